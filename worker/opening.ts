/** What a new table starts with: its seeds, and the promise about them. */
import type { SeatRecord, Setting } from './store.ts'
import { commitmentTo, newSeed } from './tokens.ts'

/** A table of this game at this address, with chance of its own. */
export const settingFor = async (
  id: string,
  { game, options, rulesVersion }: Pick<Setting, 'game' | 'options' | 'rulesVersion'>,
): Promise<Setting> => {
  const [seed, botSeed] = [newSeed(), newSeed()]
  const commitment = await commitmentTo(seed, id, rulesVersion)
  return { id, game, rulesVersion, options, seed, botSeed, commitment }
}

/** The same people once more, each a seat further on; their keys open the new table too. */
export const seatsForRematch = (seats: readonly SeatRecord[], now: number): readonly SeatRecord[] =>
  seats.map((_, index): SeatRecord => {
    const seat = seats[(index + 1) % seats.length] ?? { kind: 'empty' }
    return seat.kind === 'person' ? { ...seat, standIn: false, leftAt: now, lastAct: 0 } : seat
  })
