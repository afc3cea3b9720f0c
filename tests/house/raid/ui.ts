/** As much of a screen as the toy needs to be seen at a table: what is told, and its dice. */
import { Show } from 'solid-js'
import type { GameUi } from '../../../frontend/plug/gameUi.ts'
import { diceCompared, diceRolled } from '../../../frontend/plug/scenes/dice.tsx'
import type { Event, Move, State } from './state.ts'

const nothing = () => Show({ when: false, children: null })

export const createRaidUi = (): GameUi<State, Move, Event> => ({
  Board: nothing,
  Hand: nothing,
  Holdings: nothing,
  points: () => 0,
  round: ({ round }) => `${round}`,
  status: () => '',
  describe: (event, before, nameOf) => ({
    text: `${nameOf(before.active)}: ${event.type}`,
    seat: before.active,
    places: [],
  }),
  nameMove: ({ type }) => type,
  nameKind: (kind) => kind,
  motions: () => [],
  papers: [],
  scene(event, before, _, nameOf) {
    switch (event.type) {
      case 'rolled':
        return diceRolled({ look: 'green', values: event.dice, caption: nameOf(before.active) })
      case 'fought': {
        const pairs = Math.min(event.red.length, event.blue.length)
        // Who defends has the better of equal dice.
        const wins = Array.from({ length: pairs }, (_pair, index) =>
          (event.red[index] ?? 0) > (event.blue[index] ?? 0) ? (0 as const) : (1 as const),
        )
        return diceCompared(
          { look: before.active, values: event.red },
          { look: 'ivory', values: event.blue },
          wins,
        )
      }
      default:
        return null
    }
  },
  refusal: ({ reason }) => reason,
  scoreLine: (what) => what,
  scoreRound: (round) => `${round}`,
})
