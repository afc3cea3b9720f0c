/**
 * Sockets with the key of a seat, in every stage of a table: what is said there is legal at that moment, but for what was
 * spoilt in it. Whatever is refused changes nothing, each number is answered once, and all who sit see the same table as
 * who comes anew.
 */
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { visibilities } from '../../../shared/protocol/tableInfo.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { readMessage } from '../../../shared/protocol/messages.ts'
import { protocolVersion } from '../../../shared/protocol/version.ts'
import { join } from '../clients.ts'
import { type Change, changed, changes } from './grammar.ts'
import { errors, frames, optionsOf, storedAt, throwAt } from './judged.ts'
import { finishedTable, heardAll, openedOf, type Seated } from './opened.ts'
import { acts, messages, plays } from './samples.ts'
import { isGoodbye, talk } from './strangers.ts'

/** What one is about to say: which kind, which of them, and what is wrong in it. */
interface Meant {
  readonly kind: 'play' | 'act' | 'any'
  readonly which: number
  readonly wrong: readonly Change[]
  /** True: the number of something that was said before. */
  readonly again: boolean
}
const meant: fc.Arbitrary<Meant> = fc.record({
  kind: fc.constantFrom('play', 'play', 'act', 'any'),
  which: fc.nat(10_000),
  // Half of it is right: what is not readable is not judged.
  wrong: fc.oneof(fc.constant([]), changes),
  again: fc.nat(9).map((n) => n === 0),
})

type Numbered = { readonly re?: number; readonly t: string }

/** What the tables are that are played at: one of each game, one that waits, and one that is over. */
const kinds = [...plays.keys(), 'waiting', 'finished'] as const
const openedAs = (kind: (typeof kinds)[number], nth: number): Promise<Seated> => {
  const visibility = visibilities[nth % visibilities.length]!
  if (kind === 'finished') return finishedTable()
  return kind === 'waiting' ? openedOf(nth, visibility, true) : openedOf(kind, visibility, false)
}

/** Whether it is still what it was opened as: what was said may have begun it, ended it, or let somebody leave. */
const isSpent = (kind: (typeof kinds)[number], { people }: Seated): boolean =>
  people.some(({ closed, you }) => closed !== null || you === null) ||
  (kind === 'waiting' && people.some(({ info }) => info?.stage !== 'waiting')) ||
  (typeof kind === 'number' && people.some(({ info }) => info?.stage !== 'live'))

/** What this seat may say now, with something wrong in it. */
const wordsOf = ({ game, people }: Seated, seat: number, all: readonly Meant[]): readonly string[] => {
  const one = people[seat]!
  const first = one.nextCid()
  return all.map(({ kind, which, wrong, again }, index) => {
    const cid = again ? Math.max(1, first - 1) : first + 10 * index
    const legal = kind === 'play' && one.view !== null && one.isAsked ? one.legal() : []
    const move = legal[which % Math.max(1, legal.length)]
    const whole =
      move !== undefined
        ? { t: 'play', cid, decision: game.decisions(one.state)[0]?.key, moves: [move] }
        : kind === 'any'
          ? { ...messages[which % messages.length], ...(which % 2 === 0 ? { cid } : {}) }
          : { t: 'table', cid, act: acts[which % acts.length] }
    return JSON.stringify(changed(whole, wrong)) ?? ''
  })
}

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/** All who sit see what is seen by who comes anew. */
const isSound = async (table: Seated): Promise<void> => {
  await heardAll(table)
  for (const [seat, one] of table.people.entries()) {
    if (one.closed !== null || one.you === null) continue
    const anew = await join(table.id, table.keys[seat]!, 0, table.game)
    expect([anew.you, anew.seq, anew.view]).toEqual([one.you, one.seq, one.view])
    anew.socket.close(1000)
  }
}

export const throwFromSeats = (): void => {
  const tables = new Map<number, Seated>()
  let ahead = 0
  const now = Date.now.bind(Date)
  const close = async (nth: number): Promise<void> => {
    const table = tables.get(nth)
    tables.delete(nth)
    if (table === undefined) return
    await isSound(table)
    for (const { socket } of table.people) socket.close(1000)
  }
  throwAt(
    'seat',
    async (runs, seed) => {
      // A person may act twice a second: time goes on with each run, and its frames are heard.
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
      const run = fc.tuple(
        fc.nat(kinds.length - 1),
        fc.nat(20),
        fc.array(meant, { minLength: frames, maxLength: frames }),
      )
      let opened = seed
      await fc.assert(
        fc.asyncProperty(run, async ([nth, chair, said]) => {
          ahead += 1000 * frames
          const kind = kinds[nth]!
          const old = tables.get(nth)
          if (old !== undefined) await heardAll(old)
          if (old !== undefined && isSpent(kind, old)) await close(nth)
          const table = tables.get(nth) ?? (await openedAs(kind, opened++))
          tables.set(nth, table)
          const seat = chair % table.people.length
          const words = wordsOf(table, seat, said)
          // What cannot be read ends the line: it comes last.
          const isHeard = (word: string): boolean => {
            const message = word.length > limits.frame ? null : readMessage(word)
            return message !== null && message.t !== 'hello' && message.t !== 'receipt'
          }
          const numbers = words.filter(isHeard).map((word) => (JSON.parse(word) as { cid: number }).cid)
          const before = await storedAt(table.id)
          const greeting = JSON.stringify({
            t: 'hello',
            proto: protocolVersion,
            token: table.keys[seat],
            since: 0,
          })
          // A rematch is answered when its table is open.
          const { heard } = await talk(
            `/api/tables/${table.id}/socket`,
            [greeting, ...words.filter(isHeard)],
            {
              answers: numbers.length,
              behind: words.filter((word) => !isHeard(word)),
            },
          )
          expect(heard.at(-1)).toMatch(isGoodbye)
          const answers = heard
            .map((frame) => JSON.parse(frame) as Numbered)
            .filter(({ re }) => re !== undefined)
          // What was said, in words: the table stands where what went before has brought it.
          const all = `${kind}: ${words.join('\n')}\n${heard.slice(1).join('\n')}`
          expect(inOrder(answers.map(({ re = 0 }) => re)), all).toEqual(inOrder(numbers))
          if (answers.every(({ t }) => t === 'refused')) expect(await storedAt(table.id)).toBe(before)
          expect(errors).not.toHaveBeenCalled()
        }),
        // What was said before counts: the same run would not fail again on its own.
        { ...optionsOf(runs, seed), endOnFailure: true },
      )
      for (const nth of tables.keys()) await close(nth)
      clock.mockRestore()
    },
    frames,
  )
}
