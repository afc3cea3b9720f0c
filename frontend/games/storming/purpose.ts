/** What a move is for, by the most decisive thing that is true on the map: what it takes, stops, opens or brings. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { checkShot } from '../../../shared/games/storming/actions/military.ts'
import { type Civilian, type Improvement, pointsToWin } from '../../../shared/games/storming/components.ts'
import { adjacentTo, distance, type RegionId, regionsFor } from '../../../shared/games/storming/layout.ts'
import type { Move, MoveOf } from '../../../shared/games/storming/moves.ts'
import { pointsOf } from '../../../shared/games/storming/points.ts'
import {
  findTroop,
  isOutsider,
  isSettlement,
  pactInForce,
  places,
  playerAt,
  regionAt,
  settlementsOf,
  troopsOf,
  turnOrder,
} from '../../../shared/games/storming/queries.ts'
import { stormingRules } from '../../../shared/games/storming/rules.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Purpose } from '../../plug/purposes.ts'
import { eventUse, pactUse, placementUse, sheriffUse, typeUse } from './purposeCards.ts'
import {
  actionsNow,
  foundedAt,
  type Prize,
  prizesOf,
  rivalsOf,
  siteAt,
  threatOn,
  type OnFoot,
  wayTo,
} from './purposeFacts.ts'
import { withPoint } from './purposePoint.ts'
import { purposeEn } from './purposeWords.en.ts'
import { purposeEs, type PurposeWords } from './purposeWords.es.ts'

export interface Advised {
  readonly view: State
  readonly after: State
  readonly seat: Seat
  readonly w: PurposeWords
  nameOf(seat: Seat): string
}

const theirs = ({ w, nameOf }: Advised, { structure, region }: Prize): string =>
  structure === null ? region : w.theirs(structure.kind, nameOf(structure.owner), region)

/** Where what stands there lies nearest, as the crow flies. */
const nearestRival = ({ view, seat }: Advised, region: RegionId): { owner: Seat; far: number } | null => {
  let best: { owner: Seat; far: number } | null = null
  for (const { id, structure } of places(view)) {
    if (!isSettlement(structure) || structure.owner === seat) continue
    const far = distance(region, id)
    if (best === null || far < best.far) best = { owner: structure.owner, far }
  }
  return best
}

/** The terrain is dealt when the first villages stand [ST-3.7, ST-3.8]. */
const startUse = (told: Advised, region: RegionId): string | null => {
  const { view, w, nameOf } = told
  const starts = regionsFor(view.config.players).filter(({ start }) => start === view.config.players)
  const apart = new Set(starts.flatMap((a) => starts.filter((b) => b !== a).map((b) => distance(a.id, b.id))))
  const [only] = apart
  if (apart.size === 1 && only !== undefined) return w.startAlike(only)
  const nearest = nearestRival(told, region)
  if (nearest === null)
    return w.startFirst(
      Math.min(...starts.filter(({ id }) => id !== region).map(({ id }) => distance(region, id))),
    )
  const isFarthest = starts.every(
    ({ id }) => regionAt(view, id).structure !== null || (nearestRival(told, id)?.far ?? 0) <= nearest.far,
  )
  return (isFarthest ? w.startFar : w.startNear)(nearest.far, nameOf(nearest.owner))
}

/** The mine first, unless the sawmill is nearer; then room for a village. */
const goalFrom = (
  state: State,
  seat: Seat,
  from: RegionId,
  sites: readonly ('mine' | 'sawmill' | 'village')[] = ['mine', 'sawmill', 'village'],
) => {
  const found = sites.flatMap((site) => {
    const way: OnFoot | null = wayTo(state, seat, from, site)
    return way === null || way.steps > 4 ? [] : [{ site, ...way }]
  })
  return found.toSorted((a, b) => a.steps - b.steps)[0] ?? null
}

const terrain = ['mine', 'sawmill'] as const

