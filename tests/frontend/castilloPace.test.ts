/** How long one waits who has chosen a Master Builder, while all that the others build is seen. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './page.ts'
import { motions } from '../../frontend/games/castillo/motions.tsx'
import { es } from '../../frontend/games/castillo/texts.es.ts'
import type { Motion } from '../../frontend/plug/gameUi.ts'
import { createReel, type Frame } from '../../frontend/table/model/reel.ts'
import { copy } from '../../shared/engine/copy.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { evolve } from '../../shared/games/castillo/evolve.ts'
import type { Event, State } from '../../shared/games/castillo/state.ts'
import { build, given, helper, type Letter, type Played, playAll, seat } from '../kit/castillo.ts'
import { stillTheatre } from '../kit/handmade.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const framesOf = (before: State, events: readonly Event[], me: Letter): readonly Frame<State>[] => {
  let state = before
  return events.map((event) => {
    const was = conceal(state, seat(me))
    const moved = motions(es, conceal(event, seat(me)), was, seat(me))
    state = copy(state)
    evolve(state, copy(event))
    return { view: state, seq: seqOf(1), facts: 1, fact: event.type, scene: null, motions: moved }
  })
}

/** Milliseconds until all has landed, at the normal speed. */
const seenIn = async (before: State, frames: readonly Frame<State>[]): Promise<number> => {
  const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))
  const fly = ({ lasts }: Motion): Promise<void> => wait(lasts)
  const reel = createReel<State>(before, seqOf(0), { ...stillTheatre, wait, fly })
  const begun = Date.now()
  reel.show(frames)
  while (reel.playing()) await vi.advanceTimersByTimeAsync(10)
  return Date.now() - begun
}

const goods = '6S 4W 4B 3T'
const busy = given({
  players: 4,
  phase: 'build',
  queue: ['B stonemason', 'C stonemason', 'D stonemason', 'A masterBuilder'],
  has: { B: goods, C: goods, D: goods },
  talers: { B: 12, C: 12, D: 12 },
  built: ['stable', 'servantsHouse'],
  castle: { 'servantsHouse-a': 'A', 'stable-b': 'B' },
  stock: '9S 9W 9B 9T 9Ag',
  bank: 20,
})
const house = '1T 1B 1S'
const [first, second, third] = [
  ['B', 'house1', 'house2', 'market-a'],
  ['C', 'house3', 'house4', 'market-b'],
  ['D', 'house5', 'house6', 'forge-b'],
] as const
const turnOf = (
  before: State,
  [letter, one, other, space]: typeof first | typeof second | typeof third,
): Played =>
  playAll(before, [
    [letter, build(one, house)],
    [letter, build(other, house)],
    [letter, helper(space)],
  ])

test('three who build all they may are seen in six and a half seconds', async () => {
  const turns = [first, second, third].reduce<readonly (readonly [State, Played])[]>((so, turn) => {
    const before = so.at(-1)?.[1].state ?? busy
    return [...so, [before, turnOf(before, turn)]]
  }, [])
  const times: number[] = []
  for (const [before, { events }] of turns) times.push(await seenIn(before, framesOf(before, events, 'A')))
  expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThan(6500)
})

test('a building stands as soon as it has come, and what it brings comes off it then: figures count it as it lands', async () => {
  const { events } = turnOf(busy, first)
  const at = events.findIndex(({ type }) => type === 'built')
  const [frame] = framesOf(busy, events.slice(at, at + 1), 'B')
  const seen: string[] = []
  const fly = async ({ from, to }: Motion): Promise<void> => {
    const { buildings, players } = reel.view()
    const { vp, resources } = players[seat('B')]!
    seen.push(
      `${from} ${to}: ${buildings.house1 === undefined ? 'plan' : 'house'}, ${vp}, ${resources.stone}`,
    )
  }
  const reel = createReel<State>(conceal(busy, seat('B')), seqOf(0), { ...stillTheatre, fly })
  reel.show([frame!])
  while (reel.playing()) await vi.advanceTimersByTimeAsync(10)
  const { vp } = busy.players[seat('B')]!
  expect(seen.slice(3)).toEqual([
    `seat:1 house1: plan, ${vp}, 3`,
    `house1 seat:1: house, ${vp}, 2`,
    `house1 queued:0:masterBuilder: house, ${vp}, 2`,
    `house1 servantsHouse-a: house, ${vp}, 2`,
    `house1 stable-b: house, ${vp}, 2`,
  ])
  expect(reel.view().players[seat('B')]!.vp).toBe(vp + 8)
})

test('what is paid by others goes in one, and what one pays oneself leaves the figures that count it, in its full time', () => {
  const { events } = turnOf(busy, first)
  const event = events.find(({ type }) => type === 'built') as never
  const paid = (me: Letter): readonly (readonly [string, number])[] =>
    motions(es, event, conceal(busy, seat(me)), seat(me))
      .filter(({ to }) => to === 'stock')
      .map(({ from, lasts }) => [from, lasts] as const)
  expect(paid('A').map(([from]) => from)).toEqual(['seat:1'])
  const late = conceal({ ...busy, queueIndex: 3 }, null)
  expect(motions(es, event, late, seat('A'))[0]?.lasts).toBeLessThan(paid('A')[0]![1])
  expect(motions(es, event, late, seat('B'))[0]?.lasts).toBe(paid('B')[0]![1])
  expect(paid('B').map(([from]) => from)).toEqual(['seat:1:sand', 'seat:1:brick', 'seat:1:stone'])
})
