/** What the player has in mind before a move is staged: the board and the tray share it. */
import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { cellLimit, type Stored } from '../../../shared/games/fortium/components.ts'
import { type NodeId, reachable } from '../../../shared/games/fortium/layout.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { boardOf, isFighting, playerAt, rivalsOn } from '../../../shared/games/fortium/position.ts'
import type { Event, SetupChoice, State } from '../../../shared/games/fortium/state.ts'
import { cardMoves } from '../../../shared/games/fortium/steps/cards.ts'
import type { TableModel } from '../../plug/gameUi.ts'
import { type Aim, aimWith, isPlay, type Play } from './cards.ts'
import { later } from './late.ts'
import { chosenBy, quarriesOf, type Quarry, spreadOut } from './spreading.ts'
import {
  freeOn,
  groupOn,
  inHand,
  pathOf,
  type Spend,
  spendsOf,
  stepsOf,
  type Walk,
  walkersOf,
} from './walks.ts'

export type FortiumTable = TableModel<State, Move, Event>

/** A walk to where rivals stand, asked about before it is played. */
export interface Meeting {
  readonly walk: Walk
  readonly attackers: number
  readonly defenders: number
}

/** What the tray is open for. */
export type Drawer =
  | { readonly what: 'exchange'; readonly from: Stored; readonly times?: number }
  | { readonly what: 'card' | 'camp' | 'removeCamp' }
  | null

