/** The lines that take more than a word: what a fact says is put together here. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { faces, type Hidden } from '../../../shared/engine/secret.ts'
import { invention, isRevolt, ownerOfCard, typeOfCard } from '../../../shared/games/storming/components.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import { openTypes } from '../../../shared/games/storming/steps/card.ts'
import { idleEvent } from '../../../shared/games/storming/steps/events.ts'
import type { Pile, State } from '../../../shared/games/storming/state.ts'
import type { LogLine } from '../../plug/gameUi.ts'
import { logLine } from '../../plug/makers.ts'
import type { CardKind } from './cardKinds.ts'
import { cardName, type NameOf, regionName, structureAt } from './names.ts'
import type { Texts } from './texts.es.ts'

type Told<Type extends Event['type']> = Extract<Shown<Event>, { type: Type }>

/** Faces that the viewer knows; null: the viewer does not know them all. */
const known = (cards: readonly Hidden<string>[]): readonly string[] | null => {
  const seen = faces({ bag: [...cards] })
  return seen.length === cards.length ? seen : null
}

/** A line that the things named in it light, and whose card is that of a card of the game. */
export const about = (line: LogLine, card: string): LogLine => ({ ...line, about: `card:${card}` })

/** Nothing of it stands there any more: no frame does either. */
export const gone = (line: LogLine): LogLine => ({ ...line, marks: [] })

export interface Teller {
  readonly t: Texts
  readonly state: Shown<State>
  readonly nameOf: NameOf
}

export const revealed = ({ t, nameOf }: Teller, card: string): LogLine => {
  if (isRevolt(card)) return logLine(t.log.revoltRevealed)
  if (card === invention) return about(logLine(t.log.inventionRevealed), card)
  const name = cardName(t, card, nameOf)
  if (typeOfCard(card) === null) return about(logLine(t.log.event(name), null, ['present']), card)
  const seat = ownerOfCard(card)
  return about(logLine(t.log.cardOf(nameOf(seat), name), seat), card)
}

/** One on PRESENT and one on FUTURE, as is usual; how many where it is otherwise, or which ones. */
export const placed = ({ t, nameOf }: Teller, event: Told<'cardsPlaced'>): LogLine => {
  const on = (pile: Pile): readonly string[] => {
    const cards = event.entries.filter((one) => one.pile === pile).map(({ entry }) => entry.card)
    if (cards.length === 0) return []
    const seen = known(cards)
    const [count, one] =
      pile === 'present' ? [t.log.onPresent, t.log.cardOnPresent] : [t.log.onFuture, t.log.cardOnFuture]
    return seen === null ? [count(cards.length)] : seen.map((card) => one(cardName(t, card, nameOf)))
  }
  const where = [...on('present'), ...on('future')]
  const piles = [...new Set(event.entries.map(({ pile }) => pile))]
  const areUsual =
    event.entries.length === 2 &&
    piles.length === 2 &&
    known(event.entries.map(({ entry }) => entry.card)) === null
  const text = areUsual
    ? t.log.placedBoth(nameOf(event.seat))
    : t.log.placed(nameOf(event.seat), t.listed(where))
  return logLine(text, event.seat, piles)
}

export const conquered = ({ t, state, nameOf }: Teller, event: Told<'conquered'>): LogLine => {
  const { things, log } = t
  const was = structureAt(state, event.region)?.kind ?? 'village'
  const said = log.conquered(
    nameOf(event.seat),
    things.structures[was],
    nameOf(event.from),
    regionName(t, state, event.region),
  )
  const left = event.kind === null ? log.razed : log.remains(things.aStructure[event.kind])
  return logLine(was === event.kind ? said : `${said}; ${left}`, event.seat, [event.region])
}

