/** Where in the world somebody is, as roughly as lobbies are spread. */
import type { Region } from '../../shared/protocol/lobby.ts'
import { nearTo, originOf } from '../address.ts'
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

/** Where a table is opened: near whom, and on which site. */
export const placeOf = (
  request: Request,
  env: Env,
): { readonly region: Region; readonly origin: string; readonly site: Site } => {
  const [near, region] = [nearTo(request), regionOf(request)]
  const site = near === null ? hints[region] : siteFor(near)
  return { region, origin: originOf(request, env), site }
}

/** Where the platform is to put the objects of a region. */
export const hints = {
  americas: 'enam',
  europe: 'weur',
  asia: 'apac',
} as const satisfies Record<Region, Site>
