import { expect, test } from 'vitest'
import * as components from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { sides, spaces, spacesInPlay, zones, zonesInPlay } from '../../../shared/games/fortaleza/layout.ts'
import { fortalezaMeta } from '../../../shared/games/fortaleza/meta.ts'
import { valuesOf } from '../../kit/tables.ts'
import { guildLooks } from '../../../frontend/games/fortaleza/art/colors.ts'
import { trackCellOf } from '../../../frontend/games/fortaleza/track.ts'
import { collector, given, play, seat, temple } from '../../kit/fortaleza.ts'

const { deckOf80, deckFor, guildTiles, wallTiles, towerTiles } = components
const count = (kind: string, players: number): number =>
  deckFor(players).filter((card) => card.kind === kind).length
const kinds = (players: number): number[] => components.cardKinds.map((kind) => count(kind, players))
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)

test('[FZ-1.1] 3 to 5 players from the age of 12, about 45 minutes', () => {
  expect(fortaleza.seats).toMatchObject({ min: 3, max: 5 })
  expect(fortalezaMeta).toMatchObject({ minutes: 45, age: 12 })
})

test('[FZ-2.2] four walls, each of four spaces and a gate', () => {
  for (const side of sides) {
    const own = spaces.filter((space) => space.sides.includes(side))
    expect(own.filter(({ kind }) => kind === 'wall')).toHaveLength(4)
    expect(own.filter(({ kind }) => kind === 'gate')).toHaveLength(1)
  }
})

test('[FZ-2.3] twelve towers, four of them at the corners; eight in play with three', () => {
  const towers = spaces.filter(({ kind }) => kind === 'tower')
  expect(towers).toHaveLength(12)
  expect(towers.filter((space) => space.sides.length === 2)).toHaveLength(4)
  expect(spacesInPlay(3).filter(({ kind }) => kind === 'tower')).toHaveLength(8)
})

test('[FZ-2.4] the perimeter runs clockwise from the north-west corner', () => {
  expect(spaces.map(({ id }) => id).join(' ')).toBe(
    'CNW N1 NT1 N2 NG N3 NT2 N4 CNE E1 ET1 E2 EG E3 ET2 E4 CSE S1 ST1 S2 SG S3 ST2 S4 CSW W1 WT1 W2 WG W3 WT2 W4',
  )
  expect(spaces.find(({ id }) => id === 'S1')).toMatchObject({ x: 800, y: 900 })
  expect(spaces.find(({ id }) => id === 'W4')).toMatchObject({ x: 100, y: 200 })
})

test('[FZ-2.5] printed prices', () => {
  const price = (id: string): number | undefined => spaces.find((space) => space.id === id)?.price
  for (const letter of 'NESW')
    expect(['1', '2', 'G', '3', '4', 'T1', 'T2'].map((place) => price(letter + place))).toEqual([
      1, 2, 3, 2, 3, 2, 3,
    ])
  expect(['CNW', 'CNE', 'CSE', 'CSW'].map(price)).toEqual([4, 4, 4, 4])
})

test('[FZ-2.6] a corner tower belongs to both its sides', () => {
  expect(spaces.find(({ id }) => id === 'CSE')?.sides).toEqual(['east', 'south'])
  for (const side of sides) expect(spaces.filter((space) => space.sides.includes(side))).toHaveLength(9)
})

test('[FZ-2.7] one zone for each pair of different colours', () => {
  const pairs = zones.map(({ colors }) => [...colors].sort().join())
  expect(new Set(pairs).size).toBe(10)
  expect(zones.every(({ colors: [one, other] }) => one !== other)).toBe(true)
})

test('[FZ-2.8] the temple holds any number of pawns of anybody', () => {
  const hand = { B: ['m-1', 'm-2'], G: ['m-3', 'm-4'] }
  let state = given({ temple: { B: 6, R: 8 }, hand })
  for (const card of ['m-1', 'm-2']) ({ state } = play(state, 'B', temple(`${card}:temple`)))
  for (const card of ['m-3', 'm-4']) ({ state } = play(state, 'G', temple(`${card}:temple`)))
  expect(state.players.map(({ templePawns }) => templePawns)).toEqual([8, 2, 8, 0])
})

test.each([
  [0, 0],
  [59, 59],
  [60, 0],
  [73, 13],
  [-1, 59],
])('[FZ-2.9, FZ-10.93] a score of %i stands on cell %i', (score, cell) => {
  expect(trackCellOf(score)).toBe(cell)
})

test('[FZ-2.10] 80 cards, by kind', () => {
  expect(deckOf80).toHaveLength(80)
  expect(new Set(deckOf80.map(({ id }) => id)).size).toBe(80)
  expect(kinds(4)).toEqual([35, 5, 5, 14, 7, 6, 8])
})

