/**
 * What a game's figures are when good bots play it: `npm run -s balance -- --game castillo --games 24` writes
 * `shared/games/castillo/BALANCE.md` (`--help` for the rest). The same command gives the same figures.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { games } from '../kit/games.ts'
import { type Verdict, verdictOf } from './arena.ts'
import { type Alone, type Among, openPlayers, planOf, type Players } from './cells.ts'
import { optionsOf, progressOf, runCommand, Usage, whole } from './command.ts'
import { often, otherwise, seenIn, type Seen, type Usual, whyNever, type WithOption } from './never.ts'
import { type Report, reportOf } from './simulate.ts'

/** Games of a full run: a share by seat is then known to two or three points. */
const full = 400
/** Games of those who play at random, and of them and of *Oficiales* with each value of each option: to see what comes. */
const tried = { usual: 100, withOption: 40 } as const

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** How many games are played for each number of seats. */
export interface Counts {
  /** Of *Maestros* alone. */
  readonly games: number
  /** Of one *Maestro* or *Oficial* among the first greedy bots, and of one *Maestro* among *Oficiales*. */
  readonly maestro: number
  readonly oficial: number
  readonly above: number
  /** Of *Maestros* alone with each option that is measured besides. */
  readonly optional: number
}

/** How one bot does among others. */
export type Strength = Readonly<Record<Among, Verdict>>

export interface Measured extends Strength {
  readonly seats: number
  readonly maestros: Report
  readonly oficiales: Report
  /** Played with other options, by what they are: `scoring=advanced`. */
  readonly also: Readonly<Record<string, Strength & { readonly maestros: Report }>>
  /** What came at all, by who played, as usual and otherwise. */
  readonly usual: Usual
  readonly withOption: WithOption
}

export interface Run {
  readonly players: Players
  readonly game: string
  readonly meta: GameMeta
  readonly counts: Counts
  readonly seed: number
  /** Options to be measured beside those by default. */
  readonly also: readonly string[]
}

export const measure = async (
  { players, game, meta, counts, seed, also }: Run,
  seats: number,
): Promise<Measured> => {
  const say = (what: string) => progressOf(`${game}, ${seats} seats, ${what}`)
  const among = async (who: Among, many: number, option: readonly string[]): Promise<Verdict> => {
    const cell = { game, seats, who, seed, option }
    return verdictOf(seats, await players.play(cell, many, say([who, ...option].join(' '))))
  }
  const strength = async (...option: readonly string[]): Promise<Strength> => ({
    maestro: await among('maestro', counts.maestro, option),
    oficial: await among('oficial', counts.oficial, option),
    maestroAmongOficiales: await among('maestroAmongOficiales', counts.above, option),
  })
  const alone = async (
    who: Alone,
    games: number,
    ...option: readonly string[]
  ): Promise<{ readonly report: Report; readonly seen: Seen }> => {
    const cell = { game, seats, who, seed, option }
    const played = await players.play(cell, games, say([who, ...option].join(' ')))
    return { report: reportOf(await planOf(cell, who, games), played), seen: seenIn(played) }
  }
  const possible = otherwise(meta, seats)
  const measuredToo: Record<string, Measured['also'][string]> = {}
  const withOption: Record<string, WithOption[string]> = {}
  for (const option of possible) {
    const oficiales = (await alone('oficiales', tried.withOption, option)).seen
    const randoms = (await alone('randoms', tried.withOption, option)).seen
    withOption[option] = { oficiales, randoms }
  }
  for (const option of also.filter((one) => possible.includes(one))) {
    const maestros = await alone('maestros', counts.optional, option)
    measuredToo[option] = { ...(await strength(option)), maestros: maestros.report }
    withOption[option] = { ...withOption[option], maestros: maestros.seen }
  }
  const maestros = await alone('maestros', counts.games)
  // They take next to no time.
  const oficiales = await alone('oficiales', full)
  const randoms = await alone('randoms', tried.usual)
  return {
    seats,
    maestros: maestros.report,
    oficiales: oficiales.report,
    ...(await strength()),
    also: measuredToo,
    usual: { maestros: maestros.seen, oficiales: oficiales.seen, randoms: randoms.seen },
    withOption,
  }
}

