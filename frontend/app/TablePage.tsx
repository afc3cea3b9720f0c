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
  Suspense,
  Switch,
} from 'solid-js'
import type { TableAct, Why } from '../../shared/protocol/messages.ts'
import { createSession } from '../net/session.ts'
import { isPast } from '../kit/past.ts'
import { keepToken, keptToken, noteTable, takeCarried, tokenFor } from '../kit/identity.ts'
import { language, t, worded } from '../kit/language.ts'
import { startTableWords } from '../table/words.ts'
import { linkWords } from './linkWords.ts'
import { loadPlug } from '../plug/plugs.ts'

const Missing = lazy(() => import('./Missing.tsx'))
const Unconnected = lazy(() => import('./Unconnected.tsx'))
const WaitingRoom = worded(
  () => import('./WaitingRoom.tsx'),
  (part) => part.WaitingRoom,
)
const InPlay = lazy(async () => {
  const [part] = await Promise.all([import('./InPlay.tsx'), startTableWords()])
  return { default: part.InPlay }
})

/** Which of two keys is this browser's: asked, since the other would be lost. */
const KeyChoice = lazy(() => import('./KeyChoice.tsx'))

interface Place {
  readonly id: string
  /** Told whenever it changes: the key of the seat one sits in, or null. */
  readonly onSeat?: ((token: string | null) => void) | undefined
}

export default function TablePage(props: Place) {
  const [carried, setCarried] = createSignal<string | null>(null)
  /** A link is followed here, at first or while the page is open. */
  const arrive = (): void => {
    const [key, kept] = [takeCarried(), keptToken(props.id)]
    if (key === null || key === kept) return
    if (kept === null) keepToken(props.id, key)
    else setCarried(key)
  }
  arrive()
  addEventListener('hashchange', arrive)
  onCleanup(() => removeEventListener('hashchange', arrive))
  return (
    <Show when={carried()} keyed fallback={<Table id={props.id} onSeat={props.onSeat} />}>
      {(key) => (
        <KeyChoice
          table={props.id}
          kept={tokenFor(props.id)}
          carried={key}
          choose={(token) => {
            keepToken(props.id, token)
            setCarried(null)
          }}
        />
      )}
    </Show>
  )
}

function Table(props: Place) {
  const token = tokenFor(props.id)
  const session = createSession(props.id, token, isPast(props.id))
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
  createEffect(() => props.onSeat?.(session.you() === null ? null : token))
  const ready = createMemo(() => {
    const [loaded, words] = [plug(), texts.latest]
    return session.info() !== null && !isWaiting() && loaded && words !== undefined ? loaded : null
  })
  /** All goes well, it only takes its time: until the first trouble. */
  const isOpening = createMemo((was: boolean) => was && /^(connecting|open)$/.test(session.link()), true)
  return (
    <Switch
      fallback={
        <Show
          when={isOpening()}
          fallback={
            <Suspense fallback={<p role="status">{linkWords(session)}</p>}>
              <Unconnected said={linkWords(session)} />
            </Suspense>
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
        {(info) => (
          <WaitingRoom
            info={info()}
            you={session.you()}
            linkTrouble={linkWords(session)}
            refused={trouble()}
            act={act}
            talk={session}
          />
        )}
      </Match>
      <Match when={ready()} keyed>
        {(loaded) => (
          <Show when={session.info()}>
            {(info) => (
              <InPlay session={session} plug={loaded} texts={texts.latest} info={info()} token={token} />
            )}
          </Show>
        )}
      </Match>
    </Switch>
  )
}
