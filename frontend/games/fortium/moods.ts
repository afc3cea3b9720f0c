/** What the bots of Fortium say a word about: who loses a fight or is stolen from, a trade, and a floor. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { minerNamed } from '../../../shared/games/fortium/position.ts'
import type { Event, State } from '../../../shared/games/fortium/state.ts'
import { applause, type Mood, type Moods } from '../../plug/moods.ts'

/** Who takes something from somebody. */
const taken = (from: Seat, by: Seat): readonly Mood[] => [
  [from, 'wow'],
  [by, 'laugh'],
]

export const moods: Moods = (told, view): readonly Mood[] => {
  const fact = told as Event
  const state = view as unknown as State
  switch (fact.type) {
    case 'fought': {
      const [fallen] = fact.lost.flatMap((id) => minerNamed(state, id)?.seat ?? [])
      if (fallen === undefined) return []
      return fallen === fact.seat ? [[fallen, 'wow']] : taken(fallen, fact.seat)
    }
    case 'limestoneStolen':
    case 'floorDemolished':
      return taken(fact.target, fact.seat)
    case 'traded':
      return [
        [fact.with, 'thanks'],
        [fact.seat, 'thanks'],
      ]
    case 'floorBuilt':
      return applause(fact.seat, state.players.length)
    default:
      return []
  }
}
