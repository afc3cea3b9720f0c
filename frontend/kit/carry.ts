/**
 * What outlives the page: what was typed, what is staged. Where it is loaded anew for a part that has gone it travels in
 * the name of the window, which outlives that also in a frame without storage; where somebody else does it, or the
 * browser puts the tab to sleep, in what the tab stores. It is given back on arrival.
 */
import { createSignal, getOwner, onCleanup, type Signal } from 'solid-js'

interface Baggage {
  /** The page's own file, which tells one build of the site from another. */
  readonly build: string
  readonly carried: Readonly<Record<string, unknown>>
  /** The name that the window had. */
  readonly name: string
}

const label = 'almena-baggage:'

const buildHere = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** A foreign page can open this one under any name: what is no baggage of ours is left alone. */
const fetchBaggage = (): Baggage | null => {
  const name = typeof window === 'undefined' ? '' : (window.name ?? '')
  if (!name.startsWith(label)) return null
  try {
    const baggage = JSON.parse(name.slice(label.length)) as Partial<Baggage> | null
    window.name = typeof baggage?.name === 'string' ? baggage.name : ''
    const { build, carried } = baggage ?? {}
    const isWhole = typeof build === 'string' && typeof carried === 'object' && carried !== null
    return isWhole ? { build, carried, name: window.name } : null
  } catch {
    window.name = ''
    return null
  }
}

/** What the page that was in this tab has noted; nothing in a frame without storage. */
const fetchNoted = (): Baggage['carried'] => {
  try {
    return JSON.parse(sessionStorage.getItem(label) ?? '{}') as Baggage['carried']
  } catch {
    return {}
  }
}

const baggage = fetchBaggage()
const arrived = new Map<string, unknown>(Object.entries(baggage?.carried ?? fetchNoted()))
const packed = new Map<string, () => unknown>()

/** What nobody has asked for yet goes on. */
const allCarried = (): Baggage['carried'] =>
  Object.fromEntries([...arrived, ...[...packed].map(([name, tell]) => [name, tell()] as const)])

/** Whenever the page goes out of sight, which it does last of all: nothing else tells that a tab is put to sleep. */
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    try {
      sessionStorage.setItem(label, JSON.stringify(allCarried()))
    } catch {
      // In such a frame it lasts as long as the page.
    }
  })

/** The page has just been loaded anew for a part that was gone. */
export const hasArrived = (): boolean => baggage !== null

/** It was of this build, too, that a part was gone: loading it anew did not help. */
export const wasInVain = (): boolean => baggage?.build === buildHere()

/** What was carried here under this name; once. It may come from an older build: who asks looks at it twice. */
export const unpack = (name: string): unknown => {
  const value = arrived.get(name)
  arrived.delete(name)
  return value
}

/** Carries what this tells when it comes to it, for as long as its owner lives. */
export const carry = (name: string, tell: () => unknown): void => {
  packed.set(name, tell)
  if (getOwner() !== null) onCleanup(() => packed.delete(name))
}

/** Leaves this for when the same part of the site is opened next, without the page being loaded anew. */
export const leave = (name: string, value: unknown): void => void arrived.set(name, value)

/** A text that goes along. */
export const createCarriedText = (name: string): Signal<string> => {
  const before = unpack(name)
  const [text, setText] = createSignal(typeof before === 'string' ? before : '')
  carry(name, text)
  return [text, setText]
}

/** Loads the page anew, with all that is carried. */
export const reloadWithAll = (): void => {
  const going: Baggage = { build: buildHere(), carried: allCarried(), name: window.name }
  window.name = label + JSON.stringify(going)
  location.reload()
}
