/** Names of what there is on the table, with their articles: sentences of the log and of acts are made of them. */
import type { Civilian, Improvement } from '../../../../shared/games/storming/components.ts'
import { cards } from './cards.en.ts'
import type { things as es } from './things.es.ts'

export const things: typeof es = {
  place: {
    plain: (id) => id,
    forest: (id) => `the forest at ${id}`,
    mountain: (id) => `the mountain at ${id}`,
    lake: (id) => `the lake at ${id}`,
  },
  troops: {
    soldier: 'the soldier',
    knight: 'the knight',
    artillery: 'the artillery',
    warWagon: 'the war wagon',
    caravan: 'the caravan',
  },
  aTroop: {
    soldier: 'a soldier',
    knight: 'a knight',
    artillery: 'artillery',
    warWagon: 'the war wagon',
    caravan: 'the caravan',
  },
  structures: {
    village: 'the village',
    town: 'the town',
    city: 'the city',
    sawmill: 'the sawmill',
    mine: 'the mine',
  },
  level: { town: 'a town', city: 'a city' },
  aStructure: {
    village: 'a village',
    town: 'a town',
    city: 'a city',
    sawmill: 'a sawmill',
    mine: 'a mine',
  },
  types: { build: 'build', recruit: 'recruit', military: 'military', diplomacy: 'diplomacy' },
  markets: { civilian: 'civilians', improvement: 'improvements', pact: 'pacts', event: 'events' },
  card: (kind: Civilian | Improvement) => `the ${cards[kind].name}`,
  against: (card, name) => `${card} against ${name}`,
  startCard: (n) => `Start card ${n}`,
}
