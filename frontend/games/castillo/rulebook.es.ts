/** Las reglas para quien juega, con las palabras de la casa; cada párrafo lleva el número de RULES.md. */
import type { RuleText } from '../../plug/gameUi.ts'
import { building } from './rulebook/building.es.ts'
import { game } from './rulebook/game.es.ts'
import { roles } from './rulebook/roles.es.ts'
import { round } from './rulebook/round.es.ts'
import { scoring } from './rulebook/scoring.es.ts'

export const rulebook: readonly RuleText[] = [...game, ...round, ...roles, ...building, ...scoring]
