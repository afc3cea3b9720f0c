/** Pictures of action cards, revolts and the invention. */
import type { JSX } from 'solid-js'
import type { ActionType } from '../../../../../shared/games/storming/components.ts'
import { ink } from './colors.ts'
import {
  Drum,
  Fist,
  Banner,
  Flame,
  Fork,
  Hills,
  Keep,
  On,
  Pike,
  Seal,
  Sheet,
  Scutcheon,
  Sword,
  Torch,
} from './things.tsx'

export const Hammer = (props: { x: number; y: number; s?: number; r?: number }) => (
  <On {...props}>
    <path d="M-2.6 30V-10H2.6V30z" fill="#8a5a30" />
    <path d="M-15-20H10Q16-20 17-12L8-9H-15z" fill="#9aa1a6" />
    <path d="M-15-20V-9H-10V-20z" stroke="none" opacity=".2" />
  </On>
)

/** A pot helmet with a brim. */
export const Helmet = (props: { x: number; y: number; s?: number; fill?: string }) => (
  <On {...props}>
    <path d="M-13 2Q-14-16 0-17Q14-16 13 2z" fill={props.fill ?? '#b9bec2'} />
    <path d="M4 2Q6-10 0-17Q14-16 13 2z" stroke="none" opacity=".16" />
    <path d="M-19 4Q-8-3 0-2T19 4Q8 8 0 8T-19 4z" fill={props.fill ?? '#b9bec2'} />
    <path d="M0-17V-3" stroke-width="2" />
  </On>
)

/** Two hands that clasp, a sleeve on each side. */
export const Clasp = (props: { x: number; y: number; s?: number; left: string; right: string }) => (
  <On {...props}>
    <path d="M-44-12L-20-10V12L-44 16z" fill={props.left} />
    <path d="M44-12L20-10V12L44 16z" fill={props.right} />
    <path d="M-21-11H-15V13H-21zM21-11H15V13H21z" fill="#f3ecd9" />
    <path d="M15-9Q8-14 0-10L-9-2Q-8 4-2 2L3-1L13 9Q16 12 15 12z" fill="#c98e62" />
    <path
      d="M-15-9Q-8-12-3-9L14 7Q14 11 10 10L8 13Q5 15 3 12L0 14Q-3 15-5 11L-9 11Q-12 9-15 10z"
      fill="#e2b48a"
    />
    <path d="M3-1L-2 2Q-8 4-9-2L0-10Q6-13 12-10" fill="#c98e62" />
    <path d="M8 13L3 8M3 12L-1 8" fill="none" stroke-width="1.2" />
  </On>
)

export const actionPictures: Readonly<Record<ActionType | 'revolt' | 'invention', () => JSX.Element>> = {
  build: () => (
    <>
      <Hills top={26} fill="#a9bd78" />
      <Keep x={-14} y={31} s={1.25} />
      <g stroke={ink} stroke-linecap="round">
        <path d="M8 31V-22M30 31V-22M4-8H34M4 10H34" stroke="#6b4526" stroke-width="2.6" fill="none" />
        <path d="M8 10L30-8M8 31L30 10" stroke="#8a5a30" stroke-width="1.6" />
      </g>
      <Hammer x={17} y={-6} s={1.15} r={32} />
    </>
  ),
  recruit: () => (
    <>
      <Hills top={26} fill="#a9bd78" />
      <Pike x={-30} y={36} h={50} />
      <Pike x={-16} y={36} h={56} />
      <Pike x={31} y={36} h={54} />
      <Banner x={16} y={30} s={1.75} fill="#b5532f" />
      <Helmet x={-23} y={8} s={0.9} />
      <Drum x={2} y={20} s={0.95} />
    </>
  ),
  military: () => (
    <>
      <Hills top={28} fill="#8f9f66" />
      <Scutcheon x={0} y={-1} s={1.35} fill="#a3402c">
        <path d="M0-18V22M-15-4H15" stroke="#f0e2c0" stroke-width="4" />
      </Scutcheon>
      <Sword x={-3} y={0} s={1.2} r={42} />
      <Sword x={3} y={0} s={1.2} r={-42} />
    </>
  ),
  diplomacy: () => (
    <>
      <path d="M-43 18H43V41H-43z" fill="#8a5a36" stroke={ink} stroke-width="1" />
      <Sheet x={-2} y={-14} s={0.92} r={-4} />
      <Seal x={24} y={-20} s={1} />
      <Clasp x={0} y={17} s={1} left="#3f6f8a" right="#a3402c" />
    </>
  ),
  revolt: () => (
    <>
      <path d="M-43 30Q-20 20 0 24T43 27V41H-43z" fill="#2b1d18" stroke={ink} stroke-width="1" />
      <Fork x={-29} y={12} s={1.15} r={-14} />
      <Torch x={29} y={10} s={1.25} r={12} />
      <Fist x={0} y={6} s={1.65} sleeve="#7a6a4a" />
      <Flame x={-12} y={40} s={0.7} />
      <Flame x={17} y={41} s={0.6} />
    </>
  ),
  invention: () => (
    <g fill="none" stroke="#eaf4f2" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <path
        d="M-40-30H40M-40-15H40M-40 0H40M-40 15H40M-40 30H40M-30-39V39M-15-39V39M0-39V39M15-39V39M30-39V39"
        opacity=".16"
        stroke-width="1"
      />
      <path
        d="M0-12C-14-26-30-26-40-16C-32-14-30-8-24-10C-22-4-14-6-10-2M0-12C14-26 30-26 40-16C32-14 30-8 24-10C22-4 14-6 10-2"
        fill="#eaf4f2"
        fill-opacity=".2"
      />
      <path d="M0-12L-24-10M0-12L-38-16M0-12L24-10M0-12L38-16" />
      <path d="M-4-12H4L6 10H-6z" fill="#eaf4f2" fill-opacity=".25" />
      <circle cy="-17" r="4.5" />
      <path d="M-6 10L-14 24H14L6 10M-14 24V29M14 24V29" />
      <circle cx="-14" cy="32" r="3.4" />
      <circle cx="14" cy="32" r="3.4" />
      <path d="M26 14a7 7 0 1 0 .1 0zM26 9v3M26 30v-3M18 21h3M34 21h-3M20 15l2 2M32 27l-2-2M20 27l2-2M32 15l-2 2" />
      <path d="M-36 16H-22M-36 20H-26" stroke-width="1" />
    </g>
  ),
}