const among = ({ share, standardError, fair }: Verdict): string =>
  `${percent(share)} ± ${percent(standardError)} (fair ${percent(fair)})`

const strengthRow = (
  what: string,
  { maestro, oficial, maestroAmongOficiales }: Strength,
): readonly string[] => [what, among(maestro), among(oficial), among(maestroAmongOficiales)]

/** Farther off than this a seat is not fair. */
const bearable = 0.05

interface Lean {
  readonly whom: string
  readonly share: number
  /** Of its chance, one standard error. */
  readonly chance: number
}

type Wins = Pick<Report, 'wins' | 'finished' | 'seats'>

/** What each seat, and each place from the start player on, wins. */
const sharesOf = ({ wins, finished, seats }: Wins): readonly Lean[] => {
  const lean = (whom: string, won: number): Lean => ({
    whom,
    share: won / Math.max(1, finished),
    chance: Math.sqrt(((1 / seats) * (1 - 1 / seats)) / Math.max(1, finished)),
  })
  return [
    ...wins.bySeat.map((won, seat) => lean(`seat ${seat + 1}`, won)),
    ...(wins.byPlace ?? []).map((won, place) =>
      lean(place === 0 ? 'the start player' : `who plays ${place} after the start player`, won),
    ),
  ]
}

/**
 * Which seats win more or less than their fair share, and whose doing it is: what weaker bots of the same policy meet
 * too, at least half as far, is the game's; what *Maestros* meet for the greater part alone is theirs.
 */
export const leaningOf = (seats: number, maestros: Wins, oficiales: Wins): string => {
  const fair = 1 / seats
  const others = sharesOf(oficiales)
  const off = ({ share }: Lean): number => share - fair
  const said = sharesOf(maestros).flatMap((own, at) => {
    if (Math.abs(off(own)) <= bearable) return []
    const other = others[at]
    const isChance = Math.abs(off(own)) < 2 * own.chance
    const isShared = other !== undefined && off(other) / off(own) >= 0.5
    const whose = isChance ? 'within what chance does' : isShared ? 'the game’s doing' : 'the bot’s doing'
    return `${own.whom} ${percent(own.share)} ± ${percent(own.chance)}, among *Oficiales* ${percent(other?.share ?? 0)} ± ${percent(other?.chance ?? 0)}: ${whose}`
  })
  return `- ${seats} seats (fair ${percent(fair)}): ${said.length === 0 ? 'nobody is more than 5 points off' : said.join('; ')}.`
}

/** Seconds that a person is taken to need for a turn, all that is asked of them in a row: assumed, not measured. */
const secondsOfTurn = 30

/** Whether a game at a table of people is as long as its box says; a turn in which all choose at once is one. */
export const lengthOf = (seats: number, { changes }: Pick<Report, 'changes'>, minutes: number): string => {
  const turns = changes.inGame
  const taken = (turns * secondsOfTurn) / 60
  const isWithin = taken <= minutes
  return `- ${seats} seats: ${turns.toFixed(0)} turns of ${secondsOfTurn} s are ${taken.toFixed(0)} minutes: ${isWithin ? 'within' : 'beyond'} the ${minutes} that the box says, which leave ${((60 * minutes) / Math.max(1, turns)).toFixed(0)} s for a turn.`
}

/** A row for each kind of fact that some table of *Maestros* has never met, and why. */
export const neverRows = (
  measured: readonly Pick<Measured, 'maestros' | 'usual' | 'withOption'>[],
): readonly (readonly string[])[] => {
  const kinds = [...new Set(measured.flatMap(({ maestros }) => Object.keys(maestros.told)))].toSorted()
  const isNever = (kind: string, { maestros }: (typeof measured)[number]): boolean =>
    (maestros.told[kind] ?? 0) === 0
  return kinds
    .filter((kind) => measured.some((one) => isNever(kind, one)))
    .map((kind) => [
      kind,
      ...measured.map((one) => (isNever(kind, one) ? whyNever(kind, one.usual, one.withOption) : 'happens')),
    ])
}

