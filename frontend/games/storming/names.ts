/** Moves, cards and regions in words. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import {
  type Civilian,
  colours,
  type Improvement,
  type MarketKind,
  type PactId,
} from '../../../shared/games/storming/components.ts'
import { directedOf } from '../../../shared/games/storming/events.ts'
import type { Move, MoveOf, Placement } from '../../../shared/games/storming/moves.ts'
import { findTroop } from '../../../shared/games/storming/queries.ts'
import type { State, Structure } from '../../../shared/games/storming/state.ts'
import { kindOf } from './cardKinds.ts'
import { outcomeOf } from './outlook.ts'
import type { Texts } from './texts.es.ts'

export type NameOf = (seat: Seat) => string

/** "C4", or "the forest at C4". */
export const regionName = (t: Texts, view: Shown<State>, id: string): string =>
  t.things.place[view.map[id as keyof State['map']]?.terrain ?? 'plain'](id)

/** "Build", "Corruption, against Ana", "Start card 7". */
export const cardName = (t: Texts, card: string, nameOf: NameOf): string => {
  const { name } = t.cards[kindOf(card)]
  const directed = directedOf(card)
  if (directed !== null) return t.things.against(name, nameOf(colours.indexOf(directed.colour) as Seat))
  const number = /^start\d-(\d+)$/.exec(card)?.[1]
  return number === undefined ? name : t.things.startCard(Number(number))
}

/** A civilian, an improvement or a pact as a sentence speaks of it. */
export const marketName = (t: Texts, kind: MarketKind, card: string): string =>
  kind === 'pact' ? t.cards[card as PactId].name : t.things.card(card as Civilian | Improvement)

export const structureAt = (view: Shown<State>, id: string): Structure | null =>
  view.map[id as keyof State['map']]?.structure ?? null

/** What lies under a revolt, where the viewer knows it. */
const underName = (t: Texts, view: Shown<State>, revolt: string, nameOf: NameOf): string | null => {
  const under = view.players.flatMap(({ revolts }) => revolts).find(({ id }) => id === revolt)?.under[0]
  return under === undefined || under === null ? null : cardName(t, under.secret, nameOf)
}

/** PRESENT first, as it is played. */
export const placedInOrder = ({ placements }: MoveOf<'placeCards'>): readonly Placement[] =>
  placements.toSorted((one, other) => other.pile.localeCompare(one.pile))

const placementsSaid = (t: Texts, move: MoveOf<'placeCards'>, nameOf: NameOf): string =>
  move.placements.length === 0
    ? t.moves.noCards
    : placedInOrder(move)
        .map(({ card, pile, bottom, withWarlockEvent }) => {
          const say = bottom === true ? t.moves.bottom : pile === 'present' ? t.moves.present : t.moves.future
          const said = say(cardName(t, card, nameOf))
          return withWarlockEvent === true ? t.moves.attached(said) : said
        })
        .join('; ')

const wagonSaid = (
  t: Texts,
  { moveTo, target, first }: MoveOf<'useWarWagon'>,
  at: (id: string) => string,
) => {
  if (moveTo === undefined) return t.moves.wagonShoots(at(target ?? ''))
  if (target === undefined) return t.moves.wagonMoves(at(moveTo))
  return (first === 'move' ? t.moves.wagonThenShoots : t.moves.wagonThenMoves)(at(moveTo), at(target))
}

const destructionSaid = (t: Texts, move: MoveOf<'destroyOwn'>, view: Shown<State>): string => {
  if (move.improvement !== undefined) return t.moves.destroyCard(t.things.card(move.improvement))
  if (move.wall !== undefined) return t.moves.destroyWall(regionName(t, view, move.wall))
  const region = move.structure ?? ''
  const kind = structureAt(view, region)?.kind ?? 'sawmill'
  return t.moves.destroy(t.things.structures[kind], regionName(t, view, region))
}

const civilActionSaid = (t: Texts, { civilian, seat, card }: MoveOf<'civilAction'>, nameOf: NameOf): string =>
  seat === undefined || card === undefined
    ? t.moves.chancellor
    : (civilian === 'saboteur' ? t.moves.sabotage : t.moves.eliminate)(
        t.things.card(card as Civilian | Improvement),
        nameOf(seat as Seat),
      )

