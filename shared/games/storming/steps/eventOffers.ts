/** What events offer to seats, one row each [section 2.6, ST-4.44]. */
import type { Rejection } from '../../../engine/result.ts'
import { movesOf } from '../actions/actions.ts'
import { tellImprovement } from '../actions/build.ts'
import { isRefused, placeOf, regionOf } from '../actions/places.ts'
import { checkCivilian, checkTroop, type Levy, tellCivilian, troopCandidates } from '../actions/recruit.ts'
import type { Civilian, Improvement, OwnTroopKind } from '../components.ts'
import { emptyRegions, loseCivilian, loseImprovement } from '../effects.ts'
import { hasCards, orderOf, playable, tellPlacements } from '../plans.ts'
import { places, playerAt } from '../queries.ts'
import { no } from '../refusals.ts'
import type { OfferKind, State } from '../state.ts'
import { checkDestruction, destructions, ownCards, tellDestruction, tellLoss } from './losses.ts'
import { type Offer, oneAction, oneMove } from './offer.ts'

type EventOffer = Exclude<
  OfferKind,
  | 'palace'
  | 'spy'
  | 'militaryAlliance'
  | 'customsHouse'
  | 'philosopher'
  | 'embassyBuilt'
  | 'barracksBuilt'
  | 'cathedralBuilt'
  | 'libraryBuilt'
  | 'civilianRecruited'
  | 'reinforcements'
  | 'projectValkyrie'
  | 'tradeRoute'
>

/** One troop of this kind, raised by its own terms [ST-5.33, ST-5.34]. */
const levy = (kind: OwnTroopKind, terms: Levy): Offer =>
  oneMove('recruitTroop', {
    *candidates(state, seat) {
      for (const one of troopCandidates(state, seat, [kind])) yield { type: 'recruitTroop', ...one }
    },
    check: (state, seat, move) =>
      move.kind === kind ? checkTroop(state, seat, move.region, kind, terms) : no('ST-5.34', 'wrongLevel'),
    perform: ({ emit }, seat, move) =>
      emit({ type: 'troopPlaced', region: regionOf(move.region), kind, owner: seat }),
  })

/** One more card on FUTURE: for the lord of war after the events, for the Palace before them [ST-5.14]. */
export const extraCard = (isLate: boolean, isFor?: Offer['isFor']): Offer =>
  oneMove('addFutureCard', {
    ...(isFor === undefined ? {} : { isFor }),
    isOpen: hasCards,
    candidates: (state, seat) =>
      playable(state, seat).map((card) => ({ type: 'addFutureCard' as const, card })),
    check: (state, seat, { card }) =>
      playable(state, seat).includes(card) ? null : no('ST-5.14', 'notInHand'),
    perform(table, seat, { card }) {
      const order = isLate ? orderOf.late(table.state) : orderOf.extra(table.state)
      tellPlacements(table, seat, [{ placement: { card, pile: 'future' }, order }])
    },
  })

const checkLake = (state: State, region: string, isNew: boolean): Rejection | null => {
  const place = placeOf(state, region)
  if (isRefused(place)) return place
  if (!isNew) return place.terrain === 'lake' ? null : no('ST-5.91', 'terrain')
  if (place.structure !== null || place.troop !== null) return no('ST-5.5', 'regionOccupied')
  return place.terrain === 'plain' ? null : no('ST-5.5', 'terrain')
}

