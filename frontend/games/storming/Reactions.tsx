/** What may be done out of turn: what a reaction is for, saying no before one is asked, and no more of them this round. */
import { createMemo, Show } from 'solid-js'
import type { Civilian, Improvement, PactId } from '../../../shared/games/storming/components.ts'
import { hasCivilian, hasEffect, isSigner, playerAt } from '../../../shared/games/storming/queries.ts'
import type { OfferKind } from '../../../shared/games/storming/state.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { SmallCard } from './art/cards/Card.tsx'
import { kindOf } from './cardKinds.ts'
import type { HandProps } from './handProps.ts'
import { answerAlone } from './soleAnswer.ts'

type Reaction = Extract<OfferKind, 'militaryAlliance' | 'customsHouse' | 'philosopher'>
const reactions: readonly Reaction[] = ['militaryAlliance', 'customsHouse', 'philosopher']
const isReaction = (what: OfferKind): what is Reaction => reactions.some((one) => one === what)

/** What lets this seat react [ST-4.28, ST-4.34]. */
const reactionsOf = ({ choice }: HandProps): readonly Reaction[] => {
  const [view, me] = [choice.table.view(), choice.table.me()]
  if (me === null || view.winner !== null) return []
  return reactions.filter((what) => {
    if (what === 'militaryAlliance') return isSigner(view, what satisfies PactId, me)
    if (what === 'customsHouse') return hasEffect(view, me, what satisfies Improvement)
    return hasCivilian(view, me, what satisfies Civilian)
  })
}

/** The card by which somebody is asked, and what it allows. */
export const AskedBy = (props: HandProps) => {
  const what = (): OfferKind | null => {
    const step = props.choice.step()
    return step?.type === 'offer' && props.choice.mine() !== null ? step.what : null
  }
  const reaction = (): Reaction | null => {
    const kind = what()
    return kind !== null && isReaction(kind) ? kind : null
  }
  return (
    <Show when={reaction()}>
      {(card) => (
        <p class="st-note st-reacting" data-card={`card:${card()}`}>
          <SmallCard card={card()} texts={props.texts} />
          <span>
            <b>{props.texts.cards[kindOf(card())].name}</b> {props.texts.cards[kindOf(card())].line}
          </span>
        </p>
      )}
    </Show>
  )
}

/** Said beforehand, so that nobody waits for an answer that is known [ST-R49]. */
export const Beforehand = (props: HandProps) => {
  answerAlone(props.choice)
  const t = () => props.texts.seats.answers
  const table = props.choice.table
  const canPass = createMemo(
    () =>
      props.choice.mine() === null &&
      table.me() !== null &&
      !table.pending() &&
      table.staged().length === 0 &&
      props.choice.step()?.type === 'offer' &&
      table.whyNot({ type: 'pass' }) === null,
  )
  /** What one would react by: who gives that up reads it by name. */
  const names = (): string =>
    props.texts.listed(reactionsOf(props).map((one) => props.texts.cards[kindOf(one)].name))
  const isWaived = (): boolean => {
    const me = table.me()
    return me !== null && playerAt(table.view(), me).waived
  }
  /** Somebody else is asked, or oneself for a reaction: another question is not crowded by it. */
  const isAside = (): boolean => {
    const step = props.choice.step()
    return props.choice.mine() === null || (step?.type === 'offer' && isReaction(step.what))
  }
  const canWaive = createMemo(
    () =>
      isAside() &&
      !isWaived() &&
      !table.pending() &&
      table.staged().length === 0 &&
      reactionsOf(props).length > 0 &&
      table.whyNot({ type: 'noMoreReactions' }) === null,
  )
  return (
    <>
      <Show when={canPass()}>
        <button type="button" class="st-ahead" onClick={() => props.choice.play({ type: 'pass' })}>
          {t().passAhead}
        </button>
      </Show>
      <Show when={canWaive()}>
        <button type="button" class="st-ahead" onClick={() => props.choice.play({ type: 'noMoreReactions' })}>
          {props.texts.acts.noMoreReactions} <small>{names()}</small>
        </button>
      </Show>
      <Show when={isWaived() && reactionsOf(props).length > 0}>
        <small class="st-waived">
          {t().waived}: {names()}
        </small>
      </Show>
    </>
  )
}

/** Everybody sees that an offer is open, and whose answer is awaited [ST-7.9]. */
export const OpenOffer = (props: HandProps) => {
  const nameOf = props.choice.table.nameOf
  const offer = () => (props.choice.mine() === null ? props.choice.table.view().offered : null)
  return (
    <Show when={offer()}>
      {(open) => (
        <p class="st-note" role="status" data-card={`card:${open().pact}`}>
          <Emblem seat={open().from} />
          <SmallCard card={open().pact} texts={props.texts} />
          <Emblem seat={open().to} />
          <span>
            {props.texts.log.offered(
              nameOf(open().from),
              nameOf(open().to),
              props.texts.cards[kindOf(open().pact)].name,
            )}
          </span>
        </p>
      )}
    </Show>
  )
}
