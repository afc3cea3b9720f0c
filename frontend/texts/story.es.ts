/** Words of the story of a game: loaded with it. */
export const story = {
  title: 'La historia de la partida',
  tell: 'Contar la historia de la partida',
  /** Before it is asked for. */
  lasts: 'Tarda más o menos un minuto; mientras tanto se puede seguir leyendo.',
  /** And how many seconds are to come, where that can be told. */
  telling: (done: number, of: number, left: number | null) =>
    `Preparando la historia: ${Math.floor((100 * done) / of)}\u00a0%${left === null ? '' : `, faltan unos ${left}\u00a0s`}`,
  cancel: 'Cancelar',
  sandboxed: 'Aquí no se puede contar. Abre la partida en Almena.',
  failed: 'Ahora no ha salido. Inténtalo otra vez o vuelve a cargar la página.',
  missing: 'No se ha podido traer la partida: inténtalo más tarde.',
  chance: 'Probabilidad de ganar',
  curve: 'Probabilidad de ganar de cada asiento, jugada a jugada',
  more: 'La historia entera',
  deciding: 'Los turnos que más cambiaron la probabilidad de ganar',
  wentFrom: (name: string, before: string, after: string) => `${name} pasa del ${before} al ${after}`,
  /** After that: more of it than half came otherwise than by what was chosen. */
  byLuck: ', más por suerte que por lo elegido',
  better: (made: string, move: string) => `En vez de «${made}», mejor, por lo que veía: «${move}»`,
  noBetter: 'No se veía nada mejor.',
  see: 'Ver el turno',
  luckAndChoice: 'Suerte y decisiones',
  luck: 'Suerte',
  own: 'Decisiones propias',
  others: 'Decisiones de los demás',
  won: (round: string, move: string) => `${round}: tomó la delantera para no soltarla, con «${move}».`,
  wonSince: (round: string) => `${round}: tomó la delantera para no soltarla.`,
  nearest: (round: string, chance: string) => `${round}: lo más cerca que estuvo de ganar, con un ${chance}.`,
  how: 'Cómo se calcula: en cada jugada se juegan muchos finales posibles desde la posición verdadera, con todo lo que alguien sabía y sorteando otra vez lo que nadie había visto. Mientras el final está lejos cuenta también la ventaja que se lleva. Lo que cambia una jugada frente a la que haría un bot es decisión; lo demás se llama suerte: lo que sale al azar, lo que otros escondían y lo que unos pocos finales no bastan para ver. Las cifras son puntos porcentuales.',
  asTable: 'La curva, como tabla',
  moment: 'Jugada',
  percent: (share: number) => `${Math.round(100 * share)}\u00a0%`,
}

export type StoryTexts = typeof story
