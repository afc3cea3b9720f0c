/** The same people once more: a new table, opened after the end of the game here. */
import type { Seat, TableId } from '../../shared/engine/ids.ts'
import type { Rematch } from '../../shared/protocol/tableInfo.ts'
import type { Env } from '../env.ts'
import { heldSeat, reserveOf } from './leases.ts'
import type { OpenTable } from './table.ts'
import { settingFor } from './setting.ts'
import type { Broadcast } from './broadcast.ts'
import { newTableId } from './tokens.ts'
import { houseOf, type Seating, type SeatRecord } from './records.ts'

/** The same people once more, each a seat further on: kept for their keys until they come. Bots come along. */
const seatsForRematch = (seats: readonly SeatRecord[], now: number, until: number): readonly SeatRecord[] =>
  seats.map((_, index): SeatRecord => {
    const seat = seats[(index + 1) % seats.length] ?? { kind: 'empty' }
    if (seat.kind !== 'person') return seat
    const { name, token, nudge } = seat
    return heldSeat({ name, token, ...(nudge === undefined ? {} : { nudge }) }, now, until)
  })

/** Opens the table where these people may play once more. It begins when those who are waited for have come. */
const openRematch = async ({ seating, rules }: OpenTable, by: Seat, { ROOMS }: Env): Promise<Rematch> => {
  const id = newTableId()
  const { setting, seats } = seating
  const { game, options, region = 'europe', origin = '', pace, site } = setting
  const { rulesVersion } = rules
  const house = { ...houseOf(setting), startsWhenFull: true }
  const asking = seats[by]
  const opener = asking?.kind === 'person' ? asking.token : null
  // The new object is asked for here, and so made here.
  const kept = { ...(pace === undefined ? {} : { pace }), ...(site === undefined ? {} : { site }) }
  const again = await settingFor(id, { game, options, rulesVersion, region, origin, house, opener, ...kept })
  const now = Date.now()
  await ROOMS.getByName(id).create(again, seatsForRematch(seats, now, now + reserveOf(house)))
  return { id: id as TableId, by, commitment: again.commitment }
}

export interface Rematches {
  /** Opened once, however many ask for it; who asks for what is there wants it too. */
  open(at: OpenTable, by: Seat): Promise<void>
}

/** `bound`: what the platform has bound; `saveSeating` stores where the new table is. */
export const createRematches = (
  bound: () => Env,
  broadcast: Broadcast,
  saveSeating: (open: OpenTable, seating: Seating) => void,
): Rematches => {
  /** Who has asked while it was being opened, the first of them too. */
  let asking: readonly Seat[] = []
  const note = (at: OpenTable, rematch: Rematch): void =>
    saveSeating(at, { ...at.seating, setting: { ...at.seating.setting, rematch } })
  return {
    async open(at, by) {
      const { rematch } = at.seating.setting
      if (typeof rematch === 'string') return
      if (rematch !== undefined) {
        const { wants = [] } = rematch
        if (!wants.includes(by)) note(at, { ...rematch, wants: [...wants, by] })
        return
      }
      const isOpening = asking.length > 0
      if (!asking.includes(by)) asking = [...asking, by]
      if (isOpening) return
      try {
        const opened = await openRematch(at, by, bound())
        note(at, { ...opened, wants: asking })
        broadcast.sendTable(at, null)
      } finally {
        asking = []
      }
    },
  }
}
