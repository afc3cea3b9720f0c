import { describe, expect, test } from 'vitest'
import { conceal, known } from '../../../shared/engine/secret.ts'
import { roleCards, type RoleCard, roles } from '../../../shared/games/castillo/components.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import { legalMoves } from '../../../shared/engine/game.ts'
import {
  asked,
  choose,
  chosen,
  equip,
  given,
  type Letter,
  letterOf,
  pass,
  play,
  playAll,
  player,
  reason,
  seat,
  wholeRound,
} from '../../kit/castillo.ts'

const cardsOf = (state: ReturnType<typeof given>, letter: Letter): readonly RoleCard[] =>
  known(player(state, letter).choice!.cards)
const queueOf = (state: ReturnType<typeof given>): string[] =>
  state.queue.map((one) => `${letterOf(one.seat)} ${one.card}`)

const counts: readonly (readonly [what: string, players: 2 | 3 | 4, cards: RoleCard[]])[] = [
  ['[CA-T10] one of two', 2, ['worker1']],
  ['two of one', 4, ['worker1', 'worker2']],
  ['none', 3, []],
  ['the same card twice', 2, ['trader', 'trader']],
  ['three', 2, ['trader', 'worker1', 'worker2']],
]

describe('a choice', () => {
  test('[CA-4.1.2, CA-R02] everybody is asked at once, the start player too', () => {
    expect(asked(given({ start: 'C' }))).toBe('A chooseCards, B chooseCards, C chooseCards, D chooseCards')
    expect(asked(given({ players: 2 }))).toBe('A chooseCards, B chooseCards')
  })

  test('[CA-4.1.2] in which order two cards are named says nothing', () => {
    const { state } = play(given({ players: 2 }), 'A', choose('worker1', 'trader'))
    expect(cardsOf(state, 'A')).toEqual(['trader', 'worker1'])
  })

  test('[CA-4.1.2] who has chosen is not asked again; the others still are', () => {
    const { state } = play(given({ players: 3 }), 'B', choose('trader'))
    expect(asked(state)).toBe('A chooseCards, C chooseCards')
    expect(cardsOf(state, 'B')).toEqual(['trader'])
    expect(player(state, 'B').hand).toHaveLength(8)
  })

  test.each([
    ['CA-T07', 4, ['masterBuilder']],
    ['CA-T08', 2, ['messenger', 'masterBuilder']],
  ] as const)('[%s, CA-4.1.3] the Master Builder stays in a full hand: %i players', (_id, players, cards) => {
    const state = given({ players })
    expect(reason(state, 'A', choose(...cards))).toBe('masterBuilderHandFull')
    expect(
      legalMoves(castillo, state, seat('A')).some((move) => JSON.stringify(move).includes('master')),
    ).toBe(false)
  })

  test('[CA-T09, CA-4.1.3, CA-4.3.22, CA-R18] two cards, the Master Builder one of them: all eight are back', () => {
    const hand = { A: ['trader', 'masterBuilder', 'worker3', 'stonemason'] } as const
    const before = given({ players: 2, round: 3, hand })
    expect(reason(before, 'A', choose('masterBuilder', 'stonemason'))).toBeNull()
    const { state } = wholeRound(before, 'masterBuilder stonemason', 'messenger trader')
    expect(player(state, 'A').hand).toEqual([...roleCards])
    expect(player(state, 'A').played).toEqual([])
  })

  test.each(counts)('[CA-4.1.2] a wrong number of cards: %s', (_what, players, cards) => {
    expect(reason(given({ players }), 'A', choose(...cards))).toBe('wrongCardCount')
  })

  test('[CA-T11, CA-4.6.4] a card that was played cannot be chosen until it is taken back', () => {
    const { state } = wholeRound(given(), 'messenger', 'trader', 'trader', 'trader')
    expect([player(state, 'A').played, player(state, 'A').hand.includes('messenger')]).toEqual([
      ['messenger'],
      false,
    ])
    expect(reason(state, 'A', choose('messenger'))).toBe('cardNotInHand')
    expect(reason(state, 'B', choose('messenger'))).toBeNull()
    const back = wholeRound(state, 'masterBuilder', 'worker1', 'worker1', 'worker1').state
    expect(reason(back, 'A', choose('messenger'))).toBeNull()
  })

  test('[CA-T12, CA-4.1.4] the last card of a hand is chosen by itself', () => {
    const hand = { A: ['messenger', 'masterBuilder'] } as const
    const { state, told } = wholeRound(given({ hand }), 'messenger', 'trader', 'trader', 'trader')
    expect(player(state, 'A').hand).toEqual(['masterBuilder'])
    expect(asked(state)).toBe('B chooseCards, C chooseCards, D chooseCards')
    expect(cardsOf(state, 'A')).toEqual(['masterBuilder'])
    expect(told('cardsChosen').filter((event) => event.seat === seat('A'))).toHaveLength(2)
    expect(reason(state, 'A', choose('masterBuilder'))).toBe('notYourDecision')
  })

  test('[CA-4.1.1, CA-4.1.4] the start player takes talers first, then the last cards are chosen', () => {
    const hand = { A: ['messenger', 'masterBuilder'] } as const
    const { events } = wholeRound(given({ hand }), 'messenger', 'trader', 'trader', 'trader')
    const types = events.map(({ type }) => type)
    expect(types.slice(types.indexOf('roundEnded'))).toEqual(['roundEnded', 'roundStarted', 'cardsChosen'])
  })

  test('[CA-4.1.4] with two players the last two cards are chosen by themselves', () => {
    const hand = { A: ['messenger', 'trader', 'worker1', 'masterBuilder'] } as const
    const { state } = wholeRound(given({ players: 2, hand }), 'messenger trader', 'trader stonemason')
    expect(cardsOf(state, 'A')).toEqual(['worker1', 'masterBuilder'])
    expect(asked(state)).toBe('B chooseCards')
  })

  test('[CA-4.1.4] the Master Builder is in every hand when a round starts, so there is always a choice', () => {
    let { state } = wholeRound(given({ players: 3 }), 'messenger', 'trader', 'stonemason')
    while (state.phase === 'chooseCards') {
      for (const one of state.players) {
        expect(one.hand).toContain('masterBuilder')
        if (one.choice === null) expect(legalMoves(castillo, state, one.seat).length).toBeGreaterThan(0)
      }
      const first = (letter: Letter): string => player(state, letter).hand[0]!
      ;({ state } = wholeRound(state, first('A'), first('B'), first('C')))
    }
    expect(state.phase).toBe('finished')
  })
})

