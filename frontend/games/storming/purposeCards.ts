/** What cards that are placed, events and pacts are for: by what they would do on the table as it stands. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { seatOfColour, typeOfCard, type ActionType } from '../../../shared/games/storming/components.ts'
import { directedEvents, directedOf, findGeneral, type Loss } from '../../../shared/games/storming/events.ts'
import type { MoveOf, Placement } from '../../../shared/games/storming/moves.ts'
import { pointsOf } from '../../../shared/games/storming/points.ts'
import {
  hasCivilian,
  hasEffect,
  isOutsider,
  isSettlement,
  isSigner,
  pactInForce,
  playerAt,
  regionAt,
  settlementsOf,
  strictlyMost,
  structuresOf,
  troopsOf,
  turnOrder,
  wallsOf,
} from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Advised } from './purpose.ts'
import { actionsNow, canReachCity, foundedAt, prizesOf, rivalsOf, wayTo } from './purposeFacts.ts'

/** A sentence, and how much it decides. */
type Use = readonly [weight: number, text: string]
const sites = ['mine', 'sawmill', 'village'] as const

const buildUses = ({ view, seat, w }: Advised, isRaisedAfter: boolean): Use[] => {
  const actions = actionsNow(view, seat, 'build')
  const stood = troopsOf(view, seat, 'soldier').map(({ id }) => foundedAt(view, seat, id))
  const founds = sites.find((site) => stood.includes(site))
  const { improvements } = playerAt(view, seat)
  const isFree = improvements.length < 2 && !view.flags.embargo
  return [
    ...(founds === undefined ? [] : [[founds === 'mine' ? 9 : 7.6, w.withFounds[founds]] as const]),
    ...(canReachCity(view, seat, 'town', actions) ? [[8.9, w.withCity] as const] : []),
    ...(isFree && view.display.improvement.includes('cathedral') ? [[8.8, w.withCathedral] as const] : []),
    ...(canReachCity(view, seat, 'village', actions)
      ? [[7, (isRaisedAfter ? w.withTwiceThen : w.withTwice)(actions)] as const]
      : []),
    ...(settlementsOf(view, seat, 'village').length > 0 && playerAt(view, seat).supply.town > 0
      ? [[3, w.withTown] as const]
      : []),
  ]
}

const militaryUses = ({ view, seat, w, nameOf }: Advised, isBuiltAfter: boolean): Use[] => {
  const prizes = view.flags.truce ? [] : prizesOf(view, seat)
  const uses: Use[] = []
  for (const { brings, structure, region, troopId } of prizes) {
    if (structure === null) continue
    const what = w.theirs(structure.kind, nameOf(structure.owner), region)
    if (brings === 'victory') uses.push([12, w.withWins(nameOf(structure.owner))])
    if (brings === 'conquest') uses.push([10, w.withTakes(what)])
    if (brings === 'mine') uses.push([9.5, w.withMine(nameOf(structure.owner))])
    // One breaks the wall, another that walks in takes the place.
    const isTwo = prizes.some(
      (one) => one.region === region && one.troopId !== troopId && one.kind !== 'artillery',
    )
    if (brings === 'breach' && isTwo && actionsNow(view, seat, 'military') > 1)
      uses.push([9.2, w.withTwo(what)])
  }
  for (const { id } of troopsOf(view, seat, 'soldier'))
    for (const site of sites) {
      const way = wayTo(view, seat, id, site)
      if (way?.steps !== 1 || regionAt(view, way.region).troop !== null) continue
      const weight = site === 'mine' ? 8 : 6.5
      uses.push(
        isBuiltAfter
          ? [weight + 1, w.walkAndBuild(site, way.region)]
          : [weight, w.withWalk(site, way.region)],
      )
    }
  return uses
}

