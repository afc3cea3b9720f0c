/** Starting a thread from a page of an opaque origin, as a sandboxed frame has: it may start no script of another origin. */

/**
 * A script of the page's own, which imports the real one as any page may: not as a module, which browsers do not start
 * there either. What it is told before that has come it tells again; what goes wrong is the thread's error.
 */
const source = (href: string): string => `
const early = []
const keep = ({ data }) => early.push(data)
addEventListener('message', keep)
import(${JSON.stringify(href)}).then(
  () => {
    removeEventListener('message', keep)
    for (const data of early) dispatchEvent(new MessageEvent('message', { data }))
  },
  (failure) => setTimeout(() => { throw failure }),
)`

/** The address of such a script, for as long as the page is there. */
export const ownScript = (href: string): string =>
  URL.createObjectURL(new Blob([source(href)], { type: 'text/javascript' }))
