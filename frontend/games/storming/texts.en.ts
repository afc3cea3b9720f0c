import { createCounting } from '../../kit/counting.ts'
import type { Texts } from './texts.es.ts'
import { board } from './texts/board.en.ts'
import { cards, syllables } from './texts/cards.en.ts'
import { log } from './texts/log.en.ts'
import { acts, moves } from './texts/moves.en.ts'
import { planning } from './texts/planning.en.ts'
import { refusals, refusalsByRule } from './texts/refusals.en.ts'
import { seats } from './texts/seats.en.ts'
import { things } from './texts/things.en.ts'

const { listed } = createCounting('en')

export const en: Texts = {
  board,
  cards,
  syllables,
  things,
  log,
  acts,
  moves,
  planning,
  seats,
  refusals,
  refusalsByRule,
  listed,
  unknown: 'The rules do not allow it now.',
  pointFor: {
    cityBuilt: 'city built',
    conquest: 'settlement conquered',
    university: 'University',
    theatre: 'Theatre',
    conspiracy: 'Conspiracy',
    reinforcements: 'Reinforcements',
    tradeRoute: 'Trade route',
    caravan: 'caravan destroyed',
    warWagon: 'war wagon destroyed',
  },
  scores: {
    cityBuilt: 'Cities built',
    conquest: 'Conquest',
    university: 'University',
    theatre: 'Theatre',
    conspiracy: 'Conspiracy',
    reinforcements: 'Reinforcements',
    tradeRoute: 'Trade route',
    caravan: 'Caravan destroyed',
    warWagon: 'War wagon destroyed',
    mine: 'Mines',
    cathedral: 'Cathedral',
    rotating: 'Rotating point',
    won: 'Victory',
    points: 'Victory points',
    settlements: 'Settlements',
    cities: 'Cities',
    turnOrder: 'Turn order',
    lastTaken: 'Taking a rival’s last settlement',
  },
  permanent: 'Permanent',
  current: 'May be lost',
}
