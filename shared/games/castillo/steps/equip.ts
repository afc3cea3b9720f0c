/** Worker cards are filled before any role is resolved [section 4.2]. */
import type { Progress } from '../../../engine/game.ts'
import type { Rejection } from '../../../engine/result.ts'
import type { StepRules } from '../../../engine/step.ts'
import {
  type BaseResource,
  printedKinds,
  type Resource,
  type WorkerKind,
  workerKinds,
  workerPairs,
} from '../components.ts'
import { workerCardOf } from '../evolve.ts'
import type { Move } from '../moves.ts'
import type { Event, State, WorkerCard } from '../state.ts'

export interface EquipStep {
  readonly type: 'equipWorkers'
}

/** The next Worker card of the queue that is still empty. */
export const nextToEquip = (state: State): WorkerCard | undefined => {
  for (const { seat, card } of state.queue) {
    const worker = workerCardOf(state, seat, card)
    if (worker !== undefined && !worker.equipped) return worker
  }
  return undefined
}

const inStock = (state: State): readonly WorkerKind[] => workerKinds.filter((kind) => state.stock[kind] > 0)

/** There is something to choose only while all three kinds are in stock [CA-4.2.3, CA-4.2.5]. */
export const mustChooseKinds = (state: State): boolean =>
  state.config.workerSupply === 'choose' && inStock(state).length > 2

/** A stone, and one of each of these kinds, as far as the stock has them. */
const loadOf = (state: State, kinds: readonly BaseResource[]): Record<BaseResource, number> => {
  const load = { sand: 0, wood: 0, brick: 0, stone: 0 }
  for (const kind of [...kinds, 'stone'] as const) load[kind] = Math.min(1, state.stock[kind])
  return load
}

const tellEquipped = (
  { state, emit }: Progress<State, Event>,
  { owner, card }: WorkerCard,
  kinds: readonly BaseResource[],
): void => emit({ type: 'workerEquipped', seat: owner, card, resources: loadOf(state, kinds) })

/** Fills a card about which there is nothing to choose. */
export const equipByItself = (progress: Progress<State, Event>, worker: WorkerCard): void => {
  const { state } = progress
  const printed = state.config.workerSupply === 'printed' ? printedKinds[worker.card] : undefined
  tellEquipped(progress, worker, printed ?? inStock(state))
}

const isPair = (kinds: readonly Resource[]): kinds is readonly WorkerKind[] =>
  kinds.length === 2 &&
  kinds[0] !== kinds[1] &&
  kinds.every((kind) => workerKinds.some((one) => one === kind))

const check = (state: State, move: Move): Rejection | null => {
  const worker = nextToEquip(state)
  if (move.type !== 'equipWorker' || worker?.card !== move.card)
    return { rule: 'CA-4.2.1', reason: 'otherCardFirst', values: { card: worker?.card ?? '' } }
  if (!isPair(move.kinds)) return { rule: 'CA-4.2.2', reason: 'invalidKinds' }
  const missing = move.kinds.find((kind) => state.stock[kind] === 0)
  if (missing !== undefined)
    return { rule: 'CA-4.2.3', reason: 'kindNotInStock', values: { resource: missing } }
  return null
}

export const equipWorkers: StepRules<State, EquipStep, Move, Event> = {
  moves: ['equipWorker'],
  asks(state) {
    const worker = nextToEquip(state)
    return worker === undefined ? [] : [worker.owner]
  },
  candidates(state) {
    const card = nextToEquip(state)?.card
    return card === undefined
      ? []
      : workerPairs.map((kinds) => ({ type: 'equipWorker', card, kinds: [...kinds] }))
  },
  check: (state, _step, _seat, move) => check(state, move),
  perform(progress, _step, _seat, move) {
    const worker = nextToEquip(progress.state)
    if (move.type !== 'equipWorker' || worker === undefined || !isPair(move.kinds))
      throw new Error('no Worker card to equip')
    tellEquipped(progress, worker, move.kinds)
  },
}
