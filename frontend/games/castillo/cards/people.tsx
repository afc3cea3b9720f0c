/** Cards of what people have and play: roles, seats and their marks; winter cards, round spaces, what decides a tie. */
import type { JSX } from 'solid-js'
import type { RuleId, Seat } from '../../../../shared/engine/ids.ts'
import {
  buildLimit,
  helperLimit,
  isWorkerCard,
  masterBuilderPoints,
  messengerTalers,
  placesHelpers,
  type Resource,
  resources,
  type Role,
  type RoleCard as RoleCardId,
  roleCards,
  roleOf,
  roles,
  stonemasonPrice,
  type WinterCard as WinterCardId,
  winterSpacesFor,
} from '../../../../shared/games/castillo/components.ts'
import { workerCardOf } from '../../../../shared/games/castillo/evolve.ts'
import { leastKinds } from '../../../../shared/games/castillo/payments.ts'
import type { Player } from '../../../../shared/games/castillo/state.ts'
import { wealthOf } from '../../../../shared/games/castillo/scoring.ts'
import { whyNotCard } from '../../../../shared/games/castillo/steps/choosing.ts'
import { roundSpaceOf } from '../../../../shared/games/castillo/steps/winter.ts'
import type { CardInfo, CardFigure } from '../../../plug/gameUi.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { Idle, Laurel, Pawn } from '../../../kit/pieces/pieces.tsx'
import { ink } from '../art/colors.ts'
import { ChoiceMark, RoleBack, RoleCardFace, StartFlag } from '../art/pieces.tsx'
import { WinterCardFace } from '../art/WinterCardFace.tsx'
import { kept } from '../forMe.ts'
import { isIdle } from '../idle.ts'
import { isCounted, pointsNow } from '../scoredNow.ts'
import { pileName, roleName } from '../words.ts'
import { castleCard, eachHas, resourceCard } from './castle.tsx'
import { coin, emblem, laurel, pawn } from '../../../kit/pieces/marks.tsx'
import { cardBack, coinPicture, framed, icon, pennant, piece, piecePicture, roof } from './marks.tsx'
import type { Said } from './said.ts'

const roleRules: Readonly<Record<Role, readonly [RuleId, ...RuleId[]]>> = {
  messenger: ['CA-4.3.1', 'CA-2.2'],
  trader: ['CA-4.3.2', 'CA-4.3.7'],
  bricklayer: ['CA-4.3.12', 'CA-4.3.11'],
  stonemason: ['CA-4.3.18', 'CA-4.3.14'],
  worker: ['CA-4.3.21', 'CA-4.2.1'],
  masterBuilder: ['CA-4.3.23', 'CA-4.3.22'],
}

/** What a role does, a figure for each thing. */
const effectsOf = ({ c, table }: Said, role: Role): readonly CardFigure[] => {
  const seat = table.me() ?? table.view().startSeat
  const helpers: readonly CardFigure[] = placesHelpers(role)
    ? [{ mark: pawn(seat), text: c.roles.helpers(helperLimit) }]
    : []
  switch (role) {
    case 'messenger':
      return [{ mark: coin(messengerTalers), text: c.roles.messenger.talers(messengerTalers) }]
    case 'trader':
      return [
        { mark: pawn(seat), text: c.roles.trader.helper },
        { mark: piece('wood'), text: c.roles.trader.load },
      ]
    case 'bricklayer':
      return [
        { mark: piece('brick'), text: c.roles.bricklayer.tower },
        { mark: roof, text: c.roles.bricklayer.build(buildLimit) },
        ...helpers,
      ]
    case 'stonemason':
      return [
        { mark: coin(stonemasonPrice), text: c.roles.stonemason.buy(stonemasonPrice) },
        { mark: roof, text: c.roles.stonemason.build(buildLimit) },
        ...helpers,
      ]
    case 'worker':
      return [
        { mark: piece('stone'), text: c.roles.worker.load },
        { mark: roof, text: c.roles.worker.build(buildLimit) },
      ]
    case 'masterBuilder':
      return [
        { mark: laurel(masterBuilderPoints), text: c.roles.masterBuilder.points(masterBuilderPoints) },
        { mark: cardBack, text: c.roles.masterBuilder.cards },
      ]
  }
}

