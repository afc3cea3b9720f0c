/** The tray while one plans: a card is taken up and put on PRESENT or FUTURE, then an event on its place. */
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import type { MoveOf, Placement } from '../../../shared/games/storming/moves.ts'
import { createWide } from '../../kit/media.ts'
import { IdleMark } from '../../kit/pieces/pieces.tsx'
import { CardFace, SmallCard, TitledCard } from './art/cards/Card.tsx'
import { PlaceSign } from './art/cards/signs.tsx'
import { kindOf } from './cardKinds.ts'
import { type Draft, draftOf, type Goal } from './draft.ts'
import { drag, startDrag } from './dragging.ts'
import { enlarge } from './enlarge.ts'
import { type Idle, idleWhy } from './idle.ts'
import type { HandProps } from './handProps.ts'
import { cardName } from './names.ts'
import { OwnHand, Under, Whom } from './OwnHand.tsx'
import { Drop } from './Piles.tsx'
import { StartTurn } from './StartTurn.tsx'

type Parts = HandProps & { draft: Draft }

/** A place within reach of the thumb: the same as the one at the board's edge. */
const Slot = (props: Parts & { goal: Goal }) => {
  const here = (): readonly (Pick<Placement, 'card'> & Partial<Placement>)[] => {
    const event = props.draft.event()
    if (props.goal === 'eventSlot') return event === null ? [] : [{ card: event }]
    return props.draft.laid().filter(({ pile }) => pile === props.goal)
  }
  const t = () => props.texts.planning
  const isWide = createWide()
  return (
    <div class="st-slot" classList={{ open: props.draft.isOpen(props.goal) }} data-drop={props.goal}>
      <p data-card={props.goal}>
        <PlaceSign goal={props.goal} />
        {t()[props.goal]}
      </p>
      <For each={here()}>
        {({ card, bottom, withWarlockEvent }) => (
          <div class="st-laid">
            <button
              type="button"
              aria-label={t().takeBack(props.texts.cards[kindOf(card)].name)}
              onClick={() => props.draft.hold(card)}
            >
              <CardFace card={card} texts={props.texts} form={isWide() ? 'hand' : 'sign'} />
            </button>
            <Show when={props.goal === 'present' && props.draft.canSink()}>
              <button
                type="button"
                class="st-extra"
                aria-pressed={bottom === true}
                onClick={() => props.draft.sink(card)}
              >
                {t().sink}
              </button>
            </Show>
            <Show when={props.draft.kept() !== null}>
              <button
                type="button"
                class="st-extra"
                aria-pressed={withWarlockEvent === true}
                onClick={() => props.draft.attach(card)}
              >
                {t().attach}
              </button>
            </Show>
          </div>
        )}
      </For>
      <Drop choice={props.choice} texts={props.texts} draft={props.draft} goal={props.goal} />
    </div>
  )
}

/** Why a card would do nothing if it were turned over now. */
const idleIn = ({ choice }: HandProps, card: string): Idle | null => {
  const seat = choice.mine()
  return seat === null ? null : idleWhy(choice.table.view(), seat, card)
}

/** A card of the hand: pressed it is taken up, drawn it follows the pointer. */
const Held = (props: Parts & { card: string; isTitled: boolean }) => {
  const isLaid = (): boolean =>
    props.draft.event() === props.card || props.draft.laid().some(({ card }) => card === props.card)
  const isHeld = (): boolean => props.draft.held() === props.card
  const idle = createMemo(() => idleIn(props, props.card))
  const said = (): string => {
    const [name, why] = [cardName(props.texts, props.card, props.choice.table.nameOf), idle()]
    return why === null ? name : `${name}. ${props.texts.planning.idle[why]}`
  }
  return (
    <li
      class="st-held"
      classList={{ held: isHeld(), laid: isLaid(), dragged: drag()?.card === props.card }}
      data-anchor={`card:${props.card}`}
    >
      <button
        type="button"
        data-card={`card:${props.card}`}
        data-live={true}
        aria-pressed={isHeld() || isLaid()}
        aria-label={said()}
        onPointerDown={(event) =>
          !isLaid() &&
          startDrag(event, props.card, {
            begin: () => !isHeld() && props.draft.hold(props.card),
            drop: (goal) => props.draft.lay(goal as Goal, props.card),
          })
        }
        onClick={() => props.draft.hold(props.card)}
      >
        <TitledCard card={props.card} texts={props.texts} isBelow={!props.isTitled} />
        <Whom {...props} />
        <Under {...props} revolt={props.card} />
        <Show when={idle()}>
          {(why) => (
            <>
              <Show when={why() !== 'second'}>
                <IdleMark class="st-idle-mark" />
              </Show>
              <small class="st-brief" classList={{ some: why() === 'second' }}>
                {props.texts.planning.brief[why()]}
              </small>
            </>
          )}
        </Show>
      </button>
    </li>
  )
}

