/** Work that many ask for at the same time is done once: who comes while it is under way waits for the same. */
export const createOnce = <Result>(): ((key: string, work: () => Promise<Result>) => Promise<Result>) => {
  const underWay = new Map<string, Promise<Result>>()
  return (key, work) => {
    const known = underWay.get(key)
    if (known !== undefined) return known
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
