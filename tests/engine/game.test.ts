import { describe, expect, test } from 'vitest'
import { legalMoves, collectEvents } from '../../shared/engine/game.ts'
import { noRandom } from '../../shared/engine/noRandom.ts'
import { toy } from '../house/toygame/game.ts'
import { ann, bob, say, toyState, toyTableAt } from '../kit/toy.ts'

interface Fact {
  readonly type: 'laid'
  readonly pile: { cards: string[] }
}
interface State {
  piles: { cards: string[] }[]
}
const piling = { evolve: (state: State, { pile }: Fact) => void state.piles.push(pile) }

describe('tell', () => {
  test('what is told is in the state at once', () => {
    const state: State = { piles: [] }
    collectEvents<State, Fact>(piling, state, noRandom, (progress) => {
      progress.emit({ type: 'laid', pile: { cards: ['a'] } })
      expect(progress.state.piles).toHaveLength(1)
    })
  })

  test('fact, state and the rules’ own objects share nothing: none can change another later', () => {
    const state: State = { piles: [] }
    const pile = { cards: ['a'] }
    const events = collectEvents<State, Fact>(piling, state, noRandom, (progress) => {
      progress.emit({ type: 'laid', pile })
      pile.cards.push('b')
      progress.state.piles[0]!.cards.push('c')
    })
    expect(events).toEqual([{ type: 'laid', pile: { cards: ['a'] } }])
    expect(state.piles).toEqual([{ cards: ['a', 'c'] }])
  })
})

describe('legalMoves', () => {
  const hands = [['c01', 'c02'], ['c11']]

  test('are the candidates that nothing speaks against', () => {
    const state = toyState(hands)
    expect(legalMoves(toy, state, ann)).toEqual([
      { type: 'bid', card: 'c01' },
      { type: 'offer', card: 'c01', to: bob },
      { type: 'bid', card: 'c02' },
      { type: 'offer', card: 'c02', to: bob },
    ])
  })

  test('a seat that is not asked has those the rules leave it', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, { type: 'bid', card: 'c01' })
    expect(legalMoves(toy, table.state, ann)).toEqual([{ type: 'retract' }])
    say(table, bob, { type: 'offer', card: 'c11', to: ann })
    expect(legalMoves(toy, table.state, bob)).toEqual([])
  })
})
