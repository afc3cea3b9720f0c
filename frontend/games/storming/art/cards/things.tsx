/** What pictures on cards are put together from: each thing stands on x, y, inked by the group around it. */
import type { JSX } from 'solid-js'
import { ink } from './colors.ts'

export interface At {
  readonly x: number
  readonly y: number
  /** Scale, and degrees that it is turned by. */
  readonly s?: number
  readonly r?: number
}

/** Puts a drawing around 0, 0 in its place. */
export const On = (props: At & { children: JSX.Element }) => (
  <g
    transform={`translate(${props.x} ${props.y}) scale(${props.s ?? 1}) rotate(${props.r ?? 0})`}
    stroke={ink}
    stroke-width="1.5"
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    {props.children}
  </g>
)

export const House = (props: At & { roof?: string; wall?: string }) => (
  <On {...props}>
    <path d="M-11 0V-12H11V0z" fill={props.wall ?? '#f0e2c0'} />
    <path d="M4 0V-12H11V0z" stroke="none" opacity=".14" />
    <path d="M-15-11L-8-22H8L15-11z" fill={props.roof ?? '#b5532f'} />
    <path d="M-3 0V-7H2V0z" fill="#5b3a22" />
  </On>
)

/** A keep with battlements. */
export const Keep = (props: At & { wall?: string }) => (
  <On {...props}>
    <path d="M-12 0V-30H-15V-40H-9V-36H-4V-40H4V-36H9V-40H15V-30H12V0z" fill={props.wall ?? '#c9bda3'} />
    <path d="M4 0V-30H-15V-30H15H12V0z" stroke="none" opacity=".14" />
    <path d="M-4 0V-9Q0-14 4-9V0z" fill="#4a3a2a" />
    <path d="M0-26v7" stroke-width="3" />
  </On>
)

/** A stretch of wall, `w` wide. */
export const Wall = (props: At & { w: number }) => {
  const teeth = Math.max(2, Math.round(props.w / 12))
  const tooth = props.w / (teeth * 2 - 1)
  const top = Array.from(
    { length: teeth },
    (_, nth) => `V-20h${tooth}${nth < teeth - 1 ? `V-15h${tooth}` : ''}`,
  ).join('')
  return (
    <On {...props}>
      <path d={`M${-props.w / 2} 0${top}V0z`} fill="#c9bda3" />
      <path
        d={`M${-props.w / 2 + 4}-9h${props.w * 0.25}M${props.w * 0.1}-11h${props.w * 0.2}M${-props.w * 0.2}-4h${props.w * 0.3}`}
        stroke-width="1"
        opacity=".6"
      />
    </On>
  )
}

export const Pine = (props: At) => (
  <On {...props}>
    <path d="M-2 0V-6H2V0z" fill="#5b3a22" />
    <path d="M0-30L-7-18H-4L-10-8H-6L-11-3H11L6-8H10L4-18H7z" fill="#3f5f45" />
    <path d="M0-30L7-18H4L10-8H6L11-3H2z" stroke="none" opacity=".2" />
  </On>
)

export const Banner = (props: At & { fill: string }) => (
  <On {...props}>
    <path d="M0 0V-30" stroke-width="2" />
    <path d="M0-30L18-26L12-21L18-16L0-14z" fill={props.fill} />
  </On>
)

export const Sword = (props: At) => (
  <On {...props}>
    <path d="M-2.5 12V-26L0-32L2.5-26V12z" fill="#dfe3e4" />
    <path d="M0 12V-31" stroke-width=".8" opacity=".5" />
    <path d="M-9 12H9V16H-9z" fill="#b8862b" />
    <path d="M-2 16H2V26H-2z" fill="#5b3a22" />
    <circle cy="28" r="3.2" fill="#b8862b" />
  </On>
)

export const Dagger = (props: At) => (
  <On {...props}>
    <path d="M-4 2L0 32L4 2z" fill="#e6eaea" />
    <path d="M0 4V28" stroke-width=".8" opacity=".5" />
    <path d="M-10-2Q0 3 10-2V2Q0 7-10 2z" fill="#b8862b" />
    <path d="M-2.6-1L-2-15H2L2.6-1z" fill="#4a2d3a" />
    <circle cy="-17" r="3.4" fill="#b8862b" />
  </On>
)

