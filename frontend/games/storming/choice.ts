/** What the player has in hand before a move is staged: map, tray, piles and market share it. */
import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { OwnTroopKind } from '../../../shared/games/storming/components.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import type { Move, MoveOf } from '../../../shared/games/storming/moves.ts'
import { findTroop } from '../../../shared/games/storming/queries.ts'
import { no } from '../../../shared/games/storming/refusals.ts'
import type { State, Step } from '../../../shared/games/storming/state.ts'
import type { TableModel } from '../../plug/gameUi.ts'
import { buildMoves, type Built, isPlace, placeTypes } from './places.ts'

export type StormingTable = TableModel<State, Move, Event>

/** What is in hand before a move is staged. */
export type Taken =
  | { readonly what: 'build'; readonly kind: Built }
  | { readonly what: 'recruit'; readonly kind: OwnTroopKind }
  /** To move or to attack with. */
  | { readonly what: 'troop'; readonly id: number }
  /** Of the hand, while planning. */
  | { readonly what: 'card'; readonly card: string }
  /** A question that one region answers. */
  | { readonly what: 'place'; readonly type: Move['type'] }

/** A move to a region, and what it would be. */
export interface Way {
  readonly region: RegionId
  readonly move: Move
}

export interface Choice {
  readonly table: StormingTable
  /** The seat that looks, where it is asked and can still stage something. */
  mine(): Seat | null
  /** What is open now. */
  step(): Step | null
  taken(): Taken | null
  take(taken: Taken | null): void
  clear(): void
  /** Regions that a tap does something with, by what it does. */
  ways(): ReadonlyMap<RegionId, readonly Move[]>
  /** Lit regions. */
  open(): ReadonlySet<RegionId>
  /** Several things that could be done in the region that was tapped: asked in the tray. */
  asked(): readonly Move[]
  /** Own troops that could do something. */
  movable(): ReadonlySet<number>
  point(region: RegionId): void
  /** Legal moves of one type; only for types that have few. */
  moves<Type extends Move['type']>(type: Type): readonly MoveOf<Type>[]
  stage(move: Move): void
  /** Staged, and sent with all that was staged before. */
  play(move: Move): void
}

export const createChoice = (table: StormingTable): Choice => {
  const [taken, setTaken] = createSignal<Taken | null>(null, { equals: same })
  const [asked, ask] = createSignal<readonly Move[]>([])
  const view = (): State => table.view()
  const step = createMemo((): Step | null => view().agenda.at(-1) ?? null)
  const mine = createMemo((): Seat | null => {
    const me = table.me()
    const isAsked = table.decisions().some(({ seat }) => seat === me)
    return me !== null && isAsked && !table.sealed() && !table.pending() ? me : null
  })

  const clear = (): void => {
    setTaken(null)
    ask([])
  }
  // Whatever was in hand belongs to this question: with the next one the hand is empty.
  createEffect(on([() => view().facts, () => mine() === null], clear, { defer: true }))

  const byType = createMemo((): ReadonlyMap<string, readonly Move[]> => {
    const found = new Map<string, Move[]>()
    if (mine() === null) return found
    for (const move of table.legal()) {
      const known = found.get(move.type)
      if (known === undefined) found.set(move.type, [move])
      else known.push(move)
    }
    return found
  })
  const moves = <Type extends Move['type']>(type: Type): readonly MoveOf<Type>[] =>
    (byType().get(type) ?? []) as readonly MoveOf<Type>[]

  /** What the thing in hand could do, or what the question asks where a region answers it. */
  const candidates = (): readonly Move[] => {
    const held = taken()
    if (held === null)
      return placeTypes.flatMap((type) => (byType().size === 1 || isOnlyPlace(type) ? moves(type) : []))
    switch (held.what) {
      case 'build':
        return moves(buildMoves[held.kind])
      case 'recruit':
        return [...moves('recruitTroop'), ...moves('placeReinforcement')].filter(
          ({ kind }) => kind === held.kind,
        )
      case 'troop':
        return [...moves('moveTroop'), ...moves('attack')].filter(({ troopId }) => troopId === held.id)
      case 'place':
        return moves(held.type as 'placeLake')
      case 'card':
        return []
    }
  }
  const isOnlyPlace = (type: Move['type']): boolean =>
    [...byType().keys()].every((one) => one === type || one === 'pass')

  const ways = createMemo((): ReadonlyMap<RegionId, readonly Move[]> => {
    const found = new Map<RegionId, readonly Move[]>()
    for (const move of candidates()) {
      const region = isPlace(move)
        ? move.region
        : move.type === 'moveTroop' || move.type === 'attack'
          ? move.to
          : null
      if (region === null) continue
      found.set(region as RegionId, [...(found.get(region as RegionId) ?? []), move])
    }
    return found
  })
  const open = createMemo((): ReadonlySet<RegionId> => new Set(ways().keys()), new Set<RegionId>(), {
    equals: (a, b) => same([...a], [...b]),
  })
  const movable = createMemo(
    (): ReadonlySet<number> =>
      new Set([...moves('moveTroop'), ...moves('attack')].map(({ troopId }) => troopId)),
    new Set<number>(),
    { equals: (a, b) => same([...a], [...b]) },
  )

  const stage = (move: Move): void => {
    table.stage(move)
    clear()
  }
  return {
    table,
    mine,
    step,
    taken,
    take: (next) => {
      ask([])
      setTaken(same(next, taken()) ? null : next)
    },
    clear,
    ways,
    open,
    asked,
    movable,
    moves,
    stage,
    play(move) {
      stage(move)
      if (table.staged().length > 0) table.commit()
    },
    point(region) {
      const here = ways().get(region)
      if (here !== undefined && here.length > 1) return void ask(here)
      const [move] = here ?? []
      if (move !== undefined) return stage(move)
      if (mine() === null) return
      const troop = view().map[region]?.troop ?? null
      if (troop !== null && movable().has(troop.id)) {
        ask([])
        return void setTaken(
          taken()?.what === 'troop' && same(taken(), { what: 'troop', id: troop.id })
            ? null
            : { what: 'troop', id: troop.id },
        )
      }
      const held = taken()
      if (held === null) return
      const refused = whyNotAt(held, region)
      if (refused !== null) table.explain(refused)
    },
  }

  function whyNotAt(held: Taken, region: RegionId) {
    switch (held.what) {
      case 'build':
        return table.whyNot({ type: buildMoves[held.kind], region })
      case 'recruit':
        return table.whyNot({ type: 'recruitTroop', region, kind: held.kind })
      case 'troop': {
        const from = findTroop(view(), held.id)
        if (from?.id === region) return null
        const there = view().map[region]
        const isHostile = (there?.structure ?? there?.troop ?? null) !== null
        return table.whyNot({ type: isHostile ? 'attack' : 'moveTroop', troopId: held.id, to: region })
      }
      case 'place':
        return table.whyNot({ type: held.type, region } as Move)
      case 'card':
        return no('ST-5.6', 'wrongPhase')
    }
  }
}
