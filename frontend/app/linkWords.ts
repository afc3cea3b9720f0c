import { isResting } from '../../shared/protocol/resting.ts'
import type { Session } from '../net/session.ts'
import { t } from '../kit/language.ts'

/** In play, and nobody's turn will come: before one of its people is back, as is seen by who only watches, or for a while. */
const standstill = (session: Session): string => {
  const info = session.info()
  if (info?.stage !== 'live') return ''
  if (isResting(info.seats)) return t().link.resting
  return info.pausedAt && info.pausedAt === session.entries().at(-1)?.seq ? t().link.pausing : ''
}

/**
 * What is to be said of the connection, or of a table that nothing comes from; nothing while all is well. `isPast`: who
 * looks back waits for nothing from it.
 */
export const linkWords = (session: Session, isPast = false): string => {
  const link = session.link()
  switch (link) {
    case 'open':
      return isPast ? '' : standstill(session)
    case 'gone':
    // The page says it in a word of its own.
    case 'private':
      return ''
    // Who finds no room for a socket reads copies, as soon as there is one.
    case 'full':
    case 'connecting':
      return t().link.connecting
    case 'lost':
    case 'noHello':
    // It was too fast, and goes on by itself.
    case 'flood':
    case 'behind':
      return t().link.lost
    case 'moved':
      return t().link.moved
    default:
      return t().link.broken
  }
}
