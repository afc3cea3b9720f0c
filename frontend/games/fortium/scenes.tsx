/** What is seen over the board: dice that tumble, groups that walk their way, fights, cards, the countdown, and the count at the end. */
import type { Seat, Shown, Viewer } from '../../../shared/engine/ids.ts'
import { diamondsToWin, finalRounds, floors } from '../../../shared/games/fortium/components.ts'
import { diamondMine } from '../../../shared/games/fortium/layout.ts'
import { boardOf, minersOn } from '../../../shared/games/fortium/position.ts'
import type { Event, State } from '../../../shared/games/fortium/state.ts'
import type { Scene } from '../../plug/gameUi.ts'
import { cardsShown } from '../../plug/scenes/cards.tsx'
import { diceCompared, diceRolled } from '../../plug/scenes/dice.tsx'
import { inTurn } from '../../plug/scenes/inTurn.tsx'
import { pathWalked } from '../../plug/scenes/path.tsx'
import { countShown } from '../../plug/scenes/scoring.tsx'
import { titleShown } from '../../plug/scenes/title.tsx'
import { CardFace } from './art/Card.tsx'
import { CardBack } from './art/CardBack.tsx'
import { Miner } from './art/pieces.tsx'
import { setAway } from './away.ts'
import { withFallen } from './Fallen.tsx'
import { fortCategories } from './finalCount.tsx'
import { firstDiamond, firstDug, mineOpened, mineReached } from './moments.tsx'
import { floorRises } from './Rising.tsx'
import { roundOver } from './roundOver.tsx'
import type { Texts } from './texts.es.ts'
import { isPassing } from './passing.ts'
import { pathOf } from './walks.ts'
import { fallenIn, fallsOf, type NameOf, nodeName, theirs } from './words.ts'

/** Height of a card for a width of one. */
const cardShape = 86 / 64

const Walkers = (props: { seat: Seat; count: number }) => (
  <svg viewBox="-28 -34 56 56">
    {Array.from({ length: props.count }, (_, index) => (
      <Miner x={(index - (props.count - 1) / 2) * 17} y={18} seat={props.seat} lamp={true} />
    ))}
  </svg>
)

/** Whoever is seen in it is not drawn at their place, from its beginning until the board shows what came of it. */
const withoutThem = (miners: readonly string[], { Play, ...scene }: Scene): Scene => ({
  ...scene,
  Play: (stage) => {
    setAway(miners)
    return <Play {...stage} />
  },
})

/** A round of dice; after the last one, who holds the cell, and what was lost in all of them [FT-4.19]. */
const fight = (
  t: Texts,
  event: Extract<Shown<Event>, { type: 'fought' }>,
  before: State,
  me: Viewer,
  nameOf: NameOf,
  earlier: readonly Shown<Event>[],
): Scene => {
  const here = minersOn(before, event.at)
  const defenders = [...new Set(here.map(({ seat }) => seat))].filter((seat) => seat !== event.seat)
  const pairs = Math.min(event.red.length, event.blue.length)
  // A tie is the defender's.
  const wins = Array.from({ length: pairs }, (_, pair) =>
    (event.red[pair] ?? 0) > (event.blue[pair] ?? 0) ? (0 as const) : (1 as const),
  )
  const rows = [
    { look: event.seat, values: event.red, caption: nameOf(event.seat) },
    { look: defenders[0] ?? event.seat, values: event.blue, caption: t.listed(defenders.map(nameOf)) },
  ] as const
  const isMine = event.seat === me
  // Whoever looks sits below.
  const dice = diceCompared(
    rows[isMine ? 1 : 0],
    rows[isMine ? 0 : 1],
    isMine ? wins.map((row) => (row === 0 ? 1 : 0)) : wins,
    isPassing(event, before, me, event.at),
  )
  const hits = wins.filter((row) => row === 0).length
  const [attackersLeft, defendersLeft] = [event.red.length - (pairs - hits), event.blue.length - hits]
  if (attackersLeft > 0 && defendersLeft > 0) return dice
  const winners = defendersLeft === 0 ? [event.seat] : defenders
  const where = nodeName(t, before, event.at, theirs(winners[0] ?? event.seat, nameOf))
  // What has a name of its own is told in the title, what is but told by its neighbours below it.
  const isNamed = boardOf(before).siteByCell.has(event.at)
  const say = defendersLeft === 0 ? t.fight.taken : t.fight.held
  const title = say(t.listed(winners.map(nameOf)), isNamed ? t.places.the(where) : t.fight.cell)
  const fallen = fallenIn([...earlier, event], before)
  const lost = fallsOf(t, fallen, nameOf).join('; ')
  const text = isNamed ? lost : [where, ...(lost === '' ? [] : [lost])].join(': ')
  return inTurn(dice, withoutThem(event.lost, withFallen(fallen, titleShown(title, text, [event.at]))))
}

