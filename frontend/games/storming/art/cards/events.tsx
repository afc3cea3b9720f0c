/** Pictures of general events, the first half in the order of the rules. */
import type { JSX } from 'solid-js'
import type { GeneralEventId } from '../../../../../shared/games/storming/events.ts'
import { ink } from './colors.ts'
import { HorseHead, Walker } from './figures.tsx'
import {
  Cloud,
  Coin,
  Crown,
  Drum,
  Banner,
  Flame,
  Fork,
  Hills,
  House,
  On,
  Pine,
  Purse,
  Sun,
  Sword,
  Torch,
  Wall,
} from './things.tsx'

/** Stalks of grain bound together. */
const Sheaf = (props: { x: number; y: number; s?: number; r?: number }) => (
  <On {...props}>
    <path
      d="M-12 18L-4-2L-14-28M-6 20L-1-2L-6-34M0 20V-36M6 20L1-2L6-34M12 18L4-2L14-28"
      fill="none"
      stroke="#b8862b"
      stroke-width="3"
    />
    <path
      d="M-14-28q-5-8 0-14q5 6 0 14zM-6-34q-5-8 0-14q5 6 0 14zM0-36q-5-8 0-14q5 6 0 14zM6-34q-5-8 0-14q5 6 0 14zM14-28q-5-8 0-14q5 6 0 14z"
      fill="#e9c45e"
      stroke-width="1"
    />
    <path d="M-7-4Q0 0 7-4V2Q0 6-7 2z" fill="#a3402c" />
  </On>
)

type Drawn = Readonly<Partial<Record<GeneralEventId, () => JSX.Element>>>

