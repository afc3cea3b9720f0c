/** Facts in words, one readable line each. */
import type { Shown } from '../../../shared/engine/ids.ts'
import type { Event, State } from '../../../shared/games/castillo/state.ts'
import type { LogLine } from '../../plug/gameUi.ts'
import { logLine } from '../../plug/makers.ts'
import { isPoor, priceMissed } from './idle.ts'
import type { Texts } from './texts.es.ts'
import { buildingName, type NameOf, paymentName, pileName, roleName } from './words.ts'

export const describe = (
  t: Texts,
  event: Shown<Event>,
  before: Shown<State>,
  nameOf: NameOf,
): LogLine | null => {
  const seat = 'seat' in event ? event.seat : null
  const name = seat === null ? '' : nameOf(seat)
  const done = (text: string, ...places: readonly string[]): LogLine => logLine(text, seat, places)
  const detail = (told: LogLine): LogLine => ({ ...told, isDetail: true })
  /** A line about a thing that is no place: a role, a card. */
  const about = (thing: string, text: string): LogLine => ({ ...done(text), about: thing })
  switch (event.type) {
    case 'startPlayerDrawn':
      return done(t.log.start(name))
    case 'winterDealt':
      return done(t.log.winterDealt)
    case 'roundStarted':
      return { ...detail(done(t.log.round(name, event.round, event.talers))), isRound: true }
    case 'cardsChosen':
      return detail(done(t.log.chose(name)))
    case 'winterRevealed':
      return about(`winter:${event.card}`, t.log.winter(t.winter[event.card], t.winterEffects[event.card]))
    case 'bountyTaken':
      return done(t.log.bounty(name, event.talers))
    case 'firewoodPaid':
      return done(event.wood > 0 ? t.log.wood(name) : t.log.woodTalers(name, event.talers))
    case 'tradersSentHome':
      return done(t.log.home, ...event.spaces)
    case 'revealed': {
      const cards = event.queue.map((queued) => `${nameOf(queued.seat)}: ${roleName(t, queued.card)}`)
      return done(t.log.revealed(t.listed(cards)))
    }
    case 'workerEquipped': {
      const inShort = t.log.equipped(name, pileName(t, event.resources))
      return { ...about(`role:${event.card}`, inShort + t.log.onWorker), inShort }
    }
    case 'messengerPaid':
      return about('role:messenger', t.log.messenger(name, event.talers))
    case 'traderPlaced': {
      const space = t.the(t.spaces[event.space])
      return done(
        event.displaced === null
          ? t.log.trader(name, space)
          : t.log.displaced(name, space, nameOf(event.displaced)),
        event.space,
      )
    }
    case 'incomeTaken': {
      const got = pileName(t, { [event.resource]: event.amount - event.toTower })
      const away = pileName(t, { [event.resource]: event.toTower })
      const inShort = t.log.income(name, got)
      const told = { ...done(inShort + t.log.toTower(away), event.space), inShort }
      // To who has played a Trader that is what it has brought; the others have it besides what their own roles did.
      const isOwn = before.queue.some((queued) => queued.seat === seat && queued.card === 'trader')
      return isOwn ? told : detail(told)
    }
    case 'towerTaken':
      return done(t.log.tower(name, pileName(t, { [event.resource]: event.amount })), 'defenceTower')
    case 'bought':
      return about('role:stonemason', t.log.bought(name, t.resources[event.resource][0], nameOf(event.owner)))
    case 'delivered': {
      const inShort = t.log.income(name, pileName(t, event.resources))
      return { ...about(`role:${event.card}`, inShort + t.log.fromWorker), inShort }
    }
    case 'built': {
      const said = t.log.built(name, t.the(buildingName(t, event.building)))
      const reward =
        event.talers > 0 ? t.log.builtTalers(event.talers) : event.vp > 0 ? t.log.builtPoints(event.vp) : ''
      // What it has brought makes it what the turn is known by.
      const told = done(said + t.log.paid(paymentName(t, event.payment)) + reward, event.building)
      // Where there is little room, what it was paid with would push out what it has brought.
      return { ...told, inShort: said + reward, isMain: true }
    }
    case 'helperPlaced': {
      const building = t.the(buildingName(t, event.space.replace(/-.$/, '')))
      return done(t.log.helper(name, building, event.talers), event.space)
    }
    case 'masterBuilderScored':
      return {
        ...about('role:masterBuilder', t.log.masterBuilder(name, event.buildings, event.vp)),
        // No points are no news: its owner's cards come back all the same [CA-4.3.22].
        inShort: `${t.roles.masterBuilder}: ${event.vp > 0 ? t.pay.reward.points(event.vp) : t.log.back}`,
        isMain: event.vp > 0,
      }
    case 'roundEnded':
      return done(t.log.ended(event.round))
    case 'scored': {
      const earned = t.listed(event.earned.map((one) => t.log.earned(nameOf(one.seat), one.vp)))
      return done(t.log.scored(buildingName(t, event.building), earned), event.building)
    }
    case 'ended':
      return done(t.over)
    case 'cardResolved': {
      // By a Trader all that stand on carts have their loads, wherever his helper stays.
      const said = before.idle
        ? event.card === 'trader'
          ? t.log.passTrader(name)
          : t.log.idle(name, roleName(t, event.card))
        : isPoor(before, event)
          ? t.log.poor(name)
          : priceMissed(before, event) < Infinity
            ? t.log.short(name)
            : null
      return said === null ? null : about(`role:${event.card}`, said)
    }
    case 'asked':
    case 'passed':
      return null
  }
}
