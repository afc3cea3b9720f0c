/** A fort of five courses, each in its stone; what is next is outlined with its cost [section 2.3 of RULES.md]. */
import { For, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import {
  type Bundle,
  diamondsToWin,
  floors,
  type Stored,
} from '../../../../shared/games/fortium/components.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { ink, ores } from './colors.ts'
import { Brick } from './pieces.tsx'

const high = 34
/** Width of each course, from the ground up. */
const widths = [138, 130, 122, 114, 104] as const
const topOf = (level: number): number => -high * (level + 1)

const blocks = (width: number): string => {
  const half = width / 2
  const row = high / 2
  const joints = (from: number, y: number): string =>
    Array.from({ length: Math.ceil(width / 24) }, (_, index) => -half + from + index * 24)
      .filter((x) => x < half - 5)
      .map((x) => `M${x} ${y}v${row}`)
      .join('')
  return `M${-half} ${row}H${half}${joints(24, 0)}${joints(12, row)}`
}

const Built = (props: { kind: Stored; width: number }) => {
  const [light, middle, shade] = ores[props.kind]
  const half = props.width / 2
  return (
    <>
      <rect x={-half} width={props.width} height={high} fill={middle} stroke={ink} stroke-width="2" />
      <path d={`M${half - 16} 1h15v${high - 2}h-19z`} fill={shade} opacity=".75" />
      <path d={`M${-half + 2} 3H${half - 4}`} stroke={light} stroke-width="4" />
      <path d={blocks(props.width)} stroke={ink} stroke-width="1.3" opacity=".55" fill="none" />
    </>
  )
}

/** What a course still asks for: its outline, a brick and how many, and as much stone as there is for the next one. */
const Wanted = (props: { kind: Stored; cost: number; width: number; isNext: boolean; held: number }) => (
  <g class="ft-wanted" classList={{ next: props.isNext }}>
    <rect x={-props.width / 2} width={props.width} height={high} fill={ores[props.kind][1]} />
    <Show when={props.isNext}>
      <path
        d={`M${-props.width / 2} 0h${props.width * Math.min(1, props.held / props.cost)}v${high}H${-props.width / 2}`}
        fill={ores[props.kind][1]}
      />
    </Show>
    <Brick kind={props.kind} x={-16} y={high / 2} size={24} />
    <text class="ft-figure" x="18" y={high / 2 + 8} font-size="24">
      {props.cost}
    </text>
  </g>
)

/** On 0, 0 stands the middle of its foot; about 140 wide, 205 high. */
export const Fort = (props: {
  seat: Seat
  built: number
  diamonds: number
  anchor?: string
  /** What its seat has in stock. */
  stock?: Bundle
}) => (
  <g>
    <ellipse cx="6" cy="2" rx="80" ry="9" opacity=".28" />
    <path d="M-78 0H78L70-5H-70z" fill="var(--ft-rock)" stroke={ink} stroke-width="1.5" />
    <For each={floors}>
      {({ kind, cost }, level) => (
        <g
          transform={`translate(0 ${topOf(level())})`}
          data-anchor={props.anchor && `${props.anchor}:${level()}`}
        >
          <Show
            when={props.built > level()}
            fallback={
              <Wanted
                kind={kind}
                cost={cost}
                width={widths[level()] ?? 100}
                isNext={props.built === level()}
                held={props.stock?.[kind] ?? 0}
              />
            }
          >
            <Built kind={kind} width={widths[level()] ?? 100} />
          </Show>
        </g>
      )}
    </For>
    <g
      class="ft-wanted"
      classList={{ next: props.built === floors.length, full: props.diamonds === diamondsToWin }}
      transform={`translate(0 ${topOf(4)})`}
      data-anchor={props.anchor && `${props.anchor}:4`}
    >
      <rect x="-52" width="104" height={high} fill={ores.diamond[1]} />
      <For each={Array.from({ length: diamondsToWin }, (_, index) => index)}>
        {(index) => (
          <g opacity={props.diamonds > index ? 1 : 0.3}>
            <Brick kind="diamond" x={-37.5 + index * 25} y={high / 2} size={23} />
          </g>
        )}
      </For>
    </g>
    <g transform={`translate(-58 ${topOf(4) + 4})`} stroke={ink} stroke-width="1.5">
      <path d="M-12-28V34" stroke-width="3" />
      <path d="M-12-28H16V-6Q2-12-12-2z" fill={`var(--seat-${props.seat})`} stroke-linejoin="round" />
      <EmblemMark seat={props.seat} x={2} y={-16} size={17} />
    </g>
  </g>
)
