/** Cards of what people have and play: cards, deck, stacks, markers, seats. */
import { type RuleId, seatOf } from '../../../../shared/engine/ids.ts'
import {
  type CardId,
  type CardKind,
  cardOf,
  conversionFee,
  cardsPerTurn,
  deckFor,
  isCardId,
  type Level,
  resourcesOne,
  resourcesTwo,
  type Role,
  scoreTrackCells,
  type StackKind,
  stackKinds,
  wallPointsBySegments,
  templePointsPerPawn,
  wildFee,
} from '../../../../shared/games/fortaleza/components.ts'
import type { Player } from '../../../../shared/games/fortaleza/state.ts'
import type { CardInfo, CardFigure } from '../../../plug/gameUi.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { Coin, Laurel, numeral, Pawn } from '../../../kit/pieces/pieces.tsx'
import { CardBack, CardFace } from '../art/CardFace.tsx'
import { ink } from '../art/colors.ts'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.ts'
import { FreshTile } from '../Stacks.tsx'
import { pointsNow } from '../scoredNow.ts'
import { trackCellOf } from '../track.ts'
import { cardName } from '../words.ts'
import { coin, emblem, laurel, pawn, socket } from '../../../kit/pieces/marks.tsx'
import { actCard } from './acts.tsx'
import { framed, icon, shield, slip } from './marks.tsx'
import { gatePointsOf, guildOf, placeCard, towerOf } from './places.tsx'
import { capital, type Said } from './said.ts'
import { scoreCard } from './scoreLines.tsx'

const cardRules: Readonly<Record<CardKind, readonly [RuleId, ...RuleId[]]>> = {
  guild: ['FZ-2.10', 'FZ-5.1'],
  wallGuild: ['FZ-5.2', 'FZ-5.1'],
  towerGuild: ['FZ-5.2', 'FZ-5.1'],
  wall: ['FZ-5.14', 'FZ-5.1'],
  tower: ['FZ-5.16', 'FZ-5.1'],
  temple: ['FZ-5.19', 'FZ-5.1'],
  wild: ['FZ-5.5', 'FZ-5.6'],
}

/** Cards that do the same. */
const isAlike = (one: CardId, other: CardId): boolean =>
  cardOf(one).kind === cardOf(other).kind && cardOf(one).color === cardOf(other).color

/** What a pawn in the temple is for: the card names a place, and its act is learnt nowhere else in the hand. */
const templeFigures = ({ c, table }: Said): readonly CardFigure[] => [
  { mark: pawn(table.me() ?? seatOf(0)), text: c.card.temple },
  { mark: laurel(templePointsPerPawn), text: c.temple.worth(templePointsPerPawn) },
]

const cardCard = (said: Said, id: CardId): CardInfo => {
  const { t, c, table } = said
  const state = table.view()
  const { kind, native } = cardOf(id)
  const roleName = (role: Role): string =>
    role === 'any' || role === 'wall' || role === 'tower' || role === 'temple'
      ? t.roles[role]
      : t.guilds[role]
  const total = deckFor(state.config.playerCount).filter((card) => isAlike(card.id, id)).length
  const played = state.discard.filter((card) => isAlike(card, id)).length
  const [one, two] = [resourcesOne[state.phase], resourcesTwo[state.phase]]
  return {
    name: capital(cardName(t, id)),
    kind: c.kinds.card[kind],
    picture: () => <CardFace id={id} name={cardName(t, id)} />,
    figures: [
      kind === 'wild'
        ? { mark: coin(wildFee), text: c.card.wild(wildFee) }
        : { mark: slip, text: c.card.free(native.map(roleName)) },
      ...(kind === 'temple' ? templeFigures(said) : []),
      ...(native.includes('tower') ? [{ mark: icon('tower'), text: c.card.notAlone }] : []),
      ...(kind === 'wild' ? [] : [{ mark: coin(conversionFee), text: c.card.convert(conversionFee) }]),
      { mark: coin(`+${one}`), text: c.card.resources(one, two) },
      { mark: socket, text: c.card.count(played, total) },
    ],
    text: c.card.text,
    rules: cardRules[kind],
    paper: 'cards',
  }
}

const deckCard = ({ c, table }: Said): CardInfo => ({
  name: c.deck.name,
  kind: c.kinds.deck,
  picture: () => <CardBack />,
  figures: [
    { mark: slip, text: c.deck.left(table.view().deck.length) },
    ...(table.view().deck.length === 0 ? [] : [{ mark: slip, text: c.deck.draw(cardsPerTurn) }]),
  ],
  text: c.deck.text,
  rules: ['FZ-4.4', 'FZ-4.2'],
  paper: 'cards',
})

