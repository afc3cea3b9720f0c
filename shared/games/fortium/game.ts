/** Fortium: its rules, and what automatic players go by. */
import type { GameDefinition } from '../../engine/game.ts'
import { evaluate, imagine, standIn } from './bot.ts'
import { ideas } from './ideas.ts'
import { sites } from './layout.ts'
import type { Move } from './moves.ts'
import { policy } from './policy/policy.ts'
import { fortiumRules } from './rules.ts'
import type { Event, Options, State } from './state.ts'

/** Attacks by where, exchanges by what, ends by why, and who paid when the bank was empty. */
const tally = (event: Event): string => {
  switch (event.type) {
    case 'groupMoved': {
      const site = sites.find(({ cell }) => cell === event.to)
      return event.attack ? `attack: ${site?.kind ?? 'green cell'}` : event.type
    }
    case 'exchanged':
      return `exchanged: ${event.from}`
    case 'cardPlayed':
      return `played: ${event.card}`
    case 'collected':
      return event.bank < event.due ? 'collected: bank short' : event.type
    case 'ended':
      return `ended: ${event.reason}`
    default:
      return event.type
  }
}

export const fortium: GameDefinition<State, Move, Event, Options> = {
  ...fortiumRules,
  standIn,
  imagine: (view, _seat, random) => imagine(view, random),
  evaluate,
  ideas,
  policy,
  tally,
  rounds: ({ round }) => round,
}
