/** Trade between players: a proposal is made on one small sheet, arrives as a question, and is open for all to see. */
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { type Bundle, type Stored, stored } from '../../../shared/games/fortium/components.ts'
import { armOf, playerAt, playing } from '../../../shared/games/fortium/position.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { Brick, Mark } from './art/pieces.tsx'
import { Cost } from './Prices.tsx'
import type { HandProps } from './handProps.ts'
import { bundleName } from './words.ts'

type Amounts = Readonly<Record<Stored, number>>
const nothing: Amounts = { granite: 0, limestone: 0, turquoise: 0, gold: 0 }
const asBundle = (amounts: Amounts): Bundle =>
  Object.fromEntries(stored.filter((kind) => amounts[kind] > 0).map((kind) => [kind, amounts[kind]]))

/** How much of each kind, of how much there is: the sheet lies over the stocks that it is about. */
const Amount = (
  props: HandProps & { side: string; amounts: Amounts; most: Amounts; set(amounts: Amounts): void },
) => {
  const step = (kind: Stored, by: number): void => {
    const wanted = props.amounts[kind] + by
    if (wanted >= 0 && wanted <= props.most[kind]) props.set({ ...props.amounts, [kind]: wanted })
  }
  return (
    <div class="ft-amounts" role="group" aria-label={props.side}>
      <b>{props.side}</b>
      <For each={stored}>
        {(kind) => (
          <span class="ft-stepper" data-card={`mine:${kind}`}>
            <button
              type="button"
              aria-label={props.texts.deal.less(props.side, props.texts.kinds[kind])}
              disabled={props.amounts[kind] === 0}
              onClick={() => step(kind, -1)}
            >
              −
            </button>
            <span aria-live="polite">
              {props.amounts[kind]}
              <Mark size={22} label={props.texts.kinds[kind]}>
                <Brick kind={kind} x={0} y={0} size={34} />
              </Mark>
              <small>{props.texts.deal.of(props.most[kind])}</small>
            </span>
            <button
              type="button"
              aria-label={props.texts.deal.more(props.side, props.texts.kinds[kind])}
              disabled={props.amounts[kind] >= props.most[kind]}
              onClick={() => step(kind, 1)}
            >
              +
            </button>
          </span>
        )}
      </For>
    </div>
  )
}

export const Deal = (props: HandProps) => {
  const { choice } = props
  const table = choice.table
  const t = () => props.texts.deal
  const state = () => table.view()
  const open = () => state().negotiation?.open ?? null
  const others = () => playing(state()).filter((seat) => seat !== state().active)
  const [to, setTo] = createSignal<Seat | null>(null)
  const [give, setGive] = createSignal<Amounts>(nothing)
  const [get, setGet] = createSignal<Amounts>(nothing)
  const [countering, counter] = createSignal(false)
  createEffect(
    on(
      () => [open()?.mustAnswer, state().negotiation?.proposalsLeft].join(),
      () => counter(false),
    ),
  )
  /** The one with whom the holder of the card deals. */
  const partner = (): Seat | null => open()?.to ?? to() ?? others()[0] ?? null
  const isHolder = (): boolean => table.me() === state().active
  const stockOf = (seat: Seat | null): Amounts => (seat === null ? nothing : playerAt(state(), seat).stock)
  const send = (move: Move): void => {
    const refused = table.whyNot(move)
    if (refused === null) choice.play(move)
    else table.explain(refused)
  }
  const propose = (): void => {
    const seat = partner()
    // What the partner gives is what they have on their side of this sheet.
    const [give_, get_] = isHolder() ? [give(), get()] : [get(), give()]
    const bundles = { give: asBundle(give_), get: asBundle(get_) }
    if (seat === null) return
    if (open() !== null) send({ type: 'counterTrade', ...bundles })
    else send({ type: 'proposeTrade', to: armOf(state(), seat), ...bundles })
  }
  const beginCounter = (): void => {
    const asked = open()
    if (asked === null) return
    setGive({ ...nothing, ...asked.get })
    setGet({ ...nothing, ...asked.give })
    counter(true)
  }
  const isAnswerer = (): boolean => choice.mine() !== null && open()?.mustAnswer === table.me()
  const Sheet = () => (
    <div
      class="ft-sheet ft-deal"
      role="group"
      aria-label={t().title(state().negotiation?.proposalsLeft ?? 0)}
    >
      <p>
        <b>{t().title(state().negotiation?.proposalsLeft ?? 0)}</b>
      </p>
      <Show when={open() === null}>
        <span class="ft-row" role="group" aria-label={t().with}>
          <For each={others()}>
            {(seat) => (
              <button
                type="button"
                aria-pressed={partner() === seat}
                classList={{ chosen: partner() === seat }}
                onClick={() => (setTo(seat), setGet(nothing))}
              >
                <Emblem seat={seat} /> {table.nameOf(seat)}
              </button>
            )}
          </For>
        </span>
      </Show>
      <Amount {...props} side={t().give} amounts={give()} most={stockOf(table.me())} set={setGive} />
      <Amount
        {...props}
        side={t().get}
        amounts={get()}
        most={stockOf(isHolder() ? partner() : state().active)}
        set={setGet}
      />
      <span class="ft-row">
        <button type="button" class="main" onClick={propose}>
          {open() === null ? t().propose : props.texts.acts.counterTrade}
        </button>
        <Show
          when={open() === null}
          fallback={
            <button type="button" class="quiet" onClick={() => counter(false)}>
              {props.texts.hand.cancel}
            </button>
          }
        >
          <button type="button" class="quiet" onClick={() => send({ type: 'closeNegotiation' })}>
            {props.texts.acts.closeNegotiation}
          </button>
        </Show>
      </span>
    </div>
  )
  return (
    <Show
      when={open()}
      fallback={
        <Show when={choice.mine() !== null}>
          <Sheet />
        </Show>
      }
    >
      {(asked) => (
        <Show
          when={isAnswerer()}
          fallback={
            <p class="ft-sheet" role="status">
              {t().between(
                table.nameOf(state().active),
                table.nameOf(asked().to),
                bundleName(props.texts, asked().give),
                bundleName(props.texts, asked().get),
              )}
            </p>
          }
        >
          <Show when={!countering()} fallback={<Sheet />}>
            <div
              class="ft-sheet ft-row"
              role="group"
              aria-label={props.texts.status.answer(table.nameOf(isHolder() ? asked().to : state().active))}
            >
              <p class="ft-said">
                {t().offered(
                  table.nameOf(isHolder() ? asked().to : state().active),
                  bundleName(props.texts, isHolder() ? asked().get : asked().give),
                  bundleName(props.texts, isHolder() ? asked().give : asked().get),
                )}
              </p>
              <b class="ft-swap">
                <Cost bundle={isHolder() ? asked().get : asked().give} />
                <svg viewBox="0 0 30 12" width="30" height="12" aria-hidden="true">
                  <path
                    d="M2 6h26M7 1L2 6l5 5M23 1l5 5-5 5"
                    fill="none"
                    stroke="currentColor"
                    stroke-width="2"
                  />
                </svg>
                <Cost bundle={isHolder() ? asked().give : asked().get} />
              </b>
              <button type="button" class="main" onClick={() => send({ type: 'acceptTrade' })}>
                {t().accept}
              </button>
              <button type="button" onClick={() => send({ type: 'rejectTrade' })}>
                {t().reject}
              </button>
              <Show when={!asked().countered}>
                <button type="button" class="quiet" onClick={beginCounter}>
                  {t().otherOffer}
                </button>
              </Show>
            </div>
          </Show>
        </Show>
      )}
    </Show>
  )
}