const discardCard = ({ t, c, table }: Said): CardInfo => {
  const { discard } = table.view()
  const top = discard.at(-1)
  return {
    name: c.discard.name,
    kind: c.kinds.discard,
    picture: () => (top === undefined ? <CardBack /> : <CardFace id={top} name={cardName(t, top)} />),
    figures: [
      { mark: slip, text: c.discard.played(discard.length) },
      ...(top === undefined ? [] : [{ mark: slip, text: c.discard.top(cardName(t, top)) }]),
    ],
    text: c.discard.text,
    rules: ['FZ-4.4', 'FZ-7.1'],
    paper: 'cards',
  }
}

const stackRules = { guild: 'FZ-2.16', wall: 'FZ-2.18', tower: 'FZ-2.19' } as const
const stackIcons = { guild: 'hammer', wall: 'wall', tower: 'tower' } as const satisfies Record<
  StackKind,
  IconName
>

/** What is printed on a tile of a stack; of a wall also what the next one is worth, and what none of them changes [FZ-6.3, FZ-6.4]. */
const printed = ({ c }: Said, kind: StackKind, level: Level, next?: Level): readonly CardFigure[] => {
  if (kind === 'guild') {
    const [income, points] = [guildOf(level)?.income ?? 0, guildOf(level)?.points ?? 0]
    return [{ mark: coin(income), text: c.stack.guild(income, points) }]
  }
  if (kind === 'wall') {
    const points = gatePointsOf(level)
    const stretch = wallPointsBySegments[1]
    return [
      { mark: laurel(points), text: c.stack.wall(points, next === undefined ? null : gatePointsOf(next)) },
      { mark: laurel(stretch), text: c.stack.stretch(stretch) },
    ]
  }
  const { points = 0, overbuildCost = null } = towerOf(level) ?? {}
  return [
    { mark: laurel(points), text: c.stack.tower(points) },
    overbuildCost === null
      ? { mark: socket, text: c.stack.noCost }
      : { mark: coin(overbuildCost), text: c.stack.cost(overbuildCost) },
  ]
}

const stackCard = (said: Said, player: Player, kind: StackKind): CardInfo => {
  const { c } = said
  const stack = player.stacks[kind]
  const [top, ...others] = stack
  const figures: CardFigure[] =
    top === undefined
      ? []
      : [
          { mark: shield(top), text: c.stack.top(numeral(top)) },
          ...printed(said, kind, top, others[0]),
          { mark: socket, text: c.stack.left(stack.length) },
          ...(others.length === 0
            ? []
            : [
                {
                  mark: shield(others[0] ?? 0),
                  text: c.stack.after(others.map(numeral)),
                },
              ]),
        ]
  if (player.developed[kind] > 0)
    figures.push({ mark: socket, text: c.stack.developed(player.developed[kind]) })
  return {
    name: c.stack.names[kind],
    kind: `${c.kinds.stack}, ${said.table.nameOf(player.seat)}`,
    picture:
      top === undefined
        ? framed(24, 24, () => <Icon name={stackIcons[kind]} x={0} y={0} size={38} fill="currentColor" />)
        : framed(56, 62, () => <FreshTile kind={kind} tile={{ owner: player.seat, level: top }} />),
    figures,
    text: top === undefined ? c.stack.empty : c.stack.text,
    rules: [stackRules[kind], 'FZ-2.15'],
  }
}

const seatPicture = (player: Player) =>
  framed(20, 22, () => (
    <>
      <path
        d="M-16-17H16V0C16 9 8 15 0 19C-8 15-16 9-16 0z"
        fill={`var(--seat-${player.seat})`}
        stroke={ink}
        stroke-width="1.5"
      />
      <EmblemMark seat={player.seat} x={0} y={-2} size={23} />
    </>
  ))

const markerCard = ({ c, table }: Said, { seat, score }: Player): CardInfo => {
  const laps = Math.floor(score / scoreTrackCells)
  return {
    name: table.nameOf(seat),
    kind: c.kinds.track,
    picture: framed(20, 20, () => emblem(seat)()),
    figures: [
      { mark: laurel(score), text: c.marker.score(score) },
      { mark: emblem(seat), text: c.marker.cell(trackCellOf(score)) },
      ...(laps > 0 ? [{ mark: icon('star'), text: c.marker.laps(laps) }] : []),
    ],
    text: c.marker.text,
    rules: ['FZ-2.9'],
    place: `marker:${seat}`,
  }
}

/** All markers, by their scores. */
const trackCard = ({ c, table }: Said): CardInfo => ({
  name: c.marker.track,
  kind: c.marker.cells,
  picture: framed(24, 24, () => <Laurel x={0} y={0} size={42} figure="" />),
  figures: table.view().players.map(({ seat, score }) => ({
    mark: emblem(seat),
    text: c.seat.of(table.nameOf(seat), score),
  })),
  text: c.marker.text,
  rules: ['FZ-2.9'],
})

