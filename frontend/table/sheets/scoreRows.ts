/** What each seat scored, as rows of a table. */
import type { ScoreLine } from '../../../shared/engine/game.ts'
import type { RuleId } from '../../../shared/engine/ids.ts'

export interface Row {
  readonly round: number
  readonly what: string
  readonly rule: RuleId
  /** By seat. */
  readonly points: readonly number[]
}

/** One row for each thing that scored, in the order of the first seat that lists it. */
export const rowsOf = (scores: readonly (readonly ScoreLine[])[]): readonly Row[] => {
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
