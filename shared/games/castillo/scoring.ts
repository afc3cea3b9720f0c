/** Final scoring of the helpers in the castle, and who wins [CA-6]. */
import type { Figure, Outcome, Progress, ScoreLine } from '../../engine/game.ts'
import type { RuleId } from '../../engine/ids.ts'
import { placesOf } from '../../engine/standing.ts'
import {
  buildings,
  buildingOf,
  type BuildingId,
  type BuildingType,
  findBuilding,
  type HelperBuilding,
  helperBuildings,
  helperSpaces,
  type HelperSpaceId,
  type Resource,
  resources,
  spacesOf,
  worths,
} from './components.ts'
import { worthOf } from './payments.ts'
import type { Earned, Event, Player, ScorePart, State } from './state.ts'

/** Where it is written what scores. */
export const ruleOf: Readonly<Record<ScorePart, RuleId>> = {
  stonemason: 'CA-4.3.18',
  worker: 'CA-4.3.21',
  masterBuilder: 'CA-4.3.23',
  market: 'CA-6.3.1',
  forge: 'CA-6.3.2',
  palace: 'CA-6.3.3',
  keep: 'CA-6.3.4',
  servantsHouse: 'CA-6.3.5',
  tavern: 'CA-6.3.6',
  largeGate: 'CA-6.3.7',
  smallGate: 'CA-6.3.7',
  stable: 'CA-6.3.8',
  winterInn: 'CA-6.3.9',
}
export const duringTheGame = ['stonemason', 'worker', 'masterBuilder'] as const satisfies readonly ScorePart[]

/** What the effects of the buildings count [section 6.3]. */
export interface Quantities {
  readonly unbuilt: number
  readonly towers: number
  readonly houses: number
  /** Castle spaces taken, by anybody. */
  readonly occupied: number
  /** Castle spaces in sight that nobody took [CA-R22]. */
  readonly free: number
  readonly traders: number
  readonly forgeSilver: number
}

export const quantitiesOf = (state: State): Quantities => {
  const built = Object.keys(state.buildings) as BuildingId[]
  const ofType = (type: BuildingType): number => built.filter((id) => buildingOf(id).type === type).length
  const inSight = helperSpaces.filter(({ building }) => {
    const tile = findBuilding(building)
    return building !== 'winterInn' && (tile === undefined || state.buildings[tile.id] !== undefined)
  })
  const occupied = inSight.filter(({ id }) => state.castleSpaces[id] !== null).length
  return {
    unbuilt: buildings.length - built.length,
    towers: ofType('tower'),
    houses: ofType('house'),
    occupied,
    free: inSight.length - occupied,
    traders: Object.values(state.traderSpaces).filter((owner) => owner !== null).length,
    forgeSilver: state.forgeSilver,
  }
}

/** Points of a helper on a space whose effect only counts things; `null` where something is turned into points. */
export const pointsAt = (space: HelperSpaceId, quantities: Quantities): number | null => {
  const { unbuilt, towers, houses, occupied, free, traders, forgeSilver } = quantities
  switch (space) {
    case 'forge-a':
      return forgeSilver
    case 'forge-b':
      return Math.floor(forgeSilver / 2)
    case 'servantsHouse-a':
    case 'servantsHouse-b':
      return unbuilt
    case 'keep-a':
      return 3 * free
    case 'tavern-a':
      return occupied
    case 'tavern-b':
      return Math.floor(occupied / 2)
    case 'largeGate-a':
      return 2 * towers
    case 'smallGate-a':
      return towers
    case 'stable-a':
      return 3 * houses
    case 'stable-b':
      return 2 * houses
    case 'winterInn-a':
      return traders
    case 'market-a':
    case 'market-b':
    case 'palace-a':
    case 'palace-b':
      return null
  }
}

/** Talers to points: two for one with one helper, one for one with both [CA-6.3.1]. */
const trade = (talers: number, helpers: number): Pick<Earned, 'vp' | 'talers'> => {
  if (helpers > 1) return { vp: talers, talers }
  const vp = Math.floor(talers / 2)
  return { vp, talers: 2 * vp }
}

const perPalaceHelper = 5
const dearestFirst = [...resources].sort((a, b) => worths[b] - worths[a] || (a === 'silver' ? 1 : -1))

/** Five resources for each helper, the most valuable first [CA-6.3.3]. */
const furnish = (
  held: Readonly<Record<Resource, number>>,
  helpers: number,
): Pick<Earned, 'vp' | 'resources'> => {
  const given: Record<Resource, number> = { sand: 0, wood: 0, brick: 0, stone: 0, silver: 0 }
  let left = perPalaceHelper * helpers
  let vp = 0
  for (const kind of dearestFirst) {
    given[kind] = Math.min(left, held[kind])
    left -= given[kind]
    vp += given[kind] * worths[kind]
  }
  return { vp, resources: given }
}

const earnedIn = (state: State, building: HelperBuilding, player: Player): Earned | null => {
  const { seat } = player
  const spaces = spacesOf(building)
    .map(({ id }) => id)
    .filter((id) => state.castleSpaces[id] === seat)
  if (spaces.length === 0) return null
  const nothing = { seat, spaces, talers: 0, resources: null }
  if (building === 'market') return { ...nothing, ...trade(player.talers, spaces.length) }
  if (building === 'palace') return { ...nothing, ...furnish(player.resources, spaces.length) }
  const quantities = quantitiesOf(state)
  return { ...nothing, vp: spaces.reduce((sum, space) => sum + (pointsAt(space, quantities) ?? 0), 0) }
}

/** What the helpers in a building earn, as things stand. */
export const scoringOf = (state: State, building: HelperBuilding): readonly Earned[] =>
  state.players.flatMap((player) => earnedIn(state, building, player) ?? [])

/** One building after the other; which goes first is of no consequence [section 6.4]. */
export const tellFinalScoring = ({ state, emit }: Progress<State, Event>): void => {
  for (const building of helperBuildings) {
    const earned = scoringOf(state, building)
    if (earned.length > 0) emit({ type: 'scored', building, earned })
  }
  emit({ type: 'ended' })
}

/** Round 0: during the game; round 1: the helpers. */
export const scores = (state: State): readonly (readonly ScoreLine[])[] =>
  state.players.map(({ seat, tally }) => [
    ...duringTheGame.map((what) => ({ round: 0, what, rule: ruleOf[what], points: tally[what] ?? 0 })),
    ...helperBuildings
      .filter((what) => state.phase === 'finished' && scoresAtAll(state, what))
      .map((what) => ({
        round: 1,
        what,
        rule: ruleOf[what],
        points: tally[what] ?? 0,
        places: spacesOf(what)
          .map(({ id }) => id)
          .filter((id) => state.castleSpaces[id] === seat),
      })),
  ])

const scoresAtAll = (state: State, building: HelperBuilding): boolean =>
  spacesOf(building).some(({ id }) => state.castleSpaces[id] !== null)

/** Value of all a player has left; silver counts 5 [CA-6.5]. */
export const wealthOf = ({ resources: held }: Player): number => worthOf(held)

/** [CA-6.5] */
export const standings = (state: State): readonly (readonly Figure[])[] =>
  state.players.map((player) => [
    { what: 'points', rule: 'CA-6.5', value: player.vp },
    { what: 'talersLeft', rule: 'CA-6.5', value: player.talers },
    { what: 'valueLeft', rule: 'CA-6.5', value: wealthOf(player) },
  ])

export const outcome = (state: State): Outcome | null =>
  state.phase === 'finished' ? placesOf(standings(state)) : null
