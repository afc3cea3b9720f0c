/** The winter card of a marked round, before the roles are shown [CA-2.7, CA-4.1.5]. */
import type { Progress } from '../../../engine/game.ts'
import { known } from '../../../engine/secret.ts'
import { traderSpaceIds, type WinterCard, winterSpaces } from '../components.ts'
import { playerAt, playOrder } from '../evolve.ts'
import type { Event, State } from '../state.ts'

const bounty = 3
const firewoodPrice = 2

/** The round spaces are numbered downwards [CA-2.6]. */
export const roundSpaceOf = ({ config, round }: State): number => config.rounds - round + 1

const isMarked = (state: State): boolean =>
  state.config.winter === 'yes' && winterSpaces.some((space) => space === roundSpaceOf(state))

const effects: Readonly<Record<WinterCard, (progress: Progress<State, Event>) => void>> = {
  // Sleighs and frost are looked up where they count; the inn is open from now on.
  winterInn() {},
  sleighs() {},
  hardFrost() {},
  royalBounty({ state, emit }) {
    for (const seat of playOrder(state)) {
      const talers = Math.min(bounty, state.bank)
      if (talers > 0) emit({ type: 'bountyTaken', seat, talers })
    }
  },
  firewood({ state, emit }) {
    for (const seat of playOrder(state)) {
      const { resources, talers } = playerAt(state, seat)
      const wood = resources.wood > 0 ? 1 : 0
      const paid = wood > 0 ? 0 : Math.min(firewoodPrice, talers)
      emit({ type: 'firewoodPaid', seat, wood, talers: paid })
    }
  },
  snowstorm({ state, emit }) {
    const spaces = traderSpaceIds.filter((space) => state.traderSpaces[space] !== null)
    if (spaces.length > 0) emit({ type: 'tradersSentHome', spaces })
  },
}

export const tellWinter = (progress: Progress<State, Event>): void => {
  const { state, emit } = progress
  const [next] = state.winter.deck
  if (!isMarked(state) || next === undefined) return
  const card = known(next)
  emit({ type: 'winterRevealed', card })
  effects[card](progress)
}

/** Once revealed, the inn takes helpers until the end of the game [CA-4.5.6]. */
export const isInnOpen = (state: State): boolean => state.winter.revealed.includes('winterInn')
