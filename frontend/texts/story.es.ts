/** Words of the story of a game: loaded with it. */
export const story = {
  title: 'La historia de la partida',
  tell: 'Contar la historia de la partida',
  telling: (done: number, of: number) => `Contando la historia: ${Math.floor((100 * done) / of)}\u00a0%`,
  cancel: 'Cancelar',
  failed: 'Aquí no se puede contar. Abre la partida en Almena.',
  curve: 'Probabilidad de ganar de cada asiento, jugada a jugada',
  more: 'La historia entera',
  deciding: 'Los turnos que decidieron',
  wentFrom: (name: string, before: string, after: string) => `${name} pasa del ${before} al ${after}`,
  better: (move: string) => `Mejor, por lo que veía: «${move}»`,
  noBetter: 'No se veía nada mejor.',
  see: 'Ver la jugada',
  luckAndChoice: 'Suerte y decisiones',
  luck: 'Suerte',
  own: 'Decisiones propias',
  others: 'Decisiones de los demás',
  won: (round: string, move: string) => `Tomó la delantera para no soltarla en «${round}», con «${move}».`,
  wonSince: (round: string) => `Tomó la delantera para no soltarla en «${round}».`,
  nearest: (round: string, chance: string) => `Lo más cerca que estuvo de ganar: ${chance}, en «${round}».`,
  how: 'Cómo se calcula: en cada jugada se juegan muchos finales posibles desde la posición verdadera, con todo lo que alguien sabía y sorteando otra vez lo que nadie había visto. Lo que cambia una jugada frente a la que haría un bot es decisión; lo demás es suerte: el reparto, los robos y los dados. Las cifras son puntos porcentuales.',
  asTable: 'La curva, como tabla',
  moment: 'Jugada',
  percent: (share: number) => `${Math.round(100 * share)}\u00a0%`,
  signed: (share: number) => `${share < 0 ? '−' : '+'}${Math.round(100 * Math.abs(share))}`,
}

export type StoryTexts = typeof story