const villageUse = (told: Advised, region: RegionId): string | null => {
  const { view, seat, w, nameOf } = told
  const goal = goalFrom(view, seat, region, terrain)
  if (goal !== null) return w.villageTo(goal.steps, goal.site, goal.region)
  const nearest = nearestRival(told, region)
  return nearest === null || nearest.far < 4 ? null : w.villageFar(nearest.far, nameOf(nearest.owner))
}

/** What a troop that has just come to a region can do from there with its next action. */
const nextUse = (told: Advised, region: RegionId, was: RegionId | null): string | null => {
  const { view, after, seat, w, nameOf } = told
  const { troop, structure } = regionAt(after, region)
  if (troop === null || troop.owner !== seat) return null
  const known = new Set(
    prizesOf(view, seat)
      .filter((one) => one.troopId === troop.id)
      .map((one) => one.region),
  )
  const prizes = (after.flags.truce ? [] : prizesOf(after, seat)).filter(
    (one) => one.troopId === troop.id && !known.has(one.region),
  )
  const prize = (brings: Prize['brings']) => prizes.find((one) => one.brings === brings)
  const [victory, conquest, mine] = [prize('victory'), prize('conquest'), prize('mine')]
  if (victory?.structure) return w.nextWins(nameOf(victory.structure.owner))
  if (conquest !== undefined) return w.nextTakes(theirs(told, conquest))
  if (mine?.structure) return w.nextMine(nameOf(mine.structure.owner))
  const isSoldier = troop.kind === 'soldier'
  const site = isSoldier ? foundedAt(after, seat, region) : null
  if (site === 'village') {
    const own = settlementsOf(after, seat).length + 1
    const isMost = rivalsOf(after, seat).every((other) => settlementsOf(after, other).length < own)
    return isMost && after.rotatingVp !== seat ? w.canLead(own) : w.canFound.village
  }
  if (site !== null) return w.canFound[site]
  const breach = prize('breach')
  if (breach !== undefined) return w.nextBreach(theirs(told, breach))
  const threat = was === null ? null : threatOn(view, seat, was)
  const stays = was !== null && regionAt(view, was).structure !== null
  if (threat !== null && !stays && threatOn(after, seat, region) === null) return w.escapes(nameOf(threat.by))
  const goal = isSoldier ? goalFrom(after, seat, region) : null
  if (goal !== null) {
    const before = was === null ? null : wayTo(after, seat, was, goal.site)
    if (before === null || goal.steps < before.steps) return w.soldierTo(goal.steps, goal.site, goal.region)
  }
  const left = was === null ? null : regionAt(after, was).structure
  if (was !== null && isSettlement(left) && left.owner === seat && structure === null) return w.frees(was)
  return null
}

/** Steps from a region to the nearest such site, none where it lies there itself. */
const stepsTo = (state: State, seat: Seat, from: RegionId, site: (typeof terrain)[number]): number =>
  siteAt(state, seat, from) === site ? 0 : (wayTo(state, seat, from, site)?.steps ?? Infinity)

/** The soldier of a rival that stands nearest, as the crow flies. */
const nearestSoldier = ({ view, seat }: Advised, region: RegionId): { owner: Seat; far: number } | null => {
  const found = rivalsOf(view, seat).flatMap((owner) =>
    troopsOf(view, owner).map(({ id }) => ({ owner, far: distance(region, id) })),
  )
  return found.toSorted((a, b) => a.far - b.far)[0] ?? null
}

