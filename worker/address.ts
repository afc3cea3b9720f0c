/** Where requests come from, and which addresses of this site are true: what is asked before any table is. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableId } from '../shared/engine/ids.ts'
import type { Env } from './env.ts'
import type { RoomRpc } from './room/rpc.ts'
import { type Near, regionAt, type Site } from './room/sites.ts'
import { isOldTableId } from './room/tokens.ts'

/**
 * The room at an address; null where there can be none. Looking into a room makes it: on a machine of one's own, that
 * is a file for each address that was ever tried.
 */
export const roomAt = ({ ROOMS, OLD_TABLE_IDS }: Env, id: TableId): DurableObjectStub<RoomRpc> | null =>
  OLD_TABLE_IDS !== 'yes' && isOldTableId(id) ? null : ROOMS.getByName(id)

/** The room in which a table's game has begun, where that is not the one at its address. */
export const roomBegunAt = (
  { ROOMS }: Pick<Env, 'ROOMS'>,
  id: string,
  site: Site,
): DurableObjectStub<RoomRpc> => ROOMS.getByName(`${id}@${site}`, { locationHint: site })

const near = [
  /^localhost$|\.local$/,
  /^(127|10)(\.\d{1,3}){3}$|^(192\.168|169\.254)(\.\d{1,3}){2}$|^172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}$/,
  /^\[?(::1|(f[cd]|fe80:)[0-9a-f:]*:[0-9a-f:]*)\]?$/,
]

/** This machine, or one of the same house: never what the platform tells of somebody on the way through it. */
const isNear = (host: string): boolean => near.some((kind) => kind.test(host))

/** The address of the one who asks, as the platform tells it; null on a machine of one's own. */
const clientOf = (request: Request): string | null => {
  const told = request.headers.get('cf-connecting-ip')
  return told === null || isNear(told) ? null : told
}

/** A household has one IPv4 address, and of IPv6 a whole network: 64 bits. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [before = [], after = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  // Where zeros are left out, there are as many as are missing from eight groups.
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

/** From where somebody asks, as limits count them; null: nobody to be counted. */
export const askerOf = (request: Request): string | null => {
  const client = clientOf(request)
  return client === null ? null : networkOf(client)
}

/**
 * A number of 16 bits for where somebody asks from: enough for a lobby to see that many tables come from one place, and
 * shared by so many addresses that it tells none of them. Undefined: nobody to be counted.
 */
export const householdOf = (request: Request): number | undefined => {
  const asker = askerOf(request)
  if (asker === null) return undefined
  const [high = 0, low = 0] = sha256(utf8ToBytes(`almena household ${asker}`))
  return 256 * high + low
}

const fromHeader = 'x-almena-from'
const nearHeader = 'x-almena-near'
const begunHeader = 'x-almena-begun'

/** The region of who asks; null where the platform does not tell, as on a machine of one's own. */
export const nearTo = (request: Request): Near | null => {
  const { continent = '', longitude = '' } = (request.cf ?? {}) as { continent?: string; longitude?: string }
  return askerOf(request) === null ? null : regionAt(continent, Number.parseFloat(longitude))
}

/** A request for a room, with the word of the Worker on where it came from. */
export const withAsker = (request: Request): Request => {
  const told = new Request(request)
  told.headers.set(fromHeader, askerOf(request) ?? '')
  told.headers.set(nearHeader, nearTo(request) ?? '')
  return told
}

/** From where a socket comes, as the Worker has told the room. */
export const cameFrom = (request: Request): string | null => {
  const from = request.headers.get(fromHeader) ?? ''
  return from === '' ? null : from
}

/** Near what region, as the Worker has told the room. */
export const cameNear = (request: Request): Near | null => {
  const near = request.headers.get(nearHeader)
  return near === null || near === '' ? null : (near as Near)
}

/** A room's answer to a socket: its game has begun in another object. */
export const begunElsewhere = (site: Site): Response =>
  new Response(null, { status: 421, headers: { [begunHeader]: site } })

/** Where that is; null for any other answer. */
export const siteIn = ({ headers }: Response): Site | null => headers.get(begunHeader) as Site | null

/**
 * The site's own address, for links. What `Host` says is anybody's word: it counts on a machine of one's own, and where
 * no other address has been set.
 */
export const originOf = (request: Request, { ORIGIN }: Pick<Env, 'ORIGIN'>): string => {
  const { origin, hostname } = new URL(request.url)
  if (ORIGIN === undefined || (clientOf(request) === null && isNear(hostname))) return origin
  return ORIGIN
}
