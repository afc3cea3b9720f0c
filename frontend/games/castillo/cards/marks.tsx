/** The pictograms that only cards of this game have, and the frame of their pictures. */
import type { JSX } from 'solid-js'
import type { Resource } from '../../../../shared/games/castillo/components.ts'
import { pictureFrame } from '../../../kit/pieces/marks.tsx'
import { Coin } from '../../../kit/pieces/pieces.tsx'
import type { CardFigure } from '../../../plug/gameUi.ts'
import { BuildingArt, halfSizes, kindOf } from '../art/castle/Buildings.tsx'
import { ink } from '../art/colors.ts'
import { Icon, ResourceMark } from '../art/pieces.tsx'
import { icons } from '../art/icons.ts'
import { winterIcons } from '../art/WinterCardFace.tsx'

type Mark = CardFigure['mark']

export const framed = pictureFrame('ca-picture')

/** A coin as the picture of a card. */
export const coinPicture = (figure: number | string): (() => JSX.Element) =>
  framed(26, 26, () => <Coin x={0} y={0} size={44} figure={figure} />)
/** A piece as the picture of a card. */
export const piecePicture = (kind: Resource): (() => JSX.Element) =>
  framed(26, 26, () => <ResourceMark kind={kind} x={0} y={0} size={42} />)

export const piece =
  (kind: Resource): Mark =>
  () => <ResourceMark kind={kind} x={0} y={0} size={40} />
const pictograms = { ...icons, ...winterIcons }
export const icon =
  (name: keyof typeof pictograms): Mark =>
  () => <Icon d={pictograms[name]} x={0} y={0} size={38} fill="currentColor" />
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

export const buildingPicture = (id: string, built: boolean, winter: boolean): (() => JSX.Element) => {
  const art = id === 'winterInn' ? 'tavern' : id
  const [width, height] = halfSizes[kindOf(art)]
  return framed(width + 4, height + 4, () => <BuildingArt id={art} built={built} winter={winter} />)
}

/** A space of the round track. */
export const pennant: Mark = () => (
  <path d="M-17-20H17V6L0 20L-17 6z" fill="var(--ca-pennant)" stroke={ink} stroke-width="1.8" />
)
