/** Pictures of events that are aimed at a player. */
import type { JSX } from 'solid-js'
import type { Design } from '../../../../../shared/games/storming/events.ts'
import { Helmet } from './actions.tsx'
import { ink } from './colors.ts'
import { Wheel } from './figures.tsx'
import { Banner, Barrel, Coin, Coins, Dagger, Fist, Fork, On, Purse, Sheet, Torch, Wall } from './things.tsx'

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

export const aimedEvents: Readonly<Record<Design, () => JSX.Element>> = {
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
