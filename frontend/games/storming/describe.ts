/** Facts in words, one readable line each; null for what another line tells. */
import type { Shown } from '../../../shared/engine/ids.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import { isLastToSettle, playerAt } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { LogLine } from '../../plug/gameUi.ts'
import { logLine } from '../../plug/makers.ts'
import {
  about,
  builtLine,
  civilianLost,
  conquered,
  gone,
  inventionMoved,
  nothingDone,
  notPlayed,
  opened,
  ownerAt,
  pactEnded,
  placed,
  reactionOf,
  revealed,
  revoltLeft,
  revoltTaken,
  rotatedFrom,
  seenCards,
  type Teller,
  terrainChanged,
  troopLine,
  troopPlaced,
} from './logLines.ts'
import { cardName, marketName, type NameOf, regionName, structureAt } from './names.ts'
import type { Texts } from './texts.es.ts'

/** Facts that another line tells already, or none has to. */
type Untold =
  | 'dealt'
  | 'passedAhead'
  | 'unitPlaced'
  | 'eventsDrawn'
  | 'planned'
  | 'cardFinished'
  | 'revoltRevealed'
  | 'eventResolved'
/** A fact that is new has to be told, or to be named above. */
const untold = (_event: Extract<Shown<Event>, { type: Untold }>): null => null

