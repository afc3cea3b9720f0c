/** What is looked at after every move and every automatic effect, in this order [ST-4.60]. */
import type { Seat } from '../../engine/ids.ts'
import { hide, known } from '../../engine/secret.ts'
import { civilianLimits, displaySize, invention, markets, pointsToWin } from './components.ts'
import { open, type Table } from './effects.ts'
import { pointsWith } from './points.ts'
import {
  hasImprovement,
  type Realms,
  realmsOf,
  isSettling,
  ownerOfCivilian,
  playerAt,
  strictlyMost,
  turnOrder,
} from './queries.ts'
import type { State } from './state.ts'

/** The Invention belongs to whoever owns the Alchemist [ST-4.33]. */
const findInvention = ({ state, emit }: Table): void => {
  const alchemist = ownerOfCivilian(state, 'alchemist')
  const holder = state.inventionWith
  if (holder !== null && holder !== alchemist) {
    const isHeld = playerAt(state, holder).hand.bag.map(known).includes(invention)
    if (isHeld) emit({ type: 'inventionMoved', card: invention, seat: null, from: holder })
    else emit({ type: 'inventionStays', card: invention })
  }
  if (state.inventionInSupply && alchemist !== null)
    emit({ type: 'inventionMoved', card: invention, seat: alchemist, from: null })
}

/** The marker comes off when the copied card or the Library is gone. */
const findMarker = ({ state, emit }: Table): void => {
  const copy = state.libraryCopy
  if (copy === null) return
  const isThere =
    playerAt(state, copy.from).improvements.includes(copy.improvement) &&
    playerAt(state, copy.seat).improvements.includes('library')
  if (!isThere) emit({ type: 'libraryMarked', copy: null })
}

/** A third civilian needs a University; a civil action is first answered to its end [ST-R35]. */
const sendAway = (table: Table): void => {
  const { state } = table
  const isAsked = state.agenda.some(({ type }) => type === 'discardCivilian' || type === 'loseOrKeep')
  if (isAsked) return
  const crowded = turnOrder(state).filter(
    (seat) =>
      playerAt(state, seat).civilians.length > civilianLimits.plain &&
      !hasImprovement(state, seat, 'university'),
  )
  open(table, ...crowded.map((seat) => ({ type: 'discardCivilian' as const, seat })))
}

/** Displays are full as long as there are cards [ST-5.8]. */
export const refill = ({ state, emit, random }: Table): void => {
  for (const kind of markets)
    while (state.display[kind].length < displaySize) {
      if (state.decks[kind].length === 0) {
        if (state.discards[kind].length === 0) break
        emit({ type: 'shuffled', kind, deck: random.shuffle(state.discards[kind]).map((card) => hide(card)) })
      }
      emit({ type: 'refilled', kind, card: known(state.decks[kind].at(-1) ?? null) })
    }
}

/** Only somebody with strictly the most settlements takes the rotating point [ST-6.3]. */
const rotate = ({ state, emit }: Table, { settlements }: Realms): void => {
  // While the map is settled, who has placed first leads nothing [ST-3.11].
  if (isSettling(state)) return
  const leader = strictlyMost(state, (seat) => settlements[seat] ?? 0)
  if (leader !== null && leader !== state.rotatingVp) emit({ type: 'rotated', seat: leader })
}

/** Among those with seven points: settlements, cities, turn order [ST-6.4, ST-6.5]. */
const winnerByPoints = (state: State, { settlements, cities, mines }: Realms): Seat | null => {
  const rank = (seat: Seat): number => (settlements[seat] ?? 0) * 100 + (cities[seat] ?? 0)
  const [winner] = turnOrder(state)
    .filter((seat) => pointsWith(state, seat, mines[seat] ?? 0) >= pointsToWin)
    .sort((a, b) => rank(b) - rank(a))
  return winner ?? null
}

/** That a game is over is the table's to say: what is staged can still be taken back. */
const end = ({ state, emit, endAct }: Table, realms: Realms): void => {
  const seat = state.conqueror ?? winnerByPoints(state, realms)
  if (seat === null) return
  endAct()
  emit({ type: 'ended', seat, why: state.conqueror === null ? 'points' : 'conquest' })
}

export const stateCheck = (table: Table): void => {
  if (table.state.winner !== null) return
  findInvention(table)
  findMarker(table)
  sendAway(table)
  refill(table)
  // Nothing of all this changes the map.
  const realms = realmsOf(table.state)
  rotate(table, realms)
  end(table, realms)
}
