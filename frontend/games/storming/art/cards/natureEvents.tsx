/** Pictures of events of weather, harvest and want. */
import type { JSX } from 'solid-js'
import type { GeneralEventId } from '../../../../../shared/games/storming/events.ts'
import { ink } from './colors.ts'
import { HorseHead, Walker } from './figures.tsx'
import { Cloud, Flame, Hills, House, On, Pine, Sun, Wall } from './things.tsx'

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

const Rat = (props: { x: number; y: number; s?: number; r?: number }) => (
  <On {...props}>
    <path d="M16 4Q28 6 30-4" fill="none" stroke="#8a6a5a" stroke-width="2.2" />
    <path d="M-20 4Q-14-4-6-5Q6-12 14-4Q20 4 14 7H-14Q-20 7-20 4z" fill="#5a5048" />
    <circle cx="-9" cy="-6" r="3.6" fill="#8a6a5a" />
    <circle cx="-14" cy="1" r="1.2" fill="#fff" stroke="none" />
  </On>
)

export const natureEvents: Readonly<Partial<Record<GeneralEventId, () => JSX.Element>>> = {
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
  plague: () => (
    <>
      <Hills top={24} fill="#4f563c" />
      <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
        <path d="M-32 42Q-30 18-12 12H14Q32 18 34 42z" fill="#2b2a2e" />
        <path d="M-16 16Q-22-26 2-28Q24-26 20 16Q2 24-16 16z" fill="#2b2a2e" />
        <path d="M-24-22Q-6-18 4-18T30-24Q22-14 4-13T-24-22z" fill="#1d1c20" />
        <path d="M-12-22Q-12-38 4-38T18-22Q4-18-12-22z" fill="#2b2a2e" />
        <path d="M-10-8Q-6-14 4-13Q14-12 15-4Q14 6 4 9Q-16 12-36 22Q-26 2-10-8z" fill="#d9cfb2" />
        <circle cx="3" cy="-4" r="4.6" fill="#7d9a4a" />
        <path d="M-30 17Q-16 8-4 4" fill="none" stroke-width="1.1" />
      </g>
      <Rat x={26} y={35} s={0.85} />
    </>
  ),
}
