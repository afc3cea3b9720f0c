/** What an action does, told fact by fact. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { Event, State } from '../state.ts'
import { type Action, termsOf, tileUnder, topTile } from './actions.ts'
import { feesOf } from './cards.ts'

/** Tells what an action does to the board. */
export const tellEffect = ({ state, emit }: Progress<State, Event>, seat: Seat, action: Action): void => {
  const level = topTile(state, seat, action)
  const over = tileUnder(state, action) ?? null
  switch (action.type) {
    case 'takeResourcesOne':
    case 'takeResourcesTwo':
      return
    case 'developOne':
    case 'developMany':
      return emit({ type: 'tilesDeveloped', seat, tiles: action.tiles })
    case 'buildWall':
    case 'buildGate':
    case 'buildTower':
    case 'buildGuild': {
      if (level === undefined) throw new Error('the stack is empty')
      if (action.type === 'buildGuild')
        return emit({ type: 'guildBuilt', seat, zone: action.zone, level, over })
      const built = ({ buildWall: 'wallBuilt', buildGate: 'gateBuilt', buildTower: 'towerBuilt' } as const)[
        action.type
      ]
      return emit({ type: built, seat, space: action.space, level, over })
    }
    case 'placeCollector':
      return emit({
        type: 'collectorPlaced',
        seat,
        zone: action.zone,
        replaced: state.board.collectors[action.zone] ?? null,
      })
    case 'retireToTemple':
      return emit({ type: 'pawnRetired', seat })
  }
}

/** Tells what an action earns and costs: income first, so that coins are never below 0 [FZ-5.7]. */
export const tellCoins = ({ state, emit }: Progress<State, Event>, seat: Seat, action: Action): void => {
  const { price, income } = termsOf(state, seat, action)
  const { wild, conversion } = feesOf(action.cards)
  const why = action.type === 'buildGuild' ? 'guild' : 'resources'
  if (income > 0) emit({ type: 'coinsTaken', seat, coins: income, why })
  const covered = action.type === 'buildGuild' ? tileUnder(state, action)?.owner : undefined
  if (covered !== undefined && covered !== seat)
    emit({ type: 'coinsTaken', seat: covered, coins: income, why: 'coveredGuild' })
  const coins = price + wild + conversion
  if (coins > 0) emit({ type: 'coinsPaid', seat, coins, price, wild, conversion })
}
