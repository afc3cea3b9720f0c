/** What is built: roofs in the seat's colour round a well, a church, a keep; sawmill and mine; a ring where walled. */
import { For, Match, Show, Switch } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { SettlementKind } from '../../../../shared/games/storming/components.ts'
import type { Structure } from '../../../../shared/games/storming/state.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'

const ink = '#2a2520'

/** A house on its lower edge, lit from the left. */
const House = (props: { x: number; y: number; size: number }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
    <path d="M-9 0V-9L-3-15L3-9V0z" fill="#f1e3c4" stroke={ink} stroke-width="1.3" />
    <path d="M3 0V-9L11-10V-1z" fill="#cdb68b" stroke={ink} stroke-width="1.3" />
    <path
      d="M-11-8L-3-17L3.5-8.5L13-9.5L7-18.5L-3-17"
      fill="currentColor"
      stroke={ink}
      stroke-width="1.3"
      stroke-linejoin="round"
    />
    <path d="M-11-8L-3-17L0-13L-8-5z" fill="#fff" opacity=".28" />
    <path d="M-5 0V-5H-1.5V0z" fill={ink} opacity=".7" />
  </g>
)

const Well = () => (
  <g transform="translate(20 11) scale(1.15)" stroke={ink} stroke-width="1.2">
    <path d="M-5 0V-5H5V0A5 2.5 0 0 1-5 0z" fill="#b3a795" />
    <ellipse cy="-5" rx="5" ry="2" fill="#3d5a68" />
    <path d="M-5-5V-12M5-5V-12M-7-11L0-16L7-11z" fill="#8a6238" />
  </g>
)
const Church = () => (
  <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
    <path d="M-6 0V-20H6V0z" fill="#e9dfc8" />
    <path d="M1 0V-20H6V0z" fill="#c3b08c" stroke="none" />
    <path d="M-8-20L0-35L8-20z" fill="currentColor" />
    <path d="M0-35V-41M-2.5-38.5H2.5" fill="none" />
    <path d="M-2-11A2 2 0 0 1 2-11V-7H-2z" fill={ink} stroke="none" opacity=".7" />
  </g>
)
const Keep = () => (
  <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
    <path d="M-12 0V-30H-14V-38H-9V-34H-5V-38H0V-34H4V-38H9V-34H13V-30H11V0z" fill="#cfc5b0" />
    <path d="M3 0V-33H13V-30H11V0z" fill="#a99c84" stroke="none" />
    <path d="M-4 0V-8A4 4 0 0 1 4-8V0z" fill={ink} opacity=".75" />
    <path d="M-6-24V-18M5-24V-18" stroke-width="2" />
    <path d="M0-38V-52" />
    <path d="M0-52L14-48.5L0-44z" fill="currentColor" />
  </g>
)

const houses: Readonly<Record<SettlementKind, readonly (readonly [number, number, number])[]>> = {
  village: [[-6, 10, 1.7]],
  town: [
    [-23, 3, 1.15],
    [20, 4, 1.15],
    [-7, 21, 1.25],
  ],
  city: [
    [-27, -4, 1],
    [25, -3, 1],
    [-29, 13, 1.05],
    [25, 15, 1.05],
    [-4, 23, 1.1],
  ],
}

/** A shield with the seat's emblem: whose it is where colours look alike. */
const SeatShield = (props: { seat: Seat; x: number; y: number; size?: number }) => (
  <g transform={`translate(${props.x} ${props.y}) scale(${props.size ?? 1})`}>
    <path
      d="M-9-10H9V0C9 6 4 9 0 11C-4 9-9 6-9 0z"
      fill={`var(--seat-${props.seat})`}
      stroke="#fbf7ee"
      stroke-width="3.4"
    />
    <path
      d="M-9-10H9V0C9 6 4 9 0 11C-4 9-9 6-9 0z"
      fill={`var(--seat-${props.seat})`}
      stroke={ink}
      stroke-width="1.2"
    />
    <EmblemMark seat={props.seat} x={0} y={-0.5} size={14} />
  </g>
)

