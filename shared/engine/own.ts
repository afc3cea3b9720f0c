/** Words that came from outside, as keys: they find what is in the data, never what every object or list inherits. */

/** A record that inherits nothing, to be asked for whatever key. */
export const dictionary = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.freeze(Object.assign(Object.create(null) as Record<string, T>, entries))

/** Whether a word names something that every list, and so every object, has. */
const isInherited = (word: string): boolean => word in Array.prototype

/** Whether no word in plain JSON data would reach beyond the data where it is used as a key. */
export const isInert = (data: unknown): boolean => {
  if (typeof data === 'string') return !isInherited(data)
  if (data === null || typeof data !== 'object') return true
  if (Array.isArray(data)) return data.every(isInert)
  return Object.entries(data).every(([key, value]) => key !== '__proto__' && isInert(value))
}
