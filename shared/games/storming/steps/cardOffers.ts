/** What civilians, improvements and pacts offer to seats, one row each [sections 2.9 to 2.11]. */
import { faces, hide } from '../../../engine/secret.ts'
import { actionMoves, movesOf } from '../actions/actions.ts'
import { caravanRegions, checkCivilAction, civilActions, performCivilAction } from '../actions/diplomacy.ts'
import { isRefused, placeOf, regionOf } from '../actions/places.ts'
import { checkTroop, troopCandidates } from '../actions/recruit.ts'
import { emptyRegions, leaveRevolt } from '../effects.ts'
import { hasCivilian, hasEffect, pactBetween, pactInForce, playerAt, regionAt } from '../queries.ts'
import { no } from '../refusals.ts'
import type { OfferKind } from '../state.ts'
import type { eventOffers } from './eventOffers.ts'
import { extraCard } from './eventOffers.ts'
import { type Offer, oneAction, oneMove } from './offer.ts'
import { checkMarker, markerCandidates, tellMarker } from './planning.ts'

type CardOffer = Exclude<OfferKind, keyof typeof eventOffers>

export const cardOffers: Readonly<Record<CardOffer, Offer>> = {
  palace: extraCard(false, (state, seat) => hasEffect(state, seat, 'palace')),
  spy: oneMove('spyChoose', {
    // Whoever has looked is asked: what lies there is not for all to see.
    isOpen: () => true,
    candidates: ({ spied }) => faces(spied).map((eventId) => ({ type: 'spyChoose' as const, eventId })),
    check: ({ spied }, _seat, { eventId }) =>
      faces(spied).includes(eventId) ? null : no('ST-5.15', 'noTarget'),
    perform: ({ emit }, seat, { eventId }) => emit({ type: 'spyChose', seat, card: hide(eventId, seat) }),
  }),
  militaryAlliance: oneAction(
    movesOf.military,
    (state, seat, { to }) => to !== undefined && pactBetween(state, seat, to)?.id === 'militaryAlliance',
  ),
  customsHouse: oneAction(movesOf.build, (state, seat) => hasEffect(state, seat, 'customsHouse')),
  philosopher: oneAction(actionMoves, (state, seat) => hasCivilian(state, seat, 'philosopher')),
  embassyBuilt: oneAction(['offerPact', 'breakPact']),
  barracksBuilt: oneAction(['recruitTroop']),
  cathedralBuilt: oneMove('cathedralDiscard', {
    candidates: (state, seat) =>
      playerAt(state, seat).revolts.map(({ id }) => ({ type: 'cathedralDiscard' as const, revoltId: id })),
    check: (state, seat, { revoltId }) =>
      playerAt(state, seat).revolts.some(({ id }) => id === revoltId) ? null : no('ST-5.91', 'noTarget'),
    perform: (table, seat, { revoltId }) => leaveRevolt(table, seat, revoltId, 'supply'),
  }),
  libraryBuilt: oneMove('placeLibraryMarker', {
    candidates: markerCandidates,
    check: checkMarker,
    perform: tellMarker,
  }),
  civilianRecruited: oneMove('civilAction', {
    candidates: (state, seat, { civilian }) =>
      civilian === undefined ? [] : civilActions(state, seat, civilian),
    check: (state, seat, move, { civilian }) =>
      move.civilian === civilian ? checkCivilAction(state, seat, move) : no('ST-5.31', 'noTarget'),
    perform: performCivilAction,
  }),
  reinforcements: oneMove('placeReinforcement', {
    *candidates(state, seat) {
      for (const one of troopCandidates(state, seat)) yield { type: 'placeReinforcement', ...one }
    },
    check: (state, seat, { region, kind }) =>
      checkTroop(state, seat, region, kind, { inside: true, beside: true }),
    perform: ({ emit }, seat, { region, kind }) =>
      emit({ type: 'troopPlaced', region: regionOf(region), kind, owner: seat }),
  }),
  projectValkyrie: oneMove('placeSpecialTroop', {
    must: true,
    candidates: (state) =>
      emptyRegions(state).map(({ id }) => ({ type: 'placeSpecialTroop' as const, region: id })),
    check(state, _seat, { region }) {
      const place = placeOf(state, region)
      if (isRefused(place)) return place
      if (place.structure !== null || place.troop !== null) return no('ST-5.60', 'regionOccupied')
      return place.terrain === 'plain' ? null : no('ST-5.60', 'terrain')
    },
    perform({ emit }, _seat, { region }) {
      emit({ type: 'troopPlaced', region: regionOf(region), kind: 'warWagon', owner: null })
      emit({ type: 'unitPlaced', pact: 'projectValkyrie', lastOwner: null })
    },
  }),
  tradeRoute: oneMove('placeSpecialTroop', {
    must: true,
    candidates: (state) =>
      caravanRegions(state, pactInForce(state, 'tradeRoute')?.signers ?? []).map(({ id }) => ({
        type: 'placeSpecialTroop' as const,
        region: id,
      })),
    check(state, _seat, { region }) {
      const place = placeOf(state, region)
      if (isRefused(place)) return place
      if (place.troop !== null) return no('ST-5.70', 'regionOccupied')
      const starts = caravanRegions(state, pactInForce(state, 'tradeRoute')?.signers ?? [])
      return starts.some(({ id }) => id === place.id) ? null : no('ST-5.70', 'notYours')
    },
    perform({ state, emit }, _seat, { region }) {
      const at = regionOf(region)
      emit({ type: 'troopPlaced', region: at, kind: 'caravan', owner: null })
      emit({
        type: 'unitPlaced',
        pact: 'tradeRoute',
        lastOwner: regionAt(state, at).structure?.owner ?? null,
      })
    },
  }),
}
