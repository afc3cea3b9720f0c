/**
 * What a page tells the one that it is a guest in: how high it would like to be (WordPress's dialect, and our own), and
 * which link is to be followed.
 */

/** WordPress adds `#?secret=…` to the address and listens only to who knows it. */
const secret = /[#&?]secret=([\w-]{1,64})/.exec(location.hash)?.[1] ?? null

/** Heights that WordPress takes. */
const least = 200
const most = 1000

const tell = (message: object): void => {
  // The host's origin is not ours to know; nothing told is private.
  if (parent !== window) parent.postMessage(message, '*')
}

/** Tells the host the height of the content, now and whenever it changes. */
export const tellHeight = (element: Element): (() => void) => {
  let told = 0
  const say = (): void => {
    const height = Math.ceil(element.scrollHeight)
    if (height === told) return
    told = height
    tell({ type: 'almena:size', height })
    if (secret !== null) tell({ message: 'height', value: Math.min(most, Math.max(least, height)), secret })
  }
  const observer = new ResizeObserver(say)
  observer.observe(element)
  say()
  return () => observer.disconnect()
}

/** A link that the page did not follow itself is followed outside the frame: by the host where it offers that, else in a window of its own. */
export const followOutside = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.hasAttribute('download') || event.defaultPrevented) return
  event.preventDefault()
  if (secret !== null) tell({ message: 'link', value: link.href, secret })
  else open(link.href, '_blank', 'noopener')
}
