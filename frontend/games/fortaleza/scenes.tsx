/** What is seen where nothing travels: who begins, and a scoring, category by category. */
import { Show } from 'solid-js'
import { type Seat, type Shown, seatsOf, type Viewer } from '../../../shared/engine/ids.ts'
import {
  resourcesOne,
  resourcesTwo,
  wallPointsBySegments,
  wallTiles,
} from '../../../shared/games/fortaleza/components.ts'
import {
  findSpace,
  findZone,
  type Side,
  sides,
  spacesInPlay,
} from '../../../shared/games/fortaleza/layout.ts'
import type { Event, ScorePart, State } from '../../../shared/games/fortaleza/state.ts'
import { visibleAt } from '../../../shared/games/fortaleza/steps/actions.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import type { Stage } from '../../kit/stage.tsx'
import type { Scene } from '../../plug/gameUi.ts'
import { type Category, countShown, type Earning, scoringShown } from '../../plug/scenes/scoring.tsx'
import { titleShown } from '../../plug/scenes/title.tsx'
import { signed } from '../../kit/sums.ts'
import { trackCell } from './art/Ground.tsx'
import { Marker, markerRadius } from './art/Marker.tsx'
import { phaseOver } from './phaseOver.ts'
import { changedBy } from './scoredNow.ts'
import { sceneWords } from './sceneWords.ts'
import type { Texts } from './texts.es.ts'
import { scoresPassed } from './track.ts'
import { type NameOf, placeName, wallsSum } from './words.ts'

/** Milliseconds for a seat where walls are counted: there are four, and their sum. */
const perSeat = 450

/** Whose piece earns points at a place: a pawn's where collectors are scored, else the tile's on top. */
const earnerAt = (state: State, place: string, part: ScorePart): Seat | undefined => {
  const [space, zone] = [findSpace(place)?.id, findZone(place)?.id]
  if (space !== undefined) return state.board.spaces[space]?.at(-1)?.owner
  if (zone === undefined) return undefined
  return part === 'collector' ? state.board.collectors[zone] : state.board.guilds[zone]?.at(-1)?.owner
}

/** Points of a seat, and its marker that walks on by them. */
const counted = (before: State, seat: Seat, points: number): Pick<Earning, 'points' | 'to' | 'walk'> => ({
  points,
  to: `marker:${seat}`,
  walk: {
    piece: () => (
      <svg viewBox={`${-markerRadius} ${-markerRadius} ${2 * markerRadius} ${2 * markerRadius}`}>
        <Marker seat={seat} />
      </svg>
    ),
    track: 'track',
    stops: scoresPassed(before.players[seat]?.score ?? 0, points).map((score) => {
      const { x, y } = trackCell(score)
      return { x: x / 1000, y: y / 1000 }
    }),
    size: (2 * markerRadius) / 1000,
  },
})

type Built = Extract<Event, { over: unknown }>

/** What is lost at once with as many points as the best gate scores is struck onto its place, too, and read for longer. */
const heavy = Math.max(...wallTiles.map(({ gatePoints }) => gatePoints))

/** The points of it, as large as the place they are lost at. */
const Blow = (props: Stage & { at: string; points: number }) => (
  <Show when={props.place(props.at)}>
    {(box) => (
      <svg
        class="fz-blow"
        classList={{ still: props.still }}
        viewBox="-22 -22 44 44"
        aria-hidden="true"
        style={{
          left: `${box().x}px`,
          top: `${box().y}px`,
          width: `${box().width}px`,
          height: `${box().height}px`,
        }}
      >
        <Laurel x={0} y={0} size={42} figure={signed(props.points)} />
      </svg>
    )}
  </Show>
)

/** A tile of the viewer's that somebody else has built over. */
const lost = (t: Texts, event: Built, before: State, me: Viewer, nameOf: NameOf): Scene | null => {
  if (me === null || event.over?.owner !== me || event.seat === me) return null
  const place = event.type === 'guildBuilt' ? event.zone : event.space
  const kind = findSpace(place)?.kind ?? 'guild'
  const points = changedBy(event, before as Shown<State>, me)
  const title = sceneWords().overbuilt(nameOf(event.seat), kind) + (points === 0 ? '' : `: ${signed(points)}`)
  const where = placeName(t, place)
  if (points > -heavy) return titleShown(title, where, [place], event.seat)
  const told = titleShown(title, sceneWords().heavy(where), [place], event.seat)
  return {
    ...told,
    Play: (stage) => (
      <>
        <Blow {...stage} at={place} points={points} />
        <told.Play {...stage} />
      </>
    ),
  }
}

