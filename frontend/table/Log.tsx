import { For } from 'solid-js'
import { w } from './words.ts'
import type { LiveTable } from './createTable.ts'

/** Each fact a line; pointing at one lights its places on the board, pressing it shows its moment. */
export const Log = (props: { table: LiveTable }) => {
  const lines = () => props.table.log().filter((line) => line.seq <= props.table.shownAt())
  return (
    <div class="log" role="log" aria-live="polite" aria-label={w().log} tabindex="0">
      <ol>
        <For each={lines()}>
          {(line) => (
            <li
              style={line.seat === null ? {} : { '--who': `var(--seat-${line.seat})` }}
              classList={{ someone: line.seat !== null }}
              onPointerEnter={() => props.table.light(line.places)}
              onPointerLeave={() => props.table.light([])}
            >
              <button
                type="button"
                tabindex="-1"
                title={w().replay.jump(line.text)}
                onClick={() => props.table.replay.go(props.table.replay.momentOf(line.seq))}
              >
                {line.text}
              </button>
            </li>
          )}
        </For>
      </ol>
    </div>
  )
}
