import type { GameMeta } from '../../shared/engine/meta.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import type { BotLevel, NamedLevel } from '../../shared/protocol/botLevels.ts'
import type { BotPace } from '../../shared/protocol/tableInfo.ts'
import type { TableCreated } from '../../shared/protocol/http.ts'
import { findPlayers, openNewTable, type Refused } from '../net/http.ts'
import { keepShare, keepToken, name, newShare, newToken } from '../kit/identity.ts'
import { isBeginnerAt, isNewTo } from '../table/cards/learning.ts'
import { noName } from '../kit/language.ts'
import { go } from '../kit/router.ts'

interface Wish {
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly bots: BotLevel | null
  readonly pace?: BotPace
}

/**
 * Whom one plays against at once: until one has won a game, those who are learning too. Of 60 games each, whoever plays like them
 * wins 3 among sensible ones in Storming!, half of which are over after five rounds, and 24 among their like, after eight.
 */
export const levelFor = (game: string): Exclude<NamedLevel, 'maestro'> =>
  isBeginnerAt(game) ? 'aprendiz' : 'oficial'

export const wishFor = (meta: GameMeta, bots: Wish['bots']): Wish => ({
  seats: meta.seats.best,
  options: defaultOptions(meta),
  bots,
  // Who plays a game for the first time has time to see what each of the others does.
  ...(bots !== null && isNewTo(meta.id) ? { pace: 'slow' } : {}),
})

/** Sits down with people who look for a game now, and goes there; or says why not. */
export const findPlayersAndGo = async (game: string): Promise<Refused | null> => {
  const token = newToken()
  const player = { name: name().trim() || noName(), token }
  const { passHere } = await import('../net/person.ts')
  const found = await findPlayers({ game, player, ...(await passHere()) })
  return typeof found === 'string' ? found : goToSeat(found, token)
}

/** To a table where a seat is held for this key: its share is drawn now that the table has committed itself. */
const goToSeat = ({ id, commitment }: TableCreated, token: string): null => {
  keepToken(id, token)
  keepShare(id, { share: newShare(), commitment })
  go(`/g/${id}`)
  return null
}

/** Opens a table with oneself in the first seat and goes there; or says why not. */
export const openTableAndGo = async (game: string, wish: Wish): Promise<Refused | null> => {
  const token = newToken()
  const created = await openNewTable({
    game,
    seats: wish.seats,
    options: { ...wish.options },
    host: { name: name().trim() || noName(), token },
    bots: wish.bots,
    ...(wish.pace === undefined ? {} : { pace: wish.pace }),
  })
  return typeof created === 'string' ? created : goToSeat(created, token)
}
