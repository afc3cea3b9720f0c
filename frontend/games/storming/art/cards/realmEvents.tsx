/** Pictures of events of trade, work and unrest. */
import type { JSX } from 'solid-js'
import type { GeneralEventId } from '../../../../../shared/games/storming/events.ts'
import { ink } from './colors.ts'
import { Wheel } from './figures.tsx'
import {
  Banner,
  Bolt,
  Cloud,
  Coin,
  Coins,
  Crown,
  Fork,
  Hills,
  House,
  Keep,
  On,
  Purse,
  Quill,
  Sun,
  Torch,
  Wall,
} from './things.tsx'

export const realmEvents: Readonly<Partial<Record<GeneralEventId, () => JSX.Element>>> = {
  troubledTimes: () => (
    <>
      <Cloud x={-26} y={-24} s={0.8} fill="#4d5968" />
      <Cloud x={26} y={-26} s={0.7} fill="#4d5968" />
      <On x={0} y={4} s={1.1} r={10}>
        <path d="M-17-30H17V-24H-17zM-17 24H17V30H-17z" fill="#8a5a30" />
        <path d="M-13-24H13Q13-8 3 0Q13 8 13 24H-13Q-13 8-3 0Q-13-8-13-24z" fill="#dcebee" />
        <path
          d="M-9-14H9Q8-7 0-1Q-8-7-9-14zM-12 24Q-10 12 0 9Q10 12 12 24z"
          fill="#e0b45a"
          stroke-width="1"
        />
        <path d="M0 0V10" stroke="#c08a2e" />
        <path d="M-15-24V24M15-24V24" stroke="#6b4526" stroke-width="2.6" />
      </On>
      <path
        d="M-36 4Q-40 20-26 30M-26 30l-2-8m2 8l-9-2M36 0Q40-16 28-24M28-24l1 8m-1-8l8 1"
        fill="none"
        stroke="#f4d67d"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </>
  ),
  classStruggle: () => (
    <>
      <Hills top={26} fill="#4a4030" />
      <Fork x={-17} y={6} s={1.2} r={32} />
      <Torch x={17} y={8} s={1.3} r={-32} />
      <Crown x={0} y={26} s={0.95} r={-8} />
      <path d="M-9 18l7 9-5 8" fill="none" stroke={ink} stroke-width="1.8" />
    </>
  ),
  materialShortage: () => (
    <>
      <Hills top={22} fill="#8d7a52" />
      <Wall x={22} y={26} w={36} s={1.1} />
      <path
        d="M6-22H19V-8H6zM19-22H31V-8H19zM31-22H43V-8H31zM6-36H19V-22"
        fill="none"
        stroke={ink}
        stroke-width="1.5"
        stroke-dasharray="4 3"
      />
      <On x={-14} y={22} s={1.15}>
        <path d="M-24-12H18L12 2H-20z" fill="#8a5a30" />
        <path d="M-22-5H15M-10-12V2M4-12V2" stroke-width="1" />
        <path d="M18-12L32-18" stroke-width="3" stroke="#6b4526" />
      </On>
      <Wheel x={-22} y={31} s={0.95} />
      <On x={16} y={34} r={18}>
        <path d="M-9 3A9 9 0 0 1 6-6L0 0z" fill="#9a6a3c" />
        <path d="M0 0L-9 3M0 0L6-6M0 0L-4-7" />
      </On>
    </>
  ),
  tradeBoom: () => (
    <>
      <path d="M-43 22H43V41H-43z" fill="#a98458" stroke={ink} stroke-width="1.2" />
      <g stroke={ink} stroke-width="1.5" stroke-linejoin="round">
        <path d="M-32 30V-10M32 30V-10" stroke="#6b4526" stroke-width="3" />
        <path d="M-30 8H30V30H-30z" fill="#8a5a30" />
        <path
          d="M-36-12L-30-30H30L36-12Q30-5 24-12Q18-5 12-12Q6-5 0-12Q-6-5-12-12Q-18-5-24-12Q-30-5-36-12z"
          fill="#f3ecd9"
        />
        <path
          d="M-36-12L-30-30H-20L-24-12Q-30-5-36-12zM-12-12L-10-30H0V-12Q-6-5-12-12zM12-12L10-30H20L24-12Q18-5 12-12z"
          fill="#a3402c"
        />
        <path d="M-26 8a5 5 0 0 1 10 0zM-19 8a5 5 0 0 1 10 0zM-22 2a5 5 0 0 1 9 3z" fill="#c8502e" />
        <path d="M14 8V-2Q20-6 25-2V8z" fill="#3f7f96" />
      </g>
      <Coins x={3} y={9} n={3} />
      <Coins x={-12} y={36} n={2} />
      <Coins x={14} y={36} n={4} />
    </>
  ),
  embargo: () => (
    <>
      <Hills top={14} fill="#8f9f66" />
      <path d="M-16 41Q-4 20-2 12H4Q6 20 20 41z" fill="#d9c39a" stroke={ink} stroke-width="1" />
      <Keep x={-30} y={22} s={0.7} />
      <g stroke={ink} stroke-width="1.5" stroke-linejoin="round">
        <path d="M-38 36V-2H-30V36zM31 36V6H38V36z" fill="#8d949b" />
        <path d="M-40 6L40-2V8L-40 16z" fill="#f3ecd9" />
        <path
          d="M-32 5.2L-20 4V14L-32 15.2zM-8 2.8L4 1.6V11.6L-8 12.8zM17 .4L28-.8V9.2L17 10.3z"
          fill="#a3402c"
        />
        <path d="M-8 10V2Q-8-8 0-8T8 2V9" fill="none" stroke-width="4.4" />
        <path d="M-14 9H14V28Q0 33-14 28z" fill="#d9a92e" />
        <path d="M0 16a3 3 0 0 1 1 6v5h-2v-5a3 3 0 0 1 1-6z" fill={ink} stroke="none" />
      </g>
    </>
  ),
  chaos: () => (
    <>
      <path
        d="M0 0C-4-8 8-12 12-2C16 12-4 20-16 12C-32 0-22-26 0-28C28-30 38-4 32 14C26 32 0 38-18 32"
        fill="none"
        stroke="#8e9bb0"
        stroke-width="6"
        stroke-linecap="round"
        opacity=".8"
      />
      <g stroke={ink} stroke-width="1.5" stroke-linejoin="round">
        <path d="M-2-4C-6-22-22-26-32-16C-36-10-34-4-34-2C-28-10-20-8-18 8z" fill="#a3402c" />
        <path d="M2-4C6-22 22-26 32-16C36-10 34-4 34-2C28-10 20-8 18 8z" fill="#2f6a8a" />
        <path d="M-18 8C-16-16-8-28 0-34C8-28 16-16 18 8z" fill="#d9a92e" />
        <path d="M-19 8Q0 16 19 8V14Q0 22-19 14z" fill="#f3ecd9" />
        <circle cx="-34" cy="1" r="4" fill="#f4d67d" />
        <circle cx="34" cy="1" r="4" fill="#f4d67d" />
        <circle cy="-36" r="4" fill="#f4d67d" />
      </g>
      <Bolt x={-26} y={26} s={0.75} />
      <Bolt x={27} y={27} s={0.75} r={-14} />
      <On x={0} y={31} r={14}>
        <path d="M-7-7H7V7H-7z" fill="#fbf4df" />
        <path d="M-3-3h.1M3 3h.1M3-3h.1M-3 3h.1M0 0h.1" stroke-width="2.8" />
      </On>
    </>
  ),
  talentPatronage: () => (
    <>
      <path d="M-43 24H43V41H-43z" fill="#8a5a36" stroke={ink} stroke-width="1.2" />
      <Purse x={-20} y={14} s={1.3} />
      <On x={16} y={2} s={1.2}>
        <path d="M-18 2Q-22-18-2-20T22-4Q24 6 14 4Q6 2 8 10Q9 18-2 17Q-16 16-18 2z" fill="#e9d2a0" />
        <circle cx="-8" cy="-9" r="4" fill="#a3402c" />
        <circle cx="4" cy="-13" r="4" fill="#2f6a8a" />
        <circle cx="14" cy="-6" r="4" fill="#5d8a3c" />
        <circle cx="-11" cy="3" r="4" fill="#d9a92e" />
        <circle cx="-2" cy="9" r="2.6" fill="#8a5a36" />
      </On>
      <Quill x={30} y={6} s={0.9} r={14} />
      <Coin x={-2} y={35} />
      <Coin x={12} y={36} s={0.8} />
    </>
  ),
  prosperity: () => (
    <>
      <Sun x={-28} y={-24} s={0.8} />
      <Hills top={14} fill="#a9bd78" />
      <Keep x={2} y={20} s={1.05} />
      <House x={-22} y={22} />
      <House x={25} y={22} s={0.95} roof="#3f7f96" />
      <Banner x={2} y={-20} s={0.6} fill="#a3402c" />
      <g stroke={ink} stroke-width="1.4" stroke-linejoin="round">
        <path d="M-22 40Q-26 28-14 24L14 27Q20 31 18 41z" fill="#8a5a30" />
      </g>
      {[-16, -8, 0, 8, 14, -12, -2, 6].map((x, nth) => (
        <Coin x={x} y={nth < 5 ? 26 : 21} s={0.75} />
      ))}
    </>
  ),
}
