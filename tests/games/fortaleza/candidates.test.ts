/** The list of legal moves against everything `check` accepts, tried out one by one [FZ-5.31]. */
import { expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { conceal, faces } from '../../../shared/engine/secret.ts'
import { cardOf, roles } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { spaces, zoneIds } from '../../../shared/games/fortaleza/layout.ts'
import type { CardUse, Move } from '../../../shared/games/fortaleza/moves.ts'
import type { State } from '../../../shared/games/fortaleza/state.ts'
import { given, play, type Scene, seat } from '../../kit/fortaleza.ts'

/** Every way to name one or two cards of a hand, in any roles. */
const everyUse = (hand: readonly string[]): CardUse[][] => {
  const single = hand.flatMap((cardId) => roles.map((as) => ({ cardId, as })))
  const double = single.flatMap((one) =>
    single.filter(({ cardId }) => one.cardId < cardId).map((other) => [one, other]),
  )
  return [...single.map((one) => [one]), ...double]
}

const upTo3 = [0, 1, 2, 3]
const everyTiles = upTo3.flatMap((guild) =>
  upTo3.flatMap((wall) => upTo3.map((tower) => ({ guild, wall, tower }))),
)

/** Every action on every place with these cards, sensible or not. */
const everyMove = (cards: CardUse[]): Move[] => [
  { type: 'takeResourcesOne', cards },
  { type: 'takeResourcesTwo', cards },
  { type: 'retireToTemple', cards },
  ...everyTiles.flatMap((tiles): Move[] => [
    { type: 'developOne', cards, tiles },
    { type: 'developMany', cards, tiles },
  ]),
  ...spaces.flatMap(({ id: space }): Move[] => [
    { type: 'buildWall', cards, space },
    { type: 'buildGate', cards, space },
    { type: 'buildTower', cards, space },
  ]),
  ...zoneIds.flatMap((zone): Move[] => [
    { type: 'buildGuild', cards, zone },
    { type: 'placeCollector', cards, zone },
  ]),
]

/** What a move does with which cards, whatever their copies and roles. */
const deed = (move: Move): string => {
  const { cards, ...rest } = { cards: [], ...move }
  const sorts = cards.map(({ cardId }: CardUse) => `${cardOf(cardId).kind} ${cardOf(cardId).color}`)
  return JSON.stringify([rest, sorts.toSorted()])
}

/** The most coins with which each deed can be done. */
const bestOf = (state: State): Map<string, number> => {
  const best = new Map<string, number>()
  for (const cards of everyUse(faces(state.players[0]!.hand)))
    for (const move of everyMove(cards)) {
      if (fortaleza.check(state, seat('B'), move) !== null) continue
      const coins = play(state, 'B', move).coins('B')
      best.set(deed(move), Math.max(coins, best.get(deed(move)) ?? 0))
    }
  return best
}

const north = { N1: [['G', 1]], N2: [['R', 1]], N3: [['B', 1]], N4: [['G', 2]], NG: [['Y', 1]] } as const
const scenes: readonly (readonly [name: string, scene: Scene])[] = [
  ['a poor hand', { hand: { B: ['g-orange-1', 'g-orange-2', 'w-1', 'm-1'] }, coins: { B: 2 } }],
  ['a rich hand', { hand: { B: ['t-1', 'tg-teal', 'wg-brown', 'x-1'] }, coins: { B: 30 } }],
  ['two wild cards', { hand: { B: ['x-1', 'x-2', 'm-1', 't-1'] }, coins: { B: 6 }, spaces: north }],
  [
    'occupied places',
    {
      hand: { B: ['g-orange-1', 'g-teal-1', 'w-1'] },
      coins: { B: 11 },
      spaces: north,
      guilds: { orangeTeal: [['G', 2]], orangeWhite: [['B', 0]] },
      collectors: { orangeTeal: 'B', tealWhite: 'R' },
      top: { B: { wall: 2, guild: 2, tower: 4 } },
    },
  ],
  ['a second action', { hand: { B: ['m-1', 'w-1', 'x-1'] }, coins: { B: 8 }, played: 1 }],
  ['three players', { players: 3, hand: { B: ['t-1', 'w-1', 'x-1'] }, coins: { B: 12 }, phase: 2 }],
]

test.each(scenes)(
  '[FZ-5.31] %s: everything that can be done is listed once, at its cheapest',
  (_name, scene) => {
    const state = given(scene)
    const listed = legalMoves(fortaleza, state, seat('B'))
    const best = bestOf(state)
    expect(best.size).toBeGreaterThan(20)
    expect(listed.map(deed).toSorted()).toEqual([...best.keys()].toSorted())
    for (const move of listed) expect(play(state, 'B', move).coins('B')).toBe(best.get(deed(move)))
  },
)

test('[FZ-5.31] the list is the same from one’s own view, and empty for those not asked', () => {
  const state = given({ hand: { B: ['w-1', 'x-1', 'm-1'] }, coins: { B: 4 } })
  expect(legalMoves(fortaleza, conceal(state, seat('B')), seat('B'))).toEqual(
    legalMoves(fortaleza, state, seat('B')),
  )
  expect(fortaleza.candidates(state, seat('G'))).toEqual([])
})
