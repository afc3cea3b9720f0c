/** What is seen over the board where nothing flies: a card turned over, an event read, a round that begins, the count at the end. */
import type { Shown, Viewer } from '../../../shared/engine/ids.ts'
import type { Event, EventOf } from '../../../shared/games/storming/facts.ts'
import { isLastToSettle, isSettlement, places } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { takingOf } from '../../../shared/games/storming/steps/events.ts'
import { language } from '../../kit/language.ts'
import type { Scene } from '../../plug/gameUi.ts'
import { pieceArrived } from '../../plug/scenes/arrival.tsx'
import { cardsShown } from '../../plug/scenes/cards.tsx'
import { inTurn } from '../../plug/scenes/inTurn.tsx'
import { countShown } from '../../plug/scenes/scoring.tsx'
import { titleShown } from '../../plug/scenes/title.tsx'
import { cardTorn } from '../../plug/scenes/torn.tsx'
import { CardBack, CardFace, cardShape } from './art/cards/Card.tsx'
import { seatOfCard, sortOf } from './art/cards/sorts.ts'
import { befallen, changesShown } from './befallen.tsx'
import { kindOf } from './cardKinds.ts'
import { describe } from './describe.ts'
import { realmCategories } from './finalCount.ts'
import { conquered, pactEnded, revoltTaken, rotatedFrom } from './logLines.ts'
import { begun } from './inHand.ts'
import { standing, structure, troop } from './motions.tsx'
import { type NameOf, structureAt } from './names.ts'
import { isLast } from './outlook.ts'
import { roundOver } from './roundOver.tsx'
import type { Texts } from './texts.es.ts'

/** Who is spoken to has no name in what is said to them. */
const spokenTo =
  (me: Viewer, nameOf: NameOf): NameOf =>
  (seat) =>
    seat === me ? '' : nameOf(seat)

/**
 * Who is robbed of a place hears it at once: what falls on the map is soon covered by the next card. All hear of a last
 * settlement that the game is won with it, and by whom; and see any other that still stands rise in its new colour.
 */
const taken = (
  t: Texts,
  event: Shown<EventOf<'conquered'>>,
  before: Shown<State>,
  me: Viewer,
  nameOf: NameOf,
): Scene | null => {
  const { wins, unwalled } = t.planning.scenes
  const [named, clear] = [spokenTo(me, nameOf), [event.region]]
  const told = event.from === me ? conquered({ t, state: before, nameOf: named }, event).text : null
  if (isLast(before, event.region)) {
    const won = event.seat === me ? wins : t.log.ended.conquest(nameOf(event.seat))
    return titleShown(won, told ?? t.log.lastTaken(named(event.seat), nameOf(event.from)), clear)
  }
  const isTown = isSettlement(structureAt(before, event.region))
  if (told !== null) return titleShown(told, isTown ? unwalled : '', clear)
  if (!isTown || event.kind === null) return null
  return pieceArrived({
    piece: structure(standing(event.kind, event.seat)),
    at: event.region,
    caption:
      event.seat === me
        ? begun(t.pointFor.conquest)
        : conquered({ t, state: before, nameOf: named }, event).text,
  })
}

/** Whom an event takes something from, where not from all: its card says whom it is aimed at by a banner alone. */
const hit = (t: Texts, card: string, before: State, nameOf: NameOf): string => {
  const { seats } = takingOf(before, card)
  return seats.length === 0 || seats.length === before.players.length
    ? ''
    : t.planning.scenes.hits(t.listed(seats.map(nameOf)))
}

/** Turned over where all can see it; an event lies there until it is read, and what it changes is framed. Then it stands in force. */
const turnedOver = (t: Texts, card: string, before: State, nameOf: NameOf, from: string): Scene => {
  const [entry] = before.present
  const isEvent = sortOf(card) === 'event'
  const { name, line } = t.cards[kindOf(card)]
  const placedBy = from === 'present' ? (entry?.placedBy ?? null) : null
  const seat = isEvent ? seatOfCard(card) : placedBy
  const shown = cardsShown(
    [
      {
        face: () => <CardFace card={card} texts={t} form="full" />,
        back: () => <CardBack sort={isEvent ? 'event' : 'action'} seat={isEvent ? null : placedBy} />,
        from,
        to: 'inForce',
        caption: isEvent ? hit(t, card, before, nameOf) : placedBy === null ? name : nameOf(placedBy),
        seat,
        isBrief: sortOf(card) === 'action',
        ...(isEvent ? { letters: `${name}${line}`.length } : {}),
      },
    ],
    cardShape,
  )
  const changed = isEvent ? befallen(before, card) : []
  return changed.length > 0 ? inTurn(shown, changesShown(changed)) : shown
}

type Losing = 'civilianLost' | 'improvementLost' | 'troopLost' | 'wallLost' | 'structureLost'

