/** The rules for those who play, in the words of the house; each paragraph bears its number in RULES.md. */
import type { RuleText } from '../../plug/gameUi.ts'
import { acting } from './rulebook/acting.en.ts'
import { deck } from './rulebook/deck.en.ts'
import { ending } from './rulebook/ending.en.ts'
import { game } from './rulebook/game.en.ts'
import { resolving } from './rulebook/resolving.en.ts'
import { round } from './rulebook/round.en.ts'
import { troops } from './rulebook/troops.en.ts'

export const rulebook: readonly RuleText[] = [
  ...game,
  ...round,
  ...resolving,
  ...acting,
  ...troops,
  ...ending,
  ...deck,
]
