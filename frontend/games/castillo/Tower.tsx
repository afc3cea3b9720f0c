/**
 * What may be taken or bought, one press each, with what could be paid for by it: the values that stand on the plans.
 * The piles of the Defence Tower, and what lies on the carts of others' Workers for a Stonemason.
 */
import { createMemo, For, type JSX, Show } from 'solid-js'
import {
  type BaseResource,
  baseResources,
  type Building,
  type Resource,
  stonemasonPrice,
} from '../../../shared/games/castillo/components.ts'
import type { Move } from '../../../shared/games/castillo/moves.ts'
import type { WorkerCard } from '../../../shared/games/castillo/state.ts'
import { affordable } from '../../../shared/games/castillo/steps/build.ts'
import { Coin } from '../../kit/pieces/pieces.tsx'
import { BuildingArt, halfSizes, kindOf } from './art/castle/Buildings.tsx'
import { Owner, ResourceMark } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'
import { pileName } from './words.ts'

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

/** Values on two lines below a piece: the dearest of them, where there are more. */
const wareRoom = 4

const valuesOf = (payable: readonly Building[]): readonly number[] =>
  [...new Set(payable.map(({ value }) => value))].sort((a, b) => a - b)

/** There is room for the pictures of so many kinds of buildings, as they lie in the castle; of more the values are said. */
const pictureRoom = 2

/** What those of a value look like: of its kinds one each. */
const Looks = (props: { of: readonly Building[]; value: number }) => (
  <For
    each={[...new Set(props.of.filter(({ value }) => value === props.value).map(({ id }) => kindOf(id)))].map(
      (kind) => ({ kind, half: halfSizes[kind] }),
    )}
  >
    {({ kind, half: [x, y] }) => (
      <svg class="ca-picture" viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`} data-kind={kind}>
        <BuildingArt id={kind} built winter={false} />
      </svg>
    )}
  </For>
)

/** A piece that cannot be had now stands where it was: none moves under the finger as another is bought. */
const Offer = (
  props: Said & { move: Move | undefined; kind: Resource; act: string; isWare?: true; children: JSX.Element },
) => {
  const { table, player } = props.choice
  const after = createMemo(() => {
    const me = player()
    const { move } = props
    return me === undefined || move === undefined ? [] : affordable(table.preview(move).view, me.seat)
  })
  /** A single piece adds little to what can be paid for without it: that alone is said and lit. */
  const added = createMemo(() => {
    const me = player()
    const before = props.isWare && me ? affordable(table.truth(), me.seat).map(({ id }) => id) : []
    return after().filter(({ id }) => !before.includes(id))
  })
  const kinds = (): number => new Set(added().map(({ id }) => kindOf(id))).size
  const light = (): void => props.choice.weigh(added().map(({ id }) => id))
  return (
    <button
      type="button"
      class="ca-act ca-pile"
      classList={{ 'ca-buy': props.isWare }}
      disabled={props.move === undefined}
      data-anchor={`resource:${props.kind}`}
      // A card of the piece would lie over what is lit: then a few words do.
      data-hint={added().length > 0 ? props.act : undefined}
      aria-label={props.texts.tray.pays(props.act, valuesOf(after()))}
      onPointerEnter={light}
      onFocus={light}
      onPointerLeave={() => props.choice.weigh([])}
      onBlur={() => props.choice.weigh([])}
      onClick={() => props.move && props.choice.stage(props.move)}
    >
      <svg viewBox={props.isWare ? '-21 -20 42 40' : '-26 -20 52 40'}>
        <ResourceMark kind={props.kind} x={-9} y={0} size={30} />
        {props.children}
      </svg>
      <span>
        <For
          each={props.isWare ? valuesOf(added()).slice(-wareRoom) : valuesOf(added())}
          fallback={props.move && props.texts.tray[props.isWare ? 'noOther' : 'none']}
        >
          {(value) => (
            <b>
              <Show when={kinds() <= pictureRoom}>
                <Looks of={added()} value={value} />
              </Show>
              {value}
            </b>
          )}
        </For>
      </span>
    </button>
  )
}

export const Tower = (props: Said) => (
  <div class="ca-piles">
    <For each={props.choice.legal('takeTower')}>
      {(move) => {
        const kind = move.resource
        const count = props.choice.table.view().defenceTower[kind]
        const pile = pileName(props.texts, { [kind]: count })
        return (
          <Offer {...props} move={move} kind={kind} act={props.texts.moves.take(pile)}>
            <text class="ca-figure" x="16" y="9" text-anchor="middle">
              {count}
            </text>
          </Offer>
        )
      }}
    </For>
  </div>
)

const Seller = (props: Said & { worker: WorkerCard }) => {
  const name = (): string => props.choice.table.nameOf(props.worker.owner)
  const kinds = (): readonly BaseResource[] =>
    baseResources.filter((kind) => props.worker.resources[kind] > 0)
  const offer = (kind: BaseResource) =>
    props.choice
      .legal('buyFromWorker')
      .find(
        ({ owner, card, resource }) =>
          owner === props.worker.owner && card === props.worker.card && resource === kind,
      )
  return (
    <div class="ca-seller" role="group" aria-label={name()}>
      <span data-card={`seat:${props.worker.owner}`}>
        <Owner seat={props.worker.owner} />
      </span>
      <For each={kinds()}>
        {(kind) => (
          <Offer
            {...props}
            isWare
            move={offer(kind)}
            kind={kind}
            act={props.texts.moves.buy(props.texts.resources[kind][0], name())}
          >
            <g class="ca-price">
              <Coin x={11} y={9} size={22} figure={stonemasonPrice} />
            </g>
          </Offer>
        )}
      </For>
    </div>
  )
}

const keyOf = ({ owner, card }: WorkerCard): string => `${owner} ${card}`

/**
 * The Workers that sell, or have sold, to who is asked [CA-4.3.14], as they are once what flies has landed; by their
 * keys, so that a tile that has the focus stays as another is bought.
 */
export const Sellers = (props: Said) => {
  const sellers = (): readonly WorkerCard[] => {
    const me = props.choice.player()
    const offers = props.choice.legal('buyFromWorker')
    return props.choice.table
      .truth()
      .workerCards.filter(
        ({ owner, card, boughtBy }) =>
          boughtBy.some((seat) => seat === me?.seat) ||
          offers.some((move) => move.owner === owner && move.card === card),
      )
  }
  return (
    <For each={sellers().map(keyOf)}>
      {(key) => (
        <Show when={sellers().find((worker) => keyOf(worker) === key)}>
          {(worker) => <Seller {...props} worker={worker()} />}
        </Show>
      )}
    </For>
  )
}
