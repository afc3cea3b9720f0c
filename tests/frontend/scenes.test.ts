/** Dice at a table, by the toy that has some: what they show is seen before it stands, once, and soon over. */
import { describe, expect, test } from 'vitest'
import './page.ts'
import type { AnyUi, Scene } from '../../frontend/plug/gameUi.ts'
import { pieceArrived } from '../../frontend/plug/scenes/arrival.tsx'
import { cardsShown } from '../../frontend/plug/scenes/cards.tsx'
import { lying, turns } from '../../frontend/plug/scenes/Die.tsx'
import { diceCompared, diceRolled } from '../../frontend/plug/scenes/dice.tsx'
import { inTurn } from '../../frontend/plug/scenes/inTurn.tsx'
import { pathWalked } from '../../frontend/plug/scenes/path.tsx'
import { countShown, scoringShown } from '../../frontend/plug/scenes/scoring.tsx'
import { stillThere, titlePlace } from '../../frontend/plug/scenes/titlePlace.ts'
import { titleShown } from '../../frontend/plug/scenes/title.tsx'
import { cardTorn } from '../../frontend/plug/scenes/torn.tsx'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { raid } from '../house/raid/game.ts'
import type { Event, State } from '../house/raid/state.ts'
import { createRaidUi } from '../house/raid/ui.ts'
import { stillTheatre } from '../kit/handmade.ts'
import { seatedAt } from '../kit/seated.ts'

const options = { sides: 'none', trade: 'yes', rounds: '4' } as const
const [ann, bob] = [seatOf(0), seatOf(1)]

/** Ann is about to roll; three of hers stand before two of Bob's. */
const field = (): State => {
  const state = raid.blank({ seats: 2, options })
  state.phase = 'roll'
  state.raiders[ann]?.forEach((raider, index) => (raider.at = index < 3 ? 1 : 0))
  state.raiders[bob]?.forEach((raider, index) => (raider.at = index < 2 ? 2 : 0))
  return state
}

/** What follows by itself has followed. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const atRaid = () => {
  const told: string[] = []
  /** What each round of a fight was told of as its act's own, before it. */
  const foughtAfter: string[][] = []
  const playing: { readonly event: Event; over(): void }[] = []
  const made = new Map<Scene, Event>()
  const ui = createRaidUi()
  const noting = (): AnyUi =>
    ({
      ...ui,
      scene(event, before, me, nameOf, earlier) {
        const scene = ui.scene?.(event, before, me, nameOf, earlier) ?? null
        if (scene !== null) made.set(scene, event as Event)
        if (event.type === 'fought') foughtAfter.push(earlier.map(({ type }) => type))
        return scene
      },
    }) satisfies typeof ui as unknown as AnyUi
  const ana = seatedAt(
    raid as unknown as AnyGame,
    noting,
    { seats: 2, options, state: field(), me: ann },
    {
      ...stillTheatre,
      play: (scene) =>
        new Promise((over) => {
          const event = made.get(scene)
          if (event === undefined) throw new Error('a scene of nothing')
          told.push(event.type)
          playing.push({ event, over })
        }),
    },
  )
  const view = (): State => ana.page.view() as unknown as State
  const end = async (): Promise<void> => {
    playing.at(-1)?.over()
    await settled()
  }
  return { ana, told, foughtAfter, playing, view, end }
}

