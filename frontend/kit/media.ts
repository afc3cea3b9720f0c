import { createSignal, onCleanup } from 'solid-js'

/** Whether a media query holds. */
export const createMedia = (query: string): (() => boolean) => {
  const list = matchMedia(query)
  const [holds, set] = createSignal(list.matches)
  const follow = (): void => void set(list.matches)
  list.addEventListener('change', follow)
  onCleanup(() => list.removeEventListener('change', follow))
  return holds
}
