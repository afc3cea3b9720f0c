import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { GameMeta, OptionMeta } from '../../../shared/engine/meta.ts'
import { defaultOf, isPossible, whyNotValue } from '../../../shared/engine/options.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { language } from '../../kit/language.ts'
import { Stepper } from '../../kit/Stepper.tsx'
import { OptionChoice } from './OptionChoice.tsx'
import { HouseRulesForm } from './HouseRulesForm.tsx'
import { w } from './waitingWords.ts'
import './Options.css'

interface Agreed {
  readonly info: TableInfo
  readonly meta: GameMeta
  readonly decides: boolean
  act(act: TableAct): Promise<boolean>
}

/** Numbers of seats at which an option can have a value; all, where it is not said. */
const seatsFor = ({ meta }: Agreed, option: OptionMeta, value: string): readonly number[] => {
  const { min, max } = meta.seats
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).filter((seats) =>
    isPossible(option, value, seats),
  )
}

/** One option of the game. What cannot be chosen now can be pressed all the same: that says why not. */
const Option = (props: Agreed & { option: OptionMeta }) => {
  const { option } = props
  const [why, explain] = createSignal('')
  const chosen = (): string => props.info.options[option.id] ?? defaultOf(option)
  const whyNot = (value: string): string | null => {
    if (!isPossible(option, value, props.info.seats.length))
      return w().onlyWith(seatsFor(props, option, value))
    return whyNotValue(props.meta, props.info.options, option.id, value)?.[language()] ?? null
  }
  const choose = (value: string): void => {
    const refused = value === chosen() ? null : whyNot(value)
    explain(refused ?? '')
    if (refused === null) void props.act({ act: 'option', id: option.id, value })
  }
  // What was said of the options before is no longer so.
  createEffect(
    on(
      () => [props.info.options, props.info.seats.length],
      () => explain(''),
      { defer: true },
    ),
  )
  const legend = (): string => option.name[language()]
  const of = (value: string) =>
    'values' in option ? option.values.find((one) => one.value === value) : undefined
  const values = (): readonly string[] =>
    'values' in option ? option.values.map(({ value }) => value) : [chosen()]
  return (
    <>
      <Show
        when={'values' in option || !props.decides ? null : option}
        fallback={
          <OptionChoice
            legend={legend()}
            name={option.id}
            values={values()}
            chosen={chosen()}
            decides={props.decides}
            words={(value) => of(value)?.name[language()] ?? value}
            hint={(value) => of(value)?.hint[language()] ?? ''}
            whyNot={whyNot}
            choose={choose}
          />
        }
      >
        {(number) => (
          <Stepper
            legend={legend()}
            hint={number().hint[language()]}
            value={Number(chosen())}
            min={number().min}
            max={number().max}
            step={number().step}
            less={w().less(legend())}
            more={w().more(legend())}
            isOpen={(value) => whyNot(String(value)) === null}
            choose={(value) => choose(String(value))}
          />
        )}
      </Show>
      <p class="why" role="status">
        {why()}
      </p>
    </>
  )
}

/** What will be played: who decides chooses, the others read what was chosen. */
export const Options = (props: Agreed) => (
  <div class="options">
    <For each={props.meta.options}>{(option) => <Option {...props} option={option} />}</For>
    <HouseRulesForm info={props.info} decides={props.decides} act={props.act} />
  </div>
)
