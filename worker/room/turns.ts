/** Turns of people, and of seats that are played for: judged, stored, and told to everybody. */
import type { Seat, Tagged } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { err, type Result } from '../../shared/engine/result.ts'
import type { Play } from '../../shared/engine/table.ts'
import type { ClientMessage, Why } from '../../shared/protocol/messages.ts'
import type { Bots } from './bots.ts'
import type { Broadcast } from './broadcast.ts'
import type { Clocks } from './clocks.ts'
import { mayAnswer } from './logBounds.ts'
import { useByPlay } from './numbers.ts'
import type { Seating } from './records.ts'
import type { Sockets } from './sockets.ts'
import type { Store } from './store.ts'
import { hasStarted, isOver, movesOf, type OpenTable, peopleAsked, readAgain, seatsAsked } from './table.ts'

type PlayMessage = Extract<ClientMessage, { readonly t: 'play' }>

export interface Turns {
  /** Plays what came over a socket, or tells its author why not. */
  play(open: OpenTable, socket: WebSocket, message: PlayMessage, now: number): void
  /** Plays for an automatic seat that is asked, if there is one. */
  playBots(open: OpenTable, now: number): void
  /** Lets bots pause, as too much is played by them, and says so where the game waits for nobody else. */
  pauseBots(open: OpenTable, now: number): void
  /** Takes back what all have agreed to take back. */
  takeBack(open: OpenTable, now: number): void
}

interface Room {
  readonly store: Store
  readonly sockets: Sockets
  readonly broadcast: Broadcast
  readonly clocks: Clocks
  readonly bots: Bots
  readonly storage: Pick<DurableObjectStorage, 'transactionSync'>
  saveSeating(open: OpenTable, seating: Seating): void
  settle(open: OpenTable, now: number): void
}

export const createTurns = (room: Room): Turns => {
  const { store, sockets, broadcast, clocks, bots, storage, saveSeating, settle } = room
  /**
   * Judges and stores as one: either both happened, or neither. What is stored is one row, with the clocks in it; whose
   * clock answers with this move is its `author`, and nobody's where a seat is played for.
   */
  const commit = (
    open: OpenTable,
    seat: Seat,
    play: Play<Tagged>,
    now: number,
    author: Seat | null,
  ): Result<AnyEntry, Why> => {
    if (!mayAnswer(open.table.log, seatsAsked(open), seat)) return err('tooManyChanges')
    try {
      const played = open.table.play(seat, { ...play, timeUp: clocks.isUp(open, seat, now) }, now)
      if (!played.ok) return played
      const after = clocks.after(open, author, now)
      store.append(played.value, after)
      open.clocks = after
      return played
    } catch (failure) {
      // A table that has thrown may hold what is not stored.
      readAgain(open, store)
      throw failure
    }
  }
  return {
    takeBack(open, now) {
      const { undo, ...setting } = open.seating.setting
      if (undo === undefined || undo.waiting.length > 0) return
      storage.transactionSync(() => {
        saveSeating(open, { ...open.seating, setting })
        clocks.takeBack(open, undo, now)
      })
    },
    play(open, socket, message, now) {
      const { viewer } = sockets.visitor(socket)
      const { cid, decision, lag } = message
      if (viewer === null) return broadcast.refuse(open, socket, cid, 'notSeated')
      if (!hasStarted(open)) return broadcast.refuse(open, socket, cid, 'notLive')
      const moves = movesOf(open, message.moves)
      if (moves === null) return broadcast.refuse(open, socket, cid, 'badMove')
      const play = { cid, decision, moves }
      const use = useByPlay(open, viewer, play)
      if (use === 'used') return broadcast.refuse(open, socket, cid, 'usedNumber')
      if (use !== 'unused') return broadcast.resendEntry(open, use.seq, now, { socket, cid })
      const before = open.table.seq
      const played = commit(open, viewer, play, now, viewer)
      if (!played.ok) return broadcast.refuse(open, socket, cid, played.error)
      settle(open, now)
      broadcast.sendEntries(open, before, now, { socket, cid })
      // The end is news for all; so is a line that has become slow, or quick again.
      const isNews = sockets.hasLag(socket, lag)
      if (isNews || isOver(open)) broadcast.sendTable(open, null)
    },
    playBots(open, now) {
      const before = open.table.seq
      bots.play(open, (seat, play) => commit(open, seat, play, now, null))
      if (open.table.seq === before) return
      settle(open, now)
      broadcast.sendEntries(open, before, now, null)
      if (isOver(open)) broadcast.sendTable(open, null)
    },
    pauseBots(open, now) {
      const { seq } = open.table
      if (!bots.pause(open, now) || peopleAsked(open).size > 0 || open.pausedAt === seq) return
      open.pausedAt = seq
      broadcast.sendTable(open, null)
    },
  }
}
