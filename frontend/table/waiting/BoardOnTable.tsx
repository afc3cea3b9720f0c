import { createResource, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { conceal } from '../../../shared/engine/secret.ts'
import { nameAt } from '../../../shared/protocol/names.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { language } from '../../kit/language.ts'
import { loadPlug } from '../../plug/plugs.ts'
import { stillTable } from '../../plug/stillTable.ts'
import { w } from './waitingWords.ts'
import './BoardOnTable.css'

/** What will be played on, as it lies there before the first card is dealt: the game's own board, to be looked at. */
export const BoardOnTable = (props: { info: TableInfo }) => {
  const [game] = createResource(
    () => props.info.game,
    async (id) => {
      const plug = await loadPlug(id)
      return plug === null ? null : { plug, texts: await plug.texts(language()) }
    },
  )
  const laid = () => {
    const loaded = game()
    if (!loaded) return null
    const { plug } = loaded
    const { seats, options } = props.info
    const view = conceal(plug.rules.blank({ seats: seats.length, options }), null)
    // Nobody has a free seat yet: what is its owner's is told by its number.
    const nameOf = (seat: Seat): string => nameAt(props.info, seat, language()) || w().seat(seat + 1)
    const table = stillTable(plug.rules, view, null, nameOf)
    return { ...loaded, table }
  }
  return (
    <Show when={laid()} keyed>
      {({ plug, texts, table }) => {
        // A screen keeps the first table that it was given: another number of players is another screen.
        const { Board } = plug.create(() => texts)
        return (
          <div class="board-on-table" inert>
            <Board table={table} />
          </div>
        )
      }}
    </Show>
  )
}
