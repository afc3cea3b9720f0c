/** The pictograms that only cards of this game have, and the frame of their pictures. */
import { LevelShield } from '../../../kit/pieces/pieces.tsx'
import { pictureFrame } from '../../../kit/pieces/marks.tsx'
import type { CardFigure } from '../../../plug/gameUi.ts'
import { ink } from '../art/colors.ts'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.ts'

type Mark = CardFigure['mark']

export const framed = pictureFrame('fz-picture')

export const shield =
  (level: number): Mark =>
  () => <LevelShield x={0} y={0} size={38} level={level} />
export const icon =
  (name: IconName): Mark =>
  () => <Icon name={name} x={0} y={0} size={38} fill="currentColor" />
/** A small card. */
export const slip: Mark = () => (
  <>
    <rect x="-14" y="-16" width="22" height="32" rx="3" fill="#6f6558" stroke={ink} stroke-width="2" />
    <rect x="-8" y="-13" width="22" height="32" rx="3" fill="#fbf7ee" stroke={ink} stroke-width="2" />
  </>
)
