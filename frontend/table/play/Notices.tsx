import { Show } from 'solid-js'
import { startEndingWords } from '../endingWords.ts'
import { w } from '../words.ts'
import { EndStrip } from './EndStrip.tsx'
import type { GameProps } from './gameProps.ts'
import { type UndoTold, UndoAsked } from './UndoAsked.tsx'
import './asked.css'

export { startEndingWords as startWords }

/** What is said above the hand now and then: a move to be taken back, a stand-in, the end. Loaded with the first of it. */
export const Notices = (
  props: GameProps & {
    undo: UndoTold | null
    isStoodIn: boolean
    /** The end is told already. */
    isEndOpen: boolean
    openEnd(): void
  },
) => (
  <>
    <div class="asked-slot">
      <Show when={props.undo}>
        {(asked) => (
          <UndoAsked
            asked={asked()}
            me={props.table.me()}
            nameOf={props.table.nameOf}
            answer={(agree) => props.act({ act: 'answerUndo', agree, by: asked().by, seq: asked().seq })}
          />
        )}
      </Show>
      <Show when={props.isStoodIn}>
        <div class="undo-asked" role="status">
          <p>{w().stoodIn}</p>
          <button type="button" class="main" onClick={() => props.act({ act: 'back' })}>
            {w().back}
          </button>
        </div>
      </Show>
    </div>
    <Show when={props.table.finished() && !props.isEndOpen}>
      <EndStrip
        table={props.table}
        rematch={props.info.rematch}
        playAgain={props.playAgain}
        open={props.openEnd}
      />
    </Show>
  </>
)
