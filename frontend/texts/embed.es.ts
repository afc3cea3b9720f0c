/** Words of a table inside somebody's page. */
export const embed = {
  open: 'Abrir la mesa',
  outside: 'Ver en Almena',
  brief: 'Tu asiento dura lo que este recuadro.',
  take: 'Llévatelo a Almena',
}

export type EmbedTexts = typeof embed
