/**
 * How fast something may be done, whatever it is: everybody has a bucket of tokens, takes one for each time, and gains
 * one with each pause until it is full again.
 */

export interface Buckets<Owner> {
  /** Takes a token out of this one's bucket; false where it is empty: a while later there is one. */
  take(owner: Owner, now: number): boolean
}

interface Bucket {
  readonly left: number
  readonly at: number
}

/**
 * Buckets that hold `size` tokens and gain one in `pause` milliseconds. Lost with hibernation, which takes ten quiet
 * seconds: where a bucket is full again by then (`size` × `pause`), nobody gains by it.
 */
export const createBuckets = <Owner>(size: number, pause: number): Buckets<Owner> => {
  // Who has taken last comes last: what nobody has touched until it is full is forgotten from the front.
  const touched = new Map<Owner, Bucket>()
  const forgetFull = (now: number): void => {
    for (const [owner, { at }] of touched) {
      if (now - at < size * pause) return
      touched.delete(owner)
    }
  }
  return {
    take(owner, now) {
      forgetFull(now)
      const { left, at } = touched.get(owner) ?? { left: size, at: now }
      const held = Math.min(size, left + (now - at) / pause)
      if (held < 1) return false
      touched.delete(owner)
      touched.set(owner, { left: held - 1, at: now })
      return true
    },
  }
}
