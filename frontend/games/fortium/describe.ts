/** Facts in words, one readable line each. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { exchanges, recoveryPrices, stored } from '../../../shared/games/fortium/components.ts'
import { boardFor, diamondMine, type NodeId, type SiteId } from '../../../shared/games/fortium/layout.ts'
import { minerNamed, rivalsOn } from '../../../shared/games/fortium/position.ts'
import type { Event, State } from '../../../shared/games/fortium/state.ts'
import type { LogLine } from '../../plug/gameUi.ts'
import { logLine } from '../../plug/makers.ts'
import { fortOf } from './cards.ts'
import type { Texts } from './texts.es.ts'
import { bundleName, diceName, fallenIn, fallsOf, type NameOf, nodeName, siteName, theirs } from './words.ts'

type Told<Type extends Event['type']> = Extract<Shown<Event>, { type: Type }>

/** What is dug and built is collected site by site, and told as one sum. */
interface Income extends LogLine {
  readonly of: readonly Told<'collected'>[]
}

const isIncome = (line: LogLine): line is Income => 'of' in line

const collected = (
  t: Texts,
  of: readonly [Told<'collected'>, ...Told<'collected'>[]],
  state: State,
  nameOf: NameOf,
): Income => {
  const [{ seat, from }] = of
  const name = nameOf(seat)
  const paidBy = new Map<Seat, number>()
  for (const { payers } of of)
    for (const payer of payers) paidBy.set(payer.seat, (paidBy.get(payer.seat) ?? 0) + payer.amount)
  const got = (one: Told<'collected'>): number =>
    one.payers.reduce((sum, { amount }) => sum + amount, one.bank)
  const sums = stored.flatMap((kind) => {
    const some = of.filter((one) => one.kind === kind)
    return some.length === 0
      ? []
      : [
          t.unit(
            kind,
            some.reduce((sum, one) => sum + got(one), 0),
          ),
        ]
  })
  const built = of.filter((one) => one.from === 'fort').reduce((sum, one) => sum + got(one), 0)
  const said = t.listed(sums)
  const missing = of.reduce((sum, one) => sum + one.due - got(one), 0)
  const cellOf = (site: SiteId): string => boardFor(state.players.length).siteById.get(site)?.cell ?? ''
  const text = [
    of.length > 1
      ? t.log.income(name, said, built)
      : from === 'fort'
        ? t.log.fort(name, said)
        : t.log.site(name, said, t.places.the(siteName(t, state, from, theirs(seat, nameOf)))),
    ...(paidBy.size === 0
      ? []
      : [t.log.paidBy(t.listed([...paidBy].map(([payer, amount]) => `${nameOf(payer)} ${amount}`)))]),
    ...(missing === 0 ? [] : [t.log.short(missing)]),
  ].join('; ')
  const places = of.map((one) => (one.from === 'fort' ? fortOf(seat) : cellOf(one.from)))
  return {
    // Every turn begins with it: nothing on the board is another than before.
    ...logLine(text, seat, [...new Set(places)]),
    marks: [],
    isDetail: true,
    of,
    after: (before) => {
      const [first, ...more] = before !== undefined && isIncome(before) ? before.of : []
      return first === undefined ? null : collected(t, [first, ...more, ...of], state, nameOf)
    },
  }
}

/** What was lost in a round of combat, and why. */
const fought = (t: Texts, event: Told<'fought'>, lost: readonly Seat[], nameOf: NameOf): string => {
  const ties = event.red.filter((value, pair) => value === event.blue[pair]).length
  return t.log.fought(
    t.listed(event.red.map(String)),
    t.listed(event.blue.map(String)),
    [...fallsOf(t, lost, nameOf), ...(ties === 0 ? [] : [t.log.ties(ties)])].join(', '),
  )
}

/** What a turn is known by: walks lead there. */
const main = (told: LogLine): LogLine => ({ ...told, isMain: true })

