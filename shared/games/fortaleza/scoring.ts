/** Points, line by line [section 6 of RULES.md]. */
import type { Figure, Outcome, Progress, ScoreLine } from '../../engine/game.ts'
import type { RuleId, Seat } from '../../engine/ids.ts'
import { compareStandings, placesOf } from '../../engine/standing.ts'
import {
  guildTiles,
  majorityPoints,
  pointPerTowerOrGate,
  templePointsPerPawn,
  towerTiles,
  wallPointsBySegments,
  wallTiles,
} from './components.ts'
import { playerAt } from './evolve.ts'
import { type Side, type Space, type SpaceId, spaces, type ZoneId, zones } from './layout.ts'
import {
  type Event,
  majorities,
  type Majority,
  type Player,
  type ScoredPlace,
  type ScoredStep,
  scoreParts,
  type ScorePart,
  type State,
  type Tile,
} from './state.ts'

/** Where it is written what scores. */
export const ruleOf: Readonly<Record<ScorePart, RuleId>> = {
  wall: 'FZ-6.3',
  gate: 'FZ-6.4',
  tower: 'FZ-6.5',
  guild: 'FZ-6.6',
  collector: 'FZ-6.7',
  majority: 'FZ-6.9',
  built: 'FZ-6.10',
  temple: 'FZ-6.11',
}

const gatePoints = (tile: Tile): number =>
  wallTiles.find(({ level }) => level === tile.level)?.gatePoints ?? 0
const towerPoints = (tile: Tile): number => towerTiles.find(({ level }) => level === tile.level)?.points ?? 0
const guildPoints = (tile: Tile): number => guildTiles.find(({ level }) => level === tile.level)?.points ?? 0

const visible = (state: State, space: SpaceId): Tile | undefined => state.board.spaces[space]?.at(-1)
const guildAt = (state: State, zone: ZoneId): Tile | undefined => state.board.guilds[zone]?.at(-1)

/** Adds up points by seat, and remembers which places earned any. */
const tally = (state: State) => {
  const points = state.players.map(() => 0)
  const places: ScoredPlace[] = []
  return {
    points,
    places,
    add(seat: Seat, earned: number, place: ScoredPlace): void {
      points[seat] = (points[seat] ?? 0) + earned
      places.push(place)
    },
  }
}

/** 4, 7, 9 or 10 points for 1 to 4 visible segments of one player on one wall [FZ-6.3]. */
const scoreWalls = (state: State): ScoredStep => {
  const { points, places, add } = tally(state)
  const segments: Partial<Record<Side, number[]>> = {}
  for (const { id, kind, sides: of } of spaces) {
    const [side] = of
    const tile = kind === 'wall' ? visible(state, id) : undefined
    if (tile === undefined || side === undefined) continue
    const counts = (segments[side] ??= state.players.map(() => 0))
    const before = counts[tile.owner] ?? 0
    counts[tile.owner] = before + 1
    add(tile.owner, (wallPointsBySegments[before + 1] ?? 0) - (wallPointsBySegments[before] ?? 0), id)
  }
  return { part: 'wall', points, places }
}

const scoreSpaces = (
  state: State,
  kind: Space['kind'],
  part: 'gate' | 'tower',
  worth: (tile: Tile) => number,
) => {
  const { points, places, add } = tally(state)
  for (const space of spaces) {
    const tile = space.kind === kind ? visible(state, space.id) : undefined
    if (tile !== undefined) add(tile.owner, worth(tile), space.id)
  }
  return { part, points, places } satisfies ScoredStep
}

/** Visible guild tiles for their owners, or again for whoever has the collector there [FZ-6.6, FZ-6.7]. */
const scoreGuilds = (state: State, part: 'guild' | 'collector'): ScoredStep => {
  const { points, places, add } = tally(state)
  for (const { id } of zones) {
    const tile = guildAt(state, id)
    const seat = part === 'guild' ? tile?.owner : state.board.collectors[id]
    if (tile !== undefined && seat !== undefined) add(seat, guildPoints(tile), id)
  }
  return { part, points, places }
}

/** Where each seat has something that counts for each majority, a place for each thing [FZ-6.8]. */
const holdings = (state: State): Readonly<Record<Majority, readonly (readonly ScoredPlace[])[]>> => {
  const none = (): ScoredPlace[][] => state.players.map(() => [])
  const held = {
    north: none(),
    east: none(),
    south: none(),
    west: none(),
    guilds: none(),
    collectors: none(),
  }
  for (const { id, sides: of } of spaces) {
    const tile = visible(state, id)
    if (tile !== undefined) for (const side of of) held[side][tile.owner]?.push(id)
  }
  for (const { id } of zones) {
    const tile = guildAt(state, id)
    if (tile !== undefined) held.guilds[tile.owner]?.push(id)
    const collector = state.board.collectors[id]
    if (collector !== undefined) held.collectors[collector]?.push(id)
  }
  const temple = state.players.map(({ templePawns }) =>
    Array.from({ length: templePawns }, () => 'temple' as const),
  )
  return { ...held, temple }
}

