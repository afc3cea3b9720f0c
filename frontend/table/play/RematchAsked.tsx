import { For, Show } from 'solid-js'
import type { Seat, Viewer } from '../../../shared/engine/ids.ts'
import type { Rematch } from '../../../shared/protocol/tableInfo.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { e, startEndingWords } from '../endingWords.ts'

export { startEndingWords as startWords }

/** Somebody would like to play once more: whoever likes comes along, and nobody has to. */
export const RematchAsked = (props: {
  asked: Rematch
  me: Viewer
  nameOf(seat: Seat): string
  come(): void
}) => {
  const others = (): readonly Seat[] => {
    const { wants, by } = props.asked
    return (wants ?? (by === null ? [] : [by])).filter((seat) => seat !== props.me)
  }
  return (
    <div class="undo-asked rematch-asked" role="status">
      <For each={others()}>{(seat) => <Emblem seat={seat} />}</For>
      <p>
        <Show when={others().length > 0} fallback={e().rematchOpen}>
          {e().wantRematch(others().map(props.nameOf))}
        </Show>
      </p>
      <button type="button" class="main" onClick={() => props.come()}>
        {e().joinRematch}
      </button>
    </div>
  )
}
