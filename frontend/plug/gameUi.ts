/** How a game plugs into the table page. The page knows no game; a game's UI knows no network. */
import type { Component, JSX } from 'solid-js'
import type { Decision, GameRules } from '../../shared/engine/game.ts'
import type { RuleId, Seat, Seq, Shown, Tagged, Viewer } from '../../shared/engine/ids.ts'
import type { GameMeta, Language } from '../../shared/engine/meta.ts'
import type { Prediction } from '../../shared/engine/predict.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import type { Scene } from '../kit/stage.tsx'

/** All a board may touch. It never sends, never knows the network, never judges. Every member is reactive. */
export interface TableModel<State, Move extends Tagged, Event extends Tagged> {
  /** What the viewer knows, staged moves included, as far as the animation has come. */
  view(): Shown<State>
  /** What the viewer knows before it has been shown: of it `legal`, `whyNot` and `preview` speak. */
  truth(): Shown<State>
  me(): Viewer
  /** What a seat is called here: a person's name, or a bot's. */
  nameOf(seat: Seat): string
  decisions(): readonly Decision[]
  /**
   * Legal moves of the viewer's seat after the staged ones; none while it is not asked or the turn is sealed. Each is
   * made when it is first asked for: where there may be thousands, who wants to know of one asks `whyNot`.
   */
  legal(): Iterable<Move>
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
  /** The past is shown: there is no tray, so what one holds is to be seen elsewhere. */
  past(): boolean
  /** Shows a refusal with its rule, as after a click on something that is not allowed. */
  explain(rejection: Rejection): void
  /** Number of the newest entry shown. */
  shownAt(): Seq
  /** Places to light, as under a hovered log line. */
  lit(): readonly string[]
  /** True once, while the game is over. */
  finished(): boolean
  /** Opens one of the game's own papers, by its id. */
  openPaper(id: string): void
  /** Brings the board into view, and a place of it as large as a thumb; null: the board as it is. */
  closeTo(anchor: string | null): void
  /** Explains a thing that a person who does not hover has to do with: its card opens by itself, once for each `topic`. */
  introduce(anchor: string, topic: string): void
}

export type { Scene }

/** One thing that travels. Anchors are the values of `data-anchor` attributes on elements of the page. */
export interface Motion {
  readonly piece: () => JSX.Element
  readonly from: string
  readonly to: string
  /** Milliseconds, 300 to 600; less of what is seen in passing. */
  readonly lasts: number
  /** The view once it has landed, where what else comes of its fact flies only then: as off a building that stands. */
  readonly stands?: object
}

export interface LogLine {
  readonly text: string
  /** Instead of it where there is no room for what always comes of such a deed. */
  readonly inShort?: string
  /** Whose act it is. */
  readonly seat: Viewer
  /** Anchors on the board that it concerns. */
  readonly places: readonly string[]
  /** Those of them where what was done can still be seen, ringed until one's next turn; without it, all of them. */
  readonly marks?: readonly string[]
  /** Whose pieces were lost at the first of its places, as often as they were: counted there until one's next act. */
  readonly lost?: readonly Seat[]
  /** The thing whose card it opens; without it, the first of its places. */
  readonly about?: string
  /** How it was done, or what always follows: told by the log, and not where there is room for what was done alone. */
  readonly isDetail?: boolean
  /** What a turn is known by, as what was bought in it: told first where there is no room for all that was done. */
  readonly isMain?: boolean
  /** Of facts of one answer that are told in one line: that line, if the one before it is of them too. */
  readonly after?: (before: LogLine | undefined) => LogLine | null
  /** A round begins with it: what was done before is no news any more. */
  readonly isRound?: boolean
}

/** One line of an information card: a pictogram and what it counts. */
export interface CardFigure {
  /** Part of a drawing, on 40 x 40 around 0, 0. */
  readonly mark: () => JSX.Element
  readonly text: string
}

/** What there is to know of a thing on the page: a place, tile, card, building, piece, seat or icon. */
export interface CardInfo {
  readonly name: string
  /** What sort of thing it is, in a word or two. */
  readonly kind: string
  /** The thing itself, drawn by the game's own art: one element of HTML or SVG. */
  readonly picture: () => JSX.Element
  /** What it costs, what it brings, who has it: figures come from the components and tables that the rules use. */
  readonly figures: readonly CardFigure[]
  /** Of a line of the score sheet that is no plain count: what the sum of each seat is made of. */
  readonly parts?: readonly (readonly CardFigure[])[]
  /** What it does, in one sentence. */
  readonly text?: string
  /** Paragraphs of the rulebook that tell more, the most telling first. */
  readonly rules: readonly [RuleId, ...RuleId[]]
  /** The place on the board that it speaks of, where the card is opened from elsewhere. */
  readonly place?: string
  /** One of the game's papers that lists all of its kind. */
  readonly paper?: string
}

/**
 * The card of a thing, by its anchor: the value of `data-anchor`, or of `data-card` where an element speaks of a thing
 * without being it. Null for what has none of its own.
 */
export type Cards<State, Move extends Tagged, Event extends Tagged> = (
  anchor: string,
  table: TableModel<State, Move, Event>,
) => CardInfo | null

/** A paper of the game's own beside log and chat: a pile looked through, a list of all buildings. */
export interface Paper<State, Move extends Tagged, Event extends Tagged> {
  readonly id: string
  name(): string
  readonly Body: Component<{ table: TableModel<State, Move, Event> }>
}

