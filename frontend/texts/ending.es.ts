import { createCounting } from '../kit/counting.ts'

const { listed } = createCounting('es')

/** Words of the score sheet, and of playing once more: loaded with them. */
export const ending = {
  total: 'Total',
  takenBack: 'Jugadas deshechas',
  winner: (name: string) => `Gana ${name}`,
  winners: (names: readonly string[]) => `Victoria compartida: ${listed(names)}`,
  place: (n: number) => `${n}.º`,
  playAgain: 'Jugar otra vez',
  wantsRematch: (name: string) => `${name} quiere la revancha.`,
  rematchOpen: 'La mesa de la revancha está abierta.',
  joinRematch: 'Ir a la revancha',
  seeBoard: 'Ver el tablero',
}

export type EndingTexts = typeof ending