describe('a choice replaced', () => {
  test('[CA-T15, CA-4.1.2] until the last has chosen; the others see only that there is a choice', () => {
    const first = play(given({ players: 2 }), 'A', choose('trader', 'worker1')).state
    const { state } = play(first, 'A', choose('messenger', 'worker1'))
    expect(cardsOf(state, 'A')).toEqual(['messenger', 'worker1'])
    expect(conceal(state, seat('B')).players[0]!.choice).toEqual({ cards: null })
    expect(asked(state)).toBe('B chooseCards')
  })

  test('[CA-T15, CA-4.1.2] what counts is the last choice', () => {
    const { state } = playAll(given({ players: 3 }), [
      ['A', choose('trader')],
      ['A', choose('messenger')],
      ['B', choose('messenger')],
      ['A', choose('worker2')],
      ['C', choose('messenger')],
    ])
    expect(queueOf(state)).toEqual(['B messenger', 'C messenger', 'A worker2'])
    expect(player(state, 'A').hand).not.toContain('worker2')
    expect(player(state, 'A').hand).toContain('trader')
  })

  test('[CA-4.1.2, CA-4.1.3] a replacement is judged like a first choice', () => {
    const { state } = play(given(), 'A', choose('trader'))
    expect(reason(state, 'A', choose('masterBuilder'))).toBe('masterBuilderHandFull')
    expect(reason(state, 'A', choose())).toBe('wrongCardCount')
  })

  test('[CA-R33] a choice after the last commitment is told that all are locked', () => {
    const { state } = chosen(given(), 'trader', 'worker1', 'messenger', 'trader')
    expect(asked(state)).toBe('B equipWorkers')
    expect(reason(state, 'A', choose('messenger'))).toBe('alreadyLocked')
    expect(reason(state, 'B', choose('messenger'))).toBe('alreadyLocked')
  })
})

