/** Milliseconds for which another press meets nothing where the first one was: what lay below has come up there. */
const doubled = 400

/** The second of two presses, at what is gone by then, is for that and nothing else: but another answer may be played. */
export const swallowAgain = (pressed: Element): void => {
  const { left, top, right, bottom } = pressed.getBoundingClientRect()
  const stop = (event: MouseEvent): void => {
    const { clientX: x, clientY: y, target } = event
    if (target instanceof Element && target.closest('.hint') !== null) return
    if (x >= left && x <= right && y >= top && y <= bottom) event.stopPropagation()
  }
  document.addEventListener('click', stop, true)
  setTimeout(() => document.removeEventListener('click', stop, true), doubled)
}
