/** Hints and the story of a game, on golden records: a few worlds for each moment tell whether the sums are right. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bots } from '../../shared/bots/bots.ts'
import { hintFor, hintSeed } from '../../shared/bots/hint.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { effortFor, search } from '../../shared/bots/search.ts'
import { type Story, storyOf } from '../../shared/bots/story.ts'
import { copy, same } from '../../shared/engine/copy.ts'
import { type AnyGame, legalMoves } from '../../shared/engine/game.ts'
import type { Seat } from '../../shared/engine/ids.ts'
import { type AnyEntry, live } from '../../shared/engine/log.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal, pooled } from '../../shared/engine/secret.ts'
import { registry } from '../../shared/registry.ts'
import { games } from '../kit/games.ts'
import type { Golden } from '../records/make.ts'
import { quickGame } from './quickGame.ts'

const recordIn = (game: string, file: string): Golden =>
  JSON.parse(readFileSync(`tests/records/${game}/${file}`, 'utf8')) as Golden

const tell = (
  game: AnyGame,
  record: Golden['record'],
  worlds = 1,
): { readonly story: Story; readonly steps: number } => {
  const telling = storyOf(game, record, { worlds: 0, least: worlds, most: worlds })
  for (let steps = 0; ; steps++) {
    const step = telling.next()
    if (step.done !== true) continue
    if (step.value === null) throw new Error('no story')
    return { story: step.value, steps }
  }
}

const authorOf = (entry: AnyEntry | undefined): number | null =>
  entry?.kind === 'played' ? entry.seat : null

/** Whether anything was done in it but to do no more. */
const doesMore = (game: AnyGame, entry: AnyEntry | undefined): boolean =>
  entry?.kind === 'played' &&
  (entry.moves?.secret ?? []).some(({ type }) => game.policy?.idle?.includes(type) !== true)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe.each(Object.keys(registry))('%s', (id) => {
  const [file = ''] = readdirSync(`tests/records/${id}`)
  const { record, outcome } = recordIn(id, file)

  test('chances add up at each moment, parts to their change; it ends as it did; told again it is the same', async () => {
    const game = await registry[id]!.rules()
    const { story, steps } = tell(game, record)
    const { chances, parts, deciding } = story
    expect(chances).toHaveLength(live(record.entries).length + 1)
    expect(steps).toBeGreaterThanOrEqual(chances.length - 1)
    for (const moment of chances) {
      expect(sum(moment)).toBeCloseTo(1, 9)
      expect(Math.min(...moment)).toBeGreaterThanOrEqual(0)
    }
    expect(chances[0]).toEqual(Array.from({ length: record.seats }, () => 1 / record.seats))
    const best = outcome.ranking[0] ?? []
    expect(chances.at(-1)).toEqual(
      Array.from({ length: record.seats }, (_, seat) =>
        best.some((winner) => winner === seat) ? 1 / best.length : 0,
      ),
    )
    for (const [seat, { luck, own, others }] of parts.entries())
      expect(luck + own + others).toBeCloseTo(chances.at(-1)![seat]! - chances[0]![seat]!, 9)
    expect(deciding).toHaveLength(3)
    const entries = live(record.entries)
    for (const { from, to, moment, seat, before, after } of deciding) {
      // A whole turn, from where another ended; what was weighed is one of its entries, in which there was a choice.
      expect(entries[from]).toMatchObject({ kind: 'played', seat })
      expect(entries[from - 1]).not.toMatchObject({ kind: 'played', seat })
      expect(entries[to]).not.toMatchObject({ kind: 'played', seat: authorOf(entries[to - 1]) })
      expect(entries[moment - 1]).toMatchObject({ kind: 'played', seat })
      expect(moment).toBeGreaterThan(from)
      expect(moment).toBeLessThanOrEqual(to)
      expect(legalMoves(game, fold(game, record, entries.slice(0, moment - 1)), seat).length).toBeGreaterThan(
        1,
      )
      expect([before, after]).toEqual([chances[from]![best[0]!], chances[to]![best[0]!]])
    }
    expect(tell(game, record).story).toEqual(story)
  })

  test('a hint is legal, and the same in every world that looks the same', async () => {
    const game = await registry[id]!.rules()
    const entries = live(record.entries)
    const state = fold(game, record, entries.slice(0, Math.floor(0.4 * entries.length)))
    const [asked] = game.decisions(state)
    if (asked === undefined) throw new Error('nobody is asked')
    const { seat } = asked
    const view = conceal(state, seat)
    const hint = hintFor(game, view, seat)
    expect(hint).not.toBeNull()
    expect(game.check(state, seat, hint!.move)).toBeNull()
    expect(['only', 'much', 'better', 'hardly']).toContain(hint!.sure)
    expect(hint!.other === null).toBe(hint!.sure === 'only')
    const other = game.imagine(view, seat, quickRandom(7))
    expect(hintFor(game, conceal(other, seat), seat)).toEqual(hint)
  })

  test('what alone can be done is told with what comes after it', async () => {
    const game = await registry[id]!.rules()
    const entries = live(record.entries)
    const followed = new Set<number>()
    for (let part = 0.05; part < 1; part += 0.1) {
      const state = fold(game, record, entries.slice(0, Math.floor(part * entries.length)))
      const [asked] = game.decisions(state)
      const view = asked && conceal(state, asked.seat)
      const own = view && hintFor(game, view, asked.seat)!.move
      const alone = {
        ...game,
        policy: { ...game.policy!, plans: () => [[own]], shuns: () => true },
      } as AnyGame
      const hint = view && hintFor(alone, view, asked.seat)
      if (!hint) continue
      expect(hint.sure).toBe('only')
      followed.add(hint.next.length)
    }
    expect(Math.max(...followed)).toBeGreaterThan(0)
  })

  test('what a hint has told as the next step is kept where it still may be done, unless another is clearly better', async () => {
    const game = await registry[id]!.rules()
    const entries = live(record.entries)
    const ends = new Set<string>()
    for (let part = 0.05; part < 1; part += 0.1) {
      const state = fold(game, record, entries.slice(0, Math.floor(part * entries.length)))
      const [asked] = game.decisions(state)
      if (asked === undefined) continue
      const view = conceal(state, asked.seat)
      const hint = hintFor(game, view, asked.seat)!
      expect(hint.former).toBeNull()
      // What cannot be done any more is forgotten.
      expect(hintFor(game, view, asked.seat, { planned: { type: 'none' } })).toEqual(hint)
      for (const planned of legalMoves(game, view, asked.seat).slice(0, 3)) {
        const held = hintFor(game, view, asked.seat, { planned })!
        if (same(held.move, planned)) continue
        ends.add('changed')
        expect([held.former, held.sure === 'hardly']).toEqual([planned, false])
        expect(held.other).toEqual(planned)
      }
      // Of two that are about as good the one that was told is told again.
      if (hint.other === null || hint.twin !== null || hint.sure !== 'hardly') continue
      const held = hintFor(game, view, asked.seat, { planned: hint.other })!
      ends.add('kept')
      expect([held.move, held.former]).toEqual([hint.other, null])
    }
    expect([...ends].toSorted()).toEqual(['changed', 'kept'])
  })

  test('that nothing else can be done is said only where it is so, not where one thing alone seemed worth a look', async () => {
    const game = await registry[id]!.rules()
    const entries = live(record.entries)
    for (let part = 0.1; part < 1; part += 0.3) {
      let state = fold(game, record, entries.slice(0, Math.floor(part * entries.length)))
      for (let n = Math.floor(part * entries.length); n < entries.length; n++) {
        const [asked] = game.decisions(state)
        if (asked !== undefined) {
          const view = conceal(state, asked.seat)
          const style = { noise: 0, taste: {} }
          const isAlone = [...game.policy!.plans(view, asked.seat, style)].length === 1
          const sensible = legalMoves(game, view, asked.seat).filter(
            (move) => game.policy?.shuns?.(view, asked.seat, move) !== true,
          )
          if (isAlone && sensible.length > 1) {
            expect(hintFor(game, view, asked.seat)!.other).not.toBeNull()
            break
          }
        }
        state = fold(game, record, entries.slice(0, n + 1))
      }
    }
  })

  test('nothing is compared with what is done only where nothing else can be', async () => {
    const game = await registry[id]!.rules()
    const entries = live(record.entries)
    let looks = 0
    for (let part = 0.2; part < 0.9 && looks < 2; part += 0.1) {
      const state = fold(game, record, entries.slice(0, Math.floor(part * entries.length)))
      const [asked] = game.decisions(state)
      const view = asked && conceal(state, asked.seat)
      const hint = view && hintFor(game, view, asked.seat)
      if (!hint || hint.other === null) continue
      const shunned = JSON.stringify(hint.other)
      const shuns = (_view: object, _seat: Seat, move: object): boolean => JSON.stringify(move) === shunned
      const again = hintFor({ ...game, policy: { ...game.policy!, shuns } } as AnyGame, view, asked.seat)
      // Unless it is what the search would do, and the other did better in fresh worlds.
      const sought = search(
        game,
        game.policy!,
        view,
        asked.seat,
        quickRandom(hintSeed),
        effortFor(game.policy!, view),
      )
      if (JSON.stringify(sought.move) === shunned) continue
      expect(again?.other).not.toEqual(hint.other)
      looks++
    }
    expect(looks).toBeGreaterThan(0)
  })

  test('what any seat knows is known to all of them together, and what nobody has seen to none', async () => {
    const game = await registry[id]!.rules()
    const state = fold(game, record, live(record.entries).slice(0, 20))
    const all = pooled(state)
    for (const { seat } of game.decisions(state)) expect(conceal(all, seat)).toEqual(conceal(state, seat))
    expect(pooled(game.imagine(all, game.decisions(state)[0]!.seat, quickRandom(3)))).toEqual(all)
  })
})

