/** Cards of what people have and buy: forts, floors, stocks, dice, support cards. */
import {
  type CardKind,
  cardKinds,
  diamondsToWin,
  exchanges,
  floors,
  minersEach,
  price,
  recoveryPrices,
  type Stored,
  stored,
  worths,
} from '../../../../shared/games/fortium/components.ts'
import { homeOf, livingMiners, ownOn, playerAt } from '../../../../shared/games/fortium/position.ts'
import { pointsOf, scores } from '../../../../shared/games/fortium/scoring.ts'
import type { Player } from '../../../../shared/games/fortium/state.ts'
import type { CardFigure, CardInfo } from '../../../plug/gameUi.ts'
import { CardFace } from '../art/Card.tsx'
import { CardBack } from '../art/CardBack.tsx'
import { Fort } from '../art/Fort.tsx'
import { Die, Hat, Miner, Tent } from '../art/pieces.tsx'
import { goalOf } from '../goal.ts'
import { goalSaid, moreSaid } from '../Goals.tsx'
import { isFirst, yieldsOf } from '../income.ts'
import { chanceOf } from '../odds.ts'
import { soonOf } from '../Soon.tsx'
import { quarriesOf } from '../spreading.ts'
import { beginName, bundleName, incomeName } from '../words.ts'
import { emblem, socket } from '../../../kit/pieces/marks.tsx'
import { brick, bricksOf, die, framed, miner, sign, tent } from './marks.tsx'
import { endCard } from './end.tsx'
import { placeCard } from './places.tsx'
import type { Said } from './said.ts'
import { scoreCard } from './scores.tsx'

const isStored = (name: string): name is Stored => stored.some((kind) => kind === name)

/** Of the next floor: how far it is and, to its owner, where more for it is to be had. */
const goalFigures = ({ t, c, table }: Said, { seat }: Player): readonly CardFigure[] => {
  const goal = goalOf(table.view(), seat)
  const said = [goalSaid(c, goal), ...(seat === table.me() ? [moreSaid(t, c, table, seat)] : [])]
  return said.filter((text) => text !== '').map((text) => ({ mark: brick(goal.kind), text }))
}

const floorCard = (said: Said, player: Player, level: number): CardInfo | null => {
  const { t, c, table } = said
  const floor = floors[level]
  const goal = level === player.floors && table.view().phase !== 'finished' ? goalFigures(said, player) : []
  if (floor === undefined)
    return level !== floors.length
      ? null
      : {
          name: t.hand.diamonds,
          kind: c.kinds.floor,
          picture: bricksOf('diamond'),
          figures: [
            { mark: brick('diamond'), text: c.fort.diamonds(player.diamonds, diamondsToWin) },
            ...goal,
          ],
          text: c.floor.diamonds,
          rules: ['FT-6.4', 'FT-2.4.3'],
        }
  return {
    name: t.hand.floor(t.kinds[floor.kind]),
    kind: c.kinds.floor,
    picture: bricksOf(floor.kind),
    figures: [
      { mark: emblem(player.seat), text: player.floors > level ? c.floor.built : c.floor.missing },
      { mark: brick(floor.kind), text: c.floor.cost(t.unit(floor.kind, floor.cost)) },
      ...goal,
      { mark: brick(floor.kind), text: c.floor.income(t.unit(floor.kind, 1)) },
    ],
    text: c.floor.text,
    rules: ['FT-4.31', 'FT-4.2'],
  }
}

