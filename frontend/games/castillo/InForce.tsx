/** What the role in force means for oneself, else what it does, where nothing is asked: above the castle only its name is said. */
import { Show } from 'solid-js'
import { type RoleCard, roleOf } from '../../../shared/games/castillo/components.ts'
import { cardInForce } from '../../../shared/games/castillo/evolve.ts'
import { createCardTexts } from './cards/words.ts'
import type { Choice } from './choice.ts'
import { meaningNow } from './forMe.ts'
import type { Texts } from './texts.es.ts'

const Does = (props: { choice: Choice; texts: Texts; card: RoleCard }) => {
  const words = createCardTexts()
  const { table } = props.choice
  const mine = (): string | undefined => meaningNow(props.texts, table.view(), table.me(), table.nameOf)
  return (
    <p class="ca-does" classList={{ mine: mine() !== undefined }}>
      {mine() ?? words()?.roles[roleOf(props.card)].text}
    </p>
  )
}

export const InForce = (props: { choice: Choice; texts: Texts }) => (
  <Show when={cardInForce(props.choice.table.view())}>{(now) => <Does {...props} card={now().card} />}</Show>
)
