/** A question in the tray: the card that asks it, what it says, and the answers. */
import { type JSX, Show } from 'solid-js'
import { createWide } from '../../kit/media.ts'
import { CardFace, SmallCard } from './art/cards/Card.tsx'
import { kindOf } from './cardKinds.ts'
import type { Texts } from './texts.es.ts'

export const Ask = (props: {
  texts: Texts
  title: string
  /** The card that asks. */
  card?: string
  /** Bears the warning colour: something is broken or lost. */
  isGrave?: boolean
  said?: JSX.Element
  children: JSX.Element
}) => {
  const isWide = createWide()
  return (
    <div
      class="st-ask"
      role="group"
      aria-label={props.title}
      classList={{ 'st-grave': props.isGrave === true }}
    >
      <Show when={props.card}>
        {(card) => (
          <span class="st-ask-card" data-card={`card:${card()}`}>
            <CardFace card={card()} texts={props.texts} form={isWide() ? 'hand' : 'sign'} />
          </span>
        )}
      </Show>
      <div class="st-ask-said">
        <p>
          <b>{props.title}</b>
        </p>
        {props.said}
      </div>
      <div class="st-ask-acts">{props.children}</div>
    </div>
  )
}

/** A card to be picked, with its name under it. */
export const CardButton = (props: {
  texts: Texts
  card: string
  label: string
  isTaken?: boolean
  children?: JSX.Element
  pick(): void
}) => (
  <button
    type="button"
    class="st-choose"
    data-card={`card:${props.card}`}
    aria-label={props.label}
    aria-pressed={props.isTaken}
    onClick={() => props.pick()}
  >
    <SmallCard card={props.card} texts={props.texts} />
    <span>{props.texts.cards[kindOf(props.card)].name}</span>
    {props.children}
  </button>
)
