/** The secrecy table of RULES.md, a test for each row [section 7]. */
import { describe, expect, test } from 'vitest'
import { seatOf, type Viewer } from '../../../shared/engine/ids.ts'
import { seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal, faces, type Hidden } from '../../../shared/engine/secret.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import {
  card,
  given,
  type Letter,
  planning,
  play,
  player,
  resolve,
  run,
  seat,
  stop,
  wandered,
} from '../../kit/storming.ts'

const [red, blue, nobody] = [seat('R'), seat('B'), null]
const see = (state: State, viewer: Viewer): State => conceal(state, viewer)
const told = (events: readonly Event[], viewer: Viewer): string =>
  JSON.stringify(events.map((one) => conceal(one, viewer)))
const lay = (...cards: readonly [string, 'present' | 'future'][]): Move => ({
  type: 'placeCards',
  placements: cards.map(([one, pile]) => ({ card: one, pile })),
})

describe('who sees what', () => {
  test('[ST-7.1] action cards and the Invention in hand: the owner; others their number', () => {
    const scene = { hand: { R: ['build', 'invention'] }, civilians: { R: ['alchemist'] } } as const
    const state = given(scene)
    expect(faces(player(see(state, red), 'R').hand)).toEqual(['build-red', 'invention'])
    for (const viewer of [blue, nobody]) {
      expect(player(see(state, viewer), 'R').hand.bag).toEqual([null, null])
      expect(see(state, viewer).inventionInSupply).toBe(false)
    }
    expect(JSON.stringify(see(state, blue))).not.toContain('"invention"')
  })

  test('[ST-7.2] events in hand, drawn, and the Warlock’s: the owner; others their number', () => {
    const scene = {
      civilians: { R: ['warlock'] },
      events: { R: ['corruption-blue-1'] },
      deck: ['fire', 'plague', 'truce', 'chaos'],
    } as const
    const { state: drawn, events } = play(planning(scene), 'R', { type: 'drawWarlockEvents' })
    expect(faces(see(drawn, red).warlock!.cards)).toEqual(['fire', 'plague'])
    for (const viewer of [blue, nobody]) {
      expect(see(drawn, viewer).warlock!.cards.bag).toEqual([null, null])
      expect(player(see(drawn, viewer), 'R').events.bag).toEqual([null])
      expect(told(events, viewer)).not.toMatch(/fire|plague/)
    }
    const kept = play(drawn, 'R', { type: 'keepWarlockEvent', eventId: 'fire' })
    expect([
      see(kept.state, red).warlockKept?.event?.secret,
      see(kept.state, blue).warlockKept?.event,
    ]).toEqual(['fire', null])
    expect(told(kept.events, blue)).not.toMatch(/fire|plague/)
    // What goes to the discards is seen by nobody, also an event that no card takes along.
    const bare = play(planning({ ...scene, hand: { R: [] } }), 'R', { type: 'drawWarlockEvents' }).state
    const lost = play(bare, 'R', { type: 'keepWarlockEvent', eventId: 'fire' })
    expect(lost.state.eventDiscards).toHaveLength(2)
    for (const viewer of [red, blue, nobody])
      expect(see(lost.state, viewer).eventDiscards).toEqual([null, null])
    expect(told(lost.events, blue)).not.toMatch(/fire|plague/)
    // What is set aside for a turn is not seen before the cards lie, not even by its owner.
    const set = planning({ deck: ['fire', 'truce', 'chaos'] })
    for (const viewer of [red, blue, nobody]) expect(player(see(set, viewer), 'R').drawn).toEqual([null])
    const { events: taking } = play(set, 'R', lay(['build-red', 'present'], ['recruit-red', 'future']))
    expect([told(taking, red).includes('fire'), told(taking, blue).includes('fire')]).toEqual([true, false])
  })

  test('[ST-7.3] entries of a pile: their owner; others who placed them, where, and whether an event goes along', () => {
    const state = planning({ hand: { R: ['build', 'recruit'] }, revolts: { R: ['diplomacy'] } })
    const { state: laid, events } = play(state, 'R', lay(['revolt1', 'future'], ['build-red', 'present']))
    expect([see(laid, red).present[0]?.card?.secret, see(laid, red).future[0]?.card?.secret]).toEqual([
      'build-red',
      'revolt1',
    ])
    for (const viewer of [blue, nobody]) {
      const view = see(laid, viewer)
      expect(view.present).toEqual([{ placedBy: 0, card: null, attached: [], order: 2000 }])
      expect(view.future.map(({ placedBy, card: one }) => [placedBy, one])).toEqual([[0, null]])
      // That a revolt has left is seen; on which pile it lies is not.
      expect(told(events, viewer)).toContain('revolt1')
      expect(
        told(
          events.filter(({ type }) => type === 'cardsPlaced'),
          viewer,
        ),
      ).not.toMatch(/revolt|build/)
    }
    const other = play(state, 'R', lay(['build-red', 'present'], ['revolt1', 'future'])).events
    const swapped = play(state, 'R', lay(['revolt1', 'present'], ['build-red', 'future'])).events
    expect(told(swapped, blue)).toBe(told(other, blue))
    // Nor which one was named first: it is the revolt, where its card is to lie too.
    const named = play(state, 'R', lay(['build-red', 'future'], ['revolt1', 'present'])).events
    const freed = play(state, 'R', lay(['revolt1', 'future'], ['diplomacy-red', 'present'])).events
    const turned = play(state, 'R', lay(['revolt1', 'present'], ['diplomacy-red', 'future'])).events
    for (const viewer of [blue, nobody])
      expect(new Set([other, swapped, named, freed, turned].map((list) => told(list, viewer))).size).toBe(1)
    const sunk = planning({ improvements: { R: ['postOffice'] }, civilians: { R: ['strategist'] } })
    const low = (first: boolean): Move => {
      const two = [
        { card: 'build-red', pile: 'present', bottom: true },
        { card: 'recruit-red', pile: 'present' },
      ] as const
      return { type: 'placeCards', placements: first ? [...two] : two.toReversed() }
    }
    expect(told(play(sunk, 'R', low(true)).events, blue)).toBe(told(play(sunk, 'R', low(false)).events, blue))
    const attached = run(given({}), [stop]).state
    attached.present = [
      {
        placedBy: red,
        card: { secret: 'build-red', to: [red] },
        attached: [{ secret: 'fire', to: [red] }],
        order: 1,
      },
    ]
    expect(see(attached, blue).present[0]?.attached).toEqual([null])
  })

  test('[ST-7.4] the slot: who placed a card knows it; where it went is told to nobody', () => {
    const hand = planning({ events: { R: ['corruption-blue-1'] }, deck: ['fire', 'truce', 'chaos'] })
    const taken = play(hand, 'R', lay(['build-red', 'present'], ['recruit-red', 'future'])).state
    const slipped = play(taken, 'R', { type: 'placeEvent', eventId: 'corruption-blue-1' })
    expect(see(slipped.state, red).eventSlot[0]?.card?.secret).toBe('corruption-blue-1')
    expect(told(slipped.events, red)).toContain('corruption')
    for (const viewer of [blue, nobody]) {
      expect(see(slipped.state, viewer).eventSlot).toEqual([{ placedBy: 0, card: null }])
      expect(told(slipped.events, viewer)).not.toContain('corruption')
    }
    const state = given({})
    state.eventSlot = ['fire', 'truce', 'chaos'].map((one, index) => ({
      placedBy: seatOf(index),
      card: { secret: one, to: [seatOf(index)] },
    }))
    expect(see(state, red).eventSlot.map(({ card: one }) => one?.secret ?? null)).toEqual([
      'fire',
      null,
      null,
    ])
    const { state: placed, events } = run(state, [{ type: 'placeEvents' }, stop])
    for (const viewer of [red, blue, nobody]) {
      expect(see(placed, viewer).present[0]?.card).toBe(null)
      expect(told(events, viewer)).not.toMatch(/fire|truce|chaos/)
    }
  })

  test('[ST-7.5] the Spy sees the events, sorted, without who placed them, and knows the one on PRESENT', () => {
    const state = given({ civilians: { R: ['spy'] } })
    state.eventSlot = ['truce', 'fire', 'chaos'].map((one, index) => ({
      placedBy: seatOf(2 - index),
      card: { secret: one, to: [seatOf(2 - index)] },
    }))
    const { state: open, events } = run(state, [{ type: 'spy' }, { type: 'placeEvents' }, stop])
    expect(faces(see(open, red).spied)).toEqual(['chaos', 'fire', 'truce'])
    // In the order of their names, not of those who placed them.
    const looked = events.find(({ type }) => type === 'spied')
    expect(JSON.stringify(looked).match(/fire|truce|chaos/g)).toEqual(['chaos', 'fire', 'truce'])
    expect(see(open, red).eventSlot.map(({ card: one }) => one?.secret ?? null)).toEqual([
      null,
      null,
      'chaos',
    ])
    for (const viewer of [blue, nobody]) {
      expect(see(open, viewer).spied.bag).toEqual([null, null, null])
      expect(told(events, viewer)).not.toMatch(/"(?:fire|truce|chaos)"/)
    }
    const chosen = play(open, 'R', { type: 'spyChoose', eventId: 'fire' })
    expect([
      see(chosen.state, red).present[0]?.card?.secret,
      see(chosen.state, blue).present[0]?.card,
    ]).toEqual(['fire', null])
    expect(told(chosen.events, blue)).not.toMatch(/"(?:fire|truce|chaos)"/)
  })

  test('[ST-7.6, ST-R34a] the card under a revolt: its owner; others whether there is one', () => {
    const state = given({ revolts: { R: ['build', null] } })
    expect(player(see(state, red), 'R').revolts[0]?.under[0]?.secret).toBe('build-red')
    for (const viewer of [blue, nobody])
      expect(player(see(state, viewer), 'R').revolts.map(({ under }) => under)).toEqual([[null], []])
    const { events } = resolve({}, ['classStruggle'])
    const taken = events.filter(({ type }) => type === 'revoltTaken')
    expect([
      /-red/.test(told(taken, red)),
      /-red/.test(told(taken, blue)),
      /-red/.test(told(taken, nobody)),
    ]).toEqual([true, false, false])
    // Not even the owner sees what another's revolt has taken.
    expect(points(state)).toEqual([0, 0, 0])
  })

  test('[ST-7.7] decks and discarded events: nobody, but their number; what was resolved is told', () => {
    const { state } = wandered(4, 1, 0)
    for (const viewer of [red, blue, nobody]) {
      const view = see(state, viewer)
      for (const kind of ['event', 'civilian', 'improvement', 'pact'] as const)
        expect(view.decks[kind].every((one) => one === null)).toBe(true)
      expect(view.eventDiscards).toEqual(Array(12).fill(null))
    }
    const { events, state: after } = resolve({}, ['fire'])
    expect(told(events, nobody)).toContain('"fire"')
    expect(see(after, red).eventDiscards).toEqual([null])
  })

  test('[ST-7.8] board, displays, face-up cards, pacts, revolts, flags, supplies, discards: everybody', () => {
    const { state } = wandered(3, 4, 200)
    const open = ({
      map,
      display,
      pacts,
      flags,
      discards,
      revoltSupply,
      lakeReserve,
      firstPlayer,
      rotatingVp,
      players,
    }: State) => ({
      map,
      display,
      pacts,
      flags,
      discards,
      revoltSupply,
      lakeReserve,
      firstPlayer,
      rotatingVp,
      players: players.map(({ civilians, improvements, tally, supply, skipNext }) => ({
        civilians,
        improvements,
        tally,
        supply,
        skipNext,
      })),
    })
    for (const viewer of [red, blue, nobody]) expect(open(see(state, viewer))).toEqual(open(state))
  })

  test('[ST-7.9] an offer: everybody, from the moment it is made', () => {
    const { state, events } = play(card({}, 'R', 'diplomacy'), 'R', {
      type: 'offerPact',
      pact: 'noQuarter',
      seat: 1,
    })
    expect(see(state, nobody).offered).toEqual({ pact: 'noQuarter', from: 0, to: 1, role: null })
    expect(told(events, nobody)).toBe(told(events, red))
  })
})

