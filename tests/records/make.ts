/**
 * Writes the golden records of a game anew: `node tests/records/make.ts <game>`. Run it only for a new game or together
 * with a raised `rulesVersion`; between versions the records must play out to the letter.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { bots } from '../../shared/bots/bots.ts'
import type { Outcome } from '../../shared/engine/game.ts'
import { seqOf, type Tagged } from '../../shared/engine/ids.ts'
import type { GameRecord } from '../../shared/engine/log.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { parse } from '../../shared/engine/result.ts'
import { compareStandings } from '../../shared/engine/standing.ts'
import { openTable } from '../../shared/engine/table.ts'
import { type AnyGame } from '../../shared/engine/game.ts'
import { games } from '../kit/games.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { areOptions, defaultOf, defaultOptions, type GameOptions } from '../../shared/engine/options.ts'
import { valuesOf } from '../kit/tables.ts'

export interface Golden {
  readonly record: GameRecord<Tagged, Tagged, object>
  readonly outcome: Outcome
}

/** `leaving`: of so many moves one is that a seat leaves for good. */
const played = (
  game: AnyGame,
  options: object,
  levels: readonly (keyof typeof bots)[],
  number: number,
  leaving = Number.POSITIVE_INFINITY,
): Golden => {
  const seed = seedFromNumber(number)
  const table = openTable(game, { seats: levels.length, options, seed })
  table.begin(0)
  for (let cid = 1; table.decisions().length > 0; cid++) {
    const [{ seat, key } = { seat: undefined, key: '' }] = table.decisions()
    const level = seat === undefined ? undefined : levels[seat]
    if (seat === undefined || level === undefined) throw new Error('nobody is asked')
    const left = cid % leaving === 0 ? game.resignation?.(table.view(seat), seat) : undefined
    const random = randomAt(seedFromNumber(number + 1), seqOf(cid))
    const move = left ?? bots[level](game, table.view(seat), seat, random)
    const answer = table.play(seat, { cid, decision: key, moves: [move] }, cid)
    if (!answer.ok) throw new Error(`a bot was refused: ${JSON.stringify(answer.error)}`)
  }
  const outcome = game.outcome(table.state)
  if (outcome === null) throw new Error('the game did not end')
  const { id, rulesVersion } = game
  return {
    record: { game: id, rulesVersion, seats: levels.length, options, seed, entries: table.log },
    outcome,
  }
}

/** The default options, and for each other value of an option the defaults with that one changed, if it goes there. */
export const settingsOf = (meta: GameMeta, seats: number): GameOptions[] => {
  const plain = defaultOptions(meta)
  const changed = meta.options.flatMap((option) =>
    valuesOf(option)
      .filter((value) => value !== defaultOf(option))
      .map((value) => ({ ...plain, [option.id]: value })),
  )
  return [plain, ...changed].filter((options) => areOptions(meta, seats, options))
}

/** Whether two seats may come out level: not where the last figure they are judged by tells any two apart. */
export const canShare = (game: AnyGame, meta: GameMeta): boolean => {
  const options = parse(game.options, defaultOptions(meta))
  if (!options.ok) throw new Error(options.error)
  const [one = [], other = []] = game.standings(game.blank({ seats: meta.seats.min, options: options.value }))
  return compareStandings(one, other) === 0
}

const write = (folder: string, name: string, golden: Golden): void => {
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(golden)}\n`)
  console.log(name, JSON.stringify(golden.outcome.ranking))
}

const make = async (id: string): Promise<void> => {
  const written = games[id]
  if (written === undefined) throw new Error(`no game ${id}`)
  const { meta } = written
  const game = await written.rules()
  const folder = `tests/records/${id}`
  mkdirSync(folder, { recursive: true })
  for (let seats = meta.seats.min; seats <= meta.seats.max; seats++)
    for (const options of settingsOf(meta, seats)) {
      const name = `${Object.values(options).join('-')}-${seats}`
      write(folder, name, played(game, options, Array(seats).fill('greedy').fill('random', 1, 2), seats))
    }
  // Where seats can leave: one by one, until one is left.
  if (game.resignation !== undefined)
    for (const number of [1, 2])
      write(
        folder,
        `left-${number}`,
        played(game, defaultOptions(meta), Array(meta.seats.max).fill('random'), number, 30),
      )
  const plain = defaultOptions(meta)
  if (canShare(game, meta)) {
    // Shared first places are rare: the first two among games of random bots.
    for (let number = 1, found = 0; found < 2; number++) {
      const golden = played(game, plain, Array(meta.seats.best).fill('random'), number)
      if ((golden.outcome.ranking[0]?.length ?? 0) > 1) write(folder, `shared-victory-${++found}`, golden)
    }
    return
  }
  // Where somebody always wins alone: the first two of each way to win.
  const found: Record<string, number> = {}
  for (let number = 1; number <= 40; number++) {
    const golden = played(game, plain, Array(meta.seats.min).fill('greedy').fill('random', 1, 2), number)
    const { what } = golden.outcome.why
    found[what] = (found[what] ?? 0) + 1
    if (found[what] <= 2) write(folder, `by-${what}-${found[what]}`, golden)
  }
}

if (process.argv[1]?.endsWith('make.ts') === true) for (const id of process.argv.slice(2)) await make(id)