/** What the card in hand does, and the whole of it. */
const Reading = (props: Parts) => (
  <Show when={props.draft.held()}>
    {(card) => (
      <p class="st-reading" data-read="">
        <span>
          <b>{cardName(props.texts, card(), props.choice.table.nameOf).replace(/[^!]$/, '$&.')}</b>{' '}
          {props.texts.cards[kindOf(card())].line}
          <Show when={idleIn(props, card())}>
            {(why) => <strong class="st-why"> {props.texts.planning.idle[why()]}</strong>}
          </Show>
        </span>
        <button
          type="button"
          class="quiet"
          onClick={() => enlarge(() => props.texts, props.choice.table.nameOf, card(), props.draft.cards())}
        >
          {props.texts.planning.read}
        </button>
      </p>
    )}
  </Show>
)

/** The card on its way with the pointer. */
const Dragged = (props: HandProps) => (
  <Show when={drag()}>
    {(now) => (
      <div class="st-dragged" style={{ transform: `translate(${now().x}px, ${now().y}px)` }}>
        <CardFace card={now().card} texts={props.texts} />
      </div>
    )}
  </Show>
)

/** As many cards of a hand as find room on a narrow page with titles on them large enough to be read. */
const mostTitled = 5

const Plan = (props: Parts) => {
  const isWide = createWide()
  /** Names of actions are short; those of others stand below their cards. */
  const isTitled = (): boolean =>
    isWide() || (props.draft.stage() !== 'event' && props.draft.cards().length <= mostTitled)
  return (
    <>
      <div class="st-plan" classList={{ events: props.draft.stage() === 'event' }}>
        <div class="st-slots">
          <For
            each={
              props.draft.stage() === 'event' ? (['eventSlot'] as const) : (['present', 'future'] as const)
            }
          >
            {(goal) => <Slot {...props} goal={goal} />}
          </For>
        </div>
        <Show when={props.draft.kept()}>
          {(event) => (
            <button
              type="button"
              class="st-kept"
              data-card={`card:${event()}`}
              onClick={() => enlarge(() => props.texts, props.choice.table.nameOf, event())}
            >
              <SmallCard card={event()} texts={props.texts} />
              <small>{props.texts.planning.kept}</small>
            </button>
          )}
        </Show>
        <ul class="st-hand" data-anchor="hand" aria-label={props.texts.planning.hand}>
          <For each={props.draft.cards()}>
            {(card) => <Held {...props} card={card} isTitled={isTitled()} />}
          </For>
        </ul>
        <Show when={props.draft.stage() === 'place' && props.draft.isReady()}>
          <button type="button" class="main" onClick={() => props.draft.stageAll()}>
            {props.texts.planning.place}
          </button>
        </Show>
        <OwnHand {...props} without={props.draft.stage() === 'event' ? 'events' : 'actions'} />
      </div>
      <Reading {...props} />
      <Dragged {...props} />
    </>
  )
}

export const PlanningTray = (props: HandProps) => {
  const draft = draftOf(props.choice)
  const starts = (): readonly MoveOf<'endStartOfTurn'>[] => props.choice.moves('endStartOfTurn')
  return (
    <div class="st-planning">
      <Switch fallback={<OwnHand {...props} />}>
        <Match when={starts().length > 0}>
          <StartTurn {...props} />
          <OwnHand {...props} />
        </Match>
        <Match when={draft.stage()}>
          <Plan {...props} draft={draft} />
        </Match>
      </Switch>
    </div>
  )
}
