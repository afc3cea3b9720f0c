/** Facts in words, one readable line each. */
import type { Shown } from '../../../shared/engine/ids.ts'
import { seatsOf } from '../../../shared/engine/ids.ts'
import type { Event, ScoredStep } from '../../../shared/games/fortaleza/state.ts'
import { numeral } from '../../kit/pieces/pieces.tsx'
import type { LogLine } from '../../table/gameUi.ts'
import type { Texts } from './texts.es.ts'
import { cardsName, figure, type NameOf, placeName, tilesName } from './words.ts'

const scoredText = (t: Texts, step: ScoredStep, nameOf: NameOf): string => {
  const what = step.majority === undefined ? t.scores[step.part] : t.majorities[step.majority]
  const earned = seatsOf(step.points.length).filter((seat) => step.points[seat] !== 0)
  const points = earned.map((seat) => `${nameOf(seat)} ${figure(step.points[seat] ?? 0)}`).join(', ')
  return t.log.scored(what, points || t.log.nobody)
}

export const describe = (t: Texts, event: Shown<Event>, nameOf: NameOf): LogLine | null => {
  const line = (text: string, seat: LogLine['seat'] = null, places: readonly string[] = []): LogLine => ({
    text,
    seat,
    places,
  })
  switch (event.type) {
    case 'startPlayerDrawn':
      return line(t.log.startDrawn(nameOf(event.seat)), event.seat)
    case 'dealt':
      return line(t.log.dealt(event.phase))
    case 'cardsUsed':
      return line(t.log.used(nameOf(event.seat), cardsName(t, event.cards)), event.seat)
    case 'coinsTaken': {
      const say = { resources: t.log.took, guild: t.log.guildPays, coveredGuild: t.log.coveredPays }[
        event.why
      ]
      return line(say(nameOf(event.seat), event.coins), event.seat)
    }
    case 'coinsPaid':
      return line(t.log.paid(nameOf(event.seat), event.coins), event.seat)
    case 'wallBuilt':
    case 'gateBuilt':
    case 'towerBuilt':
    case 'guildBuilt': {
      const place = event.type === 'guildBuilt' ? event.zone : event.space
      const [name, where, level] = [nameOf(event.seat), placeName(t, place), numeral(event.level)]
      const text =
        event.over === null
          ? (event.type === 'guildBuilt' ? t.log.builtGuild : t.log.built)(name, where, level)
          : t.log.overbuilt(name, where, level, nameOf(event.over.owner))
      return line(text, event.seat, [place])
    }
    case 'collectorPlaced': {
      const [name, where] = [nameOf(event.seat), placeName(t, event.zone)]
      const text =
        event.replaced === null
          ? t.log.collector(name, where)
          : t.log.ousted(name, where, nameOf(event.replaced))
      return line(text, event.seat, [event.zone])
    }
    case 'pawnRetired':
      return line(t.log.retired(nameOf(event.seat)), event.seat, ['temple'])
    case 'tilesDeveloped':
      return line(t.log.developed(nameOf(event.seat), tilesName(t, event.tiles)), event.seat)
    case 'drew':
      return line(t.log.drew(nameOf(event.seat), event.cards.length), event.seat)
    case 'turnEnded':
      return null
    case 'scoringStarted':
      return line(t.log.scoring(event.phase))
    case 'scored':
      return line(scoredText(t, event, nameOf), null, event.places)
    case 'templeScored':
      return line(t.log.temple(nameOf(event.seat), event.points), event.seat, ['temple'])
    case 'phaseEnded':
      return event.chooser === null
        ? line(t.log.over)
        : line(t.log.chooser(nameOf(event.chooser)), event.chooser)
    case 'startPlayerNamed':
      return line(t.log.named(nameOf(event.by), nameOf(event.seat)), event.by)
  }
}
