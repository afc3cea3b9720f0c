/** The payment for a building: the cheapest exact one to start with, every piece changed by hand if one likes. */
import { createMemo, For, Show } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { Language } from '../../../shared/engine/meta.ts'
import {
  baseResources,
  type BaseResource,
  findBuilding,
  type Building,
  masterBuilderPoints,
  roleOf,
  values,
} from '../../../shared/games/castillo/components.ts'
import { cardInForce, playerAt } from '../../../shared/games/castillo/evolve.ts'
import {
  isPayable,
  kindsIn,
  leastKinds,
  leftBy,
  type Payment,
  piecesIn,
  sumOf,
} from '../../../shared/games/castillo/payments.ts'
import { rewardOf, valuesAfter } from '../../../shared/games/castillo/steps/build.ts'
import { language } from '../../kit/language.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { Coin, Laurel } from '../../kit/pieces/pieces.tsx'
import { HelperPiece } from './art/marks.tsx'
import { ResourceMark, PieceValue } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import { givesTo, paidBy } from './forMe.ts'
import { GainLabel } from './Gain.tsx'
import { priceMissed } from './idle.ts'
import type { Texts } from './texts.es.ts'
import { buildingName } from './words.ts'

/** In both languages, as it is fetched with what the first view does not need. */
const words: Readonly<
  Record<
    Language,
    {
      readonly enough: string
      readonly none: string
      readonly nor: string
      readonly other: string
      /** Under the arrows, which alone did not say what they turn: as wide as a finger. */
      readonly next: string
      readonly short: string
      /** Between points and who gets them: without it they were taken for one's own. */
      readonly to: string
    }
  >
> = {
  es: {
    enough: 'Te queda para otro edificio:',
    none: 'No te queda para otro edificio',
    nor: ' ni para un ayudante',
    other: '; con otro pago, sí',
    next: 'Otra',
    short: 'No te llegarán los táleros para un ayudante',
    to: 'para',
  },
  en: {
    enough: 'It leaves enough for another building:',
    none: 'It leaves too little for another building',
    nor: ' or a helper',
    other: '; another payment would not',
    next: 'Other',
    short: 'You will have too few talers for a helper',
    to: 'for',
  },
}

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

const Step = (props: { label: string; sign: string; can: boolean; step(): void }) => (
  <button
    type="button"
    class="ca-step"
    aria-label={props.label}
    data-hint={props.label}
    disabled={!props.can}
    onClick={() => props.step()}
  >
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={props.sign === 'more' ? 'M3 14L10 6L17 14z' : 'M3 6L10 14L17 6z'} fill="currentColor" />
    </svg>
  </button>
)

/** One kind, or silver in its stead: arrow up, the pieces and their number, arrow down. */
const Kind = (props: Said & { kind: BaseResource; silver: boolean; payment: Payment }) => {
  const t = () => props.texts
  const name = (): string => {
    const kind = t().resources[props.kind][0]
    return props.silver ? t().pay.silverAs(kind) : kind
  }
  const count = (): number => (props.silver ? props.payment.silverAs[props.kind] : props.payment[props.kind])
  const can = (by: 1 | -1): boolean => props.choice.canChange(props.kind, props.silver, by)
  return (
    <span class="ca-kind" classList={{ used: count() > 0 }}>
      <Step
        label={t().pay.more(name())}
        sign="more"
        can={can(1)}
        step={() => props.choice.change(props.kind, props.silver, 1)}
      />
      <svg
        viewBox="-26 -20 52 40"
        width="52"
        height="40"
        role="img"
        data-card={`resource:${props.silver ? 'silver' : props.kind}`}
        aria-label={`${count()} ${name()}`}
      >
        <ResourceMark kind={props.silver ? 'silver' : props.kind} x={-10} y={0} size={28} />
        <Show
          when={props.silver}
          fallback={<PieceValue figure={values[props.kind]} x={-19} y={11} size={12} />}
        >
          <ResourceMark kind={props.kind} x={0} y={10} size={17} />
        </Show>
        <text x="16" y="9" text-anchor="middle" class="ca-figure">
          {count()}
        </text>
      </svg>
      <Step
        label={t().pay.less(name())}
        sign="less"
        can={can(-1)}
        step={() => props.choice.change(props.kind, props.silver, -1)}
      />
    </span>
  )
}

