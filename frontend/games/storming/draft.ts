/** What a player means to lay on the piles, card by card, before it is one move: tray and piles share it. */
import { createSignal } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { isRevolt } from '../../../shared/games/storming/components.ts'
import type { MoveOf, Placement } from '../../../shared/games/storming/moves.ts'
import { eventsIn } from '../../../shared/games/storming/effects.ts'
import { cardsToPlace, playable } from '../../../shared/games/storming/plans.ts'
import { hasEffect, playerAt } from '../../../shared/games/storming/queries.ts'
import type { Pile, State } from '../../../shared/games/storming/state.ts'
import type { Choice } from './choice.ts'

/** Where a card in hand can be put. */
export type Goal = Pile | 'eventSlot'

/** What is asked of the seat that looks: two cards, an event, or nothing. */
export type Stage = 'place' | 'event' | null

export interface Draft {
  stage(): Stage
  /** Cards that can be taken up: the hand, revolts, and what a revolt in the draft has freed. */
  cards(): readonly string[]
  laid(): readonly Placement[]
  held(): string | null
  /** The event that lies on its place, until it is confirmed. */
  event(): string | null
  /** Takes a card up, or puts it back: out of the hand, or off a pile. */
  hold(card: string): void
  isOpen(goal: Goal): boolean
  /** Lays a card; without one, that in hand. Why it cannot lie there is told to the player. */
  lay(goal: Goal, card?: string): void
  /** Under all that lies on PRESENT [ST-4.13]. */
  canSink(): boolean
  sink(card: string): void
  /** The Warlock's event is to follow one of the two [ST-4.11]. */
  kept(): string | null
  attach(card: string): void
  /** All lies, and there is something to choose besides: it is staged by a press. */
  isReady(): boolean
  stageAll(): void
}

/** A placement with one of its marks, or without it. */
const withMark = (
  { card, pile, bottom, withWarlockEvent }: Placement,
  mark: 'bottom' | 'withWarlockEvent',
  is: boolean,
): Placement => ({
  card,
  pile,
  ...((mark === 'bottom' ? is : bottom === true) ? { bottom: true as const } : {}),
  ...((mark === 'withWarlockEvent' ? is : withWarlockEvent === true)
    ? { withWarlockEvent: true as const }
    : {}),
})

const made = new WeakMap<Choice, Draft>()

/** One for each screen: whoever asks for it first makes it. */
export const draftOf = (choice: Choice): Draft => {
  const known = made.get(choice)
  if (known !== undefined) return known
  const draft = createDraft(choice)
  made.set(choice, draft)
  return draft
}

