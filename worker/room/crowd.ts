/**
 * Room for sockets at one table, and at a lobby. Who sits always finds it: their key is read before watchers are
 * counted. Who watches and who has not said hello have a limit each; where it is reached, the address with the most
 * sockets gives way.
 */

/** A socket that has no seat. */
export interface Guest {
  /** When it came, in milliseconds. */
  readonly since: number
  /** From where, as limits count it; null for who is at this machine. */
  readonly from: string | null
}

/**
 * Which of the guests leaves, so that one more may come from this address: the oldest of the address that has most;
 * null where none has more than the newcomer's would.
 */
export const crowdedOut = <One extends Guest>(
  guests: readonly One[],
  from: string | null,
  atLeast: 'as many' | 'more',
): One | null => {
  const counts = new Map<string | null, number>()
  for (const guest of guests) counts.set(guest.from, (counts.get(guest.from) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const mine = (counts.get(from) ?? 0) + 1
  if (atLeast === 'more' && most <= mine) return null
  return (
    guests.filter((guest) => counts.get(guest.from) === most).sort((a, b) => a.since - b.since)[0] ?? null
  )
}

/** How many guests there may be: together, and from one address. */
export interface GuestBounds {
  readonly all: number
  readonly ofAddress: number
}

/**
 * A place for one more guest from this address: free, left by another, or none. Who comes to sit takes one also from an
 * address that has its share.
 */
export const placeFor = <One extends Guest>(
  guests: readonly One[],
  from: string | null,
  bounds: GuestBounds,
  sits = false,
): One | 'free' | 'none' => {
  const neighbours = guests.filter((guest) => guest.from === from).length
  if (from !== null && neighbours >= bounds.ofAddress && !sits) return 'none'
  if (guests.length < bounds.all) return 'free'
  return crowdedOut(guests, from, sits ? 'as many' : 'more') ?? 'none'
}