const fortCard = (at: Said, player: Player): CardInfo => {
  const { t, c, table } = at
  const next = floors[player.floors]
  const [bricks] = scores(table.view())[player.seat] ?? []
  const soon = soonOf(c, table, player.seat)
  // Figures are no part of its name: in the letters of a title a 0 was read as the word of one letter.
  const said = t.places.fort(table.nameOf(player.seat), player.floors, player.diamonds)
  const end = said.lastIndexOf(': ')
  return {
    name: said.slice(0, end),
    kind: said.slice(end + 2),
    picture: framed(90, 112, () => (
      <g transform="translate(0 102)">
        <Fort seat={player.seat} built={player.floors} diamonds={player.diamonds} />
      </g>
    )),
    figures: [
      next === undefined
        ? { mark: brick('diamond'), text: c.fort.diamonds(player.diamonds, diamondsToWin) }
        : { mark: brick(next.kind), text: c.fort.next(t.unit(next.kind, next.cost)) },
      { mark: emblem(player.seat), text: c.fort.worth(bricks?.points ?? 0) },
      { mark: emblem(player.seat), text: c.fort.pays },
      incomeFigure(at, player),
      ...(soon === null
        ? []
        : [{ mark: emblem(player.seat), text: c.seat.of(table.nameOf(player.seat), soon) }]),
    ],
    text: soon === null ? c.fort.text : `${c.fort.near} ${c.fort.text}`,
    rules: ['FT-6.3', 'FT-4.31', 'FT-6.4'],
  }
}

/** In round 1 nothing is collected yet: then what the round after it brings, as things stand. */
const incomeFigure = ({ t, c, table }: Said, { seat }: Player): CardFigure => {
  const view = table.view()
  const what = incomeName(t, yieldsOf(view, seat))
  if (isFirst(view, seat)) return { mark: emblem(seat), text: c.income.second(what) }
  return { mark: emblem(seat), text: what === '' ? c.seat.nothing : c.seat.income(what) }
}

const stockCard = ({ t, c, table }: Said, { seat, stock }: Player, kind: Stored): CardInfo => {
  const { pay, to } = exchanges[kind]
  const view = table.view()
  const next = yieldsOf(view, seat)[kind]
  const said = isFirst(view, seat) ? c.income.second(next === 0 ? '' : String(next)) : c.stock.next(next)
  return {
    name: t.kinds[kind].charAt(0).toUpperCase() + t.kinds[kind].slice(1),
    kind: c.kinds.stock,
    picture: bricksOf(kind),
    figures: [
      { mark: emblem(seat), text: c.stock.have(stock[kind]) },
      ...(view.phase === 'finished' ? [] : [{ mark: brick(kind), text: said }]),
      { mark: socket, text: c.stock.bank(view.bank[kind]) },
      { mark: brick(to), text: c.stock.rate(t.unit(kind, pay), t.unit(to, 1)) },
      ...(to === 'diamond' ? [{ mark: brick(to), text: c.stock.late }] : []),
      { mark: miner(seat), text: c.stock.recover(t.unit(kind, recoveryPrices[kind])) },
      { mark: brick(kind), text: c.stock.worth(worths[kind]) },
    ],
    rules: kind === 'gold' ? ['FT-2.6.1', 'FT-6.4'] : ['FT-2.6.1', 'FT-6.6'],
  }
}

/** One of the prices that a lost miner is bought back for. */
const recoveryCard = ({ t, c }: Said, player: Player, kind: Stored): CardInfo => ({
  name: t.hand.recover(t.unit(kind, recoveryPrices[kind])),
  kind: c.kinds.miners,
  picture: framed(20, 22, () => <Miner x={0} y={18} seat={player.seat} lamp={true} />),
  figures: [
    { mark: socket, text: c.seat.lost(minersEach - livingMiners(player)) },
    { mark: brick(kind), text: c.stock.have(player.stock[kind]) },
  ],
  text: `${c.seat.lostText} ${c.recovery}`,
  rules: ['FT-4.4'],
})

const dieCard = ({ c, table }: Said, index: number): CardInfo | null => {
  const one = table.view().moveDice[index]
  if (one === undefined) return null
  return {
    name: c.names.die(one.value),
    kind: c.kinds.die,
    picture: framed(26, 26, () => <Die x={-3} y={-3} value={one.value} size={40} color="green" />),
    figures: [
      { mark: die(one.value), text: one.used ? c.die.used : c.die.free },
      { mark: die(1), text: one.value === 1 ? c.die.one : c.die.other },
    ],
    rules: ['FT-4.13', 'FT-4.14'],
  }
}

