/** What pictures cost that were never drawn before: CPU of the server, and bytes that are kept for good. */
import { setTimeout as rest } from 'node:timers/promises'
import { seqOf } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { registry } from '../../shared/registry.ts'
import { openTable } from '../bench/players.ts'

/** The game whose pictures take longest. */
const game = 'castillo'
/** So many moments, each in both languages. */
const moments = 12

export interface Drawn {
  readonly pictures: number
  readonly bytes: number
}

/** A table with so many moments that a picture of each can be asked for. */
const played = async (base: string): Promise<string> => {
  const found = registry[game]
  if (found === undefined) throw new Error(`there is no ${game}`)
  const match = { rules: await found.rules(), options: defaultOptions(found.meta) }
  const { id, players } = await openTable(base, { match, seats: 4, bots: false })
  const chance = randomAt(seedFromNumber(1), seqOf(1))
  for (let cid = 10; cid < 10 + moments; cid++) {
    for (const player of players) player.catchUp()
    const author = players.find((player) => player.move(cid, chance) !== null)
    const heard = Promise.all(players.map(({ wire }) => wire.next((frame) => frame.includes('"entries"'))))
    author?.wire.socket.send(author.move(cid, chance) ?? '')
    await heard
  }
  for (const { wire } of players) wire.socket.close()
  // What follows on their leaving is none of the pictures' cost.
  await rest(2 * limits.leaving)
  return id
}

/** Has them drawn, one after the other. */
export const drawPictures = async (
  base: string,
  headers: Record<string, string>,
): Promise<() => Promise<Drawn>> => {
  const id = await played(base)
  return async () => {
    let bytes = 0
    for (let moment = 1; moment <= moments; moment++)
      for (const language of ['es', 'en']) {
        const answer = await fetch(`${base}/d/${id}/${moment}.png?lang=${language}`, { headers })
        if (answer.status !== 200) throw new Error(`a picture: ${answer.status}`)
        bytes += (await answer.arrayBuffer()).byteLength
      }
    return { pictures: 2 * moments, bytes }
  }
}
