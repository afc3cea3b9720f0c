/**
 * Writes the golden records of Fortaleza anew: `node tests/records/make.ts`. Run it only together with a raised
 * `rulesVersion`; between versions the records must play out to the letter.
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

export interface Golden {
  readonly record: GameRecord<Tagged, Tagged, object>
  readonly outcome: Outcome
}

const played = (game: AnyGame, options: object, levels: readonly (keyof typeof bots)[], number: number): Golden => {
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
  return { record: { game: id, rulesVersion, seats: levels.length, options, seed, entries: table.log }, outcome }
}

const folder = 'tests/records/fortaleza'
const write = (name: string, golden: Golden): void => {
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(golden)}\n`)
  console.log(name, JSON.stringify(golden.outcome.ranking))
}

if (process.argv[1]?.endsWith('make.ts') === true) {
  mkdirSync(folder, { recursive: true })
  const game = await registry['fortaleza']!.rules()
  for (const seats of [3, 4, 5] as const)
    for (const scoring of ['basic', 'advanced'])
      write(`${scoring}-${seats}`, played(game, { scoring }, Array(seats).fill('greedy').fill('random', 1, 2), seats))
  // Shared first places are rare: the first two among games of random bots.
  for (let number = 1, found = 0; found < 2; number++) {
    const golden = played(game, { scoring: 'basic' }, Array(4).fill('random'), number)
    if ((golden.outcome.ranking[0]?.length ?? 0) > 1) write(`shared-victory-${++found}`, golden)
  }
}
