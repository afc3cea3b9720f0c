/**
 * Proof that a person sits here, where the site asks for one: Cloudflare's widget, loaded when somebody looks for a match
 * or lists a table, and shown only where it has a question. What it gives is changed for a pass, good for an hour.
 */
import type { Pass, SiteKey } from '../../shared/protocol/person.ts'
import { serverNow } from '../kit/serverTime.ts'

interface Widget {
  render(
    at: HTMLElement,
    how: {
      readonly sitekey: string
      readonly appearance: 'interaction-only'
      callback(proof: string): void
      'error-callback'(): void
    },
  ): unknown
}

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

const widget = (): Widget | undefined => (window as { turnstile?: Widget }).turnstile

const load = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (widget() !== undefined) return resolve()
    const element = document.createElement('script')
    element.src = script
    element.onload = () => resolve()
    element.onerror = reject
    document.head.append(element)
  })

/** What the widget says of who sits here; null where it finds nobody. */
const proofFor = async (sitekey: string): Promise<string | null> => {
  await load()
  const place = document.createElement('div')
  place.style.cssText = 'position:fixed;inset:auto 0 1rem;display:grid;justify-content:center;z-index:9'
  document.body.append(place)
  const proof = await new Promise<string | null>((resolve) => {
    const how = { sitekey, callback: resolve, 'error-callback': () => resolve(null) }
    widget()?.render(place, { ...how, appearance: 'interaction-only' })
  })
  place.remove()
  return proof
}

let held: Pass | null = null

/** The pass to send along; nothing where nobody is asked for one, or none came: then the site says no. */
export const passHere = async (): Promise<{ readonly pass?: string }> => {
  try {
    if (held !== null && held.until > serverNow()) return { pass: held.pass }
    const { siteKey } = (await (await fetch('/api/person')).json()) as SiteKey
    const proof = siteKey === null ? null : await proofFor(siteKey)
    if (proof === null) return {}
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/person', { method: 'POST', headers, body: JSON.stringify({ proof }) })
    if (!response.ok) return {}
    held = (await response.json()) as Pass
    return { pass: held.pass }
  } catch {
    return {}
  }
}
