/** What the map of Storming! works out by itself: the lines of the land, the war wagon's halves, what an attack does. */
import { describe, expect, test } from 'vitest'
import { bordersOf, fieldsOf, indexOf, outlineOf } from '../../frontend/games/storming/art/land.ts'
import { brokenBy, outcomeOf } from '../../frontend/games/storming/outlook.ts'
import { refusedMove } from '../../frontend/games/storming/places.ts'
import { halfAlone, halfOf, type WagonTaken, wagonWays } from '../../frontend/games/storming/wagon.ts'
import { findRegion, regions, regionsFor } from '../../shared/games/storming/layout.ts'
import { card, given, legal, reason, seat } from '../kit/storming.ts'

const pointsOf = (path: string): readonly string[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[QLz]|$)/g)].map(([, x, y]) => `${x} ${y}`)

describe('the lines of the land', () => {
  test.each(regions)('$id has six crooked corners round its middle', (place) => {
    const corners = new Set(pointsOf(outlineOf(place)))
    expect(corners.size).toBe(6)
    for (const corner of corners) {
      const [x = 0, y = 0] = corner.split(' ').map(Number)
      expect(Math.abs(Math.hypot(x - place.x, y - place.y) - 50)).toBeLessThan(12)
    }
  })

  test('neighbours share two corners, so that nothing gapes between them', () => {
    const corners = (id: string): readonly string[] => pointsOf(outlineOf(findRegion(id)!))
    const shared = (one: string, other: string): number =>
      new Set(corners(one).filter((corner) => corners(other).includes(corner))).size
    expect([shared('C4', 'C5'), shared('C4', 'B4'), shared('D1', 'E1'), shared('C4', 'E4')]).toEqual([
      2, 2, 2, 0,
    ])
  })

  test('fields lie within the corners of their region, and there are two or three', () => {
    for (const place of regions) {
      const fields = fieldsOf(place, indexOf(place))
      const corners = new Set(pointsOf(outlineOf(place)))
      expect([2, 3]).toContain(fields.length)
      for (const { path } of fields) for (const corner of pointsOf(path)) expect(corners).toContain(corner)
    }
  })

  test('a border is parted by a hedge or by a lane, never by both', () => {
    const { hedges, lanes } = bordersOf(regionsFor(3))
    const parts = (path: string): readonly string[] => path.split('M').slice(1)
    expect(parts(hedges).length).toBeGreaterThan(20)
    expect(parts(lanes).length).toBeGreaterThan(10)
    for (const lane of parts(lanes)) expect(parts(hedges)).not.toContain(lane)
  })
})

const wagonAt = () => {
  const state = card(
    { on: { D4: 'warWagon', D6: 'B:village*' }, pacts: [['projectValkyrie', 'RG']] },
    'R',
    'military1',
  )
  const uses = legal(state, 'R').filter((move) => move.type === 'useWarWagon')
  return { uses }
}

describe('[ST-5.61] the war wagon is told in two halves', () => {
  const roll: WagonTaken = { what: 'wagon', first: 'move', at: null }

  test('rolling first: where it may go, then what it may shoot at from there', () => {
    const { uses } = wagonAt()
    expect([...wagonWays(uses, roll, 'D4').keys()].toSorted()).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4'])
    const then: WagonTaken = { ...roll, at: 'D5' }
    expect(halfOf(then)).toBe('attack')
    expect([...wagonWays(uses, then, 'D4').keys()]).toEqual(['D6'])
    expect(wagonWays(uses, then, 'D4').get('D6')).toEqual([
      { type: 'useWarWagon', moveTo: 'D5', target: 'D6', first: 'move' },
    ])
    expect(halfAlone(uses, then)).toEqual({ type: 'useWarWagon', moveTo: 'D5', first: 'move' })
  })

  test('shooting first: its targets within two regions, then where it rolls', () => {
    const { uses } = wagonAt()
    const shoot: WagonTaken = { what: 'wagon', first: 'attack', at: null }
    expect([...wagonWays(uses, shoot, 'D4').keys()]).toEqual(['D6'])
    const then: WagonTaken = { ...shoot, at: 'D6' }
    expect(halfOf(then)).toBe('move')
    expect(wagonWays(uses, then, 'D4').has('D5')).toBe(true)
    expect(halfAlone(uses, then)).toEqual({ type: 'useWarWagon', target: 'D6', first: 'attack' })
    expect(halfAlone(uses, shoot)).toBeNull()
  })
})

describe('what an attack would come to', () => {
  const state = given({
    on: {
      D4: 'R:soldier',
      D5: 'B:village*',
      C4: 'B:village',
      D3: 'B:knight',
      E4: 'G:sawmill',
      C6: 'R:artillery',
    },
    pacts: [['blockade', 'RG']],
  })
  const soldier = state.map.D4!.troop!.id
  const cannon = state.map.C6!.troop!.id
  const attack = (troopId: number, to: string) => ({ type: 'attack', troopId, to }) as const

  test('[ST-5.47] a wall falls, [ST-5.50] a place without one is taken, [ST-5.46] a troop is lost', () => {
    const me = seat('R')
    expect(outcomeOf(state, me, attack(soldier, 'D5'))).toBe('wall')
    expect(outcomeOf(state, me, attack(soldier, 'C4'))).toBe('conquest')
    expect(outcomeOf(state, me, attack(soldier, 'D3'))).toBe('troop')
    expect(outcomeOf(state, me, { type: 'moveTroop', troopId: soldier, to: 'E5' })).toBeNull()
  })

  test('[ST-5.51] a shot takes nothing but a wall or a troop', () => {
    expect(outcomeOf(state, seat('R'), attack(cannon, 'D5'))).toBe('wall')
    expect(outcomeOf(state, seat('R'), attack(cannon, 'C4'))).toBe('troop')
  })

  test('[ST-5.52] it says which pact it would break', () => {
    expect(brokenBy(state, seat('R'), attack(soldier, 'E4'))?.id).toBe('blockade')
    expect(brokenBy(state, seat('R'), attack(soldier, 'C4'))).toBeNull()
  })

  test('a tap that does nothing is answered with the rule it runs into', () => {
    const acting = card({ on: { D4: 'R:soldier', D5: 'B:village*' } }, 'R', 'military1')
    const id = acting.map.D4!.troop!.id
    const far = refusedMove(acting, { what: 'troop', id }, 'D7')
    expect(far).toEqual({ type: 'moveTroop', troopId: id, to: 'D7' })
    expect(reason(acting, 'R', far!)).toBe('outOfRange')
    expect(refusedMove(acting, { what: 'troop', id }, 'D5')).toEqual({
      type: 'attack',
      troopId: id,
      to: 'D5',
    })
    expect(refusedMove(acting, { what: 'troop', id }, 'D4')).toBeNull()
  })
})
