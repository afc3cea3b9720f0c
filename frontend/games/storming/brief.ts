/** What a turn in hand holds, an act a line: as it has come to be, and so short that four fit a phone. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { findTroop } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { cardName, nameMove, placedInOrder, structureAt } from './names.ts'
import { outcomeOf } from './outlook.ts'
import type { Texts } from './texts.es.ts'

export const briefly = (t: Texts, move: Move, view: Shown<State>, nameOf: (seat: Seat) => string): string => {
  const { board, cards, moves } = t
  switch (move.type) {
    case 'placeCards':
      // What only some may do is said in full, and so is that nothing is placed.
      return move.placements.length === 0 ||
        move.placements.some(({ bottom, withWarlockEvent }) => bottom === true || withWarlockEvent === true)
        ? nameMove(t, move, view, nameOf)
        : placedInOrder(move)
            .map(({ card, pile }) => `${cardName(t, card, nameOf)} ${moves.ahead[pile]}`)
            .join(', ')
    case 'buildVillage':
      return moves.stands(board.built.village, move.region)
    case 'upgradeSettlement': {
      const isTown = structureAt(view, move.region)?.kind === 'town'
      return moves.stands(board.settlements[isTown ? 'city' : 'town'], move.region)
    }
    case 'buildSawmill':
      return moves.stands(board.built.sawmill, move.region)
    case 'buildMine':
      return moves.stands(board.built.mine, move.region)
    case 'buildWall':
      return moves.stands(board.built.wall, move.region)
    case 'recruitTroop':
    case 'placeReinforcement':
      return moves.stands(board.troops[move.kind], move.region)
    case 'buildImprovement':
      return cards[move.improvement].name
    case 'recruitCivilian':
      return cards[move.civilian].name
    case 'moveTroop': {
      const found = findTroop(view, move.troopId)
      return `${board.troops[found?.troop.kind ?? 'soldier']} ${found?.id ?? ''} → ${move.to}`
    }
    case 'attack': {
      const outcome = outcomeOf(view, findTroop(view, move.troopId)?.troop.owner ?? null, move)
      return outcome === null ? nameMove(t, move, view, nameOf) : `${move.to}: ${moves.outcomes[outcome]}`
    }
    default:
      return nameMove(t, move, view, nameOf)
  }
}
