/** Escape closes what was opened last, and no more. A modal sheet is closed by the browser, before all of these. */
import { onCleanup } from 'solid-js'

const open: (() => void)[] = []

const answer = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || document.querySelector('dialog:modal') !== null) return
  const close = open.at(-1)
  if (close === undefined) return
  // Nobody else takes it for theirs: what lies below stays as it is.
  event.stopImmediatePropagation()
  close()
}

/** Closes by Escape what lives as long as the current owner. */
export const closeOnEscape = (close: () => void): void => {
  if (open.length === 0) document.addEventListener('keydown', answer, true)
  open.push(close)
  onCleanup(() => {
    open.splice(open.indexOf(close), 1)
    if (open.length === 0) document.removeEventListener('keydown', answer, true)
  })
}
