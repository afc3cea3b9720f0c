/** Troops as standing figures on x, y: pike, horse, cannon; war wagon and caravan, which nobody's colour owns. */
import { For, Match, Switch } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { TroopKind } from '../../../../shared/games/storming/components.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'

const ink = '#2a2520'
const steel = '#c9ced3'
const wood = '#8a5a30'

/** The base that a figure stands on: its colour is seen from far, its emblem from near. */
const Base = (props: { seat: Seat; wide: number }) => (
  <>
    <ellipse cx="2" cy="4" rx={props.wide + 3} ry="7" fill="#000" opacity=".3" />
    <path
      d={`M-${props.wide}-1A${props.wide} 6 0 0 1 ${props.wide}-1V3A${props.wide} 6 0 0 1-${props.wide} 3z`}
      fill={`var(--seat-${props.seat})`}
      stroke={ink}
      stroke-width="1.3"
    />
    <ellipse
      cy="-1"
      rx={props.wide}
      ry="5.5"
      fill={`var(--seat-${props.seat})`}
      stroke="#fbf7ee"
      stroke-width="1"
    />
  </>
)

const Sign = (props: { seat: Seat; x: number; y: number; size: number }) => (
  <g>
    <circle
      cx={props.x}
      cy={props.y}
      r={props.size * 0.66}
      fill={`var(--seat-${props.seat})`}
      stroke={ink}
      stroke-width="1.3"
    />
    <circle cx={props.x} cy={props.y} r={props.size * 0.58} fill="none" stroke="#fbf7ee" stroke-width=".9" />
    <EmblemMark seat={props.seat} x={props.x} y={props.y} size={props.size * 0.92} />
  </g>
)

const Pike = (props: { seat: Seat }) => (
  <>
    <Base seat={props.seat} wide={13} />
    <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
      <path d="M13 2V-44" stroke-width="3.4" stroke-linecap="round" />
      <path d="M13 2V-44" stroke={wood} stroke-width="1.8" />
      <path d="M13-56L16.5-45L13-41L9.5-45z" fill={steel} />
      <path d="M-9 0L-7-22Q0-28 7-22L9 0Q0 4-9 0z" fill="currentColor" />
      <path d="M-9 0L-7-22Q-4-25-1-25.5L-3 2Q-6 1.5-9 0z" fill="#fff" opacity=".22" stroke="none" />
      <circle cy="-30" r="6.5" fill="#e8c7a0" />
      <path d="M-9-30Q-8-40 0-40Q8-40 9-30Q0-34-9-30z" fill={steel} />
      <path d="M0-40V-44" stroke-width="2" />
    </g>
    <Sign seat={props.seat} x={-4} y={-12} size={15} />
  </>
)

const Horse = (props: { seat: Seat }) => (
  <>
    <Base seat={props.seat} wide={19} />
    <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
      <path d="M15-20L26-50" stroke-width="3" />
      <path d="M15-20L26-50" stroke={wood} stroke-width="1.5" />
      <path d="M26-50L36-46L24.5-43z" fill="currentColor" />
      <path d="M-12 1V-8H-8V1zM10 1V-8H14V1z" fill="#6b4a2e" />
      <path
        d="M-17-1Q-22-8-19-17Q-15-22-4-21L8-22L14-32L17-36L19-32Q27-28 28-23L25-20L19-22L16-14Q17-4 14-2z"
        fill="#8a6238"
      />
      <path d="M14-32L11-24L16-14" fill="none" stroke="#4a321d" stroke-width="2.4" />
      <path d="M-18-17Q-25-14-23-3" fill="none" stroke="#4a321d" stroke-width="3" />
      <path d="M-17-2Q-21-9-18.5-17Q-15-21-5-20.5L9-21L13-12L12-2Q-2 2-17-2z" fill="currentColor" />
      <path d="M-17-2Q-21-9-18.5-17Q-15-21-8-20.5L-10-0.5z" fill="#fff" opacity=".2" stroke="none" />
      <path d="M-8-20L-6-33Q0-37 6-33L7-20z" fill={steel} />
      <path d="M-6-38Q-6-46 0-46Q6-46 6-38V-34H-6z" fill={steel} />
      <path d="M-1-39H6" stroke-width="2" />
      <path
        d="M0-46Q-6-52-11-47"
        fill="none"
        stroke="currentColor"
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </g>
    <Sign seat={props.seat} x={-4} y={-10} size={15} />
  </>
)

