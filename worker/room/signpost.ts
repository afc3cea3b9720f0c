/**
 * A table is opened near whoever opens it, and its object never moves. Where those who sit are served much better from
 * elsewhere (`sites.ts`), the game begins in a second object of the same address, made there; the first is a signpost
 * from then on. It is stored in the first that the second is to begin before the second hears of it, and handed over as
 * often as it takes: the second begins once. So no crash in between loses a seat, or plays a game twice.
 */
import { begunElsewhere, roomBegunAt } from '../address.ts'
import type { Env } from '../env.ts'
import type { Post } from '../outside/post.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { Deadlines } from './deadlines.ts'
import type { Seating, SeatRecord, Setting, StoredLine } from './records.ts'
import type { RoomRpc } from './rpc.ts'
import { bestSite, type SeatedNear, type Site } from './sites.ts'
import type { Sockets } from './sockets.ts'
import type { Store } from './store.ts'
import { seatOf } from '../../shared/engine/ids.ts'

/** A waiting table, as one object hands it to the next. */
export interface WholeTable {
  readonly setting: Setting
  readonly seats: readonly SeatRecord[]
  readonly chat: readonly StoredLine[]
  /** Number of the last word to the lobby: what follows counts on from there. */
  readonly told: number
}

export interface Signpost {
  /** Where this table is to begin; null: here. */
  siteFor(seating: Seating): Site | null
  /** The site where the table of this object has begun; null: it is here. */
  site(): Site | null
  /** Where a socket is to go; null: the table is here. */
  lead(): Promise<Response> | null
  handOver(): Promise<void>
  /** The room that has taken over, once it has; null: the table is here. */
  there(): Promise<DurableObjectStub<RoomRpc>> | null
  /** For a room that wakes, or has just become a signpost: hands over, if that is not done. */
  restore(now: number): void
  /** Hands over; or, with the game gone from there, is no more of use: false. */
  isOfUse(now: number): Promise<boolean>
}

interface Room {
  readonly store: Store
  readonly sockets: Sockets
  readonly deadlines: Deadlines
  readonly post: Pick<Post, 'lastWord'>
}

/** What a page is told that is to come back: it finds the way by itself. */
const cameAway = 1012

export const createSignpost = (bound: () => Env, { store, sockets, deadlines, post }: Room): Signpost => {
  /** In the midst of it: asked for by many, done once. */
  let handing: Promise<DurableObjectStub<RoomRpc>> | null = null
  const sendOn = (): void => {
    for (const socket of sockets.all()) {
      socket.close(cameAway, 'elsewhere')
      sockets.forget(socket)
    }
  }
  const handTo = async (site: Site, setting: Setting): Promise<DurableObjectStub<RoomRpc>> => {
    const room = roomBegunAt(bound(), setting.id, site)
    const { begunAt: _begunAt, ...rest } = setting
    const now = Date.now()
    const seats = store
      .seats()
      .map((seat) => (seat.kind === 'person' ? { ...seat, leftAt: seat.leftAt ?? now } : seat))
    await room.take({ setting: { ...rest, site }, seats, chat: store.chat(), told: post.lastWord() })
    store.saveSetting({ ...setting, begunAt: { site, isTaken: true } })
    sendOn()
    return room
  }
  const there = (): Promise<DurableObjectStub<RoomRpc>> | null => {
    const setting = store.setting()
    if (setting?.begunAt === undefined) return null
    const { begunAt } = setting
    if (begunAt.isTaken) return Promise.resolve(roomBegunAt(bound(), setting.id, begunAt.site))
    handing ??= handTo(begunAt.site, setting).finally(() => (handing = null))
    return handing
  }
  const site = (): Site | null => store.setting()?.begunAt?.site ?? null
  return {
    siteFor({ setting, seats }) {
      // Tables from before it was noted where they are stay there.
      if (setting.site === undefined) return null
      const people: SeatedNear[] = []
      for (const [seat, { kind }] of seats.entries()) {
        if (kind !== 'person') continue
        const [visitor] = sockets.ofSeat(seatOf(seat)).map((socket) => sockets.visitor(socket))
        // Whoever is not there would not follow; on a machine of one's own nobody is anywhere.
        if (visitor?.near === undefined) return null
        people.push({ near: visitor.near, lag: visitor.lag })
      }
      const best = bestSite(people, setting.site)
      return best === setting.site ? null : best
    },
    site,
    lead() {
      const at = site()
      // Not before the other is ready.
      return at === null ? null : (there()?.then(() => begunElsewhere(at)) ?? null)
    },
    async handOver() {
      await there()
    },
    there,
    restore(now) {
      const setting = store.setting()
      if (setting?.begunAt === undefined) return
      if (setting.begunAt.isTaken) sendOn()
      else deadlines.schedule('seats', now)
      deadlines.schedule('expiry', (setting.opened ?? 0) + limits.roomKept)
    },
    async isOfUse(now) {
      const room = await there()
      const isThere = room !== null && (await room.glance()) !== null
      if (isThere) deadlines.schedule('expiry', now + limits.roomKept)
      return isThere
    },
  }
}
