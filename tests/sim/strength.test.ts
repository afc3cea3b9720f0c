/**
 * Levels are as far apart as they are said to be: fixed samples of quick games, with bounds that a level of its strength
 * keeps and another does not. How far apart they are exactly says `npm run arena`.
 */
import { describe, expect, test } from 'vitest'
import { defaultOptions } from '../../shared/engine/options.ts'
import { games } from '../kit/games.ts'
import { contenders } from './contenders.ts'
import { winsAmong } from './quickGame.ts'

interface Sample {
  readonly among: number
  readonly against: number
  readonly beginner: number
}
/**
 * Games of *Oficiales*, and against the first greedy bots, of an *Oficial* and of an *Aprendiz*: these weigh each of
 * their moves by the rules.
 */
const samples: Readonly<Record<string, Sample>> = {
  castillo: { among: 120, against: 24, beginner: 90 },
  fortaleza: { among: 120, against: 9, beginner: 24 },
  fortium: { among: 40, against: 9, beginner: 24 },
  storming: { among: 60, against: 12, beginner: 90 },
}
/** What an *Aprendiz* wins, in fair shares: beginners, who are as strong as the first greedy bots, win more, and not all. */
const withGrace = { least: 0.1, most: 1 } as const

describe.each(Object.entries(games))('%s', async (id, { meta, rules }) => {
  const game = await rules()
  const options = defaultOptions(meta)
  const { among = 40, against = 9, beginner = 24 } = samples[id] ?? {}

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

  test('one Aprendiz among two who play at random wins at least twice a fair share: it is not hopeless', () => {
    const sample = { seats: 3, options, games: 60 }
    const won = winsAmong(game, sample, { bot: contenders.aprendiz }, { bot: contenders.random })
    expect(won / sample.games).toBeGreaterThanOrEqual(2 / sample.seats)
  })

  test('one Aprendiz among two of the first greedy bots loses with grace: it wins at most its share, and sometimes', () => {
    const sample = { seats: 3, options, games: beginner }
    const won = winsAmong(game, sample, { bot: contenders.aprendiz }, { bot: contenders.greedy1 })
    expect(won / beginner).toBeGreaterThanOrEqual(withGrace.least / sample.seats)
    expect(won / beginner).toBeLessThanOrEqual(withGrace.most / sample.seats)
  })
})
