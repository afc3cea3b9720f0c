import { createResource, Show } from 'solid-js'
import { conceal } from '../../../shared/engine/secret.ts'
import { nameAt } from '../../../shared/protocol/names.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { language } from '../../kit/language.ts'
import { loadPlug } from '../../plug/plugs.ts'
import { StillBoard } from '../StillBoard.tsx'
import { w } from './waitingWords.ts'

/** What will be played on, as it lies there before the first card is dealt. */
export const BoardOnTable = (props: { info: TableInfo }) => {
  const [plug] = createResource(() => props.info.game, loadPlug)
  return (
    <Show when={plug()}>
      {(loaded) => (
        <StillBoard
          plug={loaded()}
          view={conceal(
            loaded().rules.blank({ seats: props.info.seats.length, options: props.info.options }),
            null,
          )}
          nameOf={(seat) => nameAt(props.info, seat, language()) || w().seat(seat + 1)}
        />
      )}
    </Show>
  )
}
