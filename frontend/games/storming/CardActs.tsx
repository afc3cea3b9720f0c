/** What is said of an open card that was taken up: to whom a pact is offered, what breaking one brings, who is struck. */
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch } from 'solid-js'
import { type Civilian, type PactId, pacts } from '../../../shared/games/storming/components.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { hasEffect, pactInForce, playerAt } from '../../../shared/games/storming/queries.ts'
import type { Role } from '../../../shared/games/storming/state.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { Ask, CardButton } from './Ask.tsx'
import { kindOf } from './cardKinds.ts'
import { cardText } from './cardText.ts'
import { civilDeeds, breakOf, exchangesFor, offersOf } from './deeds.ts'
import { Brings } from './Brings.tsx'
import type { HandProps } from './handProps.ts'

interface OfCard extends HandProps {
  readonly card: string
}
const nameIn = (props: HandProps, card: string): string => props.texts.cards[kindOf(card)].name

const Cancel = (props: HandProps) => (
  <button type="button" class="quiet" onClick={() => props.choice.clear()}>
    {props.texts.board.leave}
  </button>
)

/** With whom, and who takes what of Reinforcements [ST-5.81]. */
const OfferSheet = (props: OfCard) => {
  const { choice } = props
  const t = () => props.texts.seats.pacts
  const ways = createMemo(() => offersOf(choice, props.card))
  const partners = createMemo(() => [...new Set(ways().map(({ seat }) => seat as Seat))])
  const [wanted, setPartner] = createSignal<Seat | null>(null)
  const [role, setRole] = createSignal<Role>('point')
  createEffect(
    on(
      () => props.card,
      () => setPartner(null),
      { defer: true },
    ),
  )
  const partner = (): Seat | null => wanted() ?? partners()[0] ?? null
  const hasRoles = (): boolean => ways().some((move) => move.role !== undefined)
  const move = () =>
    ways().find((one) => one.seat === partner() && (one.role === undefined || one.role === role()))
  const isBound = (): boolean => {
    const me = choice.mine()
    return me !== null && hasEffect(choice.table.view(), me, 'embassy')
  }
  const propose = (): void => {
    const offer = move()
    if (offer !== undefined) choice.play(offer)
  }
  return (
    <Ask
      {...props}
      title={t().offer(nameIn(props, props.card))}
      said={
        <>
          <p>{cardText(props.texts, props.card, props.choice.table.view())}</p>
          <div class="st-choices" role="group" aria-label={t().whom}>
            <span>{t().whom}</span>
            <For each={partners()}>
              {(seat) => (
                <button type="button" aria-pressed={partner() === seat} onClick={() => setPartner(seat)}>
                  <Emblem seat={seat} />
                  {choice.table.nameOf(seat)}
                </button>
              )}
            </For>
          </div>
          <Show when={hasRoles() && partner() !== null}>
            <div class="st-choices" role="group" aria-label={t().role}>
              <For each={['point', 'troops'] as const}>
                {(one) => (
                  <button type="button" aria-pressed={role() === one} onClick={() => setRole(one)}>
                    {t()[one](choice.table.nameOf(partner() ?? (0 as Seat)))}
                  </button>
                )}
              </For>
            </div>
          </Show>
          <Show when={isBound()}>
            <p>{t().bound}</p>
          </Show>
        </>
      }
    >
      <button type="button" class="main st-propose" onClick={propose}>
        {props.texts.seats.market.acts.pact}
      </button>
      <Cancel {...props} />
    </Ask>
  )
}

