/** Facts in words, one readable line each. */
import type { Shown } from '../../../shared/engine/ids.ts'
import type { Event } from '../../../shared/games/castillo/state.ts'
import type { LogLine } from '../../table/gameUi.ts'
import type { Texts } from './texts.es.ts'
import { buildingName, type NameOf, paymentName, pileName, roleName } from './words.ts'

export const describe = (t: Texts, event: Shown<Event>, nameOf: NameOf): LogLine | null => {
  const line = (text: string, seat: LogLine['seat'] = null, places: readonly string[] = []): LogLine => ({
    text,
    seat,
    places,
  })
  switch (event.type) {
    case 'startPlayerDrawn':
      return line(t.log.start(nameOf(event.seat)), event.seat)
    case 'winterDealt':
      return line(t.log.winterDealt)
    case 'roundStarted':
      return line(t.log.round(nameOf(event.seat), event.round, event.talers), event.seat)
    case 'cardsChosen':
      return line(t.log.chose(nameOf(event.seat)), event.seat)
    case 'winterRevealed':
      return line(t.log.winter(t.winter[event.card], t.winterEffects[event.card]))
    case 'bountyTaken':
      return line(t.log.bounty(nameOf(event.seat), event.talers), event.seat)
    case 'firewoodPaid':
      return event.wood > 0
        ? line(t.log.wood(nameOf(event.seat)), event.seat)
        : line(t.log.woodTalers(nameOf(event.seat), event.talers), event.seat)
    case 'tradersSentHome':
      return line(t.log.home, null, event.spaces)
    case 'revealed': {
      const cards = event.queue.map(({ seat, card }) => `${roleName(t, card)} (${nameOf(seat)})`)
      return line(t.log.revealed(cards.join(', ')))
    }
    case 'workerEquipped':
      return line(t.log.equipped(nameOf(event.seat), pileName(t, event.resources)), event.seat)
    case 'messengerPaid':
      return line(t.log.messenger(nameOf(event.seat), event.talers), event.seat)
    case 'traderPlaced': {
      const [name, space] = [nameOf(event.seat), t.spaces[event.space]]
      const text =
        event.displaced === null
          ? t.log.trader(name, space)
          : t.log.displaced(name, space, nameOf(event.displaced))
      return line(text, event.seat, [event.space])
    }
    case 'passed':
      return event.question === 'traderPlace' ? line(t.log.passTrader(nameOf(event.seat)), event.seat) : null
    case 'incomeTaken': {
      const got = pileName(t, { [event.resource]: event.amount })
      const away = pileName(t, { [event.resource]: event.toTower })
      return line(t.log.income(nameOf(event.seat), got, away), event.seat, [event.space])
    }
    case 'towerTaken':
      return line(
        t.log.tower(nameOf(event.seat), pileName(t, { [event.resource]: event.amount })),
        event.seat,
        ['defenceTower'],
      )
    case 'bought':
      return line(
        t.log.bought(nameOf(event.seat), t.resources[event.resource][0], nameOf(event.owner)),
        event.seat,
      )
    case 'delivered':
      return line(t.log.delivered(nameOf(event.seat), pileName(t, event.resources)), event.seat)
    case 'built': {
      const said = t.log.built(
        nameOf(event.seat),
        buildingName(t, event.building),
        paymentName(t, event.payment),
      )
      const reward =
        event.talers > 0 ? t.log.builtTalers(event.talers) : event.vp > 0 ? t.log.builtPoints(event.vp) : ''
      return line(said + reward, event.seat, [event.building])
    }
    case 'helperPlaced': {
      const building = buildingName(t, event.space.replace(/-.$/, ''))
      return line(t.log.helper(nameOf(event.seat), building, event.talers), event.seat, [event.space])
    }
    case 'masterBuilderScored':
      return line(t.log.masterBuilder(nameOf(event.seat), event.buildings, event.vp), event.seat)
    case 'roundEnded':
      return line(t.log.ended(event.round))
    case 'scored': {
      const earned = event.earned.map(({ seat, vp }) => t.log.earned(nameOf(seat), vp)).join(', ')
      return line(t.log.scored(buildingName(t, event.building), earned), null, [event.building])
    }
    case 'ended':
      return line(t.log.over)
    case 'asked':
    case 'cardResolved':
      return null
  }
}
