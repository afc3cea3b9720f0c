/** The cards of the round in their order of resolution: hidden while all choose, then shown, the one in force marked. */
import { createMemo, For, Show, Suspense } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import { baseResources, constants, isWorkerCard } from '../../../shared/games/castillo/components.ts'
import { workerCardOf } from '../../../shared/games/castillo/evolve.ts'
import type { Queued, State } from '../../../shared/games/castillo/state.ts'
import { Owner, ResourcePiece, RoleBack, RoleCardFace } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import { lazily } from './lazily.ts'
import type { Texts } from './texts.es.ts'
import { pileName, roleName } from './words.ts'

// Most games are not in winter.
const WinterCardFace = lazily((later) => later.WinterCardFace)

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

const Card = (props: Said & { queued: Queued; index: number }) => {
  const state = (): State => props.choice.table.view()
  const worker = createMemo(
    () =>
      isWorkerCard(props.queued.card)
        ? workerCardOf(state(), props.queued.seat, props.queued.card)
        : undefined,
    undefined,
    { equals: same },
  )
  const said = (): string => {
    const { texts, choice } = props
    const parts = [roleName(texts, props.queued.card), choice.table.nameOf(props.queued.seat)]
    const on = worker()
    if (on?.equipped === true && !on.delivered) parts.push(texts.tray.load(pileName(texts, on.resources)))
    if (props.index === state().queueIndex) parts.push(texts.tray.inForce)
    return parts.join(', ')
  }
  return (
    <li
      classList={{ now: props.index === state().queueIndex, done: props.index < state().queueIndex }}
      style={{ '--who': `var(--seat-${props.queued.seat})` }}
      aria-label={said()}
      aria-current={props.index === state().queueIndex ? 'step' : undefined}
      data-anchor={`queued:${props.queued.seat}:${props.queued.card}`}
    >
      <RoleCardFace card={props.queued.card} name={roleName(props.texts, props.queued.card)} />
      <Owner seat={props.queued.seat} />
      <Show when={worker()}>
        {(on) => (
          <span class="ca-load">
            <For each={baseResources.filter((kind) => on().resources[kind] > 0)}>
              {(kind) => <ResourcePiece kind={kind} />}
            </For>
          </span>
        )}
      </Show>
    </li>
  )
}

export const Queue = (props: Said) => {
  const state = (): State => props.choice.table.view()
  const queue = createMemo(() => state().queue, [], { equals: same })
  const count = (): number => constants[state().config.players].cardsPerRound
  /** A place for each card, whether it is chosen yet or not: none moves as others come. */
  const backs = () =>
    state().players.flatMap(({ seat, choice }) =>
      Array.from({ length: count() }, () => (choice === null ? null : seat)),
    )
  return (
    <ol
      class="ca-queue"
      data-common={queue().length > 0 ? '' : undefined}
      data-kept
      data-apart
      aria-label={props.texts.tray.queue}
    >
      <Show when={state().winter.current}>
        {(card) => (
          <li
            class="ca-winter"
            aria-label={`${props.texts.tray.winter}: ${props.texts.winter[card()]}. ${props.texts.winterEffects[card()]}`}
            data-anchor="winter-card"
          >
            <Suspense>
              <WinterCardFace card={card()} name={props.texts.winter[card()]} />
            </Suspense>
          </li>
        )}
      </Show>
      <Show
        when={queue().length > 0}
        fallback={
          <For each={backs()}>
            {(seat) =>
              seat === null ? (
                <li aria-hidden="true" />
              ) : (
                <li
                  style={{ '--who': `var(--seat-${seat})` }}
                  aria-label={props.texts.tray.hidden(props.choice.table.nameOf(seat))}
                  data-anchor={`back:${seat}`}
                >
                  <RoleBack />
                  <Owner seat={seat} />
                </li>
              )
            }
          </For>
        }
      >
        <For each={queue()}>{(queued, index) => <Card {...props} queued={queued} index={index()} />}</For>
      </Show>
    </ol>
  )
}
