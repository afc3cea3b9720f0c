/** Beside the map: two cards face up of each kind, and the signed pacts between those who signed them. */
import { createMemo, For, Show } from 'solid-js'
import { type MarketKind, markets, type PactId } from '../../../shared/games/storming/components.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { Pact } from '../../../shared/games/storming/state.ts'
import { createWide } from '../../kit/media.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { Alarms } from './Alarms.tsx'
import { CardBack, SmallCard, TitledCard } from './art/cards/Card.tsx'
import { kindOf } from './cardKinds.ts'
import { Brings } from './Brings.tsx'
import type { HandProps } from './handProps.ts'
import { breakOf, deedsWith } from './deeds.ts'
import { HowToWin } from './Points.tsx'

const isTaken = (props: HandProps, card: string): boolean => {
  const taken = props.choice.taken()
  return taken?.what === 'card' && taken.card === card
}

/**
 * A card face up: lit where it can be had now; a tap takes it, or takes it up where there is more to say. Small while a
 * third one is under offer: its name stands below it, and on a narrow page in the question alone.
 */
const Offered = (props: HandProps & { kind: MarketKind; card: string; isThird: boolean }) => {
  const isWide = createWide()
  const t = () => props.texts.seats.market
  const deeds = createMemo(() => deedsWith(props.choice, props.kind, props.card))
  const name = (): string => props.texts.cards[kindOf(props.card)].name
  const act = (): string => (deeds()?.what === 'replace' ? t().replace : t().acts[props.kind])
  const staged = (): Move | null => {
    const deed = deeds()
    return deed?.what === 'stage' ? deed.move : null
  }
  const offer = () => {
    const { offered } = props.choice.table.view()
    return offered?.pact === props.card ? offered : null
  }
  const tap = (): void => {
    const deed = deeds()
    if (deed === null) return
    if (deed.what === 'stage') props.choice.stage(deed.move)
    else props.choice.take({ what: 'card', card: props.card })
  }
  return (
    <li data-anchor={`card:${props.card}`}>
      <button
        type="button"
        class="st-offered"
        classList={{ 'st-open': deeds() !== null, 'st-taken': isTaken(props, props.card) }}
        data-live={deeds() === null ? undefined : true}
        aria-disabled={deeds() === null ? 'true' : undefined}
        aria-pressed={isTaken(props, props.card) ? 'true' : undefined}
        aria-label={deeds() === null ? name() : t().can(name(), act())}
        onClick={tap}
      >
        <Show
          when={isWide() || !props.isThird}
          fallback={<SmallCard card={props.card} texts={props.texts} />}
        >
          <TitledCard card={props.card} texts={props.texts} isBelow={props.isThird || !isWide()} />
        </Show>
        <Brings {...props} move={staged()} />
        <Show when={offer()}>
          {(open) => (
            <span class="st-between">
              <Emblem seat={open().from} />
              <Emblem seat={open().to} />
            </span>
          )}
        </Show>
      </button>
    </li>
  )
}

/** Signed: it lies between the two who signed it, and whoever may break it now takes it up. */
const Signed = (props: HandProps & { pact: Pact }) => {
  const t = () => props.texts.seats
  const canBreak = createMemo(() => breakOf(props.choice, props.pact.id) !== null)
  const nameOf = props.choice.table.nameOf
  const label = (): string => {
    const name = props.texts.cards[kindOf(props.pact.id)].name
    const [one, other] = props.pact.signers
    return canBreak()
      ? t().pacts.break(name, nameOf(one), nameOf(other))
      : `${name}: ${t().market.between(nameOf(one), nameOf(other))}`
  }
  return (
    <li data-anchor={`card:${props.pact.id}`}>
      <button
        type="button"
        class="st-signed"
        classList={{ 'st-open': canBreak(), 'st-taken': isTaken(props, props.pact.id) }}
        data-live={canBreak() || undefined}
        aria-disabled={canBreak() ? undefined : 'true'}
        aria-pressed={isTaken(props, props.pact.id) ? 'true' : undefined}
        aria-label={label()}
        onClick={() => canBreak() && props.choice.take({ what: 'card', card: props.pact.id })}
      >
        <Emblem seat={props.pact.signers[0]} />
        <SmallCard card={props.pact.id} texts={props.texts} />
        <Emblem seat={props.pact.signers[1]} />
      </button>
    </li>
  )
}

export const Market = (props: HandProps) => {
  const isWide = createWide()
  const t = () => props.texts.seats.market
  const view = () => props.choice.table.view()
  /** Under offer it has left the display, and lies there until it is answered. */
  const shown = (kind: MarketKind): readonly string[] => {
    const { offered } = view()
    const cards = view().display[kind]
    return kind === 'pact' && offered !== null ? [...cards, offered.pact satisfies PactId] : cards
  }
  return (
    <div class="st-market">
      <For each={markets}>
        {(kind) => (
          <section class="st-kind" data-choice="" aria-label={t().kinds[kind]}>
            <h2>
              <span>{t().kinds[kind]}</span>
              <span
                class="st-left"
                data-anchor={`deck:${kind}`}
                role="img"
                aria-label={t().deck(view().decks[kind].length)}
              >
                <CardBack sort={kind} />
                <b aria-hidden="true">{view().decks[kind].length}</b>
              </span>
            </h2>
            <ul classList={{ 'st-three': shown(kind).length > 2 }}>
              <For each={shown(kind)}>
                {(card) => <Offered {...props} kind={kind} card={card} isThird={shown(kind).length > 2} />}
              </For>
            </ul>
          </section>
        )}
      </For>
      <Show when={view().pacts.length > 0}>
        <section class="st-pacts" aria-label={t().signed}>
          <h2>{t().signed}</h2>
          <ul>
            <For each={view().pacts}>{(pact) => <Signed {...props} pact={pact} />}</For>
          </ul>
        </section>
      </Show>
      <HowToWin table={props.choice.table} texts={props.texts} />
      <Show when={isWide()}>
        <Alarms {...props} />
      </Show>
    </div>
  )
}
