import { describe, expect, test } from 'vitest'
import { legalMoves } from '../../../shared/engine/game.ts'
import { seqOf } from '../../../shared/engine/ids.ts'
import { eventsOf } from '../../../shared/engine/log.ts'
import { predict } from '../../../shared/engine/predict.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { conceal, faces, known } from '../../../shared/engine/secret.ts'
import { cardOf, deckFor, turnsPerPhase } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import type { Event, State } from '../../../shared/games/fortaleza/state.ts'
import {
  build,
  dealt,
  develop,
  given,
  type Letter,
  play,
  reason,
  resources,
  seat,
} from '../../kit/fortaleza.ts'

/** A whole game of random moves; `each` sees the state before every move. */
const playthrough = (players: 3 | 4 | 5, seed: number, each: (state: State) => void = () => {}) => {
  const table = dealt(players, seed)
  const chance = randomAt(seedFromNumber(seed + 1000), seqOf(1))
  for (let cid = 1; table.decisions().length > 0; cid++) {
    each(table.state)
    const { seat: asked, key } = table.decisions()[0]!
    const moves = legalMoves(fortaleza, table.state, asked)
    table.play(asked, { cid, decision: key, moves: [moves[chance.below(moves.length)]!] }, 0)
  }
  return table
}
const eventsIn = (table: ReturnType<typeof dealt>): readonly Event[] =>
  table.log.flatMap((entry) => eventsOf(entry))

describe('turns', () => {
  const hand = { B: ['w-1', 'w-2', 'm-1'] }

  test('[FZ-1.2, FZ-4.3, FZ-9.33] a turn uses exactly two cards', () => {
    const first = play(given({ hand }), 'B', resources('w-1'))
    expect(first.state).toMatchObject({ activeSeat: seat('B'), cardsPlayedThisTurn: 1 })
    const second = play(first.state, 'B', resources('w-2'))
    expect(second.state).toMatchObject({ activeSeat: seat('G'), cardsPlayedThisTurn: 0 })
  })

  test('[FZ-10.25] after a one-card action the second one is for one card too', () => {
    const first = play(given({ hand }), 'B', resources('w-1'))
    expect(reason(first.state, 'B', resources('w-2', 'm-1'))).toBe('mustUseOneCard')
  })

  test('[FZ-10.26, FZ-4.5] coins of the first action pay for the second; then two cards are drawn', () => {
    const first = play(given({ hand }), 'B', resources('w-1'))
    const second = play(first.state, 'B', build('N1', 'w-2:wall'))
    expect([first.coins('B'), second.coins('B')]).toEqual([3, 2])
    expect(second.state.players[0]!.hand.bag).toHaveLength(3)
    expect(second.state.activeSeat).toBe(seat('G'))
  })

  test('[FZ-4.4] used cards are discarded, and two are drawn from the top', () => {
    const before = given({ hand })
    const top = before.deck.slice(0, 2).map(known)
    const { state } = play(before, 'B', resources('w-1', 'w-2'))
    expect(state.discard).toEqual(['w-1', 'w-2'])
    expect(faces(state.players[0]!.hand)).toEqual(expect.arrayContaining(top))
  })

  test('[FZ-10.27] nobody else may move', () => {
    expect(reason(given({ hand: { G: ['w-1'] } }), 'G', resources('w-1'))).toBe('notYourTurn')
  })

  test('[FZ-4.9] resources can always be taken, and bring at least a coin', () => {
    for (const cards of [['x-1'], ['x-1', 'x-2'], ['w-1'], ['w-1', 'x-1']])
      expect(
        play(given({ hand: { B: ['x-1', 'x-2', 'w-1'] } }), 'B', resources(...cards)).coins('B'),
      ).toBeGreaterThan(0)
  })

  test.each([
    [3, 36, 6],
    [4, 48, 6],
    [5, 40, 4],
  ] as const)(
    '[FZ-2.14, FZ-10.24] %i players: a deck of %i lasts until the end of turn %i',
    (players, size, last) => {
      const decks: number[] = []
      const table = playthrough(players, 3, ({ stage, turnInPhase, deck }) => {
        if (stage !== 'turn') return
        decks.push(deck.length)
        expect(deck.length > 0).toBe(turnInPhase <= last)
      })
      expect(decks[0]).toBe(size)
      const draws = eventsIn(table).filter((event) => event.type === 'drew')
      expect(draws.every(({ cards }) => cards.length === 2)).toBe(true)
      for (const { seat: drawer } of table.state.players)
        expect(draws.filter((event) => event.seat === drawer)).toHaveLength(2 * last)
    },
  )

  test('[FZ-4.4, FZ-7.2] what a seat can foresee of its turn ends where it draws', () => {
    const foresee = (deck: number) => {
      const view = conceal(given({ hand, deck }), seat('B'))
      return predict(fortaleza, view, seat('B'), resources('w-1', 'x-8'))
    }
    const hand = { B: ['w-1', 'x-8', 'm-1'] }
    const drawing = foresee(10)
    expect(drawing.complete).toBe(false)
    expect(drawing.events.map(({ type }) => type)).toEqual(['cardsUsed', 'coinsTaken', 'coinsPaid'])
    const last = foresee(0)
    expect(last.complete).toBe(true)
    expect(last.events.at(-1)).toEqual({ type: 'turnEnded', seat: seat('B'), next: seat('G') })
  })

  test('[FZ-4.6] the last card of a phase can be foreseen up to the scoring', () => {
    const hand = { B: [], G: [], R: [], Y: ['w-1'] }
    const view = conceal(given({ active: 'Y', played: 1, deck: 0, hand }), seat('Y'))
    const { complete, events } = predict(fortaleza, view, seat('Y'), resources('w-1'))
    expect(complete).toBe(true)
    expect(events.at(-1)).toMatchObject({ type: 'phaseEnded', phase: 1 })
  })
})

