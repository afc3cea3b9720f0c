/** The tray while an answer is asked for: to a pact, for the Sheriff, of what must go. */
import { createMemo, For, Match, Switch } from 'solid-js'
import type { Civilian } from '../../../shared/games/storming/components.ts'
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import type { MoveOf } from '../../../shared/games/storming/moves.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import type { PactOffer, Step } from '../../../shared/games/storming/state.ts'
import { Ask, CardButton } from './Ask.tsx'
import { CivilSheet } from './CardActs.tsx'
import { kindOf } from './cardKinds.ts'
import { cardText } from './cardText.ts'
import { Brings } from './Brings.tsx'
import type { HandProps } from './handProps.ts'

type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>
const nameIn = (props: HandProps, card: string): string => props.texts.cards[kindOf(card)].name

/** Arrives as a clear question: who offers, what it does, who takes what, and what a refusal costs [ST-5.82]. */
const PactAsked = (props: HandProps & { offer: PactOffer }) => {
  const t = () => props.texts.seats.answers
  const from = (): string => props.choice.table.nameOf(props.offer.from)
  const answer = (accept: boolean): void => props.choice.play({ type: 'answerPact', accept })
  return (
    <Ask
      {...props}
      card={props.offer.pact}
      title={t().offered(from())}
      said={
        <>
          <p>
            {nameIn(props, props.offer.pact)}.{' '}
            {cardText(props.texts, props.offer.pact, props.choice.table.view())}
          </p>
          <p class="st-role">
            {props.offer.role === null
              ? t().signers(from(), props.offer.pact !== 'conspiracy')
              : props.texts.seats.pacts[props.offer.role === 'point' ? 'troops' : 'point'](from())}
          </p>
          <p class="st-small">{t().refusal(from())}</p>
        </>
      }
    >
      <button type="button" onClick={() => answer(false)}>
        {t().refuse}
      </button>
      <button type="button" class="main" onClick={() => answer(true)}>
        {t().accept}
        <Brings {...props} move={{ type: 'answerPact', accept: true }} />
      </button>
    </Ask>
  )
}

const SheriffAsked = (props: HandProps & { event: string }) => {
  const t = () => props.texts.seats.answers
  const answer = (use: boolean): void => props.choice.play({ type: 'sheriffBlock', use })
  return (
    <Ask
      {...props}
      card={props.event}
      title={t().sheriff(nameIn(props, props.event))}
      said={
        <>
          <p>{props.texts.cards[kindOf(props.event)].text}</p>
          <p>{t().sheriffText}</p>
        </>
      }
    >
      <button type="button" onClick={() => answer(false)}>
        {t().bear}
      </button>
      <button type="button" class="main" onClick={() => answer(true)}>
        {t().useSheriff}
      </button>
    </Ask>
  )
}

const KeepAsked = (props: HandProps & { civilian: Civilian }) => {
  const t = () => props.texts.seats.answers
  const answer = (keep: boolean): void => props.choice.play({ type: 'loseOrKeep', keep })
  return (
    <Ask {...props} card={props.civilian} title={t().loseOrKeep(nameIn(props, props.civilian))}>
      <button type="button" onClick={() => answer(false)}>
        {t().lose}
        <Brings {...props} move={{ type: 'loseOrKeep', keep: false }} />
      </button>
      <button type="button" onClick={() => answer(true)}>
        {t().keep}
      </button>
    </Ask>
  )
}

const DiscardAsked = (props: HandProps) => {
  const t = () => props.texts.seats.answers
  const own = (): readonly Civilian[] => {
    const me = props.choice.mine()
    return me === null ? [] : playerAt(props.choice.table.view(), me).civilians
  }
  return (
    <Ask {...props} title={t().discard}>
      <For each={own()}>
        {(civilian) => (
          <CardButton
            texts={props.texts}
            card={civilian}
            label={t().discardFor(nameIn(props, civilian))}
            pick={() => props.choice.play({ type: 'discardCivilian', civilian })}
          />
        )}
      </For>
    </Ask>
  )
}

/** A wall, a sawmill, a mine or an improvement of one's own must go [ST-4.44]. */
const DestroyAsked = (props: HandProps) => {
  const t = () => props.texts.seats.answers
  const moves = createMemo(() => props.choice.moves('destroyOwn'))
  const label = ({ wall, structure, improvement }: MoveOf<'destroyOwn'>): string => {
    if (improvement !== undefined) return nameIn(props, improvement)
    if (wall !== undefined) return t().wall(wall)
    const kind = props.choice.table.view().map[structure as RegionId]?.structure?.kind
    return t().structure[kind === 'sawmill' ? 'sawmill' : 'mine'](structure ?? '')
  }
  return (
    <Ask
      {...props}
      isGrave={true}
      card="materialShortage"
      title={props.texts.board.status.offers.materialShortage}
    >
      <For each={moves()}>
        {(move) => (
          <button
            type="button"
            data-card={
              move.improvement === undefined ? (move.wall ?? move.structure) : `card:${move.improvement}`
            }
            onClick={() => props.choice.play(move)}
          >
            {label(move)}
            <Brings {...props} move={move} />
          </button>
        )}
      </For>
    </Ask>
  )
}

/** A face-up card may be taken: it is taken where it lies; here one passes. */
const TakeAsked = (props: HandProps & { event: 'talentPatronage' | 'prosperity' }) => (
  <Ask {...props} card={props.event} title={props.texts.board.status.offers[props.event]}>
    <button type="button" class="quiet" onClick={() => props.choice.play({ type: 'pass' })}>
      {props.texts.acts.pass}
    </button>
  </Ask>
)

const Offered = (props: HandProps & { step: StepOf<'offer'> }) => (
  <Switch>
    <Match when={props.step.what === 'materialShortage'}>
      <DestroyAsked {...props} />
    </Match>
    <Match when={props.step.what === 'talentPatronage'}>
      <TakeAsked {...props} event="talentPatronage" />
    </Match>
    <Match when={props.step.what === 'prosperity'}>
      <TakeAsked {...props} event="prosperity" />
    </Match>
    <Match when={props.step.what === 'civilianRecruited' && props.step.civilian}>
      {(civilian) => <CivilSheet {...props} card={civilian()} />}
    </Match>
  </Switch>
)

const asStep = <Type extends Step['type']>(step: Step | null, type: Type): StepOf<Type> | null =>
  step?.type === type ? (step as StepOf<Type>) : null

export const Answers = (props: HandProps) => {
  const step = () => props.choice.step()
  const isMine = (): boolean => props.choice.mine() !== null
  const mine = <Type extends Step['type']>(type: Type) => (isMine() ? asStep(step(), type) : null)
  return (
    <Switch>
      <Match when={mine('answerPact')}>{(offer) => <PactAsked {...props} offer={offer()} />}</Match>
      <Match when={mine('sheriffBlock')}>{(asked) => <SheriffAsked {...props} event={asked().card} />}</Match>
      <Match when={mine('loseOrKeep')}>
        {(asked) => <KeepAsked {...props} civilian={asked().civilian} />}
      </Match>
      <Match when={mine('discardCivilian')}>
        <DiscardAsked {...props} />
      </Match>
      <Match when={mine('offer')}>{(asked) => <Offered {...props} step={asked()} />}</Match>
    </Switch>
  )
}
