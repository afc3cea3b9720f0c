import { createCounting } from '../kit/counting.ts'

const { counted } = createCounting('es')

/** Words of the list of legal moves: loaded with it. */
export const moves = {
  now: (count: number) => `${counted(count, ['jugada posible', 'jugadas posibles'])} ahora`,
  soFar: (count: number) => `${counted(count, ['jugada posible', 'jugadas posibles'])}, y se buscan más…`,
  more: (count: number) => `Ver ${counted(count, ['jugada', 'jugadas'])} más`,
  none: 'Ahora mismo no te toca.',
}

export type MovesTexts = typeof moves