export const createChoice = (table: FortiumTable) => {
  const [die, setDie] = createSignal<number | null>(null)
  const [ones, setOnes] = createSignal<readonly number[]>([])
  const [from, setFrom] = createSignal<NodeId | null>(null)
  const [count, setCount] = createSignal(cellLimit)
  const [withHat, setWithHat] = createSignal(false)
  const [meeting, ask] = createSignal<Meeting | null>(null)
  const [aimed, aim] = createSignal<NodeId | null>(null)
  const [looked, look] = createSignal<NodeId | null>(null)
  const [drawer, openDrawer] = createSignal<Drawer>(null)
  const [warning, warn] = createSignal('')
  const [pointed, setPointed] = createSignal<readonly string[]>([])
  // A whole group stays in the base, which one die leads to a mine; all out at once, one miner alone was left for those.
  const [spread, setSpread] = createSignal<SetupChoice>({ granA: 2, granB: 2, lime: 3 })

  const view = (): State => table.view()
  /** What one's own turn has come to, though its walks are still to be seen: what is pressed meanwhile counts. */
  const now = (): State => table.truth()
  /** The seat that looks, where it is asked and can still stage something: not before a fight's dice are seen. */
  const mine = createMemo((): Seat | null => {
    const me = table.me()
    const isAsked = table.decisions().some(({ seat }) => seat === me)
    return me !== null && isAsked && !table.sealed() && !table.pending() && !isFighting(view()) ? me : null
  })
  /** Who spreads their miners, and the quarries where they begin. */
  const spreading = (): Seat | null => (view().phase === 'setup' ? mine() : null)
  const quarries = createMemo(() => quarriesOf(view(), spreading()))
  const walking = (): Seat | null => (view().phase === 'main' ? mine() : null)

  const clear = (): void => {
    setDie(null)
    setOnes([])
    setFrom(null)
    ask(null)
    look(null)
    openDrawer(null)
    setPointed([])
  }
  // Whatever was in mind belongs to this question: with the next one the hand is empty. Not as a walk has been seen: who
  // has another group in hand by then would lose it.
  const question = createMemo(() =>
    [view().turnNo, view().phase, mine() === null, table.staged().length].join(),
  )
  createEffect(on(question, clear, { defer: true }))

  // Dice need no second look, whoever has staged them: the tray, a hint, or the list of moves.
  createEffect(() => {
    if (table.sealed() && table.staged().at(-1)?.type === 'rollDice') table.commit()
  })

  const movable = createMemo((): ReadonlySet<NodeId> => {
    const seat = walking()
    if (seat === null) return new Set(quarries().map(({ cell }) => cell))
    return now().moveDice.every(({ used }) => used) ? new Set() : walkersOf(now(), seat)
  })
  const size = (): number => {
    const [seat, node] = [table.me(), from()]
    return seat === null || node === null ? 0 : Math.min(count(), freeOn(now(), seat, node).length)
  }
  const group = createMemo((): readonly string[] => {
    const [seat, node] = [walking(), from()]
    return seat === null || node === null ? [] : groupOn(now(), seat, node, size(), withHat())
  })
  /** The dice in hand; with none in hand, every way to spend what is left. */
  const spends = (): readonly Spend[] => {
    const chosen = die()
    return chosen === null ? spendsOf(now()) : [{ die: chosen, addOnes: ones() }]
  }
  const walkWith = ({ die: one, addOnes }: Spend, to: NodeId): Walk => ({
    type: 'moveGroup',
    die: one,
    addOnes: [...addOnes],
    minerIds: [...group()],
    to,
  })
  /** Where the group could go, by the least that takes it there. */
  const walks = createMemo((): ReadonlyMap<NodeId, Walk> => {
    const [seat, node] = [walking(), from()]
    const found = new Map<NodeId, Walk>()
    if (seat === null || node === null || group().length === 0) return found
    const board = boardOf(now())
    const ways = spends()
    const most = Math.max(0, ...ways.map((spend) => stepsOf(now(), spend)))
    const reach = group().length === 1 && playerAt(now(), seat).hat !== null ? 2 * most : most
    for (const to of reachable(board, node, reach)) {
      const walk = ways.map((spend) => walkWith(spend, to)).find((one) => table.whyNot(one) === null)
      if (walk !== undefined) found.set(to, walk)
    }
    return found
  })

  const plays = createMemo((): readonly Play[] => {
    const seat = mine()
    if (seat === null || playerAt(now(), seat).card === null) return []
    return [...cardMoves(now(), seat)].filter(isPlay).filter((play) => table.whyNot(play) === null)
  })
  const aiming = createMemo((): Aim | null =>
    // A card that serves for nothing now leaves the board to all else: its sheet says why.
    drawer()?.what === 'card' && plays().length > 0 ? aimWith(now(), plays(), pointed()) : null,
  )

  /** Where a camp can be pitched, while that is asked. */
  const pitching = createMemo(
    (): ReadonlyMap<NodeId, Move> =>
      new Map(
        drawer()?.what !== 'camp'
          ? []
          : boardOf(now())
              .sites.map(({ cell, id }) => [cell, { type: 'buyCamp', site: id }] as const)
              .filter(([, move]) => table.whyNot(move) === null),
      ),
  )

  /**
   * All that a tap would do something with, and that is lit for it. While a meeting is asked about it alone: the rest
   * stands back, so that the question has room beside it.
   */
  const open = createMemo(
    (): ReadonlySet<string> => {
      const to = meeting()?.walk.to
      return (
        aiming()?.next ?? new Set<string>(to === undefined ? [...pitching().keys(), ...walks().keys()] : [to])
      )
    },
    new Set<string>(),
    { equals: (a, b) => same([...a], [...b]) },
  )

  /** The walk to the destination under the pointer, or to the meeting that is asked about. */
  const walkAhead = (): Walk | null => meeting()?.walk ?? walks().get(aimed() ?? '') ?? null

  const stage = (move: Move): void => {
    table.stage(move)
    clear()
  }
  /** What needs no second look is sent with all that was staged before. */
  const play = (move: Move): void => {
    stage(move)
    if (table.staged().length > 0 && table.sealed()) table.commit()
  }
  const take = (node: NodeId): void => {
    const seat = table.me()
    if (seat === null) return
    ask(null)
    setCount(cellLimit)
    setFrom(node)
    setWithHat(freeOn(now(), seat, node).length <= cellLimit)
    look(node)
  }
  const walkTo = (seat: Seat, walk: Walk): void => {
    const defenders = rivalsOn(now(), seat, walk.to).length
    // Where it glows one's own are joined, as anywhere else: it was asked about at every other walk, over the board.
    if (defenders === 0) return stage(walk)
    ask({ walk, attackers: walk.minerIds.length, defenders })
  }
  /**
   * Why those in hand do not go there. Where some of them find room, as many are in hand from now on: true. Where nobody
   * does, or it is too far, those of one's own who stand there are taken up: nothing is said then.
   */
  const refuse = (to: NodeId, isOwn: boolean): boolean => {
    const spend = spends().at(-1)
    const refused =
      spend === undefined
        ? ({ rule: 'FT-4.13', reason: 'dieUsed' } as const)
        : table.whyNot(walkWith(spend, to))
    if (refused === null) return false
    const { reason, values } = refused
    const room = reason === 'cellFull' ? cellLimit - Number(values?.['there']) : 0
    if (room > 0) {
      setCount(room)
      table.explain({ ...refused, values: { ...values, room } })
    } else if (!isOwn) table.explain(refused)
    return room > 0
  }
  const explainAt = (thing: string): void => void later().then(({ callUp }) => callUp(choice, thing))
  const pointAt = (thing: string): void => {
    const aimed = aiming()
    if (aimed === null) return
    if (!aimed.next.has(thing)) return table.explain({ rule: 'FT-4.36', reason: 'invalidTarget' })
    const steps = [...aimed.taken, thing]
    const then = aimWith(now(), plays(), steps)
    if (then.play === null) setPointed(then.taken)
    else stage(then.play)
  }

  const choice = {
    table,
    mine,
    /** As it will look once the miners that one spreads, or has spread, have left the base; else as it is. */
    shown: createMemo((): State => {
      const chosen = chosenBy(view(), table.me())
      return chosen === null
        ? spreadOut(view(), spreading(), spread())
        : spreadOut(view(), table.me(), chosen)
    }),
    quarries,
    warning,
    warn,
    spread,
    setSpread: (name: Quarry, miners: number): void => void setSpread({ ...spread(), [name]: miners }),
    die,
    ones,
    from,
    size,
    group,
    meeting,
    aimed,
    aim: (node: NodeId | null): void => void aim(node),
    looked,
    look: (node: NodeId | null): void => void look(node),
    drawer,
    take,
    openDrawer(next: Drawer) {
      clear()
      openDrawer(next)
    },
    /** What is about to be exchanged. */
    exchanging(): Stored | null {
      const opened = drawer()
      return opened?.what === 'exchange' ? opened.from : null
    },
    pitching,
    /** How often at first: what a floor lacks, where its price was pressed. */
    times(): number {
      const opened = drawer()
      return (opened?.what === 'exchange' && opened.times) || 1
    },
    /** Where one's camps are is asked. */
    isAtCamps: (): boolean => ['camp', 'removeCamp'].includes(drawer()?.what ?? ''),
    plays,
    aiming,
    movable,
    open,
    clear,
    stage,
    play,
    setSize: (wanted: number): void => void setCount(wanted),
    /** Whether the wearer of the hat goes along; null where that is no question. */
    hat(): boolean | null {
      const [seat, node] = [walking(), from()]
      if (seat === null || node === null) return null
      const { hat } = playerAt(now(), seat)
      const free = freeOn(now(), seat, node)
      return hat !== null && free.includes(hat) && free.length > size() ? withHat() : null
    },
    setHat: (wanted: boolean): void => void setWithHat(wanted),
    /** Taps a die: takes it, adds a 1 to the one in hand, or puts it back. */
    tapDie(index: number) {
      const dice = now().moveDice
      if (walking() === null || dice[index] === undefined) return
      if (dice[index].used) return table.explain({ rule: 'FT-4.13', reason: 'dieUsed' })
      openDrawer(null)
      ask(null)
      const chosen = die()
      if (ones().includes(index)) setOnes(ones().filter((one) => one !== index))
      else if (chosen !== null && chosen !== index && dice[index].value === 1) setOnes([...ones(), index])
      else {
        setDie(chosen === index ? null : index)
        setOnes([])
      }
    },
    /** Whether a die is in hand, or would be spent by the walk that is looked at. */
    isTaken: (index: number): boolean => die() === index || (die() === null && walkAhead()?.die === index),
    /** Whether it goes along as a 1 with another one. */
    isAdded: (index: number): boolean =>
      ones().includes(index) || (die() === null && walkAhead()?.addOnes.includes(index) === true),
    /** How many miners a die leads in the turn in hand. */
    ledBy(index: number): number {
      const walk = table
        .staged()
        .find((move) => move.type === 'moveGroup' && [move.die, ...move.addOnes].includes(index))
      return walk?.type === 'moveGroup' ? walk.minerIds.length : 0
    },
    /** What a walk there takes, part by part: a die, and the ones that are added to it. */
    priceOf(node: NodeId): readonly number[] {
      const walk = walks().get(node)
      return walk === undefined
        ? []
        : [walk.die, ...walk.addOnes].map((index) => now().moveDice[index]?.value ?? 0)
    },
    /** Steps in hand; null: no die is. */
    steps(): number | null {
      const chosen = die()
      return chosen === null ? null : stepsOf(now(), { die: chosen, addOnes: ones() })
    },
    /** The way to the destination under the pointer, or of the meeting that is asked about. */
    path: createMemo((): readonly NodeId[] => {
      const [start, walk] = [from(), walkAhead()]
      return start === null || walk === null ? [] : pathOf(boardOf(now()), start, walk.to)
    }),
    /** The way of a walk that a hint or the log speaks of: both its ends are lit. */
    toldPath: createMemo((): readonly NodeId[] => {
      const board = boardOf(now())
      const [one, other, more] = table.lit().filter((thing) => board.indexOf.has(thing))
      return one === undefined || other === undefined || more !== undefined ? [] : pathOf(board, one, other)
    }),
    point(thing: string) {
      const seat = table.me()
      if (seat === null) return
      if (aiming() !== null) return pointAt(thing)
      const camp = pitching().get(thing)
      if (camp !== undefined) return stage(camp)
      // Asked where a camp is to stand, elsewhere is no answer: closed without a word, that was taken for a camp.
      if (pitching().size > 0) return explainAt(thing)
      ask(null)
      openDrawer(null)
      if (table.sealed()) return table.explain({ rule: 'FT-4.1', reason: 'turnIsFull' })
      if (thing.startsWith('fort:')) return
      const quarry = quarries().find(({ cell }) => cell === thing)?.name
      // One more at each tap, and after the third it is one again [FT-3.5].
      if (quarry !== undefined) return void setSpread({ ...spread(), [quarry]: (spread()[quarry] % 3) + 1 })
      const walk = walks().get(thing)
      if (walk !== undefined) return walkTo(seat, walk)
      if (thing === from()) {
        if (size() > 1) setCount(size() - 1)
        else setFrom(null)
        return
      }
      const isOwn = movable().has(thing)
      if (group().length > 0) {
        if (refuse(thing, isOwn)) return
      } else if (!isOwn) explainAt(thing)
      if (isOwn) take(thing)
    },
    /** Goes there all the same. */
    meet() {
      const asked = meeting()
      if (asked !== null) play(asked.walk)
    },
  }
  inHand.set(table, choice)
  return choice
}

export type Choice = ReturnType<typeof createChoice>
