/** What a new table starts with: its seeds, the promise about them, and what its people agree on. */
import type { HouseRules } from '../../shared/protocol/tableInfo.ts'
import { commitmentTo, newSeed } from './tokens.ts'
import { houseOf, type Setting } from './records.ts'

type Wish = Pick<Setting, 'game' | 'options' | 'rulesVersion'> &
  Required<Pick<Setting, 'region' | 'origin'>> &
  Pick<Setting, 'pace' | 'site' | 'household'> & {
    readonly house?: Partial<HouseRules>
    /** Null where strangers meet: nobody has opened it. */
    readonly opener: string | null
  }

/** A table of this game at this address, with chance of its own. */
export const settingFor = async (
  id: string,
  { game, options, rulesVersion, region, origin, house, opener, pace, site, household }: Wish,
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
    house: houseOf({ house }),
    ...(opener === null ? {} : { opener }),
    ...(pace === undefined ? {} : { pace }),
    ...(site === undefined ? {} : { site }),
    ...(household === undefined ? {} : { household }),
    opened: Date.now(),
  }
}
