/** Plays whole games between bots, always through the real table, and counts. */
import { bots as levels } from '../../shared/bots/bots.ts'
import { type AnyGame, type Decision, legalMoves } from '../../shared/engine/game.ts'
import { type Seat, seatOf, seatsOf, type Tagged } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import { type Random, randomAt, type Seed, seedOf } from '../../shared/engine/random.ts'
import { openTable, type Table } from '../../shared/engine/table.ts'
import { greedy1 } from './greedy1.ts'
import { allOf, type AnyTally, byTypeAlone, countedAs } from './tallies/tally.ts'

/** Those that people may choose, and the yardstick. */
export const bots = { ...levels, greedy1 }
export type Level = keyof typeof bots

export interface Plan {
  readonly game: AnyGame
  readonly options: object
  /** A bot for each seat. */
  readonly bots: readonly Level[]
  readonly games: number
  readonly seed: number
  /** Game g seats the bots g places further round. */
  readonly rotate: boolean
  /** Holds every state to the pieces' census, and every question to a legal move. */
  readonly check: boolean
  /** Turns after which a game counts as not finished. */
  readonly longest: number
  /** Turns at the beginning that are drawn at random: bots without chance would else play one game again and again. */
  readonly opening?: number
  /** What facts are counted as; left out: by type. */
  readonly tally?: AnyTally
}