export const Pike = (props: At & { h?: number }) => (
  <On {...props}>
    <path d={`M0 0V${-(props.h ?? 50)}`} stroke="#5b3a22" stroke-width="2.6" />
    <path d={`M0${-(props.h ?? 50) - 12}l4 9-4 5-4-5z`} fill="#dfe3e4" />
  </On>
)

export const Scutcheon = (props: At & { fill: string; children?: JSX.Element }) => (
  <On {...props}>
    <path d="M-15-18H15V0C15 12 8 18 0 22C-8 18-15 12-15 0z" fill={props.fill} />
    <path d="M0-18H15V0C15 12 8 18 0 22z" stroke="none" opacity=".16" />
    {props.children}
  </On>
)

export const Cloud = (props: At & { fill?: string }) => (
  <On {...props}>
    <path
      d="M-22 8Q-30 8-29 1Q-28-6-20-6Q-18-16-7-15Q1-22 10-14Q20-15 21-5Q30-4 29 3Q28 8 21 8z"
      fill={props.fill ?? '#e8ebec'}
    />
  </On>
)

export const Bolt = (props: At) => (
  <On {...props}>
    <path d="M2-16L-8 3H-1L-5 18L9-3H2L7-16z" fill="#f4d67d" />
  </On>
)

export const Flame = (props: At) => (
  <On {...props}>
    <path
      d="M0 0C-12 0-14-10-9-17C-8-13-6-12-4-12C-8-22-2-28 2-34C2-26 8-23 9-16C11-18 11-20 11-22C17-13 13 0 0 0z"
      fill="#e2702c"
    />
    <path d="M0-1C-6-1-7-7-3-12C-2-9 1-9 2-15C8-8 7-1 0-1z" fill="#f6cf5f" stroke="none" />
  </On>
)

export const Torch = (props: At) => (
  <On {...props}>
    <path d="M-2.6 24L-4-4H4L2.6 24z" fill="#6b4526" />
    <path d="M-5-6H5L4 0H-4z" fill="#4a4038" />
    <g transform="translate(0 -5) scale(.72)">
      <path
        d="M0 0C-12 0-14-10-9-17C-8-13-6-12-4-12C-8-22-2-28 2-34C2-26 8-23 9-16C11-18 11-20 11-22C17-13 13 0 0 0z"
        fill="#e2702c"
      />
      <path d="M0-1C-6-1-7-7-3-12C-2-9 1-9 2-15C8-8 7-1 0-1z" fill="#f6cf5f" stroke="none" />
    </g>
  </On>
)

export const Fork = (props: At) => (
  <On {...props}>
    <path d="M0 28V-12" stroke="#6b4526" stroke-width="2.8" />
    <path d="M-8-28V-16Q-8-11 0-11Q8-11 8-16V-28M0-29V-12" fill="none" stroke-width="2.4" />
  </On>
)

/** A raised fist with a sleeve. */
export const Fist = (props: At & { sleeve: string }) => (
  <On {...props}>
    <path d="M-8 24L-7 4H8L10 24z" fill={props.sleeve} />
    <path d="M-8 4V-8Q-8-13-3-13H6Q11-13 11-8V0Q11 5 6 5H-4Q-8 5-8 1z" fill="#dba77c" />
    <path d="M-3.5-12V-4M1.5-13V-4M6.5-12V-4M-8-3H5Q8-3 8 0" fill="none" stroke-width="1.1" />
  </On>
)

export const Coin = (props: At) => (
  <On {...props}>
    <circle r="7" fill="#e3b95e" />
    <circle r="4.4" fill="none" stroke="#8a6218" stroke-width="1" />
  </On>
)

/** Coins in a stack, `n` high. */
export const Coins = (props: At & { n: number }) => (
  <On {...props}>
    {Array.from({ length: props.n }, (_, nth) => (
      <path d={`M-8 ${-4 * nth}v-3q0-3 8-3t8 3v3q0 3-8 3t-8-3z`} fill="#e3b95e" stroke-width="1.2" />
    ))}
    <ellipse cy={-4 * props.n + 1} rx="8" ry="3" fill="#f2d184" stroke-width="1.2" />
  </On>
)

