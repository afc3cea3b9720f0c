/** The ten pacts, as what is drawn over their two seals. */
import type { JSX } from 'solid-js'
import type { PactId } from '../../../../../shared/games/storming/components.ts'
import { Clasp } from './actions.tsx'
import { ink } from './colors.ts'
import { Mule, CoveredWagon, Walker } from './figures.tsx'
import { Nobody } from './people.tsx'
import { Dagger, Banner, Hills, House, Keep, On, Pike, Scutcheon, Sword } from './things.tsx'

export const pactPictures: Readonly<Record<PactId, () => JSX.Element>> = {
  noQuarter: () => (
    <>
      <Hills top={28} fill="#5a3a2e" />
      <Sword x={-14} y={2} s={1.2} r={48} />
      <Sword x={14} y={2} s={1.2} r={-48} />
      <On x={0} y={2} s={1.25}>
        <path d="M-17-6Q-17-24 0-24T17-6Q17 4 11 7V15H-11V7Q-17 4-17-6z" fill="#f0e7d2" />
        <circle cx="-7" cy="-5" r="4.8" fill={ink} />
        <circle cx="7" cy="-5" r="4.8" fill={ink} />
        <path d="M0 1L-2.6 6H2.6z" fill={ink} />
        <path d="M-5 10V15M0 10V15M5 10V15" stroke-width="1.3" />
      </On>
    </>
  ),
  militaryAlliance: () => (
    <>
      <Hills top={26} fill="#a9bd78" />
      <Pike x={-17} y={36} h={56} />
      <Pike x={17} y={36} h={56} />
      <Scutcheon x={-16} y={8} s={1.15} fill="#3f6f8a">
        <path d="M-15-6H15" stroke="#f0e2c0" stroke-width="5" />
      </Scutcheon>
      <Scutcheon x={16} y={8} s={1.15} fill="#a3402c">
        <path d="M0-18V22" stroke="#f0e2c0" stroke-width="5" />
      </Scutcheon>
      <path d="M-8 26Q0 36 8 26M-8 32Q0 24 8 32" fill="none" stroke="#e3b95e" stroke-width="3.4" />
    </>
  ),
  informantNetwork: () => (
    <g stroke={ink} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <path
        d="M-43-30L-12-4M43-30L12-4M-43 34L-12 8M43 34L12 8M0-39V-18M0 39V20M-43 2H-26M43 2H26"
        stroke="#c9a06a"
        stroke-width="1.6"
      />
      <circle cx="-34" cy="-23" r="5" fill="#a3402c" />
      <circle cx="34" cy="-23" r="5" fill="#3f6f8a" />
      <circle cx="-34" cy="27" r="5" fill="#7d9a4a" />
      <circle cx="34" cy="27" r="5" fill="#d9a92e" />
      <path d="M-30 2Q0-30 30 2Q0 32-30 2z" fill="#fbf4df" />
      <circle cy="1" r="12" fill="#3f7f96" />
      <circle cy="1" r="6" fill={ink} />
      <circle cx="-3" cy="-3" r="2.4" fill="#fff" stroke="none" />
      <path d="M-22-12L-26-18M-9-18L-11-25M9-18L11-25M22-12L26-18" stroke-width="2" />
    </g>
  ),
  conspiracy: () => (
    <>
      <path d="M0-6L-43-39H43z" fill="#f6cf5f" opacity=".12" />
      <Nobody x={-24} y={14} s={1.35} fill="#201a17" />
      <Nobody x={24} y={14} s={1.35} fill="#201a17" />
      <Nobody x={0} y={4} s={1.2} fill="#2b231e" />
      <circle cx="-26" cy="5" r="1.4" fill="#f6cf5f" />
      <circle cx="-20" cy="5" r="1.4" fill="#f6cf5f" />
      <circle cx="20" cy="5" r="1.4" fill="#f6cf5f" />
      <circle cx="26" cy="5" r="1.4" fill="#f6cf5f" />
      <path d="M-43 24Q0 14 43 24V41H-43z" fill="#6b4526" stroke={ink} stroke-width="1.4" />
      <g stroke={ink} stroke-width="1.4" stroke-linejoin="round">
        <path d="M-3 28V14H3V28z" fill="#f3e6c6" />
        <path d="M0 13Q-5 8 0 0Q5 8 0 13z" fill="#f6cf5f" />
        <path d="M-8 28H8V31H-8z" fill="#b8862b" />
      </g>
      <Dagger x={21} y={22} s={0.62} r={-70} />
    </>
  ),
  reinforcements: () => (
    <>
      <Hills top={22} fill="#a9bd78" />
      <path d="M-43 41Q-6 34 12 22L20 24Q2 38-14 41z" fill="#d9c39a" stroke={ink} stroke-width="1" />
      <Banner x={28} y={26} s={1.5} fill="#7d9a4a" />
      <Walker x={14} y={25} s={0.7} coat="#5f6f8a" load="pike" />
      <Walker x={-4} y={31} s={0.85} coat="#5f6f8a" load="pike" />
      <Walker x={-25} y={38} s={1.02} coat="#5f6f8a" load="pike" />
    </>
  ),
  blockade: () => (
    <>
      <Hills top={18} fill="#8f9f66" />
      <Keep x={-32} y={32} s={0.95} />
      <Keep x={32} y={32} s={0.95} />
      <House x={0} y={16} s={0.9} />
      <path d="M-24 12Q0 40 24 12" fill="none" stroke={ink} stroke-width="8" />
      <path d="M-24 12Q0 40 24 12" fill="none" stroke="#9aa1a6" stroke-width="5" stroke-dasharray="7 3" />
      <path d="M-12 30H12V41H-12z" fill="#d9a92e" stroke={ink} stroke-width="1.5" />
      <path d="M-7 30V27Q-7 21 0 21T7 27V30" fill="none" stroke={ink} stroke-width="3.4" />
      <circle cy="35" r="2.4" fill={ink} />
    </>
  ),
  mutualSupport: () => (
    <>
      <Hills top={14} fill="#a9bd78" />
      <House x={-27} y={10} s={0.85} roof="#3f6f8a" />
      <House x={27} y={10} s={0.85} />
      <path
        d="M-14 4H14M-8 0l-6 4 6 4M8 0l6 4-6 4"
        fill="none"
        stroke="#a3402c"
        stroke-width="3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <Clasp x={0} y={25} s={0.96} left="#3f6f8a" right="#a3402c" />
    </>
  ),
  projectValkyrie: () => (
    <>
      <Hills top={24} fill="#8f9f66" />
      <path d="M-43 34Q0 28 43 34V41H-43z" fill="#c9ae80" stroke={ink} stroke-width="1" />
      <CoveredWagon x={-4} y={24} s={1.12} />
      <path d="M43-6l-6 2m5 6l-5-2m6-12l-5 5" stroke="#f4d67d" stroke-width="2.6" stroke-linecap="round" />
    </>
  ),
  tradeRoute: () => (
    <>
      <Hills top={14} fill="#c9b070" />
      <House x={32} y={14} s={0.7} />
      <House x={-34} y={14} s={0.6} roof="#3f6f8a" />
      <path d="M-43 38Q-10 26 43 36V41H-43z" fill="#d9c39a" stroke={ink} stroke-width="1" />
      <Mule x={14} y={34} s={0.9} />
      <Mule x={-22} y={37} s={0.9} />
      <path d="M-28 8Q0-6 28 8" fill="none" stroke="#a3402c" stroke-width="2.4" stroke-dasharray="5 4" />
    </>
  ),
  developmentCrackdown: () => (
    <>
      <Hills top={24} fill="#7d7a62" />
      <On x={-16} y={34} s={1.2}>
        <path d="M-12 0V-6H12V0zM-8-6V-30L-2-26L3-33L8-28V-6z" fill="#e9dfc6" />
        <path d="M-3-6V-27M3-6V-31" stroke-width="1" />
      </On>
      <On x={2} y={38} r={68}>
        <path d="M-7 0V-20L0-16L7-22V0zM-11 0H11V5H-11z" fill="#e9dfc6" />
      </On>
      <On x={16} y={2} s={1.3}>
        <path d="M-8-30H8V-4Q16 0 20 4Q22 10 18 12H-9Q-10 4-8-4z" fill="#4a3122" />
        <path d="M-10 12H19V16H-10z" fill="#2b1d14" />
        <path d="M-8-24H8M-8-6Q0-2 8-6" fill="none" stroke="#8a6a45" stroke-width="1.6" />
      </On>
    </>
  ),
}