export const nameMove = (t: Texts, move: Move, view: Shown<State>, nameOf: NameOf): string => {
  const { moves: m, things } = t
  const at = (id: string): string => regionName(t, view, id)
  const troopAt = (id: number): { what: string; from: string; owner: Seat | null } => {
    const found = findTroop(view, id)
    return {
      what: things.troops[found?.troop.kind ?? 'soldier'],
      from: at(found?.id ?? '?'),
      owner: found?.troop.owner ?? null,
    }
  }
  const step = view.agenda.at(-1)
  switch (move.type) {
    case 'placeStartVillage':
    case 'placeStartSoldier':
    case 'placeSecondVillage':
    case 'buildVillage':
    case 'placeLake':
    case 'removeLake':
      return m[move.type](at(move.region))
    case 'placeCards':
      return placementsSaid(t, move, nameOf)
    case 'placeEvent':
      return m.event(cardName(t, move.eventId, nameOf))
    case 'keepWarlockEvent':
      return m.keep(cardName(t, move.eventId, nameOf))
    case 'sheriffDiscardRevolt': {
      const under = underName(t, view, move.revoltId, nameOf)
      return under === null ? t.acts[move.type] : m.sheriffOver(under)
    }
    case 'cathedralDiscard': {
      const under = underName(t, view, move.revoltId, nameOf)
      return under === null ? t.acts[move.type] : m.cathedralOver(under)
    }
    case 'placeLibraryMarker':
      return m.copy(things.card(move.improvement), nameOf(move.seat as Seat))
    case 'addFutureCard':
      return m.addFuture(cardName(t, move.card, nameOf))
    case 'spyChoose':
      return m.spy(cardName(t, move.eventId, nameOf))
    case 'chooseInventionType':
      return m.invention(move.as)
    case 'upgradeSettlement': {
      const isTown = structureAt(view, move.region)?.kind === 'town'
      const [was, next] = isTown ? (['town', 'city'] as const) : (['village', 'town'] as const)
      return m.upgrade(things.structures[was], at(move.region), things.level[next])
    }
    case 'buildSawmill':
      return m.found(things.aStructure.sawmill, at(move.region))
    case 'buildMine':
      return m.found(things.aStructure.mine, at(move.region))
    case 'buildWall':
      return m.wall(things.structures[structureAt(view, move.region)?.kind ?? 'village'], at(move.region))
    case 'buildImprovement':
      return m.improvement(things.card(move.improvement))
    case 'recruitTroop':
    case 'placeReinforcement':
      return m.recruit(things.aTroop[move.kind], at(move.region))
    case 'recruitCivilian':
      return m.civilian(things.card(move.civilian))
    case 'moveTroop': {
      const { what, from } = troopAt(move.troopId)
      return m.move(what, from, at(move.to))
    }
    case 'attack': {
      const { what, from, owner } = troopAt(move.troopId)
      return m.attack(at(move.to), what, from, outcomeOf(view, owner, move))
    }
    case 'useWarWagon':
      return wagonSaid(t, move, at)
    case 'offerPact': {
      const said = m.offer(t.cards[move.pact].name, nameOf(move.seat as Seat))
      return move.role === undefined ? said : `${said}, ${m.role[move.role]}`
    }
    case 'answerPact': {
      const pact = view.offered === null ? '' : t.cards[view.offered.pact].name
      return move.accept ? m.accept(pact) : m.refuse(pact)
    }
    case 'breakPact': {
      const signers = view.pacts.find(({ id }) => id === move.pact)?.signers ?? []
      return m.break(t.cards[move.pact].name, t.listed(signers.map(nameOf)))
    }
    case 'civilAction':
      return civilActionSaid(t, move, nameOf)
    case 'sheriffBlock':
      return move.use ? t.acts.sheriffBlock : m.noBlock
    case 'loseOrKeep': {
      const card = things.card(step?.type === 'loseOrKeep' ? step.civilian : 'saboteur')
      return move.keep ? m.keepFor(card) : m.discard(card)
    }
    case 'discardCivilian':
      return m.discard(things.card(move.civilian))
    case 'loseCard':
      return m.lose(things.card(move.card as Civilian | Improvement))
    case 'destroyOwn':
      return destructionSaid(t, move, view)
    case 'replaceCivilian':
    case 'replaceImprovement':
      return m[move.type](things.card(move.out), things.card(move.in))
    case 'placeSpecialTroop': {
      const isCaravan = step?.type === 'offer' && step.what === 'tradeRoute'
      return m.special(things.troops[isCaravan ? 'caravan' : 'warWagon'], at(move.region))
    }
    // Of these there is one each: they are called as their kind is.
    case 'endStartOfTurn':
    case 'drawWarlockEvents':
    case 'endCard':
    case 'claimFirstPlayer':
    case 'pass':
    case 'noMoreReactions':
      return t.acts[move.type]
  }
}

export const nameKind = (t: Texts, type: Move['type']): string => t.acts[type]

/** Why something cannot be done: by the rule that forbids it, where the reason alone falls short. */
export const refusalIn = (t: Texts, { reason, rule, values }: Rejection): string =>
  (values?.['said'] as string | undefined) ??
  t.refusalsByRule[`${reason} ${rule}`] ??
  t.refusals[reason] ??
  t.unknown
