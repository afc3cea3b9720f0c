/** Nombres de lo que hay en la mesa, con su artículo: de ellos se hacen las frases del registro y de los actos. */
import type {
  ActionType,
  Civilian,
  Improvement,
  MarketKind,
  SettlementKind,
  TroopKind,
} from '../../../../shared/games/storming/components.ts'
import type { Terrain } from '../../../../shared/games/storming/state.ts'
import { cards } from './cards.es.ts'

type By<Key extends string> = Readonly<Record<Key, string>>
export type Standing = SettlementKind | 'sawmill' | 'mine'

/** «a el bosque» se dice «al bosque». */
export const to = (what: string): string => (what.startsWith('el ') ? `al ${what.slice(3)}` : `a ${what}`)
export const of = (what: string): string => (what.startsWith('el ') ? `del ${what.slice(3)}` : `de ${what}`)

const feminine: ReadonlySet<string> = new Set([
  'embassy',
  'customsHouse',
  'cathedral',
  'postOffice',
  'university',
  'library',
])

export const things = {
  /** Una región: «C4», «el bosque de C4». */
  place: {
    plain: (id: string) => id,
    forest: (id: string) => `el bosque de ${id}`,
    mountain: (id: string) => `la montaña de ${id}`,
    lake: (id: string) => `el lago de ${id}`,
  } satisfies Readonly<Record<Terrain, unknown>>,
  troops: {
    soldier: 'el soldado',
    knight: 'el caballero',
    artillery: 'la artillería',
    warWagon: 'el carro de combate',
    caravan: 'la caravana',
  } satisfies By<TroopKind> as By<TroopKind>,
  aTroop: {
    soldier: 'un soldado',
    knight: 'un caballero',
    artillery: 'artillería',
    warWagon: 'el carro de combate',
    caravan: 'la caravana',
  } satisfies By<TroopKind> as By<TroopKind>,
  structures: {
    village: 'la aldea',
    town: 'el poblado',
    city: 'la ciudad',
    sawmill: 'la serrería',
    mine: 'la mina',
  } satisfies By<Standing> as By<Standing>,
  level: { town: 'poblado', city: 'ciudad' },
  aStructure: {
    village: 'una aldea',
    town: 'un poblado',
    city: 'una ciudad',
    sawmill: 'una serrería',
    mine: 'una mina',
  } satisfies By<Standing> as By<Standing>,
  types: {
    build: 'construir',
    recruit: 'reclutar',
    military: 'militar',
    diplomacy: 'diplomacia',
  } satisfies By<ActionType> as By<ActionType>,
  markets: {
    civilian: 'civiles',
    improvement: 'mejoras',
    pact: 'pactos',
    event: 'sucesos',
  } satisfies By<MarketKind | 'event'> as By<MarketKind | 'event'>,
  /** Un civil o una mejora: «el Espía», «la Catedral». */
  card: (kind: Civilian | Improvement) => `${feminine.has(kind) ? 'la' : 'el'} ${cards[kind].name}`,
  against: (card: string, name: string) => `${card} contra ${name}`,
  startCard: (n: number) => `Carta de inicio ${n}`,
}
