/**
 * Levels are as far apart as they are said to be: fixed samples of quick games, with bounds that a level of its strength
 * keeps and another does not. How far apart they are exactly says `npm run arena`.
 */
import { describe, expect, test } from 'vitest'
import { defaultOptions } from '../../shared/engine/options.ts'
import { games } from '../kit/games.ts'
import { contenders } from './contenders.ts'
import { winsAmong } from './quickGame.ts'

/** Games of *Oficiales*, and against the first greedy bots: these weigh each of their moves by the rules. */
const samples: Readonly<Record<string, { readonly among: number; readonly against: number }>> = {
  castillo: { among: 120, against: 24 },
  fortaleza: { among: 120, against: 9 },
  fortium: { among: 40, against: 9 },
  storming: { among: 60, against: 12 },
}

describe.each(Object.entries(games))('%s', async (id, { meta, rules }) => {
  const game = await rules()
  const options = defaultOptions(meta)
  const { among = 40, against = 9 } = samples[id] ?? {}

  test('one Aprendiz among three Oficiales wins at most three fifths of a fair share', () => {
    const sample = { seats: 4, options, games: among }
    const won = winsAmong(game, sample, { bot: contenders.aprendiz }, { bot: contenders.oficial })
    expect(won / among).toBeLessThanOrEqual(0.6 / sample.seats)
  })

  test('one Oficial among two of the first greedy bots wins at least 1.4 times a fair share', () => {
    const sample = { seats: 3, options, games: against }
    const won = winsAmong(game, sample, { bot: contenders.oficial }, { bot: contenders.greedy1 })
    expect(won / against).toBeGreaterThanOrEqual(1.4 / sample.seats)
  })
})