describe('dice', () => {
  test('are seen to roll before they lie there; they fall as the table says', async () => {
    const { ana, told, playing, view, end } = atRaid()
    await ana.stage({ type: 'roll' })
    // Nobody foretells them.
    expect([told, view().dice]).toEqual([[], []])
    await ana.confirm()
    expect([told, view().dice, ana.page.replay.busy()]).toEqual([['rolled'], [], true])
    // Nor does the log tell.
    expect(ana.lines()).toEqual([])
    const event = playing[0]?.event
    await end()
    expect(event).toMatchObject({ dice: view().dice.map(({ value }) => value) })
    expect([view().dice.length, ana.lines()]).toEqual([3, ['A: rolled']])
    expect(ana.page.replay.busy()).toBe(false)
  })

  test('of a fight come one round after the other, on a march that stands since it was staged', async () => {
    const { ana, told, foughtAfter, playing, view, end } = atRaid()
    await ana.stage({ type: 'roll' })
    await ana.confirm()
    await end()
    await ana.stage({ type: 'march', die: 0, raiders: ['0-0', '0-1', '0-2'], to: 2 } as never)
    const marched = (): number => view().raiders[ann]!.filter(({ at }) => at === 2).length
    expect([told, marched()]).toEqual([['rolled'], 3])
    await ana.confirm()
    const left = (): number =>
      view()
        .raiders.flat()
        .filter(({ at }) => at === 2).length
    let rounds = 0
    while (ana.page.replay.busy()) {
      const [before, fight] = [left(), playing.at(-1)?.event]
      expect(ana.lines()).toHaveLength(2 + rounds)
      await end()
      rounds++
      expect(fight?.type).toBe('fought')
      if (fight?.type === 'fought') expect(left()).toBe(before - fight.lost.length)
    }
    expect(rounds).toBeGreaterThan(0)
    // Each knows those before it: what all of them came to can be told after the last.
    expect(foughtAfter.slice(-rounds)).toEqual(
      Array.from({ length: rounds }, (_, round) => [
        'marched',
        ...Array.from({ length: round }, () => 'fought'),
      ]),
    )
    expect(told).toEqual(['rolled', ...Array.from({ length: rounds }, () => 'fought')])
  })

  test('a step forward in the past shows them again, a jump does not', async () => {
    const { ana, told, end } = atRaid()
    await ana.stage({ type: 'roll' })
    await ana.confirm()
    await end()
    ana.page.replay.go(1)
    ana.page.replay.go(2)
    await settled()
    expect(told).toEqual(['rolled', 'rolled'])
    ana.page.replay.go(0)
    ana.page.replay.go(2)
    await end()
    expect(told).toEqual(['rolled', 'rolled'])
  })
})

test('a die lies with its value on top: that face looks to where the eye is', () => {
  const about: Record<string, (v: number[], by: number) => number[]> = {
    X: ([x, y, z], by) => [x!, y! * Math.cos(by) - z! * Math.sin(by), y! * Math.sin(by) + z! * Math.cos(by)],
    Y: ([x, y, z], by) => [x! * Math.cos(by) + z! * Math.sin(by), y!, z! * Math.cos(by) - x! * Math.sin(by)],
    Z: ([x, y, z], by) => [x! * Math.cos(by) - y! * Math.sin(by), x! * Math.sin(by) + y! * Math.cos(by), z!],
  }
  /** Where the front looks to after a list of CSS rotations: the last one is done first. */
  const turned = (transform: string): number[] =>
    [...transform.matchAll(/rotate([XYZ])\((-?\d+)deg\)/g)].reduceRight(
      (normal, [, axis, by]) => about[axis!]!(normal, (Number(by) * Math.PI) / 180),
      [0, 0, 1],
    )
  for (const value of [1, 2, 3, 4, 5, 6])
    for (const yaw of [-19, 0, 21]) {
      const towards = [1, 2, 3, 4, 5, 6].map((face) => {
        const [x, y] = turns[face]!
        return turned(`${lying(value, yaw)} rotateY(${y}deg) rotateX(${x}deg)`)[2]!
      })
      expect(towards.indexOf(Math.max(...towards)) + 1).toBe(value)
      expect(towards[value - 1]).toBeGreaterThan(0.8)
    }
})

test('no scene is longer than a second and a half, but for a moment to be late in', () => {
  const face = () => null
  const scenes = {
    roll: diceRolled({ look: 'green', values: [1, 2, 3, 4, 5, 6] }),
    fight: diceCompared({ look: ann, values: [6, 5, 1] }, { look: bob, values: [4, 2] }, [0, 0]),
    walk: pathWalked({ piece: face, stops: Array.from({ length: 12 }, (_, n) => `${n}`) }),
    cards: cardsShown(Array.from({ length: 4 }, () => ({ face, back: face }))),
    title: titleShown('Ronda 2'),
    torn: cardTorn({ face, from: 'here', caption: 'Ann', shape: 1.4 }),
    arrival: pieceArrived({ piece: face, at: 'here', caption: 'Ann' }),
  }
  for (const { lasts } of Object.values(scenes)) expect(lasts).toBeLessThanOrEqual(1700)
  // What is to be read where it goes lies half as long in the middle.
  const [long, brief] = [false, true].map((isBrief) => cardsShown([{ face, isBrief }]).lasts)
  expect(long! - brief!).toBe(280)
  // In passing not much more than half of that.
  const passing = {
    roll: diceRolled({ look: 'green', values: [1, 2, 3, 4, 5, 6] }, true),
    fight: diceCompared({ look: ann, values: [6, 5, 1] }, { look: bob, values: [4, 2] }, [0, 0], true),
    walk: pathWalked({ piece: face, stops: Array.from({ length: 12 }, (_, n) => `${n}`), isPassing: true }),
  }
  for (const [name, { lasts }] of Object.entries(passing))
    expect(lasts).toBeLessThan(0.7 * scenes[name as keyof typeof passing].lasts)
})

