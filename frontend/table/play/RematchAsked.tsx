import { Show } from 'solid-js'
import type { Seat, Viewer } from '../../../shared/engine/ids.ts'
import type { Rematch } from '../../../shared/protocol/tableInfo.ts'
import { e, startEndingWords } from '../endingWords.ts'

export { startEndingWords as startWords }

/** Somebody would like to play once more: whoever likes comes along, and nobody has to. */
export const RematchAsked = (props: {
  asked: Rematch
  me: Viewer
  nameOf(seat: Seat): string
  come(): void
}) => (
  <div class="undo-asked" role="status">
    <p>
      <Show when={props.asked.by !== null && props.asked.by !== props.me} fallback={e().rematchOpen}>
        {e().wantsRematch(props.asked.by === null ? '' : props.nameOf(props.asked.by))}
      </Show>
    </p>
    <button type="button" class="main" onClick={() => props.come()}>
      {e().joinRematch}
    </button>
  </div>
)
