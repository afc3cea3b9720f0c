/** The count at the end of a game: every source of points, with what on the table still shows it [ST-6.1, ST-6.2]. */
import type { ScoreLine } from '../../../shared/engine/game.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { settlementsOf, structuresOf } from '../../../shared/games/storming/queries.ts'
import { scores } from '../../../shared/games/storming/scoring.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Category } from '../../plug/scenes/scoring.tsx'
import type { NameOf } from './names.ts'
import type { Texts } from './texts.es.ts'

/** What of a seat stands for its points of a source: nothing, where that is over, as a conquest or a pact is. */
const placesFor = (state: State, seat: Seat, { what, points }: ScoreLine): readonly string[] => {
  switch (what) {
    case 'cityBuilt': {
      // Where there are more of them some were conquered, and nothing tells which.
      const cities = settlementsOf(state, seat, 'city')
      return cities.length > points ? [] : cities.map(({ id }) => id)
    }
    case 'mine':
      return structuresOf(state, seat, 'mine').map(({ id }) => id)
    case 'rotating':
      return settlementsOf(state, seat).map(({ id }) => id)
    case 'cathedral':
    case 'theatre':
    case 'university':
      return [`card:${what}`]
    default:
      return []
  }
}

/** One category for each source that has given anybody a point, in the order of the score sheet. */
export const realmCategories = (t: Texts, state: State, nameOf: NameOf): readonly Category[] => {
  const lines = scores(state)
  return (lines[0] ?? []).map(({ what }) => ({
    title: t.scores[what] ?? what,
    earnings: lines.flatMap((own, index) => {
      const [line, seat] = [own.find((one) => one.what === what), state.players[index]?.seat]
      return line === undefined || seat === undefined
        ? []
        : [{ seat, name: nameOf(seat), points: line.points, places: placesFor(state, seat, line) }]
    }),
  }))
}
