import { createMemo, createSignal, For, Show, onCleanup } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { l } from '../logWords.ts'
import type { LiveTable } from '../model/table.ts'
import { type Block, blocksOf, isNote, type LogItem, type Note, notesOf } from '../model/turns.ts'
import { w } from '../words.ts'

/** Where the arrows lead from one line to another; Home and End to the first and the last. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * A block for each turn, with the emblem of whose it is. Pointing at a line, or the focus on it, lights its places on
 * the board; pressing it shows its moment, and its place. One stop of the Tab key, then arrows.
 */
export const Log = (props: { table: LiveTable; info: TableInfo }) => {
  let list: HTMLOListElement | undefined
  const notes = createMemo(() =>
    notesOf(props.table.entries(), (seat) => props.info.seats[seat]?.kind === 'person'),
  )
  const shownNotes = () => notes().filter(({ seq }) => seq <= props.table.shownAt())
  const blocks = createMemo(
    () => new Map(blocksOf(props.table.log(), shownNotes()).map((one) => [one.head, one])),
  )
  const heads = createMemo(() => [...blocks().keys()])
  const itemsOf = (head: LogItem): Block['items'] => blocks().get(head)?.items ?? []
  const newest = createMemo(() => [...blocks().values()].at(-1)?.items.at(-1))
  /** The line that the Tab key leads to: the newest one, until another is chosen. */
  const [chosen, choose] = createSignal<LogItem | null>(null)
  const stop = createMemo(() => {
    const one = chosen()
    return one !== null && [...blocks().values()].some(({ items }) => items.includes(one)) ? one : newest()
  })

  const follow = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    const lines = [...(list?.querySelectorAll('button') ?? [])]
    const at = lines.findIndex((line) => line === document.activeElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    lines[step(at, lines.length - 1)]?.focus()
  }
  const show = (item: LogItem): void => {
    const { replay } = props.table
    replay.go(replay.momentOf(item.seq), isNote(item) ? 0 : item.fact + 1)
    props.table.closeTo((isNote(item) ? null : item.places[0]) ?? null)
  }
  const light = (item: LogItem): void => props.table.light(isNote(item) ? [] : item.places)
  // A line that goes with the papers is neither left nor blurred.
  onCleanup(() => props.table.light([]))
  const noteText = (note: Note): string => {
    const name = props.table.nameOf(note.seat)
    if (note.note !== 'takenBack') return l()[note.note](name)
    const { entries, agreed } = note
    const said = l().takenBack(name, entries)
    return agreed.length === 0 ? said : said + l().agreed(agreed.map(props.table.nameOf))
  }
  const about = (item: LogItem): string | undefined =>
    isNote(item) ? undefined : (item.about ?? item.places[0])

  return (
    <div class="log" role="log" aria-live="polite" aria-label={w().log}>
      <ol ref={(element) => (list = element)} onKeyDown={follow}>
        <For each={heads()}>
          {(head) => (
            <li
              class="turn"
              classList={{ someone: head.seat !== null, note: isNote(head) }}
              style={head.seat === null ? {} : { '--who': `var(--seat-${head.seat})` }}
            >
              <Show when={head.seat !== null}>
                <Emblem seat={head.seat as Seat} />
              </Show>
              <ol>
                <For each={itemsOf(head)}>
                  {(item) => (
                    <li
                      data-card={about(item)}
                      onPointerEnter={() => light(item)}
                      onPointerLeave={() => props.table.light([])}
                    >
                      <button
                        type="button"
                        tabindex={item === stop() ? 0 : -1}
                        aria-description={l().jump}
                        onFocus={() => (choose(item), light(item))}
                        onBlur={() => props.table.light([])}
                        onClick={() => show(item)}
                      >
                        {isNote(item) ? noteText(item) : item.text}
                      </button>
                    </li>
                  )}
                </For>
              </ol>
            </li>
          )}
        </For>
      </ol>
    </div>
  )
}
