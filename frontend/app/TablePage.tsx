import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js'
import type { TableAct, Why } from '../../shared/protocol/messages.ts'
import { createSession } from '../net/session.ts'
import { noteTable, tokenFor } from '../kit/identity.ts'
import { language, t } from '../kit/language.ts'
import { startTableWords } from '../table/words.ts'
import { startWaitingWords } from '../table/waitingWords.ts'
import { linkWords } from './linkWords.ts'
import { loadPlug } from './plugs.ts'
import { SiteBar } from './SiteBar.tsx'

/** A refusal of an act at the table is always a key of the house: rules refuse moves only. */
const wordsFor = (why: Why): string => (typeof why === 'string' ? t().why[why] : '')

const Missing = lazy(() => import('./Missing.tsx'))
const WaitingRoom = lazy(async () => {
  const [{ WaitingRoom }] = await Promise.all([import('./WaitingRoom.tsx'), startWaitingWords()])
  return { default: WaitingRoom }
})
const InPlay = lazy(async () => {
  const [{ InPlay }] = await Promise.all([import('./InPlay.tsx'), startTableWords()])
  return { default: InPlay }
})

export default function TablePage(props: { id: string }) {
  const token = tokenFor(props.id)
  const session = createSession(props.id, token)
  onCleanup(() => session.end())
  const [trouble, setTrouble] = createSignal<Why | null>(null)
  const game = createMemo(() => session.info()?.game)
  const [plug] = createResource(game, loadPlug)
  const [texts] = createResource(
    () => {
      const loaded = plug()
      return loaded ? { loaded, spoken: language() } : null
    },
    ({ loaded, spoken }) => loaded.texts(spoken),
  )
  const act = async (what: TableAct): Promise<boolean> => {
    const answer = await session.act(what)
    setTrouble(answer.ok ? null : answer.why)
    return answer.ok
  }
  createEffect(
    on([() => session.you(), game], ([you, played]) => {
      if (you !== null && played !== undefined)
        noteTable({ id: props.id, game: played, at: Date.now(), seat: you })
    }),
  )
  const waiting = () => {
    const info = session.info()
    return info?.stage === 'waiting' ? info : null
  }
  const ready = createMemo(() => {
    const [loaded, words] = [plug(), texts.latest]
    return session.info() !== null && session.info()?.stage !== 'waiting' && loaded && words !== undefined
      ? loaded
      : null
  })
  const why = (): string => {
    const refused = trouble()
    return refused === null ? linkWords(session) : wordsFor(refused)
  }
  return (
    <Switch
      fallback={
        <>
          <SiteBar />
          <main class="page prose">
            <p role="status">{linkWords(session) || t().link.loading}</p>
          </main>
        </>
      }
    >
      <Match when={session.link() === 'gone'}>
        <Missing what="table" />
      </Match>
      <Match when={session.link() === 'private'}>
        <Missing what="private" />
      </Match>
      <Match when={waiting()}>
        {(info) => (
          <>
            <SiteBar />
            <WaitingRoom info={info()} you={session.you()} trouble={why()} act={act} talk={session} />
          </>
        )}
      </Match>
      <Match when={ready()} keyed>
        {(loaded) => (
          <Show when={session.info()}>
            {(info) => (
              <InPlay
                session={session}
                plug={loaded}
                texts={texts.latest}
                info={info()}
                token={token}
                linkTrouble={linkWords(session)}
              />
            )}
          </Show>
        )}
      </Match>
    </Switch>
  )
}