// In the other two a bot thinks of more than one thing wherever there is more than one.
test.each(['fortium', 'storming'])(
  'what no bot of %s would think of is told only where it is clearly better',
  async (id) => {
    const { record } = recordIn(id, readdirSync(`tests/records/${id}`)[0]!)
    const game = await registry[id]!.rules()
    const entries = live(record.entries)
    const style = { noise: 0, taste: {} }
    let [looks, next] = [0, 0]
    for (const n of entries.keys()) {
      if (n === 0 || n < next || looks === 12) continue
      const state = fold(game, record, entries.slice(0, n))
      const [asked] = game.decisions(state)
      if (asked !== undefined) {
        const view = conceal(state, asked.seat)
        const plans = [...game.policy!.plans(view, asked.seat, style)]
        if (plans.length === 1 && legalMoves(game, view, asked.seat).length > 1) {
          const { move, sure } = hintFor(game, view, asked.seat)!
          if (!same(move, plans[0]![0]!)) expect(sure).not.toBe('hardly')
          looks++
          next = n + entries.length / 24
        }
      }
    }
    expect(looks).toBeGreaterThan(3)
  },
)

// In each of these records the end of a turn weighed more than what was done in it.
test.each([
  ['castillo', 'no-one-printed-2.json', 1],
  ['fortium', 'onePerTurn-WS-NE-yes-no-standard-no-4.json', 1],
  ['storming', 'outsiders-false-0-false-3.json', 2],
])('a turn that decided is told by what was done in it, not by its end: %s', async (id, file, worlds) => {
  const { record } = recordIn(id, file)
  const game = await registry[id]!.rules()
  const entries = live(record.entries)
  for (const { from, to, moment, seat } of tell(game, record, worlds).story.deciding) {
    if (doesMore(game, entries[moment - 1])) continue
    for (let index = from; index < to; index++)
      if (authorOf(entries[index]) === seat && doesMore(game, entries[index]))
        expect(legalMoves(game, fold(game, record, entries.slice(0, index)), seat)).toHaveLength(1)
  }
})

test('beside its like nothing shows what a move is good for: then it is compared with the best of another kind', async () => {
  const game = await registry['fortium']!.rules()
  let [asked, twins] = [0, 0]
  const look = (_move: object, state: object, seat: Seat): void => {
    if (seat !== 0 || twins > 0 || asked++ % 5 > 0) return
    const { move, other, twin, sure, assets, ahead } = hintFor(game, conceal(copy(state), seat), seat)!
    if (twin === null) return
    twins++
    expect(twin.type).toBe(move.type)
    expect(twin).not.toEqual(move)
    expect(other!.type).not.toBe(move.type)
    // And only where that tells something.
    expect(ahead).toBeGreaterThan(0.5)
    expect(sure !== 'hardly' || assets.some(({ worth }) => worth > 0)).toBe(true)
  }
  const options = { ...defaultOptions(games['fortium']!.meta) }
  for (let seed = 0; seed < 4 && twins === 0; seed++)
    quickGame(game, { seats: 3, options, seed }, (sitter) => ({ bot: bots.oficial, character: sitter }), look)
  expect(twins).toBe(1)
})
