/** Castillo: its rules, and what automatic players go by. */
import type { GameDefinition } from '../../engine/game.ts'
import { evaluate, imagine, standIn } from './bot.ts'
import { findHelperSpace } from './components.ts'
import type { Move } from './moves.ts'
import { policy } from './policy/policy.ts'
import { castilloRules } from './rules.ts'
import type { Event, Options, State } from './state.ts'

/** Roles, buildings, helpers and journeys by which they are: none should lie idle. */
const tally = (event: Event): string => {
  switch (event.type) {
    case 'cardResolved':
      return `resolved: ${event.card.replace(/\d$/, '')}`
    case 'built':
      return `built: ${event.building.replace(/\d$/, '')}`
    case 'helperPlaced':
      return `helper: ${findHelperSpace(event.space)?.building}`
    case 'traderPlaced':
      return `trader: ${event.space}`
    case 'winterRevealed':
      return `winter: ${event.card}`
    default:
      return event.type
  }
}

export const castillo: GameDefinition<State, Move, Event, Options> = {
  ...castilloRules,
  standIn,
  imagine: (view, _seat, random) => imagine(view, random),
  evaluate,
  policy,
  tally,
  rounds: ({ round }) => round,
}
