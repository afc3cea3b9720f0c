/** Fortaleza: its rules, and what automatic players go by. */
import type { GameDefinition } from '../../engine/game.ts'
import { evaluate, imagine, standIn } from './bot.ts'
import type { Move } from './moves.ts'
import { policy } from './policy/policy.ts'
import { fortalezaRules } from './rules.ts'
import type { Event, Options, State } from './state.ts'

export const fortaleza: GameDefinition<State, Move, Event, Options> = {
  ...fortalezaRules,
  standIn,
  imagine: (view, _seat, random) => imagine(view, random),
  evaluate,
  policy,
}
