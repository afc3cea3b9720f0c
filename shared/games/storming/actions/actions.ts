/** All actions of the four types, judged and carried out the same way wherever they are taken [section 5.2]. */
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { type ActionType, actionTypes } from '../components.ts'
import type { Table } from '../effects.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { State } from '../state.ts'
import { buildCandidates, type BuildMove, buildMoves, checkBuild, performBuild } from './build.ts'
import type { Context } from './context.ts'
import {
  checkDiplomacy,
  diplomacyCandidates,
  type DiplomacyMove,
  diplomacyMoves,
  performDiplomacy,
} from './diplomacy.ts'
import { checkAttack, checkMove, performAttack, performMove, troopMoves } from './military.ts'
import { checkRecruit, performRecruit, recruitCandidates, type RecruitMove, recruitMoves } from './recruit.ts'
import { checkWagon, performWagon, wagonMoves } from './wagon.ts'

export type MilitaryMove = MoveOf<'moveTroop' | 'attack' | 'useWarWagon'>
export type ActionMove = BuildMove | RecruitMove | MilitaryMove | DiplomacyMove

const militaryMoves = ['moveTroop', 'attack', 'useWarWagon'] as const satisfies readonly Move['type'][]
export const movesOf: Readonly<Record<ActionType, readonly ActionMove['type'][]>> = {
  build: buildMoves,
  recruit: recruitMoves,
  military: militaryMoves,
  diplomacy: diplomacyMoves,
}
export const actionMoves: readonly ActionMove['type'][] = actionTypes.flatMap((type) => movesOf[type])
export const isAction = (move: Move): move is ActionMove =>
  (actionMoves as readonly string[]).includes(move.type)

/** Which type of action a move is. */
export const typeOf = (move: ActionMove): ActionType => {
  const type = actionTypes.find((one) => movesOf[one].includes(move.type))
  if (type === undefined) throw new Error(`${move.type} is no action`)
  return type
}

export const checkAction = (
  state: State,
  seat: Seat,
  move: ActionMove,
  context: Context,
): Rejection | null => {
  switch (move.type) {
    case 'moveTroop':
      return checkMove(state, seat, move, context)
    case 'attack':
      return checkAttack(state, seat, move, context)
    case 'useWarWagon':
      return checkWagon(state, seat, move, context)
    case 'recruitTroop':
    case 'recruitCivilian':
      return checkRecruit(state, seat, move)
    case 'claimFirstPlayer':
    case 'offerPact':
    case 'breakPact':
    case 'civilAction':
      return checkDiplomacy(state, seat, move)
    case 'buildVillage':
    case 'upgradeSettlement':
    case 'buildSawmill':
    case 'buildMine':
    case 'buildWall':
    case 'buildImprovement':
      return checkBuild(state, seat, move)
  }
}

export function* actionCandidates(
  state: State,
  seat: Seat,
  type: ActionType,
  context: Context,
): Generator<ActionMove> {
  if (type === 'build') yield* buildCandidates(state, seat)
  if (type === 'recruit') yield* recruitCandidates(state, seat)
  if (type === 'diplomacy') yield* diplomacyCandidates(state, seat)
  if (type !== 'military') return
  yield* troopMoves(state, seat, context)
  yield* wagonMoves(state, seat, context)
}

/** Whether any action of these types is legal. */
export const canAct = (state: State, seat: Seat, types: readonly ActionType[], context: Context): boolean => {
  for (const type of types)
    for (const move of actionCandidates(state, seat, type, context))
      if (checkAction(state, seat, move, context) === null) return true
  return false
}

export const performAction = (table: Table, seat: Seat, move: ActionMove): void => {
  switch (move.type) {
    case 'moveTroop':
      return performMove(table, move)
    case 'attack':
      return performAttack(table, seat, move)
    case 'useWarWagon':
      return performWagon(table, seat, move)
    case 'recruitTroop':
    case 'recruitCivilian':
      return performRecruit(table, seat, move)
    case 'claimFirstPlayer':
    case 'offerPact':
    case 'breakPact':
    case 'civilAction':
      return performDiplomacy(table, seat, move)
    case 'buildVillage':
    case 'upgradeSettlement':
    case 'buildSawmill':
    case 'buildMine':
    case 'buildWall':
    case 'buildImprovement':
      return performBuild(table, seat, move)
  }
}
