import { defaultOptions, type GameMeta } from '../../shared/engine/meta.ts'
import { findPlayers, openNewTable } from '../net/http.ts'
import { keepShare, keepToken, name, newShare, newToken } from '../kit/identity.ts'
import { t } from '../kit/language.ts'
import { go } from './router.ts'

interface Wish {
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly bots: 'random' | 'greedy' | null
}

export const wishFor = (meta: GameMeta, bots: Wish['bots']): Wish => ({
  seats: meta.seats.best,
  options: defaultOptions(meta),
  bots,
})

/** Sits down with people who look for a game now, and goes there. False where that failed. */
export const findPlayersAndGo = async (game: string): Promise<boolean> => {
  const [token, share] = [newToken(), newShare()]
  const player = { name: name() || t().site.namePlaceholder, token, entropy: share }
  const found = await findPlayers({ game, player })
  return found !== null && sitDown(found.id, token, share)
}

const sitDown = (id: string, token: string, share: string): true => {
  keepToken(id, token)
  keepShare(id, share)
  go(`/g/${id}`)
  return true
}

/** Opens a table with oneself in the first seat and goes there. False where that failed. */
export const openTableAndGo = async (game: string, wish: Wish): Promise<boolean> => {
  const [token, share] = [newToken(), newShare()]
  const created = await openNewTable({
    game,
    seats: wish.seats,
    options: { ...wish.options },
    host: { name: name() || t().site.namePlaceholder, token, entropy: share },
    bots: wish.bots,
  })
  return created !== null && sitDown(created.id, token, share)
}
