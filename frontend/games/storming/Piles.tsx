/** PRESENT and FUTURE at the board's upper edge; between them the card in force, or the events that are laid there. */
import { createMemo, For, Show } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Flag, Pile, PileEntry, State } from '../../../shared/games/storming/state.ts'
import { CardBack, SmallCard } from './art/cards/Card.tsx'
import { sortOf } from './art/cards/sorts.ts'
import { PlaceSign } from './art/cards/signs.tsx'
import { kindOf } from './cardKinds.ts'
import { type Draft, draftOf, type Goal } from './draft.ts'
import { drag } from './dragging.ts'
import { enlarge } from './enlarge.ts'
import type { HandProps } from './handProps.ts'
import { doomedOf } from './idle.ts'
import { InForce } from './InForce.tsx'

const flags: readonly Flag[] = ['famine', 'truce', 'embargo', 'chaos']

/** A card face down: whose it is, and to its owner alone which. */
const Back = (
  props: HandProps & {
    by: Seat | null
    face: string | null
    nth: number
    /** As which one it is played; null: that is not settled yet. */
    turn: number | null
    follows: boolean
    doomed: boolean
  },
) => {
  const t = () => props.texts.planning
  const said = (): string => {
    const { by, face } = props
    const whose = by === null ? t().unknownEvent : t().cardOf(props.choice.table.nameOf(by))
    const name = face === null ? '' : `: ${props.texts.cards[kindOf(face)].name}`
    const doom = props.doomed ? `. ${t().scenes.skips}` : ''
    return `${whose}${name}${props.follows ? `, ${t().withEvent}` : ''}${doom}`
  }
  const isEvent = (): boolean => props.by === null || (props.face !== null && sortOf(props.face) === 'event')
  return (
    <div
      class="st-back"
      classList={{ doomed: props.doomed }}
      role="img"
      aria-label={said()}
      style={{ 'z-index': String(-props.nth) }}
    >
      <CardBack sort={isEvent() ? 'event' : 'action'} seat={isEvent() ? null : props.by} />
      <Show when={props.face}>
        {(face) => (
          <span class="st-peek" data-card={`card:${face()}`}>
            <SmallCard card={face()} texts={props.texts} />
          </span>
        )}
      </Show>
      <Show when={props.follows}>
        <span class="st-follows">
          <CardBack sort="event" form="sign" />
        </span>
      </Show>
      <Show when={props.turn}>
        {(turn) => (
          <b class="st-turn" aria-hidden="true">
            {turn()}
          </b>
        )}
      </Show>
    </div>
  )
}

/** A place that a card in hand can be put on, by a tap or by letting it go there. */
export const Drop = (props: HandProps & { draft: Draft; goal: Goal }) => (
  <Show when={props.draft.isOpen(props.goal)}>
    <button
      type="button"
      class="st-drop"
      classList={{ over: drag()?.over === props.goal }}
      aria-label={props.texts.planning.putOn(
        props.texts.cards[kindOf(props.draft.held() ?? '')].name,
        props.texts.planning[props.goal],
      )}
      onClick={() => props.draft.lay(props.goal)}
    />
  </Show>
)

const PilePlace = (props: HandProps & { draft: Draft; pile: Pile }) => {
  const entries = createMemo((): readonly PileEntry[] => props.choice.table.view()[props.pile], [], {
    equals: same,
  })
  const doomed = createMemo((): readonly string[] => {
    const me = props.choice.table.me()
    return me === null ? [] : doomedOf(props.choice.table.view(), me)
  })
  /** What is on PRESENT is played one by one from the first, which nothing else says without a pointer [ST-4.22]. */
  const isInTurn = (): boolean => props.pile === 'present' && entries().length > 1
  /** Staged, they lie there as entries. */
  const meant = () =>
    props.choice.table.staged().length > 0 ? [] : props.draft.laid().filter(({ pile }) => pile === props.pile)
  return (
    <div
      class={`st-pile ${props.pile}`}
      data-anchor={props.pile}
      data-drop={props.draft.stage() === null ? undefined : props.pile}
    >
      <p class="st-pile-name">
        <PlaceSign goal={props.pile} />
        {props.texts.planning[props.pile]}
        <Show when={entries().length > 0}>
          <small>{entries().length}</small>
        </Show>
      </p>
      <div
        class="st-fan"
        role="group"
        aria-label={props.texts.planning.pileOf(props.texts.planning[props.pile], entries().length)}
      >
        <For each={entries()}>
          {(entry, nth) => (
            <Back
              {...props}
              nth={nth()}
              turn={isInTurn() ? nth() + 1 : null}
              by={entry.placedBy}
              face={entry.card?.secret ?? null}
              follows={entry.attached.length > 0}
              doomed={entry.card !== null && doomed().includes(entry.card.secret)}
            />
          )}
        </For>
        <For each={meant()}>
          {({ card }) => (
            <div class="st-back meant">
              <SmallCard card={card} texts={props.texts} />
            </div>
          )}
        </For>
      </div>
      <Drop choice={props.choice} texts={props.texts} draft={props.draft} goal={props.pile} />
    </div>
  )
}

