/** A game that goes on from a moment of another, on the page alone: the same rules, bots, and an imagined world. */
import './page.ts'
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyUi } from '../../frontend/plug/gameUi.ts'
import { createLocalGame, seatsFrom } from '../../frontend/table/model/localGame.ts'
import { createTable, type LiveTable } from '../../frontend/table/model/table.ts'
import type { Thoughts } from '../../frontend/table/thinking/questions.ts'
import type { Think } from '../../frontend/table/thinking/thinker.ts'
import { copy } from '../../shared/engine/copy.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { conceal, hide } from '../../shared/engine/secret.ts'
import { company, nameAt } from '../../shared/protocol/names.ts'
import type { SeatInfo } from '../../shared/protocol/tableInfo.ts'
import { raid } from '../house/raid/game.ts'
import type { State } from '../house/raid/state.ts'
import { createRaidUi } from '../house/raid/ui.ts'
import { stillTheatre } from '../kit/handmade.ts'
import { thinkingOf } from '../kit/thinking.ts'

const game = raid as unknown as AnyGame

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const options = { sides: 'none', trade: 'no', rounds: '4' } as const
const [ann, bob, eve] = [seatOf(0), seatOf(1), seatOf(2)]
const nobody = { kind: 'empty' } as const
const facts = { seats: seatsFrom({ seats: [nobody, nobody, nobody] }, ann, 'Ann'), options }

const branchAt = (state: State): { page: LiveTable; view(): State; leave(): void; from: object } => {
  const from = conceal<object>(state, ann)
  return createRoot((leave) => {
    const world = game.imagine(from, ann, randomAt(seedFromNumber(1), seqOf(0)))
    const { rules, source } = createLocalGame(thinkingOf(game), game, facts, world, ann, 'usual')
    const page = createTable(
      rules,
      createRaidUi() as unknown as AnyUi,
      source,
      facts,
      (seat) => `${seat}`,
      stillTheatre,
    )
    return { page, view: () => page.view() as unknown as State, leave, from }
  })
}
/** As long as a bot takes for its first act of a turn, at most. */
const aWhile = () => vi.advanceTimersByTimeAsync(950)
const settled = () => vi.advanceTimersByTimeAsync(1)

/** All but Ann's raiders have come as far as there is: whatever the dice say, bots roll and end their turns. */
const turnOf = (seat: typeof ann): State => {
  const state = raid.blank({ seats: 3, options })
  for (const raider of [bob, eve].flatMap((other) => state.raiders[other] ?? [])) raider.at = 6
  return Object.assign(state, { phase: 'roll', active: seat })
}

test('it begins with what was seen at that moment, and leaves it as it was', async () => {
  const state = raid.blank({ seats: 3, options })
  state.muster = [hide(2, ann), hide(1, bob), 'open']
  const { page, view, from, leave } = branchAt(state)
  const before = copy(from)
  expect(page.view()).toEqual(from)
  // Eve is a bot now, and chooses; what Bob has chosen was imagined, and fits.
  await aWhile()
  expect(view().phase).toBe('roll')
  expect(view().stock.reduce((sum, { coins }) => sum + coins, 0)).toBe(
    state.stock.reduce((sum, { coins }) => sum + coins, 0),
  )
  expect(from).toEqual(before)
  leave()
})

test('one’s own moves are judged and played by the rules, chance and all', async () => {
  const { page, view, leave } = branchAt(turnOf(ann))
  page.stage({ type: 'march', die: 0, raiders: ['0-0'], to: 1 } as Tagged)
  expect(page.trouble()).toMatchObject({ rule: 'RD-2' })
  page.stage({ type: 'roll' })
  page.commit()
  await settled()
  expect([page.pending(), view().phase, view().dice.length]).toEqual([false, 'main', 3])
  expect(page.log().map(({ text }) => text)).toEqual(['0: rolled'])
  leave()
})

test('bots have all the other seats, until one is asked oneself', async () => {
  const { page, view, leave } = branchAt(turnOf(bob))
  expect(page.decisions().map(({ seat }) => seat)).toEqual([bob])
  // As people do, they take their time.
  await vi.advanceTimersByTimeAsync(400)
  expect([view().phase, page.replay.length()]).toEqual(['roll', 1])
  await aWhile()
  expect(page.replay.length()).toBeGreaterThan(1)
  for (let moves = 0; moves < 60 && view().active !== ann; moves++) await aWhile()
  expect([view().active, view().phase]).toEqual([ann, 'roll'])
  const length = page.replay.length()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.replay.length()).toBe(length)
  // And it has a past of its own.
  page.replay.go(0)
  expect(view().active).toBe(bob)
  leave()
})

test('it is played to its end; who leaves it stops the bots', async () => {
  const last = { ...turnOf(eve), round: 4 }
  const { page, leave } = branchAt(last)
  for (let moves = 0; moves < 40 && !page.finished(); moves++) await aWhile()
  expect(page.finished()).toBe(true)
  leave()
  const other = branchAt(turnOf(bob))
  other.leave()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(other.page.replay.length()).toBe(1)
})

test('each bot plays on as who it was, at its own level, and for a person one as for who is away', async () => {
  // Eve is called like the bot beside her, which is somebody else therefore.
  const before = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'maestro' },
    { kind: 'person', name: company[bob] },
  ] as unknown as SeatInfo[]
  const seats = seatsFrom({ seats: before }, ann, 'Ann')
  const called = (at: readonly SeatInfo[]): string => nameAt({ seats: at }, bob, 'es')
  expect(called(before)).not.toBe(company[bob])
  expect(called(seats)).toBe(called(before))
  // And so it is where that is played on from in turn.
  expect(called(seatsFrom({ seats }, ann, 'Ann'))).toBe(called(before))
  const asked: string[] = []
  const think: Think = (want, question) => {
    const { seat, level, character } = question as Thoughts['move']['asked']
    asked.push(`${seat} ${level} ${company[character ?? -1]}`)
    return thinkingOf(game)(want, question)
  }
  const leave = createRoot((end) => {
    createLocalGame(think, game, { options, seats }, turnOf(bob), ann, 'usual')
    return end
  })
  for (let moves = 0; moves < 20 && !asked.some((one) => one.startsWith(`${eve}`)); moves++) await aWhile()
  leave()
  expect(new Set(asked)).toEqual(new Set([`1 maestro ${called(before)}`, `2 oficial ${company[eve]}`]))
})