/** No other place of the first soldier is better by what is told of this one: it would argue for that [ST-3.9]. */
const firstSoldierUse = (told: Advised, region: RegionId): string | null => {
  const { view, seat, w, nameOf } = told
  const places = adjacentTo(view.config.players, view.startRegions[seat] ?? region).filter(
    (other) => stormingRules.check(view, seat, { type: 'placeStartSoldier', region: other }) === null,
  )
  const nearest = terrain.filter((site) => {
    const far = stepsTo(view, seat, region, site)
    return places.every((other) => stepsTo(view, seat, other, site) >= far)
  })
  const here = nearest.find((site) => siteAt(view, seat, region) === site)
  if (here !== undefined) return w.canFound[here]
  const goal = goalFrom(view, seat, region, nearest)
  if (goal !== null) return w.soldierTo(goal.steps, goal.site, goal.region)
  const foe = nearestSoldier(told, region)
  const isFarthest =
    foe !== null && places.every((other) => (nearestSoldier(told, other)?.far ?? 0) <= foe.far)
  return isFarthest ? w.soldierFar(foe.far, nameOf(foe.owner)) : null
}

const recruitUse = (
  told: Advised,
  { region, kind }: MoveOf<'recruitTroop' | 'placeReinforcement'>,
): string => {
  const { view, seat, w, nameOf } = told
  const own = troopsOf(view, seat)
  if (own.length === 0) return w.noTroop
  if (kind === 'soldier' && troopsOf(view, seat, 'soldier').length === 0) return w.noSoldier
  const next = nextUse(told, region as RegionId, null)
  if (next !== null) return next
  const ahead = rivalsOf(view, seat).find((other) => troopsOf(view, other).length > own.length)
  return kind === 'soldier' && ahead !== undefined
    ? w.behind(nameOf(ahead), troopsOf(view, ahead).length, own.length)
    : w.kindOf[kind]
}

/** What a troop that an attack destroys could have taken of the seat's. */
const savedBy = ({ view, seat, w, nameOf }: Advised, at: RegionId): string | null => {
  const foe = regionAt(view, at).troop
  if (foe === null || foe.owner === null || foe.owner === seat) return null
  const theirPrizes = prizesOf(view, foe.owner).filter(
    ({ troopId, structure }) => troopId === foe.id && structure?.owner === seat,
  )
  const name = nameOf(foe.owner)
  if (theirPrizes.some(({ brings }) => brings === 'victory')) return w.savedLast(name)
  const taken = theirPrizes.find(({ brings }) => brings === 'conquest')
  return taken === undefined ? null : w.saved(taken.region, name)
}

const attackUse = (told: Advised, to: RegionId, troopId: number | null): string | null => {
  const { view, after, seat, w, nameOf } = told
  const { structure, troop } = regionAt(view, to)
  const owner = structure?.owner ?? null
  const isTaken = owner !== null && owner !== seat && regionAt(after, to).structure?.owner === seat
  if (isTaken && isSettlement(structure)) {
    const left = settlementsOf(after, owner).length
    if (left === 1) return w.lastLeft(nameOf(owner))
    return after.rotatingVp === seat && view.rotatingVp !== seat ? w.leads : w.gain(pointsOf(after, seat))
  }
  if (isTaken) return (structure?.kind === 'mine' ? w.takesMine : w.takesSawmill)(nameOf(owner))
  if (isSettlement(structure) && structure.wall && owner !== seat) {
    const then = prizesOf(after, seat).find(
      (one) => one.region === to && one.troopId !== troopId && /victory|conquest/.test(one.brings),
    )
    // What then falls may be all that its owner has [ST-6.4].
    const isEnd = owner !== null && isSettlement(structure) && settlementsOf(after, owner).length === 1
    if (isEnd) return then === undefined ? w.breachLast(nameOf(owner)) : w.thenWins(nameOf(owner))
    return then === undefined ? w.breach : w.thenTakes(theirs(told, then))
  }
  const saved = savedBy(told, to)
  if (saved !== null) return saved
  const next = troopId === null ? null : nextUse(told, to, findTroop(view, troopId)?.id ?? null)
  if (next !== null || troop?.owner === null || troop === null) return next
  const left = troopsOf(after, troop.owner).length
  return left === 0 ? w.disarmed(nameOf(troop.owner)) : w.fewer(nameOf(troop.owner), left)
}

