/** What counts in Castillo besides points, in words: by the names of `shared/games/castillo/policy/lead.ts`. */
import type { Assets } from '../../plug/assets.ts'

export const assets: Assets = {
  es: {
    value: ['más piezas con las que construir', 'menos piezas con las que construir'],
    kinds: ['piezas de más clases', 'piezas de menos clases'],
    talers: ['más táleros', 'menos táleros'],
    promise: ['ayudantes que puntuarán más en el castillo', 'ayudantes que puntuarán menos en el castillo'],
    income: ['más ingresos de las carretillas', 'menos ingresos de las carretillas'],
    helpers: ['más ayudantes por colocar', 'menos ayudantes por colocar'],
    messenger: ['el Mensajero más a mano', 'el Mensajero menos a mano'],
  },
  en: {
    value: ['more pieces to build with', 'fewer pieces to build with'],
    kinds: ['pieces of more kinds', 'pieces of fewer kinds'],
    talers: ['more talers', 'fewer talers'],
    promise: ['helpers who will score more in the castle', 'helpers who will score less in the castle'],
    income: ['more income from the carts', 'less income from the carts'],
    helpers: ['more helpers still to place', 'fewer helpers still to place'],
    messenger: ['the Messenger more often in hand', 'the Messenger less often in hand'],
  },
}
