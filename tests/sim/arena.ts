/**
 * The arena: how strong one bot is among others. `npm run -s arena -- --game fortaleza --seats 4 --new maestro --old
 * greedy1 --games 120 --seed 7` (`--help` for the rest). The new bot takes every seat of the same deal in turn, the old
 * one all others; where a game has little chance of its own its first round is played at random.
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Tagged } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { randomAt, type Seed, seedOf } from '../../shared/engine/random.ts'
import { openTable, type Table } from '../../shared/engine/table.ts'
import type { Bot } from '../../shared/bots/bot.ts'
import { company } from '../../shared/protocol/names.ts'
import { games } from '../kit/games.ts'
import { contenders, isContender } from './contenders.ts'
import { optionsOf, runCommand, Usage, whole } from './command.ts'

/** Answers at the beginning that are drawn at random, for each seat: of games that deal nothing. */
export const randomAnswers: Readonly<Record<string, number>> = { castillo: 1 }

export interface Match {
  readonly game: AnyGame
  readonly options: object
  readonly seats: number
  readonly challenger: Bot
  readonly champion: Bot
  readonly games: number
  readonly seed: number
}

/** What a match came to; shares of a win that is shared are parts. */
export interface Verdict {
  readonly share: number
  readonly standardError: number
  readonly games: number
  readonly fair: number
  /** Mean place, 1 the best, and mean points of the new bot and of the others. */
  readonly place: number
  readonly points: number
  readonly otherPoints: number
  /** Milliseconds of CPU for a decision of the new bot, and of the others on average. */
  readonly cpu: { readonly mean: number; readonly p95: number; readonly max: number; readonly others: number }
  readonly decisions: number
  /** Games that ended otherwise than all others. */
  readonly different: number
  /** How often the new bot made each kind of move, in a game; and the others, each. */
  readonly moves: Readonly<Record<string, readonly [own: number, others: number]>>
  readonly bySeat: readonly number[]
}

const seedsOf = (seed: number, deal: number, stream: number): Seed =>
  seedOf(
    [stream, seed, deal]
      .map((value, index) => value.toString(16).padStart(index === 0 ? 32 : 16, '0'))
      .join(''),
  )

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** One game of a match: who sat where and what came of it, in plain figures. */
export interface Sitting {
  readonly own: Seat
  readonly reward: number
  readonly place: number
  readonly points: readonly number[]
  /** Told apart by it: games that end alike were the same. */
  readonly end: string
  /** Milliseconds of CPU for each decision of the new bot, and of all others together. */
  readonly times: readonly number[]
  readonly others: number
  readonly otherTurns: number
  readonly moves: readonly (readonly [type: string, counted: readonly [own: number, others: number]])[]
}

class Count {
  readonly times: number[] = []
  others = 0
  otherTurns = 0
  readonly moves = new Map<string, [number, number]>()
  note(type: string, isOwn: boolean, spent: number): void {
    const counted = this.moves.get(type) ?? [0, 0]
    counted[isOwn ? 0 : 1]++
    this.moves.set(type, counted)
    if (isOwn) this.times.push(spent)
    else {
      this.others += spent
      this.otherTurns++
    }
  }
}

type AnyTable = Table<object, Tagged, Tagged>

const turn = (match: Match, table: AnyTable, own: Seat, deal: number, count: Count): boolean => {
  const { game, champion, challenger } = match
  const [asked] = table.decisions()
  if (asked === undefined) return false
  const opening = (randomAnswers[game.id] ?? 0) * match.seats
  const isOpening = table.seq <= opening
  // The opening is the same whoever sits where.
  const random = randomAt(seedsOf(match.seed, deal, isOpening ? 2 : 3 + own), table.seq)
  const isOwn = asked.seat === own
  const bot = isOpening ? contenders.random : isOwn ? challenger : champion
  const before = cpuNow()
  const move = bot(game, table.view(asked.seat), asked.seat, random)
  if (!isOpening) count.note(move.type, isOwn, cpuNow() - before)
  const played = table.play(asked.seat, { cid: table.seq, decision: asked.key, moves: [move] }, 0)
  if (!played.ok) throw new Error(`refused: ${JSON.stringify([move, played.error])}`)
  return true
}

