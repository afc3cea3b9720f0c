import { type JSX, onMount } from 'solid-js'
import { t } from './language.ts'
import './Sheet.css'

export interface Over {
  /** What it is called: read aloud, and the heading of a sheet unless that says something else. */
  readonly label: string
  /** Class of what is in it. */
  readonly class: string
  readonly ref?: (dialog: HTMLDialogElement) => void
  onClose(): void
  readonly children: JSX.Element
}

/**
 * Nothing else answers while it is open. Escape, its button and a press beside it close it; then the focus is where it
 * was before. What is in it scrolls below the heading.
 */
export const Sheet = (
  props: Over & {
    readonly heading?: string
    /** The word on the button that closes it. */
    readonly leave?: string | undefined
    /** Stays in sight below what scrolls. */
    readonly below?: JSX.Element
  },
) => {
  let dialog: HTMLDialogElement | undefined
  /** A press that began in the sheet, as when letters are selected, may end beside it. */
  let beganBeside = false
  onMount(() => dialog?.showModal())
  return (
    <dialog
      ref={(element) => {
        dialog = element
        props.ref?.(element)
      }}
      class={`sheet ${props.class}`}
      aria-label={props.label}
      onClose={() => props.onClose()}
      onPointerDown={(event) => (beganBeside = event.target === dialog)}
      onClick={(event) => beganBeside && event.target === dialog && dialog?.close()}
    >
      <header>
        <h2>{props.heading ?? props.label}</h2>
        <button type="button" class="quiet" onClick={() => dialog?.close()}>
          {props.leave ?? t().site.close}
        </button>
      </header>
      <div class="scroll" tabindex="0">
        {props.children}
      </div>
      {props.below}
    </dialog>
  )
}
