/** What the player has in hand before a move is staged: map, tray, piles and market share it. */
import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { ActionType, OwnTroopKind } from '../../../shared/games/storming/components.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import { isAction, typeOf } from '../../../shared/games/storming/actions/actions.ts'
import { attackedAt } from '../../../shared/games/storming/actions/military.ts'
import { warWagon } from '../../../shared/games/storming/actions/wagon.ts'
import type { Move, MoveOf } from '../../../shared/games/storming/moves.ts'
import type { State, Step } from '../../../shared/games/storming/state.ts'
import { payerOf } from '../../../shared/games/storming/steps/card.ts'
import type { TableModel } from '../../plug/gameUi.ts'
import { type Built, moveOfBuilt, isPlace, refusedMove } from './places.ts'
import { breaksPact } from './outlook.ts'
import { halfAlone, type WagonTaken, wagonWays } from './wagon.ts'

export type StormingTable = TableModel<State, Move, Event>

/** What is in hand before a move is staged. */
export type Taken =
  | { readonly what: 'build'; readonly kind: Built }
  | { readonly what: 'recruit'; readonly kind: OwnTroopKind }
  /** To move or to attack with. */
  | { readonly what: 'troop'; readonly id: number }
  | WagonTaken
  /** Of the hand, while planning; of the display, a pact, an own civilian. */
  | { readonly what: 'card'; readonly card: string }

/** What could be done in the region that was tapped, where that is more than one thing, or nothing to do unasked. */
export interface Asked {
  readonly region: RegionId
  readonly moves: readonly Move[]
  /** Who stands there and could be taken up instead. */
  readonly troop: number | null
}

export interface Choice {
  readonly table: StormingTable
  /** The seat that looks, where it is asked and can still stage something. */
  mine(): Seat | null
  /** What is open now. */
  step(): Step | null
  taken(): Taken | null
  /** Takes it up; or puts it down, where it is in hand already. */
  take(taken: Taken | null): void
  clear(): void
  /** Whether a region could take it. */
  canPut(taken: Taken): boolean
  /** Regions that a tap does something in, with the moves that it may be. */
  ways(): ReadonlyMap<RegionId, readonly Move[]>
  /** Lit regions. */
  open(): ReadonlySet<RegionId>
  asked(): Asked | null
  /** The card that pays for what could be done there, where it is not the one in force itself [ST-4.25]. */
  payer(region: RegionId): 'market' | 'noQuarter' | null
  /** As what the card in force is played; null: none is acted out. */
  actKind(): ActionType | null
  /** Troops that could do something. */
  movable(): ReadonlySet<number>
  /** The region under the pointer or the focus. */
  aimed(): RegionId | null
  aim(region: RegionId | null): void
  point(region: RegionId): void
  /** Legal moves of one type; only for types that have few. */
  moves<Type extends Move['type']>(type: Type): readonly MoveOf<Type>[]
  stage(move: Move): void
  /** Staged, and sent with all that was staged before. */
  play(move: Move): void
}

const toBuild: readonly string[] = Object.values(moveOfBuilt)