const createDraft = ({ table, mine, step, taken, take, clear, stage: stageMove }: Choice): Draft => {
  interface Laid {
    /** The question that it answers: of another one nothing is left. */
    readonly round: number
    readonly placements: readonly Placement[]
  }
  const [all, setAll] = createSignal<Laid>({ round: 0, placements: [] }, { equals: same })
  const view = (): State => table.view()

  /** What was laid lies there until it is confirmed, and can be taken up again. */
  const staged = () => (table.pending() ? undefined : table.staged().at(-1))
  const stage = (): Stage => {
    const last = staged()
    if (last?.type === 'placeCards') return 'place'
    if (last?.type === 'placeEvent') return 'event'
    const seat = mine()
    if (seat === null || step()?.type !== 'plan') return null
    const { planning } = playerAt(view(), seat)
    return planning === 'place' || planning === 'event' ? planning : null
  }
  const laid = (): readonly Placement[] => {
    const last = staged()
    if (last?.type === 'placeCards') return last.placements
    return stage() === 'place' && all().round === view().round ? all().placements : []
  }
  const set = (placements: readonly Placement[]): void => void setAll({ round: view().round, placements })
  const most = (): number => {
    const seat = mine()
    return seat === null ? 0 : cardsToPlace(view(), seat)
  }
  const keeps = (): boolean => view().warlockKept !== null && view().warlockKept?.seat === mine()

  /** A placement with all that it needs to be legal, so that refusals are about card and pile alone. */
  const moveOf = (placements: readonly Placement[]): MoveOf<'placeCards'> => ({
    type: 'placeCards',
    placements: placements.map((one, index): Placement =>
      keeps() && index === 0 && placements.every(({ withWarlockEvent }) => withWarlockEvent !== true)
        ? { ...one, withWarlockEvent: true }
        : one,
    ),
  })
  const freed = (seat: Seat): readonly string[] =>
    laid().flatMap(({ card }) =>
      isRevolt(card)
        ? (playerAt(view(), seat).revolts.find(({ id }) => id === card)?.under ?? []).flatMap((under) =>
            under === null ? [] : [under.secret],
          )
        : [],
    )
  /** As they lay before the move was staged, which takes cards out of the hand: nothing moves under the pointer. */
  let whole: readonly string[] = []
  const cards = (): readonly string[] => {
    const seat = table.me()
    if (seat === null || stage() === null) return []
    if (staged() === undefined || whole.length === 0)
      whole = stage() === 'event' ? eventsIn(view(), seat) : [...playable(view(), seat), ...freed(seat)]
    return whole
  }
  /** Null: it can lie there. */
  const whyNot = (card: string, goal: Goal) => {
    if (goal === 'eventSlot') return table.whyNot({ type: 'placeEvent', eventId: card })
    const next = [...laid(), { card, pile: goal }]
    // The first of two is judged by what there is to place, the second by the whole move.
    return next.length < most() ? null : table.whyNot(moveOf(next))
  }
  const held = (): string | null => {
    const now = taken()
    return now?.what === 'card' && cards().includes(now.card) ? now.card : null
  }
  const fits = (goal: Goal): boolean => (stage() === 'event') === (goal === 'eventSlot')
  const canSink = (): boolean => {
    const seat = staged() === undefined ? mine() : null
    return (
      seat !== null && hasEffect(view(), seat, 'postOffice') && laid().some(({ pile }) => pile === 'present')
    )
  }
  const isWhole = (): boolean => most() > 0 && laid().length === most()
  const stageAll = (): void => {
    const move = moveOf(laid())
    const refused = table.whyNot(move)
    if (refused !== null) return table.explain(refused)
    set([])
    stageMove(move)
  }
  return {
    stage,
    cards,
    laid,
    held,
    event: () => {
      const last = staged()
      return last?.type === 'placeEvent' ? last.eventId : null
    },
    hold(card) {
      const last = staged()
      if (last !== undefined) {
        const rest = laid().filter((one) => one.card !== card)
        table.unstage()
        if (last.type === 'placeCards' && !isRevolt(card)) set(rest)
        return
      }
      if (!laid().some((one) => one.card === card)) return take({ what: 'card', card })
      // What a revolt has freed goes back under it.
      set(isRevolt(card) ? [] : laid().filter((one) => one.card !== card))
      clear()
    },
    isOpen(goal) {
      const card = held()
      return card !== null && fits(goal) && whyNot(card, goal) === null
    },
    lay(goal, dragged) {
      const card = dragged ?? held()
      if (card === null || !fits(goal)) return
      const refused = whyNot(card, goal)
      if (refused !== null) return table.explain(refused)
      if (goal === 'eventSlot') return stageMove({ type: 'placeEvent', eventId: card })
      const first = keeps() && laid().length === 0
      set([...laid(), withMark({ card, pile: goal }, 'withWarlockEvent', first)])
      clear()
      if (isWhole() && !canSink() && !keeps()) stageAll()
    },
    canSink,
    sink: (card) =>
      set(laid().map((one) => withMark(one, 'bottom', one.card === card && one.bottom !== true))),
    kept: () => (staged() === undefined && keeps() ? (view().warlockKept?.event?.secret ?? null) : null),
    attach: (card) => set(laid().map((one) => withMark(one, 'withWarlockEvent', one.card === card))),
    isReady: () => staged() === undefined && isWhole(),
    stageAll,
  }
}