const Settlement = (props: { kind: SettlementKind; isWalled: boolean }) => (
  <>
    <Show when={props.isWalled} fallback={<ellipse cy="9" rx="32" ry="15" fill="#000" opacity=".16" />}>
      <path d="M-36 6A36 20 0 0 1 36 6" fill="none" stroke={ink} stroke-width="10.5" />
      <path d="M-36 6A36 20 0 0 1 36 6" fill="none" stroke="#a39682" stroke-width="8" />
    </Show>
    <Switch>
      <Match when={props.kind === 'village'}>
        <Well />
      </Match>
      <Match when={props.kind === 'town'}>
        <g transform="translate(0 5) scale(1.2)">
          <Church />
        </g>
      </Match>
      <Match when={props.kind === 'city'}>
        <g transform="translate(0 6) scale(1.12)">
          <Keep />
        </g>
      </Match>
    </Switch>
    <For each={houses[props.kind]}>{([x, y, size]) => <House x={x} y={y} size={size} />}</For>
    <Show when={props.isWalled}>
      <path
        d="M-36 6A36 20 0 0 0 36 6V16A36 20 0 0 1-36 16z"
        fill="#bdb19b"
        stroke={ink}
        stroke-width="1.4"
      />
      <path
        d="M-29 16V24M-19 21V30M-7 25V34M7 25V34M19 21V30M29 16V24"
        stroke={ink}
        stroke-opacity=".35"
        stroke-width="1.2"
      />
      <path
        d="M-36 4V0H-30V5M-27 14V9H-21V17M-14 21V16H-8V23M8 23V16H14V21M21 17V9H27V14M30 5V0H36V4"
        fill="#d3c8b3"
        stroke={ink}
        stroke-width="1.3"
      />
      <path d="M-5 36V29A5 5 0 0 1 5 29V36z" fill="#4d3a24" stroke={ink} stroke-width="1.2" />
    </Show>
  </>
)

const Sawmill = () => (
  <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
    <ellipse cx="2" cy="12" rx="30" ry="9" fill="#000" opacity=".2" stroke="none" />
    <path d="M-20 10V-8H12V10z" fill="#b98d55" />
    <path d="M-20-2H12M-20 4H12" stroke-opacity=".4" fill="none" />
    <path d="M-24-6L-14-20H10L17-6z" fill="currentColor" />
    <path d="M-24-6L-14-20H-6L-15-6z" fill="#fff" opacity=".25" stroke="none" />
    <circle cx="17" cy="4" r="9" fill="#d9d6cd" stroke-dasharray="3 1.6" stroke-width="2.4" />
    <circle cx="17" cy="4" r="2" fill={ink} />
    <path d="M-8 16H24A3.5 3.5 0 0 1 24 23H-8z" fill="#8a5a30" />
    <ellipse cx="-8" cy="19.5" rx="3" ry="3.5" fill="#e2c48f" />
  </g>
)

const Mine = () => (
  <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
    <path d="M-26 14Q-24-12 0-18Q24-12 26 14z" fill="#8b8778" />
    <path d="M-26 14Q-24-12 0-18Q-6-4-8 14z" fill="#b5b0a2" stroke="none" />
    <path d="M-11 14V-3L0-9L11-3V14z" fill="#241c14" />
    <path d="M-11 14V-3M11 14V-3M-14-2L0-10L14-2" stroke="#8a5a30" stroke-width="4" fill="none" />
    <path d="M-4 19L6 19L8 10H-6z" fill="#6d6250" />
    <path d="M-6 10L-3 5L1 8L4 4L8 10z" fill="#e3b95e" />
    <circle cx="-3" cy="20" r="2.4" fill="#444" />
    <circle cx="5" cy="20" r="2.4" fill="#444" />
    <path d="M0-18V-34" />
    <path d="M0-34L15-30L0-25z" fill="currentColor" />
  </g>
)

export const StructureArt = (props: { structure: Structure; bare?: boolean }) => {
  const kind = () => props.structure.kind
  return (
    <g color={`var(--seat-${props.structure.owner})`}>
      <Switch
        fallback={
          <Settlement
            kind={kind() as SettlementKind}
            isWalled={'wall' in props.structure && props.structure.wall}
          />
        }
      >
        <Match when={kind() === 'sawmill'}>
          <Sawmill />
        </Match>
        <Match when={kind() === 'mine'}>
          <Mine />
        </Match>
      </Switch>
      <Show when={props.bare !== true}>
        <SeatShield seat={props.structure.owner} x={-31} y={-22} size={0.92} />
      </Show>
    </g>
  )
}
