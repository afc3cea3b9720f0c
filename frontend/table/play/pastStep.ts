/** Looking back is a step in the browser's history: Back leads to the table, and not away from it. */
import { isEmbedded } from '../../kit/embed.ts'

/** By this the step is known, after the page was loaded anew too. */
export const pastStep = { past: true } as const

/**
 * True where the past is a step of its own: it is taken now, or was before. Not where the past is what the address
 * asked for, nor where the history is another page's.
 */
export const takeStep = (): boolean => {
  if ((history.state as Partial<typeof pastStep> | null)?.past === true) return true
  const isAsked = new URLSearchParams(location.search).has('m')
  if (isAsked || isEmbedded || location.pathname === '/record') return false
  history.pushState(pastStep, '', location.href)
  return true
}
