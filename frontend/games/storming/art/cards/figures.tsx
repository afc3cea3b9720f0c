/** Soldiers, guns and wagons as cards show them: nobody's, or of whoever's coat is given. */
import { ink } from './colors.ts'
import { type At, On } from './things.tsx'

/** A walking figure with a load or a weapon. */
export const Walker = (props: At & { coat: string; load?: 'pike' | 'bundle' | 'none' }) => (
  <On {...props}>
    <path d="M-5 0L-3-12M5 0L3-12" stroke="#4a3a2a" stroke-width="4" />
    <path d="M-7-11V-24Q-7-29 0-29T7-24V-11Q0-8-7-11z" fill={props.coat} />
    <path d="M3-10V-28Q7-28 7-24V-11z" stroke="none" opacity=".16" />
    <circle cy="-34" r="5.4" fill="#e2b48a" />
    {(props.load ?? 'none') === 'pike' && (
      <>
        <path d="M10 2V-46" stroke="#5b3a22" stroke-width="2.2" />
        <path d="M10-56l3.4 7-3.4 5-3.4-5z" fill="#dfe3e4" />
        <path d="M-6-35Q-6-42 0-42T6-35Q0-38-6-35z" fill="#9aa1a6" />
      </>
    )}
    {props.load === 'bundle' && (
      <>
        <path d="M-2-22L-20-40" stroke="#5b3a22" stroke-width="2" />
        <circle cx="-20" cy="-36" r="7" fill="#b98a55" />
        <path d="M-20-43l-3-4m3 4l3-4" />
      </>
    )}
  </On>
)

export const Cannon = (props: At) => (
  <On {...props}>
    <path d="M-22-14L14-30Q20-31 21-26T18-19L-16-3Q-22-1-25-6T-22-14z" fill="#5a5f66" />
    <path d="M-16-3L18-19Q21-20 21-24L-24-7Q-21-1-16-3z" stroke="none" opacity=".24" />
    <path d="M12-30L17-18M-12-18L-7-8" stroke-width="2.4" />
    <path d="M-6-4L-30 4" stroke="#6b4526" stroke-width="4" />
    <circle cx="0" r="11" fill="#9a6a3c" />
    <circle cx="0" r="3" fill="#5b3a22" />
    <path d="M0-11V11M-11 0H11M-8-8L8 8M8-8L-8 8" stroke-width="1.2" />
  </On>
)

/** The head of a horse in its harness. */
export const HorseHead = (props: At & { cloth?: string }) => (
  <On {...props}>
    <path
      d="M-20 30C-20 6-12-8 0-16L2-26L8-19C18-16 22-6 27 4Q28 10 22 11Q17 11 14 6Q8 8 4 6Q8 18 12 30z"
      fill="#8a6242"
    />
    <path d="M-20 30C-20 6-12-8 0-16C-8-2-8 14-4 30z" fill={props.cloth ?? '#a3402c'} />
    <circle cx="10" cy="-6" r="1.6" fill={ink} stroke="none" />
    <path d="M22 5L8 2M8 2L2-14M14 6L12-12" fill="none" stroke="#3a2a1e" stroke-width="2" />
  </On>
)

export const Wheel = (props: At) => (
  <On {...props}>
    <circle r="10" fill="#9a6a3c" />
    <circle r="6.6" fill="#c9a06a" stroke-width="1" />
    <path d="M0-10V10M-10 0H10M-7-7L7 7M7-7L-7 7" stroke-width="1.4" />
    <circle r="2.4" fill="#5b3a22" />
  </On>
)

/** A wagon under planks with loopholes, guns looking out. */
export const CoveredWagon = (props: At) => (
  <On {...props}>
    <path d="M-30-6L-24-28H24L30-6z" fill="#8a5a30" />
    <path d="M-28-13H28M-26-21H26M-12-28V-6M8-28V-6" stroke-width="1.1" />
    <path d="M-18-42V-28M-18-42L0-38L-18-34z" fill="#f0e2c0" />
    <path d="M27-17L41-19V-13L28-12z" fill="#5a5f66" />
    <path d="M-4-19H2V-15H-4zM-22-18H-17V-14H-22zM13-19H19V-15H13z" fill="#20252b" stroke="none" />
    <path d="M-34-6H34V-1H-34z" fill="#6b4526" />
    <Wheel x={-18} y={3} />
    <Wheel x={18} y={3} />
  </On>
)

/** A mule under two bales. */
export const Mule = (props: At) => (
  <On {...props}>
    <path d="M-16 0V-14M-9 0V-14M9 0V-14M16 0V-14" stroke="#5e5044" stroke-width="4" />
    <path
      d="M-22-16Q-22-28-12-28H12L20-38L19-46L23-40L27-46V-38L32-32Q34-27 30-26L25-27L20-14Q18-11 14-12H-14Q-22-11-22-16z"
      fill="#8d7a66"
    />
    <path d="M-22-22Q-28-18-26-8" fill="none" stroke-width="2" />
    <circle cx="26" cy="-35" r="1.3" fill={ink} stroke="none" />
    <path d="M-14-36H8V-18H-14z" fill="#c08a52" />
    <path d="M-14-27H8M-3-36V-18" stroke-width="1.6" />
    <path d="M-10-44H4V-36H-10z" fill="#a3402c" />
  </On>
)
