import { defaultOptions } from '../../../shared/engine/options.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import type { AnyPlug, AnyTableModel } from '../../plug/gameUi.ts'
import { stillTable } from '../../plug/stillTable.ts'

/** Whom the examples of the rulebooks tell of. */
const names = ['Ana', 'Berta', 'Carla', 'Dora', 'Eva'] as const

/** A table before its first move, for cards of things where nobody plays: as the rulebook's examples begin. */
export const exampleTable = ({ rules, meta }: AnyPlug): AnyTableModel => {
  const blank = rules.blank({ seats: meta.seats.max, options: defaultOptions(meta) })
  return stillTable(rules, conceal(blank, null), null, (seat) => names[seat] ?? '')
}