export const events: Drawn = {
  fullMoon: () => (
    <>
      <circle cx="10" cy="-12" r="21" fill="#f6edc8" stroke={ink} stroke-width="1.2" />
      <path d="M2-20a4 4 0 1 0 .1 0zM16-8a5 5 0 1 0 .1 0zM14-26a2.6 2.6 0 1 0 .1 0z" fill="#d9cc98" />
      <Hills top={22} fill="#1f2d33" />
      <Walker x={-22} y={27} s={0.72} coat="#22303a" load="pike" />
      <Walker x={-2} y={25} s={0.72} coat="#22303a" load="pike" />
      <Walker x={18} y={26} s={0.72} coat="#22303a" load="pike" />
    </>
  ),
  mercenaries: () => (
    <>
      <Hills top={26} fill="#8d7a52" />
      <Sword x={-20} y={0} s={1.1} r={-16} />
      <Sword x={22} y={0} s={1.1} r={16} />
      <Purse x={0} y={12} s={1.45} />
      <Coin x={-20} y={34} />
      <Coin x={21} y={35} />
      <Coin x={31} y={32} s={0.8} />
    </>
  ),
  goodHarvest: () => (
    <>
      <Sun x={-25} y={-22} />
      <Hills top={14} fill="#d9b24f" />
      <path d="M-43 30H43M-43 24H43M-43 36H43" stroke="#a97f27" stroke-width="1" opacity=".7" />
      <House x={29} y={16} s={0.9} />
      <Sheaf x={-8} y={14} s={1.05} />
      <Sheaf x={-30} y={28} s={0.55} r={-8} />
    </>
  ),
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
  fairWinds: () => (
    <>
      <path
        d="M-43 22Q-32 16-22 22T0 22T22 22T43 20V41H-43z"
        fill="#3f7f96"
        stroke={ink}
        stroke-width="1.2"
      />
      <On x={4} y={24} s={1.1}>
        <path d="M-24-2H24Q20 12 12 12H-14Q-22 12-24-2z" fill="#8a5a30" />
        <path d="M0-2V-48" stroke-width="2.4" />
        <path d="M2-44Q26-36 22-8Q12-12 2-10z" fill="#fbf4df" />
        <path d="M-2-38Q-18-26-20-8Q-10-12-2-10z" fill="#f0e2c0" />
        <path d="M0-52L-12-48L0-44z" fill="#a3402c" />
      </On>
      <path
        d="M-40-26H-18Q-10-26-10-32T-18-35M-40-16H-26Q-20-16-20-11T-25-8"
        fill="none"
        stroke="#fff"
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <path d="M-43 32Q-32 27-22 32T0 32T22 32T43 31" fill="none" stroke="#cfe6ee" stroke-width="1.6" />
    </>
  ),
  famine: () => (
    <>
      <Hills top={16} fill="#a98458" />
      <path d="M-30 34l8-8 6 8M14 36l6-8 9 6" fill="none" stroke="#6b4526" stroke-width="1.2" />
      <path
        d="M30 16V-20M30-6L40-16M30-12L21-24M30-16L36-30"
        fill="none"
        stroke="#4a3a2a"
        stroke-width="2.6"
      />
      <On x={-6} y={14} s={1.25}>
        <path d="M-24-8H24Q22 14 0 14T-24-8z" fill="#b98a55" />
        <ellipse cy="-8" rx="24" ry="7" fill="#6b4526" />
        <path d="M8-8L20-28Q22-33 26-31T25-25L12-7" fill="#d9c39a" />
        <path d="M-8 2l4 4-3 5" fill="none" stroke-width="1.2" />
      </On>
      <path
        d="M-34-22q5-6 9 0q5-6 9 0M-16-31q4-5 7 0q4-5 7 0"
        fill="none"
        stroke={ink}
        stroke-width="2"
        stroke-linecap="round"
      />
    </>
  ),
  warDrums: () => (
    <>
      <Hills top={24} fill="#6a5a3c" />
      <Banner x={-32} y={24} s={1.2} fill="#a3402c" />
      <Drum x={0} y={13} s={1.25} />
      <g stroke={ink} stroke-linecap="round">
        <path d="M-4-8L-22-34M6-8L24-34" stroke="#c9a06a" stroke-width="4" />
      </g>
      <circle cx="-3" cy="-7" r="4" fill="#f3e6c6" stroke={ink} stroke-width="1.5" />
      <circle cx="5" cy="-7" r="4" fill="#f3e6c6" stroke={ink} stroke-width="1.5" />
      <path
        d="M-38 0Q-42 10-38 20M38 0Q42 10 38 20"
        fill="none"
        stroke="#fff3cf"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </>
  ),
  earthquake: () => (
    <>
      <Hills top={20} fill="#8f9f66" />
      <On x={-19} y={26} s={1.15} r={-9}>
        <Wall x={0} y={0} w={34} />
      </On>
      <On x={21} y={29} s={1.15} r={12}>
        <Wall x={0} y={0} w={32} />
      </On>
      <path
        d="M2-39L-4-18L5-6L-3 8L4 20L-6 41H8L12 22L5 8L13-5L4-18L8-39z"
        fill="#20262e"
        stroke={ink}
        stroke-width="1.2"
      />
      <path
        d="M-12 34l7 1-4 5zM14 36l6-3 2 6zM-16-20l5-5 3 6z"
        fill="#c9bda3"
        stroke={ink}
        stroke-width="1.2"
      />
      <path
        d="M-34-16l-5-5M-30-22l-2-7M34-14l5-5M30-20l2-7"
        stroke={ink}
        stroke-width="2"
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
  fire: () => (
    <>
      <Hills top={27} fill="#2b201a" />
      <Flame x={-16} y={8} s={1.3} />
      <Flame x={14} y={2} s={1.5} />
      <On x={0} y={32} s={1.5}>
        <path d="M-15 0V-14H15V0z" fill="#7a5232" />
        <path d="M-19-13L0-25L19-13z" fill="#4a3122" />
        <path d="M-12 0V-9H-4V0" fill="#f6cf5f" />
        <path d="M3-4H12M3-9H12" stroke-width="1.1" />
      </On>
      <Flame x={-27} y={34} s={0.8} />
      <Flame x={28} y={34} s={1} />
      <Flame x={4} y={36} s={0.55} />
    </>
  ),
  truce: () => (
    <>
      <Hills top={22} fill="#8f9f66" />
      <Sword x={-22} y={12} s={1} r={186} />
      <Sword x={25} y={14} s={1} r={172} />
      <On x={-2} y={34}>
        <path d="M0 4V-66" stroke="#6b4526" stroke-width="3" />
        <path d="M1-66Q12-72 22-64T38-62V-36Q30-32 20-38T1-38z" fill="#fdfaf0" />
        <path d="M10-66Q14-52 10-39M26-62Q30-50 26-36" fill="none" stroke-width="1" opacity=".45" />
      </On>
    </>
  ),
  torrentialRain: () => (
    <>
      <Hills top={18} fill="#6f8256" />
      <Pine x={-30} y={22} s={0.9} />
      <path
        d="M-43 28Q-30 20-18 27T6 27T30 27T43 24V41H-43z"
        fill="#2f6f8c"
        stroke={ink}
        stroke-width="1.2"
      />
      <path d="M-43 35Q-30 30-18 35T6 35T30 35T43 33" fill="none" stroke="#cfe6ee" stroke-width="1.6" />
      <g stroke="#e4f1f5" stroke-width="2.2" stroke-linecap="round">
        <path d="M-18-10l-5 12M-6-8l-6 15M8-10l-6 14M20-9l-6 14M-14 8l-4 10M4 8l-4 10M22 8l-4 10M32-8l-5 12" />
      </g>
      <Cloud x={-10} y={-20} s={1.15} fill="#4f5c6c" />
      <Cloud x={18} y={-22} s={1} fill="#66758a" />
    </>
  ),
  boldWins: () => (
    <>
      <path
        d="M0 4L-43-22V-34L0 4L-26-39H-10L0 4L6-39H22L0 4L43-36V-20zM0 4L-43 14V4zM0 4L43 8V20z"
        fill="#fbeec0"
        opacity=".8"
      />
      <Hills top={28} fill="#8d7a52" />
      <HorseHead x={-10} y={20} s={1.15} cloth="#2f6a8a" />
      <Sword x={27} y={-4} s={1.15} r={18} />
      <path
        d="M12 26q16-4 20 10M16 30q4-6 10-4M20 36q4-5 9-3"
        fill="none"
        stroke="#5d8a3c"
        stroke-width="3"
        stroke-linecap="round"
      />
    </>
  ),
  drought: () => (
    <>
      <Sun x={0} y={-19} s={1.35} />
      <path d="M-43 8Q-20 2 0 6T43 5V41H-43z" fill="#c99f5e" stroke={ink} stroke-width="1.2" />
      <path
        d="M-43 18l14-3 7-8M-29 15l4 11-10 12M-25 26l17-4 4-14M-8 22l8 9-6 10M0 31l14-6 2-16M14 25l14 5 13-6M28 30l2 11"
        fill="none"
        stroke="#7a5a2e"
        stroke-width="1.6"
      />
      <On x={2} y={22} s={0.8} r={-12}>
        <path
          d="M-22 0H14M-14-7V7M-6-8V8M2-7V7M9-5V5M-22 0l-9-7v14z"
          fill="#fbf4df"
          stroke="#fbf4df"
          stroke-width="3.4"
        />
        <path d="M13-7Q26-6 26 0T13 7Q9 0 13-7z" fill="#fbf4df" />
        <circle cx="19" cy="-2" r="1.6" fill={ink} />
      </On>
    </>
  ),
  depopulation: () => (
    <>
      <Hills top={18} fill="#8d7a52" />
      <path d="M-8 41Q4 28 20 22L30 22Q16 30 14 41z" fill="#d9c39a" stroke="none" />
      <House x={-22} y={24} s={1.5} roof="#7d6a58" wall="#d9cfb8" />
      <path d="M-32 14l8-5m-8 0l8 5" stroke={ink} stroke-width="1.8" />
      <Walker x={13} y={32} s={0.85} coat="#5f6f8a" load="bundle" />
      <Walker x={31} y={26} s={0.62} coat="#8a5a4a" load="bundle" />
    </>
  ),
  quagmire: () => (
    <>
      <Pine x={-34} y={10} s={0.8} />
      <Pine x={35} y={8} s={0.7} />
      <path d="M-43 12Q-20 4 0 9T43 8V41H-43z" fill="#6a5232" stroke={ink} stroke-width="1.2" />
      <HorseHead x={-2} y={2} s={1.15} cloth="#3f5873" />
      <path d="M-34 26Q-24 14 0 17T34 25Q28 36 0 36T-34 26z" fill="#4f3b22" stroke={ink} stroke-width="1.4" />
      <path
        d="M-24 27Q-12 21 2 23M6 29Q16 25 26 28"
        fill="none"
        stroke="#8a6f45"
        stroke-width="2"
        stroke-linecap="round"
      />
      <circle cx="27" cy="19" r="2.4" fill="#8a6f45" stroke={ink} />
    </>
  ),
}
