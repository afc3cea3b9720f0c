/** How a game plugs into the table page. The page knows no game; a game's UI knows no network. */
import type { Component, JSX } from 'solid-js'
import type { Decision, GameDefinition } from '../../shared/engine/game.ts'
import type { RuleId, Seat, Seq, Shown, Tagged, Viewer } from '../../shared/engine/ids.ts'
import type { GameMeta, Language } from '../../shared/engine/meta.ts'
import type { Prediction } from '../../shared/engine/predict.ts'
import type { Rejection } from '../../shared/engine/result.ts'

/** All a board may touch. It never sends, never knows the network, never judges. Every member is reactive. */
export interface TableModel<State, Move extends Tagged, Event extends Tagged> {
  /** What the viewer knows, staged moves included, as far as the animation has come. */
  view(): Shown<State>
  me(): Viewer
  /** What a seat is called here: a person's name, or a bot's. */
  nameOf(seat: Seat): string
  decisions(): readonly Decision[]
  /** Legal moves of the viewer's seat after the staged ones; none while it is not asked or the turn is sealed. */
  legal(): readonly Move[]
  /** Why a move cannot be staged now; null if it can. */
  whyNot(move: Move): Rejection | null
  /** What a legal move would lead to, for previews of costs. */
  preview(move: Move): Prediction<State, Event>
  /** Adds a legal move to the turn in hand; an illegal one is explained to the player instead. */
  stage(move: Move): void
  /** Takes back the last staged move. */
  unstage(): void
  /** Sends the staged moves as one turn. */
  commit(): void
  staged(): readonly Move[]
  /** Nothing more can be staged: what is staged ends the question, or goes on to what only the server knows. */
  sealed(): boolean
  /** Sent, not answered yet. */
  pending(): boolean
  /** Shows a refusal with its rule, as after a click on something that is not allowed. */
  explain(rejection: Rejection): void
  /** Number of the newest entry shown. */
  shownAt(): Seq
  /** Places to light, as under a hovered log line. */
  lit(): readonly string[]
  /** True once, while the game is over. */
  finished(): boolean
}

/** One thing that travels. Anchors are the values of `data-anchor` attributes on elements of the page. */
export interface Motion {
  readonly piece: () => JSX.Element
  readonly from: string
  readonly to: string
  /** Milliseconds, 300 to 600. */
  readonly lasts: number
}

export interface LogLine {
  readonly text: string
  /** Whose act it is. */
  readonly seat: Viewer
  /** Anchors on the board that it concerns. */
  readonly places: readonly string[]
}

export interface RuleText {
  readonly id: RuleId
  readonly title: string
  readonly text: string
}

export interface GameUi<State, Move extends Tagged, Event extends Tagged> {
  readonly Board: Component<{ table: TableModel<State, Move, Event> }>
  /** The tray at the board's lower edge: what the viewer holds, and the acts that need no place. */
  readonly Hand: Component<{ table: TableModel<State, Move, Event> }>
  /** What a seat has, under its name in the rail (or behind its chip on a phone). */
  readonly Holdings: Component<{ table: TableModel<State, Move, Event>; seat: Seat }>
  /** One figure for a seat's chip: its points. */
  points(view: Shown<State>, seat: Seat): number
  /** "Round 3 of 10", for the bar. */
  round(view: Shown<State>): string
  /** Who must do what, in one sentence with a verb. */
  status(table: TableModel<State, Move, Event>): string
  /** One readable line, or null for a fact that another line tells already. */
  describe(event: Shown<Event>, before: Shown<State>, nameOf: (seat: Seat) => string): LogLine | null
  /** A move in words, for the list of legal moves and the staged turn. */
  nameMove(move: Move, view: Shown<State>, nameOf: (seat: Seat) => string): string
  motions(event: Shown<Event>, before: Shown<State>, me: Viewer): readonly Motion[]
  /** A sentence that says what would make it legal. */
  refusal(rejection: Rejection): string
  /** Text of a score line's `what`. */
  scoreLine(what: string): string
  /** Name of the scoring `round` counts. */
  scoreRound(round: number): string
}

/** What `frontend/games/<id>/ui.tsx` exports as `plug`. */
export interface GamePlug<State, Move extends Tagged, Event extends Tagged, Options, Texts> {
  readonly meta: GameMeta
  readonly rules: GameDefinition<State, Move, Event, Options>
  texts(language: Language): Promise<Texts>
  /** The rulebook for players, in the order of reading. */
  rulebook(language: Language): Promise<readonly RuleText[]>
  create(texts: () => Texts): GameUi<State, Move, Event>
}

export type AnyPlug = GamePlug<object, Tagged, Tagged, object, unknown>
export type AnyUi = GameUi<object, Tagged, Tagged>
export type AnyTable = TableModel<object, Tagged, Tagged>
