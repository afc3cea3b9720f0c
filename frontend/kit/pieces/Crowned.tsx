import { For } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { EmblemMark } from './Emblem.tsx'

/** One branch of a laurel: leaves along a bow, the left one; the right one is its mirror. */
const leaves = [
  [-46, 26, -64],
  [-54, 8, -84],
  [-56, -12, -104],
  [-50, -31, -126],
  [-38, -47, -148],
] as const

const Branch = () => (
  <g>
    <path d="M-6 46C-44 40-62 2-38-44" fill="none" stroke="var(--moss)" stroke-width="3" />
    <For each={leaves}>
      {([x, y, turn]) => (
        <g transform={`translate(${x} ${y})`}>
          <path d="M0 0C7-10 7-18 0-26C-7-18-7-10 0 0z" transform={`rotate(${turn + 40})`} />
          <path d="M0 0C6-8 6-15 0-22C-6-15-6-8 0 0z" transform={`rotate(${turn + 118})`} />
        </g>
      )}
    </For>
  </g>
)

/** A seat's emblem on its shield, in a laurel. */
export const Crowned = (props: { seat: Seat; size: number }) => (
  <svg class="crowned" viewBox="-84 -74 168 138" width={props.size} aria-hidden="true">
    <g fill="var(--moss)" stroke="#2a2520" stroke-width="1.2" stroke-linejoin="round">
      <Branch />
      <g transform="scale(-1 1)">
        <Branch />
      </g>
    </g>
    <g transform="translate(-40 -44) scale(2.5)">
      <path
        d="M3 3h26v14c0 7-6 11-13 13C9 28 3 24 3 17z"
        fill={`var(--seat-${props.seat})`}
        stroke="#2a2520"
        stroke-width="1"
      />
      <path d="M4.5 4.5h23v4L4.5 15z" fill="#fff" opacity=".16" />
      <EmblemMark seat={props.seat} x={16} y={14} size={19} />
    </g>
  </svg>
)
