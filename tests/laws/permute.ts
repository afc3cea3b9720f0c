/** Another world that looks the same to one viewer: the faces it cannot see, shuffled. */
import { copy } from '../../shared/engine/copy.ts'
import type { Viewer } from '../../shared/engine/ids.ts'
import type { Random } from '../../shared/engine/random.ts'
import { type Bag, conceal, type Hidden, put } from '../../shared/engine/secret.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Every string anywhere in a value. */
export const stringsIn = (value: unknown, into: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') into.add(value)
  else if (isFields(value)) for (const key in value) stringsIn(value[key], into)
  return into
}

/**
 * The faces a viewer cannot see, not even elsewhere in the state. Faces are strings, unique within a game, and any
 * of them may lie where another of its kind does.
 */
export const hiddenFaces = (state: unknown, viewer: Viewer): string[] => {
  const shown = stringsIn(conceal(state, viewer))
  const hidden = new Set<string>()
  const walk = (value: unknown): void => {
    if (!isFields(value)) return
    if ('secret' in value && typeof value['secret'] === 'string') hidden.add(value['secret'])
    for (const key in value) walk(value[key])
  }
  walk(state)
  return [...hidden].filter((face) => !shown.has(face)).sort()
}

/** What is kept from a viewer in a value, as texts. */
export const secretsFrom = (value: unknown, viewer: Viewer): string[] => {
  if (!isFields(value)) return []
  const readers = 'secret' in value ? value['to'] : null
  if (!Array.isArray(readers)) return Object.values(value).flatMap((part) => secretsFrom(part, viewer))
  return viewer !== null && readers.includes(viewer) ? [] : [JSON.stringify(value['secret'])]
}

/** Whether all secrets of `before` are kept from the viewer in `after` too. */
export const staysClosed = (before: unknown, after: unknown, viewer: Viewer): boolean => {
  const left = secretsFrom(after, viewer)
  return secretsFrom(before, viewer).every((secret) => {
    const place = left.indexOf(secret)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** A bijection of these faces, drawn; where there are several kinds of them, each within its kind. */
export const shuffledFaces = (
  faces: readonly string[],
  random: Random,
  kindOf: (face: string) => string = () => '',
): ReadonlyMap<string, string> => {
  const map = new Map<string, string>()
  for (const kind of new Set(faces.map(kindOf))) {
    const own = faces.filter((face) => kindOf(face) === kind)
    for (const [index, face] of random.shuffle(own).entries()) map.set(own[index] as string, face)
  }
  return map
}

/** A copy with faces exchanged wherever they stand, bags sorted anew. */
export const exchange = <T>(value: T, faces: ReadonlyMap<string, string>): T => {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return faces.get(part) ?? part
    if (Array.isArray(part)) return part.map(walk)
    if (!isFields(part)) return part
    const twin: Fields = {}
    for (const key in part) twin[key] = walk(part[key])
    if (Array.isArray(twin['bag'])) {
      const sorted: Bag<unknown> = { bag: [] }
      for (const thing of twin['bag'] as Hidden<unknown>[]) put(sorted, thing)
      return sorted
    }
    return twin
  }
  return walk(copy(value)) as T
}
