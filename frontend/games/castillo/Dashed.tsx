/** What a dashed frame says, while there is one: only silver pays for that building, and how many of it. */
import { createMemo, Show } from 'solid-js'
import type { Language } from '../../../shared/engine/meta.ts'
import { findBuilding } from '../../../shared/games/castillo/components.ts'
import { silverIn, suggestions } from '../../../shared/games/castillo/payments.ts'
import { language } from '../../kit/language.ts'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'

/** In both languages, as it is fetched with what the first view does not need. */
const words: Readonly<Record<Language, (pile: string) => string>> = {
  es: (pile) => `A trazos: solo con ${pile}, en lugar de lo que falta`,
  en: (pile) => `Dashed: only with ${pile}, in place of what is missing`,
}

export const Dashed = (props: { choice: Choice; texts: Texts }) => {
  /** The least silver that each of them takes, and the most: the first payment of each has least of it [CA-4.4.6]. */
  const silver = createMemo(() => {
    const held = props.choice.table.truth().players[props.choice.player()?.seat ?? -1]?.resources
    return props.choice.question() !== 'build' || held === undefined
      ? []
      : [...props.choice.open()]
          .flatMap((id) => suggestions(held, findBuilding(id)?.value ?? 0).slice(0, 1))
          .map(silverIn)
          .filter((count) => count > 0)
          .sort((a, b) => a - b)
  })
  const pile = (): string => {
    const [least, most = 0] = [silver()[0], silver().at(-1)]
    return (least === most ? '' : `${least}–`) + props.texts.counted(most, 'silver')
  }
  return (
    <Show when={silver().length > 0}>
      <p class="ca-dashed" data-weighed>
        {words[language()](pile())}
      </p>
    </Show>
  )
}
