/** A table over a socket on which frames are lost and come twice: the page shows what the log tells, no less and no more. */
import './page.ts'
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession, type Session } from '../../frontend/net/session.ts'
import type { AnyUi } from '../../frontend/plug/gameUi.ts'
import { createTable, type LiveTable } from '../../frontend/table/model/table.ts'
import type { AnyRules } from '../../shared/engine/game.ts'
import { seatOf, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf } from '../../shared/engine/log.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { openTable } from '../../shared/engine/table.ts'
import { seedFromNumber } from '../../shared/engine/random.ts'
import { raid } from '../house/raid/game.ts'
import type { State } from '../house/raid/state.ts'
import { createRaidUi } from '../house/raid/ui.ts'
import { stillTheatre } from '../kit/handmade.ts'
import { hangUp, newestLine, pickUp, untilNextLine } from '../kit/line.ts'
import { keyOf } from '../kit/tables.ts'

beforeEach(pickUp)
afterEach(hangUp)

const options = { sides: 'none', trade: 'yes', rounds: '4' } as const
const [ann, bob] = [seatOf(0), seatOf(1)]
const info = { id: 'abcdefghij', game: 'raid', seats: [{}, {}], options, clocks: [] }

/** A game of some turns, as the server has it. */
const authority = () => {
  const table = openTable(raid as never, { seats: 2, options, seed: seedFromNumber(4) })
  table.begin(0)
  const play = (seat: typeof ann, move: Tagged): AnyEntry => {
    const turn = { cid: table.seq + 1, decision: keyOf(table, seat), moves: [move as never] }
    const played = table.play(seat, turn, 0)
    if (!played.ok) throw new Error('refused')
    return played.value
  }
  play(ann, { type: 'muster', coins: 1 } as Tagged)
  play(bob, { type: 'muster', coins: 0 } as Tagged)
  for (let round = 0; round < 3; round++)
    for (const seat of [ann, bob]) for (const type of ['roll', 'end']) play(seat, { type })
  return table
}

const atTable = (): {
  session: Session
  page: LiveTable
  entries: readonly AnyEntry[]
  told(...seqs: readonly number[]): void
} => {
  const { log } = authority()
  const session = createSession(info.id, 'key')
  const page = createRoot(() =>
    createTable(
      raid as unknown as AnyRules,
      createRaidUi() as unknown as AnyUi,
      { ...session, eyes: session.you },
      { seats: info.seats, options },
      (seat) => `${seat}`,
      stillTheatre,
    ),
  )
  const entries = log as unknown as readonly AnyEntry[]
  const some = (seqs: readonly number[]) =>
    entries.filter(({ seq }) => seqs.includes(seq)).map((entry) => conceal(entry, ann))
  newestLine().open()
  newestLine().hear({
    t: 'welcome',
    you: ann,
    table: info,
    entries: some([1, 2, 3]),
    chat: [],
    newest: 0,
    now: 0,
  } as never)
  return {
    session,
    page,
    entries,
    told: (...seqs) => newestLine().hear({ t: 'entries', entries: some(seqs), now: 0 } as never),
  }
}

const settled = () => vi.advanceTimersByTimeAsync(1)

/** What a seat would see that has followed the log to here. */
const expectAt = ({ page, entries }: ReturnType<typeof atTable>, seq: number): void => {
  const until = entries.filter((entry) => entry.seq <= seq)
  const state = openTable(raid as never, { seats: 2, options, seed: seedFromNumber(4) }, until as never)
  expect(page.view()).toEqual(state.view(ann))
  expect(page.shownAt()).toBe(seq)
  expect(page.log().map((line) => line.text.replace(/^.*: /, ''))).toEqual(
    until.flatMap((entry) => eventsOf(entry).map(({ type }) => type)),
  )
}

test('a frame that comes twice, whole or in part, is told once', async () => {
  const table = atTable()
  await settled()
  table.told(4)
  table.told(4)
  await settled()
  expectAt(table, 4)
  table.told(3, 4, 5, 6)
  table.told(2)
  await settled()
  expectAt(table, 6)
  expect(newestLine().sent.filter((frame) => frame.includes('"hello"'))).toHaveLength(1)
  table.session.end()
})

test('after a frame that was lost, what follows is not shown before the gap is filled', async () => {
  const table = atTable()
  table.told(4)
  await settled()
  // 5 never comes.
  table.told(6)
  await settled()
  expectAt(table, 4)
  await untilNextLine()
  newestLine().open()
  // It asks from what it has.
  const [hello] = newestLine().sent.filter((frame) => frame.includes('"hello"'))
  expect(JSON.parse(hello ?? '{}')).toMatchObject({ t: 'hello', since: seqOf(4) })
  const rest = table.entries.filter(({ seq }) => seq > 4 && seq < 8).map((entry) => conceal(entry, ann))
  newestLine().hear({
    t: 'welcome',
    you: ann,
    table: info,
    entries: rest,
    chat: [],
    newest: 0,
    now: 0,
  } as never)
  await settled()
  expectAt(table, 7)
  table.session.end()
})

test('one’s own turn whose answer was lost is known by its number when it comes with the rest', async () => {
  const table = atTable()
  await settled()
  const { page, session } = table
  const due = () => (page.view() as unknown as State).phase
  expect(due()).toBe('roll')
  page.stage({ type: 'roll' })
  page.commit()
  await settled()
  expect(page.pending()).toBe(true)
  const sent = JSON.parse(newestLine().sent.at(-1)!) as { cid: number }
  // The line breaks before the answer, and others have gone on.
  newestLine().onclose?.()
  await untilNextLine()
  newestLine().open()
  const rest = table.entries.filter(({ seq }) => seq > 3 && seq < 6).map((entry) => conceal(entry, ann))
  const mine = rest.map((entry, index) => (index === 0 ? { ...entry, cid: sent.cid } : entry))
  newestLine().hear({
    t: 'welcome',
    you: ann,
    table: info,
    entries: mine,
    chat: [],
    newest: sent.cid,
    now: 0,
  } as never)
  await settled()
  expect([page.pending(), page.staged()]).toEqual([false, []])
  expectAt(table, 5)
  session.end()
})