const seatCard = ({ c, table }: Said, player: Player): CardInfo => {
  const { seat } = player
  const { board, startSeat } = table.view()
  const collectors = Object.values(board.collectors).filter((owner) => owner === seat).length
  const piles = [...Object.values(board.spaces), ...Object.values(board.guilds)]
  const soon = pointsNow(table.view())[seat] ?? 0
  const figures: CardFigure[] = [
    { mark: laurel(player.score), text: c.seat.points(player.score) },
    ...(soon === player.score ? [] : [{ mark: laurel(soon), text: c.seat.soon(soon) }]),
    { mark: coin(player.coins), text: c.seat.coins(player.coins) },
    { mark: slip, text: c.seat.cards(player.hand.bag.length) },
    { mark: pawn(seat), text: c.seat.pawns(player.pawnSupply, player.templePawns, collectors) },
    { mark: icon('wall'), text: c.seat.built(piles.filter((pile) => pile.at(-1)?.owner === seat).length) },
  ]
  if (startSeat === seat) figures.push({ mark: icon('star'), text: c.seat.start })
  return {
    name: table.nameOf(seat),
    kind: seat === table.me() ? c.kinds.own : c.kinds.seat,
    picture: seatPicture(player),
    figures,
    text: c.seat.text,
    rules: startSeat === seat ? ['FZ-7.1', 'FZ-3.6'] : ['FZ-7.1', 'FZ-3.2'],
  }
}

/** One thing of a seat; how many of it everybody has. */
const holdingCard = (said: Said, player: Player, what: string, of: string | undefined): CardInfo | null => {
  const { c, table } = said
  const { seat } = player
  const everybody = (count: (one: Player) => number): readonly CardFigure[] =>
    table.view().players.map((one) => ({
      mark: emblem(one.seat),
      text: c.seat.of(table.nameOf(one.seat), count(one)),
    }))
  switch (what) {
    case 'coins':
      return {
        name: c.things.coins,
        kind: c.kinds.coins,
        picture: framed(26, 26, () => <Coin x={0} y={0} size={44} figure={player.coins} />),
        figures: everybody(({ coins }) => coins),
        text: c.things.coinsText,
        rules: ['FZ-2.20', 'FZ-5.7'],
      }
    case 'cards':
      return {
        name: c.things.cards,
        kind: c.kinds.hand,
        picture: () => <CardBack count={player.hand.bag.length} />,
        figures: everybody(({ hand }) => hand.bag.length),
        text: c.things.cardsText,
        rules: ['FZ-7.1', 'FZ-3.7'],
      }
    case 'pawns':
      return {
        name: c.things.pawns,
        kind: c.kinds.pawns,
        picture: framed(24, 28, () => <Pawn x={0} y={2} size={44} seat={seat} />),
        figures: everybody(({ pawnSupply }) => pawnSupply),
        text: c.things.pawnsText,
        rules: ['FZ-2.21', 'FZ-5.18'],
      }
    case 'temple':
      return {
        name: c.things.temple,
        kind: c.kinds.temple,
        picture: framed(24, 26, () => <Icon name="temple" x={0} y={0} size={40} fill="currentColor" />),
        figures: everybody(({ templePawns }) => templePawns),
        text: c.things.templeText,
        rules: ['FZ-6.11', 'FZ-5.19'],
        place: 'temple',
      }
    case 'stack': {
      const kind = stackKinds.find((one) => one === of)
      return kind === undefined ? null : stackCard(said, player, kind)
    }
    default:
      return null
  }
}

export const thingCard = (said: Said, anchor: string): CardInfo | null => {
  const [what = '', first = '', second, third] = anchor.split(':')
  const player = said.table.view().players[Number(first)]
  switch (what) {
    case 'act':
      return actCard(said, first, second?.split(',').filter(isCardId))
    case 'card':
      return isCardId(first) ? cardCard(said, first) : null
    case 'deck':
      return deckCard(said)
    case 'discard':
      return discardCard(said)
    case 'marker':
      return player === undefined ? null : markerCard(said, player)
    // A stack at one's own seat, whichever that is.
    case 'own':
      return thingCard(said, `seat:${said.table.me()}:stack:${first}`)
    case 'seat':
      if (player === undefined) return null
      return second === undefined ? seatCard(said, player) : holdingCard(said, player, second, third)
    case 'score':
      return scoreCard(said, first)
    case 'track':
      return trackCard(said)
    default:
      return placeCard(said, anchor)
  }
}