const recruitUses = ({ view, seat, w, nameOf }: Advised): Use[] => {
  if (view.flags.famine) return []
  const own = troopsOf(view, seat).length
  const { civilians, universityArmed } = playerAt(view, seat)
  const isThird = civilians.length === 2 && universityArmed && hasEffect(view, seat, 'university')
  const room = settlementsOf(view, seat).filter(({ troop }) => troop === null).length
  const more = Math.min(actionsNow(view, seat, 'recruit'), room)
  const ahead = rivalsOf(view, seat).find((other) => troopsOf(view, other).length > own)
  return [
    ...(isThird && !view.flags.embargo && view.display.civilian.length > 0
      ? [[9, w.withThird] as const]
      : []),
    ...(more > 0 && own < 3 ? [[own === 0 ? 8.5 : 7.2, w.withTroops(own, more)] as const] : []),
    ...(more > 0 && ahead !== undefined
      ? [[5, w.withBehind(nameOf(ahead), troopsOf(view, ahead).length, own)] as const]
      : []),
  ]
}

const diplomacyUses = ({ view, seat, w }: Advised): Use[] => [
  ...(view.display.pact.includes('reinforcements') ? [[6.8, w.withPoint] as const] : []),
  ...(view.display.pact.includes('conspiracy') && view.config.conspiracyPoint === 'signers'
    ? [[6.7, w.withConspiracy] as const]
    : []),
  ...(hasCivilian(view, seat, 'chancellor') ? [[6, w.withChancellor] as const] : []),
  ...(view.firstPlayer === seat ? [] : [[4, w.withFirst] as const]),
]

const usesOf = (told: Advised, type: ActionType, next: ActionType | null = null): Use[] =>
  type === 'build'
    ? buildUses(told, next === 'recruit')
    : type === 'military'
      ? militaryUses(told, next === 'build')
      : type === 'recruit'
        ? recruitUses(told)
        : diplomacyUses(told)

const best = (uses: readonly Use[]): string | null => uses.toSorted(([a], [b]) => b - a)[0]?.[1] ?? null

export const typeUse = (told: Advised, type: ActionType): string | null => best(usesOf(told, type))

const cardUses = (told: Advised, { card, pile }: Placement, next: ActionType | null): Use[] => {
  const { view, seat, w } = told
  if (card === 'invention') return [[4, w.wild]]
  const type = typeOfCard(card)
  if (type === null) {
    const under = playerAt(view, seat).revolts.find(({ id }) => id === card)?.under[0]
    const freed = under === undefined || under === null ? null : typeOfCard(under.secret)
    return freed === null ? [] : [[6, w.freed(w.types[freed])]]
  }
  const uses = usesOf(told, type, next)
  return pile === 'present' ? uses : uses.map(([weight, text]) => [weight * 0.6, w.later(text)] as const)
}

export const placementUse = (told: Advised, move: MoveOf<'placeCards' | 'addFutureCard'>): string | null => {
  const { view, seat, w } = told
  const placements: readonly Placement[] =
    move.type === 'placeCards' ? move.placements : [{ card: move.card, pile: 'future' }]
  const present = placements.find(({ pile }) => pile === 'present')
  const type = present === undefined ? null : typeOfCard(present.card)
  // Of what lies on PRESENT already, an own card would come before it.
  const isFirst = !view.present.some(({ placedBy }) => placedBy === seat)
  if (type !== null && playerAt(view, seat).skipNext > 0 && isFirst) return w.skipped(w.types[type])
  const future = placements.find(({ pile }) => pile === 'future')
  const next = future === undefined ? null : typeOfCard(future.card)
  return best(placements.flatMap((one) => cardUses(told, one, one.pile === 'present' ? next : null)))
}

/** How much of something a seat would lose. */
const amount = (state: State, seat: Seat, loss: Loss): number => {
  const { civilians, improvements } = playerAt(state, seat)
  switch (loss) {
    case 'walls':
      return wallsOf(state, seat).length
    case 'improvements':
      return improvements.length
    case 'civilians':
      return civilians.length
    case 'sawmills':
      return structuresOf(state, seat, 'sawmill').length
    case 'troops':
      return troopsOf(state, seat).length
    case 'troopsInSettlements':
      return troopsOf(state, seat).filter(({ structure }) => isSettlement(structure)).length
    case 'artillery':
      return troopsOf(state, seat, 'artillery').length
    case 'knightsToSoldiers':
      return troopsOf(state, seat, 'knight').length
    case 'takesRevolt':
      return Math.min(1, state.revoltSupply.length)
    case 'skipsCard':
      return 1
  }
}

