/** What counts in Storming! besides points, in words: by the names of `shared/games/storming/policy/lead.ts`. */
import type { Assets } from '../../plug/assets.ts'

export const assets: Assets = {
  es: {
    settlements: ['más asentamientos o mayores', 'menos asentamientos o menores'],
    safety: ['los tuyos más seguros', 'los tuyos menos seguros'],
    mines: ['más minas', 'menos minas'],
    troops: ['tropas más cerca de lugares por tomar', 'tropas más lejos de lugares por tomar'],
    cards: ['mejores civiles y mejoras', 'peores civiles y mejoras'],
    pacts: ['pactos más útiles', 'pactos menos útiles'],
    laid: ['más cartas en PRESENTE', 'menos cartas en PRESENTE'],
    first: ['más rondas como jugador inicial', 'menos rondas como jugador inicial'],
    revolts: ['menos revueltas', 'más revueltas'],
    skip: ['menos cartas perdidas', 'más cartas perdidas'],
  },
  en: {
    settlements: ['more or larger settlements', 'fewer or smaller settlements'],
    safety: ['safer settlements', 'settlements in more danger'],
    mines: ['more mines', 'fewer mines'],
    troops: ['troops nearer to places to take', 'troops farther from places to take'],
    cards: ['better civilians and improvements', 'worse civilians and improvements'],
    pacts: ['more useful pacts', 'less useful pacts'],
    laid: ['more cards on PRESENT', 'fewer cards on PRESENT'],
    first: ['more rounds as first player', 'fewer rounds as first player'],
    revolts: ['fewer revolts', 'more revolts'],
    skip: ['fewer lost cards', 'more lost cards'],
  },
}
