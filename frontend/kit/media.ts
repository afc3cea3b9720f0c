import { createSignal, onCleanup } from 'solid-js'

/** Whether the page has room for the rail beside the board, as in `table.css`. */
export const createWide = (): (() => boolean) => {
  const list = matchMedia('(min-width: 900px)')
  const [holds, set] = createSignal(list.matches)
  const follow = (): void => void set(list.matches)
  list.addEventListener('change', follow)
  onCleanup(() => list.removeEventListener('change', follow))
  return holds
}