export const describe = (t: Texts, event: Shown<Event>, state: State, nameOf: NameOf): LogLine | null => {
  const cellOf = (site: SiteId): string => boardFor(state.players.length).siteById.get(site)?.cell ?? ''
  const at = (site: SiteId, by: Seat): string => t.places.the(siteName(t, state, site, theirs(by, nameOf)))
  const on = (node: NodeId, by: Seat): string => t.places.the(nodeName(t, state, node, theirs(by, nameOf)))
  const others = (seats: readonly Seat[]): string => t.listed(seats.map(nameOf))
  switch (event.type) {
    case 'startPlayerDrawn':
      return logLine(t.log.starts(nameOf(event.seat)), event.seat)
    case 'setupChosen':
      return logLine(t.log.chose(nameOf(event.seat)), event.seat)
    case 'setupRevealed':
      return logLine(t.log.revealed)
    case 'collected':
      return collected(t, [event], state, nameOf)
    case 'diamondsPlaced': {
      const said = t.log.diamonds(nameOf(event.seat), event.count)
      return main(
        logLine(event.first ? `${said}. ${t.log.countdown}` : said, event.seat, [
          fortOf(event.seat),
          diamondMine,
        ]),
      )
    }
    case 'minerRelieved':
      return logLine(t.log.relieved(nameOf(event.seat)), event.seat)
    case 'minerRecovered':
      return logLine(
        t.log.recovered(nameOf(event.seat), t.unit(event.pay, recoveryPrices[event.pay])),
        event.seat,
      )
    case 'exchanged': {
      const { pay, to } = exchanges[event.from]
      const give = t.unit(event.from, pay * event.times)
      return logLine(t.log.exchanged(nameOf(event.seat), give, t.unit(to, event.times)), event.seat)
    }
    case 'diceRolled':
      return logLine(t.log.rolled(nameOf(event.seat), event.dice.join(' · ')), event.seat)
    case 'groupMoved': {
      const { seat } = event
      const by = [event.miners.length, on(event.to, seat)] as const
      // Whom, as what it cost them follows, told of them.
      const met = new Set(rivalsOn(state, seat, event.to).map((miner) => miner.seat))
      const inShort = event.attack
        ? t.log.attacks(nameOf(seat), others([...met]), ...by)
        : t.log.walked(nameOf(seat), ...by)
      const text = (event.attack ? `${inShort},` : inShort) + t.log.with(diceName(state, event.dice))
      const told = { ...logLine(text, seat, [event.from, event.to]), inShort, marks: [event.to] }
      return event.attack ? main(told) : told
    }
    case 'fought': {
      const lost = fallenIn([event], state)
      return { ...logLine(fought(t, event, lost, nameOf), event.seat, [event.at]), lost }
    }
    case 'campBought': {
      const say = event.price === null ? t.log.reliefCamp : t.log.camp
      const said = say(nameOf(event.seat), at(event.site, event.seat))
      const text = event.returned.length === 0 ? said : `${said}; ${t.log.goesHome(others(event.returned))}`
      return main(logLine(text, event.seat, [cellOf(event.site)]))
    }
    case 'campRemoved':
      return logLine(t.log.campRemoved(nameOf(event.seat), at(event.site, event.seat)), event.seat, [
        cellOf(event.site),
      ])
    case 'cardPaid':
      return main(logLine(t.log.bought(nameOf(event.seat)), event.seat))
    case 'cardDrawn':
      return event.card === null
        ? null
        : logLine(t.log.drew(t.cards[event.card.secret.kind].name), event.seat)
    case 'cardPlayed':
      return logLine(t.log.played(nameOf(event.seat), t.cards[event.card].name), event.seat)
    case 'cardDiscarded':
      return logLine(t.log.discarded(nameOf(event.seat), t.cards[event.card].name), event.seat)
    case 'floorDemolished':
      return logLine(t.log.demolished(nameOf(event.target)), event.seat, [fortOf(event.target)])
    case 'limestoneStolen':
      return logLine(
        t.log.stolen(nameOf(event.seat), nameOf(event.target), t.unit('limestone', event.amount)),
        event.seat,
        [fortOf(event.target)],
      )
    case 'minerConverted': {
      const loser = minerNamed(state, event.lost)?.seat ?? event.seat
      const where = on(event.at, event.seat)
      return logLine(t.log.converted(nameOf(event.seat), nameOf(loser), where), event.seat, [event.at])
    }
    case 'campConverted':
      return logLine(
        t.log.campConverted(nameOf(event.seat), others(event.returned), at(event.site, event.seat)),
        event.seat,
        [cellOf(event.site)],
      )
    case 'minersUnified':
      return logLine(t.log.unified(nameOf(event.seat), on(event.at, event.seat)), event.seat, [event.at])
    case 'productionDoubled':
      return logLine(t.log.doubled(nameOf(event.seat), at(event.site, event.seat)), event.seat, [
        cellOf(event.site),
      ])
    case 'negotiationBegan':
      return logLine(t.log.negotiates(nameOf(event.seat)), event.seat)
    case 'tradeProposed': {
      const [give, get] = [bundleName(t, event.give), bundleName(t, event.get)]
      return logLine(t.deal.between(nameOf(event.seat), nameOf(event.to), give, get), event.seat)
    }
    case 'tradeCountered':
      return logLine(
        t.log.countered(nameOf(event.seat), bundleName(t, event.give), bundleName(t, event.get)),
        event.seat,
      )
    case 'tradeRejected':
      return logLine(t.log.rejected(nameOf(event.seat)), event.seat)
    case 'traded': {
      const [give, get] = [bundleName(t, event.give), bundleName(t, event.get)]
      return logLine(t.log.traded(nameOf(event.seat), nameOf(event.with), give, get), event.seat)
    }
    case 'negotiationClosed':
      return logLine(t.log.noDeal, event.seat)
    case 'hatPut':
      return logLine(t.log.hat(nameOf(event.seat)), event.seat)
    case 'floorBuilt':
      return main(
        logLine(t.log.floor(nameOf(event.seat), t.kinds[event.kind]), event.seat, [fortOf(event.seat)]),
      )
    case 'roundBegan':
      return logLine(t.log.round(event.round))
    case 'resigned':
      return logLine(t.log.resigned(nameOf(event.seat)), event.seat)
    case 'ended':
      return logLine(t.log.ended[event.reason])
    case 'collectionEnded':
    case 'turnEnded':
      return null
  }
}
