/** The pictograms of a card's figures and the frames of its pictures. */
import type { JSX } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { Resource } from '../../../../shared/games/castillo/components.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { Coin, Laurel, Pawn } from '../../../kit/pieces/pieces.tsx'
import type { CardFigure } from '../../../plug/gameUi.ts'
import { BuildingArt, halfSizes, kindOf } from '../art/castle/Buildings.tsx'
import { ink } from '../art/colors.ts'
import { Icon, ResourceMark } from '../art/pieces.tsx'
import type { IconName } from '../art/icons.ts'

type Mark = CardFigure['mark']

export const coin =
  (figure: number | string = ''): Mark =>
  () => <Coin x={0} y={0} size={40} figure={figure} />
export const laurel =
  (figure: number | string = ''): Mark =>
  () => <Laurel x={0} y={0} size={40} figure={figure} />
export const piece =
  (kind: Resource): Mark =>
  () => <ResourceMark kind={kind} x={0} y={0} size={40} />
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
/** A small card, face down. */
export const cardBack: Mark = () => (
  <>
    <rect x="-12" y="-18" width="24" height="36" rx="3" fill="#6f6558" stroke={ink} stroke-width="2" />
    <path d="M-6 8V-4H-2V0H2V-4H6V8z" fill="#e6dcc6" />
  </>
)
/** The house that stands for any building. */
export const roof: Mark = () => (
  <path
    d="M-17 17V-2L0-17L17-2V17H5V5H-5V17z"
    fill="#cf6f47"
    stroke={ink}
    stroke-width="2"
    stroke-linejoin="round"
  />
)

/** Drawn on half a width and half a height around 0, 0. */
export const framed =
  (width: number, height: number, children: () => JSX.Element): (() => JSX.Element) =>
  () => (
    <svg class="ca-picture" viewBox={`${-width} ${-height} ${2 * width} ${2 * height}`}>
      {children()}
    </svg>
  )

export const buildingPicture = (id: string, built: boolean, winter: boolean): (() => JSX.Element) => {
  const art = id === 'winterInn' ? 'tavern' : id
  const [width, height] = halfSizes[kindOf(art)]
  return framed(width + 4, height + 4, () => <BuildingArt id={art} built={built} winter={winter} />)
}

/** A space of the round track. */
export const pennant: Mark = () => (
  <path d="M-17-20H17V6L0 20L-17 6z" fill="var(--ca-pennant)" stroke={ink} stroke-width="1.8" />
)
