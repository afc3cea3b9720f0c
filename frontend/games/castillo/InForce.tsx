/** What the role in force does, where nothing is asked: above the castle only its name is said. */
import type { Role } from '../../../shared/games/castillo/components.ts'
import { createCardTexts } from './cards/words.ts'

export const InForce = (props: { role: Role }) => {
  const words = createCardTexts()
  return <p class="ca-does">{words()?.roles[props.role].text}</p>
}
