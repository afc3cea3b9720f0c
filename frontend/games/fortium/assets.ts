/** What counts in Fortium, in words, points too, which decide between those alone who have as many diamonds: by the names of `shared/games/fortium/policy/lead.ts`. */
import type { Assets } from '../../plug/assets.ts'

export const assets: Assets = {
  es: {
    floors: ['un fuerte más alto', 'un fuerte más bajo'],
    bricks: ['menos material por reunir para todo tu fuerte', 'más material por reunir para todo tu fuerte'],
    miners: ['menos mineros perdidos', 'más mineros perdidos'],
    near: ['mineros más cerca de la mina de diamantes', 'mineros más lejos de la mina de diamantes'],
    mine: ['más fuerza en la mina de diamantes', 'menos fuerza en la mina de diamantes'],
    income: ['más que cobrar en cada turno', 'menos que cobrar en cada turno'],
    diamonds: ['más diamantes', 'menos diamantes'],
    points: ['ventaja si hay empate a diamantes', 'desventaja si hay empate a diamantes'],
  },
  en: {
    floors: ['a higher fort', 'a lower fort'],
    bricks: [
      'less material still to gather for your whole fort',
      'more material still to gather for your whole fort',
    ],
    miners: ['fewer lost miners', 'more lost miners'],
    near: ['miners nearer to the diamond mine', 'miners farther from the diamond mine'],
    mine: ['more strength at the diamond mine', 'less strength at the diamond mine'],
    income: ['more to collect each turn', 'less to collect each turn'],
    diamonds: ['more diamonds', 'fewer diamonds'],
    points: ['the better of a tie on diamonds', 'the worse of a tie on diamonds'],
  },
}
