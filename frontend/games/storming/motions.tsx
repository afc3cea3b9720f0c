/** What travels when something happens: troops and what is built, cards face up and face down, points. */
import type { JSX } from 'solid-js'
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { isRevolt, ownerOfCard, typeOfCard } from '../../../shared/games/storming/components.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import { isSettling, pactOfTroop } from '../../../shared/games/storming/queries.ts'
import type { Region, State, Structure, Troop as TroopPiece } from '../../../shared/games/storming/state.ts'
import { Laurel } from '../../kit/pieces/pieces.tsx'
import type { Motion } from '../../plug/gameUi.ts'
import { CardBack, CardFace } from './art/cards/Card.tsx'
import { StructureArt } from './art/Structures.tsx'
import { TroopFigure } from './art/Troops.tsx'
import type { Texts } from './texts.es.ts'

const seatAt = (seat: Seat): string => `seat:${seat}`

/** A troop as it travels, or stands in a scene. */
export const troop =
  (state: State, piece: TroopPiece): (() => JSX.Element) =>
  () => (
    <svg viewBox="-42 -58 84 84">
      <TroopFigure
        x={0}
        y={14}
        kind={piece.kind}
        owner={piece.owner}
        signers={pactOfTroop(state, piece)?.signers ?? []}
      />
    </svg>
  )
/** What is built, as it travels or stands in a scene. */
export const structure =
  (one: Structure): (() => JSX.Element) =>
  () => (
    <svg viewBox="-44 -50 88 88">
      <StructureArt structure={one} bare />
    </svg>
  )

/** What a seat has built, without a wall: only what has none is taken. */
export const standing = (kind: Structure['kind'], owner: Seat): Structure =>
  kind === 'sawmill' || kind === 'mine' ? { kind, owner } : { kind, owner, wall: false }

const cardBack = (
  sort: Parameters<typeof CardBack>[0]['sort'],
  seat: Seat | null,
  from: string,
  to: string,
): Motion => ({
  piece: () => <CardBack sort={sort} seat={seat} />,
  from,
  to,
  lasts: 440,
})

const lost = (region: Region | undefined, state: State, from: string): readonly Motion[] =>
  region?.troop?.owner === undefined || region.troop.owner === null
    ? []
    : [{ piece: troop(state, region.troop), from, to: seatAt(region.troop.owner), lasts: 460 }]

/** Milliseconds from a seat to the map; a dozen pieces come there one by one before anybody plays. */
const comes = (before: State): number => (isSettling(before) ? 320 : 480)

export const motions = (t: Texts, event: Shown<Event>, before: State): readonly Motion[] => {
  const face = (card: string, from: string, to: string): Motion => ({
    piece: () => <CardFace card={card} texts={t} form="sign" />,
    from,
    to,
    lasts: 480,
  })
  switch (event.type) {
    case 'troopMoved': {
      const piece = before.map[event.from]?.troop ?? null
      return piece === null
        ? []
        : [{ piece: troop(before, piece), from: event.from, to: event.to, lasts: 520 }]
    }
    case 'troopPlaced':
      return event.owner === null
        ? []
        : [
            {
              piece: troop(before, { id: 0, kind: event.kind, owner: event.owner }),
              from: seatAt(event.owner),
              to: event.region,
              lasts: comes(before),
            },
          ]
    case 'troopLost':
      return lost(before.map[event.region], before, event.region)
    case 'startVillagePlaced':
      return [
        {
          piece: structure({ kind: 'village', owner: event.seat, wall: event.wall }),
          from: seatAt(event.seat),
          to: event.region,
          lasts: comes(before),
        },
      ]
    case 'built':
      return [
        {
          piece: structure(standing(event.kind, event.seat)),
          from: seatAt(event.seat),
          to: event.region,
          lasts: comes(before),
        },
      ]
    case 'structureLost': {
      const one = before.map[event.region]?.structure ?? null
      return one === null
        ? []
        : [{ piece: structure(one), from: event.region, to: seatAt(one.owner), lasts: 460 }]
    }
    case 'civilianTaken':
    case 'improvementTaken':
      return [face(event.card, `card:${event.card}`, seatAt(event.seat))]
    case 'revoltTaken':
      return [cardBack('revolt', null, 'inForce', seatAt(event.seat))]
    case 'eventsDrawn':
      return event.draws.map(({ seat }) => cardBack('event', null, 'deck:event', seatAt(seat)))
    case 'cardsPlaced':
      return event.entries.map(({ pile }) => cardBack('action', event.seat, seatAt(event.seat), pile))
    case 'eventPlaced':
      return [cardBack('event', null, seatAt(event.seat), 'eventSlot')]
    case 'cardFinished':
      return typeOfCard(event.card) === null
        ? []
        : // It tells nothing new, and the next one waits for it.
          [{ ...face(event.card, 'inForce', seatAt(ownerOfCard(event.card))), lasts: 260 }]
    case 'revealed':
      return [
        isRevolt(event.card)
          ? cardBack('revolt', null, 'present', 'inForce')
          : face(event.card, 'present', 'inForce'),
      ]
    case 'rotated':
    case 'pointGained':
      return [
        {
          piece: () => (
            <svg viewBox="-24 -24 48 48">
              <Laurel x={0} y={0} size={44} figure="+1" />
            </svg>
          ),
          from:
            event.type === 'rotated' && before.rotatingVp !== null ? seatAt(before.rotatingVp) : 'inForce',
          to: seatAt(event.seat),
          lasts: 600,
        },
      ]
    default:
      return []
  }
}
