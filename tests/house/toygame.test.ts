/** A fifth game is one folder and one line of the registry: the house knows no game by name. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bots } from '../../shared/bots/bots.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { verify } from '../../shared/engine/audit.ts'
import { parse } from '../../shared/engine/result.ts'
import { hide } from '../../shared/engine/secret.ts'
import { openTable } from '../../shared/engine/table.ts'
import { registry } from '../../shared/registry.ts'
import { optionCases } from '../kit/tables.ts'
import { ann, bob, eve, say, told, toyState, toyTable, toyTableAt } from '../kit/toy.ts'
import { casesOf, lawsOf } from '../laws/laws.ts'
import { toy } from './toygame/game.ts'
import { toyMeta } from './toygame/meta.ts'

const line = { meta: toyMeta, rules: async (): Promise<AnyGame> => toy }

lawsOf(
  toy,
  casesOf(toy, (seats) => optionCases(toy, toyMeta, seats), 4),
)

describe('one folder and one line', () => {
  test('a line like the toy’s is all the registry holds of a game', async () => {
    for (const [id, registered] of Object.entries({ ...registry, toy: line })) {
      expect(Object.keys(registered)).toEqual(Object.keys(line))
      const rules = await registered.rules()
      expect([registered.meta.id, rules.id]).toEqual([id, id])
      expect(registered.meta.seats).toMatchObject(rules.seats)
      expect(parse(rules.options, defaultOptions(registered.meta)).ok).toBe(true)
    }
  })

  test('the table plays it to the end with any bots, and its record verifies', async () => {
    const game = await line.rules()
    const options = parse(game.options, defaultOptions(line.meta))
    if (!options.ok) throw new Error(options.error)
    const setting = { seats: 4, options: options.value, seed: seedFromNumber(44) }
    const random = randomAt(seedFromNumber(45), seqOf(1))
    const table = openTable(game, setting)
    table.begin(0)
    const levels = [bots.random, bots.greedy]
    for (let asked = table.decisions()[0]; asked !== undefined; asked = table.decisions()[0]) {
      const bot = levels[asked.seat % 2]!
      const moves = [bot(game, table.view(asked.seat), asked.seat, random)]
      expect(table.play(asked.seat, { cid: table.seq, decision: asked.key, moves }, 0).ok).toBe(true)
    }
    expect(game.outcome(table.state)?.ranking.flat().toSorted()).toEqual([0, 1, 2, 3])
    const record = { game: game.id, rulesVersion: game.rulesVersion, ...setting, entries: table.log }
    expect(verify(game, record)).toBeNull()
  })

  test('outside games’ folders and the registry nobody names a game or its rules', () => {
    const prefixes = Object.keys(registry).map((id) => {
      const [, prefix] = /\*\*([A-Z]+)-\d/.exec(readFileSync(`shared/games/${id}/RULES.md`, 'utf8')) ?? []
      return prefix
    })
    const named = new RegExp(
      `\\b(${[...Object.keys(registry), 'toygame'].join('|')})(?![a-z])|\\b(${prefixes.join('|')})-\\d`,
      'i',
    )
    const house = ['shared', 'worker', 'frontend']
      .flatMap((top) =>
        readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => `${top}/${path}`),
      )
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('/games/') && path !== 'shared/registry.ts')
    expect(house.length).toBeGreaterThan(30)
    const telling = house.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          named.test(withoutComment(text)) ? [`${path}:${index + 1} ${text.trim()}`] : [],
        ),
    )
    expect(telling).toEqual([])
  })
})

/** A comment may give a game as an example; code may not. */
const withoutComment = (text: string): string => text.replace(/^\s*(\/?\*|\/\/).*|\/\/ .*|\/\*\*.*?\*\//, '')

describe('the toy’s own rules', () => {
  const hands = [
    ['c01', 'c02'],
    ['c11', 'c12'],
    ['c21', 'c22'],
  ]
  const bid = (card: string) => ({ type: 'bid', card }) as const
  const offer = (card: string, to: number) => ({ type: 'offer', card, to }) as const
  const accept = { type: 'accept' } as const
  const decline = { type: 'decline' } as const
  const bidAll = (table: ReturnType<typeof toyTable>, ...cards: string[]) =>
    cards.map((card, index) => say(table, ([ann, bob, eve] as const)[index]!, bid(card)))

  test.each([
    { seats: 2, rounds: '3' },
    { seats: 4, rounds: '5' },
  ] as const)('[TY-1.1] $seats players and $rounds rounds', ({ seats, rounds }) => {
    expect(toy.blank({ seats, options: { rounds } })).toMatchObject({ rounds: Number(rounds) })
    expect(toy.blank({ seats, options: { rounds } }).hands).toHaveLength(seats)
  })

  test('[TY-1.2] everybody draws four of the 24 cards', () => {
    const { state } = toyTable(4)
    expect(state.hands.map(({ bag }) => bag.length)).toEqual([4, 4, 4, 4])
    expect(state.deck).toHaveLength(8)
  })

  test('[TY-2.1] everybody bids at the same time, once, from the hand', () => {
    const table = toyTableAt(toyState(hands))
    expect(table.decisions().map(({ seat }) => seat)).toEqual([ann, bob, eve])
    expect(say(table, eve, bid('c21')).ok).toBe(true)
    expect(say(table, eve, bid('c22'))).toMatchObject({ error: { reason: 'alreadyBid' } })
    expect(say(table, ann, bid('c11'))).toMatchObject({ error: { reason: 'notInHand' } })
  })

  test('[TY-2.1] who holds no card does not bid', () => {
    expect(toy.decisions(toyState([['c01'], [], ['c21']])).map(({ seat }) => seat)).toEqual([ann, eve])
  })

  test('[TY-2.2] a bid goes back into the hand', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, bid('c02'))
    expect(say(table, ann, { type: 'retract' }).ok).toBe(true)
    expect(table.state.hands[ann]!.bag).toHaveLength(2)
    expect(say(table, ann, { type: 'retract' })).toMatchObject({ error: { rule: 'TY-2.2' } })
  })

  test('[TY-2.3] two offers a round, to another player, and nobody bids before the answer', () => {
    const table = toyTableAt(toyState(hands))
    expect(say(table, ann, offer('c01', ann))).toMatchObject({ error: { reason: 'nobodyThere' } })
    expect(say(table, ann, offer('c01', 3))).toMatchObject({ error: { reason: 'nobodyThere' } })
    expect(say(table, ann, offer('c01', bob)).ok).toBe(true)
    expect(say(table, eve, bid('c21'))).toMatchObject({ error: { reason: 'notNow' } })
    say(table, bob, decline)
    say(table, ann, offer('c01', eve))
    say(table, eve, decline)
    expect(say(table, ann, offer('c01', bob))).toMatchObject({ error: { reason: 'enoughOffers' } })
  })

  test('[TY-2.4] an accepted card is kept and the giver draws; a declined one goes back', () => {
    const table = toyTableAt(toyState(hands, ['c09']))
    say(table, ann, offer('c01', bob))
    say(table, bob, decline)
    expect(table.state.hands.map(({ bag }) => bag.length)).toEqual([2, 2, 2])
    say(table, ann, offer('c01', bob))
    say(table, bob, accept)
    expect(table.state.hands[ann]!.bag.map((card) => card!.secret)).toEqual(['c02', 'c09'])
    expect(table.state.hands[bob]!.bag.map((card) => card!.secret)).toEqual(['c01', 'c11', 'c12'])
  })

  test('[TY-2.5] the highest bid earns the point, bids are discarded, everybody draws', () => {
    const table = toyTableAt(toyState(hands, ['c09', 'c08', 'c07']))
    bidAll(table, 'c02', 'c12', 'c21')
    expect(table.state).toMatchObject({ points: [0, 0, 1], discard: ['c02', 'c12', 'c21'], round: 1 })
    expect(table.state.hands.map(({ bag }) => bag.length)).toEqual([2, 2, 2])
  })

  test('[TY-2.6] an empty deck is the shuffled discard pile; without one nobody draws', () => {
    const bare = { ...toyState([['c01'], ['c11'], ['c21']]), deck: [] }
    const table = toyTableAt(bare)
    bidAll(table, 'c01', 'c11', 'c21')
    const drawn = table.state.hands.flatMap(({ bag }) => bag.map((card) => card!.secret))
    expect(drawn.toSorted()).toEqual(['c01', 'c11', 'c21'])
    const gift = toyTableAt({ ...toyState(hands), deck: [] })
    say(gift, ann, offer('c01', bob))
    say(gift, bob, accept)
    expect(gift.state.hands[ann]!.bag).toHaveLength(1)
  })

  test('[TY-3.1] the game ends after the last round', () => {
    const table = toyTableAt({ ...toyState(hands), round: 2 })
    bidAll(table, 'c01', 'c11', 'c21')
    expect(toy.outcome(table.state)).not.toBeNull()
    expect(table.decisions()).toEqual([])
  })

  test('[TY-3.2] most points win, equals share the place', () => {
    const over = { ...toyState(hands), agenda: [], points: [1, 0, 1] }
    expect(toy.outcome(over)).toEqual({
      ranking: [[ann, eve], [bob]],
      why: { what: 'points', rule: 'TY-2.5' },
    })
  })

  test('[TY-4.1] nobody sees the deck; a drawn card is for who draws it', () => {
    const table = toyTableAt(toyState(hands, ['c09', 'c08', 'c07']))
    for (const viewer of [ann, bob, eve, null])
      expect(table.view(viewer).deck.every((card) => card === null)).toBe(true)
    bidAll(table, 'c02', 'c12')
    const events = told(ann, table, eve, bid('c21'))
    expect(events.filter(({ type }) => type === 'drew')).toEqual([
      { type: 'drew', seat: ann, card: hide('c09', ann) },
      { type: 'drew', seat: bob, card: null },
      { type: 'drew', seat: eve, card: null },
    ])
  })

  test('[TY-4.2] a hand is its owner’s; a declined card stays known to two until one leaves face down', () => {
    const table = toyTableAt(toyState(hands))
    expect(table.view(bob).hands[ann]).toEqual({ bag: [null, null] })
    say(table, ann, offer('c01', bob))
    say(table, bob, decline)
    expect(table.view(bob).hands[ann]).toEqual({ bag: [hide('c01', ann, bob), null] })
    expect(table.view(eve).hands[ann]).toEqual({ bag: [null, null] })
    say(table, ann, bid('c02'))
    expect(table.view(bob).hands[ann]).toEqual({ bag: [null] })
  })

  test('[TY-4.3] a bid is the bidder’s until all are revealed', () => {
    const table = toyTableAt(toyState(hands))
    expect(told(bob, table, ann, bid('c02'))).toEqual([{ type: 'bidLaid', seat: ann, card: null }])
    expect(table.view(bob).bids[ann]).toEqual({ card: null })
    expect(table.view(ann).bids[ann]).toEqual({ card: hide('c02', ann) })
    say(table, bob, bid('c12'))
    expect(told(null, table, eve, bid('c21'))).toContainEqual({
      type: 'revealed',
      cards: ['c02', 'c12', 'c21'],
      winner: eve,
    })
  })

  test('[TY-4.4] an offered card is for giver and receiver', () => {
    const card = (viewer: typeof ann | null) => {
      const table = toyTableAt(toyState(hands))
      return told(viewer, table, ann, offer('c01', bob))
    }
    for (const viewer of [ann, bob])
      expect(card(viewer)).toMatchObject([{ type: 'offered', card: { secret: 'c01' } }])
    for (const viewer of [eve, null]) expect(card(viewer)).toMatchObject([{ type: 'offered', card: null }])
  })
})
