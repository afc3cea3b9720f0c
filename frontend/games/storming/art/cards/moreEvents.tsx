/** Pictures of the other general events, and of the directed ones. */
import type { JSX } from 'solid-js'
import type { Design, GeneralEventId } from '../../../../../shared/games/storming/events.ts'
import { Helmet } from './actions.tsx'
import { ink } from './colors.ts'
import { Cannon, Wheel } from './figures.tsx'
import {
  Barrel,
  Bolt,
  Cloud,
  Coin,
  Coins,
  Crown,
  Dagger,
  Fist,
  Banner,
  Fork,
  Hills,
  House,
  Keep,
  On,
  Pike,
  Purse,
  Quill,
  Sheet,
  Scutcheon,
  Sun,
  Torch,
  Wall,
} from './things.tsx'

const Rat = (props: { x: number; y: number; s?: number; r?: number }) => (
  <On {...props}>
    <path d="M16 4Q28 6 30-4" fill="none" stroke="#8a6a5a" stroke-width="2.2" />
    <path d="M-20 4Q-14-4-6-5Q6-12 14-4Q20 4 14 7H-14Q-20 7-20 4z" fill="#5a5048" />
    <circle cx="-9" cy="-6" r="3.6" fill="#8a6a5a" />
    <circle cx="-14" cy="1" r="1.2" fill="#fff" stroke="none" />
  </On>
)

