import { describe, expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import type { GameRecord } from '../../shared/engine/log.ts'
import { seedFromNumber } from '../../shared/engine/random.ts'
import { audit, verify } from '../../shared/engine/audit.ts'
import { fold, follow } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { toy } from '../house/toygame/game.ts'
import type { Event, Move, Options } from '../house/toygame/state.ts'
import { ann, bob, eve, finish, say, toySetting, toyTable } from '../kit/toy.ts'

type Draft<T> = T extends number | string
  ? T
  : T extends object
    ? { -readonly [Key in keyof T]: Draft<T[Key]> }
    : T
type Record = GameRecord<Move, Event, Options>

const lowest = (table: ReturnType<typeof toyTable>, seat: number): Move => ({
  type: 'bid',
  card: table.state.hands[seat]!.bag[0]!.secret,
})

/** A finished game with a gift, a rewind and a bid taken back. */
const finished = () => {
  const table = toyTable(3, 8)
  const card = table.state.hands[0]!.bag[1]!.secret
  say(table, ann, { type: 'offer', card, to: bob })
  say(table, bob, { type: 'accept' })
  say(table, bob, lowest(table, bob))
  table.rewind(seqOf(3), eve, 0, [])
  say(table, bob, lowest(table, bob))
  say(table, bob, { type: 'retract' })
  finish(table)
  const record: Record = {
    game: 'toy',
    rulesVersion: 1,
    ...toySetting(3, 8),
    entries: JSON.parse(JSON.stringify(table.log)),
  }
  return { table, record }
}

/** The record after somebody has had a go at it. */
const tampered = (change: (record: Draft<Record>) => void): Record => {
  const record = copy(finished().record) as unknown as Draft<Record>
  change(record)
  return record as unknown as Record
}
const turn = (record: Draft<Record>, seq: number) => {
  const entry = record.entries[seq - 1]!
  if (entry.kind !== 'played') throw new Error(`entry ${seq} is no turn`)
  return entry
}

describe('fold', () => {
  test('the events give the state, rewinds included', () => {
    const { table, record } = finished()
    expect(fold(toy, record, record.entries)).toEqual(table.state)
  })

  test('any prefix gives the state of that moment', () => {
    const table = toyTable(2, 3)
    const states = [copy(table.state)]
    for (const seat of [ann, bob, ann, bob]) {
      say(table, seat, lowest(table, seat))
      states.push(copy(table.state))
    }
    for (const [index, state] of states.entries())
      expect(fold(toy, toySetting(2, 3), table.log.slice(0, index + 1))).toEqual(state)
  })

  test('folding changes no entry: a state that goes on cannot rewrite the past', () => {
    const { log } = toyTable()
    const before = copy(log)
    const state = fold(toy, toySetting(3), log)
    Object.assign(state.hands[0]!.bag[0]!, { secret: 'other' })
    Object.assign(state.deck[0]!, { secret: 'other' })
    expect(log).toEqual(before)
  })
})

describe('follow', () => {
  test('a view follows the events it is shown, and stays as it was', () => {
    const table = toyTable()
    const view = copy(table.view(eve))
    const before = copy(view)
    say(table, ann, lowest(table, ann))
    const [entry] = table.news(eve, seqOf(1))
    const [event] = entry!.kind === 'played' ? entry!.events : []
    expect(follow(toy, view, conceal(event!, eve), eve)).toEqual(table.view(eve))
    expect(view).toEqual(before)
  })
})

describe('verify', () => {
  test('a true record has no difference', () => {
    expect(verify(toy, finished().record)).toBeNull()
  })

  test('a changed move is found', () => {
    const record = tampered((draft) => {
      turn(draft, 3).moves = { secret: [{ type: 'decline' }], to: [bob] }
    })
    expect(verify(toy, record)).toEqual({ seq: 3, why: 'otherEvents' })
  })

  test('a move that is not legal is found', () => {
    const record = tampered((draft) => {
      turn(draft, 3).seat = eve
    })
    expect(verify(toy, record)).toEqual({ seq: 3, why: 'refused' })
  })

  test('a changed event is found, in a turn and in the setup', () => {
    const later = tampered((draft) => {
      turn(draft, 3).events[0] = { type: 'declined' }
    })
    expect(verify(toy, later)).toEqual({ seq: 3, why: 'otherEvents' })
    const first = tampered((draft) => {
      const [setup] = draft.entries
      const [shuffled] = setup?.kind === 'setup' ? setup.events : []
      if (shuffled?.type === 'shuffled') shuffled.deck.reverse()
    })
    expect(verify(toy, first)).toEqual({ seq: 1, why: 'otherEvents' })
  })

  test('another seed is found: the shuffle was not its own', () => {
    const record = tampered((draft) => {
      draft.seed = seedFromNumber(9)
    })
    expect(verify(toy, record)).toEqual({ seq: 1, why: 'otherEvents' })
  })

  test('a last move left out of a turn is found', () => {
    const record = tampered((draft) => {
      turn(draft, 6).moves = { secret: [], to: [bob] }
    })
    expect(verify(toy, record)).toEqual({ seq: 6, why: 'otherEvents' })
  })

  test('an entry left out, put in twice or out of its place is found', () => {
    expect(
      verify(
        toy,
        tampered(({ entries }) => void entries.splice(3, 1)),
      ),
    ).toEqual({ seq: 5, why: 'gap' })
    expect(
      verify(
        toy,
        tampered(({ entries }) => void entries.splice(3, 0, entries[2]!)),
      ),
    ).toEqual({
      seq: 3,
      why: 'gap',
    })
    expect(
      verify(
        toy,
        tampered(({ entries }) => void entries.reverse()),
      )?.why,
    ).toBe('gap')
    expect(
      verify(
        toy,
        tampered(({ entries }) => void entries.shift()),
      ),
    ).toEqual({ seq: 2, why: 'gap' })
  })

  test('a second setup is found', () => {
    const record = tampered(({ entries }) => {
      entries.push({ ...entries[0]!, seq: seqOf(entries.length + 1) })
    })
    expect(verify(toy, record)?.why).toBe('gap')
  })

  test('garbage is a difference, not a crash', () => {
    const events = tampered((draft) => {
      draft.rulesVersion = 0
      turn(draft, 2).events = [{ type: 'bidLaid', seat: 77 as never, card: null }]
    })
    expect(verify(toy, events)).toEqual({ seq: 2, why: 'threw' })
    const concealed = tampered((draft) => {
      turn(draft, 2).moves = null
    })
    expect(verify(toy, concealed)).toEqual({ seq: 2, why: 'threw' })
  })

  test('a stretch under other rules is believed, and play under these rules verified from there', () => {
    const { record } = finished()
    const [setup, ...rest] = record.entries
    const other: Record = {
      ...record,
      rulesVersion: 0,
      entries: [setup!, ...rest.slice(0, 1), { seq: seqOf(3), at: 0, kind: 'rules', version: 1 }],
    }
    expect(verify(toy, other)).toBeNull()
    const accepted = { ...(rest[1] as Extract<(typeof rest)[number], { kind: 'played' }>), seq: seqOf(4) }
    expect(verify(toy, { ...other, entries: [...other.entries, accepted] })).toBeNull()
    const forged = { ...accepted, events: accepted.events.slice(1) }
    expect(verify(toy, { ...other, entries: [...other.entries, forged] })).toEqual({
      seq: 4,
      why: 'otherEvents',
    })
  })
})

test('an audit tells of each entry how often chance was asked, and ends with the first difference', () => {
  const { record } = finished()
  const audited = [...audit(toy, record)]
  expect(audited.map(({ seq }) => seq)).toEqual(record.entries.map(({ seq }) => seq))
  expect(audited.every(({ difference }) => difference === null)).toBe(true)
  // The setup shuffles the deck once; cards drawn from it afterwards are no chance any more.
  expect(audited[0]!.draws).toBe(1)
  const forged = copy(record)
  ;(forged.entries[3] as unknown as { events: unknown[] }).events.push({ type: 'declined' })
  const found = [...audit(toy, forged)]
  expect(found.at(-1)).toMatchObject({ seq: 4, difference: 'otherEvents' })
  expect(found).toHaveLength(4)
})