test('a scoring is shown for those who earn, and not at all where nobody does', () => {
  const earning = (points: number) => ({ seat: ann, name: 'Ann', points, places: ['a'] })
  expect(scoringShown('Walls', [earning(0), earning(0)])).toBeNull()
  const [one, two] = [
    scoringShown('Walls', [earning(4), earning(0)]),
    scoringShown('Walls', [earning(4), earning(7)]),
  ]
  // The first tap makes it faster, the second ends it.
  expect(one?.isHurried).toBe(true)
  expect((two?.lasts ?? 0) - (one?.lasts ?? 0)).toBe(700)
  // Who asked for stillness is told too.
  expect([one?.isStill, inTurn(titleShown('Conquest'), one!).isStill]).toEqual([true, true])
})

test('a count of several categories leaves out those in which nobody has anything, and is skipped as one', () => {
  const earnings = (points: number) => [{ seat: ann, name: 'Ann', points, places: ['a'] }]
  const [walls, towers] = [
    { title: 'Walls', earnings: earnings(4) },
    { title: 'Towers', earnings: earnings(2) },
  ]
  expect(countShown([{ title: 'Gates', earnings: earnings(0) }])).toBeNull()
  const one = countShown([walls])
  expect(countShown([walls, { title: 'Gates', earnings: earnings(0) }])?.lasts).toBe(one?.lasts)
  const both = countShown([walls, towers])
  expect([both?.isHurried, both?.lasts]).toEqual([true, 2 * (one?.lasts ?? 0)])
})

describe('the name of what is counted', () => {
  const board = { x: 0, y: 50, width: 340, height: 340 }
  const size = { width: 300, height: 60 }
  const box = (x: number, y: number) => ({ x, y, width: 40, height: 40 })
  const at = (lit: Parameters<typeof titlePlace>[3], width = 844, height = 390) =>
    titlePlace(size, board, { width, height }, lit)

  test('lies at the upper edge of the board, or at the lower one where something is lit above', () => {
    expect(at([])).toEqual({ x: 20, y: 64 })
    expect(at([box(100, 60)])).toEqual({ x: 20, y: 316 })
  })

  test('lies on the screen whole, also over a board that one sees closer', () => {
    const closer = (x: number) =>
      titlePlace(size, { ...board, x, width: 500 }, { width: 390, height: 390 }, []).x
    expect([closer(-200), closer(-10), closer(80)]).toEqual([0, 90, 90])
  })

  test('lies beside it where both edges are lit, and in its middle where there is nothing beside it', () => {
    const lit = [box(100, 60), box(100, 340)]
    expect(at(lit)).toEqual({ x: 442, y: 316 })
    expect(at(lit, 390)).toEqual({ x: 20, y: 190 })
  })

  test('lies higher beside it where something is to be pressed below', () => {
    const lit = [box(100, 60), box(100, 340)]
    expect(at([...lit, { x: 344, y: 200, width: 500, height: 140 }])).toEqual({ x: 442, y: 140 })
  })

  test('lies below it, over the hand, where both edges are lit and there is room, but over no controls', () => {
    const lit = [box(100, 60), box(100, 340)]
    expect(at(lit, 390, 844)).toEqual({ x: 20, y: 396 })
    const bar = { x: 0, y: 420, width: 390, height: 200 }
    expect(at([...lit, bar], 390, 844)).toEqual({ x: 20, y: 190 })
  })

  test('lies across the lower edge where that hides less of the board, and nothing that is to be pressed', () => {
    const lit = [box(150, 200), { x: 0, y: 450, width: 390, height: 100 }]
    const rows = [box(20, 60), box(20, 340), box(340, 340)]
    expect(titlePlace(size, board, { width: 390, height: 844 }, lit, rows)).toEqual({ x: 20, y: 380 })
  })

  test('stands still from one category to the next, as long as it covers nothing there', () => {
    const before = { x: 0, y: 330, width: 340, height: 60 }
    const next = (lit: Parameters<typeof titlePlace>[3], high = 844) =>
      stillThere(before, size, { width: 390, height: high }, lit)
    expect(next([box(100, 60)])).toEqual({ x: 20, y: 330 })
    expect(next([box(100, 340)])).toBeNull()
    // What does not end within the screen is no place.
    expect(next([], 380)).toBeNull()
  })

  test('covers the least where all is lit', () => {
    const lit = [box(100, 60), box(140, 60), box(100, 340), box(100, 200), box(140, 200)]
    expect(at(lit, 390)).toEqual({ x: 20, y: 316 })
  })
})
