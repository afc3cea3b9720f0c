/** A place on a board: reached by pointer, by key and by ear. Knows no game. */
import type { JSX } from 'solid-js'
import type { createRoving } from './roving.ts'

export interface SpotProps {
  /** Also its anchor on the page. */
  readonly id: string
  readonly x: number
  readonly y: number
  readonly class: string
  /** As classes. `open`: a press would make a move now. */
  readonly states: Readonly<Record<string, boolean>>
  /** A press does something now, as taking up a piece does: it is not asked what the place is. Left out: where it is open. */
  readonly live?: boolean
  readonly label: string
  readonly roving: ReturnType<typeof createRoving>
  point(id: string): void
  /** Escape: what is in hand is put down. */
  leave(): void
  /** The place under the pointer or the focus. */
  aim?(id: string | null): void
  readonly children: JSX.Element
}

export const Spot = (props: SpotProps) => {
  const press = (event: KeyboardEvent): void => {
    if (props.roving.follow(event)) return
    if (event.key === 'Escape') props.leave()
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    props.point(props.id)
  }
  return (
    <g
      class={`spot ${props.class}`}
      classList={props.states}
      transform={`translate(${props.x} ${props.y})`}
      role="button"
      tabindex={props.roving.tabIndex(props.id)}
      aria-label={props.label}
      data-anchor={props.id}
      data-live={(props.live ?? props.states['open'] === true) ? '' : undefined}
      onFocus={() => (props.roving.focused(props.id), props.aim?.(props.id))}
      onBlur={() => props.aim?.(null)}
      onPointerEnter={() => props.aim?.(props.id)}
      onPointerLeave={() => props.aim?.(null)}
      onKeyDown={press}
      onClick={() => props.point(props.id)}
    >
      {props.children}
    </g>
  )
}
