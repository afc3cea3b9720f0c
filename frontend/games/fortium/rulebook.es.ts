/** Las reglas para quien juega, con las palabras de la casa; cada párrafo lleva el número de RULES.md. */
import type { RuleText } from '../../plug/gameUi.ts'
import { camps } from './rulebook/camps.es.ts'
import { cards } from './rulebook/cards.es.ts'
import { ending } from './rulebook/ending.es.ts'
import { game } from './rulebook/game.es.ts'
import { turn } from './rulebook/turn.es.ts'
import { walk } from './rulebook/walk.es.ts'

export const rulebook: readonly RuleText[] = [...game, ...turn, ...walk, ...camps, ...cards, ...ending]