export const Purse = (props: At) => (
  <On {...props}>
    <path d="M-5-13Q-20 2-13 12Q-9 16 0 16Q9 16 13 12Q20 2 5-13z" fill="#a06a3a" />
    <path d="M3-12Q14 2 8 15Q16 14 14 10Q18 0 5-13z" stroke="none" opacity=".18" />
    <path d="M-9-21Q-4-16-5-13H5Q4-16 9-21Q4-19 0-21Q-4-19-9-21z" fill="#c08a52" />
    <path d="M-6-13H6" stroke="#e3b95e" stroke-width="2.4" />
    <circle cy="3" r="5" fill="#e3b95e" />
  </On>
)

export const Crown = (props: At) => (
  <On {...props}>
    <path d="M-16 8L-20-12L-9-3L0-16L9-3L20-12L16 8z" fill="#e3b95e" />
    <path d="M-16 8Q0 12 16 8V13Q0 17-16 13z" fill="#c2922f" />
    <circle cx="-20" cy="-13" r="2.4" fill="#b5532f" />
    <circle cx="20" cy="-13" r="2.4" fill="#b5532f" />
    <circle cy="-17" r="2.6" fill="#2f7fa0" />
  </On>
)

export const Drum = (props: At) => (
  <On {...props}>
    <path d="M-22-14V10Q-22 18 0 18Q22 18 22 10V-14z" fill="#a3402c" />
    <path d="M-22-14V10Q-22 18 0 18Q22 18 22 10V-14" fill="none" stroke="#e3b95e" stroke-width="0" />
    <path d="M-22-8L-13 15L-4-5L4 17L13-5L20 14L22-8" fill="none" stroke="#f0e2c0" stroke-width="1.6" />
    <ellipse cy="-14" rx="22" ry="8" fill="#f3e6c6" />
    <path d="M-22 9Q-22 18 0 18Q22 18 22 9" fill="none" stroke-width="2.6" />
  </On>
)

export const Barrel = (props: At & { fill?: string }) => (
  <On {...props}>
    <path d="M-12 0Q-17-14-12-28H12Q17-14 12 0z" fill={props.fill ?? '#9a6a3c'} />
    <path d="M4 0Q9-14 4-28H12Q17-14 12 0z" stroke="none" opacity=".18" />
    <path d="M-14-22H14M-14-6H14" stroke="#4a4038" stroke-width="2.6" />
    <path d="M-4 0Q-6-14-4-28" fill="none" stroke-width=".8" opacity=".6" />
  </On>
)

/** A sheet of parchment with lines, curled at both ends. */
export const Sheet = (props: At & { children?: JSX.Element }) => (
  <On {...props}>
    <path d="M-18-22Q-22-26-16-27H16Q20-26 18-22V20Q20 26 15 26H-15Q-20 26-18 20z" fill="#f6ebce" />
    <path d="M-18-22Q-16-20-13-22H18M-18 20Q-16 22-13 20H18" fill="none" stroke-width="1" />
    <path d="M-12-14H12M-12-8H12M-12-2H6" stroke-width="1.3" opacity=".55" />
    {props.children}
  </On>
)

export const Seal = (props: At & { fill?: string }) => (
  <On {...props}>
    <path
      d="M0-9L3-7L7-7L8-3L10 0L8 4L7 8L3 8L0 10L-3 8L-7 8L-8 4L-10 0L-8-3L-7-7L-3-7z"
      fill={props.fill ?? '#a3402c'}
    />
    <circle r="5" fill="none" stroke-width="1" opacity=".7" />
  </On>
)

export const Quill = (props: At) => (
  <On {...props}>
    <path d="M-14 24Q-4 4 12-22Q22-18 14-4Q8 8-6 12z" fill="#f7f3e6" />
    <path d="M-14 24Q-2 4 14-20M0 4L10 2M4-4L15-8" fill="none" stroke-width="1" />
  </On>
)

export const Sun = (props: At) => (
  <On {...props}>
    <path
      d="M0-15V-19M0 15V19M-15 0H-19M15 0H19M-11-11L-13.5-13.5M11 11L13.5 13.5M-11 11L-13.5 13.5M11-11L13.5-13.5"
      stroke="#e3b95e"
      stroke-width="2.6"
    />
    <circle r="10" fill="#f4d67d" />
  </On>
)

/** Hills along the lower edge of a picture, from `top` down. */
export const Hills = (props: { top: number; fill: string }) => (
  <path
    d={`M-43 ${props.top + 4}Q-26 ${props.top - 7}-6 ${props.top + 3}T43 ${props.top - 1}V41H-43z`}
    fill={props.fill}
    stroke={ink}
    stroke-width="1"
  />
)
