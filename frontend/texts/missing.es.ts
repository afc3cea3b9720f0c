/** Where a link leads nowhere, or not for everybody. */
export const missing = {
  title: 'Aquí no hay ninguna mesa',
  text: 'El enlace no lleva a ninguna partida. Puede que falte una letra, o que lleve medio año sin nadie: una partida sin terminar no espera más. ¿Abrimos una nueva?',
  page: 'Esta página no existe.',
  private: 'Una partida privada',
  players: 'Esta partida es privada: solo la ve quien juega.',
  open: 'Abrir una mesa nueva',
}

export type MissingTexts = typeof missing