export const createChoice = (table: StormingTable): Choice => {
  const [taken, setTaken] = createSignal<Taken | null>(null, { equals: same })
  const [asked, ask] = createSignal<Asked | null>(null)
  const [aimed, aim] = createSignal<RegionId | null>(null)
  const view = (): State => table.view()
  const step = createMemo((): Step | null => view().agenda.at(-1) ?? null)
  const mine = createMemo((): Seat | null => {
    const me = table.me()
    const isAsked = table.decisions().some(({ seat }) => seat === me)
    return me !== null && isAsked && !table.sealed() && !table.pending() ? me : null
  })

  const clear = (): void => {
    setTaken(null)
    ask(null)
  }
  // Whatever was in hand belongs to this question: with the next one the hand is empty.
  const question = createMemo(() => table.decisions().find(({ seat }) => seat === table.me())?.key)
  createEffect(on([question, () => mine() === null], clear, { defer: true }))

  const byType = createMemo((): ReadonlyMap<string, readonly Move[]> => {
    const found = new Map<string, Move[]>()
    if (mine() === null) return found
    for (const move of table.legal()) {
      // What is built stands in one order, whatever the first region of the map allows.
      const together = toBuild.includes(move.type) ? toBuild : [move.type]
      if (!found.has(move.type)) for (const type of together) found.set(type, [])
      found.get(move.type)?.push(move)
    }
    return found
  })
  const moves = <Type extends Move['type']>(type: Type): readonly MoveOf<Type>[] =>
    (byType().get(type) ?? []) as readonly MoveOf<Type>[]

  const marches = (): readonly MoveOf<'moveTroop' | 'attack'>[] => [...moves('moveTroop'), ...moves('attack')]
  /** What the thing in hand could do; with nothing in hand, all that a region alone tells. */
  const candidates = (held: Taken | null): readonly Move[] => {
    if (held?.what === 'build') return moves(moveOfBuilt[held.kind])
    if (held?.what === 'recruit')
      return [...moves('recruitTroop'), ...moves('placeReinforcement')].filter(
        ({ kind }) => kind === held.kind,
      )
    if (held?.what === 'troop') return marches().filter(({ troopId }) => troopId === held.id)
    return [...byType().values()].flat().filter(isPlace)
  }
  const ways = createMemo((): ReadonlyMap<RegionId, readonly Move[]> => {
    const held = taken()
    if (held?.what === 'wagon') return wagonWays(moves('useWarWagon'), held, warWagon(view())?.id)
    const found = new Map<RegionId, readonly Move[]>()
    for (const move of candidates(held)) {
      const region = (isPlace(move) ? move.region : 'to' in move ? move.to : '') as RegionId
      found.set(region, [...(found.get(region) ?? []), move])
    }
    return found
  })
  const open = createMemo((): ReadonlySet<RegionId> => new Set(ways().keys()), new Set<RegionId>(), {
    equals: (a, b) => same([...a], [...b]),
  })
  const movable = createMemo(
    (): ReadonlySet<number> => {
      const ids = marches().map(({ troopId }) => troopId)
      // Numbers of troops begin with 1.
      const wagon = moves('useWarWagon').length && warWagon(view())?.troop.id
      return new Set(wagon ? [...ids, wagon] : ids)
    },
    new Set<number>(),
    { equals: (a, b) => same([...a], [...b]) },
  )

  const stage = (move: Move): void => {
    table.stage(move)
    clear()
  }
  const take = (next: Taken | null): void => {
    ask(null)
    setTaken(same(next, taken()) ? null : next)
  }
  const takeTroop = (id: number): void => {
    const isWagon = warWagon(view())?.troop.id === id
    take(isWagon ? { what: 'wagon', first: 'move', at: null } : { what: 'troop', id })
  }
  /** The first half of what the war wagon does is pointed out, then the second one, where there is any. */
  const pointWagon = (wagon: WagonTaken, region: RegionId, here: readonly Move[]): void => {
    const uses = moves('useWarWagon')
    const half: WagonTaken = { ...wagon, at: region }
    if (wagon.at === null && wagonWays(uses, half, warWagon(view())?.id).size > 0) return void setTaken(half)
    const move = wagon.at === null ? halfAlone(uses, half) : here[0]
    const seat = mine()
    if (!move || seat === null) return
    if (breaksPact(view(), seat, move)) ask({ region, moves: [move], troop: null })
    else stage(move)
  }

  return {
    table,
    mine,
    step,
    taken,
    take,
    clear,
    canPut: (one) => candidates(one).length > 0,
    ways,
    open,
    asked,
    payer(region) {
      const [now, move] = [step(), ways().get(region)?.[0]]
      if (now?.type !== 'act' || !move || !isAction(move)) return null
      const payer = payerOf(view(), now, typeOf(move))
      return payer === 'market' ? payer : payer === 'extra' ? 'noQuarter' : null
    },
    actKind(): ActionType | null {
      const now = step()
      return now?.type === 'act' ? now.kind : null
    },
    movable,
    aimed,
    aim: (region) => void aim(region),
    moves,
    stage,
    play(move) {
      stage(move)
      if (table.staged().length > 0) table.commit()
    },
    point(region) {
      ask(null)
      const held = taken()
      const lit = ways().get(region)
      if (held?.what === 'wagon' && lit) return pointWagon(held, region, lit)
      const standing = view().map[region]?.troop?.id ?? 0
      const isFree = movable().has(standing)
      // With nothing in hand yet who may attack there is asked.
      const here = lit ?? (held || isFree ? [] : moves('attack').filter(({ to }) => to === region))
      const troop = isFree && held?.what !== 'troop' ? standing : null
      const [move] = here
      const seat = mine()
      if (move && seat !== null) {
        const isPlain = lit?.length === 1 && troop === null && !breaksPact(view(), seat, move)
        if (isPlain) stage(move)
        else {
          // What is asked of an open card gives way to what is asked of the land.
          if (held?.what === 'card') setTaken(null)
          ask({ region, moves: here, troop })
        }
        return
      }
      if (isFree) return takeTroop(standing)
      // With nothing in hand it would have been an attack on others, a village where a troop of one's own stands while one
      // builds, or else the first thing there is to put somewhere.
      const [first] = candidates(null)
      const own = marches()[0]
      const isTried = own && seat !== null && attackedAt(view(), region, seat).length > 0
      const there = view().map[region]
      const isVillage =
        toBuild.includes(first?.type ?? '') && !there?.structure && there?.troop?.owner === seat
      const meant = isTried
        ? ({ what: 'troop', id: own.troopId } as const)
        : isVillage
          ? ({ what: 'build', kind: 'village' } as const)
          : null
      const tried = held ?? meant
      const refused = tried ? refusedMove(view(), tried, region) : first && { ...first, region }
      const why = refused && table.whyNot(refused)
      if (why) table.explain(why)
    },
  }
}
