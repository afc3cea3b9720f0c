/** The same people once more: a new table, opened after the end of the game here. */
import type { Seat, TableId } from '../../shared/engine/ids.ts'
import type { Rematch } from '../../shared/protocol/tableInfo.ts'
import type { Env } from '../env.ts'
import { heldSeat, reserveOf } from './leases.ts'
import type { OpenTable } from './table.ts'
import { settingFor } from './setting.ts'
import { newTableId } from './tokens.ts'
import { houseOf, type Seating, type SeatRecord } from './records.ts'

/**
 * All once more where they sat, people's seats kept for their keys until they come: a seat is a colour, and a bot is who
 * it is by its seat. Who starts is drawn by each game, so nobody gains by it.
 */
const seatsForRematch = (seats: readonly SeatRecord[], now: number, until: number): readonly SeatRecord[] =>
  seats.map((seat): SeatRecord => {
    if (seat.kind !== 'person') return seat
    const { name, token, nudge } = seat
    return heldSeat({ name, token, ...(nudge === undefined ? {} : { nudge }) }, now, until)
  })

/** Opens the table where these people may play once more, as `by` asks. It begins when those who are waited for have come. */
const openRematch = async ({ seating, rules }: OpenTable, by: Seat, { ROOMS }: Env): Promise<Rematch> => {
  const id = newTableId()
  const { setting, seats } = seating
  const { game, options, region = 'europe', origin = '', pace, site, household } = setting
  const { rulesVersion } = rules
  const house = { ...houseOf(setting), startsWhenFull: true }
  const asking = seats[by]
  const opener = asking?.kind === 'person' ? asking.token : null
  // The new object is asked for here, and so made here.
  const kept = {
    ...(pace === undefined ? {} : { pace }),
    ...(site === undefined ? {} : { site }),
    ...(household === undefined ? {} : { household }),
  }
  const again = await settingFor(id, { game, options, rulesVersion, region, origin, house, opener, ...kept })
  const now = Date.now()
  await ROOMS.getByName(id).create(again, seatsForRematch(seats, now, now + reserveOf(house)))
  return { id: id as TableId, by, commitment: again.commitment, wants: [] }
}

export interface Rematches {
  /** Opens the table, once, however many ask meanwhile; null where it is there. Throws where that failed. */
  open(at: OpenTable, by: Seat): Promise<void> | null
  /** Notes where it is, and that this seat wants it too. */
  want(at: OpenTable, by: Seat): void
}

/** `bound`: what the platform has bound; `saveSeating` stores where the new table is, and who wants it. */
export const createRematches = (
  bound: () => Env,
  saveSeating: (open: OpenTable, seating: Seating) => void,
): Rematches => {
  let opening: Promise<void> | null = null
  /** It is there, and may not be noted yet: where that fails, who asks again wants this one. */
  let opened: Rematch | null = null
  return {
    open(at, by) {
      if (at.seating.setting.rematch !== undefined || opened !== null) return null
      opening ??= openRematch(at, by, bound())
        .then((rematch) => void (opened = rematch))
        .finally(() => (opening = null))
      return opening
    },
    want(at, by) {
      const { setting } = at.seating
      const rematch = setting.rematch ?? opened
      // Of one that was opened long ago only its address was noted.
      if (rematch === null || typeof rematch === 'string') return
      const { wants = [] } = rematch
      if (wants.includes(by)) return
      saveSeating(at, {
        ...at.seating,
        setting: { ...setting, rematch: { ...rematch, wants: [...wants, by] } },
      })
    },
  }
}