/** Building: a village is founded, a settlement grows, a sawmill or a mine is built. */
export const builtLine = ({ t, state, nameOf }: Teller, event: Told<'built'>): LogLine => {
  const { things, log } = t
  const [name, where] = [nameOf(event.seat), regionName(t, state, event.region)]
  const was = structureAt(state, event.region)
  const text =
    event.kind === 'village'
      ? log.founded(name, where)
      : was === null
        ? log.built(name, things.aStructure[event.kind], where)
        : log.grown(
            name,
            things.structures[was.kind],
            where,
            things.level[event.kind === 'city' ? 'city' : 'town'],
          )
  return logLine(text, event.seat, [event.region])
}

export const troopLine = (
  { t, state, nameOf }: Teller,
  event: Told<'troopMoved' | 'troopLost'>,
): LogLine | null => {
  const region = event.type === 'troopMoved' ? event.from : event.region
  const troop = state.map[region]?.troop ?? null
  if (troop === null) return null
  const what = t.things.troops[troop.kind]
  const at = (id: string): string => regionName(t, state, id)
  if (event.type === 'troopLost') {
    const text =
      troop.owner === null ? t.log.unitLost(what) : t.log.lost(nameOf(troop.owner), what, at(region))
    return gone(logLine(text, troop.owner, [region]))
  }
  // Where it takes what another owns, the conquest tells it.
  const there = structureAt(state, event.to)
  if (troop.owner !== null && there !== null && there.owner !== troop.owner) return null
  const text =
    troop.owner === null
      ? t.log.unitMoved(what, at(event.from), at(event.to))
      : t.log.moved(what, nameOf(troop.owner), at(event.from), at(event.to))
  return { ...logLine(text, troop.owner, [event.from, event.to]), marks: [event.to] }
}

export const pactEnded = ({ t, state, nameOf }: Teller, event: Told<'pactEnded'>): LogLine => {
  const signers = state.pacts.find(({ id }) => id === event.pact)?.signers ?? []
  const names = t.listed(signers.map(nameOf))
  const by = event.by === null ? '' : nameOf(event.by)
  const text = t.log.pactEnded[event.why](t.cards[event.pact].name, names, by)
  return about(
    logLine(
      text,
      event.by,
      signers.map((seat) => `seat:${seat}`),
    ),
    event.pact,
  )
}

export const revoltTaken = ({ t, nameOf }: Teller, event: Told<'revoltTaken'>): LogLine => {
  const name = nameOf(event.seat)
  const [card] = event.under
  if (card === undefined) return logLine(t.log.bareRevolt(name), event.seat)
  const text = card === null ? t.log.revolt(name) : t.log.revoltOver(name, cardName(t, card.secret, nameOf))
  return logLine(text, event.seat)
}

/** From whom to whom the point goes that goes round, and why. */
export const rotatedFrom = ({ t, state, nameOf }: Teller, { seat }: Told<'rotated'>): string =>
  t.log.rotated(nameOf(seat), state.rotatingVp === null ? '' : nameOf(state.rotatingVp))

/** The facts that name a card, or cards, which only some may see. */
type Seen = 'warlockDrew' | 'spied' | 'warlockKept' | 'eventTaken' | 'eventPlaced' | 'spyChose'
export const seenCards = (tell: Teller, event: Told<Seen>): LogLine | null => {
  const { t, nameOf } = tell
  const { log } = t
  const hidden = 'cards' in event ? event.cards : 'event' in event ? [event.event] : [event.card]
  const seen = known(hidden)
  const name = nameOf(event.seat)
  const said = t.listed((seen ?? []).map((card) => cardName(t, card, nameOf)))
  if (seen !== null) return logLine(log[`${event.type}Own`](name, said), event.seat)
  return event.type === 'eventTaken' ? null : logLine(log[event.type](name), event.seat)
}

/** What begins, of the steps that are opened: a round, or the Invention as a card of some type. */
export const opened = ({ t, state, nameOf }: Teller, { steps }: Told<'opened'>): LogLine | null => {
  const [first] = steps
  if (first?.type === 'planning') return logLine(t.log.round(state.round))
  if (first?.type !== 'card' || first.card !== invention || first.total > 0) return null
  return logLine(t.log.inventionAs(nameOf(first.seat), t.things.types[first.kind]), first.seat)
}

