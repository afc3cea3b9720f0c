import { createSignal } from 'solid-js'
import { c } from './companyWords.ts'
import { ReactionSign } from './ReactionSign.tsx'

/** Where the choice of reactions lies, in pixels of the screen; null: nowhere. Rows of seats come and go, it stays. */
const [place, setPlace] = createSignal<DOMRect | null>(null)
const [isResting, rest] = createSignal(false)
export { isResting, place, rest, setPlace }

/** Opens the choice of reactions, beside one's own seat. */
export const ReactButton = () => (
  <button
    type="button"
    class="react-button"
    aria-expanded={place() !== null}
    disabled={isResting()}
    onClick={(event) => setPlace(place() === null ? event.currentTarget.getBoundingClientRect() : null)}
  >
    <ReactionSign reaction="laugh" />
    <span>{c().react}</span>
  </button>
)
