import { Show } from 'solid-js'
import type { GameMeta } from '../../../shared/engine/meta.ts'
import { type NamedLevel, namedLevels } from '../../../shared/protocol/botLevels.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { OptionChoice } from './OptionChoice.tsx'
import { w } from './waitingWords.ts'
import './WhoPlays.css'

/** Who will sit round the table: how many, and what kind of bots is sat in the chairs that stay free. */
export const WhoPlays = (props: {
  info: TableInfo
  meta: GameMeta
  decides: boolean
  level: NamedLevel
  chooseLevel(level: NamedLevel): void
  act(act: TableAct): Promise<boolean>
}) => {
  const sizes = (): number[] => {
    const { min, max } = props.meta.seats
    return Array.from({ length: max - min + 1 }, (_, index) => min + index)
  }
  return (
    <div class="who-plays">
      <OptionChoice
        legend={w().seats}
        name="seats"
        values={sizes()}
        chosen={props.info.seats.length}
        decides={props.decides}
        words={String}
        choose={(seats) => void props.act({ act: 'resize', seats })}
      />
      {/* It stays where no chair is free: nothing moves when the last one is taken. */}
      <Show when={props.decides}>
        <OptionChoice
          legend={w().bots}
          name="level"
          values={namedLevels}
          chosen={props.level}
          decides
          words={(level) => w().levelAlone[level]}
          hint={(level) => w().levelHint[level]}
          choose={(level) => props.chooseLevel(level)}
        />
      </Show>
    </div>
  )
}
