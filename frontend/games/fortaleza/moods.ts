/** What the bots of Fortaleza say a word about: who is built over, and whose collector has to go. */
import type { Event } from '../../../shared/games/fortaleza/state.ts'
import type { Mood, Moods } from '../../plug/moods.ts'

export const moods: Moods = (told): readonly Mood[] => {
  const fact = told as Event
  switch (fact.type) {
    case 'wallBuilt':
    case 'gateBuilt':
    case 'towerBuilt':
    case 'guildBuilt': {
      const covered = fact.over?.owner
      if (covered === undefined || covered === fact.seat) return []
      return [
        [covered, 'wow'],
        [fact.seat, 'sorry'],
      ]
    }
    case 'collectorPlaced':
      return fact.replaced === null || fact.replaced === fact.seat
        ? []
        : [
            [fact.replaced, 'wow'],
            [fact.seat, 'sorry'],
          ]
    default:
      return []
  }
}