/** What a viewer sees of cards that are not for everybody: those of its own, and those it should not. */
const hiddenIn = (state: State, viewer: Viewer) => {
  const view = see(state, viewer)
  const own: Hidden<string>[] = []
  const others: Hidden<string>[] = []
  const of = (seat: number | null) => (seat !== null && seat === viewer ? own : others)
  for (const { seat, hand, events, revolts, drawn } of view.players) {
    of(seat).push(...hand.bag, ...events.bag, ...revolts.flatMap(({ under }) => under))
    others.push(...drawn)
  }
  for (const { placedBy, card: one, attached } of [...view.present, ...view.future])
    if (placedBy !== null) of(placedBy).push(one, ...attached)
  for (const { placedBy, card: one } of view.eventSlot) of(placedBy).push(one)
  if (view.warlock !== null) of(view.warlock.seat).push(...view.warlock.cards.bag)
  if (view.warlockKept !== null) of(view.warlockKept.seat).push(view.warlockKept.event)
  others.push(...Object.values(view.decks).flat(), ...view.eventDiscards)
  return { own, others }
}

test('[ST-7.1 to ST-7.4, ST-7.6, ST-7.7] in games of chance whoever looks sees all of their own, and nothing of others’', () => {
  const met = { invention: false, warlock: false, revolt: false }
  for (const [players, seed] of [
    [3, 1],
    [3, 3],
    [4, 1],
    [4, 4],
  ] as const)
    wandered(players, seed, 400, {}, ({ state }) => {
      for (const viewer of [...state.players.map((one) => one.seat), nobody]) {
        const { own, others } = hiddenIn(state, viewer)
        expect([own.filter((one) => one === null), others.filter((one) => one !== null)]).toEqual([[], []])
      }
      met.invention ||= state.players.some(({ hand }) => faces(hand).includes('invention'))
      met.warlock ||= state.warlockKept !== null
      met.revolt ||= state.players.some(({ revolts }) => revolts.some(({ under }) => under.length > 0))
    })
  expect(met).toEqual({ invention: true, warlock: true, revolt: true })
})

