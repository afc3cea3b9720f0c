/** Palabras del libro de reglas, que llegan con él. */
export const rulebook = {
  contents: 'Contenido',
  example: 'Ejemplo',
}

export type RulebookTexts = typeof rulebook