/** Breaking is shown for what it is: between whom, what is gone with it, what it costs [ST-5.87]. */
const BreakSheet = (props: OfCard) => {
  const { choice } = props
  const t = () => props.texts.seats.pacts
  const pact = createMemo(() => pactInForce(choice.table.view(), props.card as PactId))
  const move = () => breakOf(choice, props.card as PactId)
  const signers = (): readonly Seat[] => pact()?.signers ?? []
  /** Owners of an active Embassy: each of them makes whoever breaks it take a revolt. */
  const offended = (): readonly Seat[] =>
    signers().filter((seat) => seat !== choice.mine() && hasEffect(choice.table.view(), seat, 'embassy'))
  const unit = (): string | null =>
    props.card === 'projectValkyrie' || props.card === 'tradeRoute' ? t().unit[props.card] : null
  const title = (): string => {
    const [one, other] = signers().map(choice.table.nameOf)
    return t().break(nameIn(props, props.card), one ?? '', other ?? '')
  }
  return (
    <Ask
      {...props}
      isGrave={true}
      title={title()}
      said={
        <p>
          {[
            ...(signers().some((seat) => seat === choice.mine()) ? [t().own] : []),
            ...(unit() === null ? [] : [unit()]),
            ...offended().map((seat) => t().embassy(choice.table.nameOf(seat))),
          ].join(' ')}
        </p>
      }
    >
      <button
        type="button"
        class="main st-break"
        onClick={() => {
          const broken = move()
          if (broken !== null) choice.play(broken)
        }}
      >
        {t().breakIt}
        <Brings {...props} move={move()} />
      </button>
      <Cancel {...props} />
    </Ask>
  )
}

/** Whom a civilian strikes, or that he does [ST-5.84]. */
export const CivilSheet = (props: OfCard) => {
  const { choice } = props
  const t = () => props.texts.seats.answers
  const moves = createMemo(() => civilDeeds(choice, props.card as Civilian))
  /** The others have nobody to choose, and their card says all. */
  const targets = (): string | null =>
    props.card === 'saboteur' || props.card === 'henchman' ? t().targets[props.card] : null
  return (
    <Ask
      {...props}
      title={t().civil(nameIn(props, props.card))}
      said={
        <>
          <p>{cardText(props.texts, props.card, props.choice.table.view())}</p>
          <Show when={targets()}>{(asked) => <p>{asked()}</p>}</Show>
        </>
      }
    >
      <For each={moves()}>
        {(move) => (
          <Show
            when={move.card === undefined ? undefined : { card: move.card, seat: move.seat as Seat }}
            fallback={
              <button type="button" class="main" onClick={() => choice.play(move)}>
                {props.texts.moves.civil(props.texts.things.card(move.civilian))}
                <Brings {...props} move={move} />
              </button>
            }
          >
            {(struck) => (
              <span class="st-struck">
                <CardButton
                  texts={props.texts}
                  card={struck().card}
                  label={t().strike(nameIn(props, struck().card), choice.table.nameOf(struck().seat))}
                  pick={() => choice.play(move)}
                />
                <Emblem seat={struck().seat} />
              </span>
            )}
          </Show>
        )}
      </For>
      <Show when={choice.moves('pass').length > 0} fallback={<Cancel {...props} />}>
        <button type="button" class="quiet" onClick={() => choice.play({ type: 'pass' })}>
          {props.texts.acts.pass}
        </button>
      </Show>
    </Ask>
  )
}

/** Which of one's own cards goes for the new one [ST-5.35]. */
const ExchangeSheet = (props: OfCard) => {
  const { choice } = props
  const t = () => props.texts.seats.answers
  const moves = createMemo(() => exchangesFor(choice, props.card))
  return (
    <Ask
      {...props}
      title={t().replaces(nameIn(props, props.card))}
      said={<p>{cardText(props.texts, props.card, props.choice.table.view())}</p>}
    >
      <For each={moves()}>
        {(move) => (
          <CardButton
            texts={props.texts}
            card={move.out}
            label={t().discardFor(nameIn(props, move.out))}
            pick={() => choice.play(move)}
          >
            <Brings {...props} move={move} />
          </CardButton>
        )}
      </For>
      <Cancel {...props} />
    </Ask>
  )
}

/** The sheet of the open card in hand. */
export const CardActs = (props: OfCard) => (
  <Switch fallback={<ExchangeSheet {...props} />}>
    <Match when={props.choice.table.view().pacts.some(({ id }) => id === props.card)}>
      <BreakSheet {...props} />
    </Match>
    <Match when={pacts.some((pact) => pact === props.card)}>
      <OfferSheet {...props} />
    </Match>
    <Match when={isOwnCivilian(props)}>
      <CivilSheet {...props} />
    </Match>
  </Switch>
)

const isOwnCivilian = ({ choice, card }: OfCard): boolean => {
  const me = choice.mine()
  return me !== null && playerAt(choice.table.view(), me).civilians.some((one) => one === card)
}
