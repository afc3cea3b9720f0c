/** Pictures of events of war: armies, arms and truces. */
import type { JSX } from 'solid-js'
import type { GeneralEventId } from '../../../../../shared/games/storming/events.ts'
import { ink } from './colors.ts'
import { Cannon, HorseHead } from './figures.tsx'
import {
  Banner,
  Barrel,
  Cloud,
  Coin,
  Crown,
  Drum,
  Fist,
  Hills,
  On,
  Pike,
  Purse,
  Scutcheon,
  Sword,
} from './things.tsx'

export const warEvents: Readonly<Partial<Record<GeneralEventId, () => JSX.Element>>> = {
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
