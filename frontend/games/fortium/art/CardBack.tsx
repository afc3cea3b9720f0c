/** A support card that is not known: the frame that all of them have, and a lamp. */
import { ink } from './colors.ts'

export const Frame = (props: { fill: string }) => (
  <>
    <rect x="3" y="4" width="60" height="80" rx="7" opacity=".3" />
    <rect x="1" y="1" width="60" height="80" rx="7" fill={props.fill} stroke={ink} stroke-width="2" />
    <rect x="5" y="5" width="52" height="72" rx="4" fill="none" stroke={ink} stroke-width="1" opacity=".5" />
  </>
)

export const CardBack = () => (
  <svg class="ft-card" viewBox="0 0 64 86" aria-hidden="true">
    <Frame fill="#3d4a55" />
    <circle cx="31" cy="41" r="20" fill="#2b353e" stroke="#ffdf7a" stroke-width="1.5" />
    <circle cx="31" cy="41" r="14" fill="#ffdf7a" opacity=".22" />
    <path d="M27 30h8v4h3v16q0 4-7 4t-7-4V34h3z" fill="#e8b84a" stroke={ink} stroke-width="1.5" />
    <path d="M31 37q6 5 0 12q-6-7 0-12z" fill="#fff6cf" />
  </svg>
)
