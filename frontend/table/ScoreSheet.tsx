import { createMemo, For, onMount, Show } from 'solid-js'
import type { ScoreLine } from '../../shared/engine/game.ts'
import { type RuleId, seatOf } from '../../shared/engine/ids.ts'
import { t } from '../kit/language.ts'
import { w } from './words.ts'
import { Emblem } from '../kit/pieces/Emblem.tsx'
import type { LiveTable } from './createTable.ts'

interface Row {
  readonly round: number
  readonly what: string
  readonly rule: RuleId
  /** By seat. */
  readonly points: readonly number[]
}

/** One row for each thing that scored, in the order of the first seat that lists it. */
const rowsOf = (scores: readonly (readonly ScoreLine[])[]): readonly Row[] => {
  const rows = new Map<string, { round: number; what: string; rule: RuleId; points: number[] }>()
  for (const [seat, lines] of scores.entries())
    for (const line of lines) {
      const key = `${line.round} ${line.what}`
      const row = rows.get(key) ?? { ...line, points: scores.map(() => 0) }
      row.points[seat] = (row.points[seat] ?? 0) + line.points
      rows.set(key, row)
    }
  return [...rows.values()].sort((a, b) => a.round - b.round)
}

/** Explains every point, and says who won. */
export const ScoreSheet = (props: {
  table: LiveTable
  onClose(): void
  showRule(rule: RuleId): void
  /** Somebody has opened a table for the same people once more. */
  rematch: boolean
  playAgain(): void
}) => {
  let dialog: HTMLDialogElement | undefined
  onMount(() => dialog?.showModal())
  const scores = createMemo(() => props.table.rules.scores(props.table.view()))
  const rows = createMemo(() => rowsOf(scores()))
  const rounds = createMemo(() => [...new Set(rows().map((row) => row.round))])
  const ranking = createMemo(() => props.table.rules.outcome(props.table.view())?.ranking ?? [])
  const placeOf = (seat: number): number => {
    const group = ranking().findIndex((seats) => seats.some((one) => one === seat))
    return group < 0 ? 0 : 1 + ranking().slice(0, group).flat().length
  }
  const verdict = (): string => {
    const best = ranking()[0] ?? []
    const names = best.map(props.table.nameOf).join(', ')
    return best.length === 0 ? w().scores : best.length > 1 ? w().winners(names) : w().winner(names)
  }
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="sheet scores"
      aria-label={w().scores}
      onClose={() => props.onClose()}
    >
      <header>
        <h2>{verdict()}</h2>
        <button type="button" class="quiet" onClick={() => dialog?.close()}>
          {props.table.finished() ? w().seeBoard : t().site.close}
        </button>
      </header>
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <td />
              <For each={scores()}>
                {(_, index) => (
                  <th scope="col" style={{ '--who': `var(--seat-${index()})` }}>
                    <Emblem seat={seatOf(index())} />
                    <span>{props.table.nameOf(seatOf(index()))}</span>
                    <Show when={placeOf(index()) > 0}>
                      <small>{w().place(placeOf(index()))}</small>
                    </Show>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <For each={rounds()}>
            {(round) => (
              <tbody>
                <tr>
                  <th scope="rowgroup" colspan={scores().length + 1}>
                    {props.table.ui.scoreRound(round)}
                  </th>
                </tr>
                <For each={rows().filter((row) => row.round === round)}>
                  {(row) => (
                    <tr>
                      <th scope="row">
                        {props.table.ui.scoreLine(row.what)}{' '}
                        <button
                          type="button"
                          class="rule"
                          aria-label={w().showRule(row.rule)}
                          onClick={() => props.showRule(row.rule)}
                        >
                          {row.rule}
                        </button>
                      </th>
                      <For each={row.points}>{(points) => <td>{points}</td>}</For>
                    </tr>
                  )}
                </For>
              </tbody>
            )}
          </For>
          <tfoot>
            <tr>
              <th scope="row">{w().total}</th>
              <For each={scores()}>
                {(lines) => <td>{lines.reduce((sum, line) => sum + line.points, 0)}</td>}
              </For>
            </tr>
          </tfoot>
        </table>
      </div>
      <Show when={props.table.finished()}>
        <footer>
          <button type="button" class="main" onClick={() => props.playAgain()}>
            {props.rematch ? w().joinRematch : w().playAgain}
          </button>
        </footer>
      </Show>
    </dialog>
  )
}
