/** What travels when something happens. */
import type { JSX } from 'solid-js'
import type { Seat, Shown, Viewer } from '../../../shared/engine/ids.ts'
import { type Resource, resources } from '../../../shared/games/castillo/components.ts'
import { silverIn } from '../../../shared/games/castillo/payments.ts'
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import { Coin, Laurel, Pawn } from '../../kit/pieces/pieces.tsx'
import type { Motion } from '../../plug/gameUi.ts'
import { ResourceMark, RoleCardFace } from './art/pieces.tsx'
import { BuildingArt } from './art/castle/Buildings.tsx'
import type { Texts } from './texts.es.ts'
import { roleName } from './words.ts'

const onSquare =
  (children: () => JSX.Element): (() => JSX.Element) =>
  () => <svg viewBox="-50 -50 100 100">{children()}</svg>

const seatAnchor = (seat: Seat): string => `seat:${seat}`

const coin = (talers: number, from: string, to: string): readonly Motion[] =>
  talers === 0
    ? []
    : [{ piece: onSquare(() => <Coin x={0} y={0} size={64} figure={talers} />), from, to, lasts: 420 }]

const laurel = (vp: number, from: string, seat: Seat): Motion => ({
  piece: onSquare(() => <Laurel x={0} y={0} size={80} figure={vp} />),
  from,
  to: seatAnchor(seat),
  lasts: 600,
})

const pawn = (seat: Seat, from: string, to: string): Motion => ({
  piece: onSquare(() => <Pawn x={0} y={6} size={80} seat={seat} />),
  from,
  to,
  lasts: 480,
})

/** A pile goes together, its number beside it. */
const pile = (kind: Resource, count: number, from: string, to: string): Motion => ({
  piece: onSquare(() => (
    <>
      <ResourceMark kind={kind} x={-8} y={0} size={62} />
      <text class="ca-count ca-flying" x="34" y="14">
        {count}
      </text>
    </>
  )),
  from,
  to,
  lasts: 460,
})
const piles = (
  counts: Readonly<Partial<Record<Resource, number>>>,
  from: string,
  to: string,
): readonly Motion[] =>
  resources.filter((kind) => (counts[kind] ?? 0) > 0).map((kind) => pile(kind, counts[kind] ?? 0, from, to))

/** A choice of one's own goes from the hand to one's panel; that of others is seen by its back in the tray. */
const chosen = (t: Texts, event: Extract<Event, { type: 'cardsChosen' }>, me: Viewer): readonly Motion[] =>
  event.seat === me && event.cards !== null
    ? event.cards.secret.map((card) => ({
        piece: () => <RoleCardFace card={card} name={roleName(t, card)} />,
        from: `card:${card}`,
        to: seatAnchor(event.seat),
        lasts: 420,
      }))
    : []

const built = (event: Extract<Event, { type: 'built' }>, isWinter: boolean): readonly Motion[] => {
  const { seat, building, payment } = event
  const site: Motion = {
    piece: () => (
      <svg viewBox="-70 -70 140 140">
        <BuildingArt id={building} built winter={isWinter} />
      </svg>
    ),
    from: seatAnchor(seat),
    to: building,
    lasts: 560,
  }
  const silver = silverIn(payment)
  return [
    ...piles(payment, seatAnchor(seat), 'stock'),
    ...(silver > 0 ? [pile('silver', silver, seatAnchor(seat), 'forge')] : []),
    site,
    ...coin(event.talers, 'bank', seatAnchor(seat)),
    ...(event.vp > 0 ? [laurel(event.vp, building, seat)] : []),
  ]
}

export const motions = (t: Texts, event: Shown<Event>, before: State, me: Viewer): readonly Motion[] => {
  switch (event.type) {
    case 'roundStarted':
      return coin(
        event.talers,
        event.from === 'track' ? `round:${before.config.rounds - event.round + 1}` : 'bank',
        seatAnchor(event.seat),
      )
    case 'cardsChosen':
      return chosen(t, event, me)
    case 'bountyTaken':
    case 'messengerPaid':
      return coin(event.talers, 'bank', seatAnchor(event.seat))
    case 'firewoodPaid':
      return event.wood > 0
        ? [pile('wood', event.wood, seatAnchor(event.seat), 'stock')]
        : coin(event.talers, seatAnchor(event.seat), 'bank')
    case 'tradersSentHome':
      return event.spaces.flatMap((space) => {
        const owner = before.traderSpaces[space]
        return owner === null ? [] : [pawn(owner, space, seatAnchor(owner))]
      })
    case 'workerEquipped':
      return piles(event.resources, 'stock', `queued:${event.seat}:${event.card}`)
    case 'traderPlaced': {
      // Who is sent home goes slower than who comes, and is seen by itself.
      const home =
        event.displaced === null
          ? []
          : [{ ...pawn(event.displaced, event.space, seatAnchor(event.displaced)), lasts: 600 }]
      return [...home, pawn(event.seat, seatAnchor(event.seat), event.space)]
    }
    case 'incomeTaken':
      return [
        pile(event.resource, event.amount, event.space, seatAnchor(event.seat)),
        pile(event.resource, event.toTower, seatAnchor(event.seat), 'defenceTower'),
      ]
    case 'towerTaken':
      return [pile(event.resource, event.amount, 'defenceTower', seatAnchor(event.seat))]
    case 'bought':
      return [
        ...coin(event.talers, seatAnchor(event.seat), seatAnchor(event.owner)),
        pile(event.resource, 1, `queued:${event.owner}:${event.card}`, seatAnchor(event.seat)),
      ]
    case 'delivered':
      return piles(event.resources, `queued:${event.seat}:${event.card}`, seatAnchor(event.seat))
    case 'built':
      return built(event, before.config.winter === 'yes')
    case 'helperPlaced':
      return [
        ...coin(event.talers, seatAnchor(event.seat), 'bank'),
        pawn(event.seat, event.from === 'supply' ? seatAnchor(event.seat) : event.from, event.space),
      ]
    case 'masterBuilderScored':
      return event.vp > 0 ? [laurel(event.vp, `queued:${event.seat}:masterBuilder`, event.seat)] : []
    case 'startPlayerDrawn':
    case 'winterDealt':
    // The scene has its way in it.
    case 'scored':
    case 'winterRevealed':
    case 'revealed':
    case 'asked':
    case 'passed':
    case 'cardResolved':
    case 'roundEnded':
    case 'ended':
      return []
  }
}
