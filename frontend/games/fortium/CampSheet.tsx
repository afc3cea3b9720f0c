/**
 * Where a camp can be pitched now: beside the place, where there is one; and which own ones can be taken away, once that
 * is asked for or nothing else can be done.
 */
import { For, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { price } from '../../../shared/games/fortium/components.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { boardOf, covers, hasCamp, paysNow, playerAt } from '../../../shared/games/fortium/position.ts'
import { Beside } from '../../kit/Beside.tsx'
import { Cost } from './Prices.tsx'
import type { HandProps } from './handProps.ts'
import { Outlook } from './Outlook.tsx'
import { createUpright } from './upright.ts'
import { nodeName, siteName, theirs } from './words.ts'

export const CampSheet = (props: HandProps) => {
  const { choice } = props
  const table = choice.table
  const state = () => table.view()
  /** That a place is one's own goes without saying. */
  const nameOf = (seat: Seat): string => theirs(table.me() ?? seat, table.nameOf)(seat)
  /** Held upright, a phone has room below the board: beside its place the sheet would lie over the half of it. */
  const isUpright = createUpright()
  const own = () => {
    const seat = table.me()
    return seat === null ? [] : boardOf(state()).sites.filter(({ id }) => hasCamp(state(), seat, id))
  }
  const pays = (): boolean => {
    const seat = table.me()
    return seat !== null && covers(playerAt(state(), seat).stock, price)
  }
  const isRemoving = (): boolean => choice.drawer()?.what === 'removeCamp'
  /** The one place that it is about. */
  const place = (): string | null => {
    const [first, second] = choice.pitching().keys()
    return first === undefined || second !== undefined ? null : first
  }
  /** Of several only where: the status says what for, and its price what a camp costs. */
  const isOne = (): boolean => place() !== null
  /** The diamond mine is among them, and brings nothing yet. */
  const isIdle = (): boolean => {
    const seat = table.me()
    return (
      seat !== null &&
      boardOf(state()).sites.some((site) => choice.pitching().has(site.cell) && !paysNow(state(), seat, site))
    )
  }
  const Acts = (): JSX.Element => (
    <>
      <Show when={!isOne() && !pays() && choice.pitching().size > 0}>{props.texts.hand.free}</Show>
      <For each={[...choice.pitching()]}>
        {([cell, move]) => {
          const where = (): string => nodeName(props.texts, state(), cell, nameOf)
          return (
            <button type="button" class="main" data-card={cell} onClick={() => choice.stage(move)}>
              <Show when={isOne()} fallback={where()}>
                {props.texts.moves.camp(props.texts.places.the(where()))}{' '}
                <Show when={pays()} fallback={props.texts.hand.free}>
                  <Cost bundle={price} />
                </Show>
              </Show>{' '}
              <Outlook {...props} move={move} />
            </button>
          )
        }}
      </For>
      <Show when={isIdle()}>
        <small class="ft-later">{props.texts.hand.goldFirst}</small>
      </Show>
      <Show
        when={isRemoving()}
        fallback={
          <Show when={own().length > 0}>
            <button type="button" class="quiet" onClick={() => choice.openDrawer({ what: 'removeCamp' })}>
              {props.texts.hand.removeOne}
            </button>
          </Show>
        }
      >
        <For each={own()}>
          {({ id, cell }) => {
            const move: Move = { type: 'removeCamp', site: id }
            return (
              <button type="button" data-card={cell} onClick={() => choice.stage(move)}>
                {siteName(props.texts, state(), id, nameOf)} <Outlook {...props} move={move} />
              </button>
            )
          }}
        </For>
      </Show>
      <button type="button" class="quiet" onClick={() => choice.clear()}>
        {props.texts.hand.cancel}
      </button>
    </>
  )
  return (
    <Show
      when={!isUpright() && place()}
      keyed
      fallback={
        <div
          class="ft-sheet ft-row"
          classList={{ 'ft-one': isOne() }}
          role="group"
          aria-label={props.texts.hand.camp}
        >
          <Acts />
        </div>
      }
    >
      {(cell) => (
        <Beside
          anchor={cell}
          class="ft-sheet ft-row ft-one"
          isClear
          label={props.texts.hand.camp}
          leave={() => choice.clear()}
        >
          <Acts />
        </Beside>
      )}
    </Show>
  )
}
