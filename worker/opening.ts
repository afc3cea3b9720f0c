/** What a new table starts with: its seeds, the promise about them, and what its people agree on. */
import type { HouseRules } from '../shared/protocol/tableInfo.ts'
import type { Env } from './env.ts'
import type { Open } from './open.ts'
import type { SeatRecord, Setting } from './store.ts'
import { commitmentTo, newSeed, newTableId } from './tokens.ts'

/** As for friends with a link. */
const friendly: HouseRules = {
  visibility: 'link',
  language: null,
  clock: { kind: 'none' },
  onTimeout: 'standIn',
  startsWhenFull: false,
}

/** What is agreed at a table; for those from before there was a choice, and for what was not named, the usual. */
export const houseOf = ({ house }: Pick<Setting, 'house'>): HouseRules => ({ ...friendly, ...house })

type Wish = Pick<Setting, 'game' | 'options' | 'rulesVersion'> &
  Required<Pick<Setting, 'region' | 'origin'>> & { readonly house?: Partial<HouseRules> }

/** A table of this game at this address, with chance of its own. */
export const settingFor = async (
  id: string,
  { game, options, rulesVersion, region, origin, house }: Wish,
): Promise<Setting> => {
  const [seed, botSeed] = [newSeed(), newSeed()]
  const commitment = await commitmentTo(seed, id, rulesVersion)
  return {
    id,
    game,
    rulesVersion,
    options,
    seed,
    botSeed,
    commitment,
    region,
    origin,
    house: { ...friendly, ...house },
    opened: Date.now(),
  }
}

/** The same people once more, each a seat further on; their keys open the new table too. */
const seatsForRematch = (seats: readonly SeatRecord[], now: number): readonly SeatRecord[] =>
  seats.map((_, index): SeatRecord => {
    const seat = seats[(index + 1) % seats.length] ?? { kind: 'empty' }
    return seat.kind === 'person' ? { ...seat, standIn: false, leftAt: now, lastAct: 0 } : seat
  })

/** Opens the table where these people play once more; its address. */
export const openRematch = async ({ seating, rules }: Open, { ROOMS }: Env): Promise<string> => {
  const id = newTableId()
  const { setting, seats } = seating
  const { game, options, region = 'europe', origin = '' } = setting
  const { rulesVersion } = rules
  const again = await settingFor(id, {
    game,
    options,
    rulesVersion,
    region,
    origin,
    house: houseOf(setting),
  })
  await ROOMS.getByName(id).create(again, seatsForRematch(seats, Date.now()), true)
  return id
}