test('[FZ-2.11] five guilds, each with a picture of its own', () => {
  expect(Object.keys(guildLooks)).toEqual([...components.guildColors])
  expect(new Set(Object.values(guildLooks).map(({ icon }) => icon)).size).toBe(5)
})

test('[FZ-2.12, FZ-9.4] three players: 20 cards leave, nine purple ones with the dual cards among them', () => {
  const removed = [...components.removedWith3]
  expect(removed.toSorted().join(' ')).toBe(
    'g-purple-1 g-purple-2 g-purple-3 g-purple-4 g-purple-5 g-purple-6 g-purple-7 m-4 m-5 m-6 t-7 ' +
      'tg-purple w-11 w-12 w-13 w-14 wg-purple x-6 x-7 x-8',
  )
  expect(deckFor(3).some(({ id }) => removed.includes(id))).toBe(false)
  expect(removed.filter((id) => components.cardOf(id).color === 'purple')).toHaveLength(9)
  expect(kinds(3)).toEqual([28, 4, 4, 10, 6, 3, 5])
})

test.each([3, 4, 5] as const)(
  '[FZ-2.13] players x turns x 2 is the whole deck, with %i players',
  (players) => {
    expect(players * components.turnsPerPhase[players] * components.cardsPerTurn).toBe(
      deckFor(players).length,
    )
  },
)

test('[FZ-2.15, FZ-9.34] three stacks, the lowest level on top', () => {
  const { stacks } = given().players[0]!
  for (const stack of Object.values(stacks)) expect(stack).toEqual([...stack].sort((a, b) => a - b))
})

test('[FZ-2.16] guild tiles: income falls as points rise', () => {
  expect(guildTiles.map(({ level, copies, income, points }) => [level, copies, income, points])).toEqual([
    [0, 3, 9, -1],
    [1, 3, 7, 1],
    [2, 3, 5, 3],
    [3, 3, 3, 5],
    [4, 2, 2, 7],
  ])
})

test('[FZ-2.17, FZ-3.4] five players: four marked guild tiles leave', () => {
  expect(sum(guildTiles.map(({ copies }) => copies)) - sum(guildTiles.map(({ copies5p }) => copies5p))).toBe(
    4,
  )
  expect(given({ players: 5 }).players[3]!.stacks.guild).toHaveLength(10)
})

test('[FZ-2.18] wall tiles: three of each level, gates of 3 to 6 points', () => {
  expect(wallTiles.map(({ level, copies, gatePoints }) => [level, copies, gatePoints])).toEqual([
    [1, 3, 3],
    [2, 3, 4],
    [3, 3, 5],
    [4, 3, 6],
  ])
})

test('[FZ-2.19] tower tiles: two of each level', () => {
  expect(
    towerTiles.map(({ level, copies, points, overbuildCost }) => [level, copies, points, overbuildCost]),
  ).toEqual([
    [1, 2, 4, null],
    [2, 2, 7, 8],
    [3, 2, 9, 11],
    [4, 2, 11, 14],
  ])
})

test('[FZ-2.21] eight pawns each, wherever they stand', () => {
  const hand = { B: ['g-orange-1', 'g-teal-1'], G: ['g-orange-2', 'g-teal-2'] }
  const first = play(given({ hand }), 'B', collector('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal'))
  const { state } = play(first.state, 'G', collector('orangeTeal', 'g-orange-2:orange', 'g-teal-2:teal'))
  expect(state.players.map(({ pawnSupply }) => pawnSupply)).toEqual([8, 7, 8, 8])
  for (const owner of ['B', 'G', 'R', 'Y'] as const)
    expect(fortaleza.census(state)[`pawns of seat ${seat(owner)}`]).toBe(8)
})

test('[FZ-9.1] ten zones of five levels are the guild tiles of five players', () => {
  expect(zones.length * guildTiles.length).toBe(5 * sum(guildTiles.map(({ copies5p }) => copies5p)))
})

test('[FZ-9.3] with three players four purple zones and the corner towers are covered; all walls stay', () => {
  expect(
    zones.filter((zone) => !zonesInPlay(3).includes(zone)).every(({ colors }) => colors.includes('purple')),
  ).toBe(true)
  expect(zonesInPlay(3)).toHaveLength(6)
  expect(spacesInPlay(3).filter(({ kind }) => kind !== 'tower')).toHaveLength(20)
})

test('[FZ-8.1, FZ-8.2] scoring is basic unless chosen; players are those seated', () => {
  expect(fortalezaMeta.options.map((option) => [option.id, valuesOf(option)])).toEqual([
    ['scoring', ['basic', 'advanced']],
  ])
  expect(() => fortaleza.blank({ seats: 6, options: { scoring: 'basic' } })).toThrow()
})