const buildUse = (told: Advised, move: Move): string | null => {
  const { view, after, seat, w, nameOf } = told
  const points = pointsOf(after, seat)
  switch (move.type) {
    case 'upgradeSettlement': {
      if (regionAt(after, move.region as RegionId).structure?.kind === 'city') return w.newCity(points)
      const again = stormingRules.check(after, seat, { type: 'upgradeSettlement', region: move.region })
      return again === null ? w.townNow : w.town
    }
    case 'buildMine':
      return w.mine(points)
    case 'buildSawmill':
      return w.sawmill(actionsNow({ ...after, pacts: [] }, seat, 'build'))
    case 'buildVillage':
      return after.rotatingVp === seat && view.rotatingVp !== seat
        ? w.leads
        : w.village(settlementsOf(after, seat).length)
    case 'buildWall': {
      const threat = threatOn(view, seat, move.region as RegionId)
      if (threat?.prize.brings === 'victory') return w.wallLast(nameOf(threat.by))
      return threat?.prize.brings === 'conquest' ? w.wallSaves(nameOf(threat.by)) : w.wall
    }
    default:
      return null
  }
}

const improvementUse = ({ view, after, seat, w, nameOf }: Advised, card: Improvement): string => {
  if (card === 'cathedral') return w.tookCathedral(pointsOf(after, seat))
  if (card === 'university' && playerAt(view, seat).civilians.length === 2) return w.university
  const copied =
    card === 'library'
      ? rivalsOf(view, seat).find((other) => playerAt(view, other).improvements.includes('cathedral'))
      : undefined
  return copied === undefined ? w.improvement[card] : w.copiesCathedral(nameOf(copied))
}

const civilianUse = (told: Advised, card: Civilian): string => {
  const { view, after, seat, w, nameOf } = told
  const points = pointsOf(after, seat)
  if (points > pointsOf(view, seat)) return w.thirdCivilian(points)
  if (card === 'saboteur' || card === 'henchman')
    for (const other of rivalsOf(view, seat)) {
      const { civilians, improvements } = playerAt(view, other)
      const [one] =
        card === 'saboteur' ? improvements.toSorted((a) => (a === 'cathedral' ? -1 : 1)) : civilians
      if (one !== undefined) return w.actsOn(w.card(one), nameOf(other))
    }
  const blocked = playerAt(view, seat).revolts.length
  return card === 'sheriff' && blocked > 0 ? w.sheriffFrees(blocked) : w.civilian[card]
}

const civilUse = ({ view, after, w, nameOf }: Advised, move: MoveOf<'civilAction'>): string | null => {
  if (move.seat === undefined || move.card === undefined) return w.oneEach
  const victim = move.seat as Seat
  const card = w.card(move.card as Civilian | Improvement)
  const left = pointsOf(after, victim)
  if (left < pointsOf(view, victim)) return w.takesPointOf(card, nameOf(victim), left)
  return move.card === 'alchemist' ? w.losesInvention(nameOf(victim)) : null
}

/** How far it is to the next settlement that scores: of another owner than the last [ST-5.72, ST-5.73]. */
const caravanUse = (told: Advised, region: RegionId, last: Seat | null): string | null => {
  const { view, after, seat, w, nameOf } = told
  if (pointsOf(after, seat) > pointsOf(view, seat)) return w.caravanScores
  const aims = places(after).flatMap(({ id, structure }) =>
    isSettlement(structure) &&
    structure.owner !== last &&
    !(structure.wall && isOutsider(after, 'tradeRoute', structure.owner))
      ? [{ far: distance(region, id), id, ...structure }]
      : [],
  )
  const [aim] = aims.toSorted((a, b) => a.far - b.far)
  if (aim === undefined) return null
  const { kind, id, owner } = aim
  return w.caravan(aim.far, owner === seat ? w.ours(kind, id) : w.theirs(kind, nameOf(owner), id))
}

