import { createCounting } from '../kit/counting.ts'

const { listed } = createCounting('es')

/** Words of a table inside somebody's page. */
export const embed = {
  won: (names: readonly string[], points: readonly number[]) =>
    `${names.length > 1 ? 'Ganan' : 'Gana'} ${listed(names)}, ${points.join('-')}`,
  open: 'Abrir la mesa',
  outside: 'Ver en Almena',
  brief: 'Tu asiento dura lo que este recuadro.',
  take: 'Llévatelo a Almena',
}

export type EmbedTexts = typeof embed
