/** Storage that may not exist: in a sandboxed frame or a strict browser everything lives in memory. */
const memory = new Map<string, string>()

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