describe('the reveal', () => {
  test('[CA-4.1.6, CA-2.2] cards go from hands to the table, all at once', () => {
    const { state, told } = chosen(given({ players: 3 }), 'trader', 'stonemason', 'bricklayer')
    expect(told('revealed')).toHaveLength(1)
    expect(state.players.map(({ played }) => played)).toEqual([['trader'], ['stonemason'], ['bricklayer']])
    expect(state.players.map(({ hand, choice }) => [hand.length, choice])).toEqual(Array(3).fill([7, null]))
  })

  test('[CA-T13, CA-4.1.6, CA-4.2.1] the queue follows the roles; Worker cards are equipped first', () => {
    const { state, told } = chosen(given(), 'stonemason', 'worker1', 'messenger', 'trader')
    expect(queueOf(state)).toEqual(['C messenger', 'D trader', 'A stonemason', 'B worker1'])
    expect(asked(state)).toBe('B equipWorkers')
    expect(told('messengerPaid')).toEqual([])
    const next = play(state, 'B', equip('worker1', 'sand', 'wood'))
    expect(next.events.map(({ type }) => type).slice(0, 2)).toEqual(['workerEquipped', 'messengerPaid'])
    expect(asked(next.state)).toBe('D traderPlace')
  })

  test('[CA-T14, CA-4.1.6] equal roles go in play order from the start seat', () => {
    const before = given({ start: 'C' })
    const { state } = chosen(before, 'messenger', 'trader', 'stonemason', 'trader')
    expect(queueOf(state)).toEqual(['A messenger', 'D trader', 'B trader', 'C stonemason'])
    expect(asked(state)).toBe('D traderPlace')
    expect(asked(play(state, 'D', pass.trader).state)).toBe('B traderPlace')
  })

  test('[CA-2.2.1, CA-2.2.2, CA-2.2.3, CA-2.2.4, CA-2.2.5, CA-2.2.6, CA-4.1.6] the order of the six roles', () => {
    expect(roles).toEqual(['messenger', 'trader', 'bricklayer', 'stonemason', 'worker', 'masterBuilder'])
    const hand = { A: ['masterBuilder', 'messenger'], B: ['worker3', 'bricklayer'] } as const
    const left = chosen(given({ players: 2, hand }), 'masterBuilder messenger', 'worker3 bricklayer').state
    expect(queueOf(left)).toEqual(['A messenger', 'B bricklayer', 'B worker3', 'A masterBuilder'])
    const other = chosen(given({ players: 2 }), 'stonemason trader', 'worker1 messenger').state
    expect(queueOf(other)).toEqual(['B messenger', 'A trader', 'A stonemason', 'B worker1'])
  })

  test('[CA-4.1.6, CA-R35, CA-R31] two Workers of one player: the lower number first', () => {
    const { state } = chosen(given({ players: 2, start: 'B' }), 'worker3 worker1', 'worker2 messenger')
    expect(queueOf(state)).toEqual(['B messenger', 'B worker2', 'A worker1', 'A worker3'])
    const equipped = play(state, 'B', equip('worker2', 'sand', 'wood')).state
    expect(reason(equipped, 'A', equip('worker3', 'sand', 'wood'))).toBe('otherCardFirst')
    expect(reason(equipped, 'A', equip('worker1', 'sand', 'wood'))).toBeNull()
  })

  test('[CA-4.6.2] an optional question stays open until it is passed', () => {
    const { state } = chosen(given({ players: 3 }), 'trader', 'messenger', 'messenger')
    expect(asked(state)).toBe('A traderPlace')
    const { told } = play(state, 'A', pass.trader)
    expect(told('passed')).toEqual([{ type: 'passed', seat: seat('A'), question: 'traderPlace' }])
    expect(told('cardResolved')).toEqual([{ type: 'cardResolved', seat: seat('A'), card: 'trader' }])
  })
})
