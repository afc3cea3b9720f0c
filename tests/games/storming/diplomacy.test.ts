/** Diplomacy: the marker, pacts, civil actions [section 5.7]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { asked, card, given, play, player, reason, resolve } from '../../kit/storming.ts'

describe('diplomacy', () => {
  test('[ST-5.80, ST-R26, ST-4.8] the first-player marker, not by who has it; at once', () => {
    const state = play(card({ first: 'B' }, 'R', 'diplomacy'), 'R', { type: 'claimFirstPlayer' }).state
    expect([state.firstPlayer, asked(state)]).toEqual([0, ['R plan', 'B plan', 'G plan']])
  })

  test('[ST-5.81, ST-5.86, ST-R17] what may be offered to whom', () => {
    const scene = { display: { pact: ['projectValkyrie', 'tradeRoute'] } } as const
    const offer = (
      pact: 'projectValkyrie' | 'tradeRoute' | 'blockade',
      to: number,
      role?: 'point',
    ): Move => ({ type: 'offerPact', pact, seat: to, ...(role === undefined ? {} : { role }) })
    const state = card(scene, 'R', 'diplomacy')
    expect(
      [
        offer('blockade', 1),
        offer('tradeRoute', 0),
        offer('tradeRoute', 3),
        offer('tradeRoute', 1, 'point'),
        offer('tradeRoute', 1),
      ].map((one) => reason(state, 'R', one)),
    ).toEqual(['notFaceUp', 'noTarget', 'noTarget', 'noTarget', 'legal'])
    const full = card(
      { ...scene, on: { A2: 'R:village R:soldier', G4: 'B:village B:soldier' } },
      'R',
      'diplomacy',
    )
    expect([reason(full, 'R', offer('tradeRoute', 1)), reason(full, 'R', offer('tradeRoute', 2))]).toEqual([
      'noTarget',
      'legal',
    ])
    const crowded = given(scene)
    for (const one of Object.values(crowded.map)) one.terrain = 'forest'
    expect(reason(resolve(crowded, ['diplomacy-red']).state, 'R', offer('projectValkyrie', 1))).toBe(
      'noTarget',
    )
  })

  test('[ST-5.85, ST-5.8] the display is refilled before anything else comes of an offer, also where nobody is asked', () => {
    const scene = { display: { pact: ['conspiracy', 'blockade'] }, improvements: { R: ['embassy'] } } as const
    const before = given(scene)
    before.discards.pact = ['noQuarter']
    before.decks.pact = []
    const { state } = play(resolve(before, ['diplomacy-red']).state, 'R', {
      type: 'offerPact',
      pact: 'conspiracy',
      seat: 1,
    })
    // The one that is over already was not among those that were shuffled.
    expect([state.display.pact, state.discards.pact, state.decks.pact]).toEqual([
      ['blockade', 'noQuarter'],
      ['conspiracy'],
      [],
    ])
  })

  test('[ST-5.82, ST-7.9] the one who was asked answers', () => {
    const open = play(card({}, 'R', 'diplomacy'), 'R', {
      type: 'offerPact',
      pact: 'noQuarter',
      seat: 2,
    }).state
    expect(open.offered).toEqual({ pact: 'noQuarter', from: 0, to: 2, role: null })
    expect([
      reason(open, 'B', { type: 'answerPact', accept: true }),
      reason(open, 'G', { type: 'answerPact', accept: true }),
    ]).toEqual(['notYourDecision', 'legal'])
    const signed = play(open, 'G', { type: 'answerPact', accept: true }).state
    expect([signed.pacts.map(({ id, signers }) => [id, signers]), signed.offered]).toEqual([
      [['noQuarter', [0, 2]]],
      null,
    ])
  })

  test('[ST-5.83, ST-5.87, ST-R32] anybody may break any pact; each Embassy of another signer costs a revolt', () => {
    const state = card(
      {
        pacts: [['blockade', 'RB']],
        improvements: { R: ['embassy'], B: ['library'] },
        library: ['B', 'embassy', 'R'],
      },
      'G',
      'diplomacy',
    )
    expect(reason(state, 'G', { type: 'breakPact', pact: 'noQuarter' })).toBe('noSuchPact')
    const broken = play(state, 'G', { type: 'breakPact', pact: 'blockade' }).state
    expect([broken.pacts, player(broken, 'G').revolts.length, broken.discards.pact]).toEqual([
      [],
      2,
      ['blockade'],
    ])
  })

  test('[ST-5.84, ST-R43a] civil actions are for who owns the civilian', () => {
    const state = card({ civilians: { R: ['saboteur'] } }, 'R', 'diplomacy')
    expect(reason(state, 'R', { type: 'civilAction', civilian: 'henchman', seat: 1, card: 'spy' })).toBe(
      'notYours',
    )
    expect(reason(state, 'R', { type: 'civilAction', civilian: 'saboteur', seat: 1, card: 'market' })).toBe(
      'noTarget',
    )
    const passive = card({ civilians: { R: ['spy'], B: ['general'] } }, 'R', 'diplomacy')
    expect(reason(passive, 'R', { type: 'civilAction', civilian: 'spy', seat: 1, card: 'general' })).toBe(
      'noTarget',
    )
  })
})
