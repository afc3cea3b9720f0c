/** Storage that may not exist: in a sandboxed frame or a strict browser everything lives in memory. */
import { carry, unpack } from './carry.ts'

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === 'string')

const before = unpack('memory')
const memory = new Map<string, string>(Array.isArray(before) ? before.filter(isPair) : [])

/** False where what is kept is gone with the page: in a sandboxed frame, or a strict browser. */
export const hasStorage = (): boolean => {
  try {
    return localStorage !== null
  } catch {
    return false
  }
}
if (!hasStorage()) carry('memory', () => [...memory])

export const remember = (key: string, value: string): void => {
  memory.set(key, value)
  try {
    localStorage.setItem(`almena:${key}`, value)
  } catch {
    // Memory has it.
  }
}

export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(`almena:${key}`) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}
