/** Las reglas para quien juega, con las palabras de la casa; cada párrafo lleva el número de RULES.md. */
import type { RuleText } from '../../plug/gameUi.ts'
import { acting } from './rulebook/acting.es.ts'
import { deck } from './rulebook/deck.es.ts'
import { ending } from './rulebook/ending.es.ts'
import { game } from './rulebook/game.es.ts'
import { resolving } from './rulebook/resolving.es.ts'
import { round } from './rulebook/round.es.ts'
import { troops } from './rulebook/troops.es.ts'

export const rulebook: readonly RuleText[] = [
  ...game,
  ...round,
  ...resolving,
  ...acting,
  ...troops,
  ...ending,
  ...deck,
]
