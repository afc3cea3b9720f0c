/** A tap that may mean more than one thing, or that breaks a pact: what it would do, beside the region. */
import { createMemo, For, Show } from 'solid-js'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { Asked } from './choice.ts'
import { Torn } from './art/Outlook.tsx'
import { Beside } from '../../kit/Beside.tsx'
import { Brings } from './Brings.tsx'
import type { HandProps } from './handProps.ts'
import { nameMove } from './names.ts'
import { brokenBy } from './outlook.ts'
import { usedBy } from './uses.ts'

/** Of which pact that would be the end, and with whom it is [ST-5.52]. */
const breakingBy = ({ choice, texts }: HandProps, move: Move): string | null => {
  const me = choice.mine()
  const pact = me === null ? null : brokenBy(choice.table.view(), me, move)
  if (pact === null) return null
  const other = pact.signers.find((seat) => seat !== me) ?? pact.signers[0]
  return texts.board.breaks(texts.cards[pact.id].name, choice.table.nameOf(other))
}

/** What the torn scroll beside a lit region means, while there is one. */
export const TornTold = (props: HandProps) => {
  const told = createMemo((): readonly string[] => {
    const moves = [...props.choice.ways().values()].flat()
    return [...new Set(moves.flatMap((move) => breakingBy(props, move) ?? []))]
  })
  return (
    <For each={told()}>
      {(said) => (
        <p class="st-note st-tears">
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <Torn />
          </svg>
          {said}
        </p>
      )}
    </For>
  )
}

export const Asking = (props: HandProps & { asked: Asked }) => {
  const { choice } = props
  const t = () => props.texts.board
  return (
    <Beside
      anchor={props.asked.region}
      class="st-asked st-asking"
      label={t().status.which}
      leave={() => choice.clear()}
    >
      <For each={props.asked.moves}>
        {(move) => (
          <>
            <Show when={breakingBy(props, move)}>{(warning) => <p class="st-warning">{warning()}</p>}</Show>
            <button
              type="button"
              class="st-may"
              data-card={props.asked.region}
              onClick={() => choice.stage(move)}
            >
              {nameMove(props.texts, move, choice.table.view(), choice.table.nameOf)}
              <small>{usedBy(move, choice.table.view())}</small>
              <Brings {...props} move={move} />
            </button>
          </>
        )}
      </For>
      <Show when={props.asked.troop}>
        {(id) => (
          <button type="button" onClick={() => choice.take({ what: 'troop', id: id() })}>
            {t().lead}
          </button>
        )}
      </Show>
      <button type="button" class="quiet" onClick={() => choice.clear()}>
        {t().leave}
      </button>
    </Beside>
  )
}
