/** How many cards and pieces there are, wherever they lie: what no move may change. */
import type { Seat } from '../../engine/ids.ts'
import { markets, pieces } from './components.ts'
import type { Player, State } from './state.ts'

/** Every card in one place, every piece on the map or in its owner's supply [ST-2.1, ST-2.2, ST-5.3]. */
export const census = (state: State): Record<string, number> => {
  const sums: Record<string, number> = {}
  const held = (count: (player: Player) => number): number =>
    state.players.reduce((sum, player) => sum + count(player), 0)
  const entries = [...state.present, ...state.future]
  const attached = entries.reduce(
    (sum, one) => sum + one.attached.length,
    state.resolving?.attached.length ?? 0,
  )
  const revoltsHeld = held((player) => player.revolts.length)
  const under = held(({ revolts: own }) => own.reduce((sum, one) => sum + one.under.length, 0))
  const inHand = held(({ hand }) => hand.bag.length)
  const inForce = state.resolving?.lies === true ? 1 : 0
  sums['cards laid or held'] =
    entries.length +
    inForce +
    attached +
    revoltsHeld +
    under +
    inHand +
    eventsElsewhere(state) +
    state.revoltSupply.length +
    (state.inventionInSupply ? 1 : 0)
  for (const kind of markets) {
    const taken = held((player) =>
      kind === 'civilian' ? player.civilians.length : kind === 'improvement' ? player.improvements.length : 0,
    )
    const signed = kind === 'pact' ? state.pacts.length + (state.offered === null ? 0 : 1) : 0
    sums[`${kind} cards`] =
      state.decks[kind].length + state.discards[kind].length + state.display[kind].length + taken + signed
  }
  const lying = Object.values(state.map).filter(({ terrain }) => terrain === 'lake').length
  sums['lakes'] = lying + state.lakeReserve
  for (const { seat, supply } of state.players)
    for (const piece of pieces) {
      sums[`${piece} of seat ${seat}`] = supply[piece] < 0 ? -1 : supply[piece] + onMap(state, seat, piece)
    }
  return sums
}

const eventsElsewhere = (state: State): number =>
  state.players.reduce((sum, { events, drawn }) => sum + events.bag.length + drawn.length, 0) +
  state.decks.event.length +
  state.eventDiscards.length +
  state.eventSlot.length +
  (state.warlock?.cards.bag.length ?? 0) +
  (state.warlockKept === null ? 0 : 1)

const onMap = (state: State, seat: Seat, piece: (typeof pieces)[number]): number =>
  Object.values(state.map).reduce((sum, { structure, troop }) => {
    const isHere =
      piece === 'wall'
        ? structure !== null && 'wall' in structure && structure.wall && structure.owner === seat
        : piece === 'resource'
          ? (structure?.kind === 'sawmill' || structure?.kind === 'mine') && structure.owner === seat
          : (structure?.kind === piece && structure.owner === seat) ||
            (troop?.kind === piece && troop.owner === seat)
    return sum + (isHere ? 1 : 0)
  }, 0)