interface Spread {
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** How often something happens in a finished game on average, and in a round of it where it has rounds. */
interface Rate {
  readonly inGame: number
  readonly inRound: number | null
}

/** What a plan comes to. A shared first place is shared among its winners. */
export interface Report {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly bots: readonly Level[]
  readonly seed: number
  readonly rotate: boolean
  readonly games: number
  readonly finished: number
  /** Moves in a finished game. */
  readonly moves: Pick<Spread, 'mean' | 'max'>
  /** Rounds in a finished game; null in a game without them. */
  readonly rounds: Pick<Spread, 'mean' | 'max'> | null
  /** Questions put to seats, and of each kind on average in a finished game. */
  readonly questions: Rate & { readonly byKind: Readonly<Record<string, number>> }
  /** How often somebody is asked who was not asked just before: then others begin to wait for them. */
  readonly changes: Rate
  readonly wins: {
    readonly bySeat: readonly number[]
    readonly byBot: Readonly<Record<string, number>>
    /** From the start player round the table; null in a game that draws none. */
    readonly byPlace: readonly number[] | null
    /** By what decided them, as the outcome says. */
    readonly byWay: Readonly<Record<string, number>>
  }
  /** Final points of a seat, over all seats. */
  readonly points: Spread
  readonly pointsBySeat: readonly number[]
  /** Share of the wins that went to the start player, less 1 / seats; null in a game that has none. */
  readonly firstSeatAdvantage: number | null
  /** Facts told in a finished game on average, by what they are counted as; 0 for what might be and never was. */
  readonly told: Readonly<Record<string, number>>
  /** States and questions looked at, with `check`. */
  readonly checked: number
}

/** What is counted of one game: all that a report is made of, in plain figures and words. */
export interface Played {
  readonly finished: boolean
  readonly moves: number
  readonly rounds: number | null
  /** The kind of each. */
  readonly questions: readonly string[]
  readonly changes: number
  readonly way: string
  readonly first: Seat | null
  readonly levels: readonly Level[]
  readonly points: readonly number[]
  readonly winners: readonly Seat[]
  readonly told: readonly string[]
  readonly checked: number
}

/** The game's seed, and a stream of the bots' own that shares nothing with it. */
const seedsOf = (seed: number, game: number): { readonly table: Seed; readonly bots: Seed } => {
  const number = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
  const of = (stream: number): Seed => seedOf(number(stream, 32) + number(seed, 16) + number(game, 16))
  return { table: of(1), bots: of(2) }
}

class Broken extends Error {
  override name = 'Broken'
}

/** Throws where pieces appear or vanish, or where somebody is asked who cannot move. */
const checkState = (game: AnyGame, state: object, census: Readonly<Record<string, number>>): void => {
  const now = game.census(state)
  for (const [what, count] of Object.entries({ ...census, ...now }))
    if (count < 0 || count !== census[what] || count !== now[what])
      throw new Broken(`${what}: ${census[what]} at first, ${now[what]} now`)
  for (const { seat, kind } of game.decisions(state))
    if (legalMoves(game, state, seat).length === 0)
      throw new Broken(`seat ${seat} is asked for ${kind} and has no legal move`)
}

const playTurn = (
  game: AnyGame,
  table: Table<object, Tagged, Tagged>,
  levelOf: (seat: Seat) => Level,
  random: Random,
) => {
  const [asked] = table.decisions()
  if (asked === undefined) return false
  const move = bots[levelOf(asked.seat)](game, table.view(asked.seat), asked.seat, random)
  const played = table.play(asked.seat, { cid: table.seq, decision: asked.key, moves: [move] }, 0)
  if (!played.ok) throw new Broken(`a bot’s move was refused: ${JSON.stringify([move, played.error])}`)
  return true
}

/** The seat that the setup drew; who is asked first says nothing where all choose at once. */
const startSeatOf = (table: Table<object, Tagged, Tagged>): Seat | null => {
  const drawn = table.log.flatMap((entry) => eventsOf(entry)).find(({ type }) => type === 'startPlayerDrawn')
  return drawn !== undefined && 'seat' in drawn && typeof drawn.seat === 'number' ? seatOf(drawn.seat) : null
}

/** Counts what is asked of whom, from one look at the table to the next. */
const askedOf = () => {
  let before: readonly Decision[] = []
  const counted: { questions: string[]; changes: number } = { questions: [], changes: 0 }
  return {
    counted,
    look(now: readonly Decision[]): void {
      const isNew = ({ seat, key }: Decision): boolean =>
        !before.some((old) => old.seat === seat && old.key === key)
      counted.questions.push(...now.filter(isNew).map(({ kind }) => kind))
      if (now.some(({ seat }) => !before.some((old) => old.seat === seat))) counted.changes++
      before = now
    },
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const playToEnd = (plan: Plan, number: number): Played => {
  const { game, tally = byTypeAlone } = plan
  const seats = plan.bots.length
  const seeds = seedsOf(plan.seed, number)
  const turned = plan.rotate ? number % seats : 0
  const levels = plan.bots.map((_, seat) => plan.bots[(seat + turned) % seats] as Level)
  const table = openTable(game, { seats, options: plan.options, seed: seeds.table })
  table.begin(0)
  const first = startSeatOf(table)
  if (table.decisions().length === 0) throw new Broken('nobody is asked after the setup')
  const census = game.census(table.state)
  let moves = 0
  let checked = 0
  const asked = askedOf()
  const levelOf = (seat: Seat): Level => (moves < (plan.opening ?? 0) ? 'random' : (levels[seat] ?? 'random'))
  for (;;) {
    asked.look(table.decisions())
    if (plan.check) {
      checkState(game, table.state, census)
      checked++
    }
    // Each turn has chance of its own, so that one bot's draws do not move another's.
    if (moves === plan.longest || !playTurn(game, table, levelOf, randomAt(seeds.bots, table.seq))) break
    moves++
  }
  const outcome = game.outcome(table.state)
  return {
    finished: outcome !== null,
    moves,
    rounds: game.rounds?.(table.state) ?? null,
    ...asked.counted,
    way: outcome?.why.what ?? '',
    first,
    levels,
    points: game.scores(table.state).map((lines) => sumOf(lines.map(({ points }) => points))),
    winners: outcome?.ranking[0] ?? [],
    told: table.log.flatMap((entry) => eventsOf(entry)).flatMap((event) => countedAs(tally, event)),
    checked,
  }
}

/** Plays one game of a plan. Throws on a broken invariant, naming game and seed. */
export const playGame = (plan: Plan, number: number): Played => {
  try {
    return playToEnd(plan, number)
  } catch (thrown) {
    throw new Error(`game ${number} of seed ${plan.seed}: ${String(thrown)}`, { cause: thrown })
  }
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sumOf(numbers) / numbers.length
const rounded = (value: number): number => Math.round(value * 1000) / 1000
const maxOf = (numbers: readonly number[]): number =>
  numbers.reduce((most, number) => Math.max(most, number), 0)

/** How often each label comes in a finished game on average. */
const countsIn = (
  over: readonly Played[],
  labels: (game: Played) => readonly string[],
  all: readonly string[] = [],
): Record<string, number> => {
  const counts: Record<string, number> = Object.fromEntries(all.map((label) => [label, 0]))
  for (const label of over.flatMap(labels)) counts[label] = (counts[label] ?? 0) + 1
  const sorted = Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([label, count]) => [label, rounded(count / over.length)]))
}

/** What the games of a plan come to. */
export const reportOf = (plan: Plan, played: readonly Played[]): Report => {
  const seats = plan.bots.length
  const over = played.filter(({ finished }) => finished)
  const share = (wins: (game: Played, seat: Seat) => boolean): number =>
    sumOf(over.map((game) => game.winners.filter((seat) => wins(game, seat)).length / game.winners.length))
  const points = over.flatMap((game) => game.points)
  const rounds = over.flatMap((game) => game.rounds ?? [])
  const rate = (count: (game: Played) => number): Rate => {
    const all = sumOf(over.map(count))
    return {
      inGame: rounded(all / Math.max(1, over.length)),
      inRound: rounds.length === 0 ? null : rounded(all / sumOf(rounds)),
    }
  }
  const byPlace = over.some(({ first }) => first === null)
    ? null
    : seatsOf(seats).map((place) => share(({ first }, seat) => seat === ((first ?? 0) + place) % seats))
  const ways = [...new Set(over.map(({ way }) => way))].toSorted()
  return {
    game: plan.game.id,
    options: plan.options,
    seats,
    bots: plan.bots,
    seed: plan.seed,
    rotate: plan.rotate,
    games: plan.games,
    finished: over.length,
    moves: {
      mean: rounded(meanOf(over.map(({ moves }) => moves))),
      max: maxOf(over.map(({ moves }) => moves)),
    },
    rounds: rounds.length === 0 ? null : { mean: rounded(meanOf(rounds)), max: maxOf(rounds) },
    questions: {
      ...rate((game) => game.questions.length),
      byKind: countsIn(over, ({ questions }) => questions),
    },
    changes: rate((game) => game.changes),
    wins: {
      bySeat: seatsOf(seats).map((seat) => rounded(share((_, winner) => winner === seat))),
      byBot: Object.fromEntries(
        [...new Set(plan.bots)].map((level) => [
          level,
          rounded(share(({ levels }, seat) => levels[seat] === level)),
        ]),
      ),
      byPlace: byPlace?.map(rounded) ?? null,
      byWay: Object.fromEntries(
        ways.map((way) => [way, over.filter((game) => game.way === way).length] as const),
      ),
    },
    points: {
      mean: rounded(meanOf(points)),
      min: points.reduce((least, number) => Math.min(least, number), points[0] ?? 0),
      max: points.reduce((most, number) => Math.max(most, number), points[0] ?? 0),
    },
    pointsBySeat: seatsOf(seats).map((seat) => rounded(meanOf(over.map((game) => game.points[seat] ?? 0)))),
    firstSeatAdvantage:
      byPlace === null ? null : rounded((byPlace[0] ?? 0) / Math.max(1, over.length) - 1 / seats),
    told: countsIn(over, ({ told }) => told, over.length === 0 ? [] : allOf(plan.tally ?? byTypeAlone)),
    checked: sumOf(played.map(({ checked }) => checked)),
  }
}

/** Plays the plan: the same plan gives the same report. */
export const simulate = (plan: Plan, told: (done: number, all: number) => void = () => undefined): Report => {
  const played: Played[] = []
  for (let number = 0; number < plan.games; number++) {
    played.push(playGame(plan, number))
    told(number + 1, plan.games)
  }
  return reportOf(plan, played)
}