export const scene = (
  t: Texts,
  event: Shown<Event>,
  before: State,
  me: Viewer,
  nameOf: NameOf,
  earlier: readonly Shown<Event>[],
): Scene | null => {
  switch (event.type) {
    case 'collected': {
      // What flies off one's own stock is what another digs: nobody would know why [FT-4.12].
      const taken = event.payers.find(({ seat }) => seat === me)
      if (taken === undefined) return firstDug(event, before, me, nameOf)
      const what = t.unit(event.kind, taken.amount)
      const why = t.log.paidBy(`${nameOf(taken.seat)} (${what})`)
      return titleShown(
        t.log.stolen(nameOf(event.seat), nameOf(taken.seat), what),
        `${why.charAt(0).toUpperCase()}${why.slice(1)}`,
        [`stock:${taken.seat}:${event.kind}`],
        event.seat,
      )
    }
    case 'diceRolled':
      return diceRolled(
        { look: 'green', rim: event.seat, values: event.dice, caption: nameOf(event.seat) },
        isPassing(event, before, me),
      )
    case 'groupMoved': {
      const walk = pathWalked({
        piece: () => <Walkers seat={event.seat} count={event.miners.length} />,
        stops: pathOf(boardOf(before), event.from, event.to),
        isPassing: isPassing(event, before, me, event.to),
      })
      const reached = mineReached(event, before, nameOf)
      return withoutThem(event.miners, reached === null ? walk : inTurn(walk, reached))
    }
    case 'campBought':
      return mineOpened(t, event, before, me, nameOf)
    case 'fought':
      return fight(t, event, before, me, nameOf, earlier)
    case 'cardDrawn': {
      const face = event.card
      if (face === null) return null
      return cardsShown(
        [
          {
            face: () => <CardFace kind={face.secret.kind} />,
            back: () => <CardBack />,
            from: 'bank:card',
            to: 'own:card',
            caption: t.cards[face.secret.kind].name,
            seat: event.seat,
          },
        ],
        cardShape,
      )
    }
    case 'cardPlayed':
    case 'cardDiscarded': {
      const { card } = event
      return cardsShown(
        [
          {
            face: () => <CardFace kind={card} />,
            back: () => <CardBack />,
            from: `seat:${event.seat}`,
            caption: `${nameOf(event.seat)}: ${t.cards[card].name}`,
            seat: event.seat,
          },
        ],
        cardShape,
      )
    }
    case 'diamondsPlaced': {
      const first = firstDiamond(t, event, before, nameOf)
      // Four at once win, and begin nothing.
      return first !== null && event.first
        ? inTurn(first, titleShown(t.hand.countdown(finalRounds), t.hand.doubled, [diamondMine]))
        : first
    }
    case 'floorBuilt': {
      const { seat, kind } = event
      const level = floors.findIndex((floor) => floor.kind === kind)
      return floorRises({ seat, level, caption: t.log.floor(nameOf(seat), t.kinds[kind]) })
    }
    case 'roundBegan':
      if (before.triggerRound === null)
        // The first collection that brings anything is that of the second round [FT-R07].
        return event.round < 3 ? null : roundOver(t.log.round(event.round), before, event.round, nameOf)
      return titleShown(
        t.log.round(event.round),
        t.hand.countdown(Math.max(0, before.triggerRound + finalRounds - event.round)),
        [diamondMine],
      )
    case 'ended':
      if (event.reason === 'fortComplete') {
        // Once its diamonds have landed on the board. It wins by itself: nothing is counted against it.
        const winner = before.players.find(({ diamonds }) => diamonds === diamondsToWin)
        return winner === undefined
          ? null
          : floorRises({
              seat: winner.seat,
              level: floors.length,
              caption: winner.seat === me ? t.log.yourComplete : t.log.complete(nameOf(winner.seat)),
            })
      }
      return event.reason === 'lastSide' ? null : countShown(fortCategories(t, before, nameOf))
    default:
      return null
  }
}
