/** Asking for a game once more: loaded when somebody does. */
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import type { Refused } from '../net/http.ts'
import { passHere } from '../net/person.ts'
import type { Session } from '../net/session.ts'
import { askName } from './askName.tsx'
import { openTableAndGo } from './newTable.ts'

/** With the people who sit here. A listed table opens a listed one: that is for a person, where the site asks for a proof. */
export const askAgain = async (session: Session, { visibility }: TableInfo): ReturnType<Session['act']> =>
  session.act({ act: 'rematch', ...(visibility === 'listed' ? await passHere() : {}) })

/** With others, by who only watched. As wherever one sits down with people, a name is said first. */
export const openOwn = async (
  { game, options, seats }: TableInfo,
  gone: AbortSignal,
): Promise<Refused | null> =>
  (await askName(gone)) ? openTableAndGo(game, { seats: seats.length, options, bots: null }) : null
