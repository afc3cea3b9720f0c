/** The sundial of PRESENT, the moon of FUTURE, the cloud of EVENTS: what the three places are known by. */
import type { Goal } from '../../draft.ts'
import { ink } from './colors.ts'

export const PlaceSign = (props: { goal: Goal }) => (
  <svg class="st-sign" viewBox="-20 -20 40 40" aria-hidden="true">
    <g stroke={ink} stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
      {props.goal === 'present' ? (
        <>
          <circle r="17.5" fill="#d9cdb8" />
          <circle r="13.5" fill="#f3e6c6" />
          <path d="M0-12V-9M12 0H9M0 12V9M-12 0H-9M8.5-8.5L6.5-6.5M-8.5-8.5L-6.5-6.5" />
          <path d="M0 0L10 7L0 4z" stroke="none" opacity=".35" />
          <path d="M-2 3L0-12L3 2z" fill="#e3b95e" />
        </>
      ) : props.goal === 'future' ? (
        <>
          <circle r="17.5" fill="#27324d" />
          <path d="M6-13A13.5 13.5 0 1 0 13 5A11 11 0 0 1 6-13z" fill="#f6edc8" />
          <path d="M8-4h.1M12-9h.1M3 1h.1" stroke="#f6edc8" stroke-width="2.4" />
        </>
      ) : (
        <>
          <circle r="17.5" fill="#4f5c6c" />
          <path d="M-10 1Q-14 1-13-3Q-12-7-8-7Q-6-12 0-11Q6-12 8-6Q13-5 12-1Q11 1 8 1z" fill="#e8ebec" />
          <path d="M1 2L-4 8H0L-2 14L6 6H2L4 2z" fill="#f4d67d" stroke-width="1.2" />
        </>
      )}
    </g>
  </svg>
)
