/**
 * Does its work once the page is drawn, in a task of its own: within the frame what measures the page has it laid out once
 * more before it is drawn. What is returned calls it off.
 */
export const afterFrame = (work: () => void): (() => void) => {
  let task = 0
  const frame = requestAnimationFrame(() => (task = window.setTimeout(work)))
  return () => (cancelAnimationFrame(frame), clearTimeout(task))
}