const cardRules = {
  demolishTurquoise: 'FT-4.36',
  stealLimestone: 'FT-4.36',
  convertMiner: 'FT-4.37',
  convertCamp: 'FT-4.39',
  unifyMiners: 'FT-4.38',
  doubleProduction: 'FT-4.35',
  negotiate: 'FT-4.40',
} as const satisfies Readonly<Record<CardKind, string>>

const supportCard = ({ t, c }: Said, kind: CardKind): CardInfo => ({
  name: t.cards[kind].name,
  kind: c.kinds.card,
  picture: () => <CardFace kind={kind} />,
  figures: [
    { mark: socket, text: c.card.likely(chanceOf(kind)) },
    { mark: die(1), text: kind === 'doubleProduction' ? c.card.beforeCollecting : c.card.afterRoll },
    { mark: sign(kind), text: c.card.once },
  ],
  text: t.cards[kind].text,
  rules: [cardRules[kind], 'FT-4.33', 'FT-4.34'],
})

const bankCard = ({ t, c }: Said): CardInfo => ({
  name: c.names.bank,
  kind: c.kinds.price,
  picture: () => <CardBack />,
  figures: [
    { mark: brick('granite'), text: c.card.price(bundleName(t, price)) },
    ...cardKinds.map((kind) => ({
      mark: sign(kind),
      text: c.card.chance(t.cards[kind].name, chanceOf(kind), t.cards[kind].text),
    })),
  ],
  text: c.card.text,
  rules: ['FT-4.33', 'FT-4.34'],
})

const heldCard = (said: Said, player: Player | undefined): CardInfo => {
  const kind = player?.card?.face?.secret.kind
  return kind === undefined ? bankCard(said) : supportCard(said, kind)
}

/** The press that begins a turn: where it stops before the roll, and where it does not. */
const beginCard = ({ t, c, table }: Said): CardInfo => {
  const state = table.view()
  const name = beginName(t, state)
  const { stops, first, rolls, wins } = c.begin
  const { collect, rollDice } = t.acts
  const text = { [collect]: stops, [rollDice]: first, [t.hand.collectAndWin]: wins }[name] ?? rolls
  return {
    name,
    kind: c.names.begin,
    picture: framed(26, 26, () => <Die x={-3} y={-3} value={6} size={40} color="green" />),
    figures: [incomeFigure({ t, c, table }, playerAt(state, state.active))],
    text,
    rules: ['FT-4.2', 'FT-4.4'],
  }
}

const campCard = ({ t, c }: Said, player: Player): CardInfo => ({
  name: c.names.camp,
  kind: c.kinds.price,
  picture: framed(24, 24, () => <Tent x={0} y={6} seat={player.seat} scale={1.3} />),
  figures: [
    { mark: brick('granite'), text: c.card.price(bundleName(t, price)) },
    { mark: tent(player.seat), text: c.camp.left(player.campSupply) },
  ],
  text: c.camp.text,
  rules: ['FT-4.25', 'FT-4.27', 'FT-4.29'],
})

