/** What travels when something happens. */
import type { JSX } from 'solid-js'
import type { Seat, Shown, Viewer } from '../../../shared/engine/ids.ts'
import { copy } from '../../../shared/engine/copy.ts'
import {
  helperSpaces,
  masterBuilderPoints,
  type Resource,
  resources,
} from '../../../shared/games/castillo/components.ts'
import { evolve } from '../../../shared/games/castillo/evolve.ts'
import { silverIn } from '../../../shared/games/castillo/payments.ts'
import { pointsAt, quantitiesOf } from '../../../shared/games/castillo/scoring.ts'
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import { Coin, Laurel, Pawn } from '../../kit/pieces/pieces.tsx'
import { figure } from '../../kit/sums.ts'
import type { Motion } from '../../plug/gameUi.ts'
import { ResourceMark, RoleCardFace } from './art/pieces.tsx'
import { BuildingArt } from './art/castle/Buildings.tsx'
import type { Texts } from './texts.es.ts'
import { roleName } from './words.ts'

type Counts = Readonly<Partial<Record<Resource, number>>>

const onSquare =
  (children: () => JSX.Element): (() => JSX.Element) =>
  () => <svg viewBox="-50 -50 100 100">{children()}</svg>

const seatAnchor = (seat: Seat): string => `seat:${seat}`
/** A place; or of a seat the figure that counts it. */
const end = (at: string | Seat, what: Resource | 'talers' | 'helpers'): string =>
  typeof at === 'string' ? at : `${seatAnchor(at)}:${what}`

const coin = (talers: number, from: string | Seat, to: string | Seat): readonly Motion[] =>
  talers === 0
    ? []
    : [
        {
          piece: onSquare(() => <Coin x={0} y={0} size={64} figure={talers} />),
          from: end(from, 'talers'),
          to: end(to, 'talers'),
          lasts: 340,
        },
      ]

const laurel = (vp: number, from: string, to: string): Motion => ({
  piece: onSquare(() => <Laurel x={0} y={0} size={80} figure={figure(vp)} />),
  from,
  to,
  lasts: 450,
})

const pawn = (seat: Seat, from: string | Seat, to: string | Seat): Motion => ({
  piece: onSquare(() => <Pawn x={0} y={6} size={80} seat={seat} />),
  from: end(from, 'helpers'),
  to: end(to, 'helpers'),
  lasts: 400,
})

/** What goes together, each kind with its number beside it; of several at half the size. */
const load = (kinds: readonly Resource[], counts: Counts, from: string, to: string): Motion => ({
  piece: onSquare(() =>
    kinds.map((kind, at) => (
      <g
        transform={
          kinds.length > 1 ? `translate(${(at % 2) * 52 - 26} ${at < 2 ? -26 : 26}) scale(.52)` : undefined
        }
      >
        <ResourceMark kind={kind} x={-8} y={0} size={62} />
        <text class="ca-count ca-flying" x="34" y="14">
          {counts[kind]}
        </text>
      </g>
    )),
  ),
  from,
  to,
  lasts: 380,
})
const pile = (kind: Resource, count: number, from: string | Seat, to: string | Seat): Motion =>
  load([kind], { [kind]: count }, end(from, kind), end(to, kind))
/** One's own leave and come to the figures that count them; those of others go in one. */
const piles = (
  counts: Counts,
  from: string | Seat,
  to: string | Seat,
  isMine: boolean,
): readonly Motion[] => {
  const kinds = resources.filter((kind) => (counts[kind] ?? 0) > 0)
  const place = (at: string | Seat): string => (typeof at === 'string' ? at : seatAnchor(at))
  if (isMine || kinds.length < 2) return kinds.map((kind) => pile(kind, counts[kind] ?? 0, from, to))
  return [load(kinds, counts, place(from), place(to))]
}

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

/**
 * What an act makes of the helpers that stand in the castle: from where it was done to each that would score more or less
 * by it. What talers and pieces are worth to theirs changes all the time, and is left to the figure beside the seat.
 */
const stirred = (event: Event, before: State, from: string): readonly Motion[] => {
  const after = copy(before)
  evolve(after, event)
  const [was, is] = [quantitiesOf(before), quantitiesOf(after)]
  return helperSpaces.flatMap(({ id }) => {
    const more = (pointsAt(id, is) ?? 0) - (pointsAt(id, was) ?? 0)
    return before.castleSpaces[id] === null || more === 0 ? [] : [laurel(more, from, id)]
  })
}

/** What a building brings to who has a Master Builder of this round still to come: their points wait on the card. */
const awaited = ({ queue, queueIndex }: State, seat: Seat, building: string): readonly Motion[] =>
  queue
    .slice(queueIndex)
    .filter((queued) => queued.card === 'masterBuilder' && queued.seat !== seat)
    .map((queued) => laurel(masterBuilderPoints, building, `queued:${queued.seat}:masterBuilder`))

