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
import { openTable } from '../../shared/engine/table.ts'
import { type AnyGame } from '../../shared/engine/game.ts'
import { registry } from '../../shared/registry.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'

export interface Golden {
  readonly record: GameRecord<Tagged, Tagged, object>
  readonly outcome: Outcome
}

const played = (
  game: AnyGame,
  options: object,
  levels: readonly (keyof typeof bots)[],
  number: number,
): Golden => {
  const seed = seedFromNumber(number)
  const table = openTable(game, { seats: levels.length, options, seed })
  table.begin(0)
  for (let cid = 1; table.decisions().length > 0; cid++) {
    const [{ seat, key } = { seat: undefined, key: '' }] = table.decisions()
    const level = seat === undefined ? undefined : levels[seat]
    if (seat === undefined || level === undefined) throw new Error('nobody is asked')
    const move = bots[level](game, table.view(seat), seat, randomAt(seedFromNumber(number + 1), seqOf(cid)))
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

/** The default options, and for each other value of an option the defaults with that one changed. */
export const settingsOf = ({ options }: GameMeta): Record<string, string>[] => {
  const plain = Object.fromEntries(options.map(({ id, values }) => [id, values[0]?.value ?? '']))
  const changed = options.flatMap(({ id, values }) =>
    values.slice(1).map(({ value }) => ({ ...plain, [id]: value })),
  )
  return [plain, ...changed]
}

const write = (folder: string, name: string, golden: Golden): void => {
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(golden)}\n`)
  console.log(name, JSON.stringify(golden.outcome.ranking))
}

const make = async (id: string): Promise<void> => {
  const registered = registry[id]
  if (registered === undefined) throw new Error(`no game ${id}`)
  const { meta } = registered
  const game = await registered.rules()
  const folder = `tests/records/${id}`
  mkdirSync(folder, { recursive: true })
  for (let seats = meta.seats.min; seats <= meta.seats.max; seats++)
    for (const options of settingsOf(meta)) {
      const name = `${Object.values(options).join('-')}-${seats}`
      write(folder, name, played(game, options, Array(seats).fill('greedy').fill('random', 1, 2), seats))
    }
  // Shared first places are rare: the first two among games of random bots.
  const [plain = {}] = settingsOf(meta)
  for (let number = 1, found = 0; found < 2; number++) {
    const golden = played(game, plain, Array(meta.seats.best).fill('random'), number)
    if ((golden.outcome.ranking[0]?.length ?? 0) > 1) write(folder, `shared-victory-${++found}`, golden)
  }
}

if (process.argv[1]?.endsWith('make.ts') === true) for (const id of process.argv.slice(2)) await make(id)
