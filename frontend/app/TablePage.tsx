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

const fetchGame = async (game: string): Promise<void> => {
  const [plug] = await Promise.all([loadPlug(game), import('./InPlay.tsx'), startTableWords()])
  await plug?.texts(language())
}

export default function TablePage(props: { id: string }) {
  const token = tokenFor(props.id)
  const session = createSession(props.id, token)
  onCleanup(() => session.end())
  const [trouble, setTrouble] = createSignal<Why | null>(null)
  const game = createMemo(() => session.info()?.game)
  const isWaiting = createMemo(() => session.info()?.stage === 'waiting')
  const [plug] = createResource(() => (isWaiting() ? undefined : game()), loadPlug)
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
  // While people come: the game is there when it starts, and the waiting room has not had to wait for it.
  createEffect(() => {
    if (!isWaiting()) return
    const soon = setTimeout(() => void fetchGame(game() ?? ''), 1000)
    onCleanup(() => clearTimeout(soon))
  })
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
  /** All goes well, it only takes its time: until the first trouble. */
  const isOpening = createMemo((was: boolean) => was && /^(connecting|open)$/.test(session.link()), true)
  return (
    <Switch
      fallback={
        <Show
          when={isOpening()}
          fallback={
            <>
              <SiteBar title="Almena" />
              <main class="page prose">
                <p role="status">{linkWords(session)}</p>
              </main>
            </>
          }
        >
          <main class="loading">
            <p role="status">{t().link.loading}</p>
          </main>
        </Show>
      }
    >
      <Match when={session.link() === 'gone'}>
        <Missing what="table" />
      </Match>
      <Match when={session.link() === 'private'}>
        <Missing what="private" />
      </Match>
      <Match when={isWaiting() && session.info()}>
        {(info) => <WaitingRoom info={info()} you={session.you()} trouble={why()} act={act} talk={session} />}
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
