/** Facts in words, one readable line each. */
import type { Shown } from '../../../shared/engine/ids.ts'
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import type { LogLine } from '../../plug/gameUi.ts'
import { logLine } from '../../plug/makers.ts'
import type { Texts } from './texts.es.ts'
import { buildingName, type NameOf, paymentName, pileName, roleName } from './words.ts'

export const describe = (
  t: Texts,
  event: Shown<Event>,
  before: Shown<State>,
  nameOf: NameOf,
): LogLine | null => {
  const detail = (told: LogLine): LogLine => ({ ...told, isDetail: true })
  /** A line about a thing that is no place: a role, a card. */
  const about = (thing: string, told: LogLine): LogLine => ({ ...told, about: thing })
  switch (event.type) {
    case 'startPlayerDrawn':
      return logLine(t.log.start(nameOf(event.seat)), event.seat)
    case 'winterDealt':
      return logLine(t.log.winterDealt)
    case 'roundStarted':
      return {
        ...detail(logLine(t.log.round(nameOf(event.seat), event.round, event.talers), event.seat)),
        isRound: true,
      }
    case 'cardsChosen':
      return detail(logLine(t.log.chose(nameOf(event.seat)), event.seat))
    case 'winterRevealed':
      return about(
        `winter:${event.card}`,
        logLine(t.log.winter(t.winter[event.card], t.winterEffects[event.card])),
      )
    case 'bountyTaken':
      return logLine(t.log.bounty(nameOf(event.seat), event.talers), event.seat)
    case 'firewoodPaid':
      return event.wood > 0
        ? logLine(t.log.wood(nameOf(event.seat)), event.seat)
        : logLine(t.log.woodTalers(nameOf(event.seat), event.talers), event.seat)
    case 'tradersSentHome':
      return logLine(t.log.home, null, event.spaces)
    case 'revealed': {
      const cards = event.queue.map(({ seat, card }) => `${nameOf(seat)}: ${roleName(t, card)}`)
      return logLine(t.log.revealed(t.listed(cards)))
    }
    case 'workerEquipped':
      return about(
        `role:${event.card}`,
        logLine(t.log.equipped(nameOf(event.seat), pileName(t, event.resources)), event.seat),
      )
    case 'messengerPaid':
      return about('role:messenger', logLine(t.log.messenger(nameOf(event.seat), event.talers), event.seat))
    case 'traderPlaced': {
      const [name, space] = [nameOf(event.seat), t.the(t.spaces[event.space])]
      const text =
        event.displaced === null
          ? t.log.trader(name, space)
          : t.log.displaced(name, space, nameOf(event.displaced))
      return logLine(text, event.seat, [event.space])
    }
    case 'incomeTaken': {
      const got = pileName(t, { [event.resource]: event.amount })
      const away = pileName(t, { [event.resource]: event.toTower })
      return detail(logLine(t.log.income(nameOf(event.seat), got, away), event.seat, [event.space]))
    }
    case 'towerTaken':
      return logLine(
        t.log.tower(nameOf(event.seat), pileName(t, { [event.resource]: event.amount })),
        event.seat,
        ['defenceTower'],
      )
    case 'bought':
      return about(
        'role:stonemason',
        logLine(
          t.log.bought(nameOf(event.seat), t.resources[event.resource][0], nameOf(event.owner)),
          event.seat,
        ),
      )
    case 'delivered':
      return about(
        `role:${event.card}`,
        logLine(t.log.delivered(nameOf(event.seat), pileName(t, event.resources)), event.seat),
      )
    case 'built': {
      const said = t.log.built(
        nameOf(event.seat),
        t.the(buildingName(t, event.building)),
        paymentName(t, event.payment),
      )
      const reward =
        event.talers > 0 ? t.log.builtTalers(event.talers) : event.vp > 0 ? t.log.builtPoints(event.vp) : ''
      return logLine(said + reward, event.seat, [event.building])
    }
    case 'helperPlaced': {
      const building = t.the(buildingName(t, event.space.replace(/-.$/, '')))
      return logLine(t.log.helper(nameOf(event.seat), building, event.talers), event.seat, [event.space])
    }
    case 'masterBuilderScored':
      return about(
        'role:masterBuilder',
        logLine(t.log.masterBuilder(nameOf(event.seat), event.buildings, event.vp), event.seat),
      )
    case 'roundEnded':
      return logLine(t.log.ended(event.round))
    case 'scored': {
      const earned = t.listed(event.earned.map(({ seat, vp }) => t.log.earned(nameOf(seat), vp)))
      return logLine(t.log.scored(buildingName(t, event.building), earned), null, [event.building])
    }
    case 'ended':
      return logLine(t.over)
    case 'cardResolved': {
      if (!before.idle) return null
      const name = nameOf(event.seat)
      // By a Trader all that stand on carts have their loads, wherever his helper stays.
      const said =
        event.card === 'trader' ? t.log.passTrader(name) : t.log.idle(name, roleName(t, event.card))
      return about(`role:${event.card}`, logLine(said, event.seat))
    }
    case 'asked':
    case 'passed':
      return null
  }
}
