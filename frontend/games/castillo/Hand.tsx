/** The tray: the roles of the round, one's own eight cards while choosing, and the acts of the moment. */
import { createSignal, For, Match, Show, Suspense, Switch } from 'solid-js'
import { type RoleCard as RoleCardId, roleCards, roleOf } from '../../../shared/games/castillo/components.ts'
import type { Move } from '../../../shared/games/castillo/moves.ts'
import type { Question } from '../../../shared/games/castillo/state.ts'
import { IdleMark } from '../../kit/pieces/pieces.tsx'
import { RoleCardFace } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import { isIdle } from './idle.ts'
import { Stocks } from './Holdings.tsx'
import { lazily } from './lazily.ts'
import { Queue } from './Queue.tsx'
import { isCounted } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'
import { roleName } from './words.ts'

// What a card asks comes when it is first asked.
const Framed = lazily((later) => later.Framed)
const Equip = lazily((later) => later.Equip)
const InForce = lazily((later) => later.InForce)
const Sellers = lazily((later) => later.Sellers)
const Tally = lazily((later) => later.Tally)
const Tower = lazily((later) => later.Tower)
const WhichSpace = lazily((later) => later.WhichSpace)
const PaymentInHand = lazily((later) => later.PaymentInHand)

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

/** One's eight cards: those played are grey and stay where they are, those that may not be chosen now are dim. */
const Cards = (props: Said) => {
  const [current, setCurrent] = createSignal(0)
  let row: HTMLDivElement | undefined
  const hand = (): readonly RoleCardId[] => props.choice.player()?.hand ?? []
  const go = (event: KeyboardEvent, index: number): void => {
    const next = index + Number(event.key === 'ArrowRight') - Number(event.key === 'ArrowLeft')
    if (next === index || roleCards[next] === undefined) return
    event.preventDefault()
    setCurrent(next)
    row?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus()
  }
  /** What a role does is told when it is first taken up by somebody who cannot rest a pointer on it. */
  const pick = (card: RoleCardId): void => {
    props.choice.pick(card)
    props.choice.table.introduce(`card:${card}`, roleOf(card))
  }
  const idle = (card: RoleCardId): boolean => {
    const player = props.choice.player()
    return player?.hand.includes(card) === true && isIdle(props.choice.table.view(), player.seat, card)
  }
  const said = (card: RoleCardId): string => {
    const { tray } = props.texts
    const signs = [
      roleName(props.texts, card),
      props.choice.picked().includes(card) && tray.chosen,
      !hand().includes(card) && tray.played,
      idle(card) && tray.idle,
    ]
    return signs.filter(Boolean).join(', ')
  }
  return (
    <div
      class="ca-cards"
      role="group"
      aria-label={props.texts.tray.hand}
      data-anchor="hand"
      data-apart
      ref={(element) => (row = element)}
    >
      <For each={roleCards}>
        {(card, index) => (
          <button
            type="button"
            class="ca-in-hand"
            classList={{ up: props.choice.picked().includes(card), played: !hand().includes(card) }}
            style={{ '--tilt': String(index() - (roleCards.length - 1) / 2) }}
            aria-pressed={props.choice.picked().includes(card)}
            aria-disabled={!props.choice.canPick(card)}
            aria-label={said(card)}
            tabindex={index() === current() ? 0 : -1}
            data-anchor={`card:${card}`}
            data-held={roleName(props.texts, card)}
            onFocus={() => setCurrent(index())}
            onKeyDown={(event) => go(event, index())}
            onClick={() => pick(card)}
          >
            <RoleCardFace card={card} name={roleName(props.texts, card)} />
            <Show when={idle(card)}>
              <IdleMark class="ca-idle" />
            </Show>
          </button>
        )}
      </For>
    </div>
  )
}

/** What ends a question without an answer. */
const passes = {
  traderPlace: 'passTrader',
  buy: 'endBuying',
  build: 'endBuilding',
  helpers: 'endHelpers',
} as const satisfies Partial<Record<Question, Move['type']>>

export const Hand = (props: Said) => {
  const table = props.choice.table
  const isChoosing = (): boolean =>
    table.view().phase === 'chooseCards' && props.choice.player() !== undefined
  return (
    <div class="ca-tray">
      <Show when={props.choice.player()}>
        {(player) => (
          // On a phone one's panel is behind its chip: what one has is always in sight here, and what is asked in
          // the course of a round turns on it.
          <div
            class="ca-own"
            data-weighed={isChoosing() || props.choice.question() === null ? undefined : ''}
          >
            <Stocks counts state={table.view()} player={player()} texts={props.texts} />
          </div>
        )}
      </Show>
      <Queue {...props} />
      <div class="ca-acts">
        <Suspense>
          <Switch fallback={<InForce {...props} />}>
            <Match when={props.choice.question() === 'equipWorkers'}>
              <Equip {...props} />
            </Match>
            <Match when={props.choice.question() === 'towerTake'}>
              <Tower {...props} />
            </Match>
            <Match when={props.choice.question() === 'build' && props.choice.building() !== null}>
              <PaymentInHand {...props} />
            </Match>
            <Match when={props.choice.asked().length > 0}>
              <WhichSpace {...props} />
            </Match>
            <Match when={passes[props.choice.question() as keyof typeof passes]}>
              {(type) => (
                <>
                  <Show when={type() === 'endBuying'}>
                    <Sellers {...props} />
                  </Show>
                  <Framed {...props} />
                  <button
                    type="button"
                    class="ca-act plain"
                    onClick={() => props.choice.stage({ type: type() })}
                  >
                    {props.texts.kinds[type()]}
                  </button>
                </>
              )}
            </Match>
          </Switch>
        </Suspense>
      </div>
      <Show when={isChoosing()}>
        <Cards {...props} />
      </Show>
      <Show when={isCounted(table.view())}>
        <Suspense>
          <Tally table={table} texts={props.texts} />
        </Suspense>
      </Show>
    </div>
  )
}
