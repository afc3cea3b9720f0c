/** The pictograms that only cards of this game have, and the frame of their pictures. */
import type { Seat } from '../../../../shared/engine/ids.ts'
import { pictureFrame } from '../../../kit/pieces/marks.tsx'
import type { CardFigure } from '../../../plug/gameUi.ts'
import { PieceMark, type PieceSign } from '../art/PieceMark.tsx'
import { PointMark } from '../art/PointMark.tsx'
import type { Fate, Source } from '../points.ts'

type Mark = CardFigure['mark']

export const framed = pictureFrame('st-picture')

export const piece =
  (sign: PieceSign, seat: Seat): Mark =>
  () => <PieceMark piece={sign} seat={seat} />
export const point =
  (what: Source, fate: Fate): Mark =>
  () => <PointMark what={what} fate={fate} />
/** A rule that holds here. */
export const rule: Mark = () => (
  <path d="M-12-16H12V16L0 9L-12 16z" fill="none" stroke="currentColor" stroke-width="2.5" />
)
export const star: Mark = () => (
  <path
    d="M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6z"
    fill="#e3b95e"
    stroke="#2a2520"
    stroke-width="1.5"
    stroke-linejoin="round"
  />
)