/** Plays one game of a match: the same number is the same game. */
export const sit = (match: Match, number: number): Sitting => {
  const { game, seats, options } = match
  const own = seatOf(number % seats)
  const deal = Math.floor(number / seats)
  const count = new Count()
  const table = openTable(game, { seats, options, seed: seedsOf(match.seed, deal, 1) })
  table.begin(0)
  while (turn(match, table, own, deal, count))
    if (table.seq > 3 * game.longest) throw new Error('it never ends')
  const ranking = game.outcome(table.state)?.ranking ?? []
  const place = ranking.findIndex((group) => group.includes(own))
  const first = ranking[0] ?? []
  const points = game.standings(table.state).map(([figure]) => figure?.value ?? 0)
  return {
    own,
    reward: first.includes(own) ? 1 / first.length : 0,
    place: place + 1,
    points,
    end: createHash('sha256')
      .update(JSON.stringify(table.log.flatMap(eventsOf).slice(-60)))
      .digest('hex'),
    times: count.times,
    others: count.others,
    otherTurns: count.otherTurns,
    moves: [...count.moves],
  }
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
const rounded = (value: number): number => Math.round(value * 1000) / 1000

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** What the games of a match come to. */
export const verdictOf = (seats: number, sittings: readonly Sitting[]): Verdict => {
  const games = sittings.length
  const rewards = sittings.map(({ reward }) => reward)
  const share = meanOf(rewards)
  const variance = meanOf(rewards.map((reward) => (reward - share) ** 2))
  const times = sittings.flatMap((sitting) => sitting.times).toSorted((a, b) => a - b)
  const moves = Map.groupBy(
    sittings.flatMap((sitting) => sitting.moves),
    ([type]) => type,
  )
  return {
    share: rounded(share),
    standardError: rounded(Math.sqrt(variance / Math.max(1, games - 1))),
    games,
    fair: rounded(1 / seats),
    place: rounded(meanOf(sittings.map(({ place }) => place))),
    points: rounded(meanOf(sittings.map(({ own, points }) => points[own] ?? 0))),
    otherPoints: rounded(
      meanOf(sittings.map(({ own, points }) => meanOf(points.filter((_, seat) => seat !== own)))),
    ),
    cpu: {
      mean: rounded(meanOf(times)),
      p95: rounded(times[Math.floor(times.length * 0.95)] ?? 0),
      max: rounded(times.at(-1) ?? 0),
      others: rounded(
        sumOf(sittings.map(({ others }) => others)) /
          Math.max(1, sumOf(sittings.map(({ otherTurns }) => otherTurns))),
      ),
    },
    decisions: rounded(times.length / games),
    different: new Set(sittings.map(({ end }) => end)).size,
    moves: Object.fromEntries(
      [...moves].map(([type, counted]) => [
        type,
        [
          rounded(sumOf(counted.map(([, [own]]) => own)) / games),
          rounded(sumOf(counted.map(([, [, others]]) => others)) / games / (seats - 1)),
        ],
      ]),
    ),
    bySeat: Array.from({ length: seats }, (_, seat) =>
      rounded(meanOf(sittings.filter(({ own }) => own === seat).map(({ reward }) => reward))),
    ),
  }
}

/** Plays a match; `told` hears of each game. */
export const playMatch = (match: Match, told: (sitting: Sitting) => void = () => undefined): Verdict => {
  const sittings: Sitting[] = []
  for (let number = 0; number < match.games; number++) {
    const sitting = sit(match, number)
    sittings.push(sitting)
    told(sitting)
  }
  return verdictOf(match.seats, sittings)
}

const botOf = (name: string): Bot => {
  if (!isContender(name)) throw new Usage(`no bot ${name}: there are ${Object.keys(contenders).join(', ')}`)
  return contenders[name]
}

/** Who has tastes keeps them throughout. */
const withTaste =
  (bot: Bot, character: number | null): Bot =>
  (game, view, seat, random) =>
    bot(game, view, seat, random, character)

interface Given {
  readonly meta: GameMeta
  readonly rules: () => Promise<AnyGame>
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'fortaleza' },
      seats: { type: 'string' },
      new: { type: 'string', default: 'maestro' },
      old: { type: 'string', default: 'greedy1' },
      games: { type: 'string', default: '120' },
      seed: { type: 'string', default: '7' },
      option: { type: 'string', multiple: true, default: [] },
      character: { type: 'string' },
      least: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    },
  })
  const found: Given | undefined = games[values.game]
  if (found === undefined)
    throw new Usage(`no game ${values.game}: there are ${Object.keys(games).join(', ')}`)
  const least = Number(values.least)
  if (!(least >= 0 && least <= 1)) throw new Usage(`--least is a share from 0 to 1, not ${values.least}`)
  const game = await found.rules()
  const verdict = playMatch(
    {
      game,
      options: optionsOf(game, found.meta, values.option),
      seats: whole(values.seats ?? String(found.meta.seats.best), 'seats', game.seats.min, game.seats.max),
      challenger: withTaste(
        botOf(values.new),
        values.character === undefined ? null : whole(values.character, 'character', 0, company.length - 1),
      ),
      champion: botOf(values.old),
      games: whole(values.games, 'games', 1, 1_000_000),
      seed: whole(values.seed, 'seed', 0, Number.MAX_SAFE_INTEGER),
    },
    ({ reward }) => process.stderr.write(reward === 1 ? '+' : reward > 0 ? '=' : '.'),
  )
  process.stderr.write('\n')
  if (verdict.share < least) {
    console.error(`the share is ${verdict.share}: ${least} is wanted`)
    process.exitCode = 1
  }
  if (values.json) return console.log(JSON.stringify({ ...values, ...verdict }))
  const { share, standardError, fair, place, points, otherPoints, cpu, decisions, different } = verdict
  console.log(
    `${values.new} among ${values.old}, ${values.game}: ${verdict.games} games, ${different} different`,
  )
  console.log(`share ${share} ± ${standardError} (fair ${fair}), by seat ${verdict.bySeat.join(' ')}`)
  console.log(`place ${place}, points ${points} against ${otherPoints}, ${decisions} decisions a game`)
  console.log(`CPU ${cpu.mean} ms, p95 ${cpu.p95}, max ${cpu.max}; others ${cpu.others}`)
  console.table(verdict.moves)
}

if (import.meta.main)
  runCommand(
    `How strong one bot is among others: the new one takes every seat of the same deals in turn, the old one all others.

  npm run arena
  --game <${Object.keys(games).join('|')}>
  --seats <n>                    the game's best number of players where it is not said
  --new <name>, --old <name>     of ${Object.keys(contenders).join(', ')} (maestro among greedy1)
  --option <name>=<value>        an option of the game (scoring=advanced), as often as wanted
  --character <n>                the new bot is this one of the company, with its tastes (0 to ${company.length - 1})
  --least <share>                ends with 1 where it wins less than that, from 0 to 1
  --games <n>, --seed <n>        how many (120), and what deals they are (7): the same line plays the same games

  --json                         the last line is one JSON object: share, standardError, games, places, points, CPU

How far it is goes to the errors: + won, = shared, . lost.`,
    main,
  )
