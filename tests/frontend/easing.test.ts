// @vitest-environment happy-dom
/** In a first game bots take their time, and no longer once the table is known. */
import { createRoot, createSignal } from 'solid-js'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import './page.ts'
import type { LoggedLine } from '../../frontend/table/model/log.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { createEasing, keepPace } from '../../frontend/table/play/easing.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import type { BotPace, TableInfo } from '../../shared/protocol/tableInfo.ts'

beforeEach(() => localStorage.clear())

const against = ['person', 'bot', 'bot'] as const

/** A table of somebody who sits first, and how fast the bots were told to be. */
const sitDown = (pace: BotPace, seats: readonly string[] = against, id = 'here') => {
  const [entries, play] = createSignal(0)
  const [begun, begin] = createSignal(0)
  const line = (seat: Seat, seq: number) => ({ seat, seq }) as LoggedLine
  // Each entry of one's own has two lines, and bots play as well.
  const log = () =>
    Array.from({ length: entries() }, (_, seq) => [line(seatOf(0), seq), line(seatOf(0), seq)])
      .flat()
      .concat(Array.from({ length: 40 }, (_, seq) => line(seatOf(1), 100 + seq)))
  const info = {
    id,
    pace,
    stage: 'live',
    seats: seats.map((kind) => ({ kind })),
  } as unknown as TableInfo
  const told: BotPace[] = []
  createRoot((dispose) => {
    onTestFinished(dispose)
    // Those after the first.
    const rounds = () => Array.from({ length: begun() }, (_, nth) => 20 * nth)
    const table = { me: () => seatOf(0), log, replay: { rounds } } as unknown as LiveTable
    createEasing(
      table,
      () => info,
      (one) => void told.push(one),
    )
  })
  return { play, begin, told, info }
}

test('bots that take twice their time take their usual once one has played ten times, and are told so once', () => {
  const { play, told } = sitDown('slow')
  play(9)
  expect(told).toEqual([])
  play(10)
  play(11)
  expect(told).toEqual(['usual'])
})

test('three bots have shown all there is to see once a third round begins, and two have not', () => {
  const three = sitDown('slow', [...against, 'bot'], 'three')
  three.play(3)
  three.begin(1)
  expect(three.told).toEqual([])
  three.begin(2)
  three.begin(3)
  expect(three.told).toEqual(['usual'])
  const two = sitDown('slow', against, 'two')
  two.begin(3)
  expect(two.told).toEqual([])
})

test('a pace that somebody has set is kept, and so is any other than the first', () => {
  const { play, told, info } = sitDown('slow')
  keepPace(info)
  play(10)
  expect(told).toEqual([])
  const quick = sitDown('fast')
  quick.play(10)
  expect(quick.told).toEqual([])
})

test('among people nobody sets it', () => {
  const { play, told } = sitDown('slow', ['person', 'person', 'bot'])
  play(10)
  expect(told).toEqual([])
})
