/** What bots go by, played through: whole games by what policies pick, wavering much. */
import { describe, expect, test } from 'vitest'
import { writeOnly } from '../../shared/bots/playout.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { copy } from '../../shared/engine/copy.ts'
import { type AnyGame, collectEvents, eachLegalMove, progressOn } from '../../shared/engine/game.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { toy } from '../house/toygame/game.ts'
import { toyMeta } from '../house/toygame/meta.ts'
import { games } from '../kit/games.ts'
import { optionCases } from '../kit/tables.ts'

const written = await Promise.all(
  Object.values(games).map(async ({ meta, rules }) => ({ meta, game: await rules() })),
)
const all = [...written, { meta: toyMeta, game: toy as AnyGame }].filter(
  ({ game }) => game.policy !== undefined,
)

/**
 * Of what a policy says that a seat has, its lead makes the logarithm of the odds of its side against the others': so
 * whoever is told that a move leaves more of it is told what the move was chosen for.
 */
const expectAssetsToMakeLead = (game: AnyGame, state: object): void => {
  const { lead, assets, scale } = game.policy!
  if (lead === undefined || assets === undefined || game.outcome(state) !== null) return
  const sides = game.sides?.(state)
  const seats = game.scores(state).map((_, seat) => seatOf(seat))
  const odds = seats.map((seat) =>
    Math.exp(assets(state, seat).reduce((sum, { worth }) => sum + worth, 0) / scale),
  )
  for (const seat of seats) {
    const isOwn = (other: number): boolean =>
      other === seat || (sides !== undefined && sides[other] === sides[seat])
    const [own, others] = [true, false].map((mine) =>
      odds.reduce((sum, one, other) => (isOwn(other) === mine ? sum + one : sum), 0),
    )
    const expected = scale * Math.log(own! / others!)
    // Beyond that a game may call it as good as decided.
    if (Math.abs(expected) < 4 * scale) expect(lead(state, seat)).toBeCloseTo(expected, 6)
  }
}

/** Plays a game by what is picked; which types were legal, and which of them were picked. */
const playBy = (game: AnyGame, seats: number, options: object, seed: number) => {
  const random = quickRandom(seed)
  const [legal, picked] = [new Set<string>(), new Set<string>()]
  const state = game.blank({ seats, options })
  collectEvents(game, state, random, (progress) => game.setup(progress))
  for (let turns = 0; turns < game.longest; turns++) {
    const [asked] = game.decisions(state)
    if (asked === undefined) break
    if (turns % 3 === 0) for (const { type } of eachLegalMove(game, state, asked.seat)) legal.add(type)
    const style = { noise: [0, 1, 100][turns % 3]! * game.policy!.scale, taste: {} }
    const move = game.policy!.pick(state, asked.seat, random, style)
    if (turns % 7 === 0) {
      expectAssetsToMakeLead(game, state)
      // Worlds of a search keep no facts and copy none: they come out as a table's would.
      const [quick, kept] = [copy(state), copy(state)]
      game.perform(writeOnly(game, quick, quickRandom(turns)), asked.seat, copy(move))
      game.perform(progressOn(game, kept, quickRandom(turns), []), asked.seat, copy(move))
      expect(quick).toEqual(kept)
    }
    picked.add(move.type)
    game.perform(writeOnly(game, state, random), asked.seat, move)
  }
  expect(game.decisions(state)).toEqual([])
  return { legal, picked }
}

describe.each(all)('$game.id', ({ game, meta }) => {
  test('games come to their end, and every kind of move is reached but those that are rash', () => {
    const legal = new Set<string>()
    const picked = new Set<string>()
    const never = game.policy?.never ?? []
    const missing = (): readonly string[] =>
      [...legal].filter((type) => !picked.has(type) && !never.includes(type))
    // What is seldom asked is seldom picked: a few more games for kinds that have been legal once and were not.
    for (let round = 0; round < 4 && (round === 0 || missing().length > 0); round++)
      for (let seats = game.seats.min; seats <= game.seats.max; seats++)
        for (const [index, { options }] of optionCases(game, meta, seats).slice(0, 6).entries()) {
          const played = playBy(game, seats, options, 31 * seats + index + 1000 * round)
          for (const type of played.legal) legal.add(type)
          for (const type of played.picked) picked.add(type)
        }
    expect([...picked].filter((type) => never.includes(type))).toEqual([])
    // Nor is it listed: whoever takes any legal move, as the last resort of a room, does not come upon it.
    expect([...legal].filter((type) => never.includes(type))).toEqual([])
    expect(missing()).toEqual([])
  })
})
