import { Show } from 'solid-js'
import { languages } from '../../../shared/engine/meta.ts'
import type { ClockSetting } from '../../../shared/protocol/clock.ts'
import { clockPresets, timeouts } from '../../../shared/protocol/clockChoices.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import { type TableInfo, visibilities } from '../../../shared/protocol/tableInfo.ts'
import { OptionChoice } from './OptionChoice.tsx'
import { clockWords } from '../../kit/clockWords.ts'
import { w } from './waitingWords.ts'

const isSame = (one: ClockSetting, other: ClockSetting): boolean =>
  one.kind === other.kind &&
  (Object.keys(one) as (keyof ClockSetting)[]).every((key) => one[key] === other[key])

/** What people agree on beside the rules of the game: whether one may ask for a hint, who may come, how long one thinks, what is spoken. */
export const HouseRulesForm = (props: {
  info: TableInfo
  decides: boolean
  act(act: TableAct): Promise<boolean>
}) => {
  const agree = (on: Extract<TableAct, { act: 'agree' }>['on']): void => void props.act({ act: 'agree', on })
  /** Who puts the table on the public list may be asked for a proof of a person. */
  const show = async (visibility: TableInfo['visibility']): Promise<void> => {
    if (visibility !== 'listed') return agree({ visibility })
    const { passHere } = await import('../../net/person.ts')
    void props.act({ act: 'agree', on: { visibility }, ...(await passHere()) })
  }
  const clocks = (): readonly ClockSetting[] => {
    const { clock } = props.info
    // One that was asked for over the wire is shown with the others.
    return clockPresets.some((preset) => isSame(preset, clock)) ? clockPresets : [...clockPresets, clock]
  }
  const clock = (): ClockSetting => clocks().find((one) => isSame(one, props.info.clock)) ?? props.info.clock
  return (
    <>
      {/* First: friends who have never played look for help, and no further down than what is played. */}
      <OptionChoice
        legend={w().hints}
        name="hints"
        values={[false, true]}
        chosen={props.info.hints}
        decides={props.decides}
        words={(value) => (value ? w().withHints : w().noHints)}
        hint={(value) => (value ? w().hintsMean : w().noHintsMean)}
        choose={(hints) => agree({ hints })}
      />
      <OptionChoice
        legend={w().visibility}
        name="visibility"
        values={visibilities}
        chosen={props.info.visibility}
        decides={props.decides}
        words={(value) => w().visibilities[value]}
        hint={(value) => w().visibilityHints[value]}
        choose={(visibility) => void show(visibility)}
      />
      <OptionChoice
        legend={w().clock}
        name="clock"
        values={clocks()}
        chosen={clock()}
        decides={props.decides}
        words={clockWords}
        choose={(chosen) => agree({ clock: chosen })}
      />
      <Show when={props.info.clock.kind !== 'none'}>
        <OptionChoice
          legend={w().timeout}
          name="timeout"
          values={timeouts}
          chosen={props.info.onTimeout}
          decides={props.decides}
          words={(value) => w().timeouts[value]}
          choose={(onTimeout) => agree({ onTimeout })}
        />
      </Show>
      <OptionChoice
        legend={w().spoken}
        name="spoken"
        values={[null, ...languages]}
        chosen={props.info.language}
        decides={props.decides}
        words={(value) => (value === null ? w().anyLanguage : w().languages[value])}
        choose={(spoken) => agree({ language: spoken })}
      />
    </>
  )
}