/** What stands in a seat's panel, by its name. */
const holdingCard = (said: Said, player: Player, what: string): CardInfo | null => {
  const { t, c, table } = said
  const { seat } = player
  const figure = (count: number): CardFigure => ({
    mark: emblem(seat),
    text: c.seat.of(table.nameOf(seat), String(count)),
  })
  const standing = framed(20, 22, () => <Miner x={0} y={18} seat={seat} lamp={what === 'base'} />)
  switch (what) {
    case 'base':
      return {
        name: c.names.base,
        kind: c.kinds.miners,
        picture: standing,
        figures: [figure(ownOn(table.view(), seat, homeOf(table.view(), seat)).length)],
        text: c.seat.base,
        rules: ['FT-2.2.3', 'FT-4.14'],
      }
    case 'lost':
      return {
        name: c.names.lost,
        kind: c.kinds.miners,
        picture: standing,
        // What one costs is told where it is told when they come back.
        figures: [
          figure(minersEach - livingMiners(player)),
          ...stored.map((kind) => ({
            mark: brick(kind),
            text: c.stock.recover(t.unit(kind, recoveryPrices[kind])),
          })),
        ],
        text: c.seat.lostText,
        rules: ['FT-4.4', 'FT-4.3'],
      }
    case 'camps':
      return campCard(said, player)
    case 'hat':
      return {
        name: c.names.hat,
        kind: c.kinds.hat,
        picture: framed(24, 24, () => <Hat x={0} y={12} />),
        figures: [{ mark: emblem(seat), text: table.nameOf(seat) }],
        text: c.seat.hat,
        rules: ['FT-8.7'],
      }
    case 'card':
      return heldCard(said, player)
    case 'income':
      return {
        name: c.names.income,
        kind: c.kinds.income,
        picture: bricksOf('granite'),
        figures: [incomeFigure(said, player)],
        rules: ['FT-4.2', 'FT-4.12'],
      }
    default:
      return null
  }
}

const seatCard = (said: Said, player: Player): CardInfo => {
  const { c, table } = said
  const { seat } = player
  return {
    name: table.nameOf(seat),
    kind: table.me() === seat ? c.kinds.own : c.kinds.seat,
    picture: framed(20, 20, emblem(seat)),
    figures: [
      { mark: emblem(seat), text: c.seat.worth(pointsOf(player)) },
      { mark: emblem(seat), text: c.seat.floors(player.floors) },
      { mark: brick('diamond'), text: c.seat.diamonds(player.diamonds) },
      { mark: miner(seat), text: c.seat.alive(livingMiners(player)) },
      { mark: socket, text: c.seat.lost(minersEach - livingMiners(player)) },
      { mark: tent(seat), text: c.seat.camps(player.campSupply) },
      incomeFigure(said, player),
    ],
    rules: ['FT-6.3', 'FT-4.2'],
  }
}

export const thingCard = (said: Said, anchor: string): CardInfo | null => {
  const [what = '', first = '', second = ''] = anchor.split(':')
  const { players } = said.table.view()
  const player = players[Number(first)]
  const own = players[said.table.me() ?? 0]
  switch (what) {
    case 'fort':
      return player === undefined ? null : fortCard(said, player)
    case 'floor':
      return player === undefined ? null : floorCard(said, player, Number(second))
    case 'stock':
      return player === undefined || !isStored(second) ? null : stockCard(said, player, second)
    case 'mine':
      return own === undefined || !isStored(first) ? null : stockCard(said, own, first)
    case 'recover':
      return own === undefined || !isStored(first) ? null : recoveryCard(said, own, first)
    case 'die':
      return dieCard(said, Number(first))
    case 'price':
      if (own === undefined) return null
      return first === 'floor' ? floorCard(said, own, own.floors) : campCard(said, own)
    case 'begin':
      return beginCard(said)
    case 'round':
      return endCard(said)
    case 'bank':
      return bankCard(said)
    case 'own':
      return heldCard(said, own)
    case 'card': {
      const kind = cardKinds.find((one) => one === first)
      return kind === undefined ? null : supportCard(said, kind)
    }
    case 'seat':
      if (player === undefined) return null
      return second === '' ? seatCard(said, player) : holdingCard(said, player, second)
    case 'score':
      return scoreCard(said, first)
    default: {
      // How many miners begin at a quarry: the card is the quarry's.
      const quarry = quarriesOf(said.table.view(), said.table.me()).find(({ name }) => name === what)
      return placeCard(said, quarry?.cell ?? anchor)
    }
  }
}