/** Events wait here until all are laid; what goes on from an event that was read lies beside them. */
const Events = (props: HandProps & { draft: Draft }) => {
  const slot = createMemo(() => props.choice.table.view().eventSlot, [], { equals: same })
  return (
    <div
      class="st-pile events"
      data-anchor="eventSlot"
      data-drop={props.draft.stage() === null ? undefined : 'eventSlot'}
    >
      <p class="st-pile-name">
        <PlaceSign goal="eventSlot" />
        {props.texts.planning.eventSlot}
      </p>
      <div class="st-fan">
        <For each={slot()}>
          {({ placedBy, card }, nth) => (
            <div
              class="st-back"
              role="img"
              style={{ 'z-index': String(-nth()) }}
              aria-label={`${props.texts.planning.eventOf(props.choice.table.nameOf(placedBy))}${card === null ? '' : `: ${props.texts.cards[kindOf(card.secret)].name}`}`}
            >
              <CardBack sort="event" />
              <Show when={card}>
                {(face) => (
                  <span class="st-peek" data-card={`card:${face().secret}`}>
                    <SmallCard card={face().secret} texts={props.texts} />
                  </span>
                )}
              </Show>
            </div>
          )}
        </For>
      </div>
      <Drop choice={props.choice} texts={props.texts} draft={props.draft} goal="eventSlot" />
    </div>
  )
}

/** Events that go on until a fitting card comes. */
const Lasting = (props: HandProps) => {
  const lasting = createMemo(() => flags.filter((flag) => props.choice.table.view().flags[flag]), [], {
    equals: same,
  })
  return (
    <Show when={lasting().length > 0}>
      <ul class="st-lasting" aria-label={props.texts.planning.lasting}>
        <For each={lasting()}>
          {(flag) => (
            <li>
              <button
                type="button"
                data-card={`card:${flag}`}
                aria-label={props.texts.planning.lastingOne(props.texts.cards[flag].name)}
                onClick={() => enlarge(() => props.texts, props.choice.table.nameOf, flag, lasting())}
              >
                <SmallCard card={flag} texts={props.texts} />
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

export const Piles = (props: HandProps) => {
  const draft = draftOf(props.choice)
  const state = (): State => props.choice.table.view()
  const isResolving = createMemo(() => state().resolving !== null && state().eventSlot.length === 0)
  const isPlanning = createMemo(() => {
    const plans = ['turn', 'startOfTurn', 'openPlan', 'plan', 'keepWarlockEvent', 'planning']
    return state().agenda.some(({ type }) => plans.includes(type))
  })
  /** Once it is over nothing on a pile is turned up any more: backs would seem to be still to come [ST-6.4]. */
  const isOver = (): boolean => state().winner !== null
  const pileOf = (pile: Pile) => (
    <Show when={!isOver()}>
      <PilePlace {...props} draft={draft} pile={pile} />
    </Show>
  )
  return (
    <div class="st-piles">
      {pileOf('present')}
      <div class="st-middle">
        <Show
          when={isResolving() && !isPlanning()}
          fallback={isOver() ? null : <Events {...props} draft={draft} />}
        >
          <InForce {...props} />
        </Show>
        <Lasting {...props} />
      </div>
      {pileOf('future')}
    </div>
  )
}
