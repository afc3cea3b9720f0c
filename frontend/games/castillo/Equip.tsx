/** One's Worker card, large: the resources at its foot are taken up one by one, and loaded together. */
import { createSignal, For } from 'solid-js'
import {
  type BaseResource,
  values,
  type WorkerKind,
  workerKinds,
} from '../../../shared/games/castillo/components.ts'
import { ResourcePiece, RoleMark } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'

const loadSize = 2

/** What a piece counts in a payment [CA-2.3.1]. */
const Each = (props: { kind: BaseResource }) => (
  <span class="ca-each" aria-hidden="true">
    {values[props.kind]}
  </span>
)

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
          {t().tray.ok}
        </button>
      </div>
    </div>
  )
}
