/**
 * Four pages need no library: a router package is half of what the first page load may cost. Links are plain
 * anchors; those of this site change the path without a reload.
 */
import { createSignal } from 'solid-js'

const [path, showPath] = createSignal(location.pathname)

export { path }

export const go = (to: string): void => {
  history.pushState(null, '', to)
  showPath(location.pathname)
  scrollTo(0, 0)
}

const isOurs = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  link.origin === location.origin &&
  link.target === '' &&
  link.hash === '' &&
  !link.hasAttribute('download')

export const startRouter = (): void => {
  addEventListener('popstate', () => showPath(location.pathname))
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isOurs(event, link)) return
    event.preventDefault()
    go(link.pathname + link.search)
  })
}