const lineOf = (t: Texts, event: Shown<Event>, state: Shown<State>, nameOf: NameOf): LogLine | null => {
  const tell: Teller = { t, state, nameOf }
  const { log } = t
  const at = (region: string): string => regionName(t, state, region)
  switch (event.type) {
    case 'startPlayerDrawn':
      return logLine(log.begins(nameOf(event.seat)), event.seat)
    case 'firstPlayer':
    case 'passed':
    case 'waived':
    case 'lastTaken':
      return logLine(log[event.type](nameOf(event.seat)), event.seat)
    case 'opened':
      return opened(tell, event)
    case 'roundEnded':
      return logLine(log.turned, null, ['present', 'future'])
    case 'closed':
      return nothingDone(tell)
    case 'ended':
      return logLine(log.ended[event.why](nameOf(event.seat)), event.seat)

    case 'startVillagePlaced': {
      const text = log.startVillage(nameOf(event.seat), at(event.region), event.wall, isLastToSettle(state))
      return logLine(text, event.seat, [event.region])
    }
    case 'terrainLaid':
      return about(logLine(log.terrain(cardName(t, event.card, nameOf))), event.card)
    case 'terrainChanged':
      return terrainChanged(tell, event)
    case 'built':
      return builtLine(tell, event)
    case 'walled': {
      const what = t.things.structures[structureAt(state, event.region)?.kind ?? 'village']
      return logLine(log.walled(nameOf(event.seat), what, at(event.region)), event.seat, [event.region])
    }
    case 'wallLost': {
      const owner = ownerAt(state, event.region)
      if (owner === null) return null
      return logLine(log.wallLost(nameOf(owner), at(event.region)), owner, [event.region])
    }
    case 'structureLost': {
      const structure = structureAt(state, event.region)
      if (structure === null) return null
      const text = log.lost(nameOf(structure.owner), t.things.structures[structure.kind], at(event.region))
      return gone(logLine(text, structure.owner, [event.region]))
    }
    case 'conquered':
      return conquered(tell, event)
    case 'troopPlaced':
      return troopPlaced(tell, event)
    case 'troopMoved':
    case 'troopLost':
      return troopLine(tell, event)
    case 'knightDismounted': {
      const owner = state.map[event.region]?.troop?.owner ?? null
      if (owner === null) return null
      return logLine(log.dismounted(nameOf(owner), at(event.region)), owner, [event.region])
    }
    case 'attacked': {
      const what = t.things.troops[event.kind]
      const text = log.attacked(nameOf(event.seat), at(event.to), what, at(event.from))
      // Who takes what stands there goes on to it; a wall or a shot leaves them where they are.
      const there = structureAt(state, event.to)
      const stays =
        event.kind === 'artillery' ||
        event.kind === 'warWagon' ||
        (there !== null && 'wall' in there && there.wall)
      return {
        ...logLine(text, event.seat, [event.to, event.from]),
        marks: stays ? [event.to, event.from] : [event.to],
      }
    }

    case 'shuffled':
      return logLine(log.shuffled(t.things.markets[event.kind]))
    case 'refilled': {
      // The first ones lie there before anybody looks.
      if (state.agenda.some(({ type }) => type === 'startVillage')) return null
      return about(logLine(log.shown(marketName(t, event.kind, event.card))), event.card)
    }
    case 'civilianTaken':
    case 'improvementTaken':
      return about(
        logLine(log[event.type](nameOf(event.seat), t.things.card(event.card)), event.seat),
        event.card,
      )
    case 'civilianLost':
      return civilianLost(tell, event)
    case 'improvementLost': {
      const say = event.by === 'owner' ? log.improvementGiven : log.improvementLost
      return about(logLine(say(nameOf(event.seat), t.things.card(event.card)), event.seat), event.card)
    }
    case 'libraryMarked': {
      if (event.copy === null) return logLine(log.copyOver)
      const { seat, improvement, from } = event.copy
      const text = log.copied(nameOf(seat), t.things.card(improvement), nameOf(from))
      return about(logLine(text, seat), improvement)
    }
    case 'pactOffered': {
      const { from, to, pact, role } = event.offer
      const said = log.offered(nameOf(from), nameOf(to), t.cards[pact].name)
      return about(logLine(role === null ? said : `${said} ${log.role[role]}`, from), pact)
    }
    case 'pactRefused': {
      const { to, pact } = event.offer
      return about(logLine(log.refused(nameOf(to), t.cards[pact].name), to), pact)
    }
    case 'pactSigned': {
      const { from, to, pact } = event.offer
      return about(logLine(log.signed(nameOf(from), nameOf(to), t.cards[pact].name), to), pact)
    }
    case 'caravanArrived':
      return logLine(log.caravan(nameOf(event.owner)), event.owner)
    case 'pactEnded':
      return pactEnded(tell, event)
    case 'pointGained':
      return logLine(log.point(nameOf(event.seat), t.pointFor[event.why]), event.seat, [`seat:${event.seat}`])
    case 'theatreCounted': {
      const nth = (playerAt(state, event.seat).theatreCount % 3) + 1
      return logLine(log.theatre(nameOf(event.seat), nth), event.seat)
    }
    case 'rotated':
      return logLine(`${t.scores['rotating']}: ${rotatedFrom(tell, event)}`, event.seat, [
        `seat:${event.seat}`,
      ])
    case 'revoltTaken':
      return revoltTaken(tell, event)
    case 'revoltLeft':
      return revoltLeft(tell, event)
    case 'regained':
      return event.under === null ? null : logLine(log.under(nameOf(event.seat)), event.seat)
    case 'inventionMoved':
      return inventionMoved(tell, event)
    case 'inventionStays':
      return about(logLine(log.inventionStays), event.card)

    case 'warlockDrew':
    case 'spied':
    case 'warlockKept':
    case 'eventTaken':
    case 'eventPlaced':
    case 'spyChose':
      return seenCards(tell, event)
    case 'warlockDiscarded':
      return logLine(log.warlockDiscarded)
    case 'cardsPlaced':
      return placed(tell, event)
    case 'eventsPlaced': {
      if (event.entries.length === 0) return null
      return logLine(event.discarded.length === 0 ? log.eventsShared : log.eventsPlaced, null, [
        'present',
        'future',
      ])
    }

    case 'revealed':
      return revealed(tell, event.card)
    case 'attachedRevealed':
      return about(logLine(log.attached(cardName(t, event.card, nameOf))), event.card)
    case 'notPlayed':
      return notPlayed(tell, event)
    case 'flagSet':
      // What lasts is told as its card tells it: the name alone says little once the card lies aside.
      if (event.on) return logLine(t.cards[event.flag].line.slice(0, -1))
      return event.flag === 'famine' ? null : logLine(log.flagOver[event.flag])
    case 'skipNext':
      return event.by === 1 ? logLine(log.skipped(nameOf(event.seat)), event.seat) : null
    case 'fairWinds':
      return event.on ? null : logLine(log.fairWinds(nameOf(event.seat)), event.seat)
    case 'futureShuffled':
      return logLine(log.futureShuffled, null, ['future'])

    // What another line tells, or the board alone.
    default:
      return untold(event)
  }
}

/** What begins an action, where a reaction or a pact allows it out of turn. */
const begun: readonly Event['type'][] = [
  'attacked',
  'built',
  'civilianTaken',
  'firstPlayer',
  'improvementTaken',
  'pactOffered',
  'passed',
  'troopMoved',
  'troopPlaced',
  'walled',
]

/** A fact in a line, headed by the card that lets somebody act between the cards. */
export const describe = (
  t: Texts,
  event: Shown<Event>,
  state: Shown<State>,
  nameOf: NameOf,
): LogLine | null => {
  const line = lineOf(t, event, state, nameOf)
  const by = begun.includes(event.type) ? reactionOf(state) : null
  return line === null || by === null ? line : { ...line, text: `${t.cards[by].name}: ${line.text}` }
}
