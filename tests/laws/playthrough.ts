/** One random game, kept move by move: what the laws look at. */
import { copy } from '../../shared/engine/copy.ts'
import { type AnyGame, canMove, someLegalMoves } from '../../shared/engine/game.ts'
import { type Seat, seatsOf, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { predict } from '../../shared/engine/predict.ts'
import { type Random, randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { openTable, type Table, type TableSetting } from '../../shared/engine/table.ts'
import { wasPredictable } from '../../shared/engine/undo.ts'

export interface Turn {
  readonly before: object
  readonly after: object
  readonly entry: AnyEntry & { readonly kind: 'played' }
  readonly key: string
  readonly moves: readonly Tagged[]
}

export interface Playthrough {
  readonly game: AnyGame
  readonly setting: TableSetting<object>
  readonly seats: readonly Seat[]
  readonly table: Table<object, Tagged, Tagged>
  readonly turns: readonly Turn[]
  /** Legal moves seen on the way, of any seat at any time. */
  readonly pool: readonly Tagged[]
  /** How a table is opened, and what may be taken back without asking: as the room does, unless a test breaks it. */
  readonly open: typeof openTable<object, Tagged, Tagged, object>
  readonly isFree: typeof wasPredictable<object, Tagged, Tagged, object>
  /** Chance of the law that asks: never the game's own. */
  chance(law: number): Random
}

export interface Case {
  readonly name: string
  readonly seats: number
  readonly options: object
  readonly seed: number
}

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T

/** Mostly a seat that is asked; now and then one that may act all the same. */
const someActor = (game: AnyGame, state: object, seats: readonly Seat[], random: Random): Seat | null => {
  const asked = game.decisions(state).map((decision) => decision.seat)
  if (asked.length === 0) return null
  if (random.below(4) > 0) return pick(asked, random)
  return pick(
    seats.filter((seat) => asked.includes(seat) || canMove(game, state, seat)),
    random,
  )
}

/** Now and then somebody leaves for good, where the game knows that: rarely, or no game would be played to its end. */
const someResignation = (
  table: Table<object, Tagged, Tagged>,
  game: AnyGame,
  seat: Seat,
  random: Random,
): Tagged[] => {
  if (game.resignation === undefined || random.below(60) > 0) return []
  const move = game.resignation(table.view(seat), seat)
  return move === null ? [] : [move]
}

/** A move, and sometimes another staged after it where the seat can tell what the first leads to. */
const someBatch = (
  table: Table<object, Tagged, Tagged>,
  game: AnyGame,
  seat: Seat,
  random: Random,
): Tagged[] => {
  const moves: Tagged[] = []
  let view = table.view(seat)
  do {
    const legal = someLegalMoves(game, view, seat, 1, random)
    if (legal.length === 0) break
    const move = pick(legal, random)
    moves.push(move)
    const predicted = predict(game, view, seat, move)
    if (!predicted.complete) break
    view = predicted.view
  } while (moves.length < 4 && random.below(2) === 0)
  return moves
}

/** Plays a game at random to its end, through the table. */
export const playthrough = (game: AnyGame, { seats: count, options, seed }: Case): Playthrough => {
  const setting = { seats: count, options, seed: seedFromNumber(seed) }
  const seats = seatsOf(count)
  const chance = (law: number): Random => randomAt(seedFromNumber(1_000_000 + seed), seqOf(law))
  const random = chance(0)
  const table = openTable(game, setting)
  table.begin(0)
  const turns: Turn[] = []
  const pool: Tagged[] = []
  for (let seat = someActor(game, table.state, seats, random); seat !== null;) {
    const before = copy(table.state)
    const others = someLegalMoves(game, table.view(seat), seat, 1, random)
    const leaving = someResignation(table, game, seat, random)
    const moves = leaving.length > 0 ? leaving : someBatch(table, game, seat, random)
    const key = table.decisions().find((asked) => asked.seat === seat)?.key ?? table.decisions()[0]?.key ?? ''
    const played = table.play(seat, { cid: turns.length + 1, decision: key, moves }, turns.length)
    if (!played.ok) throw new Error(`a legal move was refused: ${JSON.stringify({ seat, moves, played })}`)
    if (played.value.kind !== 'played') throw new Error('a move writes a played entry')
    turns.push({ before, after: copy(table.state), entry: played.value, key, moves })
    pool.push(...moves, ...others)
    seat = turns.length < game.longest ? someActor(game, table.state, seats, random) : null
  }
  return { game, setting, seats, table, turns, pool, open: openTable, isFree: wasPredictable, chance }
}
