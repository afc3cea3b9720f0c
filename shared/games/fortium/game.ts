/** Fortium: its rules, and what automatic players go by. */
import type { GameDefinition } from '../../engine/game.ts'
import { evaluate, imagine, standIn } from './bot.ts'
import { ideas } from './ideas.ts'
import type { Move } from './moves.ts'
import { policy } from './policy/policy.ts'
import { fortiumRules } from './rules.ts'
import type { Event, Options, State } from './state.ts'

export const fortium: GameDefinition<State, Move, Event, Options> = {
  ...fortiumRules,
  standIn,
  imagine: (view, _seat, random) => imagine(view, random),
  evaluate,
  ideas,
  policy,
  rounds: ({ round }) => round,
}
