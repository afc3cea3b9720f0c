import type { PointSource } from '../../../shared/games/storming/state.ts'
import { createCounting } from '../../kit/counting.ts'
import { board } from './texts/board.es.ts'
import { cards, syllables } from './texts/cards.es.ts'
import { log } from './texts/log.es.ts'
import { acts, moves } from './texts/moves.es.ts'
import { planning } from './texts/planning.es.ts'
import { refusals, refusalsByRule } from './texts/refusals.es.ts'
import { seats } from './texts/seats.es.ts'
import { things } from './texts/things.es.ts'

const { listed } = createCounting('es')

export const es = {
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
  unknown: 'Las reglas no lo permiten ahora.',
  /** Por qué se gana un punto permanente. */
  pointFor: {
    cityBuilt: 'ciudad construida',
    conquest: 'asentamiento conquistado',
    university: 'Universidad',
    theatre: 'Teatro',
    conspiracy: 'Conjura',
    reinforcements: 'Refuerzos',
    tradeRoute: 'Ruta mercantil',
    caravan: 'caravana destruida',
    warWagon: 'carro de combate destruido',
  } satisfies Readonly<Record<PointSource, string>> as Readonly<Record<PointSource, string>>,
  scores: {
    cityBuilt: 'Ciudades construidas',
    conquest: 'Conquista',
    university: 'Universidad',
    theatre: 'Teatro',
    conspiracy: 'Conjura',
    reinforcements: 'Refuerzos',
    tradeRoute: 'Ruta mercantil',
    caravan: 'Caravana destruida',
    warWagon: 'Carro de combate destruido',
    mine: 'Minas',
    cathedral: 'Catedral',
    rotating: 'Punto rotante',
    won: 'Victoria',
    points: 'Puntos de victoria',
    settlements: 'Asentamientos',
    cities: 'Ciudades',
    turnOrder: 'Orden de turno',
    /** No es una línea de la hoja: lo que decidió la partida. */
    lastTaken: 'Toma del último asentamiento de un rival',
  } as Readonly<Record<string, string>>,
  permanent: 'Permanentes',
  current: 'Se pueden perder',
}

export type Texts = typeof es
