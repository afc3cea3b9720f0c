// @vitest-environment happy-dom
/** Bots say a word now and then of what is done: seldom, on this page alone, and never to who plays fast. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSpeed } from '../../frontend/kit/motion.ts'
import { loadMoods } from '../../frontend/plug/moods.ts'
import { createMoods } from '../../frontend/table/chat/moods.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import { fold } from '../../shared/engine/replay.ts'
import { registry } from '../../shared/registry.ts'
import type { Golden } from '../records/make.ts'

const [ann, bea, cai] = [seatOf(0), seatOf(1), seatOf(2)]
const lose = (from: Seat) => ({ type: 'traderPlaced', seat: ann, space: 'cartSand', displaced: from })

/** A table at which each entry tells one fact; which seats are people's. */
const sit = (people: readonly Seat[] = [ann]) => {
  const [facts, tell] = createSignal<readonly object[]>([{ type: 'ended' }])
  const [past, look] = createSignal(false)
  const [busy, move] = createSignal(false)
  const said: string[] = []
  const table = {
    rules: { id: 'castillo' },
    shownAt: () => facts().length,
    entries: () => facts().map((fact, index) => ({ kind: 'played', seq: index + 1, events: [fact] })),
    view: () => ({ players: [0, 0, 0] }),
    past,
    replay: { busy },
  } as unknown as LiveTable
  const seats = [ann, bea, cai].map((seat) => ({ kind: people.includes(seat) ? 'person' : 'bot' }))
  createRoot((dispose) => {
    ended = dispose
    createMoods(
      table,
      () => ({ seats, stage: 'live' }) as never,
      (seat, reaction) => void said.push(`${seat} ${reaction}`),
    )
  })
  return {
    said,
    look,
    move,
    async tell(...more: readonly object[]) {
      tell([...facts(), ...more])
      await vi.advanceTimersByTimeAsync(50)
      return said.splice(0)
    },
  }
}
let ended = (): void => undefined
// Fetched once: no timer of a test brings a file.
beforeAll(async () => void (await loadMoods('castillo')))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  ended()
  setSpeed('normal')
  vi.useRealTimers()
})

test('who is nearest to it says a word, if that is a bot; people speak for themselves', async () => {
  expect(await sit().tell(lose(bea))).toEqual(['1 wow'])
  ended()
  // Nobody of the three but one plays as a bot, and that is who took it.
  expect(await sit([bea, cai]).tell(lose(bea))).toEqual(['0 sorry'])
  ended()
  expect(await sit([ann, bea, cai]).tell(lose(bea))).toEqual([])
})

test('one word at a time: the next comes once it has been quiet for a while', async () => {
  const { tell } = sit()
  expect(await tell(lose(bea))).toEqual(['1 wow'])
  expect(await tell(lose(cai))).toEqual([])
  await vi.advanceTimersByTimeAsync(14_000)
  expect(await tell(lose(cai))).toEqual(['2 wow'])
})

test('what is still to be seen of it comes first: a word before the dice lie still gives away what they show', async () => {
  const { tell, move, said } = sit()
  move(true)
  expect(await tell(lose(bea))).toEqual([])
  move(false)
  await vi.advanceTimersByTimeAsync(50)
  expect(said.splice(0)).toEqual(['1 wow'])
  // Nor twice, as the next thing moves.
  await vi.advanceTimersByTimeAsync(14_000)
  move(true)
  expect(await tell({ type: 'ended' })).toEqual([])
  move(false)
  await vi.advanceTimersByTimeAsync(50)
  expect(said).toEqual([])
})

test('nothing is said of the past, of what was not looked at one by one, nor to who plays fast', async () => {
  const { tell, look } = sit()
  look(true)
  expect(await tell(lose(bea))).toEqual([])
  look(false)
  expect(await tell(lose(bea), lose(bea), lose(bea))).toEqual([])
  setSpeed('fast')
  expect(await tell(lose(bea))).toEqual([])
  setSpeed('normal')
  expect(await tell(lose(bea))).toEqual(['1 wow'])
})

describe.each(Object.keys(registry))('%s', (id) => {
  test('its bots have a word for some of what happens in a game, and for little of it', async () => {
    vi.useRealTimers()
    const [moods, game] = [await loadMoods(id), (await registry[id]!.rules()) as AnyGame]
    let [facts, words] = [0, 0]
    const seen = new Set<string>()
    for (const file of readdirSync(`tests/records/${id}`)) {
      const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}`, 'utf8')) as Golden
      const entries = live(record.entries)
      for (const [index, entry] of entries.entries()) {
        const events = eventsOf(entry)
        facts += events.length
        const view = fold(game, record, entries.slice(0, index + 1))
        for (const event of events) {
          const [first] = moods(event, view as never)
          if (first === undefined) continue
          words++
          seen.add(first[1])
          expect(first[0]).toBeLessThan(8)
        }
      }
    }
    expect(words).toBeGreaterThan(5)
    expect(words / facts).toBeLessThan(0.15)
    expect(seen.size).toBeGreaterThan(id === 'fortaleza' ? 0 : 1)
  })
})
