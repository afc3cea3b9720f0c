/** Storming!: its rules, and what automatic players go by. */
import type { GameDefinition } from '../../engine/game.ts'
import { evaluate, standIn } from './bot.ts'
import type { Event } from './facts.ts'
import { imagine } from './imagine.ts'
import type { Move } from './moves.ts'
import { policy } from './policy/policy.ts'
import { stormingRules } from './rules.ts'
import type { Options, State } from './state.ts'

/** Every card that comes to something, by what it is: none should lie idle. */
const tally = (event: Event): string => {
  switch (event.type) {
    case 'revealed':
    case 'attachedRevealed':
      return `revealed ${event.card.replace(/[12]?-.*$|\d+$/, '')}`
    case 'terrainLaid':
      return `laid ${event.card}`
    case 'civilianTaken':
    case 'improvementTaken':
      return `taken ${event.card}`
    case 'pactSigned':
      return `signed ${event.offer.pact}`
    case 'pactEnded':
      return `${event.type} ${event.why}`
    case 'pointGained':
      return `point ${event.why}`
    case 'ended':
      return `won by ${event.why}`
    default:
      return event.type
  }
}

export const storming: GameDefinition<State, Move, Event, Options> = {
  ...stormingRules,
  standIn,
  imagine: (view, _seat, random) => imagine(view, random),
  evaluate,
  policy,
  tally,
  rounds: ({ round }) => round,
}
