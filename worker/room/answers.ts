/** What others ask of a room. Where its game has begun in another object, that one is asked. */
import type { Viewer } from '../../shared/engine/ids.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { entriesAfter } from '../../shared/engine/log.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import { endingOf, recordOf } from '../outside/reports.ts'
import type { Broadcast } from './broadcast.ts'
import { type LogInWords, logInWords } from './publicWords.ts'
import type { RoomRpc, SpectatorView, Soon } from './rpc.ts'
import { viewerWithKey } from './seating.ts'
import type { Signpost } from './signpost.ts'
import { isOver, type OpenTable, seatsAsked } from './table.ts'

export type Answers = Pick<RoomRpc, 'glance' | 'publicLog' | 'spectatorView' | 'seatOf' | 'record'>

/** `current`: the table that is open here; null where there is none. */
export const createAnswers = (
  current: () => OpenTable | null,
  broadcast: Broadcast,
  signpost: Signpost,
): Answers => {
  const answer = <T>(
    here: (open: OpenTable) => T,
    elsewhere: (room: DurableObjectStub<RoomRpc>) => Promise<T>,
  ): Soon<T | null> => {
    const open = current()
    return open === null ? (signpost.there()?.then(elsewhere) ?? null) : here(open)
  }
  return {
    glance: () =>
      answer<TableGlance | null>(
        (open) => ({
          ...broadcast.info(open),
          asked: seatsAsked(open),
          seq: open.table.seq,
          ending: isOver(open) ? endingOf(open.seating, open.table, open.rules) : null,
        }),
        async (room) => await room.glance(),
      ),
    publicLog: (since) =>
      answer<LogInWords | null>(
        (open) => logInWords(broadcast.info(open), entriesAfter(open.table.log, seqOf(since))),
        async (room) => await room.publicLog(since),
      ),
    spectatorView: () =>
      answer<SpectatorView | null>(
        (open) => ({ info: broadcast.info(open), entries: open.table.news(null, seqOf(0)) }),
        async (room) => await room.spectatorView(),
      ),
    seatOf: (token) =>
      answer<Viewer>(
        ({ seating }) => viewerWithKey(seating, token),
        async (room) => await room.seatOf(token),
      ),
    record: () =>
      answer<RecordFile | null>(
        (open) => (isOver(open) ? recordOf(open.seating, open.table) : null),
        async (room) => await room.record(),
      ),
  }
}
