import { createUniqueId } from 'solid-js'
import './Stepper.css'

interface Stepped {
  readonly legend: string
  /** One line that says what the number is. */
  readonly hint: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** What the two buttons are called. */
  readonly less: string
  readonly more: string
  /** Numbers that are stepped over. */
  isOpen(value: number): boolean
  choose(value: number): void
}

/** The nearest number there is: between the ends, and so many steps from the lower one. */
const nearest = ({ min, max, step }: Stepped, value: number): number =>
  min + Math.round((Math.min(max, Math.max(min, value)) - min) / step) * step

/** A whole number between two ends: typed, or a step further with a press. What comes of it is told by `value`. */
export const Stepper = (props: Stepped) => {
  const line = createUniqueId()
  const go = (direction: 1 | -1): void => {
    const first = props.value + direction * props.step
    let next = first
    while (next > props.min && next < props.max && !props.isOpen(next)) next += direction * props.step
    // Nothing beyond is open either: the nearest is asked for, to hear why not.
    props.choose(props.isOpen(next) ? next : first)
  }
  return (
    <fieldset class="stepper">
      <legend>{props.legend}</legend>
      <button
        type="button"
        aria-label={props.less}
        disabled={props.value <= props.min}
        onClick={() => go(-1)}
      >
        −
      </button>
      <input
        type="number"
        inputmode="numeric"
        aria-label={props.legend}
        aria-describedby={line}
        min={props.min}
        max={props.max}
        step={props.step}
        value={props.value}
        onChange={(event) => {
          const typed = event.currentTarget.valueAsNumber
          event.currentTarget.value = String(props.value)
          if (Number.isFinite(typed)) props.choose(nearest(props, typed))
        }}
      />
      <button type="button" aria-label={props.more} disabled={props.value >= props.max} onClick={() => go(1)}>
        +
      </button>
      <small>
        {props.min}–{props.max}
      </small>
      <small id={line}>{props.hint}</small>
    </fieldset>
  )
}
