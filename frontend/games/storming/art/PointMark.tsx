/** What points come from, each as one sign: in a seat's row of seven, on cards and in the score. */
import type { Fate, Source } from '../points.ts'

const ink = '#2a2520'

interface Glyph {
  readonly d: string
  /** Something that was destroyed. */
  readonly struck?: true
}

const wagon =
  'M-13 3Q-13-11 0-11Q13-11 13 3ZM-14 4H14V8H-14ZM-12 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM4 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z'

/** On 40 x 40 around 0, 0. */
const glyphs: Readonly<Record<Source, Glyph>> = {
  cityBuilt: {
    d: 'M-11 14V-5H-14V-12H-9V-9H-5V-12H-2V-9H2V-12H5V-9H9V-12H14V-5H11V14H4V6A4 4 0 0 0-4 6V14Z',
  },
  conquest: { d: 'M-10 15V-10L-8-16L-6-10V-9H13L8-3L13 3H-6V15Z' },
  university: { d: 'M0-12L18-4L0 4L-18-4ZM-10 2L0 7L10 2V9Q0 15-10 9ZM14-1H16V9H14Z' },
  theatre: {
    d: 'M-12-12Q0-8 12-12Q14 7 0 15Q-14 7-12-12ZM-8-3Q-5-7-2-3Q-5-1-8-3ZM2-3Q5-7 8-3Q5-1 2-3ZM-6 4Q0 8 6 4Q0 13-6 4Z',
  },
  conspiracy: { d: 'M0-17L3-11V3H-3V-11ZM-9 3H9V6H2V12A3.2 3.2 0 1 1-2 12V6H-9Z' },
  reinforcements: {
    d: 'M-12-14H12V0Q12 11 0 16Q-12 11-12 0ZM-2-9V-3H-8V1H-2V7H2V1H8V-3H2V-9Z',
  },
  tradeRoute: { d: wagon },
  caravan: { d: wagon, struck: true },
  warWagon: {
    d: 'M-14-2L11-12L14-5L-10 5ZM-9 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
    struck: true,
  },
  mine: { d: 'M-14-6Q0-18 14-6L12-3Q6-8 2-9V15H-2V-9Q-6-8-12-3Z' },
  cathedral: {
    d: 'M-1.5-17H1.5V-14H4.5V-11H1.5V-7L10 0V15H3V8A3 3 0 0 0-3 8V15H-10V0L-1.5-7V-11H-4.5V-14H-1.5Z',
  },
  // From one to another: an arrow that goes round is the page's sign for seeing again what was done last.
  rotating: { d: 'M-15-10H5V-16L16-7L5 2V-4H-15ZM15 10H-5V16L-16 7L-5-2V4H15Z' },
}

/** The sign alone, in one colour. */
export const PointSign = (props: { what: Source; fill: string }) => (
  <>
    <path d={glyphs[props.what].d} fill={props.fill} fill-rule="evenodd" />
    {glyphs[props.what].struck === true && (
      <path d="M-14 14L14-14" stroke="#a9431f" stroke-width="4" stroke-linecap="round" />
    )}
  </>
)

/** One point: a coin of gold that stays, a rim of gold that may be lost, a cracked one that is in danger. */
export const PointMark = (props: { what: Source; fate: Fate }) => (
  <>
    <circle
      r="18"
      fill={props.fate === 'lasting' ? '#e3b95e' : 'var(--surface)'}
      stroke={props.fate === 'lasting' ? ink : props.fate === 'held' ? '#b8862b' : '#a9431f'}
      stroke-width={props.fate === 'lasting' ? 1.5 : 3}
      stroke-dasharray={props.fate === 'lasting' ? undefined : '7 4'}
    />
    {props.fate === 'lasting' && (
      <path
        d="M-11-9A14 14 0 0 1 4-13.5"
        fill="none"
        stroke="#fff3cf"
        stroke-width="2.5"
        stroke-linecap="round"
      />
    )}
    <g transform="scale(.7)">
      <PointSign what={props.what} fill={props.fate === 'lasting' ? ink : 'var(--ink)'} />
    </g>
    {props.fate === 'endangered' && (
      <g transform="translate(13 -13)">
        <circle r="7" fill="#a9431f" stroke="#fbf7ee" stroke-width="1.5" />
        <path d="M0-4V1M0 3.6V4" stroke="#fff8ee" stroke-width="2.4" stroke-linecap="round" />
      </g>
    )}
  </>
)

/** A point that is still to be won; with the last one somebody wins, and it is the `nth` where that is said. */
export const NoPoint = (props: { isLast: boolean; nth?: number | undefined }) => (
  <>
    <text y="9" text-anchor="middle" font-size="26" font-weight="700" fill="currentColor" opacity=".8">
      {props.nth}
    </text>
    <circle r="13" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="2 5" opacity=".55" />
    {props.isLast && (
      <path
        d="M-13 9L-16-8L-7-1L0-13L7-1L16-8L13 9Z"
        fill="#f4d67d"
        stroke="#a9431f"
        stroke-width="3"
        stroke-linejoin="round"
      />
    )}
  </>
)
