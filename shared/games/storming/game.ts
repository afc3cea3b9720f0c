/** Storming!: its rules, and what automatic players go by. */
import type { GameDefinition } from '../../engine/game.ts'
import { evaluate, standIn } from './bot.ts'
import type { Event } from './facts.ts'
import { imagine } from './imagine.ts'
import type { Move } from './moves.ts'
import { policy } from './policy/policy.ts'
import { stormingRules } from './rules.ts'
import type { Options, State } from './state.ts'

export const storming: GameDefinition<State, Move, Event, Options> = {
  ...stormingRules,
  standIn,
  imagine: (view, _seat, random) => imagine(view, random),
  evaluate,
  policy,
  rounds: ({ round }) => round,
}