/** A role card; `of` whom it is, as far as that is known. */
const roleCard = (said: Said, card: RoleCardId, of: readonly CardFigure[]): CardInfo => {
  const role = roleOf(card)
  return {
    name: roleName(said.t, card),
    kind: said.c.kinds.role(roles.indexOf(role) + 1),
    picture: () => <RoleCardFace card={card} name={roleName(said.t, card)} />,
    figures: [...effectsOf(said, role), ...of],
    text: `${said.c.roles[role].text} ${said.c.roles[role].others}`,
    rules: roleRules[role],
  }
}

/** Who still has a card of that role, where not all have: public, since what was played is. */
const heldBy = ({ c, table }: Said, role: Role): readonly CardFigure[] => {
  const { players } = table.view()
  const holders = players.filter(({ hand }) => hand.some((card) => roleOf(card) === role))
  const others = holders.filter(({ seat }) => seat !== table.me())
  const names = others.map(({ seat }) => table.nameOf(seat))
  return holders.length === 0 || holders.length === players.length
    ? []
    : [{ mark: cardBack, text: c.roles.held(names, others.length < holders.length) }]
}

/** A card of a seat: in its hand, played, or chosen where one may know. */
const statusOf = ({ c, table }: Said, player: Player, card: RoleCardId): CardFigure => {
  const isMine = player.seat === table.me()
  const chosen = isMine && player.choice?.cards?.secret.includes(card) === true
  const text = chosen
    ? c.roles.chosen
    : player.hand.includes(card)
      ? isMine
        ? c.roles.inHand
        : c.roles.held([table.nameOf(player.seat)], false)
      : c.roles.played
  return { mark: emblem(player.seat), text }
}

/** On the table, in its turn. */
const queuedFigures = ({ t, c, table }: Said, seat: Seat, card: RoleCardId): readonly CardFigure[] => {
  const load = isWorkerCard(card) ? workerCardOf(table.view(), seat, card) : undefined
  return [
    { mark: emblem(seat), text: c.roles.of(table.nameOf(seat)) },
    ...(load !== undefined && load.equipped && !load.delivered
      ? [{ mark: piece('stone'), text: c.roles.carries(pileName(t, load.resources)) }]
      : []),
  ]
}

const seatPicture = (seat: Seat): (() => JSX.Element) =>
  framed(20, 22, () => (
    <>
      <path
        d="M-16-17H16V0C16 9 8 15 0 19C-8 15-16 9-16 0z"
        fill={`var(--seat-${seat})`}
        stroke={ink}
        stroke-width="1.5"
      />
      <EmblemMark seat={seat} x={0} y={-2} size={23} />
    </>
  ))

const seatCard = ({ t, c, table }: Said, player: Player): CardInfo => {
  const state = table.view()
  const { seat, choice } = player
  const placed = [...Object.values(state.castleSpaces), ...Object.values(state.traderSpaces)]
  const soon = isCounted(state) ? player.vp : (pointsNow(state)[seat] ?? 0)
  const hidden = kept(state)
  const built = Object.values(state.buildings).filter((one) => one.builtBy === seat).length
  const figures: CardFigure[] = [
    { mark: laurel(player.vp), text: c.seat.points(player.vp) },
    ...(hidden !== null
      ? [{ mark: () => <Laurel x={0} y={0} size={40} figure="?" />, text: hidden }]
      : soon === player.vp
        ? []
        : [{ mark: laurel(soon), text: t.places.ifScored(soon) }]),
    { mark: coin(player.talers), text: c.seat.talers(player.talers) },
    ...resources
      .filter((kind) => player.resources[kind] > 0)
      .slice(0, 1)
      .map((kind) => ({ mark: piece(kind), text: c.seat.carries(pileName(t, player.resources)) })),
    {
      mark: pawn(seat),
      text: c.seat.helpers(player.helperSupply, placed.filter((owner) => owner === seat).length),
    },
    { mark: roof, text: c.seat.built(built) },
    { mark: cardBack, text: c.seat.cards(player.hand.length) },
  ]
  if (state.startSeat === seat) figures.push({ mark: coin(1), text: c.seat.start })
  if (state.phase === 'chooseCards')
    figures.push({
      mark: () => <ChoiceMark isMade={choice !== null} />,
      text: c.seat[choice === null ? 'mustChoose' : 'hasChosen'](seat === table.me()),
    })
  return {
    name: table.nameOf(seat),
    kind: seat === table.me() ? c.kinds.own : c.kinds.seat,
    picture: seatPicture(seat),
    figures,
    text: c.seat.text,
    rules: ['CA-7.1', 'CA-3.2'],
  }
}

