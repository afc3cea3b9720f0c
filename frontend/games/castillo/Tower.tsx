/** The piles of the Defence Tower, one press each, with what could be paid for by it: the values that stand on the plans. */
import { createMemo, For } from 'solid-js'
import { affordable } from '../../../shared/games/castillo/steps/build.ts'
import type { MoveOf } from '../../../shared/games/castillo/moves.ts'
import { ResourceMark } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'
import { pileName } from './words.ts'

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

const Pile = (props: Said & { move: MoveOf<'takeTower'> }) => {
  const { table, player } = props.choice
  const kind = props.move.resource
  const count = table.view().defenceTower[kind]
  const after = createMemo(() => {
    const me = player()
    return me === undefined ? [] : affordable(table.preview(props.move).view, me.seat)
  })
  const paid = () => [...new Set(after().map(({ value }) => value))].sort((a, b) => a - b)
  const light = (): void => props.choice.weigh(after().map(({ id }) => id))
  return (
    <button
      type="button"
      class="ca-act ca-pile"
      data-anchor={`resource:${kind}`}
      aria-label={props.texts.tray.pile(pileName(props.texts, { [kind]: count }), paid())}
      onPointerEnter={light}
      onFocus={light}
      onPointerLeave={() => props.choice.weigh([])}
      onBlur={() => props.choice.weigh([])}
      onClick={() => props.choice.stage(props.move)}
    >
      <svg viewBox="-26 -20 52 40">
        <ResourceMark kind={kind} x={-9} y={0} size={30} />
        <text class="ca-figure" x="16" y="9" text-anchor="middle">
          {count}
        </text>
      </svg>
      <span>
        <For each={paid()} fallback={props.texts.tray.none}>
          {(value) => <b>{value}</b>}
        </For>
      </span>
    </button>
  )
}

export const Tower = (props: Said) => (
  <div class="ca-piles">
    <For each={props.choice.legal('takeTower')}>{(move) => <Pile {...props} move={move} />}</For>
  </div>
)