/** The page, from what was measured. */
export const balancePage = (
  { name, minutes }: { readonly name: string; readonly minutes: number },
  command: string,
  counts: Counts,
  measured: readonly Measured[],
): string => {
  const columns = measured.flatMap(({ seats, maestros, also }) => [
    { name: `${seats} seats`, told: maestros.told },
    ...Object.entries(also).map(([option, one]) => ({
      name: `${seats} seats, ${option}`,
      told: one.maestros.told,
    })),
  ])
  const told = [...new Set(columns.flatMap((column) => Object.keys(column.told)))].toSorted()
  const isOptional = measured.some(({ also }) => Object.keys(also).length > 0)
  const never = neverRows(measured)
  return [
    `# ${name}: balance`,
    '',
    `Written by \`${command}\`: for each number of seats ${counts.games} games of *Maestros* alone, ${counts.maestro} of one *Maestro* and ${counts.oficial} of one *Oficial* among the first greedy bots and ${counts.above} of one *Maestro* among *Oficiales*; options as they are by default where nothing else is said${isOptional ? `, and with others ${counts.optional} of *Maestros* alone` : ''}. A game that deals nothing begins with a round at random. A standard error says how much of a share is chance; of a share by seat it is ${percent(0.5 / Math.sqrt(counts.games))} at most.${counts.games < full ? ` A full run takes ${full} games: with fewer, shares show what is far off, and no more.` : ''}`,
    '',
    '## Strength',
    '',
    'The share of games won by one bot among others, each seat of the same deals in turn.',
    '',
    table(
      ['seats', '*Maestro* among greedy', '*Oficial* among greedy', '*Maestro* among *Oficiales*'],
      measured.flatMap(({ seats, also, ...strength }) => [
        strengthRow(`${seats}`, strength),
        ...Object.entries(also).map(([option, one]) => strengthRow(`${seats}, ${option}`, one)),
      ]),
    ),
    '',
    '## *Maestros* among themselves',
    '',
    table(
      [
        'seats',
        'won by seat',
        'from the start player on',
        'points',
        'turns a game',
        'moves a game',
        'rounds',
        'seconds a move',
      ],
      measured.map(({ seats, maestros }) => [
        seats,
        maestros.wins.bySeat.map((won) => percent(won / Math.max(1, maestros.finished))).join(', '),
        maestros.wins.byPlace?.map((won) => percent(won / Math.max(1, maestros.finished))).join(', ') ?? '–',
        `${maestros.points.mean.toFixed(1)} (${maestros.points.min} to ${maestros.points.max})`,
        maestros.changes.inGame.toFixed(1),
        maestros.moves.mean.toFixed(1),
        maestros.rounds?.mean.toFixed(1) ?? '–',
        ((60 * minutes) / maestros.moves.mean).toFixed(0),
      ]),
    ),
    '',
    `A turn is all that is asked of somebody until somebody else is asked; what all choose at once is one. The last column is what the ${minutes} minutes that the box promises leave for a move.`,
    '',
    `Whether that is the length on the box, if a person takes ${secondsOfTurn} s for a turn, which is assumed and was not measured:`,
    '',
    ...measured.map(({ seats, maestros }) => lengthOf(seats, maestros, minutes)),
    '',
    `Who wins more than 5 points off the fair share, and whether that is the game or the bot: where ${full} games of *Oficiales*, who play by the same policy without thinking ahead, lean at least half as far, it is the game.`,
    '',
    ...measured.map(({ seats, maestros, oficiales }) => leaningOf(seats, maestros, oficiales)),
    '',
    '## What happens in a game',
    '',
    table(
      ['fact', ...columns.map(({ name: column }) => column)],
      told.map((what) => [what, ...columns.map((column) => often(column.told[what] ?? 0))]),
    ),
    '',
    '## What never happened, and why',
    '',
    `What *Maestros* alone never met with the usual options, and what others tell of it: ${full} games of *Oficiales* and ${tried.usual} of bots that play at random, and ${tried.withOption} of each with every other value of every option, one at a time. Where others meet it with the same options, *Maestros* keep from it: **the bots**. Where it comes only with an option, that is **the options**. Where nobody meets it, it is **the game**, or something that none of these bots does. What would be expected less than three times is too seldom to tell. Figures are how often it comes in a game.`,
    '',
    never.length === 0
      ? 'Nothing: all that can be counted came at least once.'
      : table(['fact', ...measured.map(({ seats }) => `${seats} seats`)], never),
    '',
  ].join('\n')
}

