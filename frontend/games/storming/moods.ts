/** What the bots of Storming! say a word about: a place that is taken, a pact, a city. */
import type { Event } from '../../../shared/games/storming/facts.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { applause, type Mood, type Moods } from '../../plug/moods.ts'

export const moods: Moods = (told, view): readonly Mood[] => {
  const fact = told as Event
  switch (fact.type) {
    case 'conquered':
      return [
        [fact.from, 'wow'],
        [fact.seat, 'laugh'],
      ]
    case 'pactSigned':
      return [
        [fact.offer.to, 'bravo'],
        [fact.offer.from, 'thanks'],
      ]
    case 'built':
      return fact.kind === 'city' ? applause(fact.seat, (view as unknown as State).players.length) : []
    default:
      return []
  }
}
