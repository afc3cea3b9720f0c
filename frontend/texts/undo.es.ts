import { createCounting } from '../kit/counting.ts'

const { form, listed } = createCounting('es')

/** Words of the question whether a move may be taken back: loaded with it. */
export const undo = {
  asks: (name: string) => `${name} pide deshacer su última jugada y lo que vino después.`,
  waits: (names: readonly string[]) =>
    `Has pedido deshacer. Falta que ${form(names.length, ['acepte', 'acepten'])} ${listed(names)}.`,
  others: (name: string, names: readonly string[]) =>
    `${name} pide deshacer; falta que ${form(names.length, ['acepte', 'acepten'])} ${listed(names)}.`,
  refused: (name: string) => `${name} no está de acuerdo: no se deshace nada.`,
  read: 'Entendido',
  agree: 'De acuerdo',
  refuse: 'No',
}

export type UndoTexts = typeof undo
