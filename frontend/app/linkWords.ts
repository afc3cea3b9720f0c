import type { Session } from '../net/session.ts'
import { t } from '../kit/language.ts'

/** What is to be said of the connection; nothing while all is well. */
export const linkWords = (session: Session): string => {
  const link = session.link()
  switch (link) {
    case 'open':
    case 'gone':
      return ''
    case 'connecting':
      return t().link.connecting
    case 'lost':
    case 'noHello':
    case 'behind':
      return t().link.lost
    case 'full':
      return t().link.full
    case 'private':
      return t().link.private
    case 'moved':
      return t().link.moved
    case 'flood':
      return t().link.flood
    case 'clientTooOld':
    case 'serverTooOld':
    case 'badFrame':
    case 'tooBig':
    case 'secondHello':
      return t().link.broken
  }
}
