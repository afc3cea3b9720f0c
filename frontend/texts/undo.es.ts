/** Words of the question whether a move may be taken back: loaded with it. */
export const undo = {
  asks: (name: string) => `${name} pide deshacer su última jugada.`,
  waits: (names: string) => `Has pedido deshacer. Falta que acepte ${names}.`,
  others: (name: string, names: string) => `${name} pide deshacer; falta que acepte ${names}.`,
  agree: 'De acuerdo',
  refuse: 'No',
}

export type UndoTexts = typeof undo
