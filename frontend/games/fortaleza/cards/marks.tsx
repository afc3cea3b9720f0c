/** The pictograms of a card's figures and the frames of its pictures. */
import type { JSX } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { Coin, Laurel, LevelShield, Pawn } from '../../../kit/pieces/pieces.tsx'
import type { CardFigure } from '../../../plug/gameUi.ts'
import { ink } from '../art/colors.ts'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.ts'
import { figure } from '../../../kit/sums.ts'

type Mark = CardFigure['mark']

export const coin =
  (count: number | string = ''): Mark =>
  () => <Coin x={0} y={0} size={40} figure={count} />
export const laurel =
  (count: number | null = null): Mark =>
  () => <Laurel x={0} y={0} size={40} figure={count === null ? '' : figure(count)} />
export const shield =
  (level: number): Mark =>
  () => <LevelShield x={0} y={0} size={38} level={level} />
export const pawn =
  (seat: Seat): Mark =>
  () => <Pawn x={0} y={0} size={40} seat={seat} />
export const emblem =
  (seat: Seat): Mark =>
  () => (
    <>
      <circle r="18" fill={`var(--seat-${seat})`} stroke={ink} stroke-width="1.5" />
      <EmblemMark seat={seat} x={0} y={0} size={24} />
    </>
  )
export const icon =
  (name: IconName): Mark =>
  () => <Icon name={name} x={0} y={0} size={38} fill="currentColor" />
/** Nobody's: an empty socket. */
export const socket: Mark = () => (
  <circle r="16" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="6 5" />
)
/** The frame of a place where a card is turned into another. */
export const dashes: Mark = () => (
  <rect
    x="-15"
    y="-15"
    width="30"
    height="30"
    rx="5"
    fill="none"
    stroke="var(--accent)"
    stroke-width="4"
    stroke-dasharray="9 7"
  />
)
/** A small card. */
export const slip: Mark = () => (
  <>
    <rect x="-14" y="-16" width="22" height="32" rx="3" fill="#6f6558" stroke={ink} stroke-width="2" />
    <rect x="-8" y="-13" width="22" height="32" rx="3" fill="#fbf7ee" stroke={ink} stroke-width="2" />
  </>
)

/** Drawn on half a width and half a height around 0, 0. */
export const framed =
  (width: number, height: number, children: () => JSX.Element): (() => JSX.Element) =>
  () => (
    <svg class="fz-picture" viewBox={`${-width} ${-height} ${2 * width} ${2 * height}`}>
      {children()}
    </svg>
  )
