import { For, Show } from 'solid-js'
import type { Story } from '../../../shared/bots/story.ts'
import { type Seat, seatOf } from '../../../shared/engine/ids.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { s } from './storyWords.ts'
import './Curve.css'

/** Dashes tell the lines apart where their colours do not. */
const dashes = ['none', '7 3', '2 3', '9 3 2 3', '4 2'] as const

/** Whose line is which, and the chance of each at the moment that is seen. */
const Key = (props: {
  seats: readonly number[]
  chances: readonly number[] | null
  nameOf(seat: Seat): string
}) => (
  <ul class="curve-key" data-title={s().chance}>
    <For each={props.seats}>
      {(seat) => (
        <li>
          <svg viewBox="0 0 26 4" width="26" height="4" aria-hidden="true">
            <path
              d="M0 2H26"
              stroke={`var(--seat-${seat})`}
              stroke-dasharray={dashes[seat % dashes.length]}
            />
          </svg>
          <Emblem seat={seatOf(seat)} />
          <span>{props.nameOf(seatOf(seat))}</span>
          <Show when={props.chances}>{(now) => <b>{s().percent(now()[seat] ?? 0)}</b>}</Show>
        </li>
      )}
    </For>
  </ul>
)

/** Each seat's chance over the moves; a press goes to the moment there. The slider above it does so by keyboard. */
export const Curve = (props: {
  chances: Story['chances']
  at: number | null
  nameOf(seat: Seat): string
  go(moment: number): void
}) => {
  const last = (): number => Math.max(1, props.chances.length - 1)
  const seats = (): number[] => (props.chances[0] ?? []).map((_, seat) => seat)
  const line = (seat: number): string =>
    props.chances
      .map(
        (moment, at) => `${((100 * at) / last()).toFixed(2)},${(100 - 100 * (moment[seat] ?? 0)).toFixed(1)}`,
      )
      .join(' ')
  const press = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    props.go(Math.round((last() * (event.clientX - left)) / Math.max(1, width)))
  }
  return (
    <div class="curve-and-key">
      <div class="curve-frame" aria-hidden="true">
        <span>{s().chance}</span>
        <For each={[1, 0.5, 0]}>{(share) => <small>{s().percent(share)}</small>}</For>
      </div>
      <svg
        class="curve"
        viewBox="0 -3 100 106"
        preserveAspectRatio="none"
        role="img"
        aria-label={s().curve}
        onClick={(event) => press(event)}
      >
        <path class="curve-grid" d="M0 0H100M0 50H100M0 100H100" />
        <For each={seats()}>
          {(seat) => (
            <polyline
              points={line(seat)}
              stroke={`var(--seat-${seat})`}
              stroke-dasharray={dashes[seat % dashes.length]}
            />
          )}
        </For>
        <Show when={props.at !== null}>
          <path class="curve-now" d={`M${(100 * (props.at ?? 0)) / last()} -3V103`} />
        </Show>
      </svg>
      <Key
        seats={seats()}
        chances={props.at === null ? null : (props.chances[props.at] ?? null)}
        nameOf={props.nameOf}
      />
    </div>
  )
}
