import { onMount } from 'solid-js'
import { closeOnEscape } from './escape.ts'
import type { Over } from './Sheet.tsx'
import './Panel.css'

/** Lies over a part of the page. Escape closes it, and it alone; then the focus is where it was before. */
export const Panel = (props: Over) => {
  let dialog: HTMLDialogElement | undefined
  onMount(() => dialog?.show())
  closeOnEscape(() => dialog?.close())
  return (
    <dialog
      ref={(element) => {
        dialog = element
        props.ref?.(element)
      }}
      class={`panel ${props.class}`}
      aria-label={props.label}
      onClose={() => props.onClose()}
    >
      {props.children}
    </dialog>
  )
}
