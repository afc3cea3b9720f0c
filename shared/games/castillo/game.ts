/** Castillo: its rules, and what automatic players go by. */
import type { GameDefinition } from '../../engine/game.ts'
import { evaluate, imagine, standIn } from './bot.ts'
import type { Move } from './moves.ts'
import { policy } from './policy/policy.ts'
import { castilloRules } from './rules.ts'
import type { Event, Options, State } from './state.ts'

export const castillo: GameDefinition<State, Move, Event, Options> = {
  ...castilloRules,
  standIn,
  imagine: (view, _seat, random) => imagine(view, random),
  evaluate,
  policy,
  rounds: ({ round }) => round,
}
