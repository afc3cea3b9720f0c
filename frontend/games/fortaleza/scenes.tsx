/** What is seen where nothing travels: who begins, and a scoring, category by category. */
import { type Seat, type Shown, seatsOf } from '../../../shared/engine/ids.ts'
import { findSpace, findZone } from '../../../shared/games/fortaleza/layout.ts'
import type { Event, ScorePart, State } from '../../../shared/games/fortaleza/state.ts'
import type { Scene } from '../../plug/gameUi.ts'
import { scoringShown } from '../../plug/scenes/scoring.tsx'
import { titleShown } from '../../plug/scenes/title.tsx'
import type { Texts } from './texts.es.ts'
import type { NameOf } from './words.ts'

/** Whose piece earns points at a place: a pawn's where collectors are scored, else the tile's on top. */
const earnerAt = (state: State, place: string, part: ScorePart): Seat | undefined => {
  const [space, zone] = [findSpace(place)?.id, findZone(place)?.id]
  if (space !== undefined) return state.board.spaces[space]?.at(-1)?.owner
  if (zone === undefined) return undefined
  return part === 'collector' ? state.board.collectors[zone] : state.board.guilds[zone]?.at(-1)?.owner
}

/** What each seat earns in a step, from the places where a piece of its own counts. */
const scored = (
  t: Texts,
  event: Extract<Event, { type: 'scored' }>,
  before: State,
  nameOf: NameOf,
): Scene | null =>
  scoringShown(
    event.majority === undefined ? t.scores[event.part] : t.majorities[event.majority],
    seatsOf(event.points.length).map((seat) => ({
      seat,
      name: nameOf(seat),
      points: event.points[seat] ?? 0,
      places: event.places.filter((place) => earnerAt(before, place, event.part) === seat),
    })),
  )

export const scene = (t: Texts, event: Shown<Event>, before: State, nameOf: NameOf): Scene | null => {
  switch (event.type) {
    case 'startPlayerDrawn':
      return titleShown(t.log.startDrawn(nameOf(event.seat)))
    case 'scoringStarted':
      return titleShown(t.log.scoring(event.phase))
    case 'scored':
      return scored(t, event, before, nameOf)
    case 'templeScored':
      return scoringShown(t.scores.temple, [
        { seat: event.seat, name: nameOf(event.seat), points: event.points, places: ['temple'] },
      ])
    default:
      return null
  }
}
