/** Tables that play themselves: what a move of their bots costs, whose pace an address has all together. */
import { defaultOptions } from '../../shared/engine/options.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { registry } from '../../shared/registry.ts'
import { openTable } from '../bench/players.ts'

const game = 'fortaleza'
/** As many as one client may open in a minute. */
const tables = 20
/** Milliseconds that they play. */
const lasting = 30_000

/** Somebody at each answers at once, and three bots at their usual pace; how many moves the bots have made. */
export const playThemselves = async (
  base: string,
  headers: Record<string, string>,
): Promise<() => Promise<number>> => {
  const found = registry[game]
  if (found === undefined) throw new Error(`there is no ${game}`)
  const match = { rules: await found.rules(), options: defaultOptions(found.meta) }
  const all = await Promise.all(
    Array.from({ length: tables }, () => openTable(base, { match, seats: 4, bots: true, headers })),
  )
  const players = all.flatMap((table) => table.players)
  return async () => {
    const chance = randomAt(seedFromNumber(1), seqOf(1))
    const until = performance.now() + lasting
    const seqs = (): number => players.reduce((sum, { seq }) => sum + seq, 0)
    for (const player of players) player.catchUp()
    const before = seqs()
    let own = 0
    for (let cid = 10; performance.now() < until; cid++) {
      await new Promise((done) => setTimeout(done, 100))
      for (const player of players) {
        const seen = player.seq
        player.catchUp()
        const frame = cid === 10 || player.seq !== seen ? player.move(cid, chance) : null
        if (frame === null) continue
        own++
        player.wire.socket.send(frame)
      }
    }
    for (const player of players) player.catchUp()
    const made = seqs() - before - own
    for (const { wire } of players) wire.socket.close()
    return made
  }
}
