/** Las reglas para quien juega, con las palabras de la casa; cada párrafo lleva el número de RULES.md. */
import type { RuleText } from '../../plug/gameUi.ts'
import { actions } from './rulebook/actions.es.ts'
import { scoring } from './rulebook/scoring.es.ts'
import { setup } from './rulebook/setup.es.ts'
import { turns } from './rulebook/turns.es.ts'

export const rulebook: readonly RuleText[] = [...setup, ...turns, ...actions, ...scoring]
