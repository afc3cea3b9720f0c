/** Things that travel: a copy of a piece flies over the page from one anchor to another. Knows no game. */
import type { JSX } from 'solid-js'
import { render } from 'solid-js/web'

export interface Flight {
  readonly piece: () => JSX.Element
  /** Values of `data-anchor`. */
  readonly from: string
  readonly to: string
  /** Milliseconds. */
  readonly lasts: number
}

/** The visible element of that name; where a name stands twice (rail and chips), the one that is laid out. */
export const boxOf = (anchor: string): DOMRect | null => {
  for (const element of document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.height > 0) return box
  }
  return null
}

const size = 56

/** Flies, and resolves when it has landed; at once where an end of the way is not on the page. */
export const fly = async (flight: Flight): Promise<void> => {
  const from = boxOf(flight.from)
  const to = boxOf(flight.to)
  if (from === null || to === null) return
  const layer = document.createElement('div')
  layer.className = 'flight'
  layer.setAttribute('aria-hidden', 'true')
  layer.style.width = layer.style.height = `${size}px`
  document.body.append(layer)
  const dispose = render(flight.piece, layer)
  const place = (box: DOMRect): string =>
    `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`
  try {
    await layer.animate([{ transform: place(from) }, { transform: place(to) }], {
      duration: flight.lasts,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    }).finished
  } finally {
    dispose()
    layer.remove()
  }
}
