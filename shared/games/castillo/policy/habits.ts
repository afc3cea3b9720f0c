/** What players of Castillo were seen to like: few use all that there is, and who keeps off the carts goes on to. */
import type { Taste } from '../../../engine/policy.ts'
import { traderSpaces } from '../components.ts'
import type { State } from '../state.ts'

/** Places on the carts that somebody has who likes them, after so many rounds, and what one round adds to it. */
const usual = 1
const perRound = 0.3
/** So much of a place is taken for granted, as long as little was seen. */
const trust = 0.5
/** Who does without the Trader's goods lives on the Messenger's talers. */
const instead = 0.6

export const habitsOf = (state: State): readonly Taste[] =>
  state.players.map(({ seat }) => {
    const places = traderSpaces.filter(({ id }) => state.traderSpaces[id] === seat).length
    const expected = Math.min(usual, perRound * (state.round - 1))
    const trader = Math.min(1, (places + trust) / (expected + trust))
    return { trader, messenger: 1 + instead * (1 - trader) }
  })
