/** What the bots of Castillo say a word about: who buys from them, who takes their cart, and a large building. */
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import { applause, type Mood, type Moods } from '../../plug/moods.ts'

/** Points by which a building is one that others have a word for. */
const large = 14

export const moods: Moods = (told, view): readonly Mood[] => {
  const fact = told as Event
  switch (fact.type) {
    case 'bought':
      return [[fact.owner, 'thanks']]
    case 'traderPlaced':
      return fact.displaced === null || fact.displaced === fact.seat
        ? []
        : [
            [fact.displaced, 'wow'],
            [fact.seat, 'sorry'],
          ]
    case 'built':
      return fact.vp < large ? [] : applause(fact.seat, (view as unknown as State).players.length)
    default:
      return []
  }
}