type Paid = { readonly building: Building; readonly payment: Payment }

const rewardFor = (choice: Choice, { building, payment }: Paid): ReturnType<typeof rewardOf> =>
  rewardOf(roleOf(cardInForce(choice.table.view())?.card ?? 'messenger'), building, piecesIn(payment))

/** Points that one's helpers would score more, or less, by this building, if they were scored right after it. */
export const helpersGain = (choice: Choice, { building, payment }: Paid): number =>
  choice.isExact()
    ? choice.gain({ type: 'build', building: building.id, payment }) -
      rewardFor(choice, { building, payment }).vp
    : 0

const Helped = (props: Said & Paid) => (
  <Show when={helpersGain(props.choice, props)}>
    {(points) => (
      <>
        <HelperPiece seat={props.choice.player()?.seat} />
        <GainLabel
          points={points()}
          said={`${props.texts.pay.helpers}: ${props.texts.places.ifScored(points())}`}
        />
      </>
    )}
  </Show>
)

/** What the Master Builders of others score by this building, whoever builds it: with it before it is built. */
const Gives = (props: Said) => {
  const table = props.choice.table
  const scorers = createMemo(() => paidBy(table.view().queue, table.me()), [], { equals: same })
  return (
    <Show when={scorers().length > 0}>
      <p
        class="ca-gives"
        role="img"
        data-card="role:masterBuilder"
        aria-label={givesTo(props.texts, scorers(), table.nameOf)}
      >
        <svg viewBox="-21 -21 42 42" width="28" height="28">
          <Laurel x={0} y={0} size={40} figure={`+${masterBuilderPoints}`} />
        </svg>
        {words[language()].to}
        <For each={scorers()}>{(seat) => <Emblem seat={seat} />}</For>
      </p>
    </Show>
  )
}

const Reward = (props: Said & Paid) => {
  const reward = () => rewardFor(props.choice, props)
  return (
    <svg
      data-card={`role:${cardInForce(props.choice.table.view())?.card ?? ''}`}
      viewBox="-22 -22 44 44"
      width="40"
      height="40"
      role="img"
      aria-label={
        reward().talers > 0
          ? props.texts.pay.reward.talers(reward().talers)
          : props.texts.pay.reward.points(reward().vp)
      }
    >
      {reward().talers > 0 ? (
        <Coin x={0} y={0} size={40} figure={`+${reward().talers}`} />
      ) : (
        <Laurel x={0} y={0} size={40} figure={reward().vp} />
      )}
    </svg>
  )
}

/** Who builds by this payment has too few talers then for any place of the castle that is open to them [CA-4.5.1]. */
const isShort = ({ table }: Choice, { building, payment }: Paid): boolean => {
  const state = table.truth()
  const card = cardInForce(state)
  if (card === undefined) return false
  const me = playerAt(state, card.seat)
  const { talers } = rewardOf(roleOf(card.card), building, piecesIn(payment))
  const price = priceMissed(
    {
      ...state,
      buildings: { ...state.buildings, [building.id]: { builtBy: card.seat, round: state.round } },
      builtThisTurn: state.builtThisTurn + 1,
    },
    card,
  )
  return price < Infinity && price > me.talers + Math.min(talers, state.bank)
}

/**
 * While a second building may follow [CA-4.4.1]: the values of those that what is left would pay for; where there is none,
 * whether another payment would leave enough, and that no helper can be paid for, which would pass in silence. Of all payments those suggested leave most: none of them spends silver in
 * place of a piece [CA-4.4.6].
 */
