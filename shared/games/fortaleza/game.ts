/** Fortaleza: its rules, and what automatic players go by. */
import type { GameDefinition } from '../../engine/game.ts'
import { evaluate, imagine, standIn } from './bot.ts'
import type { Move } from './moves.ts'
import { policy } from './policy/policy.ts'
import { fortalezaRules } from './rules.ts'
import type { Event, Options, State } from './state.ts'

/** Cards by what they are used as, buildings by level, coins by where they come from. */
const tally = (event: Event): string | readonly string[] => {
  switch (event.type) {
    case 'cardsUsed':
      return event.cards.map(({ as }) => `card as: ${as}`)
    case 'wallBuilt':
    case 'gateBuilt':
    case 'towerBuilt':
    case 'guildBuilt':
      return `${event.type}: level ${event.level}`
    case 'coinsTaken':
      return `${event.type}: ${event.why}`
    default:
      return event.type
  }
}

export const fortaleza: GameDefinition<State, Move, Event, Options> = {
  ...fortalezaRules,
  standIn,
  imagine: (view, _seat, random) => imagine(view, random),
  evaluate,
  policy,
  tally,
}
