import { defaultOptions, type GameMeta } from '../../shared/engine/meta.ts'
import { openNewTable } from '../net/http.ts'
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
  if (created === null) return false
  keepToken(created.id, token)
  keepShare(created.id, share)
  go(`/g/${created.id}`)
  return true
}