/** Those who have most share the figure for so many [FZ-6.8, FZ-6.9]. */
const scoreMajority = (
  state: State,
  majority: Majority,
  held: readonly (readonly ScoredPlace[])[],
): ScoredStep => {
  const most = Math.max(...held.map((places) => places.length))
  const tied = held.filter((places) => places.length === most).length
  const share = most === 0 ? 0 : (majorityPoints[state.config.playerCount][tied - 1] ?? 0)
  const points = held.map((places) => (places.length === most ? share : 0))
  const places = share === 0 ? [] : [...new Set(held.filter((own) => own.length === most).flat())]
  return { part: 'majority', majority, points, places }
}

/** A point for each tower and gate built, covered ones too [FZ-6.10]. */
const scoreBuilt = (state: State): ScoredStep => {
  const { points, places, add } = tally(state)
  for (const { id, kind } of spaces)
    if (kind !== 'wall')
      for (const tile of state.board.spaces[id] ?? []) add(tile.owner, pointPerTowerOrGate, id)
  return { part: 'built', points, places: [...new Set(places)] }
}

/** Steps 1 to 2b, in their order; all on the same board, before any is added [FZ-6.1, FZ-6.2]. */
export const scoringSteps = (state: State): readonly ScoredStep[] => {
  const steps: ScoredStep[] = [
    scoreWalls(state),
    scoreSpaces(state, 'gate', 'gate', gatePoints),
    scoreSpaces(state, 'tower', 'tower', towerPoints),
    scoreGuilds(state, 'guild'),
    scoreGuilds(state, 'collector'),
  ]
  if (state.config.scoring === 'advanced') {
    const held = holdings(state)
    steps.push(...majorities.map((majority) => scoreMajority(state, majority, held[majority])))
    if (state.phase === 2) steps.push(scoreBuilt(state))
  }
  return steps
}

/** How late a seat acts in the phase: the start seat 0, the next one 1 … */
const lateness = (state: State, seat: Seat): number => {
  const count = state.config.playerCount
  return (seat - state.startSeat + count) % count
}

/** Score, then coins, then temple pawns [FZ-6.13, FZ-6.14]. */
const standingOf = ({ score, coins, templePawns }: Player): readonly Figure[] => [
  { what: 'points', rule: 'FZ-6.14', value: score },
  { what: 'coinsLeft', rule: 'FZ-6.14', value: coins },
  { what: 'templePawns', rule: 'FZ-6.14', value: templePawns },
]

export const standings = (state: State): readonly (readonly Figure[])[] => state.players.map(standingOf)

/** Who is last; still level, the seat that acts later in the phase just ended [FZ-6.13]. */
export const lastOf = (state: State): Seat => {
  const [last] = [...state.players].sort(
    (a, b) =>
      compareStandings(standingOf(b), standingOf(a)) || lateness(state, b.seat) - lateness(state, a.seat),
  )
  if (last === undefined) throw new Error('nobody plays')
  return last.seat
}

/** The temple pays whoever is last, each at most once [FZ-6.11, FZ-6.12]. */
const scoreTemple = ({ state, emit }: Progress<State, Event>): void => {
  const scored = new Set<Seat>()
  for (;;) {
    const seat = lastOf(state)
    const pawns = playerAt(state, seat).templePawns
    if (scored.has(seat) || pawns === 0) return
    emit({ type: 'templeScored', seat, points: pawns * templePointsPerPawn })
    // Who is still last has scored by now, which ends it.
    scored.add(seat)
  }
}

/** Scores the phase [FZ-4.6, section 6g]. */
export const scorePhase = (progress: Progress<State, Event>): void => {
  const { state, emit } = progress
  const steps = scoringSteps(state)
  emit({ type: 'scoringStarted', phase: state.phase })
  for (const step of steps) emit({ type: 'scored', ...step })
  scoreTemple(progress)
}

/** What each seat has scored so far, a line for each part of each phase. */
export const scores = (state: State): readonly (readonly ScoreLine[])[] =>
  state.players.map((player) =>
    player.phaseScores.flatMap((parts, round) =>
      scoreParts
        .filter((part) => isScored(state, part, round))
        .map((what) => ({ round, what, rule: ruleOf[what], points: parts[what] })),
    ),
  )

/** The basic game has neither majorities nor points for what was built [FZ-6.1]. */
const isScored = ({ config }: State, part: ScorePart, round: number): boolean => {
  if (part === 'majority') return config.scoring === 'advanced'
  if (part === 'built') return config.scoring === 'advanced' && round === 1
  return true
}

/** Final places; level in score, coins and temple pawns they are shared [FZ-6.14]. */
export const outcome = (state: State): Outcome | null =>
  state.stage === 'finished' ? placesOf(standings(state)) : null
