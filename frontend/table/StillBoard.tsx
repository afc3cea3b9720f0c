import { createResource, Show } from 'solid-js'
import type { Seat, Shown } from '../../shared/engine/ids.ts'
import { language } from '../kit/language.ts'
import type { AnyPlug } from '../plug/gameUi.ts'
import { stillTable } from '../plug/stillTable.ts'
import './StillBoard.css'

/** The game's own board at one moment, to be looked at: as large as what it lies in, in the page's theme. */
export const StillBoard = (props: { plug: AnyPlug; view: Shown<object>; nameOf(seat: Seat): string }) => {
  const [texts] = createResource(language, (spoken) => props.plug.texts(spoken))
  /** A screen keeps the first table that it was given: another view is another screen. */
  const laid = () => {
    const loaded = texts()
    if (loaded === undefined) return null
    const { plug, view, nameOf } = props
    return { Board: plug.create(() => loaded).Board, table: stillTable(plug.rules, view, null, nameOf) }
  }
  return (
    <Show when={laid()} keyed>
      {({ Board, table }) => (
        <div class="still-board" inert>
          <Board table={table} />
        </div>
      )}
    </Show>
  )
}