describe('phases', () => {
  test.each([3, 4, 5] as const)(
    '[FZ-10.23, FZ-4.2, FZ-4.6] %i players: each phase ends with every card played',
    (players) => {
      for (let seed = 1; seed <= 12; seed++) {
        const events = eventsIn(playthrough(players, seed))
        const deck = deckFor(players).length
        for (const phase of [1, 2]) {
          const from = events.findIndex((event) => event.type === 'dealt' && event.phase === phase)
          const to = events.findIndex((event) => event.type === 'phaseEnded' && event.phase === phase)
          const used = events
            .slice(from, to)
            .flatMap((event) => (event.type === 'cardsUsed' ? event.cards : []))
          expect(new Set(used.map(({ cardId }) => cardId)).size).toBe(deck)
          expect(used).toHaveLength(deck)
          const ends = events.slice(from, to).filter((event) => event.type === 'turnEnded').length
          expect(ends + 1).toBe(players * turnsPerPhase[players])
        }
      }
    },
  )

  test('[FZ-4.1] deal, turns and scoring, twice, and the choice between', () => {
    const order = eventsIn(playthrough(4, 5)).map(({ type }) => type)
    const marks = order.filter((type) => ['dealt', 'phaseEnded', 'startPlayerNamed'].includes(type))
    expect(marks).toEqual(['dealt', 'phaseEnded', 'startPlayerNamed', 'dealt', 'phaseEnded'])
  })

  test('[FZ-1.4] the only decision out of turn is the choice of start player', () => {
    const kinds = new Set<string>()
    playthrough(4, 6, (state) => {
      for (const { kind, seat: asked } of fortaleza.decisions(state)) {
        kinds.add(kind)
        if (kind === 'turn') expect(asked).toBe(state.activeSeat)
      }
      expect(fortaleza.decisions(state)).toHaveLength(1)
    })
    expect([...kinds].sort()).toEqual(['chooseStartPlayer', 'turn'])
  })

  /** The last card of phase 1 is played by yellow. */
  const lastCard = (scene: Parameters<typeof given>[0]) =>
    play(
      given({
        turnInPhase: 10,
        active: 'Y',
        played: 1,
        deck: 0,
        hand: { B: [], G: [], R: [], Y: ['w-1'] },
        ...scene,
      }),
      'Y',
      resources('w-1'),
    ).state

  test('[FZ-10.28, FZ-4.7, FZ-9.24] the last in rank names who starts phase 2, before the deal', () => {
    const scored = lastCard({ score: { B: 20, G: 18, R: 18, Y: 30 }, coins: { G: 4, R: 2 } })
    expect(scored).toMatchObject({ stage: 'chooseStartPlayer', deck: [] })
    expect(fortaleza.decisions(scored)).toMatchObject([{ seat: seat('R'), kind: 'chooseStartPlayer' }])
    const { state } = play(scored, 'R', { type: 'chooseStartPlayer', seat: seat('Y') })
    expect(state).toMatchObject({ phase: 2, startSeat: seat('Y'), activeSeat: seat('Y'), turnInPhase: 1 })
    expect(
      play(
        state,
        'Y',
        resources(faces(state.players[seat('Y')]!.hand)[0]!, faces(state.players[seat('Y')]!.hand)[1]!),
      ).state.activeSeat,
    ).toBe(seat('B'))
  })

  test('[FZ-4.6, FZ-6.1] the last card of phase 1 scores the board, for both phases’ totals', () => {
    const scored = lastCard({
      score: { B: 1, G: 2 },
      temple: { R: 1 },
      spaces: { N1: [['B', 1]], NT1: [['Y', 2]], SG: [['G', 1]] },
    })
    expect(scored.players.map(({ score }) => score)).toEqual([1 + 4, 2 + 3, 2, 7])
    expect(scored.players.map(({ phaseScores }) => phaseScores.length)).toEqual([1, 1, 1, 1])
    expect(fortaleza.scores(scored).map((lines) => lines.map(({ round }) => round))).toEqual(
      scored.players.map(() => [0, 0, 0, 0, 0, 0]),
    )
  })

  test('[FZ-4.7, FZ-4.6] who is last is found after the scoring, not before', () => {
    const scene = { score: { B: 9, G: 5, R: 12, Y: 12 }, spaces: { NT1: [['G', 2]] } } as const
    // Green was last with 5, and has 12 now.
    const scored = lastCard(scene)
    expect(scored.players.map(({ score }) => score)).toEqual([9, 12, 12, 12])
    expect(fortaleza.decisions(scored)).toMatchObject([{ seat: seat('B'), kind: 'chooseStartPlayer' }])
    // The temple counts too: blue gets 4 for it, and green is last again.
    const temple = lastCard({ ...scene, temple: { B: 2 }, score: { B: 9, G: 4, R: 12, Y: 12 } })
    expect(temple.players.map(({ score }) => score)).toEqual([13, 11, 12, 12])
    expect(fortaleza.decisions(temple)).toMatchObject([{ seat: seat('G') }])
  })

  test('[FZ-4.6, FZ-4.7] the scoring is told after the last card and before the end of the phase', () => {
    const before = given({
      turnInPhase: 10,
      active: 'Y',
      played: 1,
      deck: 0,
      hand: { B: [], G: [], R: [], Y: ['w-1'] },
      score: { G: 9, R: 9, Y: 9 },
      temple: { B: 1 },
    })
    expect(play(before, 'Y', resources('w-1')).events.map(({ type }) => type)).toEqual([
      'cardsUsed',
      'coinsTaken',
      'scoringStarted',
      ...Array<string>(5).fill('scored'),
      'templeScored',
      'phaseEnded',
    ])
  })

  test('[FZ-4.6, FZ-4.1] phase 2 is scored once more, and ends the game', () => {
    const scored = lastCard({ phase: 2, score: { B: 40 }, spaces: { N1: [['B', 1]] } })
    expect(scored.players.map(({ score }) => score)).toEqual([44, 0, 0, 0])
    expect(scored.stage).toBe('finished')
    expect(fortaleza.outcome(scored)?.ranking[0]).toEqual([seat('B')])
  })

  test('[FZ-6.1, FZ-4.1] each phase has lines of its own on the score sheet, and they add up', () => {
    const table = playthrough(4, 5)
    const events = eventsIn(table)
    const phase1 = events.slice(
      0,
      events.findIndex((event) => event.type === 'phaseEnded'),
    )
    for (const player of table.state.players) {
      const lines = fortaleza.scores(table.state)[player.seat]!
      const sum = (round: number) =>
        lines.filter((line) => line.round === round).reduce((all, { points }) => all + points, 0)
      const earned = phase1.map((event) => {
        if (event.type === 'scored') return event.points[player.seat] ?? 0
        return event.type === 'templeScored' && event.seat === player.seat ? event.points : 0
      })
      expect(sum(0)).toBe(earned.reduce((all, points) => all + points, 0))
      expect(sum(0) + sum(1)).toBe(player.score)
      expect(new Set(lines.map(({ round }) => round))).toEqual(new Set([0, 1]))
    }
  })

  test('[FZ-10.29, FZ-4.8, FZ-9.7, FZ-9.8, FZ-9.10] phase 2: only the cards are new', () => {
    const scored = lastCard({
      coins: { B: 7 },
      temple: { G: 2 },
      collectors: { orangeTeal: 'R' },
      spaces: { N1: [['B', 1]] },
      top: { Y: { wall: 3 } },
    })
    const { state } = play(scored, 'BGRY'[fortaleza.decisions(scored)[0]!.seat] as Letter, {
      type: 'chooseStartPlayer',
      seat: 0,
    })
    expect(state.discard).toEqual([])
    expect(state.deck).toHaveLength(48)
    for (const { hand } of state.players) {
      expect(hand.bag).toHaveLength(8)
      expect(faces(hand).some((id) => cardOf(id).kind === 'wild')).toBe(true)
    }
    expect(state.board).toEqual(scored.board)
    expect(state.players.map(({ coins, templePawns, stacks }) => ({ coins, templePawns, stacks }))).toEqual(
      scored.players.map(({ coins, templePawns, stacks }) => ({ coins, templePawns, stacks })),
    )
    const [card, other] = faces(state.players[0]!.hand).filter((id) => cardOf(id).kind !== 'wild')
    const { coins } = state.players[0]!
    expect(play(state, 'B', resources(card!)).coins('B') - coins).toBe(4)
    expect(play(state, 'B', resources(card!, other!)).coins('B') - coins).toBe(9)
  })

  test.each([4, -1])('[FZ-10.30] nobody sits in seat %i of four', (nobody) => {
    const state = given({ stage: 'chooseStartPlayer' })
    expect(reason(state, 'B', { type: 'chooseStartPlayer', seat: nobody })).toBe('badSeat')
  })

  test('[FZ-10.31] no action while the start player is being chosen', () => {
    expect(reason(given({ stage: 'chooseStartPlayer', hand: { B: ['w-1'] } }), 'B', resources('w-1'))).toBe(
      'wrongStage',
    )
  })

  test('[FZ-4.10] an absent player takes resources, wild cards last, and names themself', () => {
    const standIn = (state: State) =>
      fortaleza.standIn(conceal(state, seat('B')), seat('B'), randomAt(seedFromNumber(1), seqOf(1)))
    const hand = { B: ['x-1', 'w-1', 'm-1'] }
    expect(standIn(given({ hand }))).toEqual(resources('m-1', 'w-1'))
    expect(standIn(given({ hand: { B: ['x-1', 'w-1'] }, played: 1 }))).toEqual(resources('w-1'))
    expect(standIn(given({ stage: 'chooseStartPlayer' }))).toEqual({ type: 'chooseStartPlayer', seat: 0 })
  })

  test('[FZ-1.3] throwing low tiles away reaches high ones sooner', () => {
    const state = given({ hand: { B: ['w-1', 'w-2', 'm-1', 't-1'] }, coins: { B: 9 } })
    const developed = play(state, 'B', develop(0, 3, 0, 'm-1', 't-1')).state
    developed.activeSeat = seat('B')
    expect(play(developed, 'B', build('N1', 'w-1:wall')).state.board.spaces.N1?.at(-1)?.level).toBe(2)
  })
})
