/** Puts a table's screen together: the same way for a live one, a record, a branch of a game, and one in a frame. */
import { createMemo, createSignal, type JSX, lazy, Show, Suspense } from 'solid-js'
import { same } from '../../shared/engine/copy.ts'
import type { AnyRules } from '../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf, type Shown } from '../../shared/engine/ids.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import type { Nudge } from '../../shared/protocol/nudge.ts'
import type { BotPace, TableInfo } from '../../shared/protocol/tableInfo.ts'
import { language, noName, t } from '../kit/language.ts'
import type { AnyPlug, AnyUi } from '../plug/gameUi.ts'
import type { Talk } from './chat/Chat.tsx'
import { nameAt } from '../../shared/protocol/names.ts'
import type { Eyes } from './model/onlooker.ts'
import { browserTheatre, isAwaitedAt, patienceAt } from './model/reel.ts'
import { createTable, type LiveTable, type TableSource } from './model/table.ts'
import { Game } from './play/Game.tsx'

// Loaded when somebody first wants to play on from a moment.
const Branch = lazy(async () => ({ default: (await import('./Branch.tsx')).Branch }))

/** What there is around a table that others sit at too. */
export interface Company {
  readonly talk: Talk
  /** Tells the table how one is told of one's turn; null where nobody is. */
  readonly nudge: ((nudge: Nudge) => Promise<boolean>) | null
  /** The address that opens one's seat elsewhere; null for who has none. */
  seatLink(): string | null
  linkTrouble(): string
  /** Does something at the table; where it is refused, that is said beside what was pressed. */
  act(what: TableAct): void
}

/** What one screen has that another has not. */
export interface ScreenParts {
  readonly plug: AnyPlug
  /** The game's words, in the language that is spoken now. */
  texts(): unknown
  info(): TableInfo
  readonly source: TableSource
  /** What is played by, where it is not the game's own rules: a branch begins in the middle. */
  readonly rules?: AnyRules
  /** Other eyes to see the game with; null while it is on. */
  eyes(): Eyes | null
  /** Null where one is alone. */
  readonly company: Company | null
  /** Sets the pace of the bots, where one may be the only person among them. */
  setPace?(pace: BotPace): void
  /** Moves since this player last looked, which are played first. */
  readonly missed: number
  playAgain(): Promise<void> | void
  /** Where this game is a branch of another: its name there, the way back, and the table that it came from first. */
  readonly branch?: { name(game: string): string; back(): void; origin(): TableInfo }
}

export const comesFrom = (parts: ScreenParts): TableInfo => parts.branch?.origin() ?? parts.info()

/** A moment that is played on from, and who plays. */
interface Fork {
  readonly view: Shown<object>
  readonly me: Seat
}

export interface Screen {
  readonly table: LiveTable
  readonly View: () => JSX.Element
}

/** The table is there at once, to be led to a moment; its view is drawn where it is put. */
export const createScreen = (parts: ScreenParts): Screen => {
  // The dictionary is swapped under the screen when the language changes; the table and its staged turn stay.
  const game = parts.plug.create(parts.texts)
  // Much is told of a table while it is played: only new names write the log anew.
  const names = createMemo(
    () => parts.info().seats.map((_, seat) => nameAt(parts.info(), seatOf(seat), language())),
    undefined,
    { equals: same },
  )
  const nameOf = (seat: Seat): string => names()[seat] ?? ''
  /** In the log, where verbs stand in the third person: who gave no name is told which of the nameless is meant. */
  const toldAs = (seat: Seat): string =>
    seat === table.me() && nameOf(seat) === noName() ? `${nameOf(seat)} (${t().site.you})` : nameOf(seat)
  const ui: AnyUi = { ...game, describe: (event, before) => game.describe(event, before, toldAs) }
  const rules = parts.rules ?? parts.plug.rules
  const theatre = browserTheatre(
    rules.id,
    () => patienceAt(parts.info(), table.me()),
    () => isAwaitedAt(parts.info(), table.me()),
  )
  const table: LiveTable = createTable(rules, ui, parts.source, parts.info(), nameOf, theatre)
  const [fork, setFork] = createSignal<Fork | null>(null)
  const name = (): string => {
    const own = parts.plug.meta.name[language()]
    return parts.branch?.name(own) ?? own
  }
  const playOn = (me: Seat): void => void setFork({ view: table.view(), me })
  const View = () => (
    <Show
      when={fork()}
      fallback={
        <Game
          table={table}
          plug={parts.plug}
          info={parts.info()}
          name={name()}
          linkTrouble={parts.company?.linkTrouble() ?? ''}
          seatLink={parts.company?.seatLink() ?? null}
          eyes={parts.eyes()}
          missed={parts.missed}
          newest={seqOf(parts.source.entries().at(-1)?.seq ?? 0)}
          talk={parts.company?.talk ?? null}
          nudge={parts.company?.nudge ?? null}
          act={(what) => parts.company?.act(what)}
          setPace={parts.setPace ?? null}
          playAgain={() => parts.playAgain()}
          playOn={playOn}
          origin={comesFrom(parts)}
          back={parts.branch?.back ?? null}
        />
      }
    >
      {(from) => (
        <Suspense>
          <Branch parts={parts} nameOf={nameOf} {...from()} back={() => setFork(null)} />
        </Suspense>
      )}
    </Show>
  )
  return { table, View }
}
