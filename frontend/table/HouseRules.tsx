import { For, Show } from 'solid-js'
import { languages } from '../../shared/engine/meta.ts'
import type { Viewer } from '../../shared/engine/ids.ts'
import { clockPresets, type ClockSetting, timeouts } from '../../shared/protocol/clock.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import { type TableInfo, visibilities } from '../../shared/protocol/tableInfo.ts'
import { clockWords } from './clockWords.ts'
import { w } from './waitingWords.ts'

interface Choices<Value> {
  readonly legend: string
  readonly name: string
  readonly values: readonly Value[]
  readonly chosen: Value
  readonly disabled: boolean
  words(value: Value): string
  hint?(value: Value): string
  choose(value: Value): void
}

const Choice = <Value,>(props: Choices<Value>) => (
  <fieldset disabled={props.disabled}>
    <legend>{props.legend}</legend>
    <For each={props.values}>
      {(value) => (
        <label title={props.hint?.(value)}>
          <input
            type="radio"
            name={props.name}
            checked={value === props.chosen}
            onChange={(event) => {
              event.currentTarget.checked = value === props.chosen
              props.choose(value)
            }}
          />
          {props.words(value)}
        </label>
      )}
    </For>
  </fieldset>
)

const isSame = (one: ClockSetting, other: ClockSetting): boolean =>
  one.kind === other.kind &&
  (Object.keys(one) as (keyof ClockSetting)[]).every((key) => one[key] === other[key])

/** What people agree on beside the rules of the game: who may come, how long one thinks, what is spoken. */
export const HouseRules = (props: { info: TableInfo; you: Viewer; act(act: TableAct): Promise<boolean> }) => {
  const agree = (on: Extract<TableAct, { act: 'agree' }>['on']): void => void props.act({ act: 'agree', on })
  const clocks = (): readonly ClockSetting[] => {
    const { clock } = props.info
    // One that was asked for over the wire is shown with the others.
    return clockPresets.some((preset) => isSame(preset, clock)) ? clockPresets : [...clockPresets, clock]
  }
  const clock = (): ClockSetting => clocks().find((one) => isSame(one, props.info.clock)) ?? props.info.clock
  return (
    <>
      <Choice
        legend={w().visibility}
        name="visibility"
        values={visibilities}
        chosen={props.info.visibility}
        disabled={props.you === null}
        words={(value) => w().visibilities[value]}
        hint={(value) => w().visibilityHints[value]}
        choose={(visibility) => agree({ visibility })}
      />
      <Choice
        legend={w().clock}
        name="clock"
        values={clocks()}
        chosen={clock()}
        disabled={props.you === null}
        words={clockWords}
        choose={(chosen) => agree({ clock: chosen })}
      />
      <Show when={props.info.clock.kind !== 'none'}>
        <Choice
          legend={w().timeout}
          name="timeout"
          values={timeouts}
          chosen={props.info.onTimeout}
          disabled={props.you === null}
          words={(value) => w().timeouts[value]}
          choose={(onTimeout) => agree({ onTimeout })}
        />
      </Show>
      <Choice
        legend={w().spoken}
        name="spoken"
        values={[null, ...languages]}
        chosen={props.info.language}
        disabled={props.you === null}
        words={(value) => (value === null ? w().anyLanguage : w().languages[value])}
        choose={(spoken) => agree({ language: spoken })}
      />
    </>
  )
}
