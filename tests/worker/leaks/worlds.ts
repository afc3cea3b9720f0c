/**
 * Two worlds that differ in nothing but what one seat hides: faces that it alone knows lie elsewhere, or it has chosen
 * otherwise in secret. Both go on by the same turns, as long as nothing of it is revealed.
 */
import { copy, same } from '../../../shared/engine/copy.ts'
import { type AnyGame, someLegalMoves } from '../../../shared/engine/game.ts'
import type { Seat, Tagged, Viewer } from '../../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf } from '../../../shared/engine/log.ts'
import type { Random } from '../../../shared/engine/random.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { openTable, type TableSetting } from '../../../shared/engine/table.ts'
import {
  exchange,
  hiddenFaces,
  secretsFrom,
  shuffledFaces,
  staysClosed,
  stringsIn,
} from '../../laws/permute.ts'
import type { Playthrough } from '../../laws/playthrough.ts'

/** A turn that is played in both worlds: with the same moves, but for those of who hides something. */
export interface TwinTurn {
  readonly seat: Seat
  readonly decision: string
  readonly moves: readonly [readonly Tagged[], readonly Tagged[]]
  /** Seats that are refused when they try the first world's moves themselves. */
  readonly triers: readonly Seat[]
  /** Seats that are asked when it is over. */
  readonly asked: readonly Seat[]
}

export interface Twins {
  readonly kind: 'faces' | 'choice'
  readonly game: AnyGame
  readonly setting: TableSetting<object>
  /** Who hides it. */
  readonly hider: Seat
  /** What both tables have in their logs when people come. */
  readonly logs: readonly [readonly AnyEntry[], readonly AnyEntry[]]
  readonly turns: readonly TwinTurn[]
}

/** A turn in which a seat does something that is not for all to see, and that seat; null where there is none. */
export const secretTurn = ({ turns }: Playthrough, random: Random): { at: number; seat: Seat } | null => {
  const secret = turns.flatMap(({ entry }, at) =>
    entry.events.some((event) => secretsFrom(event, null).length > 0) ? [{ at, seat: entry.seat }] : [],
  )
  return secret[random.below(Math.max(1, secret.length))] ?? null
}

const othersOf = ({ seats }: Playthrough, hider: Seat): Viewer[] => [
  ...seats.filter((seat) => seat !== hider),
  null,
]

/** As far as both worlds take the same turns, with the moves that the second one makes of them. */
const together = (
  { game, setting, turns, seats }: Playthrough,
  from: number,
  to: number,
  log: readonly AnyEntry[],
  movesOf: (turn: number) => readonly Tagged[],
  mayGoOn: (turn: number, told: readonly Tagged[], state: object) => boolean = () => true,
): TwinTurn[] => {
  const table = openTable(game, setting, copy(log) as never)
  const found: TwinTurn[] = []
  for (let at = from; at < to; at++) {
    const turn = turns[at]
    if (turn === undefined) break
    const { seat } = turn.entry
    const moves = movesOf(at)
    const played = table.play(seat, { cid: at + 1, decision: turn.key, moves }, at)
    if (!played.ok || !mayGoOn(at, eventsOf(played.value), table.state)) break
    // What is over is open to all.
    if (game.decisions(table.state).length === 0 || game.decisions(turn.after).length === 0) break
    const [first] = turn.moves
    const triers = seats.filter((one) => first !== undefined && game.check(turn.before, one, first) !== null)
    const asked = game.decisions(table.state).map((decision) => decision.seat)
    found.push({ seat, decision: turn.key, moves: [turn.moves, moves], triers, asked })
  }
  return found
}

/** What this seat alone knows lies elsewhere, among what all others have never seen up to `to`. */
export const otherFaces = (
  play: Playthrough,
  hider: Seat,
  from: number,
  most: number,
  random: Random,
): Twins | null => {
  const { game, setting, table, turns } = play
  const begin = turns[from]
  if (begin === undefined) return null
  const to = Math.min(turns.length, from + most)
  const seen = new Set<string>()
  for (const viewer of othersOf(play, hider)) {
    stringsIn(conceal(table.log.slice(0, to + 1), viewer), seen)
    stringsIn(conceal(begin.before, viewer), seen)
  }
  const closed = hiddenFaces(begin.before, null).filter((face) => !seen.has(face))
  const map = shuffledFaces(closed, random, game.kindOf)
  const own = stringsIn(conceal(begin.before, hider))
  if (!closed.some((face) => own.has(face) && map.get(face) !== face)) return null
  const before = table.log.slice(0, from + 1)
  const twin = exchange(before, map)
  const moves = (at: number): readonly Tagged[] => {
    const turn = turns[at]!
    return turn.entry.seat === hider ? exchange(turn.moves, map) : turn.moves
  }
  const shared = together(play, from, to, twin, moves)
  return shared.length === 0
    ? null
    : { kind: 'faces', game, setting, hider, logs: [before, twin], turns: shared }
}

const openly = (events: readonly Tagged[], viewer: Viewer): readonly Tagged[] =>
  events.filter((event) => secretsFrom(event, viewer).length === 0)
const typesOf = (events: readonly Tagged[]): string => events.map(({ type }) => type).join()

/**
 * The seat chooses otherwise, in secret: all that is openly told of it is the same, nobody else sees another position,
 * and what is hidden stays so.
 */
export const otherChoice = (play: Playthrough, from: number, most: number, random: Random): Twins | null => {
  const { game, setting, table, turns } = play
  const first = turns[from]
  if (first === undefined) return null
  const hider = first.entry.seat
  const others = othersOf(play, hider)
  if (!others.every((viewer) => secretsFrom(first.entry.events, viewer).length > 0)) return null
  const before = table.log.slice(0, from + 1)
  const looksAlike = (told: readonly Tagged[], of: readonly Tagged[]): boolean =>
    typesOf(told) === typesOf(of) && others.every((viewer) => same(openly(told, viewer), openly(of, viewer)))
  for (const move of someLegalMoves(game, conceal(first.before, hider), hider, 12, random)) {
    const choice = [...first.moves.slice(0, -1), move]
    if (same(choice, first.moves)) continue
    const shared = together(
      play,
      from,
      Math.min(turns.length, from + most),
      before,
      (at) => (at === from ? choice : turns[at]!.moves),
      (at, told, state) =>
        looksAlike(told, turns[at]!.entry.events) &&
        // A fact that hides something may have an open side as well, as the pile on which a card is laid.
        others.every((viewer) => same(conceal(state, viewer), conceal(turns[at]!.after, viewer))) &&
        others.every((viewer) => staysClosed(first.after, turns[at]!.after, viewer)),
    )
    if (shared.length > 0)
      return { kind: 'choice', game, setting, hider, logs: [before, before], turns: shared }
  }
  return null
}