/** A paragraph of the rulebook for players. */
export interface RuleText {
  readonly id: RuleId
  /** Rules that it tells beside its own: a refusal that cites one of them leads here. */
  readonly covers?: readonly RuleId[]
  /** Stands on the player aid too: what one looks up while playing; on that of tables with these options alone. */
  readonly aid?: true | Readonly<Record<string, string>>
  /** Begins a chapter. */
  readonly chapter?: string
  readonly title: string
  readonly text: string
  /** A case of it with its figures, in digits: they are worked out by the game's own scoring in a test. */
  readonly example?: string
  /** One of the game's pictures, by its name. */
  readonly picture?: string
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

export interface GameUi<State, Move extends Tagged, Event extends Tagged> {
  readonly Board: Component<{ table: TableModel<State, Move, Event> }>
  /** The tray at the board's lower edge: what the viewer holds, and the acts that need no place. */
  readonly Hand: Component<{ table: TableModel<State, Move, Event> }>
  /** What a seat has, under its name in the rail (or behind its chip on a phone). */
  readonly Holdings: Component<{ table: TableModel<State, Move, Event>; seat: Seat }>
  /** What of a seat nobody may overlook, always in its chip where `Holdings` is behind it; left out: its points alone. */
  readonly Glance?: Component<{ table: TableModel<State, Move, Event>; seat: Seat }>
  /** A small sign beside the name of a seat, in its chip: as of who starts. */
  Sign?(props: { readonly table: TableModel<State, Move, Event>; readonly seat: Seat }): JSX.Element
  /** How far a seat has come, in its chip: where that is told by other things than points, which is left out then. */
  readonly Progress?: Component<{ table: TableModel<State, Move, Event>; seat: Seat }>
  /** One figure for a seat's chip: its points. */
  points(view: Shown<State>, seat: Seat): number
  /** "Round 3 of 10": `isNow`, for the bar, where what is known of the end may stand beside it; else of a moment that is told of. */
  round(view: Shown<State>, isNow: boolean): string
  /** Who must do what, in one sentence with a verb. */
  status(table: TableModel<State, Move, Event>): string
  /** One readable line, or null for a fact that another line tells already. */
  describe(event: Shown<Event>, before: Shown<State>, nameOf: (seat: Seat) => string): LogLine | null
  /** A move in words, for the list of legal moves and the staged turn. */
  nameMove(move: Move, view: Shown<State>, nameOf: (seat: Seat) => string): string
  /** For a line of the turn in hand, where the board shows what is left unsaid; left out: its whole name. */
  briefMove?(move: Move, view: Shown<State>, nameOf: (seat: Seat) => string): string
  /** What a move does, without what it is done with, where others are told beside it; left out: its whole name. */
  nameAct?(move: Move, view: Shown<State>, nameOf: (seat: Seat) => string): string
  /** What moves of a type do, as the heading of their list. */
  nameKind(type: Move['type']): string
  motions(event: Shown<Event>, before: Shown<State>, me: Viewer): readonly Motion[]
  /**
   * What is seen of a fact where nothing flies, played over the board before its motions; null or left out: nothing.
   * `earlier` are the facts that the same act told before it. `frontend/plug/scenes` has makers: dice, a path, cards
   * shown, a card torn, an arrival, a title.
   */
  scene?(
    event: Shown<Event>,
    before: Shown<State>,
    me: Viewer,
    nameOf: (seat: Seat) => string,
    earlier: readonly Shown<Event>[],
  ): Scene | null
  /** A sentence that says what would make it legal. */
  refusal(rejection: Rejection): string
  /** Text of a score line's `what`; beside a figure as that is said with it. */
  scoreLine(what: string, beside?: number): string
  /** The view as it would be if all that is still to score were scored now; left out where points count at once. */
  ifScored?(view: Shown<State>): Shown<State>
  /** It is being scored, or has been for now, and what has been would count again; or that is kept. */
  isScored?(view: Shown<State>): boolean
  /** Says that who would win is left for the scoring to tell, while it is so; null otherwise, left out where it never is. */
  kept?(view: Shown<State>): string | null
  /** Name of the scoring `round` counts. */
  scoreRound(round: number): string
  /** Drawn when first opened: their bodies are best loaded then. */
  readonly papers: readonly Paper<State, Move, Event>[]
}

/** A drawing of the rulebook: `nameOf` is the name on the information card of a thing, null before it is known. */
export type BookDrawing = Component<{ nameOf(anchor: string): string | null }>

/** What `frontend/games/<id>/ui.tsx` exports as `plug`. */
export interface GamePlug<State, Move extends Tagged, Event extends Tagged, Options, Texts> {
  readonly meta: GameMeta
  readonly rules: GameRules<State, Move, Event, Options>
  texts(language: Language): Promise<Texts>
  /** The rulebook for players, in the order of reading. */
  rulebook(language: Language): Promise<readonly RuleText[]>
  /** Drawings for the rulebook, of the game's own pieces. */
  pictures(): Promise<Readonly<Record<string, BookDrawing>>>
  /** Information cards: asked for when somebody first points at a thing. */
  cards(language: Language): Promise<Cards<State, Move, Event>>
  create(texts: () => Texts): GameUi<State, Move, Event>
}

export type AnyPlug = GamePlug<object, Tagged, Tagged, object, unknown>
export type AnyUi = GameUi<object, Tagged, Tagged>
export type AnyTableModel = TableModel<object, Tagged, Tagged>
export type AnyPaper = Paper<object, Tagged, Tagged>
