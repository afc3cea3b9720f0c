import type { JSX } from 'solid-js'
import type { Seq } from '../../../shared/engine/ids.ts'

/** The way to a moment: an address of its own, to be copied or opened beside; a plain press shows it on the board here. */
export const MomentLink = (props: { seq: Seq; children: JSX.Element; show(): void }) => (
  <a
    class="button"
    href={`?m=${props.seq}`}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      props.show()
    }}
  >
    {props.children}
  </a>
)
