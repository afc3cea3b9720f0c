/** What is framed to be pressed: what it brings, and what a dashed frame says, while there is one. */
import { createMemo, Show } from 'solid-js'
import type { Language } from '../../../shared/engine/meta.ts'
import { findBuilding, type Role, roleOf } from '../../../shared/games/castillo/components.ts'
import { cardInForce } from '../../../shared/games/castillo/evolve.ts'
import { silverIn, suggestions } from '../../../shared/games/castillo/payments.ts'
import { language } from '../../kit/language.ts'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'

interface Words {
  readonly dashed: (pile: string) => string
  /** Why a plan tells of other points, or of talers, while this role builds [CA-4.3.12, CA-4.3.18, CA-4.3.21]. */
  readonly build: Partial<Record<Role, (role: string) => string>>
  /** Which of the figures of a space is which. */
  readonly helpers: string
  /** Beside it, while a figure is below nothing: what the price takes from one's own Market is in it [CA-6.3.1]. */
  readonly loses: string
  readonly traderPlace: string
}

/** In both languages, as it is fetched with what the first view does not need. */
const words: Readonly<Record<Language, Words>> = {
  es: {
    dashed: (pile) => `A trazos: solo con ${pile}, en lugar de lo que falta`,
    build: {
      bricklayer: (role) => `Con el ${role}, cada edificio da 1 tálero por pieza gastada`,
      stonemason: (role) => `Con el ${role}, cada edificio da todos sus puntos`,
      worker: (role) => `Con el ${role}, cada edificio da la mitad de sus puntos`,
    },
    helpers: 'La moneda es lo que cuesta la plaza; el laurel, los puntos que daría si se puntuara ahora',
    loses: '; en rojo, los que perderías con lo que cuesta: tu Mercado cuenta los táleros',
    traderPlace: 'En cada reparto te trae lo suyo, mientras el ayudante siga allí',
  },
  en: {
    dashed: (pile) => `Dashed: only with ${pile}, in place of what is missing`,
    build: {
      bricklayer: (role) => `With the ${role} each building brings 1 taler per piece spent`,
      stonemason: (role) => `With the ${role} each building brings all its points`,
      worker: (role) => `With the ${role} each building brings half its points`,
    },
    helpers: 'The coin is what the space costs; the laurel, the points it would bring if it were scored now',
    loses: '; red, those you would lose by what it costs: your Market counts talers',
    traderPlace: 'It brings its resources at each delivery, as long as the helper stays there',
  },
}

export const Framed = (props: { choice: Choice; texts: Texts }) => {
  const w = () => words[language()]
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
  const brings = (): string | undefined => {
    const question = props.choice.question()
    if (question === 'traderPlace') return w().traderPlace
    const isLoss = (space: string): boolean => props.choice.gainAt(space) < 0
    if (question === 'helpers') return w().helpers + ([...props.choice.open()].some(isLoss) ? w().loses : '')
    const card = cardInForce(props.choice.table.view())?.card
    if (question !== 'build' || card === undefined) return undefined
    const role = roleOf(card)
    return w().build[role]?.(props.texts.roles[role])
  }
  return (
    <>
      <Show when={silver().length > 0}>
        <p class="ca-dashed" data-weighed>
          {w().dashed(pile())}
        </p>
      </Show>
      <Show when={brings()}>{(text) => <p class="ca-says">{text()}</p>}</Show>
    </>
  )
}
