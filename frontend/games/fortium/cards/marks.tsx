/** The pictograms that only cards of this game have, and the frame of their pictures. */
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { CardKind, Kind } from '../../../../shared/games/fortium/components.ts'
import { pictureFrame } from '../../../kit/pieces/marks.tsx'
import type { CardFigure } from '../../../plug/gameUi.ts'
import { CardSign } from '../art/Card.tsx'
import { Brick, Die, Miner, Tent } from '../art/pieces.tsx'

type Mark = CardFigure['mark']

export const framed = pictureFrame('ft-picture')
export const bricksOf = (kind: Kind) => framed(24, 20, () => <Brick kind={kind} x={0} y={0} size={40} />)

export const brick =
  (kind: Kind): Mark =>
  () => <Brick kind={kind} x={0} y={0} size={36} />
export const miner =
  (seat: Seat, lamp = true): Mark =>
  () => <Miner x={0} y={18} seat={seat} lamp={lamp} />
export const tent =
  (seat: Seat): Mark =>
  () => <Tent x={0} y={6} seat={seat} />
export const die =
  (value: number): Mark =>
  () => <Die x={-2} y={-2} value={value} size={32} color="green" />
/** The sign of a support card, without its frame. */
export const sign =
  (kind: CardKind): Mark =>
  () => (
    <g transform="scale(0.62)">
      <CardSign kind={kind} />
    </g>
  )
/** As it stands at a quarry while the countdown runs. */
export const twice: Mark = () => (
  <text class="ft-count" y="9">
    ×2
  </text>
)