const isResource = (name: string): name is Resource => resources.some((kind) => kind === name)
const isCard = (name: string): name is RoleCardId => roleCards.some((card) => card === name)

/** One thing of a seat: its talers, a pile, its helpers, a mark beside its name, one of its cards. */
const holdingCard = (said: Said, player: Player, what: string): CardInfo | null => {
  const { c, table } = said
  const { seat } = player
  const own: CardFigure = { mark: emblem(seat), text: c.marks.of(table.nameOf(seat)) }
  if (isResource(what)) return resourceCard(said, what)
  if (isCard(what)) return roleCard(said, what, [statusOf(said, player, what)])
  const marked = (
    name: string,
    picture: () => JSX.Element,
    figures: readonly CardFigure[],
    text: string,
    rules: CardInfo['rules'],
  ): CardInfo => ({ name, kind: c.kinds.marker, picture, figures, text, rules })
  switch (what) {
    case 'talers': {
      const everybody = eachHas(said, emblem, ({ talers }) => talers)
      const picture = coinPicture(player.talers)
      return marked(c.marks.talers, picture, everybody, c.marks.talersText, ['CA-3.2', 'CA-6.5'])
    }
    case 'helpers': {
      const everybody = eachHas(said, pawn, ({ helperSupply }) => helperSupply)
      const picture = framed(24, 28, () => <Pawn x={0} y={2} size={44} seat={seat} />)
      return marked(c.marks.helpers, picture, everybody, c.marks.helpersText, ['CA-4.5.1', 'CA-3.2'])
    }
    case 'first': {
      const picture = framed(15, 20, () => <StartFlag seat={seat} />)
      return marked(c.marks.first, picture, [own], c.marks.firstText, ['CA-4.1.1', 'CA-4.1.6'])
    }
    case 'mustChoose': {
      const picture = framed(15, 20, () => <ChoiceMark isMade={false} />)
      return marked(c.marks.mustChoose, picture, [own], c.marks.chooseText, ['CA-4.1.2'])
    }
    case 'hasChosen':
      return marked(c.marks.hasChosen, () => <RoleBack />, [own], c.marks.chooseText, ['CA-4.1.2'])
    default:
      return null
  }
}

const winterCard = ({ t, c }: Said, card: WinterCardId): CardInfo => ({
  name: t.winter[card],
  kind: c.kinds.winter,
  picture: () => <WinterCardFace card={card} name={t.winter[card]} />,
  figures: [{ mark: icon(card), text: t.winterEffects[card] }],
  rules: ['CA-2.7', 'CA-4.1.5'],
})

/** A pennant of the round track. */
const roundCard = ({ c, table }: Said, space: number): CardInfo => {
  const { config, phase, startSeat } = table.view()
  const now = roundSpaceOf(table.view())
  const isOver = phase === 'finished' || space > now
  const talers = config.roundTrackTalers === 'one' ? 1 : space
  const isMarked = config.winter === 'yes' && winterSpacesFor(config.rounds).includes(space)
  const when = isOver
    ? c.round.past
    : space === now
      ? c.round.now(config.rounds - space + 1)
      : c.round.to(now - space)
  return {
    name: c.round.name(space),
    kind: c.kinds.round,
    picture: framed(26, 28, () => (
      <>
        {pennant()}
        <text y="5" text-anchor="middle" font-size="22" font-weight="700" fill={ink}>
          {space}
        </text>
      </>
    )),
    figures: [
      { mark: space === now && !isOver ? emblem(startSeat) : pennant, text: when },
      { mark: coin(talers), text: c.round.talers(talers) },
      ...(isMarked ? [{ mark: icon('hardFrost'), text: c.round.winter }] : []),
    ],
    text: c.round.text,
    rules: isMarked ? ['CA-4.1.1', 'CA-3.7'] : ['CA-4.1.1'],
  }
}

