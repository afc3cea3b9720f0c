/** The support card in hand: what it does, what it can be used on, or why not now; of who has none, what one would buy. */
import { For, Show } from 'solid-js'
import type { CardKind } from '../../../shared/games/fortium/components.ts'
import { playerAt, playing } from '../../../shared/games/fortium/position.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { CardFace } from './art/Card.tsx'
import { fortOf } from './cards.ts'
import { CardShop } from './CardShop.tsx'
import type { HandProps } from './handProps.ts'

export const CardSheet = (props: HandProps) => {
  const { choice } = props
  const table = choice.table
  const t = () => props.texts.hand
  const player = () => {
    const seat = table.me()
    return seat === null ? null : playerAt(table.view(), seat)
  }
  const kind = (): CardKind | null => player()?.card?.face?.secret.kind ?? null
  const why = (): string => {
    const state = table.view()
    if (player()?.card?.boughtTurn === state.turnNo) return t().fresh
    if (state.cardUsedThisTurn) return t().used
    if (kind() === 'doubleProduction') return state.phase === 'turnStart' ? t().noTarget : t().atCollect
    if (state.phase !== 'main') return t().afterRoll
    return t().noTarget
  }
  const next = () => choice.aiming()?.next ?? new Set<string>()
  const step = (): string => {
    const card = kind()
    return card === null ? '' : (props.texts.aim[card][choice.aiming()?.taken.length ?? 0] ?? '')
  }
  const discard = (): void => {
    const refused = table.whyNot({ type: 'discardCard' })
    if (refused === null) choice.stage({ type: 'discardCard' })
    else table.explain(refused)
  }
  const whole = () => choice.plays().find(() => kind() === 'negotiate')
  return (
    <Show when={kind()} fallback={<CardShop {...props} />}>
      {(card) => (
        <div class="ft-sheet ft-row" role="group" aria-label={props.texts.cards[card()].name}>
          <span class="ft-held" data-card={`card:${card()}`}>
            <CardFace kind={card()} />
          </span>
          <p class="ft-said">
            <b>{props.texts.cards[card()].name}.</b> {props.texts.cards[card()].text}{' '}
            <em>{choice.plays().length > 0 ? step() : why()}</em>
          </p>
          <Show when={whole()}>
            {(move) => (
              <button type="button" class="main" onClick={() => choice.play(move())}>
                {t().play}
              </button>
            )}
          </Show>
          <For each={playing(table.view()).filter((seat) => next().has(fortOf(seat)))}>
            {(seat) => (
              <button type="button" onClick={() => choice.point(fortOf(seat))}>
                <Emblem seat={seat} /> {table.nameOf(seat)}
              </button>
            )}
          </For>
          <Show when={next().has('lost')}>
            <button type="button" onClick={() => choice.point('lost')}>
              {t().useLost}
            </button>
          </Show>
          <Show when={table.view().phase === 'main'}>
            <button type="button" onClick={discard}>
              {t().discard}
            </button>
          </Show>
          <button type="button" class="quiet" onClick={() => choice.clear()}>
            {t().cancel}
          </button>
        </div>
      )}
    </Show>
  )
}