test('[ST-7.7] decks made anew of their discards are as hidden as before', () => {
  const scene = { deck: ['fire'], eventDiscards: ['truce', 'chaos', 'plague'] } as const
  const { state, events } = run(given(scene), [{ type: 'planning' }, stop])
  expect(events.map(({ type }) => type)).toContain('shuffled')
  const market = given({ display: { pact: ['blockade', 'conspiracy'] } })
  market.discards.pact = market.decks.pact.splice(0).map((one) => one?.secret ?? '')
  const offered = play({ ...market, agenda: card({}, 'R', 'diplomacy').agenda }, 'R', {
    type: 'offerPact',
    pact: 'blockade',
    seat: 1,
  })
  expect(offered.events.map(({ type }) => type)).toContain('shuffled')
  for (const viewer of [red, blue, nobody]) {
    expect(see(state, viewer).decks.event.every((one) => one === null)).toBe(true)
    expect(see(offered.state, viewer).decks.pact.every((one) => one === null)).toBe(true)
    expect(told(events, viewer)).not.toMatch(/truce|chaos|plague/)
  }
})

const points = (state: State): number[] => state.players.map(({ tally }) => Object.values(tally).length)

test('[ST-7.10] the seed is no part of a state or an entry', () => {
  const table = wandered(3, 0xabcdef12345, 20)
  expect(JSON.stringify([table.state, table.log])).not.toContain('abcdef12345')
  expect(JSON.stringify(table.log)).not.toContain(seedFromNumber(0xabcdef12345))
})

test('[ST-7.11] what four players lose at the start is shown to nobody', () => {
  const table = wandered(4, 3, 0)
  const [dealt] = table.log
  const lost = table.state.eventDiscards.map((one) => one?.secret ?? '')
  for (const viewer of [red, blue, nobody])
    for (const one of lost) expect(JSON.stringify(conceal(dealt, viewer))).not.toContain(`"${one}"`)
})

test('[ST-R50] what others place shows its back alone, when it lies', () => {
  const state = planning({})
  const { state: laid } = play(
    state,
    'G' satisfies Letter,
    lay(['build-green', 'present'], ['recruit-green', 'future']),
  )
  expect(see(laid, red).present.map(({ placedBy, card: one }) => [placedBy, one])).toEqual([[2, null]])
})