/** The caravan's next owner, or what the wagon can already shoot at. */
const specialUse = (told: Advised, region: RegionId): string | null => {
  const { view, seat, w, nameOf } = told
  const step = view.agenda.at(-1)
  if (step?.type !== 'offer') return null
  if (step.what === 'projectValkyrie') {
    const target = places(view).find(
      (place) => place.structure?.owner !== seat && checkShot(seat, region, place) === null,
    )
    const owner = target?.structure?.owner ?? target?.troop?.owner ?? null
    return owner === null || target === undefined ? null : w.shoots(`${nameOf(owner)} (${target.id})`)
  }
  return caravanUse(told, region, regionAt(view, region).structure?.owner ?? null)
}

const useOf = (told: Advised, move: Move): string | null => {
  const { view, after, seat, w, nameOf } = told
  if (pointsOf(after, seat) >= pointsToWin && pointsOf(view, seat) < pointsToWin) return w.sevenPoints
  if (pointsOf(after, seat) === 6 && pointsOf(view, seat) < 6) return w.sixPoints
  switch (move.type) {
    case 'placeStartVillage':
      return startUse(told, move.region as RegionId)
    case 'placeStartSoldier':
      return firstSoldierUse(told, move.region as RegionId)
    case 'placeSecondVillage':
      return villageUse(told, move.region as RegionId)
    case 'placeCards':
    case 'addFutureCard':
      return placementUse(told, move)
    case 'chooseInventionType':
      return typeUse(told, move.as)
    case 'placeEvent':
    case 'spyChoose':
    case 'keepWarlockEvent':
      return eventUse(told, move)
    case 'sheriffBlock':
      return move.use ? sheriffUse(told) : null
    case 'offerPact':
    case 'answerPact':
    case 'breakPact':
      return pactUse(told, move)
    case 'claimFirstPlayer': {
      const order = turnOrder(view)
      return order.at(-1) === seat ? w.firstFromLast : w.first(nameOf(view.firstPlayer))
    }
    case 'recruitTroop':
    case 'placeReinforcement':
      return recruitUse(told, move)
    case 'moveTroop': {
      const unit = findTroop(view, move.troopId)
      const last = pactInForce(view, 'tradeRoute')?.caravanLastOwner ?? null
      return unit?.troop.kind === 'caravan'
        ? caravanUse(told, move.to as RegionId, last)
        : nextUse(told, move.to as RegionId, unit?.id ?? null)
    }
    case 'attack':
      return attackUse(told, move.to as RegionId, move.troopId)
    case 'useWarWagon':
      return move.target === undefined ? null : attackUse(told, move.target as RegionId, null)
    case 'buildImprovement':
      return improvementUse(told, move.improvement)
    case 'replaceImprovement':
      return improvementUse(told, move.in)
    case 'placeLibraryMarker':
      return move.improvement === 'cathedral'
        ? w.copiesCathedral(nameOf(move.seat as Seat))
        : w.whileHeld(move.improvement)
    case 'recruitCivilian':
      return civilianUse(told, move.civilian)
    case 'replaceCivilian':
      return civilianUse(told, move.in)
    case 'civilAction':
      return civilUse(told, move)
    case 'placeSpecialTroop':
      return specialUse(told, move.region as RegionId)
    case 'loseCard':
      return move.card !== 'cathedral' && playerAt(view, seat).improvements.includes('cathedral')
        ? w.keepsPoint
        : null
    default:
      return buildUse(told, move)
  }
}

const words = { es: purposeEs, en: purposeEn }

export const purpose: Purpose = (move, { view, after, seat, language, nameOf }) => {
  const told = { view: view as Shown<State>, after: after as Shown<State>, seat, w: words[language], nameOf }
  return withPoint(told, move as Move, useOf(told, move as Move))
}
