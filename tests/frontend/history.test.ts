/** The game so far, folded when it is asked for: the same views as those of following event by event, and far fewer. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import './page.ts'
import {
  createFolds,
  type Folds,
  stride,
  type ShownEntry,
  type View,
} from '../../frontend/table/model/folds.ts'
import type { Onlooker } from '../../frontend/table/model/onlooker.ts'
import type * as copying from '../../shared/engine/copy.ts'
import { copy } from '../../shared/engine/copy.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf, seatsOf, type Tagged } from '../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf } from '../../shared/engine/log.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { followInto, followOpenly } from '../../shared/engine/replay.ts'
import { conceal, openly } from '../../shared/engine/secret.ts'
import { openTable } from '../../shared/engine/table.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { registry } from '../../shared/registry.ts'
import { intrigue } from '../house/intrigue/game.ts'
import { intrigueMeta } from '../house/intrigue/meta.ts'
import { raid } from '../house/raid/game.ts'
import { raidMeta } from '../house/raid/meta.ts'
import { optionCases } from '../kit/tables.ts'
import { playthrough } from '../laws/playthrough.ts'

/** Copies of whole states, and facts that changed one. */
const count = vi.hoisted(() => ({ copies: 0, evolved: 0 }))
vi.mock('../../shared/engine/copy.ts', async (original) => {
  const real = await original<typeof copying>()
  const isState = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'players' in value && 'stock' in value
  return { ...real, copy: <T>(value: T): T => (isState(value) && count.copies++, real.copy(value)) }
})
beforeEach(() => Object.assign(count, { copies: 0, evolved: 0 }))

interface Played {
  readonly rules: AnyGame
  readonly setting: { readonly seats: number; readonly options: object }
  readonly entries: readonly AnyEntry[]
}

const blankFor = ({ rules, setting }: Played, eyes: Onlooker): View =>
  eyes === 'open' ? openly(rules.blank(setting)) : conceal(rules.blank(setting), eyes)
const toldTo = (entries: readonly AnyEntry[], eyes: Onlooker): readonly ShownEntry[] =>
  entries.map((entry) => (eyes === 'open' ? openly(entry) : conceal(entry, eyes)))
const foldsOf = (played: Played, eyes: Onlooker): Folds =>
  createFolds({
    blank: () => blankFor(played, eyes),
    next: (view, event) =>
      eyes === 'open' ? followOpenly(played.rules, view, event) : followInto(played.rules, view, event, eyes),
  })

/** The plain way: a copy of the whole view for each event, concealed as a whole. */
const everyView = (played: Played, eyes: Onlooker): View[][] => {
  let view = blankFor(played, eyes)
  return toldTo(played.entries, eyes).map((entry) => {
    const views = [view]
    for (const event of eventsOf(entry)) {
      const next: object = copy<object>(view)
      played.rules.evolve(next, copy<Tagged>(event))
      views.push((view = eyes === 'open' ? openly(next) : conceal(next, eyes)))
    }
    return views
  })
}

const games: readonly { readonly game: AnyGame; readonly meta: Parameters<typeof optionCases>[1] }[] = [
  { game: raid as unknown as AnyGame, meta: raidMeta },
  { game: intrigue as unknown as AnyGame, meta: intrigueMeta },
  ...(await Promise.all(
    Object.values(registry).map(async ({ meta, rules }) => ({ meta, game: await rules() })),
  )),
]

describe.each(games)('$game.id', ({ game, meta }) => {
  const seats = meta.seats.best
  const [first] = optionCases(game, meta, seats)
  const { table } = playthrough(game, { name: '', seats, options: first!.options, seed: 7 })
  const played: Played = { rules: game, setting: { seats, options: first!.options }, entries: table.log }
  const eyes: Onlooker[] = [null, 'open', ...seatsOf(seats)]

  test.each(eyes.map((one) => [one]))(
    'with the eyes of %s, any moment in any order is what following gives',
    (one) => {
      const [plain, entries] = [everyView(played, one), toldTo(played.entries, one)]
      const folds = foldsOf(played, one)
      const random = randomAt(seedFromNumber(5), seqOf(1))
      for (let asked = 0; asked < 150; asked++) {
        // Steps back and forth, as in a replay, between jumps.
        const jump = random.below(entries.length) + 1
        for (const moment of [jump, jump + 1, jump, jump - 1]) {
          const views = plain[moment - 1]
          if (views === undefined) continue
          const way = random.below(3)
          if (way === 0) expect(folds.viewAt(entries, moment)).toEqual(views.at(-1))
          else if (way === 1) expect(folds.viewsOf(entries, moment)).toEqual(views)
          else {
            const seen: View[] = []
            folds.visit(entries, moment, (_, before) => seen.push(structuredClone(before)))
            expect(seen).toEqual(views.slice(0, -1))
          }
        }
      }
      expect(folds.viewAt(entries, 0)).toEqual(blankFor(played, one))
    },
  )

  test('what was taken back is forgotten, also where it reached past a checkpoint', () => {
    const entries = toldTo(played.entries, null)
    const folds = foldsOf(played, null)
    const whole = folds.viewAt(entries, entries.length)
    for (const kept of [stride - 1, stride, stride + 3].filter((moment) => moment < entries.length)) {
      // The same again, as others: told anew after a rewind.
      const anew = [...entries.slice(0, kept), ...entries.slice(kept).map((entry) => ({ ...entry }))]
      expect(folds.viewAt(entries.slice(0, kept), kept)).toEqual(everyView(played, null)[kept - 1]!.at(-1))
      expect(folds.viewAt(anew, anew.length)).toEqual(whole)
    }
  })
})