const Rest = (props: Said & Paid) => {
  const state = () => props.choice.table.truth()
  const held = () => state().players[props.choice.player()?.seat ?? -1]?.resources
  const others = createMemo(() => valuesAfter(state(), props.building.id).toSorted((a, b) => a - b))
  const paidAfter = (payment: Payment): readonly number[] => {
    const has = held()
    return has === undefined ? [] : others().filter((value) => isPayable(leftBy(has, payment), value))
  }
  const isOtherBetter = createMemo(() =>
    props.choice.ways(props.building.id).some((one) => paidAfter(one).length > 0),
  )
  const short = createMemo(() => props.choice.isExact() && isShort(props.choice, props))
  const none = (): string => {
    const { none, nor, other } = words[language()]
    return none + (isOtherBetter() ? other : short() ? nor : '')
  }
  return (
    <Show
      when={others().length > 0}
      fallback={
        <Show when={short()}>
          <p class="ca-short">{words[language()].short}</p>
        </Show>
      }
    >
      <p class="ca-rest" aria-live="polite">
        <Show when={props.choice.isExact()}>
          <Show when={paidAfter(props.payment).length > 0} fallback={none()}>
            {words[language()].enough} <For each={paidAfter(props.payment)}>{(value) => <b>{value} </b>}</For>
          </Show>
        </Show>
      </p>
    </Show>
  )
}

export const PaymentChooser = (props: Said & { building: Building; payment: Payment }) => {
  const t = () => props.texts.pay
  const hasSilver = (): boolean => (props.choice.player()?.resources.silver ?? 0) > 0
  /** Nothing else is asked then: who would have confirmed first is told that this is it. */
  const isLast = createMemo(
    () =>
      props.choice.isExact() &&
      !props.choice.table.preview({ type: 'build', building: props.building.id, payment: props.payment })
        .complete,
  )
  const isRight = (): boolean => sumOf(props.payment) === props.building.value
  return (
    <div class="ca-pay" role="group" aria-label={t().title(buildingName(props.texts, props.building.id))}>
      <p class="ca-pay-for" data-card={props.building.id}>
        <b>{buildingName(props.texts, props.building.id)}</b>
        <span classList={{ right: isRight() }}>{t().sum(sumOf(props.payment), props.building.value)}</span>
        <span classList={{ right: kindsIn(props.payment) >= leastKinds }}>
          {t().kinds(kindsIn(props.payment), leastKinds)}
        </span>
      </p>
      <span class="ca-brings">
        <Reward {...props} />
        <Helped {...props} />
      </span>
      <Gives {...props} />
      <Rest {...props} />
      <div class="ca-kinds">
        <For each={baseResources}>{(kind) => <Kind {...props} kind={kind} silver={false} />}</For>
        <Show when={hasSilver()}>
          <For each={baseResources}>{(kind) => <Kind {...props} kind={kind} silver />}</For>
        </Show>
      </div>
      <button
        type="button"
        class="ca-other"
        data-card="pay:other"
        aria-label={t().other}
        // It keeps the focus that brought it to the last one.
        aria-disabled={!props.choice.hasOtherPayment()}
        onClick={() => props.choice.otherPayment()}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M5 9A8 8 0 0 1 19 8M19 3V8H14M19 15A8 8 0 0 1 5 16M5 21V16H10"
            fill="none"
            stroke="currentColor"
            stroke-width="2.4"
          />
        </svg>
        {words[language()].next}
      </button>
      <Show when={props.choice.isExact()}>
        <button
          type="button"
          class="ca-tick"
          data-card="pay:accept"
          aria-label={isLast() ? t().last : t().accept}
          onClick={() => props.choice.acceptPayment()}
        >
          {/* Two lines have the height of the tick and one. */}
          <Show when={!isLast()}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 13L10 19L20 6" fill="none" stroke="currentColor" stroke-width="4" />
            </svg>
          </Show>
          {isLast() ? t().last : props.texts.kinds.build}
        </button>
      </Show>
      <button
        type="button"
        class="ca-round ca-leave quiet"
        aria-label={props.texts.tray.cancel}
        data-hint={props.texts.tray.cancel}
        onClick={() => props.choice.leave()}
      >
        ×
      </button>
    </div>
  )
}

/** The chooser for the building in hand, if there is one. */
export const PaymentInHand = (props: Said) => {
  const inHand = (): { building: Building; payment: Payment } | null => {
    const building = findBuilding(props.choice.building() ?? '')
    const payment = props.choice.payment()
    return building === undefined || payment === null ? null : { building, payment }
  }
  return (
    <Show when={inHand()}>
      {(one) => <PaymentChooser {...props} building={one().building} payment={one().payment} />}
    </Show>
  )
}
