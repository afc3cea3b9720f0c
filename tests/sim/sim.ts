/**
 * The simulator: `npm run -s sim -- --game fortaleza --seats 4 --bots greedy,random,random,random --games 200
 * --seed 7 --json` (`--help` for the rest).
 */
import { parseArgs } from 'node:util'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { games as written } from '../kit/games.ts'
import { optionsOf, progressOf, runCommand, Usage, whole } from './command.ts'
import { bots, type Level, type Plan, type Report, simulate } from './simulate.ts'
import { tallyOf } from './tallies/tallies.ts'

type Games = Readonly<Record<string, { readonly meta: GameMeta; readonly rules: () => Promise<AnyGame> }>>

const isLevel = (text: string): text is Level => text in bots

/** One level for all seats, or one for each. */
const botsOf = (text: string, seats: number): Level[] => {
  const names = text.split(',')
  const levels = names.length === 1 ? Array.from({ length: seats }, () => names[0] ?? '') : names
  const unknown = levels.find((name) => !isLevel(name))
  if (unknown !== undefined) throw new Usage(`no bot ${unknown}: there are ${Object.keys(bots).join(', ')}`)
  if (levels.length !== seats) throw new Usage(`${levels.length} bots for ${seats} seats`)
  return levels.filter(isLevel)
}

/** Reads a command line. Throws `Usage`. */
export const planOf = async (
  args: readonly string[],
  games: Games = written,
): Promise<{ readonly plan: Plan; readonly json: boolean }> => {
  const { values } = readArgs(args)
  const { meta, rules } = games[values.game] ?? {}
  if (meta === undefined || rules === undefined)
    throw new Usage(`no game ${values.game}: there are ${Object.keys(games).join(', ')}`)
  const game = await rules()
  const seats = whole(values.seats ?? String(meta.seats.best), 'seats', game.seats.min, game.seats.max)
  return {
    json: values.json,
    plan: {
      game,
      tally: tallyOf(game.id),
      options: optionsOf(game, meta, values.option),
      bots: botsOf(values.bots, seats),
      games: whole(values.games, 'games', 1, 1_000_000),
      seed: whole(values.seed, 'seed', 0, Number.MAX_SAFE_INTEGER),
      rotate: values.rotate,
      check: values.check,
      longest: whole(values.longest, 'longest', 1, 1_000_000),
    },
  }
}

const readArgs = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: Object.keys(written)[0] ?? '' },
        seats: { type: 'string' },
        bots: { type: 'string', default: 'random' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        option: { type: 'string', multiple: true, default: [] },
        longest: { type: 'string', default: '2000' },
        rotate: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (thrown) {
    throw new Usage(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown })
  }
}

/** A report with the speed at which it came about. */
export type Timed = Report & { readonly movesPerSecond: number }

const table = (report: Timed): string => {
  const { wins, points, moves, rounds, questions, changes } = report
  const each = ({ inGame, inRound }: Timed['changes']): string =>
    inRound === null ? `${inGame} a game` : `${inGame} a game, ${inRound} a round`
  const rows: readonly (readonly [string, string])[] = [
    ['game', `${report.game}, ${Object.values(report.options).join(', ')}`],
    ['games', `${report.games}, finished ${report.finished}, seed ${report.seed}`],
    ['moves', `${moves.mean} a game, at most ${moves.max}, ${report.movesPerSecond} a second`],
    ...(rounds === null
      ? []
      : [['rounds', `${rounds.mean} a game, at most ${rounds.max}`] satisfies [string, string]]),
    ['asked', each(questions)],
    ['changes', `of who is asked: ${each(changes)}`],
    ['points', `${points.mean} on average, ${points.min} to ${points.max}`],
    ...report.bots.map((level, seat): [string, string] => [
      `seat ${seat}`,
      `${report.rotate ? 'bots in turn' : level}: ${wins.bySeat[seat]} wins, ${report.pointsBySeat[seat]} points`,
    ]),
    ...Object.entries(wins.byBot).map(([level, won]): [string, string] => [level, `${won} wins`]),
    ...Object.entries(wins.byWay).map(([way, won]): [string, string] => ['won by', `${way}: ${won}`]),
    ...(wins.byPlace ?? []).map((won, place): [string, string] => [
      `place ${place + 1}`,
      `${won} wins, from the start player round the table`,
    ]),
    ...(report.firstSeatAdvantage === null
      ? []
      : [
          ['first', `${report.firstSeatAdvantage} over an even share for the start player`] satisfies [
            string,
            string,
          ],
        ]),
    ...Object.entries(questions.byKind).map(([kind, count]): [string, string] => [
      'asks',
      `${count} ${kind}`,
    ]),
    ...Object.entries(report.told).map(([what, count]): [string, string] => ['told', `${count} ${what}`]),
    ...(report.checked > 0 ? [['checked', `${report.checked} states`] satisfies [string, string]] : []),
  ]
  return rows.map(([name, value]) => `${name.padEnd(9)}${value}`).join('\n')
}

const main = async (): Promise<void> => {
  const { plan, json } = await planOf(process.argv.slice(2))
  const start = performance.now()
  const report = simulate(plan, progressOf(`games of ${plan.game.id}`))
  const seconds = (performance.now() - start) / 1000
  const timed = { ...report, movesPerSecond: Math.round((report.moves.mean * report.finished) / seconds) }
  console.log(json ? JSON.stringify(timed) : table(timed))
}

if (import.meta.main)
  runCommand(
    `Whole games of bots on the shared rules, without a server: who wins, how many points, moves and questions.

  npm run sim
  --game <${Object.keys(written).join('|')}>
  --seats <n>                    the game's best number of players where it is not said
  --bots <name,name,...>         one for all seats, or one for each: ${Object.keys(bots).join(', ')}
                                 (greedy1 is the first greedy one of each game, kept as a yardstick)
  --option <name>=<value>        an option of the game (scoring=advanced), as often as wanted
  --games <n>, --seed <n>        how many (100), and what deals they are (1): the same line plays the same games
  --rotate                       bots change seats from game to game
  --check                        looks at the game's invariants at every move
  --longest <n>                  moves after which a game is given up (2000)

  --json                         one JSON object; how far it is goes to the errors`,
    main,
  )
