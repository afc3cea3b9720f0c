/** What a rewind would take back: nothing but what the seat foresaw, or something that it has been told. */
import { describe, expect, test } from 'vitest'
import { type Seat, seqOf } from '../../shared/engine/ids.ts'
import { undoneBy, wasPredictable } from '../../shared/engine/undo.ts'
import { toy } from '../house/toygame/game.ts'
import { ann, bob, eve, say, toySetting, toyState, type ToyTable } from '../kit/toy.ts'
import { openTable } from '../../shared/engine/table.ts'

const hands = [
  ['c01', 'c02'],
  ['c11', 'c12'],
  ['c21', 'c22'],
]
const game: typeof toy = { ...toy, blank: () => toyState(hands, ['c09', 'c08', 'c07']) }
const bid = (card: string) => ({ type: 'bid', card }) as const
const retract = { type: 'retract' } as const
const offer = (card: string, to: Seat) => ({ type: 'offer', card, to }) as const
const begun = (): ToyTable => openTable(game, toySetting(3))
const predictable = ({ log }: ToyTable, to: number, by: Seat): boolean =>
  wasPredictable(game, toySetting(3), log, seqOf(to), by)

describe('wasPredictable', () => {
  test('one’s own moves with one’s own cards, one or several', () => {
    const table = begun()
    say(table, ann, bid('c01'))
    say(table, ann, retract)
    say(table, ann, offer('c02', bob))
    for (const to of [0, 1, 2]) expect(predictable(table, to, ann)).toBe(true)
    expect(undoneBy(table.log, seqOf(1)).map(({ seq }) => seq)).toEqual([2, 3])
  })

  test('not where the last bid has turned up those of the others, and drawn cards', () => {
    const table = begun()
    say(table, ann, bid('c01'))
    say(table, bob, bid('c11'))
    say(table, eve, bid('c21'))
    expect(predictable(table, 2, eve)).toBe(false)
    // Nor under a move that was foreseen itself.
    say(table, eve, bid('c22'))
    expect(predictable(table, 3, eve)).toBe(true)
    expect(predictable(table, 2, eve)).toBe(false)
  })

  test('not where another seat has acted: its choice has been seen', () => {
    const table = begun()
    say(table, ann, offer('c02', bob))
    say(table, bob, { type: 'decline' })
    say(table, ann, bid('c01'))
    expect(predictable(table, 2, ann)).toBe(true)
    for (const to of [0, 1]) expect(predictable(table, to, ann)).toBe(false)
    expect(predictable(table, 1, bob)).toBe(false)
  })

  test('what was taken back already is taken back', () => {
    const table = begun()
    say(table, ann, bid('c01'))
    say(table, bob, bid('c11'))
    say(table, eve, bid('c21'))
    table.rewind(seqOf(1), eve, 0, [ann, bob])
    say(table, ann, retract)
    expect(predictable(table, 1, ann)).toBe(true)
    expect(predictable(table, 0, ann)).toBe(true)
    expect(predictable(table, 0, bob)).toBe(false)
  })

  test('not across a change of the rules: what was played by others is not played out by these', () => {
    const table = begun()
    say(table, ann, bid('c01'))
    table.turnTo(2, 0)
    expect(predictable(table, 0, ann)).toBe(false)
    say(table, ann, retract)
    expect(predictable(table, 2, ann)).toBe(true)
  })
})
