import { For, Show } from 'solid-js'

interface Choices<Value> {
  readonly legend: string
  readonly name: string
  readonly values: readonly Value[]
  readonly chosen: Value
  /** Who does not decide reads what was chosen. */
  readonly decides: boolean
  words(value: Value): string
  hint?(value: Value): string
  /** Why a value cannot be chosen now; null: it can. Who asks for it all the same is told so by `choose`. */
  whyNot?(value: Value): string | null
  choose(value: Value): void
}

/** One of a few values: to be chosen by who decides at the table, and to be read by the others. */
export const OptionChoice = <Value,>(props: Choices<Value>) => (
  <Show
    when={props.decides}
    fallback={
      <p class="agreed">
        {props.legend} <b title={props.hint?.(props.chosen)}>{props.words(props.chosen)}</b>
      </p>
    }
  >
    <fieldset>
      <legend>{props.legend}</legend>
      <For each={props.values}>
        {(value) => (
          <label title={props.whyNot?.(value) ?? props.hint?.(value)}>
            <input
              type="radio"
              name={props.name}
              aria-disabled={(props.whyNot?.(value) ?? null) !== null ? 'true' : undefined}
              checked={value === props.chosen}
              onChange={(event) => {
                // The table's word counts: until it comes, what was chosen stays.
                const group = event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? []
                for (const [index, one] of [...group].entries())
                  one.checked = props.values[index] === props.chosen
                props.choose(value)
              }}
            />
            {props.words(value)}
          </label>
        )}
      </For>
    </fieldset>
  </Show>
)
