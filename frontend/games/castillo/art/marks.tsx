/** Pieces that only sheets and the rulebook draw: they come with those, not with the board. */
import type { Seat } from '../../../../shared/engine/ids.ts'
import { type RoleCard as RoleCardId, roleOf } from '../../../../shared/games/castillo/components.ts'
import { Pawn } from '../../../kit/pieces/pieces.tsx'
import { ink, roleLooks } from './colors.ts'
import { icons } from './icons.ts'
import { type At, Icon } from './pieces.tsx'

/** One's helper, as a drawing of its own. */
export const HelperPiece = (props: { seat: Seat | undefined }) => (
  <svg viewBox="-16 -24 32 44" width="22" height="30" aria-hidden="true">
    <Pawn x={0} y={0} size={38} seat={props.seat ?? (0 as never)} />
  </svg>
)

/** A role's sign on its colour. */
export const RoleToken = (props: At & { card: RoleCardId }) => {
  const role = (): keyof typeof roleLooks => roleOf(props.card)
  return (
    <>
      <circle cx={props.x} cy={props.y} r={props.size / 2} fill={roleLooks[role()].field} stroke={ink} />
      <Icon d={icons[role()]} x={props.x} y={props.y} size={props.size * 0.66} fill="#fff6e6" />
    </>
  )
}

/** A role's sign as a drawing of its own. */
export const RoleMark = (props: { role: keyof typeof roleLooks }) => (
  <svg viewBox="-17 -17 34 34" width="34" height="34" aria-hidden="true">
    <circle r="16" fill={roleLooks[props.role].field} stroke={ink} />
    <Icon d={icons[props.role]} x={0} y={0} size={22} fill="#fff6e6" />
  </svg>
)