/** Take a face-up card, or exchange an own one for it [ST-5.35]. */
const patronage: Offer = {
  moves: ['recruitCivilian', 'replaceCivilian'],
  *candidates(state, seat) {
    for (const card of state.display.civilian as readonly Civilian[]) {
      yield { type: 'recruitCivilian', civilian: card }
      for (const out of playerAt(state, seat).civilians) yield { type: 'replaceCivilian', out, in: card }
    }
  },
  check(state, seat, move) {
    if (move.type === 'recruitCivilian') return checkCivilian(state, seat, move.civilian)
    if (move.type !== 'replaceCivilian') return no('ST-4.30', 'wrongActionType')
    if (!playerAt(state, seat).civilians.includes(move.out)) return no('ST-5.35', 'notYours')
    return checkCivilian(state, seat, move.in, 1)
  },
  perform(table, seat, move) {
    if (move.type === 'recruitCivilian') return tellCivilian(table, seat, move.civilian)
    if (move.type !== 'replaceCivilian') return
    loseCivilian(table, seat, move.out, 'owner')
    tellCivilian(table, seat, move.in)
  },
}

const prosperity: Offer = {
  moves: ['buildImprovement', 'replaceImprovement'],
  *candidates(state, seat) {
    for (const card of state.display.improvement as readonly Improvement[]) {
      yield { type: 'buildImprovement', improvement: card }
      for (const out of playerAt(state, seat).improvements)
        yield { type: 'replaceImprovement', out, in: card }
    }
  },
  check(state, seat, move, offered) {
    if (move.type === 'buildImprovement')
      return oneAction(['buildImprovement']).check(state, seat, move, offered)
    if (move.type !== 'replaceImprovement') return no('ST-4.30', 'wrongActionType')
    if (!playerAt(state, seat).improvements.includes(move.out)) return no('ST-5.35', 'notYours')
    if (!state.display.improvement.includes(move.in)) return no('ST-5.35', 'notFaceUp')
    return state.flags.embargo ? no('ST-5.35', 'embargo') : null
  },
  perform(table, seat, move) {
    if (move.type === 'buildImprovement') return tellImprovement(table, seat, move.improvement)
    if (move.type !== 'replaceImprovement') return
    loseImprovement(table, seat, move.out, 'owner')
    tellImprovement(table, seat, move.in)
  },
}

export const eventOffers: Readonly<Record<EventOffer, Offer>> = {
  fullMoon: oneAction(['moveTroop']),
  mercenaries: levy('soldier', { inside: false, beside: true }),
  goodHarvest: oneAction(['buildVillage', 'upgradeSettlement']),
  boldWins: oneAction([...movesOf.military, 'recruitTroop']),
  orderOfChivalry: levy('knight', { inside: true, beside: false, anyLevel: true }),
  armsSupply: levy('artillery', { inside: true, beside: false, anyLevel: true }),
  tradeBoom: oneAction(movesOf.build),
  talentPatronage: patronage,
  prosperity,
  lordOfWar: extraCard(true),
  torrentialRain: oneMove('placeLake', {
    must: true,
    candidates: (state) =>
      state.lakeReserve === 0
        ? []
        : emptyRegions(state).map(({ id }) => ({ type: 'placeLake' as const, region: id })),
    check: (state, _seat, { region }) => checkLake(state, region, true),
    perform: ({ emit }, _seat, { region }) =>
      emit({ type: 'terrainChanged', region: regionOf(region), terrain: 'lake' }),
  }),
  drought: oneMove('removeLake', {
    must: true,
    candidates: (state) =>
      places(state)
        .filter(({ terrain }) => terrain === 'lake')
        .map(({ id }) => ({ type: 'removeLake' as const, region: id })),
    check: (state, _seat, { region }) => checkLake(state, region, false),
    perform: ({ emit }, _seat, { region }) =>
      emit({ type: 'terrainChanged', region: regionOf(region), terrain: 'plain' }),
  }),
  depopulation: oneMove('loseCard', {
    must: true,
    candidates: (state, seat) => ownCards(state, seat).map((card) => ({ type: 'loseCard' as const, card })),
    check: (state, seat, { card }) =>
      ownCards(state, seat).includes(card) ? null : no('ST-5.91', 'notYours'),
    perform: (table, seat, { card }) => tellLoss(table, seat, card),
  }),
  materialShortage: oneMove('destroyOwn', {
    must: true,
    candidates: destructions,
    check: checkDestruction,
    perform: tellDestruction,
  }),
}
