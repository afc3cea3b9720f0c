/** One's Worker card, large: the resources at its foot are taken up one by one, and loaded together. */
import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Language } from '../../../shared/engine/meta.ts'
import {
  type BaseResource,
  baseResources,
  buildings,
  roleOf,
  values,
  type WorkerKind,
  workerKinds,
} from '../../../shared/games/castillo/components.ts'
import { leastKinds } from '../../../shared/games/castillo/payments.ts'
import { scoringOf, wealthOf } from '../../../shared/games/castillo/scoring.ts'
import { affordable } from '../../../shared/games/castillo/steps/build.ts'
import { language } from '../../kit/language.ts'
import { RoleMark } from './art/marks.tsx'
import { ResourcePiece } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'

const loadSize = 2
const cheapest = Math.min(...buildings.map(({ value }) => value))

/** In both languages, as it is fetched with what the first view does not need: the values that could be paid for follow. */
const words: Readonly<
  Record<
    Language,
    {
      readonly load: string
      /** What it comes to; which of it others may still buy [CA-4.3.14], and what comes before it and is not counted. */
      readonly sum: (n: number, isSold: boolean, more: string) => string
      /** The delivery [CA-4.3.7], of which what one gets is not certain before it; or a pile, or one's other load. */
      readonly delivery: string
      readonly more: string
      /** In the last round: what one's helpers in the Palace make more of it [CA-6.3.3]. */
      readonly palace: (n: number) => string
      readonly would: (sum: string, some: boolean) => string
      /** The sum would do, but not the number of kinds [CA-4.4.3]. */
      readonly alike: (sum: string, kinds: number) => string
    }
  >
> = {
  es: {
    load: 'Cargar',
    sum: (n, isSold, more) =>
      `Con la piedra y lo cargado sumarías ${n}${isSold ? ' si nadie te compra' : ''}${more}`,
    delivery: ', sin contar el reparto',
    more: ', sin contar lo que llegue antes',
    palace: (n) => `; en el Palacio, ${n} ${n === 1 ? 'punto' : 'puntos'} más`,
    would: (sum, some) => `${sum}; ${some ? 'pagarías' : 'no pagarías ningún edificio'}`,
    alike: (sum, kinds) =>
      `${sum}, pero de ${kinds} ${kinds === 1 ? 'clase' : 'clases'}: se paga con ${leastKinds} o más`,
  },
  en: {
    load: 'Load',
    sum: (n, isSold, more) =>
      `With the stone and the load you would hold ${n}${isSold ? ' if nobody buys of it' : ''}${more}`,
    delivery: ', the delivery not counted',
    more: ', what comes before it not counted',
    palace: (n) => `; in the Palace, ${n} more ${n === 1 ? 'point' : 'points'}`,
    would: (sum, some) => `${sum}; you could pay for${some ? '' : ' no building'}`,
    alike: (sum, kinds) =>
      `${sum}, but of ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}: a payment takes ${leastKinds} or more`,
  },
}

/** What a piece counts in a payment [CA-2.3.1]. */
const Each = (props: { kind: BaseResource }) => (
  <span class="ca-each" aria-hidden="true">
    {values[props.kind]}
  </span>
)

/**
 * What one would hold by what is taken up, and the values of buildings that it would pay for, as a pile of the tower
 * has them.
 */
const Would = (props: { choice: Choice; taken: readonly WorkerKind[] }) => {
  const after = createMemo(() => {
    const state = props.choice.table.view()
    const me = props.choice.player()
    if (me === undefined) return null
    const held = { ...me.resources }
    for (const kind of [...props.taken, 'stone'] as const) held[kind] += Math.min(1, state.stock[kind])
    const loaded = { ...me, resources: held }
    const players = state.players.map((player) => (player.seat === me.seat ? loaded : player))
    const then = { ...state, players }
    const paid = affordable(then, me.seat).map(({ value }) => value)
    // Silver is of any kind.
    const kinds = baseResources.filter((kind) => held[kind] > 0).length + held.silver
    const isSold = state.queue.some(({ seat, card }) => seat !== me.seat && card === 'stonemason')
    const own = state.queue.filter(({ seat }) => seat === me.seat).map(({ card }) => roleOf(card))
    const isServed =
      own.includes('trader') ||
      (Object.values(state.traderSpaces).includes(me.seat) &&
        state.queue.some(({ card }) => card === 'trader'))
    const comes =
      own.includes('bricklayer') || own.filter((role) => role === 'worker').length > 1
        ? ('more' as const)
        : isServed && ('delivery' as const)
    const inPalace = (one: typeof state): number =>
      scoringOf(one, 'palace').find(({ seat }) => seat === me.seat)?.vp ?? 0
    const palace = state.round === state.config.rounds ? inPalace(then) - inPalace(state) : 0
    return {
      sum: wealthOf(loaded),
      isSold,
      comes,
      kinds,
      palace,
      paid: [...new Set(paid)].sort((a, b) => a - b),
    }
  })
  const said = ({
    sum,
    isSold,
    comes,
    kinds,
    palace,
    paid,
  }: NonNullable<ReturnType<typeof after>>): string => {
    const w = words[language()]
    const all = w.sum(sum, isSold, comes ? w[comes] : '')
    const more = palace > 0 ? w.palace(palace) : ''
    // The values that it would pay for follow the words.
    if (paid.length > 0) return w.would(all + more, true)
    return (kinds < leastKinds && sum >= cheapest ? w.alike(all, kinds) : w.would(all, false)) + more
  }
  return (
    <Show when={after()}>
      {(would) => (
        <small class="ca-would" aria-live="polite">
          {said(would())} <For each={would().paid}>{(value) => <b>{value} </b>}</For>
        </small>
      )}
    </Show>
  )
}

export const Equip = (props: { choice: Choice; texts: Texts }) => {
  const t = () => props.texts
  const [taken, take] = createSignal<readonly WorkerKind[]>([])
  /** The one taken up first makes room. */
  const toggle = (kind: WorkerKind): void => {
    const others = taken().filter((one) => one !== kind)
    take(others.length < taken().length ? others : [...others, kind].slice(-loadSize))
  }
  const card = () => props.choice.legal('equipWorker')[0]?.card
  const send = (): void => {
    const equipped = card()
    if (equipped === undefined) return
    props.choice.send({ type: 'equipWorker', card: equipped, kinds: [...taken()] })
    take([])
  }
  return (
    <div class="ca-equip" role="group" aria-label={t().status.equipWorkers}>
      <p data-card={`role:${card()}`}>
        <RoleMark role="worker" />
        <b>{t().roles.worker}</b>
        <Would choice={props.choice} taken={taken()} />
      </p>
      <div class="ca-foot">
        <span class="ca-given" data-card="resource:stone" role="img" aria-label={t().counted(1, 'stone')}>
          <ResourcePiece kind="stone" />
          <Each kind="stone" />
        </span>
        <For each={workerKinds}>
          {(kind) => (
            <button
              type="button"
              class="ca-pick"
              aria-pressed={taken().includes(kind)}
              aria-label={t().resources[kind][0]}
              data-anchor={`resource:${kind}`}
              onClick={() => toggle(kind)}
            >
              <ResourcePiece kind={kind} />
              <Each kind={kind} />
            </button>
          )}
        </For>
        <button type="button" class="ca-ok main" disabled={taken().length < loadSize} onClick={send}>
          {words[language()].load}
        </button>
      </div>
    </div>
  )
}
