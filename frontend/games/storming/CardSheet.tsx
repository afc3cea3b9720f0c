/** A card as large as it is read best, with its whole text; those that lie beside it are one press away. */
import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { Sheet } from '../../kit/Sheet.tsx'
import { CardFace } from './art/cards/Card.tsx'
import { sortOf } from './art/cards/sorts.ts'
import { kindOf } from './cardKinds.ts'
import { cardName, type NameOf } from './names.ts'
import type { Texts } from './texts.es.ts'

const CardSheet = (props: {
  texts: Texts
  nameOf: NameOf
  card: string
  cards: readonly string[]
  close(): void
}) => {
  const [card, setCard] = createSignal(props.card)
  const words = () => props.texts.cards[kindOf(card())]
  const go = (by: number): void => {
    const { cards } = props
    const at = cards.indexOf(card())
    setCard(cards[(at + by + cards.length) % cards.length] ?? card())
  }
  onMount(() => {
    const keys = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowRight') go(1)
      if (key === 'ArrowLeft') go(-1)
    }
    addEventListener('keydown', keys)
    onCleanup(() => removeEventListener('keydown', keys))
  })
  return (
    <Sheet
      label={cardName(props.texts, card(), props.nameOf)}
      class="st-card-sheet"
      onClose={() => props.close()}
    >
      <div class="st-enlarged">
        <CardFace card={card()} texts={props.texts} form="full" />
        <div>
          <p class="st-sort">{props.texts.planning.sorts[sortOf(card())]}</p>
          <p>{words().text}</p>
          <Show when={props.cards.length > 1}>
            <p class="st-beside">
              <button type="button" onClick={() => go(-1)}>
                ‹ {props.texts.planning.before}
              </button>
              <button type="button" onClick={() => go(1)}>
                {props.texts.planning.after} ›
              </button>
            </p>
          </Show>
        </div>
      </div>
    </Sheet>
  )
}

/** Opens it over the page, and takes it away when it is closed. */
export const showCard = (
  texts: () => Texts,
  nameOf: NameOf,
  card: string,
  cards: readonly string[],
): void => {
  const place = document.createElement('div')
  document.body.append(place)
  const dispose = render(
    () => (
      <CardSheet
        texts={texts()}
        nameOf={nameOf}
        card={card}
        cards={cards}
        close={() => {
          dispose()
          place.remove()
        }}
      />
    ),
    place,
  )
}
