import { seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import type { Playable } from './load.ts'
import { type Company, openTable } from './players.ts'

const chance = randomAt(seedFromNumber(1), seqOf(1))

/** A table of the real Worker, at which four play random legal moves. */
export const openAlmena = async (base: string, company: Company): Promise<Playable> => {
  const { players } = await openTable(base, company)
  let cid = 10
  return {
    wires: players.map(({ wire }) => wire),
    isMove: (frame) => frame.includes('"t":"entries"'),
    next() {
      for (const player of players) player.catchUp()
      cid++
      for (const player of players) {
        const frame = player.move(cid, chance)
        if (frame !== null) return { wire: player.wire, frame }
      }
      return null
    },
  }
}
