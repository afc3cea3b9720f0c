import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js'
import type { Seat } from '../../shared/engine/ids.ts'
import type { TableAct, Why } from '../../shared/protocol/messages.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import { createSession, type Session } from '../net/session.ts'
import { createTable } from '../table/createTable.ts'
import { Game } from '../table/Game.tsx'
import type { AnyPlug } from '../table/gameUi.ts'
import { nameAt } from '../table/names.ts'
import { Waiting } from '../table/Waiting.tsx'
import { noteTable, tokenFor } from './identity.ts'
import { language, t } from './language.ts'
import Missing from './Missing.tsx'
import { openTableAndGo } from './newTable.ts'
import { loadPlug } from './plugs.ts'
import { SiteBar } from './SiteBar.tsx'

const linkWords = (session: Session): string => {
  const link = session.link()
  switch (link) {
    case 'open':
    case 'gone':
      return ''
    case 'connecting':
      return t().link.connecting
    case 'lost':
    case 'noHello':
      return t().link.lost
    case 'full':
      return t().link.full
    case 'moved':
      return t().link.moved
    case 'flood':
      return t().link.flood
    case 'clientTooOld':
    case 'serverTooOld':
    case 'badFrame':
    case 'tooBig':
      return t().link.broken
  }
}

/** A refusal of an act at the table is always a key of the house: rules refuse moves only. */
const wordsFor = (why: Why): string => (typeof why === 'string' ? t().why[why] : '')

/** A table under way or finished, once its game has been loaded. */
const InPlay = (props: {
  session: Session
  plug: AnyPlug
  texts: unknown
  info: TableInfo
  token: string
}) => {
  // The dictionary is swapped under the screen when the language changes; the table and its staged turn stay.
  const ui = props.plug.create(() => props.texts)
  const nameOf = (seat: Seat): string => nameAt(props.session.info() ?? props.info, seat)
  const table = createTable(props.plug.rules, ui, props.session, props.info, nameOf)
  const meta = registry[props.info.game]?.meta
  const playAgain = (): void => {
    const others = props.info.seats.filter((seat) => seat.kind === 'bot')
    const onlyBots = others.length === props.info.seats.length - 1
    const wish = {
      seats: props.info.seats.length,
      options: props.info.options,
      bots: onlyBots ? 'greedy' : null,
    } as const
    void openTableAndGo(props.info.game, wish)
  }
  return (
    <Game
      table={table}
      plug={props.plug}
      info={props.info}
      name={meta?.name[language()] ?? props.info.game}
      linkTrouble={linkWords(props.session)}
      seatLink={
        props.session.you() === null ? null : `${location.origin}${location.pathname}#s=${props.token}`
      }
      callStandIn={(seat) => void props.session.act({ act: 'standIn', seat })}
      playAgain={playAgain}
    />
  )
}

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
      if (you !== null && played !== undefined) noteTable({ id: props.id, game: played, at: Date.now() })
    }),
  )
  const waiting = () => {
    const info = session.info()
    const meta = info === null ? undefined : registry[info.game]?.meta
    return info?.stage === 'waiting' && meta !== undefined ? { info, meta } : null
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
      <Match when={waiting()}>
        {(at) => (
          <>
            <SiteBar />
            <Waiting info={at().info} meta={at().meta} you={session.you()} trouble={why()} act={act} />
          </>
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
