/**
 * Where a game is best played. Round trips between regions of the platform are rough (what one measures between large
 * cities, in milliseconds); how much further away somebody is than their region is measured by their page.
 */

/** Where the platform puts objects: it takes hints for other regions too, and goes to one of these. */
export const sites = ['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc'] as const
export type Site = (typeof sites)[number]

/** From each region to each site, in their order. */
const roundTrips = {
  wnam: [20, 65, 145, 170, 120, 150],
  enam: [65, 20, 85, 110, 190, 205],
  sam: [170, 120, 190, 215, 310, 310],
  weur: [145, 85, 15, 40, 170, 260],
  eeur: [170, 110, 40, 20, 180, 280],
  afr: [280, 220, 150, 180, 260, 300],
  me: [230, 170, 100, 80, 110, 200],
  apac: [120, 190, 170, 180, 50, 110],
  oc: [150, 205, 260, 280, 110, 25],
} as const satisfies Record<string, readonly number[]>
export type Near = keyof typeof roundTrips

/** By continent, as the platform names it, and degrees east; null where there is none. */
export const regionAt = (continent: string, east: number): Near | null => {
  switch (continent) {
    case 'NA':
      return east < -100 ? 'wnam' : 'enam'
    case 'SA':
      return 'sam'
    case 'EU':
      return east > 20 ? 'eeur' : 'weur'
    case 'AF':
      return 'afr'
    case 'AS':
      return east < 60 ? 'me' : 'apac'
    case 'OC':
      return 'oc'
    default:
      return null
  }
}

const tripFrom = (near: Near, site: Site): number => roundTrips[near][sites.indexOf(site)] ?? 0

/** Where an object for somebody from here stands. */
export const siteFor = (near: Near): Site =>
  sites.reduce((best, site) => (tripFrom(near, site) < tripFrom(near, best) ? site : best))

/** Somebody who sits: their region, and how long a frame takes them to the room and back, where their page has said. */
export interface SeatedNear {
  readonly near: Near
  readonly lag?: number | undefined
}

/** Milliseconds that the slowest must gain, for a game to begin in another place. */
const worthwhile = 50
/** Milliseconds of a line, beyond what its region takes, that are believed. */
const believed = 150

/**
 * Where the game is to begin: where the slowest of its people has the shortest way, and of such places where all
 * together have; `here`, unless that is well worth it. What regions say decides. What pages have measured is their own
 * word, so it can keep a game from being taken further away from a slow line, and take none anywhere.
 */
export const bestSite = (people: readonly SeatedNear[], here: Site): Site => {
  const none = (): number => 0
  const measured = ({ near, lag = 0 }: SeatedNear): number =>
    Math.min(believed, Math.max(0, lag - tripFrom(near, here)))
  type More = (one: SeatedNear) => number
  const trips = (site: Site, more: More): readonly number[] =>
    people.map((one) => tripFrom(one.near, site) + more(one))
  const slowest = (site: Site, more: More): number => Math.max(0, ...trips(site, more))
  const all = (site: Site): number => trips(site, none).reduce((sum, trip) => sum + trip, 0)
  const [best = here] = sites.toSorted(
    (one, other) => slowest(one, none) - slowest(other, none) || all(one) - all(other),
  )
  const gains = [none, measured].map((more) => slowest(here, more) - slowest(best, more))
  return gains.every((gain) => gain >= worthwhile) ? best : here
}
