/** Where in the world somebody is, as roughly as lobbies are spread. */
import type { Region } from '../../shared/protocol/lobby.ts'
import { householdOf, nearTo, originOf } from '../address.ts'
import type { Env } from '../env.ts'
import { type Site, siteFor } from '../room/sites.ts'

const near: Readonly<Record<string, Region>> = {
  NA: 'americas',
  SA: 'americas',
  EU: 'europe',
  AF: 'europe',
  AS: 'asia',
  OC: 'asia',
}

/** The region of who asks, as the platform tells their continent. */
export const regionOf = (request: Request): Region => {
  const { continent } = (request.cf ?? {}) as { continent?: string }
  return near[continent ?? ''] ?? 'europe'
}

/** Where a table is opened: near whom, on which site, and from which address, as far as that is told. */
export const placeOf = (
  request: Request,
  env: Env,
): {
  readonly region: Region
  readonly origin: string
  readonly site: Site
  readonly household?: number
} => {
  const [near, region, household] = [nearTo(request), regionOf(request), householdOf(request)]
  const site = near === null ? hints[region] : siteFor(near)
  const from = household === undefined ? {} : { household }
  return { region, origin: originOf(request, env), site, ...from }
}

/** Where the platform is to put the objects of a region. */
export const hints = {
  americas: 'enam',
  europe: 'weur',
  asia: 'apac',
} as const satisfies Record<Region, Site>