const built = (event: Extract<Event, { type: 'built' }>, before: State, me: Viewer): readonly Motion[] => {
  const { seat, building, payment } = event
  // It stands before what it brings comes off it.
  const stands = copy(before)
  evolve(stands, { ...event, talers: 0, vp: 0 })
  const site: Motion = {
    stands,
    piece: () => (
      <svg viewBox="-70 -70 140 140">
        <BuildingArt id={building} built winter={before.config.winter === 'yes'} />
      </svg>
    ),
    from: seatAnchor(seat),
    to: building,
    lasts: 420,
  }
  const silver = silverIn(payment)
  return [
    ...piles(payment, seat, 'stock', seat === me),
    ...(silver > 0 ? [pile('silver', silver, seat, 'forge')] : []),
    site,
    ...coin(event.talers, 'bank', seat),
    ...(event.vp > 0 ? [laurel(event.vp, building, seatAnchor(seat))] : []),
    ...awaited(before, seat, building),
    ...stirred(event, before, building),
  ]
}

const travels = (t: Texts, event: Shown<Event>, before: State, me: Viewer): readonly Motion[] => {
  switch (event.type) {
    case 'roundStarted':
      return coin(
        event.talers,
        event.from === 'track' ? `round:${before.config.rounds - event.round + 1}` : 'bank',
        event.seat,
      )
    case 'cardsChosen':
      return chosen(t, event, me)
    case 'bountyTaken':
    case 'messengerPaid':
      return coin(event.talers, 'bank', event.seat)
    case 'firewoodPaid':
      return event.wood > 0
        ? [pile('wood', event.wood, event.seat, 'stock')]
        : coin(event.talers, event.seat, 'bank')
    case 'tradersSentHome':
      return event.spaces.flatMap((space) => {
        const owner = before.traderSpaces[space]
        return owner === null ? [] : [pawn(owner, space, owner)]
      })
    case 'workerEquipped':
      return piles(event.resources, 'stock', `queued:${event.seat}:${event.card}`, event.seat === me)
    case 'traderPlaced': {
      // Who is sent home goes slower than who comes, and is seen by itself.
      const home =
        event.displaced === null
          ? []
          : [{ ...pawn(event.displaced, event.space, event.displaced), lasts: 500 }]
      return [...home, pawn(event.seat, event.seat, event.space)]
    }
    case 'incomeTaken':
      // All carts are unloaded one after the other, and what it brought oneself is told at the end.
      return [
        { ...pile(event.resource, event.amount, event.space, event.seat), lasts: 300 },
        { ...pile(event.resource, event.toTower, event.seat, 'defenceTower'), lasts: 300 },
      ]
    case 'towerTaken':
      return [pile(event.resource, event.amount, 'defenceTower', event.seat)]
    case 'bought':
      return [
        ...coin(event.talers, event.seat, event.owner),
        pile(event.resource, 1, `queued:${event.owner}:${event.card}`, event.seat),
      ]
    case 'delivered':
      return piles(event.resources, `queued:${event.seat}:${event.card}`, event.seat, event.seat === me)
    case 'built':
      return built(event, before, me)
    case 'helperPlaced':
      return [
        ...coin(event.talers, event.seat, 'bank'),
        pawn(event.seat, event.from === 'supply' ? event.seat : event.from, event.space),
        ...stirred(event, before, event.space),
      ]
    case 'masterBuilderScored':
      return event.vp > 0
        ? [laurel(event.vp, `queued:${event.seat}:masterBuilder`, seatAnchor(event.seat))]
        : []
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

/** Of the time that what others do takes, what each deed of theirs in this round leaves less of, and what is left at least. */
const [hurry, least] = [0.15, 0.45]
/** So many act after one another that one's own wait would grow with them: it is looked at the faster the longer it is. */
const paceOf = ({ queueIndex, builtThisRound, helperBuildingsThisRound }: State, me: Viewer): number => {
  const deeds = builtThisRound
    .map((count, seat) => (seat === me ? 0 : count + (helperBuildingsThisRound[seat]?.length ?? 0)))
    .reduce((sum, count) => sum + count, queueIndex)
  return Math.max(least, 1 - hurry * deeds)
}

export const motions = (t: Texts, event: Shown<Event>, before: State, me: Viewer): readonly Motion[] => {
  const pace = 'seat' in event && event.seat === me ? 1 : paceOf(before, me)
  return travels(t, event, before, me).map((one) => ({ ...one, lasts: one.lasts * pace }))
}
