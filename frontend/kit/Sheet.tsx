import { type JSX, onCleanup, onMount } from 'solid-js'
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

/** Those that are open, the last on top: the others wait unseen, and each comes back as it was when what came after is closed. */
const opened: HTMLDialogElement[] = []
const showLast = (): void => {
  for (const sheet of opened) sheet.classList.toggle('waits', sheet !== opened.at(-1))
}

/**
 * Nothing else answers while it is open, and it is seen alone. Escape, its button and a press beside it close it; then the focus is where it
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
  onMount(() => {
    if (dialog === undefined) return
    const own = dialog
    own.showModal()
    opened.push(own)
    showLast()
    onCleanup(() => {
      opened.splice(opened.indexOf(own), 1)
      showLast()
    })
  })
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
