/** Cards of the places of the board: quarries and mines, cells, bases. */
import { seatOf } from '../../../../shared/engine/ids.ts'
import { boardFor, isBase, type NodeId, type PlacedSite } from '../../../../shared/games/fortium/layout.ts'
import { campsOn, minersOn, playing, seatAt } from '../../../../shared/games/fortium/position.ts'
import type { State } from '../../../../shared/games/fortium/state.ts'
import { yieldOf } from '../../../../shared/games/fortium/steps/collect.ts'
import type { CardFigure, CardInfo } from '../../../plug/gameUi.ts'
import { Miner, Tent } from '../art/pieces.tsx'
import { SiteArt } from '../art/Sites.tsx'
import { ringOf } from '../MineHeld.tsx'
import { inHand } from '../walks.ts'
import { nodeName } from '../words.ts'
import { dashes, socket } from '../../../kit/pieces/marks.tsx'
import { brick, framed, miner, tent, twice } from './marks.tsx'
import type { Said } from './said.ts'

/** As the board shows it: in the opening with the miners that one spreads. */
const shownAt = ({ table }: Said): State => inHand.get(table)?.shown() ?? table.view()

/** Who stands on a node, colour by colour. */
const standing = (said: Said, node: NodeId): readonly CardFigure[] => {
  const { c, table } = said
  const here = minersOn(shownAt(said), node)
  const seats = [...new Set(here.map(({ seat }) => seat))]
  if (seats.length === 0) return [{ mark: socket, text: c.site.nobody }]
  const { active, moved } = shownAt(said)
  /** Of one's own, as long as one walks: who looks on is not about to lead them anywhere [FT-4.15]. */
  const tired =
    active === table.me() ? here.filter(({ seat, number }) => seat === active && moved.includes(number)) : []
  return [
    ...seats.map((seat) => ({
      mark: miner(seat),
      text: c.site.miners(table.nameOf(seat), here.filter((one) => one.seat === seat).length),
    })),
    ...(tired.length === 0 ? [] : [{ mark: miner(active, false), text: c.site.tired(tired.length) }]),
  ]
}

const siteCard = (said: Said, site: PlacedSite): CardInfo => {
  const { t, c, table } = said
  const state = shownAt(said)
  const camps = campsOn(state, site.id)
  const isQuarry = site.kind === 'granite' || site.kind === 'limestone'
  const ring = site.kind === 'diamond' ? ringOf(state) : null
  const collectors = playing(state).filter((seat) => yieldOf(state, seat, site) > 0)
  return {
    name: nodeName(t, state, site.cell, table.nameOf),
    kind: site.kind === 'diamond' ? c.kinds.diamond : isQuarry ? c.kinds.quarry : c.kinds.mine,
    picture: framed(46, 46, () => <SiteArt kind={site.kind} />),
    figures: [
      {
        mark: brick(site.kind),
        text: site.kind === 'diamond' ? c.site.diamond : c.site.yields(t.unit(site.kind, 1)),
      },
      ...(isQuarry && state.triggerRound !== null ? [{ mark: twice, text: c.site.doubled }] : []),
      ...(camps.length === 0
        ? [{ mark: socket, text: c.site.noCamp }]
        : camps.map((seat) => ({ mark: tent(seat), text: c.site.camp(table.nameOf(seat)) }))),
      ...standing(said, site.cell),
      ...(ring === null
        ? []
        : [{ mark: ring === 'dashed' ? socket : brick('diamond'), text: c.site.ring[ring] }]),
      ...collectors.map((seat) => ({
        mark: brick(site.kind),
        text: (site.kind === 'diamond' ? c.site.places : c.site.income)(
          table.nameOf(seat),
          t.unit(site.kind, yieldOf(state, seat, site)),
        ),
      })),
    ],
    rules: site.kind === 'diamond' ? ['FT-2.4.3', 'FT-4.30', 'FT-6.4'] : ['FT-4.2', 'FT-4.25'],
    place: site.cell,
    paper: 'sites',
  }
}

const baseCard = (said: Said, node: NodeId): CardInfo => {
  const { t, c, table } = said
  const state = table.view()
  const seat = seatAt(state, node.slice('base:'.length)) ?? seatOf(0)
  return {
    name: nodeName(t, state, node, table.nameOf),
    kind: c.kinds.base,
    picture: framed(40, 30, () => (
      <>
        <Tent x={-16} y={12} seat={seat} scale={1.2} />
        <Miner x={16} y={24} seat={seat} lamp={true} />
      </>
    )),
    figures: standing(said, node),
    text: c.base,
    rules: ['FT-2.2.3', 'FT-4.17'],
    place: node,
  }
}

const cellCard = (said: Said, node: NodeId): CardInfo => {
  const { t, c, table } = said
  const here = minersOn(table.view(), node)
  const [first] = here
  return {
    name: nodeName(t, table.view(), node, table.nameOf),
    kind: c.kinds.cell,
    picture: framed(30, 30, () => (
      <>
        <rect x="-26" y="-26" width="52" height="52" rx="6" fill="var(--ft-meadow)" stroke="var(--ink)" />
        <path d="M-20 12H20M0-20V20" stroke="var(--ft-dots)" stroke-width="3" stroke-dasharray="0 9" />
        {first !== undefined && <Miner x={0} y={18} seat={first.seat} lamp={true} />}
      </>
    )),
    figures: standing(said, node),
    text: c.cell,
    rules: ['FT-4.17', 'FT-4.16', 'FT-4.22'],
    place: node,
  }
}

export const placeCard = (said: Said, anchor: string): CardInfo | null => {
  const board = boardFor(said.table.view().players.length)
  if (!board.indexOf.has(anchor)) return null
  const site = board.siteByCell.get(anchor)
  const cardOf = isBase(anchor) ? baseCard : cellCard
  const card = site === undefined ? cardOf(said, anchor) : siteCard(said, site)
  // As the board frames it for whom one has in hand.
  if ((inHand.get(said.table)?.priceOf(anchor) ?? []).length < 2) return card
  return { ...card, figures: [...card.figures, { mark: dashes, text: said.c.site.byMore }] }
}