const Cannon = (props: { seat: Seat }) => (
  <>
    <Base seat={props.seat} wide={20} />
    <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
      <path d="M-14-34V-4" stroke-width="2.4" />
      <path d="M-14-36L-30-31L-14-25z" fill="currentColor" />
      <path d="M-20 0L4-14L8-8L-14 2z" fill={wood} />
      <path d="M-9-13L20-30Q25-30 27-25L-3-6Q-9-7-9-13z" fill="#4d5157" />
      <path d="M-9-13L20-30L22-29L-8-10z" fill="#8b9096" stroke="none" />
      <path d="M19-31L25-34L31-25L26-22z" fill="#3b3f44" />
      <circle cx="-9" cy="-9" r="3.5" fill="#4d5157" />
      <circle cx="4" cy="-6" r="10" fill="#6b4a2e" />
      <circle cx="4" cy="-6" r="6.8" fill="#c99f66" />
      <path d="M4-16V4M-6-6H14M-3-13L11 1M11-13L-3 1" stroke="#6b4a2e" stroke-width="1.8" />
    </g>
    <Sign seat={props.seat} x={4} y={-6} size={14} />
  </>
)

/** One pennant for each signer. */
const Pennants = (props: { signers: readonly Seat[]; y: number }) => (
  <For each={props.signers}>
    {(seat, index) => (
      <g transform={`translate(${index() === 0 ? -12 : 10} ${props.y})`} color={`var(--seat-${seat})`}>
        <path d="M0 0V-22" stroke={ink} stroke-width="2" />
        <path
          d="M0-23H17L12-16L17-9H0z"
          fill="currentColor"
          stroke={ink}
          stroke-width="1.3"
          stroke-linejoin="round"
        />
        <EmblemMark seat={seat} x={6.5} y={-16} size={10} />
      </g>
    )}
  </For>
)

const Wheel = (props: { x: number; y: number }) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <circle r="7.5" fill="#6b4a2e" stroke={ink} stroke-width="1.3" />
    <circle r="4.6" fill="#c99f66" />
    <path d="M0-7V7M-7 0H7M-5-5L5 5M5-5L-5 5" stroke="#6b4a2e" stroke-width="1.3" />
  </g>
)

const WarWagon = (props: { signers: readonly Seat[] }) => (
  <>
    <ellipse cx="2" cy="3" rx="28" ry="7" fill="#000" opacity=".3" />
    <Pennants signers={props.signers} y={-22} />
    <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
      <path d="M-26-6V-24H-20V-20H-14V-24H-7V-20H-1V-24H6V-20H12V-24H18V-20H24V-6z" fill="#9a7346" />
      <path d="M-26-6V-24H-20V-20H-14V-6z" fill="#c39a63" stroke="none" />
      <path d="M-26-13H24M-13-22V-6M0-20V-6M12-22V-6" stroke-opacity=".45" fill="none" />
      <path d="M-4-10H4V-16H-4z" fill={ink} />
      <path d="M4-14.5H15V-10.5H4z" fill="#4d5157" />
      <path d="M24-9L33-13" stroke-width="3" />
    </g>
    <Wheel x={-15} y={-2} />
    <Wheel x={14} y={-2} />
  </>
)

const Caravan = (props: { signers: readonly Seat[] }) => (
  <>
    <ellipse cx="2" cy="3" rx="28" ry="7" fill="#000" opacity=".3" />
    <Pennants signers={props.signers} y={-26} />
    <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
      <path d="M-25-8Q-26-31-8-31Q12-31 12-8z" fill="#efe3c8" />
      <path d="M-25-8Q-26-31-8-31Q-16-26-16-8z" fill="#fff" opacity=".5" stroke="none" />
      <path d="M-15-8Q-16-28-8-31M-4-8Q-3-26-8-31" fill="none" stroke-opacity=".4" />
      <path d="M-27-8H15V-2H-27z" fill="#9a7346" />
      <path d="M14-4Q17-15 24-14L29-20L32-13Q36-10 34-8L29-9Q29-3 28 2H25V-3H20V2H17z" fill="#8d8073" />
      <path d="M18-14H25V-7H18z" fill="#d2a94e" />
    </g>
    <Wheel x={-17} y={-1} />
    <Wheel x={4} y={-1} />
  </>
)

/** `signers`: of the pact that a special troop belongs to. */
export const TroopFigure = (props: {
  x: number
  y: number
  kind: TroopKind
  owner: Seat | null
  signers?: readonly Seat[]
}) => (
  <g
    transform={`translate(${props.x} ${props.y})`}
    color={props.owner === null ? '#8d8778' : `var(--seat-${props.owner})`}
  >
    <Switch>
      <Match when={props.kind === 'warWagon'}>
        <WarWagon signers={props.signers ?? []} />
      </Match>
      <Match when={props.kind === 'caravan'}>
        <Caravan signers={props.signers ?? []} />
      </Match>
      <Match when={props.owner !== null && props.kind === 'soldier'}>
        <Pike seat={props.owner as Seat} />
      </Match>
      <Match when={props.owner !== null && props.kind === 'knight'}>
        <Horse seat={props.owner as Seat} />
      </Match>
      <Match when={props.owner !== null && props.kind === 'artillery'}>
        <Cannon seat={props.owner as Seat} />
      </Match>
    </Switch>
  </g>
)
