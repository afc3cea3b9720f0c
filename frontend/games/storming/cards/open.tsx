/** Cards of the game's cards, piles and decks: what each does, whose it is, and where it lies. */
import type { RuleId, Seat, Shown } from '../../../../shared/engine/ids.ts'
import {
  type Civilian,
  type Improvement,
  type MarketKind,
  markets,
  type PactId,
} from '../../../../shared/games/storming/components.ts'
import { offers } from '../../../../shared/games/storming/actions/diplomacy.ts'
import { directedOf, findGeneral } from '../../../../shared/games/storming/events.ts'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import { ownerOfCivilian, pactInForce, playerAt } from '../../../../shared/games/storming/queries.ts'
import type { Flag, State } from '../../../../shared/games/storming/state.ts'
import type { CardFigure, CardInfo } from '../../../plug/gameUi.ts'
import { CardBack, CardFace } from '../art/cards/Card.tsx'
import { actionsOf, type CardSort, seatOfCard, sortOf } from '../art/cards/sorts.ts'
import { cardKinds, kindOf } from '../cardKinds.ts'
import { doomedOf, idleWhy } from '../idle.ts'
import { cardText } from '../cardText.ts'
import { cardName, refusalIn } from '../names.ts'
import { emblem, socket } from '../../../kit/pieces/marks.tsx'
import { rule, star } from './marks.tsx'
import type { Said } from './said.ts'

const sortRules: Readonly<Record<CardSort, readonly [RuleId, ...RuleId[]]>> = {
  action: ['ST-4.25', 'ST-4.26', 'ST-4.29'],
  event: ['ST-4.40', 'ST-4.15'],
  civilian: ['ST-5.31', 'ST-5.8'],
  improvement: ['ST-5.24', 'ST-5.7'],
  pact: ['ST-5.81', 'ST-5.85', 'ST-5.87'],
  revolt: ['ST-4.36', 'ST-4.35', 'ST-4.34'],
  invention: ['ST-4.31', 'ST-4.33'],
  startCard: ['ST-2.20', 'ST-3.8'],
}

const ownerOfImprovement = ({ table }: Said, card: string): Seat | null =>
  table.view().players.find(({ improvements }) => improvements.some((one) => one === card))?.seat ?? null

/** The moves that take it from the display: a pact is offered to one of the others. */
const takesOf = (state: Shown<State>, me: Seat, kind: MarketKind, card: string): readonly Move[] => {
  if (kind === 'pact') return [...offers(state, me)].filter(({ pact }) => pact === card)
  return kind === 'civilian'
    ? [{ type: 'recruitCivilian', civilian: card as Civilian }]
    : [{ type: 'buildImprovement', improvement: card as Improvement }]
}

/** Why it cannot be taken: by the embargo whoever looks, and else while the reader acts with a card of theirs. */
const whyNotTaken = ({ t, table }: Said, kind: MarketKind, card: string): readonly CardFigure[] => {
  const [state, me] = [table.view(), table.me()]
  if (kind !== 'pact' && state.flags.embargo) return [{ mark: rule, text: t.refusals['embargo'] ?? '' }]
  const isAsked = me !== null && table.decisions().some(({ seat }) => seat === me)
  if (!isAsked || state.agenda.at(-1)?.type !== 'act') return []
  const whys = takesOf(state, me, kind, card).map((move) => table.whyNot(move))
  const [why] = whys
  // To be offered to one of them is enough.
  return why === undefined || why === null || whys.includes(null)
    ? []
    : [{ mark: rule, text: refusalIn(t, why) }]
}

const marketFigures = (said: Said, kind: MarketKind, card: string): readonly CardFigure[] => {
  const { c, table } = said
  const state = table.view()
  if (state.display[kind].includes(card))
    return [...whyNotTaken(said, kind, card), { mark: star, text: c.card.open }]
  if (kind === 'pact') {
    const offer = state.offered?.pact === card ? state.offered : null
    if (offer !== null)
      return [
        { mark: emblem(offer.from), text: c.card.offered(table.nameOf(offer.from), table.nameOf(offer.to)) },
      ]
    const pact = pactInForce(state, card as PactId)
    if (pact !== undefined)
      return pact.signers.map((seat) => ({ mark: emblem(seat), text: c.card.signs(table.nameOf(seat)) }))
  }
  const owner =
    kind === 'civilian' ? ownerOfCivilian(state, card as Civilian) : ownerOfImprovement(said, card)
  if (owner !== null) {
    const copy = state.libraryCopy
    const isCopied = copy !== null && copy.improvement === (card as Improvement)
    return [
      { mark: emblem(owner), text: c.card.has(table.nameOf(owner)) },
      ...(card === 'theatre'
        ? [{ mark: star, text: c.seat.theatre(playerAt(state, owner).theatreCount % 3) }]
        : []),
      ...(isCopied ? [{ mark: emblem(copy.seat), text: c.card.copies(table.nameOf(copy.seat)) }] : []),
    ]
  }
  const isGone = state.discards[kind].includes(card)
  return [{ mark: socket, text: isGone ? c.card.discarded : c.card.inDeck }]
}

/** Why a card of the reader's does less than it says: in hand while they plan, or struck through on its pile. */
const idleIn = ({ t, table }: Said, card: string): readonly CardFigure[] => {
  const [state, me] = [table.view(), table.me()]
  if (me !== null && doomedOf(state, me).includes(card))
    return [{ mark: rule, text: t.planning.scenes.skips }]
  const { planning, hand } = state.players[me ?? -1] ?? {}
  const isInHand = planning === 'place' && hand?.bag.some((thing) => thing?.secret === card) === true
  const why = me !== null && isInHand ? idleWhy(state, me, card) : null
  return why === null ? [] : [{ mark: rule, text: t.planning.idle[why] }]
}

