/** What is said at one press: told to everybody who is there, and stored nowhere. */
import { limits } from '../../shared/protocol/limits.ts'
import type { ClientMessage } from '../../shared/protocol/messages.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import type { Broadcast } from './broadcast.ts'
import { createBuckets } from './buckets.ts'
import type { Sockets } from './sockets.ts'
import type { OpenTable } from './table.ts'

export interface Reactions {
  /** Who sits may react, a while after their last one; anybody else hears why not. */
  receive(open: OpenTable, socket: WebSocket, said: Said, now: number): void
}

type Said = Extract<ClientMessage, { t: 'react' }>

export const createReactions = (sockets: Sockets, broadcast: Broadcast): Reactions => {
  const pace = createBuckets<Seat>(1, limits.reactionPause)
  return {
    receive(open, socket, { cid, reaction }, now) {
      const { viewer } = sockets.visitor(socket)
      if (viewer === null) return broadcast.refuse(open, socket, cid, 'notSeated')
      if (!pace.take(viewer, now)) return broadcast.refuse(open, socket, cid, 'tooFast')
      const told = { t: 'reaction', seat: seatOf(viewer), reaction } as const
      for (const other of sockets.all())
        if (sockets.visitor(other).greeted)
          sockets.send(other, other === socket ? { ...told, re: cid } : told)
    },
  }
}
