/**
 * All secrecy of the house. Whatever is not public lives in a `Secret`, in states and in events alike, and
 * leaves the server only through `conceal`. No game data may use `secret` and `to`, or `bag`, as keys of its own.
 */
import { same } from './copy.ts'
import type { Seat, Shown, Viewer } from './ids.ts'

/** Something only the seats in `to` may see. */
export interface Secret<T> {
  readonly secret: T
  readonly to: readonly Seat[]
}

/** A secret, or the fact that there is one which you may not know (`null`). */
export type Hidden<T> = Secret<T> | null

/** A hand or another unordered zone: its order says nothing, so it is kept sorted and nobody can learn from it. */
export interface Bag<T> {
  bag: Hidden<T>[]
}

/** Thrown where the rules reach for something this side does not know: chance, or a face turned down. */
export class NeedsServer extends Error {
  override name = 'NeedsServer'
}
/** The one that is thrown: bots end predictions by the thousand, and a trace of the stack for each would cost more. */
export const needsServer = new NeedsServer()

/** Counts calls of `hide`: only these can make something that a viewer may not see out of what the viewer knows. */
let hidings = 0

/** Hides a value from all but these seats. */
export const hide = <T>(secret: T, ...to: readonly Seat[]): Secret<T> => {
  hidings++
  return { secret, to: [...new Set(to)].sort((a, b) => a - b) }
}

/** Whether an act hid anything. Where it did not, a view that it changed needs no concealing [L4]. */
export const hidesSomething = (act: () => void): boolean => {
  const before = hidings
  act()
  return hidings !== before
}

/** The face of a hidden thing. Throws `NeedsServer` where it is not known. */
export const known = <T>(thing: Hidden<T>): T => {
  if (thing === null) throw needsServer
  return thing.secret
}

/** The faces in a bag that this side knows, in the bag's order. */
export const faces = <T>(zone: Bag<T>): T[] =>
  zone.bag.flatMap((thing) => (thing === null ? [] : [thing.secret]))

/** Known before unknown, known by face, then by who knows. */
const rank = (a: Hidden<unknown>, b: Hidden<unknown>): number => {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0)
  const left = typeof a.secret === 'string' ? a.secret : JSON.stringify(a.secret)
  const right = typeof b.secret === 'string' ? b.secret : JSON.stringify(b.secret)
  if (left !== right) return left < right ? -1 : 1
  const readersLeft = a.to.join()
  const readersRight = b.to.join()
  return readersLeft === readersRight ? 0 : readersLeft < readersRight ? -1 : 1
}

/** Lays a thing into a bag. */
export const put = <T>(zone: Bag<T>, thing: Hidden<T>): void => {
  const place = zone.bag.findIndex((other) => rank(thing, other) < 0)
  if (place < 0) zone.bag.push(thing)
  else zone.bag.splice(place, 0, thing)
}

/** Where a thing lies: a face known to this side, else any unknown one. Throws on a face that cannot be there. */
const placeOf = <T>(zone: Bag<T>, thing: Hidden<T>): number => {
  const seen =
    thing === null ? -1 : zone.bag.findIndex((other) => other !== null && same(other.secret, thing.secret))
  const place = seen < 0 ? zone.bag.indexOf(null) : seen
  if (place >= 0) return place
  if (thing === null && zone.bag.length > 0) return 0
  throw new Error('no such thing in the bag')
}

/** A thing leaves openly: everybody who could see it still knows which. Faces are unique within a bag. */
export const take = <T>(zone: Bag<T>, thing: Hidden<T>): void => {
  zone.bag.splice(placeOf(zone, thing), 1)
}

/** A thing leaves face down: of the rest, only the owner is still sure. */
export const takeUnseen = <T>(zone: Bag<T>, thing: Hidden<T>, owner: Seat): void => {
  take(zone, thing)
  zone.bag = zone.bag.map((other) => other && hide(other.secret, owner)).sort(rank)
}

const isSecret = (value: object): value is Secret<unknown> => 'secret' in value && 'to' in value

/** Whose eyes: a seat's, the public's, or those of all seats together. */
type Beholder = Viewer | 'seats'

const sees = (viewer: Beholder, readers: readonly Seat[]): boolean =>
  viewer === 'seats' ? readers.length > 0 : viewer !== null && readers.includes(viewer)

const shownTo = (value: unknown, viewer: Beholder): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const items = value.map((item) => shownTo(item, viewer))
    return items.some((item, i) => item !== value[i]) ? items : value
  }
  if (isSecret(value)) {
    if (!sees(viewer, value.to)) return null
    // A secret may hold others with fewer readers.
    const inside = shownTo(value.secret, viewer)
    return inside === value.secret ? value : { ...value, secret: inside }
  }
  const fields = value as Record<string, unknown>
  let shown: Record<string, unknown> | undefined
  for (const key in fields) {
    const before = fields[key]
    const after = shownTo(before, viewer)
    if (after === before) continue
    shown ??= { ...fields }
    shown[key] = key === 'bag' ? (after as Hidden<unknown>[]).sort(rank) : after
  }
  return shown ?? value
}

/**
 * What `viewer` may know of a state, an event or an entry: the only redaction in the system. The value itself is
 * not changed; what is public is shared with it, so a caller that goes on to change either side copies first.
 */
export const conceal = <T>(value: T, viewer: Viewer): Shown<T> => shownTo(value, viewer) as Shown<T>

/**
 * What all seats together know: only what nobody has seen, as a shuffled pile, is hidden. For who weighs a finished game
 * with its chance drawn anew; nothing that runs while a game is on may call this.
 */
export const pooled = <T>(value: T): Shown<T> => shownTo(value, 'seats') as Shown<T>

/** Seats that may know more of this than the public; to all others it looks the same. */
export const readersOf = (value: unknown, readers = new Set<Seat>()): ReadonlySet<Seat> => {
  if (value === null || typeof value !== 'object') return readers
  if (!Array.isArray(value) && isSecret(value)) for (const seat of value.to) readers.add(seat)
  for (const key in value) readersOf((value as Record<string, unknown>)[key], readers)
  return readers
}

/**
 * Every face up, as who looks through the record of a finished game may see it. Nothing that runs while a game is on
 * may call this: the worker does not, and `tests/house` sees to it.
 */
export const openly = <T>(value: T): Shown<T> => value as Shown<T>
