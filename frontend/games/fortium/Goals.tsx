/**
 * How far everybody's next floor is: on a phone, where the page has room for it, with where one would dig more for one's
 * own; beside a rail in each seat's chip. Beside its price one's own stands wherever there is a price.
 */
import { createMemo, For, Show } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { playing } from '../../../shared/games/fortium/position.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { Brick, Mark } from './art/pieces.tsx'
import type { CardTexts } from './cards/texts.es.ts'
import type { FortiumTable } from './choice.ts'
import { type Distance, goalOf, moreOf } from './goal.ts'
import type { HandProps } from './handProps.ts'
import { endWords } from './Soon.tsx'
import { placesNow } from './standing.ts'
import type { Texts } from './texts.es.ts'
import { siteName, theirs } from './words.ts'

const whenOf = (c: CardTexts, { missing, turns }: Distance): string => {
  if (missing === 0) return c.goal.there
  return turns === null ? '' : turns === 0 ? c.goal.exchange : c.goal.turns(turns)
}

const nameOf = ({ hand, kinds }: Texts, { kind }: Distance): string =>
  kind === 'diamond' ? hand.diamonds : hand.floor(kinds[kind])

/** Both as one line. */
export const goalSaid = (c: CardTexts, goal: Distance): string =>
  [...(goal.missing > 0 ? [c.goal.missing(goal.missing)] : []), whenOf(c, goal)]
    .filter((part) => part !== '')
    .join(' · ')

/** Where more of what the next floor takes is to be had. */
export const moreSaid = (t: Texts, c: CardTexts, table: FortiumTable, seat: Seat): string => {
  const view = table.view()
  const { kind, missing } = goalOf(view, seat)
  const found = missing > 0 ? moreOf(view, seat, kind) : null
  if (found === null) return ''
  const where = t.places.the(siteName(t, view, found.site, theirs(seat, table.nameOf)))
  return c.goal[found.lacks](where, found.room)
}

/** What is missing, where there is more to say in a part of its own, and when it is there. */
export const Missing = (props: { c: CardTexts; goal: Distance }) => (
  <>
    <Show when={props.goal.missing > 0}>
      <span classList={{ 'ft-lacking': props.goal.turns !== null }}>
        {props.c.goal.missing(props.goal.missing)}
        {props.goal.turns === null ? '' : ' ·'}
      </span>
    </Show>
    <span>{whenOf(props.c, props.goal)}</span>
  </>
)

/** In the price of a floor: what of it is missing, and when it is there if nothing changes. */
export const Until = (props: HandProps & { seat: Seat }) => {
  const words = endWords()
  return (
    <Show when={words()}>
      {(c) => (
        <small class="ft-until">
          <Missing c={c()} goal={goalOf(props.choice.table.view(), props.seat)} />
        </small>
      )}
    </Show>
  )
}

/**
 * In a seat's chip, where there is room beside its fort: what its next floor takes, and how far that is; in the countdown
 * also where it stands, which the card of the round explains.
 */
export const Ahead = (props: { table: FortiumTable; seat: Seat; texts: Texts }) => {
  const words = endWords()
  const goal = (): Distance => goalOf(props.table.view(), props.seat)
  const place = createMemo(
    () => placesNow(props.table.view()).find(({ seat }) => seat === props.seat)?.place ?? 0,
  )
  return (
    <Show when={words()}>
      {(c) => (
        <small class="ft-ahead">
          <Show when={place() > 0}>
            <b data-card="round">{c().end.place(place())}</b>
          </Show>
          <Mark size={17} label={nameOf(props.texts, goal())}>
            <Brick kind={goal().kind} x={0} y={0} size={34} />
          </Mark>
          <Missing c={c()} goal={goal()} />
        </small>
      )}
    </Show>
  )
}

export const Goals = (props: HandProps) => {
  const words = endWords()
  const table = props.choice.table
  /** One's own above the others; nobody before the first turn, nor for who only looks on or has left. */
  const seats = createMemo(
    (): readonly Seat[] => {
      const all = table.view().phase === 'setup' ? [] : playing(table.view())
      const own = all.filter((seat) => seat === table.me())
      return own.length === 0 ? [] : [...own, ...all.filter((seat) => seat !== table.me())]
    },
    [],
    { equals: same },
  )
  return (
    <Show when={words()}>
      {(c) => (
        <Show when={seats().length > 0}>
          <ul class="ft-goals">
            <For each={seats()}>
              {(seat) => {
                const goal = (): Distance => goalOf(table.view(), seat)
                const brick = () => <Brick kind={goal().kind} x={0} y={0} size={34} />
                return (
                  <li classList={{ own: seat === table.me() }} data-card={`fort:${seat}`}>
                    <Show
                      when={seat !== table.me()}
                      fallback={
                        <>
                          <Mark size={18}>{brick()}</Mark>
                          <b>{nameOf(props.texts, goal())}</b>
                        </>
                      }
                    >
                      <Emblem seat={seat} />
                      <span class="ft-whose">{table.nameOf(seat)}</span>
                      <Mark size={18} label={nameOf(props.texts, goal())}>
                        {brick()}
                      </Mark>
                    </Show>
                    <Missing c={c()} goal={goal()} />
                    <Show when={seat === table.me()}>
                      <small>{moreSaid(props.texts, c(), table, seat)}</small>
                    </Show>
                  </li>
                )
              }}
            </For>
          </ul>
        </Show>
      )}
    </Show>
  )
}