interface Given {
  readonly meta: GameMeta
  readonly rules: () => Promise<AnyGame>
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'castillo' },
      games: { type: 'string', default: '24' },
      maestro: { type: 'string' },
      oficial: { type: 'string' },
      above: { type: 'string' },
      optional: { type: 'string' },
      also: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '7' },
      json: { type: 'boolean', default: false },
    },
  })
  const found: Given | undefined = games[values.game]
  if (found === undefined) throw new Usage(`no game ${values.game}`)
  const game = await found.rules()
  for (const option of values.also) optionsOf(game, found.meta, [option])
  const many = (name: keyof Counts): number => whole(values[name] ?? values.games, name, 1, 100_000)
  const counts: Counts = {
    games: many('games'),
    maestro: many('maestro'),
    oficial: many('oficial'),
    above: many('above'),
    optional: many('optional'),
  }
  const seed = whole(values.seed, 'seed', 0, Number.MAX_SAFE_INTEGER)
  const players = openPlayers()
  const run = { players, game: game.id, meta: found.meta, counts, seed, also: values.also }
  const measured: Measured[] = []
  try {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const figures = await measure(run, seats)
      process.stderr.write(`one Maestro ${among(figures.maestro)}, one Oficial ${among(figures.oficial)}\n`)
      measured.push(figures)
    }
  } finally {
    players.end()
  }
  if (values.json) return console.log(JSON.stringify(measured))
  const own = [
    ...(['maestro', 'oficial', 'above', 'optional'] as const)
      .filter((name) => counts[name] !== counts.games)
      .map((name) => ` --${name} ${counts[name]}`),
    ...values.also.map((option) => ` --also ${option}`),
  ].join('')
  const command = `npm run -s balance -- --game ${game.id} --games ${counts.games}${own} --seed ${seed}`
  writeFileSync(
    `shared/games/${game.id}/BALANCE.md`,
    balancePage({ name: found.meta.name.en, minutes: found.meta.minutes }, command, counts, measured),
  )
}

if (import.meta.main)
  runCommand(
    `What a game's figures are when good bots play it, for each number of seats: writes shared/games/<game>/BALANCE.md.

  npm run balance
  --game <${Object.keys(games).join('|')}>
  --games <n>                    of Maestros alone (24; a full run is ${full})
  --maestro <n>, --oficial <n>   of one Maestro, and of one Oficial, among the first greedy bots (as many): they take
                                 less time
  --above <n>                    of one Maestro among Oficiales (as many)
  --also <name>=<value>          how strong they are with this option too (scoring=advanced), and what happens then, as often
                                 as wanted; at as many seats as it is for
  --optional <n>                 of Maestros alone with each option that --also names (as many)
  --seed <n>                     what deals they are (7): the same line gives the same page

  --json                         writes nothing: one JSON object, an entry for each number of seats

It plays on all cores and keeps each game under .balance: a run that is cut goes on where it was, until rules
or bots change. How far it is goes to the errors.`,
    main,
  )