/** The round buttons of a payment in hand. */
const payCard = ({ t, c }: Said, which: string): CardInfo | null => {
  const isOther = which === 'other'
  return {
    name: isOther ? t.pay.other : t.pay.accept,
    kind: c.kinds.act,
    picture: piecePicture('brick'),
    figures: [],
    text: isOther ? c.pay.other : c.pay.accept(leastKinds),
    rules: isOther ? ['CA-4.4.6'] : ['CA-4.4.2', 'CA-4.4.3'],
  }
}

/** A line of the score sheet: a role or a building, or what decides where points do not. */
const scoreCard = (said: Said, what: string): CardInfo | null => {
  const { t, c } = said
  const card = roleCards.find((one) => roleOf(one) === what)
  if (card !== undefined) return roleCard(said, card, [])
  if (what !== 'talersLeft' && what !== 'valueLeft') return castleCard(said, what)
  return {
    name: t.figures[what],
    kind: c.kinds.scored,
    picture: coinPicture(''),
    figures: eachHas(said, emblem, what === 'talersLeft' ? ({ talers }) => talers : wealthOf),
    text: c.ties[what],
    rules: ['CA-6.5'],
  }
}

/** By the first word of an anchor; what follows says which. */
export const peopleCard = (said: Said, anchor: string): CardInfo | null => {
  const { c, table } = said
  const state = table.view()
  const [what = '', first = '', second] = anchor.split(':')
  const player = state.players[Number(first)]
  switch (what) {
    case 'card': {
      const own = table.me() === null ? undefined : state.players[table.me() ?? 0]
      if (!isCard(first)) return null
      const isMarked = own?.hand.includes(first) === true && isIdle(state, own.seat, first)
      // That it is played is its status.
      const isBarred = own !== undefined && whyNotCard(own.hand, first)?.reason === 'masterBuilderHandFull'
      return roleCard(said, first, [
        ...(isBarred ? [{ mark: cardBack, text: said.t.refusals['masterBuilderHandFull']?.({}) ?? '' }] : []),
        ...(own === undefined ? [] : [statusOf(said, own, first)]),
        ...(isMarked ? [{ mark: () => <Idle size={38} />, text: c.roles.idle }] : []),
        ...heldBy(said, roleOf(first)),
      ])
    }
    case 'role':
      return isCard(first) ? roleCard(said, first, heldBy(said, roleOf(first))) : null
    case 'queued':
      if (player === undefined || second === undefined || !isCard(second)) return null
      return roleCard(said, second, queuedFigures(said, player.seat, second))
    case 'back':
      if (player === undefined) return null
      return {
        name: c.hidden.name(table.nameOf(player.seat)),
        kind: c.kinds.hidden,
        picture: () => <RoleBack />,
        figures: [{ mark: emblem(player.seat), text: c.marks.of(table.nameOf(player.seat)) }],
        text: c.hidden.text,
        rules: ['CA-4.1.2', 'CA-4.1.6'],
      }
    case 'seat':
      if (player === undefined) return null
      return second === undefined ? seatCard(said, player) : holdingCard(said, player, second)
    case 'resource':
      return isResource(first) ? resourceCard(said, first) : null
    case 'winter-card':
      return state.winter.current === null ? null : winterCard(said, state.winter.current)
    case 'winter':
      return first in said.t.winter ? winterCard(said, first as WinterCardId) : null
    case 'round':
      return roundCard(said, Number(first))
    case 'pay':
      return payCard(said, first)
    case 'score':
      return scoreCard(said, first)
    default:
      return null
  }
}