/** What somebody else loses to a directed event, and what else becomes of them [section 2.7]. */
const lossesOf = ({ view, w }: Advised, seat: Seat, losses: readonly Loss[]) => {
  const { civilians, improvements } = playerAt(view, seat)
  const [lost, others]: [string[], string[]] = [[], []]
  for (const loss of losses) {
    const n = amount(view, seat, loss)
    if (n === 0) continue
    if (loss === 'improvements') lost.push(w.lost.improvements(improvements))
    else if (loss === 'civilians') lost.push(w.lost.civilians(civilians))
    else if (loss === 'takesRevolt' || loss === 'skipsCard') others.push(w.lost[loss])
    else if (loss === 'walls' || loss === 'troops' || loss === 'troopsInSettlements')
      lost.push(w.lost[loss](n))
  }
  return { lost, others }
}

const directedUse = (told: Advised, target: Seat, losses: readonly Loss[], head: string): string | null => {
  const { view, seat, w, nameOf } = told
  const { lost, others } = lossesOf(told, target, losses)
  if (target === seat || isSigner(view, 'informantNetwork', target)) return null
  if (lost.length + others.length === 0) return null
  const points = pointsOf(view, target)
  const isAhead = view.players.every((one) => one.seat === target || pointsOf(view, one.seat) < points)
  const name = nameOf(target)
  return isAhead && points > 2 && lost.length < 2
    ? w.leader(name, points, head + w.losses('', lost, others))
    : head + w.losses(name, lost, others)
}

/** What everybody loses, where rivals lose more than oneself. */
const sharedLoss = ({ view, seat, w }: Advised, loss: Loss): string | null => {
  const theirs = rivalsOf(view, seat).reduce((sum, other) => sum + amount(view, other, loss), 0)
  const mine = amount(view, seat, loss)
  const spared = w.spares[loss]
  return theirs <= mine || spared === null ? null : w.rivalsLose(spared(theirs), mine)
}

const generalUse = (told: Advised, card: string): string | null => {
  const { view, seat, w, nameOf } = told
  const effect = findGeneral(card)?.effect
  const isFirst = view.firstPlayer === seat
  if (effect?.does === 'lose') {
    const [loss = 'walls'] = effect.what
    if (effect.who === 'all') return sharedLoss(told, loss)
    return isFirst ? null : w.revoltFor(nameOf(view.firstPlayer))
  }
  const own = settlementsOf(view, seat)
  switch (card) {
    case 'warDrums':
      return view.pacts.length > 0 && view.pacts.every(({ signers }) => !signers.includes(seat))
        ? w.breaksPacts(view.pacts.length)
        : null
    case 'goodHarvest':
      return canReachCity(view, seat, 'town', 1) ? w.harvest : w.harvestVillage
    case 'mercenaries':
      return playerAt(view, seat).supply.soldier > 0 ? w.freeSoldier : null
    case 'fullMoon':
      for (const { id } of troopsOf(view, seat, 'soldier'))
        for (const site of sites) {
          const way = wayTo(view, seat, id, site)
          if (way?.steps === 1 && regionAt(view, way.region).troop === null)
            return w.freeStep(site, way.region)
        }
      return null
    case 'fairWinds':
      return w.winds
    case 'tradeBoom':
      return view.pacts.some(({ signers }) => signers.includes(seat)) ? w.freeBuild : null
    case 'prosperity':
      return view.players.every((one) => settlementsOf(view, one.seat).length <= own.length)
        ? w.freeImprovement
        : null
    case 'boldWins':
      return isFirst ? w.freeFirst : null
    case 'talentPatronage':
      return isFirst ? w.freeCivilian : null
    case 'lordOfWar':
      return strictlyMost(view, (one) => troopsOf(view, one).length) === seat ? w.freeCard : null
    case 'uprising':
      return turnOrder(view)[1] === seat ? w.becomesFirst : null
    case 'orderOfChivalry':
      return own.every(({ structure }) => structure?.kind === 'village') ? w.knight : null
    case 'truce': {
      const foe = rivalsOf(view, seat).find((other) =>
        prizesOf(view, other).some(({ structure }) => structure?.owner === seat),
      )
      return foe === undefined ? null : w.quiet(nameOf(foe))
    }
    case 'depopulation': {
      const holders = view.players.filter(
        ({ civilians, improvements }) => civilians.length + improvements.length > 0,
      )
      return holders.length === 0 || holders.some((one) => one.seat === seat)
        ? null
        : w.othersLose(w.listed(holders.map((one) => nameOf(one.seat))))
    }
    default:
      return null
  }
}

