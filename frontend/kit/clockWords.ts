import type { ClockSetting } from '../../shared/protocol/clock.ts'
import { t } from './language.ts'

/** A clock in a few words, as on a list of tables. */
export const clockWords = (clock: ClockSetting): string => {
  switch (clock.kind) {
    case 'none':
      return t().clock.none
    case 'live':
      return t().clock.live(clock.bank / 60, clock.increment)
    case 'days':
      return t().clock.days(clock.days)
  }
}
