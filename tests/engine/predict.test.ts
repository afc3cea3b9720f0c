import { describe, expect, test } from 'vitest'
import { copy } from '../../shared/engine/copy.ts'
import { foresee, predict } from '../../shared/engine/predict.ts'
import { hide } from '../../shared/engine/secret.ts'
import { toy } from '../house/toygame/game.ts'
import { ann, bob, eve, say, toyState, toyTableAt } from '../kit/toy.ts'

const hands = [
  ['c01', 'c02'],
  ['c11', 'c12'],
  ['c21', 'c22'],
]

describe('predict', () => {
  test('what needs nothing hidden is foreseen whole', () => {
    const table = toyTableAt(toyState(hands))
    const { view, events, complete } = predict(toy, table.view(ann), ann, { type: 'bid', card: 'c02' })
    expect(complete).toBe(true)
    expect(events).toEqual([{ type: 'bidLaid', seat: ann, card: hide('c02', ann) }])
    say(table, ann, { type: 'bid', card: 'c02' })
    expect(view).toEqual(table.view(ann))
  })

  test('what comes before a reveal is foreseen, and no more', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, { type: 'bid', card: 'c02' })
    say(table, bob, { type: 'bid', card: 'c12' })
    const { view, events, complete } = predict(toy, table.view(eve), eve, { type: 'bid', card: 'c22' })
    expect(complete).toBe(false)
    expect(events.map(({ type }) => type)).toEqual(['bidLaid', 'biddingClosed'])
    expect(view.bids[eve]).toEqual({ card: hide('c22', eve) })
  })

  test('the view it starts from stays as it was', () => {
    const table = toyTableAt(toyState(hands))
    const view = copy(table.view(ann))
    const before = copy(view)
    predict(toy, view, ann, { type: 'offer', card: 'c01', to: bob })
    expect(view).toEqual(before)
  })

  test('what it shows is concealed: an offered card is no longer known to be in the hand', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, { type: 'offer', card: 'c01', to: bob })
    const { view } = predict(toy, table.view(bob), bob, { type: 'decline' })
    expect(view.hands[ann]).toEqual({ bag: [hide('c01', ann, bob), null] })
  })

  test('what a seat hands on unseen it no longer knows', () => {
    const passing: typeof toy = {
      ...toy,
      evolve(state, event) {
        toy.evolve(state, event)
        if (event.type === 'bidLaid' && event.card !== null)
          state.bids[event.seat] = { card: hide(event.card.secret, eve) }
      },
    }
    const table = toyTableAt(toyState(hands))
    const { view } = predict(passing, table.view(ann), ann, { type: 'bid', card: 'c02' })
    expect(view.bids[ann]).toEqual({ card: null })
  })

  test('a bug of the rules is not taken for something hidden', () => {
    const buggy: typeof toy = {
      ...toy,
      perform() {
        throw new TypeError('oops')
      },
    }
    const table = toyTableAt(toyState(hands))
    expect(() => predict(buggy, table.view(ann), ann, { type: 'retract' })).toThrow('oops')
  })
})

describe('foresee', () => {
  test('ends where automatic steps begin, whatever could be predicted of them', () => {
    const table = toyTableAt(toyState(hands))
    say(table, ann, { type: 'bid', card: 'c02' })
    say(table, bob, { type: 'bid', card: 'c12' })
    const open: typeof toy = {
      ...toy,
      perform(progress, seat, move) {
        // The cut into steps says so; here what it does by itself needs no hidden card.
        progress.emit({ type: 'bidTakenBack', seat: ann })
        progress.endAct()
        progress.emit({ type: 'bidTakenBack', seat: bob })
        void [seat, move]
      },
    }
    const told = (run: typeof foresee) => run(open, table.view(eve), eve, { type: 'bid', card: 'c22' })
    expect(told(predict).events).toHaveLength(2)
    expect(told(foresee)).toMatchObject({ events: [{ type: 'bidTakenBack', seat: ann }], complete: false })
    expect(told(foresee).view.bids[bob]).not.toBeNull()
  })

  test('is the whole prediction where nothing happens by itself', () => {
    const table = toyTableAt(toyState(hands))
    const bid = { type: 'bid', card: 'c02' } as const
    expect(foresee(toy, table.view(ann), ann, bid)).toEqual(predict(toy, table.view(ann), ann, bid))
  })
})
