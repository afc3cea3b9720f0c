/** The tray: one's cards, what can be done with those selected, and the piles. */
import { createSignal, For, Match, onMount, Show, Suspense, Switch } from 'solid-js'
import { type Seat, seatOf } from '../../../shared/engine/ids.ts'
import { Coin } from '../../kit/pieces/pieces.tsx'
import { signed } from '../../kit/sums.ts'
import { CardBack, CardFace } from './art/CardFace.tsx'
import type { Choice } from './choice.ts'
import { fetched } from './fetched.ts'
import { Coins, Pawns } from './Holdings.tsx'
import { resourcesWith } from './proposals.ts'
import { feesOf } from '../../../shared/games/fortaleza/steps/cards.ts'
import { Stacks } from './Stacks.tsx'
import { Worth } from './Worth.tsx'
import type { Texts } from './texts.es.ts'
import { cardName } from './words.ts'

// Fetched when somebody first develops, presses a place where several things could be meant, or says who starts.
const ChooseStart = fetched((part) => part.ChooseStart)
const Brings = fetched((part) => part.Brings)
const Develop = fetched((part) => part.Develop)
const WhichAction = fetched((part) => part.WhichAction)

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

/** What needs no place on the board. */
const Acts = (props: Said) => {
  const { table } = props.choice
  const resources = () => resourcesWith(props.choice.selected())
  const take = (): void => {
    const refused = table.whyNot(resources())
    if (refused === null) props.choice.stage(resources())
    else table.explain(refused)
  }
  /** Wild cards cost their fee in any role [FZ-5.6]. */
  const fee = (): number => feesOf(resources().cards).wild
  const coins = (): number => table.view().players[table.me() ?? 0]?.coins ?? 0
  /** Whichever tiles were chosen, the fee is all that they cost: who lacks it hears so before choosing. */
  const develop = (): void => {
    if (fee() <= coins()) return props.choice.develop(true)
    table.explain({
      rule: 'FZ-5.7',
      reason: 'notEnoughCoins',
      values: { need: fee(), wild: fee(), coins: coins() },
    })
  }
  return (
    <div class="fz-acts">
      <button
        type="button"
        data-choice=""
        data-card={`act:resources:${props.choice.selected().join()}`}
        onClick={take}
      >
        {props.texts.hand.resources} <Worth {...props} action={resources()} />
      </button>
      <button
        type="button"
        classList={{ dim: fee() > coins() }}
        data-choice=""
        data-card="act:develop"
        onClick={develop}
      >
        {props.texts.hand.develop}{' '}
        <b class="fz-tiles">{props.texts.hand.tiles(props.choice.selected().length)}</b>
        <Show when={fee() > 0}>
          <svg viewBox="-20 -20 40 40" width="30" height="30" aria-hidden="true">
            <Coin x={0} y={0} size={40} figure={signed(-fee())} />
          </svg>
        </Show>
        <Suspense>
          <Brings {...props} />
        </Suspense>
      </button>
    </div>
  )
}

const Cards = (props: Said) => {
  const [current, setCurrent] = createSignal(0)
  let row: HTMLDivElement | undefined
  const go = (event: KeyboardEvent, index: number): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const last = props.choice.hand().length - 1
    const next = Math.min(last, Math.max(0, index + step))
    if (next === index) return
    event.preventDefault()
    setCurrent(next)
    const cards = row?.querySelectorAll<HTMLButtonElement>('button')
    cards?.[next]?.focus()
  }
  // Of a hand that is there already a card that comes is shown to be new.
  let isThere = false
  onMount(() => (isThere = true))
  const tabStop = (): number => Math.min(current(), props.choice.hand().length - 1)
  return (
    <div
      class="fz-cards"
      role="group"
      aria-label={props.texts.hand.title}
      data-anchor="hand"
      ref={(element) => (row = element)}
    >
      <For each={props.choice.hand()}>
        {(id, index) => (
          <button
            type="button"
            class={isThere ? 'fz-in-hand fresh' : 'fz-in-hand'}
            classList={{ up: props.choice.selected().includes(id) }}
            style={{ '--tilt': String(index() - (props.choice.hand().length - 1) / 2) }}
            aria-pressed={props.choice.selected().includes(id)}
            aria-label={cardName(props.texts, id)}
            tabindex={index() === tabStop() ? 0 : -1}
            data-anchor={`card:${id}`}
            data-held={cardName(props.texts, id).replace('/', '\n')}
            onFocus={() => setCurrent(index())}
            onKeyDown={(event) => go(event, index())}
            onClick={() => props.choice.toggle(id)}
          >
            <CardFace id={id} name={cardName(props.texts, id)} />
          </button>
        )}
      </For>
    </div>
  )
}

export const Hand = (props: Said) => {
  const table = props.choice.table
  // While the phase before is still counted on the board, it is not asked yet.
  const isChooser = (): boolean =>
    table.view().stage === 'chooseStartPlayer' &&
    table.decisions().some(({ seat, kind }) => seat === table.me() && kind === 'chooseStartPlayer') &&
    table.staged().length === 0
  const discard = () => table.view().discard
  const me = (): Seat => table.me() ?? seatOf(0)
  /** What one builds next: on a phone, where one's panel is behind its chip, as long as nothing is to be chosen here. */
  const Own = () => (
    <Show when={table.me() !== null}>
      <Stacks table={table} seat={me()} texts={props.texts} piles={props.choice.piles()} />
    </Show>
  )
  return (
    <div class="fz-tray">
      <div class="fz-act">
        <Suspense>
          <Switch fallback={<Own />}>
            <Match when={isChooser()}>
              <ChooseStart {...props} />
            </Match>
            <Match when={props.choice.asked()}>
              <WhichAction {...props} />
              <Own />
            </Match>
            <Match when={props.choice.developing()}>
              <Develop {...props} />
            </Match>
            <Match when={props.choice.selected().length > 0 && props.choice.isMyTurn()}>
              <Acts {...props} />
              <Own />
            </Match>
          </Switch>
        </Suspense>
      </div>
      <span class="fz-room" data-weighed="" />
      <span
        class="fz-pile fz-deck"
        data-anchor="deck"
        role="img"
        aria-label={props.texts.hand.deck(table.view().deck.length)}
      >
        <CardBack count={table.view().deck.length} />
      </span>
      <Show when={table.me() !== null}>
        <span class="fz-own fz-deck" data-card={`seat:${me()}:coins`} data-weighed="">
          <Coins table={table} seat={me()} texts={props.texts} />
        </span>
        <Cards {...props} />
        <span class="fz-own fz-discard" data-card={`seat:${me()}:pawns`}>
          <Pawns table={table} seat={me()} texts={props.texts} />
        </span>
      </Show>
      <span
        class="fz-pile fz-discard"
        data-anchor="discard"
        role="img"
        aria-label={props.texts.hand.discard(discard().length)}
      >
        <Show when={discard().at(-1)} fallback={<span class="fz-no-card" />} keyed>
          {(top) => <CardFace id={top} name={cardName(props.texts, top)} />}
        </Show>
      </span>
    </div>
  )
}