/** A card that leaves the table as it came: none of its actions is possible. The first of those closes it too, as another. */
export const nothingDone = ({ t, state, nameOf }: Teller): LogLine | null => {
  const step = state.agenda.at(-1)
  const event = step === undefined ? null : idleEvent(state, step)
  if (event !== null) return about(logLine(t.log.eventIdle(cardName(t, event, nameOf))), event)
  if (step?.type !== 'card' || step.total > 0 || openTypes(state, step).length > 0) return null
  return about(logLine(t.log.nothingDone(nameOf(step.seat)), step.seat), step.card)
}

export const notPlayed = ({ t, nameOf }: Teller, event: Told<'notPlayed'>): LogLine =>
  logLine(t.log.notPlayed[event.why](event.seat === null ? '' : nameOf(event.seat)), event.seat)

/** A lake comes or dries up. */
export const terrainChanged = (
  { t, state }: Teller,
  { region, terrain }: Told<'terrainChanged'>,
): LogLine => {
  const where = regionName(t, state, region)
  return logLine(terrain === 'lake' ? t.log.rain(where) : t.log.dried(where), null, [region])
}

export const inventionMoved = (
  { t, state, nameOf }: Teller,
  event: Told<'inventionMoved'>,
): LogLine | null => {
  if (event.seat !== null) return about(logLine(t.log.inventionTo(nameOf(event.seat)), event.seat), invention)
  // After it was used it goes by the supply to the owner of the Alchemist.
  const isOnItsWay =
    event.from === null && state.players.some(({ civilians }) => civilians.includes('alchemist'))
  return isOnItsWay ? null : about(logLine(t.log.inventionBack), invention)
}

export const troopPlaced = ({ t, state, nameOf }: Teller, event: Told<'troopPlaced'>): LogLine => {
  const where = regionName(t, state, event.region)
  if (event.owner === null)
    return logLine(t.log.unit(t.things.troops[event.kind], where), null, [event.region])
  const isFirst = state.agenda.at(-1)?.type === 'secondVillage'
  const name = nameOf(event.owner)
  const text = isFirst
    ? t.log.startSoldier(name, where)
    : t.log.recruited(name, t.things.aTroop[event.kind], where)
  return logLine(text, event.owner, [event.region])
}

export const ownerAt = (state: Shown<State>, region: string): Seat | null =>
  structureAt(state, region)?.owner ?? null

/** Sacrificed to be spared by an event, given up, or taken. */
export const civilianLost = ({ t, state, nameOf }: Teller, event: Told<'civilianLost'>): LogLine => {
  const step = state.agenda.at(-1)
  const isSacrifice = event.card === 'sheriff' && step?.type === 'event' && step.spared === event.seat
  const name = nameOf(event.seat)
  const say = event.by === 'owner' ? t.log.civilianGiven : t.log.civilianLost
  const text = isSacrifice ? t.log.sheriff(name) : say(name, t.things.card(event.card))
  return about(logLine(text, event.seat), event.card)
}

export const revoltLeft = ({ t, state, nameOf }: Teller, event: Told<'revoltLeft'>): LogLine => {
  const name = nameOf(event.seat)
  if (event.to === 'supply') return logLine(t.log.revoltDiscarded(name), event.seat)
  const revolt = playerAt(state, event.seat).revolts.find(({ id }) => id === event.revolt)
  const isBare = revolt === undefined || revolt.under.length === 0
  return logLine((isBare ? t.log.bareRevoltPlaced : t.log.revoltPlaced)(name), event.seat)
}

/** The card by which somebody acts out of turn: a reaction, or Mutual support before planning. */
export const reactionOf = (state: Shown<State>): CardKind | null => {
  const step = state.agenda.at(-1)
  if (step?.type === 'turn') return 'mutualSupport'
  if (step?.type !== 'offers') return null
  return reactions.find((what) => what === step.what) ?? null
}
const reactions = ['militaryAlliance', 'customsHouse', 'philosopher'] as const
