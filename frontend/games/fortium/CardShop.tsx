/**
 * What buying a support card means, before it is paid for: that it is drawn unseen, which kinds there are and how often
 * each comes, what it costs, and from when on it serves. A kind that is pressed says what it does.
 */
import { createSignal, For, Show } from 'solid-js'
import { type CardKind, cardKinds, price } from '../../../shared/games/fortium/components.ts'
import { createWords } from '../../kit/language.ts'
import { CardFace } from './art/Card.tsx'
import { CardBack } from './art/CardBack.tsx'
import type { CardTexts } from './cards/texts.es.ts'
import type { HandProps } from './handProps.ts'
import { chanceOf } from './odds.ts'
import { percent } from './percent.ts'
import { bundleName } from './words.ts'

export const CardShop = (props: HandProps) => {
  const { choice } = props
  const words = createWords<CardTexts>({
    es: async () => (await import('./cards/texts.es.ts')).cardTexts,
    en: async () => (await import('./cards/texts.en.ts')).cardTexts,
  })
  const [read, setRead] = createSignal<CardKind | null>(null)
  const refused = () => choice.table.whyNot({ type: 'buyCard' })
  const buy = (): void => {
    const why = refused()
    if (why === null) choice.play({ type: 'buyCard' })
    else choice.table.explain(why)
  }
  return (
    <Show when={words()}>
      {(c) => (
        <div class="ft-sheet ft-row ft-shop" role="group" aria-label={props.texts.hand.card}>
          <span class="ft-held" data-card="bank:card">
            <Show when={read()} fallback={<CardBack />}>
              {(kind) => <CardFace kind={kind()} />}
            </Show>
          </span>
          <p class="ft-said" aria-live="polite">
            <Show
              when={read()}
              fallback={
                <>
                  <b>{c().shop.blind}</b> {c().shop.later}
                </>
              }
            >
              {(kind) => (
                <>
                  <b>{props.texts.cards[kind()].name}.</b> {props.texts.cards[kind()].text}
                </>
              )}
            </Show>
          </p>
          <ul class="ft-kinds" aria-label={c().shop.kinds}>
            <For each={cardKinds}>
              {(kind) => (
                <li>
                  <button
                    type="button"
                    class="quiet"
                    aria-pressed={read() === kind}
                    aria-label={`${props.texts.cards[kind].name}, ${percent(chanceOf(kind) / 100)}`}
                    onClick={() => setRead(read() === kind ? null : kind)}
                  >
                    <CardFace kind={kind} />
                    {percent(chanceOf(kind) / 100)}
                  </button>
                </li>
              )}
            </For>
          </ul>
          <button type="button" class="ft-buy" classList={{ main: refused() === null }} onClick={buy}>
            {c().shop.buy(bundleName(props.texts, price))}
          </button>
          <button type="button" class="quiet" onClick={() => choice.clear()}>
            {props.texts.hand.cancel}
          </button>
        </div>
      )}
    </Show>
  )
}
