/** Acts at the table, of who sits and of who comes to sit: judged, stored, and told to everybody. */
import { seatOf } from '../../shared/engine/ids.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { ClientMessage, TableAct } from '../../shared/protocol/messages.ts'
import type { Env } from '../env.ts'
import { mayList } from '../outside/person.ts'
import type { Broadcast } from './broadcast.ts'
import { createBuckets } from './buckets.ts'
import type { Circumstances } from './circumstances.ts'
import type { Clocks } from './clocks.ts'
import { useByAct } from './numbers.ts'
import type { Seating } from './records.ts'
import type { Rematches } from './rematch.ts'
import { actOn, seatOfToken, viewerWithKey, withLastAct } from './seating.ts'
import type { Sockets, Visitor } from './sockets.ts'
import type { OpenTable } from './table.ts'
import type { Turns } from './turns.ts'
import type { WaitingTable } from './waiting.ts'

type ActMessage = Extract<ClientMessage, { readonly t: 'table' }>

export interface Acts {
  /** Does what came over a socket, or tells its author why not. */
  receive(open: OpenTable, socket: WebSocket, message: ActMessage, now: number): void
}

interface Room {
  readonly sockets: Sockets
  readonly broadcast: Broadcast
  readonly clocks: Clocks
  readonly waiting: WaitingTable
  readonly turns: Turns
  readonly rematch: Rematches
  readonly context: Pick<DurableObjectState, 'waitUntil' | 'storage'>
  circumstances(open: OpenTable, now: number): Circumstances
  saveSeating(open: OpenTable, seating: Seating): void
  settle(open: OpenTable, now: number): void
  /** Does work that answers this message; where it throws, the author hears that nothing was stored. */
  attempt(open: OpenTable, socket: WebSocket, cid: number, work: () => void): void
}

export const createActs = (bound: () => Env, room: Room): Acts => {
  const { context, sockets, broadcast, clocks, waiting, turns, rematch, saveSeating, settle } = room
  const pace = createBuckets<string>(limits.acts, limits.actPause)
  /**
   * Whose bucket an act is taken out of: that of the person, however many windows they have. Whoever sits down or stands
   * up has that of their address, whatever keys they show: so no bucket follows from the other, and an empty seat has
   * none that strangers could drain.
   */
  const payer = (act: TableAct, { token, from }: Visitor): string =>
    (act.act === 'sit' || act.act === 'stand') && from !== null ? `from ${from}` : `key ${token ?? ''}`
  const answer = (open: OpenTable, socket: WebSocket, re: number, now: number): void => {
    const you = viewerWithKey(open.seating, sockets.visitor(socket).token)
    sockets.send(socket, { t: 'table', you, table: broadcast.info(open), now, re })
  }
  /** `isPaid`: it has been taken out of its bucket before, and waited since for what it needs. */
  const take = (
    open: OpenTable,
    socket: WebSocket,
    message: ActMessage,
    now: number,
    isPaid: boolean,
  ): void => {
    const { cid, act } = message
    const visitor = sockets.visitor(socket)
    const { token, from } = visitor
    const seat = viewerWithKey(open.seating, token)
    const use = useByAct(open, seat, cid, act)
    if (use === 'used') return broadcast.refuse(open, socket, cid, 'usedNumber')
    if (use === 'repeated') return answer(open, socket, cid, now)
    // Before anything is judged: to see what a wish to take back would undo, the log may have to be folded.
    if (!isPaid && !pace.take(payer(act, visitor), now)) return broadcast.refuse(open, socket, cid, 'tooFast')
    if (!mayList(bound(), act, open.seating.setting, { from, now }))
      return broadcast.refuse(open, socket, cid, 'noPerson')
    const acted = actOn(open.seating, { token, cid, now }, act, room.circumstances(open, now))
    if (!acted.ok) return broadcast.refuse(open, socket, cid, acted.error)
    const { value } = acted
    const author = seat ?? seatOfToken(value.seats, token)
    // Who stands up and does not sit.
    if (author === null) return answer(open, socket, cid, now)
    const opening = act.act === 'rematch' ? rematch.open(open, seatOf(author)) : null
    if (opening !== null) return context.waitUntil(takeAfter(opening, open, socket, message))
    const before = open.table.seq
    // One with what comes of it: an act that is noted has been done, and one that failed has used no number.
    context.storage.transactionSync(() => {
      saveSeating(open, withLastAct(value, seatOfToken(value.seats, token), cid, act))
      if (act.act === 'start') waiting.start(open, now)
      if (act.act === 'sit') waiting.startIfAllHere(open, now)
      if (act.act === 'askUndo' || act.act === 'answerUndo') turns.takeBack(open, now)
      if (act.act === 'back') clocks.reprieve(open, seatOf(author), now)
      if (act.act === 'rematch') rematch.want(open, seatOf(author))
    })
    settle(open, now)
    answer(open, socket, cid, now)
    broadcast.sendTable(open, socket)
    if (open.table.seq > before) broadcast.sendEntries(open, before, now, null)
  }
  /** Takes an act once what it needs is there; it is judged anew then. */
  const takeAfter = async (
    work: Promise<void>,
    open: OpenTable,
    socket: WebSocket,
    message: ActMessage,
  ): Promise<void> => {
    const [ended] = await Promise.allSettled([work])
    room.attempt(open, socket, message.cid, () => {
      if (ended.status === 'rejected') throw ended.reason
      take(open, socket, message, Date.now(), true)
    })
  }
  return {
    receive: (open, socket, message, now) => take(open, socket, message, now, false),
  }
}
