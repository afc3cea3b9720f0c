import { createEffect, createSignal, type JSX } from 'solid-js'

/** The name of a thing by its anchor; null for what has no card. */
export type NameOf = (anchor: string) => string | null

type Drawn = HTMLElement | SVGElement

/** As `?` does over it: on purpose, so that its card stays until it is closed. */
const ask = (thing: Element): void =>
  void thing.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }))

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * A drawing of the rulebook. Each thing in it that has a card is a button that opens it; Tab comes to one of them, arrow
 * keys go on to the others. Where nothing has a card the words beside it say all, and it is read to nobody.
 */
export const RulePicture = (props: { title: string; nameOf: NameOf | null; children: JSX.Element }) => {
  const [frame, setFrame] = createSignal<HTMLElement>()
  const [things, setThings] = createSignal<readonly Drawn[]>([])
  const hasThings = (): boolean => things().length > 0
  const stopAt = (stop: Drawn | undefined): void => {
    for (const thing of things()) thing.setAttribute('tabindex', thing === stop ? '0' : '-1')
  }
  createEffect(() => {
    const { nameOf } = props
    if (nameOf === null) return
    const found = [...(frame()?.querySelectorAll<Drawn>('[data-card]') ?? [])].filter((thing) => {
      const name = nameOf(thing.dataset['card'] ?? '')
      if (name === null) return false
      thing.setAttribute('role', 'button')
      thing.setAttribute('aria-label', name)
      return true
    })
    setThings(found)
    stopAt(found[0])
  })
  const thingAt = ({ target }: Event): Drawn | undefined =>
    things().find((thing) => target instanceof Node && thing.contains(target))
  const press = (event: KeyboardEvent): void => {
    const thing = thingAt(event)
    const step = steps[event.key]
    if (thing === undefined || (step === undefined && event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    if (step === undefined) ask(thing)
    else things()[things().indexOf(thing) + step]?.focus()
  }
  return (
    <div
      ref={setFrame}
      class="rule-picture"
      role={hasThings() ? 'group' : undefined}
      aria-label={hasThings() ? props.title : undefined}
      aria-hidden={hasThings() ? undefined : 'true'}
      onFocusIn={(event) => stopAt(thingAt(event))}
      onKeyDown={press}
      onClick={(event) => {
        const thing = thingAt(event)
        // A screen reader presses without a pointer; taps are heard where cards are opened.
        if (event.detail === 0 && thing !== undefined) ask(thing)
      }}
    >
      {props.children}
    </div>
  )
}
