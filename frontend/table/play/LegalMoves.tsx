import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { createDictionary } from '../../kit/language.ts'
import type { MovesTexts } from '../../texts/moves.es.ts'
import type { LiveTable } from '../model/table.ts'
import { createMoveGroups } from './moveGroups.ts'
import './LegalMoves.css'

const { words: m, start } = createDictionary<MovesTexts>({
  es: async () => (await import('../../texts/moves.es.ts')).moves,
  en: async () => (await import('../../texts/moves.en.ts')).moves,
})
export { start as startWords }

/** So many moves of a kind are shown at first, and more with each press. */
const window = 50

/** The moves of one kind. */
const Group = (props: {
  table: LiveTable
  type: string
  moves: () => readonly { readonly type: string }[]
}) => {
  const [shown, show] = createSignal(window)
  createEffect(
    on(
      () => props.table.legal(),
      () => show(window),
      { defer: true },
    ),
  )
  const left = (): number => props.moves().length - shown()
  return (
    <section>
      <Show when={props.moves().length > 1}>
        <h2>
          {props.table.ui.nameKind(props.type)} <small>{props.moves().length}</small>
        </h2>
      </Show>
      <ul>
        <For each={props.moves().slice(0, shown())}>
          {(move) => (
            <li>
              <button type="button" onClick={() => props.table.stage(move)}>
                {props.table.ui.nameMove(move, props.table.view(), props.table.nameOf)}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={left() > 0}>
        <button type="button" class="more" onClick={() => show(shown() + window)}>
          {m().more(Math.min(window, left()))}
        </button>
      </Show>
    </section>
  )
}

/** The board as a list: every legal move in words, for keyboards and screen readers, and for the curious. */
export const LegalMoves = (props: { table: LiveTable }) => {
  const { groups, count, isWhole } = createMoveGroups(() => props.table.legal())
  const kinds = createMemo(() => groups().map(({ type }) => type), [], {
    equals: (before, now) => before.join() === now.join(),
  })
  const movesOf = (type: string) => groups().find((group) => group.type === type)?.moves ?? []
  return (
    <div class="legal">
      <Show when={count() > 0} fallback={<p>{m().none}</p>}>
        <p>{isWhole() ? m().now(count()) : m().soFar(count())}</p>
        <For each={kinds()}>
          {(type) => <Group table={props.table} type={type} moves={() => movesOf(type)} />}
        </For>
      </Show>
    </div>
  )
}
