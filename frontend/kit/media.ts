import { createSignal, onCleanup } from 'solid-js'
import { isServer } from 'solid-js/web'

/** Whether a media query holds, now and whenever that changes; never where a server draws, which has no screen. */
export const createMedia = (query: string): (() => boolean) => {
  if (isServer) return () => false
  const list = matchMedia(query)
  const [holds, set] = createSignal(list.matches)
  const follow = (): void => void set(list.matches)
  list.addEventListener('change', follow)
  onCleanup(() => list.removeEventListener('change', follow))
  return holds
}

/** Whether the page has room for the rail beside the board, as in `table/play/Game.css`. */
export const createWide = (): (() => boolean) => createMedia('(min-width: 900px)')

/** Whoever looks has no mouse: things are tapped, and nothing is pointed at in passing. */
export const hasFingersOnly = (): boolean => matchMedia('(hover: none)').matches

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
