/** Words of information cards: loaded with the first one. */
export const card = {
  rule: (id: string) => `Regla ${id}`,
  show: 'Ver en el tablero',
  all: 'Ver la lista',
  close: 'Cerrar la ficha',
  firstSteps: 'Primeros pasos',
  howOnePlays: 'Cómo se juega',
  understood: 'Entendido',
  noMoreSteps: 'No más consejos',
}

export type InfoCardTexts = typeof card
