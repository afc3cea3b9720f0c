/** Facts in words, one readable line each. */
import { type Seat, type Shown, seatsOf } from '../../../shared/engine/ids.ts'
import { guildTiles, stackKinds, wildFee } from '../../../shared/games/fortaleza/components.ts'
import type { Event, ScoredStep, State } from '../../../shared/games/fortaleza/state.ts'
import type { LogLine } from '../../plug/gameUi.ts'
import { logLine } from '../../plug/makers.ts'
import { changedBy } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'
import { numeral } from '../../kit/pieces/pieces.tsx'
import { figure, signed } from '../../kit/sums.ts'
import { cardsName, type NameOf, placeName, tilesName, wallsSum } from './words.ts'

const scoredText = (t: Texts, step: ScoredStep, before: Shown<State>, nameOf: NameOf): string => {
  const what = step.majority === undefined ? t.scores[step.part] : t.majorities[step.majority]
  const earned = seatsOf(step.points.length).filter((seat) => step.points[seat] !== 0)
  const points = t.moves.listed(
    earned.map((seat) => {
      const sum = step.part === 'wall' ? wallsSum(before, seat) : ''
      return `${nameOf(seat)} ${figure(step.points[seat] ?? 0)}${sum && ` (${sum})`}`
    }),
  )
  return t.log.scored(what, points || t.log.nobody)
}

export const describe = (
  t: Texts,
  event: Shown<Event>,
  before: Shown<State>,
  nameOf: NameOf,
): LogLine | null => {
  /** A line about a thing that is no place: a card, a stack, the coins of a seat. */
  const about = (thing: string, told: LogLine): LogLine => ({ ...told, about: thing })
  /** Whose it was, and what it takes from them or gives them, if it were scored now. */
  const from = (built: Event, owner: Seat): string => {
    const points = changedBy(built, before, owner)
    return nameOf(owner) + (points === 0 ? '' : ` (${signed(points)})`)
  }
  /** A turn is known by all of its acts: coins or tiles of one went unsaid beside what the other built. */
  const deed = (text: string, seat: Seat, places: readonly string[] = []): LogLine => ({
    ...logLine(text, seat, places),
    isMain: true,
  })
  const detail = (told: LogLine): LogLine => ({ ...told, isDetail: true })
  switch (event.type) {
    case 'startPlayerDrawn':
      return logLine(t.log.startDrawn(nameOf(event.seat)), event.seat)
    case 'dealt':
      return logLine(t.log.dealt(event.phase))
    case 'cardsUsed':
      return about(
        `card:${event.cards[0]?.cardId ?? ''}`,
        detail(logLine(t.log.used(nameOf(event.seat), cardsName(t, event.cards)), event.seat)),
      )
    case 'coinsTaken':
      // A guild's are told with it: the rules pay it first, and coins came from what nobody had built yet [FZ-5.7].
      return event.why === 'resources'
        ? about(`seat:${event.seat}:coins`, deed(t.log.took(nameOf(event.seat), event.coins), event.seat))
        : null
    case 'coinsPaid': {
      const { seat, coins, price, wild, conversion } = event
      const parts = [
        ...(price > 0 ? [price] : []),
        ...(wild > 0 ? [t.log.wildFee(wild / wildFee, wild)] : []),
        ...(conversion > 0 ? [t.log.conversionFee(conversion)] : []),
      ]
      const sum = parts.length > 1 ? ` (${parts.join(' + ')})` : ''
      return about(`seat:${seat}:coins`, detail(logLine(t.log.paid(nameOf(seat), coins) + sum, seat)))
    }
    case 'wallBuilt':
    case 'gateBuilt':
    case 'towerBuilt':
    case 'guildBuilt': {
      const place = event.type === 'guildBuilt' ? event.zone : event.space
      const isGuild = event.type === 'guildBuilt'
      const [name, where, level] = [nameOf(event.seat), placeName(t, place), numeral(event.level)]
      const { over } = event
      const other = over === null || over.owner === event.seat ? '' : from(event, over.owner)
      const text =
        over === null
          ? (isGuild ? t.log.builtGuild : t.log.built)(name, t.places.the(where), level)
          : t.log.overbuilt(name, where, level, other, isGuild)
      const income = isGuild ? guildTiles.find((one) => one.level === event.level)?.income : 0
      const paid = income ? t.log.pays(income, other && nameOf(over?.owner as Seat)) : ''
      const told = deed(text + paid, event.seat, [place])
      // A guild takes both cards of a turn; where there is little room the purses tell what it pays.
      if (isGuild) return { ...told, inShort: text }
      // What is built over one's own is told with whose it is.
      if (over !== null && other === '') return told
      return { ...told, inShort: t.log.inShort(name, `${where}\u00a0${level}`, other) }
    }
    case 'collectorPlaced': {
      const [name, where] = [nameOf(event.seat), t.places.the(placeName(t, event.zone))]
      const text =
        event.replaced === null
          ? t.log.collector(name, where)
          : t.log.ousted(name, where, nameOf(event.replaced))
      return deed(text, event.seat, [event.zone])
    }
    case 'pawnRetired':
      return deed(t.log.retired(nameOf(event.seat)), event.seat, ['temple'])
    case 'tilesDeveloped':
      return about(
        `seat:${event.seat}:stack:${stackKinds.find((kind) => event.tiles[kind] > 0) ?? 'guild'}`,
        deed(t.log.developed(nameOf(event.seat), tilesName(t, event.tiles)), event.seat),
      )
    case 'drew':
      return about(
        'deck',
        detail(
          logLine(
            t.log.drew(nameOf(event.seat), event.cards.length, event.cards.length === before.deck.length),
            event.seat,
          ),
        ),
      )
    case 'turnEnded':
      return null
    case 'scoringStarted':
      return logLine(t.log.scoring(event.phase))
    case 'scored':
      return about(`score:${event.part}`, logLine(scoredText(t, event, before, nameOf), null, event.places))
    case 'templeScored':
      return logLine(t.log.temple(nameOf(event.seat), event.points), event.seat, ['temple'])
    case 'phaseEnded':
      return event.chooser === null
        ? logLine(t.log.over)
        : logLine(t.log.chooser(nameOf(event.chooser)), event.chooser)
    case 'startPlayerNamed':
      return logLine(t.log.named(nameOf(event.by), nameOf(event.seat)), event.by)
  }
}