const figuresOf = (said: Said, card: string): readonly CardFigure[] => {
  const { c, table } = said
  const state = table.view()
  const sort = sortOf(card)
  switch (sort) {
    case 'civilian':
    case 'improvement':
    case 'pact':
      return marketFigures(said, sort, card)
    case 'action': {
      const seat = seatOfCard(card)
      return [
        ...(seat === null
          ? []
          : [
              {
                mark: emblem(seat),
                text: seat === table.me() ? c.card.own : c.card.of(table.nameOf(seat)),
              },
            ]),
        { mark: star, text: c.card.actions(actionsOf(card)) },
        ...idleIn(said, card),
      ]
    }
    case 'event': {
      const directed = directedOf(card)
      const seat = directed === null ? null : seatOfCard(card)
      const isLasting = state.flags[card as Flag] === true
      return [
        ...(seat === null || seat >= state.config.players
          ? []
          : [{ mark: emblem(seat), text: c.card.against(table.nameOf(seat)) }]),
        ...(directed !== null || findGeneral(card)?.sheriff === true
          ? [{ mark: rule, text: c.card.sheriff }]
          : []),
        ...(isLasting ? [{ mark: star, text: c.card.inForce }] : []),
      ]
    }
    case 'revolt':
      return [{ mark: socket, text: c.card.revoltsLeft(state.revoltSupply.length) }]
    case 'invention':
      return [
        state.inventionInSupply || state.inventionWith === null
          ? { mark: socket, text: c.card.inSupply }
          : { mark: emblem(state.inventionWith), text: c.card.has(table.nameOf(state.inventionWith)) },
      ]
    case 'startCard':
      return [{ mark: rule, text: c.card.map(state.config.players) }]
  }
}

const isKnown = (card: string): boolean => {
  try {
    return cardKinds.includes(kindOf(card))
  } catch {
    return false
  }
}

const cardCard = (said: Said, card: string): CardInfo | null => {
  const { t, table } = said
  if (!isKnown(card)) return null
  const sort = sortOf(card)
  return {
    name: cardName(t, card, table.nameOf),
    kind: t.planning.sorts[sort],
    picture: () => <CardFace card={card} texts={t} form="sign" />,
    figures: figuresOf(said, card),
    text: cardText(t, card, table.view()),
    rules:
      sort === 'event' && directedOf(card) !== null ? ['ST-4.41', 'ST-4.42', 'ST-4.40'] : sortRules[sort],
    paper: 'cards',
  }
}

const isMarket = (kind: string): kind is MarketKind => markets.some((one) => one === kind)

const deckCard = ({ c, table }: Said, kind: string): CardInfo | null => {
  const state = table.view()
  if (kind !== 'event' && !isMarket(kind)) return null
  const gone = kind === 'event' ? state.eventDiscards.length : state.discards[kind].length
  return {
    name: c.decks[kind],
    kind: c.kinds.deck,
    picture: () => <CardBack sort={kind} form="sign" />,
    figures: [
      { mark: star, text: c.pile.cards(state.decks[kind].length) },
      { mark: socket, text: c.pile.discarded(gone) },
    ],
    text: c.deckText,
    rules: kind === 'event' ? ['ST-4.16', 'ST-4.15'] : ['ST-5.8', 'ST-3.2'],
    paper: 'cards',
  }
}

const pileCard = ({ t, c, table }: Said, pile: 'present' | 'future' | 'eventSlot'): CardInfo => {
  const state = table.view()
  const entries = pile === 'eventSlot' ? state.eventSlot : state[pile]
  const of = (whose: Seat | null): number => entries.filter(({ placedBy }) => placedBy === whose).length
  /** Of the cards of a round, the events are nobody's. */
  const events = of(null)
  return {
    name: t.planning[pile],
    kind: c.kinds.pile,
    picture: () => <CardBack sort={pile === 'eventSlot' ? 'event' : 'action'} form="sign" />,
    figures: [
      { mark: star, text: c.pile.cards(entries.length) },
      ...state.players
        .filter(({ seat }) => of(seat) > 0)
        .map(({ seat }) => ({ mark: emblem(seat), text: c.pile.by(table.nameOf(seat), of(seat)) })),
      ...(events === 0 ? [] : [{ mark: socket, text: c.pile.by(t.planning.sorts.event, events) }]),
    ],
    text: c.pileTexts[pile],
    rules: pile === 'eventSlot' ? ['ST-4.15', 'ST-4.21'] : ['ST-4.22', 'ST-4.12', 'ST-4.6'],
  }
}

export const openCard = (said: Said, anchor: string): CardInfo | null => {
  const [what = '', which = ''] = anchor.split(':')
  const { c, table } = said
  switch (what) {
    case 'card':
      return cardCard(said, which)
    case 'deck':
      return deckCard(said, which)
    case 'present':
    case 'future':
    case 'eventSlot':
      return pileCard(said, what)
    case 'inForce': {
      const card = table.view().resolving?.card
      return card === undefined ? pileCard(said, 'present') : cardCard(said, card)
    }
    case 'hand':
      return {
        name: c.hand.name,
        kind: c.kinds.hand,
        picture: () => <CardBack sort="action" seat={table.me()} form="sign" />,
        figures: [
          { mark: star, text: c.pile.cards(table.view().players[table.me() ?? 0]?.hand.bag.length ?? 0) },
        ],
        text: c.hand.text,
        rules: ['ST-4.12', 'ST-4.29'],
      }
    default:
      return null
  }
}