test('what was foreseen is not folded again', () => {
  const { table } = playthrough(raid as unknown as AnyGame, {
    name: '',
    seats: 2,
    options: { sides: 'none', trade: 'yes', rounds: '4' },
    seed: 3,
  })
  const rules = counting(raid as unknown as AnyGame)
  const played: Played = {
    rules,
    setting: { seats: 2, options: { sides: 'none', trade: 'yes', rounds: '4' } },
    entries: table.log,
  }
  const [entries, plain] = [toldTo(played.entries, null), everyView(played, null)]
  const moment = plain.findIndex((views) => views.length > 2) + 1
  const folds = foldsOf(played, null)
  folds.viewAt(entries, moment - 1)
  count.evolved = 0
  const views = plain[moment - 1]!
  folds.know(entries, moment, views.slice(0, 2))
  expect(count.evolved).toBe(views.length - 2)
  expect(folds.viewsOf(entries, moment)).toEqual(views)
  expect(folds.viewAt(entries, moment)).toEqual(views.at(-1))
  expect(count.evolved).toBe(views.length - 2)
  expect(folds.viewAt(entries, moment + 1)).toEqual(plain[moment]!.at(-1))
})

/** The same game; each fact that changes a state is counted. */
const counting = (game: AnyGame): AnyGame => ({
  ...game,
  evolve(state, event) {
    count.evolved++
    game.evolve(state, event)
  },
})

/** Castillo over 200 rounds, in which nobody builds: three thousand facts and some more, on a state of full size. */
const longGame = async (): Promise<Played> => {
  const game = await registry['castillo']!.rules()
  const blank = (setting: Played['setting']): object => {
    const state = game.blank(setting) as { config: { rounds: number } }
    state.config.rounds = 200
    return state
  }
  const rules = counting({ ...game, blank })
  const setting = { seats: 4, options: optionCases(game, registry['castillo']!.meta, 4)[0]!.options }
  const table = openTable(rules, { ...setting, seed: seedFromNumber(9) })
  table.begin(0)
  const random = randomAt(seedFromNumber(9), seqOf(2))
  for (let facts = 0; facts < 3000; facts += eventsOf(table.log.at(-1)!).length) {
    const asked = table.decisions()[0]!
    const moves = [rules.standIn(table.view(asked.seat), asked.seat, random)]
    const played = table.play(asked.seat, { cid: facts + 1, decision: asked.key, moves }, 0)
    if (!played.ok) throw new Error('a stand-in was refused')
  }
  return { rules, setting, entries: table.log }
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Cost {
  readonly evolved: number
  readonly copies: number
  /** Milliseconds. */
  readonly took: number
  /** Kilobytes that stay. */
  readonly holds: number
}

/** What an opening costs: the median of five, each kept alive while it is weighed. */
const costOf = (open: () => unknown): Cost => {
  const runs = Array.from({ length: 5 }, () => {
    collect()
    const [held, since] = [process.memoryUsage().heapUsed, performance.now()]
    Object.assign(count, { copies: 0, evolved: 0 })
    const opened = open()
    const took = performance.now() - since
    collect()
    const holds = (process.memoryUsage().heapUsed - held) / 1000
    expect(opened).toBeDefined()
    return { ...count, took, holds }
  })
  const median = (of: (run: Cost) => number): number => runs.map(of).toSorted((a, b) => a - b)[2] ?? 0
  return { ...runs[0]!, took: median(({ took }) => took), holds: median(({ holds }) => holds) }
}

describe('a game of 3 000 facts', async () => {
  const played = await longGame()
  const me = seatOf(1)
  const entries = toldTo(played.entries, me)
  const facts = entries.flatMap((entry) => [...eventsOf(entry)]).length

  test('opens with a view per 32 entries, each fact folded once', () => {
    const before = costOf(() => everyView(played, me))
    const after = costOf(() => {
      const folds = foldsOf(played, me)
      return [folds, folds.viewAt(entries, entries.length)]
    })
    console.log(
      `${facts} facts in ${entries.length} entries, opened with a view per event, and with checkpoints:`,
    )
    console.table({ before, after })
    expect(before).toMatchObject({ evolved: facts, copies: facts })
    expect(after.evolved).toBe(facts)
    expect(after.copies).toBeLessThanOrEqual(Math.ceil(entries.length / stride) + 1)
    expect(after.copies).toBeLessThan(before.copies / 10)
    expect(after.holds).toBeLessThan(before.holds / 10)
  })

  test('its log is written while it is folded, and keeps no view', () => {
    const folds = foldsOf(played, me)
    folds.viewAt(entries, entries.length)
    Object.assign(count, { copies: 0, evolved: 0 })
    let seen = 0
    for (const index of entries.keys()) folds.visit(entries, index + 1, () => seen++)
    expect(seen).toBe(facts)
    expect(count.evolved).toBe(facts)
    expect(count.copies).toBeLessThanOrEqual(1)
  })

  test('a step forward folds one entry, a step back at most as many as lie between two checkpoints', () => {
    const folds = foldsOf(played, me)
    folds.viewAt(entries, entries.length)
    const step = (moment: number): number => {
      count.evolved = 0
      folds.viewAt(entries, moment)
      return count.evolved
    }
    const most = Math.max(...entries.map((entry) => eventsOf(entry).length)) * stride
    for (let moment = entries.length; moment > 900; moment--) expect(step(moment)).toBeLessThanOrEqual(most)
    step(500)
    for (let moment = 501; moment < 600; moment++)
      expect(step(moment)).toBeLessThanOrEqual(eventsOf(entries[moment - 1]!).length)
  })
})