export const moreEvents: Readonly<Partial<Record<GeneralEventId, () => JSX.Element>>> = {
  lordOfWar: () => (
    <>
      <Banner x={-31} y={30} s={1.7} fill="#a3402c" />
      <Pike x={33} y={40} h={62} />
      <Pike x={24} y={40} h={52} />
      <g stroke={ink} stroke-width="1.6" stroke-linejoin="round">
        <path d="M-36 42Q-34 22-14 20H14Q34 22 36 42z" fill="#5a5f66" />
        <path d="M-17-12Q-34-16-32-36Q-26-24-13-24zM17-12Q34-16 32-36Q26-24 13-24z" fill="#f0e2c0" />
        <path d="M-18 22V-8Q-18-28 0-29T18-8V22L0 32z" fill="#8d949b" />
        <path d="M3 30V-29Q18-27 18-8V22z" stroke="none" opacity=".18" />
        <path d="M-14-7H-2V-2H-14zM14-7H2V-2H14z" fill="#1a1d21" />
        <path d="M0-29V30" stroke-width="2.4" />
        <path d="M-9 7v4m0 4v4M9 7v4m0 4v4" stroke-width="2" />
      </g>
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
  orderOfChivalry: () => (
    <>
      <Hills top={28} fill="#8f9f66" />
      <Scutcheon x={8} y={8} s={1.4} fill="#f3ecd9">
        <path d="M0-18V22M-15-4H15" stroke="#a3402c" stroke-width="6" stroke-linecap="butt" />
      </Scutcheon>
      <g transform="translate(-14 -4)" stroke={ink} stroke-width="1.6" stroke-linejoin="round">
        <path d="M0-18Q-4-34-20-34Q-30-32-30-22Q-22-28-14-22Q-8-20 0-18z" fill="#2f6a8a" />
        <path d="M-15 20V-4Q-14-20 2-20T18-4L22 6L14 10V20Q0 26-15 20z" fill="#b9bec2" />
        <path d="M2-8L22 4L14 9L2 5z" fill="#8d949b" />
        <path d="M6-3L17 3" stroke-width="2.4" />
        <path d="M6 10v7m4-7v6" stroke-width="1.4" />
      </g>
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
  armsSupply: () => (
    <>
      <Hills top={24} fill="#8f9f66" />
      <Barrel x={31} y={30} s={0.95} />
      <Cannon x={-6} y={24} s={1.4} />
      <g stroke={ink} stroke-width="1.4" fill="#3a3d43">
        <circle cx="-30" cy="35" r="4.6" />
        <circle cx="-20" cy="35" r="4.6" />
        <circle cx="-25" cy="28" r="4.6" />
      </g>
      <path d="M20-28l4-8m2 12l8-5m-7 12h9" stroke="#f4d67d" stroke-width="2.6" stroke-linecap="round" />
    </>
  ),
  dampPowder: () => (
    <>
      <path d="M-43 28Q-20 22 0 26T43 25V41H-43z" fill="#3f5a6a" stroke={ink} stroke-width="1.2" />
      <Barrel x={-16} y={32} s={1.3} />
      <Barrel x={18} y={34} s={1.5} />
      <path d="M18-8Q10-20 22-24" fill="none" stroke="#d9c39a" stroke-width="2.4" stroke-linecap="round" />
      <path
        d="M22-24q6-4 2-9q-4-3 0-6"
        fill="none"
        stroke="#b9c4cc"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <g fill="#7fc4e0" stroke={ink} stroke-width="1.4" stroke-linejoin="round">
        <path d="M-20-30Q-10-16-14-11T-26-11T-20-30z" />
        <path d="M0-22Q7-11 4-8T-5-8T0-22z" />
        <path d="M36-18Q43-8 40-4T32-4T36-18z" />
      </g>
      <path d="M-30 38Q-14 34 0 38T30 37" fill="none" stroke="#cfe6ee" stroke-width="1.8" />
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
  uprising: () => (
    <>
      <Cloud x={20} y={-27} s={0.8} fill="#4f5c6c" />
      <Hills top={20} fill="#5f6d52" />
      <Banner x={2} y={26} s={1.85} fill="#c8502e" />
      <Fist x={-16} y={12} s={1.3} sleeve="#6b7a8a" />
      <Crown x={20} y={32} s={0.8} r={24} />
      <path d="M-38 34l10-6M-34 40l8-6" stroke={ink} stroke-width="1.6" />
    </>
  ),
}

/** Bales, planks and a wheel heaped up across a street. */
const Barricade = () => (
  <>
    <path d="M-43 28H43V41H-43z" fill="#4a4030" stroke={ink} stroke-width="1" />
    <Barrel x={-26} y={34} s={0.9} />
    <Wheel x={27} y={26} s={1.1} />
    <g stroke={ink} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-20 34L-14 12H14L20 34z" fill="#8a5a30" />
      <path d="M-18 26H18M-16 19H16" stroke-width="1.1" />
      <path d="M-34 22L30 8L31 13L-33 27z" fill="#a87a48" />
      <path d="M-28 34L34 30V36H-28z" fill="#a87a48" />
    </g>
  </>
)

export const directed: Readonly<Record<Design, () => JSX.Element>> = {
  assassination: () => (
    <>
      <path d="M-43 20H43V41H-43z" fill="#2b211c" stroke={ink} stroke-width="1" />
      <Wall x={-20} y={36} w={34} s={1} />
      <On x={24} y={36} r={8}>
        <path d="M-14 0V-14H-8V-10H-2V-14H4L14 0z" fill="#c9bda3" />
      </On>
      <Dagger x={0} y={-8} s={1.45} r={14} />
      <path d="M-8 38q6-10 14 0" fill="#a3201c" stroke={ink} stroke-width="1.2" />
    </>
  ),
  corruption: () => (
    <>
      <path d="M-43 20H43V41H-43z" fill="#6b4526" stroke={ink} stroke-width="1.2" />
      <path d="M-43 20H43" stroke="#8a5a30" stroke-width="5" />
      <g stroke={ink} stroke-width="1.5" stroke-linejoin="round">
        <path d="M-43-20L-22-12V6L-43 8z" fill="#3f5873" />
        <path d="M-22-12H-17V7H-22z" fill="#f3ecd9" />
        <path d="M-17-10L-4-8Q2-6 1-3T-6-1L0 2Q3 6-2 7L-12 6L-17 6z" fill="#e2b48a" />
      </g>
      <Purse x={14} y={-2} s={1.25} />
      <Coin x={-6} y={14} s={0.9} />
      <Coin x={33} y={15} s={0.9} />
      <Coins x={-28} y={19} n={3} />
    </>
  ),
  insurrection: () => (
    <>
      <Torch x={-25} y={-6} s={1} r={-10} />
      <Fork x={26} y={-4} s={1} r={10} />
      <Banner x={-4} y={18} s={1.6} fill="#a3201c" />
      <Barricade />
    </>
  ),
  insurrection4p: () => (
    <>
      <Wall x={22} y={14} w={34} />
      <Torch x={-27} y={-4} s={1} r={-10} />
      <Fist x={-4} y={0} s={1.1} sleeve="#7a6a4a" />
      <Barricade />
      <path d="M14-20l16 30m-2-32l-14 34" stroke="#a3201c" stroke-width="3.4" stroke-linecap="round" />
    </>
  ),
  assassination4p: () => (
    <>
      <path d="M-43 22H43V41H-43z" fill="#2b211c" stroke={ink} stroke-width="1" />
      <Helmet x={-20} y={28} s={0.9} />
      <Sheet x={24} y={24} s={0.62} r={8} />
      <Dagger x={-11} y={-10} s={1.25} r={20} />
      <Dagger x={13} y={-10} s={1.25} r={-20} />
    </>
  ),
}