/** Told to whoever loses what they had, and by which card: Conspiracy is in force only while it is carried out. What they did themselves they know. */
const lost = (
  t: Texts,
  event: Shown<EventOf<Losing>>,
  before: Shown<State>,
  me: Viewer,
  nameOf: NameOf,
): Scene | null => {
  const line = describe(t, event, before, spokenTo(me, nameOf))
  const step = before.agenda.at(-1)
  const isOwnDeed =
    'by' in event ? event.by === 'owner' : step !== undefined && 'seat' in step && step.seat === me
  return line === null || line.seat !== me || me === null || isOwnDeed
    ? null
    : titleShown(
        line.text,
        before.pacts.some(({ id }) => id === 'conspiracy')
          ? t.cards.conspiracy.name
          : step?.type === 'event'
            ? t.cards[kindOf(step.card)].name
            : '',
        line.places,
      )
}

/** Whose card it is, and what takes it: that came a round before. Of two events either may have done so. */
const notPlayed = (
  t: Texts,
  { seat, card, why }: Shown<EventOf<'notPlayed'>>,
  { config }: Shown<State>,
  me: Viewer,
  nameOf: NameOf,
): Scene => {
  const { scenes } = t.planning
  const { name } = t.cards[kindOf(card)]
  if (seat === null) return titleShown(scenes.noAlchemist, name)
  const causes =
    why === 'famine'
      ? (['famine'] as const)
      : config.fourPlayerDirectedSet === 'true'
        ? (['corruption', 'assassination4p'] as const)
        : (['corruption'] as const)
  const cause = t.board.status.or.format(causes.map((one) => t.cards[one].name))
  const isOwn = seat === me
  return titleShown(scenes.notPlayed(cause, isOwn), isOwn ? name : t.seats.answers.strike(name, nameOf(seat)))
}

/** Said where it happens alone: the game's words come before the table, and whoever was asked never hears this. */
const settled = {
  es: { title: 'Tu primera aldea', why: 'No queda otro sitio donde fundarla' },
  en: { title: 'Your first village', why: 'There is no other place left for it' },
}

export const scene = (
  t: Texts,
  event: Shown<Event>,
  before: Shown<State>,
  me: Viewer,
  nameOf: NameOf,
): Scene | null => {
  switch (event.type) {
    case 'revealed':
      return turnedOver(t, event.card, before, nameOf, 'present')
    case 'attachedRevealed':
      return turnedOver(t, event.card, before, nameOf, 'inForce')
    case 'notPlayed':
      return notPlayed(t, event, before, me, nameOf)
    // Who has no choice is not asked, and a village of one's own came in silence.
    case 'startVillagePlaced': {
      const { title, why } = settled[language()]
      return event.seat === me && isLastToSettle(before) ? titleShown(title, why, [event.region]) : null
    }
    // Whose card it will be is seen a round later: who loses it hears it now too.
    case 'skipNext':
      return event.by === 1 && event.seat === me ? titleShown(t.planning.scenes.skips) : null
    // Which card is blocked is seen in a hand alone, and there how it comes free is not.
    case 'revoltTaken':
      return event.seat === me
        ? titleShown(
            revoltTaken({ t, state: before, nameOf: spokenTo(me, nameOf) }, event).text,
            event.under.length > 0 ? t.planning.scenes.revolt : '',
          )
        : null
    // It binds who has not signed it too, and is no more than a scroll on the table.
    case 'pactSigned': {
      const { from, to, pact } = event.offer
      return titleShown(t.log.signed(nameOf(from), nameOf(to), t.cards[pact].name), t.cards[pact].line)
    }
    // Nobody has done anything to it: a settlement more or less somewhere moves it.
    case 'rotated':
      return titleShown(t.scores['rotating'] ?? '', begun(rotatedFrom({ t, state: before, nameOf }, event)))
    case 'futureShuffled':
      return titleShown(t.log.futureShuffled)
    case 'pactEnded':
      return event.why === 'fulfilled'
        ? null
        : cardTorn({
            face: () => <CardFace card={event.pact} texts={t} form="full" />,
            from: `card:${event.pact}`,
            caption: pactEnded({ t, state: before, nameOf }, event).text,
            shape: cardShape,
          })
    case 'caravanArrived': {
      const at = places(before).find(({ troop: piece }) => piece?.kind === 'caravan')
      return at === undefined || at.troop === null
        ? null
        : pieceArrived({
            piece: troop(before, at.troop),
            at: at.id,
            caption: t.log.caravan(nameOf(event.owner)),
          })
    }
    case 'conquered':
      return taken(t, event, before, me, nameOf)
    case 'civilianLost':
    case 'improvementLost':
    case 'troopLost':
    case 'wallLost':
    case 'structureLost':
      return lost(t, event, before, me, nameOf)
    case 'roundEnded':
      return roundOver(t.board.round(before.round + 1), before, before.round + 1, nameOf)
    case 'ended':
      // Points that decide nothing are not counted: who has taken a last settlement has won, whatever they are [ST-6.4].
      return event.why === 'points' ? countShown(realmCategories(t, before, nameOf)) : null
    default:
      return null
  }
}
