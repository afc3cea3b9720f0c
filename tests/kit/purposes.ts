/** What the page says that moves are for, along the golden records of a game. */
import { readdirSync, readFileSync } from 'node:fs'
import { loadPurpose } from '../../frontend/plug/purposes.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { type AnyGame, someLegalMoves } from '../../shared/engine/game.ts'
import type { Seat } from '../../shared/engine/ids.ts'
import { live } from '../../shared/engine/log.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { registry } from '../../shared/registry.ts'
import type { Golden } from '../records/make.ts'

/** So many entries apart, and so many moves at each. */
const apart = 7
const looked = 3

const nameOf = (seat: Seat): string => `Berenguer${seat}`

/** In both languages, of legal moves here and there; null where none is said. */
export const purposesIn = async (
  id: string,
): Promise<readonly { readonly es: string | null; readonly en: string | null }[]> => {
  const game = (await registry[id]!.rules()) as AnyGame
  const purpose = await loadPurpose(id)
  return readdirSync(`tests/records/${id}`).flatMap((file) => {
    const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}`, 'utf8')) as Golden
    const entries = live(record.entries)
    return entries
      .filter((_, index) => index % apart === 0)
      .flatMap((_, part) => {
        const state = fold(game, record, entries.slice(0, apart * part))
        const [asked] = game.decisions(state)
        if (asked === undefined) return []
        const { seat } = asked
        const view = conceal(state, seat)
        return [...someLegalMoves(game, view, seat, looked, quickRandom(part))].map((move) => {
          const { view: after } = foresee(game, view, seat, move)
          const said = (language: 'es' | 'en') => purpose(move, { view, after, seat, nameOf, language })
          return { es: said('es'), en: said('en') }
        })
      })
  })
}