/** A place that was the last free one of its wall, or of all towers: these may be overbuilt from then on [FZ-5.20, FZ-5.21]. */
const completed = (event: Built, before: State, nameOf: NameOf): Scene | null => {
  const space = 'space' in event ? findSpace(event.space) : undefined
  const [side] = space?.sides ?? []
  if (space === undefined || side === undefined || event.over !== null) return null
  const isTower = space.kind === 'tower'
  const alike = spacesInPlay(before.config.playerCount).filter(({ kind, sides: of }) =>
    isTower ? kind === 'tower' : kind !== 'tower' && of.includes(side),
  )
  if (alike.some(({ id }) => id !== space.id && visibleAt(before, id) === undefined)) return null
  const name = nameOf(event.seat)
  const w = sceneWords()
  const title = isTower ? w.towersComplete(name) : w.wallComplete(name, side)
  return titleShown(
    title,
    w.fromNow,
    alike.map(({ id }) => id),
    event.seat,
  )
}

type Scored = Extract<Event, { type: 'scored' }>

/** What each seat earns in a step, from the places where a piece of its own counts. */
const earningsOf = ({ part, places, points }: Scored, before: State, nameOf: NameOf): readonly Earning[] =>
  seatsOf(points.length).map((seat) => ({
    seat,
    name: nameOf(seat),
    ...counted(before, seat, points[seat] ?? 0),
    places: places.filter((place) => earnerAt(before, place, part) === seat),
  }))

/** Walls side by side, as they score, and then the sums: one figure for all told nobody what one of them is worth [FZ-6.3]. */
const wallsScored = (t: Texts, event: Scored, before: State, nameOf: NameOf): Scene | null => {
  const whole = earningsOf(event, before, nameOf)
  const ofSide = (side: Side): Category => ({
    title: sceneWords().wall(side),
    perSeat,
    earnings: whole.map(({ seat, name, places: all }) => {
      const places = all.filter((place) => findSpace(place)?.sides[0] === side)
      return {
        seat,
        name: sceneWords().stretches(name, places.length),
        points: wallPointsBySegments[places.length] ?? 0,
        places,
        // Read there until the sum of all four walls goes to its marker: a seat that took it counted nothing yet.
        to: `told:${seat}`,
      }
    }),
  })
  const summed = (seat: Seat): string => wallsSum(before as Shown<State>, seat)
  return countShown([
    ...sides.map(ofSide),
    {
      title: t.scores.wall,
      perSeat,
      earnings: whole.map((one) => ({
        ...one,
        name: one.name + (summed(one.seat) && `: ${summed(one.seat)} =`),
      })),
    },
  ])
}

const scored = (t: Texts, event: Scored, before: State, nameOf: NameOf): Scene | null =>
  event.part === 'wall'
    ? wallsScored(t, event, before, nameOf)
    : scoringShown(
        event.majority === undefined ? t.scores[event.part] : t.majorities[event.majority],
        earningsOf(event, before, nameOf),
      )

export const scene = (
  t: Texts,
  event: Shown<Event>,
  before: State,
  me: Viewer,
  nameOf: NameOf,
): Scene | null => {
  switch (event.type) {
    // Who loses a place hears it at once: what covers it soon looks as if it had always lain there.
    case 'wallBuilt':
    case 'gateBuilt':
    case 'towerBuilt':
    case 'guildBuilt':
      return lost(t, event, before, me, nameOf) ?? completed(event, before, nameOf)
    case 'collectorPlaced':
      return event.replaced === me && me !== null
        ? titleShown(
            sceneWords().ousted(nameOf(event.seat)),
            placeName(t, event.zone),
            [event.zone],
            event.seat,
          )
        : null
    case 'startPlayerDrawn':
      return titleShown(t.log.startDrawn(nameOf(event.seat)))
    // The one thing that is no longer as it was.
    case 'dealt':
      return event.phase === 2
        ? titleShown(t.phase(2), sceneWords().resources(resourcesOne[2], resourcesTwo[2]))
        : null
    case 'scoringStarted':
      return titleShown(t.log.scoring(event.phase))
    case 'scored':
      return scored(t, event, before, nameOf)
    case 'templeScored':
      return scoringShown(t.scores.temple, [
        {
          seat: event.seat,
          name: nameOf(event.seat),
          ...counted(before, event.seat, event.points),
          places: ['temple'],
        },
      ])
    // After the second the page of honour tells all of it.
    case 'phaseEnded':
      return event.chooser === null ? null : phaseOver(t, before, nameOf)
    default:
      return null
  }
}
