/** Words of the bar that goes through the past: loaded with it. */
export const replay = {
  title: 'Repetición',
  first: 'Al principio',
  turnBack: 'Un turno atrás',
  back: 'Una jugada atrás',
  play: 'Reproducir',
  stop: 'Parar',
  forth: 'Una jugada adelante',
  turnForth: 'Un turno adelante',
  last: 'Al final',
  moment: 'Momento de la partida',
  speed: 'Velocidad',
  eyes: 'Con los ojos de',
  allOpen: 'Todo a la vista',
  everybody: 'Lo público',
  copy: 'Copiar enlace',
  story: 'Historia',
  playOn: 'Jugar desde aquí',
  /** Where one has looked through several eyes: whose seat it is. */
  playOnAs: (name: string) => `Jugar desde aquí como ${name}`,
  leave: 'Volver al presente',
  skip: 'Saltar',
}

export type ReplayTexts = typeof replay
