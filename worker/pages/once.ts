/** Milliseconds that one waits for what another has begun. */
const patience = 5000

/**
 * Work that many ask for at the same time is done once: who comes while it is under way waits for the same. It belongs
 * to the request that began it, and may end with it, unanswered: who has waited too long begins anew, for all who follow.
 */
export const createOnce = <Result>(
  longest = patience,
): ((key: string, work: () => Promise<Result>) => Promise<Result>) => {
  const underWay = new Map<string, Promise<Result>>()
  const begin = (key: string, work: () => Promise<Result>): Promise<Result> => {
    const started = work().finally(() => {
      if (underWay.get(key) === started) underWay.delete(key)
    })
    underWay.set(key, started)
    return started
  }
  return async (key, work) => {
    const known = underWay.get(key)
    if (known === undefined) return begin(key, work)
    let timer: ReturnType<typeof setTimeout> | null = null
    const tooLong = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), longest)))
    const result = await Promise.race([known.then((value) => ({ value })), tooLong]).finally(() =>
      clearTimeout(timer),
    )
    if (result !== null) return result.value
    const next = underWay.get(key)
    return next === undefined || next === known ? begin(key, work) : next
  }
}