export const eventUse = (
  told: Advised,
  move: MoveOf<'placeEvent' | 'spyChoose' | 'keepWarlockEvent'>,
): string | null => {
  const { view, w } = told
  const directed = directedOf(move.eventId)
  const { perhaps, now, attached } = w.head
  const head = move.type === 'placeEvent' ? perhaps : move.type === 'spyChoose' ? now : attached
  if (directed === null) {
    const use = generalUse(told, move.eventId)
    return use === null ? null : head + use
  }
  const { colour, design } = directed
  return view.flags.chaos ? null : directedUse(told, seatOfColour(colour), directedEvents[design], head)
}

/** What one would lose to the event that is being read. */
export const sheriffUse = ({ view, seat, w }: Advised): string | null => {
  const step = view.agenda.at(-1)
  if (step?.type !== 'sheriffBlock') return null
  const directed = directedOf(step.card)
  const effect = findGeneral(step.card)?.effect
  const losses: readonly Loss[] =
    directed === null ? (effect?.does === 'lose' ? effect.what : []) : directedEvents[directed.design]
  const lost = losses.flatMap((loss): readonly string[] => {
    const n = amount(view, seat, loss)
    const spared = w.spares[loss]
    return n === 0 || spared === null ? [] : [spared(n)]
  })
  const isRevolt = losses.includes('takesRevolt') && view.revoltSupply.length > 0
  return lost.length === 0 && !isRevolt ? null : w.wouldLose(lost, isRevolt)
}

const signedUse = (
  told: Advised,
  pact: MoveOf<'offerPact'>['pact'],
  other: Seat,
  isPointMine: boolean | null,
) => {
  const { view, seat, w, nameOf } = told
  const name = nameOf(other)
  const out = rivalsOf(view, seat).filter((one) => one !== other)
  const rest = w.listed(out.map((one) => nameOf(one)))
  const sum = (count: (one: Seat) => number): number => out.reduce((all, one) => all + count(one), 0)
  switch (pact) {
    case 'conspiracy': {
      const isPoint = view.config.conspiracyPoint === 'signers'
      const troops = sum((one) => troopsOf(view, one).length)
      return troops === 0 && !isPoint ? null : w.conspiracy(rest, troops, isPoint, out.length)
    }
    case 'reinforcements':
      return isPointMine === true
        ? w.pointFor(name, pointsOf(view, seat) + 1)
        : w.troopsFor(name, pointsOf(view, other) + 1)
    case 'developmentCrackdown': {
      const cards = sum((one) => amount(view, one, 'civilians') + amount(view, one, 'improvements'))
      return cards === 0 ? null : w.crackdown(rest, cards, out.length)
    }
    case 'blockade':
      return w.blockade(rest, out.length)
    default:
      return w.pacts[pact](name)
  }
}

export const pactUse = (
  told: Advised,
  move: MoveOf<'offerPact' | 'answerPact' | 'breakPact'>,
): string | null => {
  const { view, seat, w, nameOf } = told
  if (move.type === 'offerPact') {
    const other = move.seat as Seat
    const use = signedUse(told, move.pact, other, move.role === 'point')
    if (use === null) return null
    return hasEffect(view, seat, 'embassy') ? w.capital(use) : w.ifSigned(nameOf(other)) + use
  }
  if (move.type === 'answerPact') {
    const { offered } = view
    if (offered === null) return null
    const use = signedUse(told, offered.pact, offered.from, offered.role === 'troops')
    if (move.accept) return use === null ? null : w.capital(use)
    const isTheirs = offered.pact === 'conspiracy' || offered.role === 'point'
    const points = pointsOf(view, offered.from)
    return isTheirs && points > 3 ? w.refused(nameOf(offered.from), points) : null
  }
  if (move.pact === 'blockade' || move.pact === 'developmentCrackdown')
    if (isOutsider(view, move.pact, seat)) return w.breaks[move.pact]
  const signers: readonly Seat[] = pactInForce(view, move.pact)?.signers ?? []
  return signers.includes(seat) ? null : w.breaksOf(w.listed(signers.map(nameOf)))
}
