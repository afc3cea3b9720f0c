import { For } from 'solid-js'
import { w } from '../words.ts'
import './Log.css'
import type { LoggedLine } from '../model/log.ts'
import type { LiveTable } from '../model/table.ts'

/** Each fact a line; pointing at one lights its places on the board, pressing it shows its moment, and its place. */
export const Log = (props: { table: LiveTable }) => {
  const show = (line: LoggedLine): void => {
    props.table.replay.go(props.table.replay.momentOf(line.seq))
    const [place] = line.places
    if (place !== undefined) props.table.closeTo(place)
  }
  return (
    <div class="log" role="log" aria-live="polite" aria-label={w().log} tabindex="0">
      <ol>
        <For each={props.table.log()}>
          {(line) => (
            <li
              style={line.seat === null ? {} : { '--who': `var(--seat-${line.seat})` }}
              classList={{ someone: line.seat !== null }}
              data-card={line.about ?? line.places[0]}
              onPointerEnter={() => props.table.light(line.places)}
              onPointerLeave={() => props.table.light([])}
            >
              <button
                type="button"
                tabindex="-1"
                aria-description={w().replay.jump}
                onClick={() => show(line)}
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
