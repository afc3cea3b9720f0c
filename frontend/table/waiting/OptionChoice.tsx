import { createUniqueId, For, Show } from 'solid-js'

interface Choices<Value> {
  readonly legend: string
  readonly name: string
  readonly values: readonly Value[]
  readonly chosen: Value
  /** Who does not decide reads what was chosen. */
  readonly decides: boolean
  words(value: Value): string
  /** One line that says what a value means; left out where its words say it all. */
  hint?(value: Value): string
  /** Why a value cannot be chosen now; null: it can. Who asks for it all the same is told so by `choose`. */
  whyNot?(value: Value): string | null
  choose(value: Value): void
}

/** One of a few values: to be chosen by who decides at the table, and to be read by the others. */
export const OptionChoice = <Value,>(props: Choices<Value>) => {
  const id = createUniqueId()
  const line = (value: Value): string => props.whyNot?.(value) ?? props.hint?.(value) ?? ''
  return (
    <Show
      when={props.decides}
      fallback={
        <p class="agreed">
          {props.legend} <b>{props.words(props.chosen)}</b>{' '}
          <Show when={props.hint?.(props.chosen)}>{(hint) => <small>{hint()}</small>}</Show>
        </p>
      }
    >
      <fieldset classList={{ lined: props.hint !== undefined }}>
        <legend>{props.legend}</legend>
        <For each={props.values}>
          {(value, index) => (
            <div>
              <label>
                <input
                  type="radio"
                  name={props.name}
                  aria-disabled={(props.whyNot?.(value) ?? null) !== null ? 'true' : undefined}
                  aria-describedby={line(value) === '' ? undefined : `${id}-${index()}`}
                  checked={value === props.chosen}
                  onChange={(event) => {
                    // The table's word counts: until it comes, what was chosen stays.
                    const group = event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? []
                    for (const [at, one] of [...group].entries())
                      one.checked = props.values[at] === props.chosen
                    props.choose(value)
                  }}
                />
                {props.words(value)}
              </label>
              <Show when={line(value)}>{(said) => <small id={`${id}-${index()}`}>{said()}</small>}</Show>
            </div>
          )}
        </For>
      </fieldset>
    </Show>
  )
}
