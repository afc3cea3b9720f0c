/**
 * What a game's figures are when good bots play it: `npm run -s balance -- --game castillo --games 24` writes
 * `shared/games/castillo/BALANCE.md` (`--help` for the rest). The same command gives the same figures.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { games } from '../kit/games.ts'
import { playMatch, type Verdict } from './arena.ts'
import { contenders } from './contenders.ts'
import { progressOf, runCommand, Usage, whole } from './command.ts'
import { type Report, simulate } from './simulate.ts'

/** Games of a full run: a share by seat is then known to two or three points. */
const full = 400

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** How many games are played for each number of seats. */
export interface Counts {
  /** Of *Maestros* alone. */
  readonly games: number
  /** Of one among the first greedy bots. */
  readonly maestro: number
  readonly oficial: number
}

interface Measured {
  readonly seats: number
  readonly alone: Report
  readonly maestro: Verdict
  readonly oficial: Verdict
}

const measure = (game: AnyGame, options: object, seats: number, counts: Counts, seed: number): Measured => {
  const match = { game, options, seats, seed, champion: contenders.greedy1 }
  const say = (what: string) => progressOf(`${game.id}, ${seats} seats, ${what}`)
  const sayMatch = (what: string, games: number): (() => void) => {
    const tell = say(what)
    let done = 0
    return () => tell(++done, games)
  }
  return {
    seats,
    alone: simulate(
      {
        game,
        options,
        bots: Array.from({ length: seats }, () => 'maestro' as const),
        games: counts.games,
        seed,
        rotate: false,
        check: false,
        longest: game.longest,
      },
      say('Maestros'),
    ),
    maestro: playMatch(
      { ...match, games: counts.maestro, challenger: contenders.maestro },
      sayMatch('one Maestro', counts.maestro),
    ),
    oficial: playMatch(
      { ...match, games: counts.oficial, challenger: contenders.oficial },
      sayMatch('one Oficial', counts.oficial),
    ),
  }
}

const among = ({ share, standardError, fair }: Verdict): string =>
  `${percent(share)} ± ${percent(standardError)} (fair ${percent(fair)})`

/** The page, from what was measured. */
export const balancePage = (
  name: string,
  command: string,
  counts: Counts,
  measured: readonly Measured[],
): string => {
  const told = [...new Set(measured.flatMap(({ alone }) => Object.keys(alone.told)))].toSorted()
  return [
    `# ${name}: balance`,
    '',
    `Written by \`${command}\`: for each number of seats ${counts.games} games of *Maestros* alone, ${counts.maestro} of one *Maestro* and ${counts.oficial} of one *Oficial* among others, options as they are by default. A standard error says how much of a share is chance; of a share by seat it is ${percent(0.5 / Math.sqrt(counts.games))} at most.${counts.games < full ? ` A full run takes ${full} games: with fewer, shares show what is far off, and no more.` : ''}`,
    '',
    '## Strength',
    '',
    'The share of games won by one bot among the first greedy ones, each seat of the same deals in turn.',
    '',
    table(
      ['seats', 'one *Maestro*', 'one *Oficial*'],
      measured.map(({ seats, maestro, oficial }) => [seats, among(maestro), among(oficial)]),
    ),
    '',
    '## *Maestros* among themselves',
    '',
    table(
      ['seats', 'won by seat', 'from the start player on', 'points', 'moves a game', 'rounds'],
      measured.map(({ seats, alone }) => [
        seats,
        alone.wins.bySeat.map((won) => percent(won / Math.max(1, alone.finished))).join(', '),
        alone.wins.byPlace?.map((won) => percent(won / Math.max(1, alone.finished))).join(', ') ?? '–',
        `${alone.points.mean.toFixed(1)} (${alone.points.min} to ${alone.points.max})`,
        alone.moves.mean.toFixed(1),
        alone.rounds?.mean.toFixed(1) ?? '–',
      ]),
    ),
    '',
    '## What happens in a game',
    '',
    table(
      ['fact', ...measured.map(({ seats }) => `${seats} seats`)],
      told.map((what) => [what, ...measured.map(({ alone }) => (alone.told[what] ?? 0).toFixed(1))]),
    ),
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
      seed: { type: 'string', default: '7' },
      json: { type: 'boolean', default: false },
    },
  })
  const found: Given | undefined = games[values.game]
  if (found === undefined) throw new Usage(`no game ${values.game}`)
  const game = await found.rules()
  const many = (name: 'games' | 'maestro' | 'oficial'): number =>
    whole(values[name] ?? values.games, name, 1, 100_000)
  const counts: Counts = { games: many('games'), maestro: many('maestro'), oficial: many('oficial') }
  const seed = whole(values.seed, 'seed', 0, Number.MAX_SAFE_INTEGER)
  const options = defaultOptions(found.meta)
  const measured: Measured[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const figures = measure(game, options, seats, counts, seed)
    process.stderr.write(`one Maestro ${among(figures.maestro)}, one Oficial ${among(figures.oficial)}\n`)
    measured.push(figures)
  }
  if (values.json) return console.log(JSON.stringify(measured))
  const own = (['maestro', 'oficial'] as const)
    .filter((name) => counts[name] !== counts.games)
    .map((name) => ` --${name} ${counts[name]}`)
    .join('')
  const command = `npm run -s balance -- --game ${game.id} --games ${counts.games}${own} --seed ${seed}`
  writeFileSync(
    `shared/games/${game.id}/BALANCE.md`,
    balancePage(found.meta.name.en, command, counts, measured),
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
  --seed <n>                     what deals they are (7): the same line gives the same page

  --json                         writes nothing: one JSON object, an entry for each number of seats

How far it is goes to the errors.`,
    main,
  )
