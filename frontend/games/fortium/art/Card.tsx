/** The faces of support cards: one frame, a sign for each kind. */
import { Match, Switch } from 'solid-js'
import type { CardKind } from '../../../../shared/games/fortium/components.ts'
import { seatOf } from '../../../../shared/engine/ids.ts'
import { Frame } from './CardBack.tsx'
import { ink, ores } from './colors.ts'
import { Brick, Miner, Tent } from './pieces.tsx'

/** What tells one kind from another, around the middle of a card. */
export const CardSign = (props: { kind: CardKind }) => (
  <Switch>
    <Match when={props.kind === 'demolishTurquoise'}>
      <Brick kind="turquoise" x={-6} y={12} size={36} />
      <path
        d="M-12-26L22 8M14-20L22-28L28-22L18-10z"
        stroke={ink}
        stroke-width="4"
        fill={ores.granite[1]}
        stroke-linejoin="round"
      />
    </Match>
    <Match when={props.kind === 'stealLimestone'}>
      <Brick kind="limestone" x={0} y={-8} size={34} />
      <path
        d="M-20 24Q-20 8-6 10L14 6Q22 6 16 12L4 16Q18 16 24 10Q30 12 24 20Q14 30 0 30H-20z"
        fill="#e9c39b"
        stroke={ink}
        stroke-width="2"
      />
    </Match>
    <Match when={props.kind === 'convertMiner'}>
      <Miner x={-12} y={20} seat={seatOf(2)} lamp={false} />
      <Miner x={13} y={20} seat={seatOf(0)} lamp={true} />
      <path d="M-14-26Q0-36 14-26M9-33l6 7-9 3" fill="none" stroke={ink} stroke-width="2.5" />
    </Match>
    <Match when={props.kind === 'convertCamp'}>
      <Tent x={-8} y={14} seat={seatOf(2)} scale={0.9} />
      <Tent x={11} y={18} seat={seatOf(0)} scale={0.9} />
      <path d="M-14-22Q0-32 14-22M9-29l6 7-9 3" fill="none" stroke={ink} stroke-width="2.5" />
    </Match>
    <Match when={props.kind === 'unifyMiners'}>
      <Miner x={0} y={8} seat={seatOf(0)} lamp={true} />
      <Miner x={-15} y={24} seat={seatOf(0)} lamp={true} />
      <Miner x={15} y={24} seat={seatOf(0)} lamp={true} />
    </Match>
    <Match when={props.kind === 'doubleProduction'}>
      <Brick kind="granite" x={0} y={4} size={34} />
      <Brick kind="granite" x={0} y={-14} size={34} />
      <text y="32" text-anchor="middle" font-size="22" font-weight="700" fill={ink}>
        ×2
      </text>
    </Match>
    <Match when={props.kind === 'negotiate'}>
      <Brick kind="gold" x={-12} y={-14} size={26} />
      <Brick kind="turquoise" x={12} y={14} size={26} />
      <path
        d="M4-18H20M14-24L21-18L14-12M-4 18H-20M-14 12L-21 18L-14 24"
        fill="none"
        stroke={ink}
        stroke-width="3"
        stroke-linecap="round"
      />
    </Match>
  </Switch>
)

export const CardFace = (props: { kind: CardKind }) => (
  <svg class="ft-card" viewBox="0 0 64 86" aria-hidden="true">
    <Frame fill="#f3ead2" />
    <g transform="translate(31 42)">
      <CardSign kind={props.kind} />
    </g>
  </svg>
)
