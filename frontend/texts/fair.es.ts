/** Words of the sheet on fair play: loaded when it is opened. */
export const fair = {
  title: 'Juego limpio',
  how: 'Antes de la primera jugada la mesa se compromete con un número secreto: de él salen todos los barajados y tiradas. Aquí está su huella (SHA-256). Al terminar se muestra el número, y cualquiera puede volver a jugar la partida con él.',
  commitment: 'Huella de esta mesa:',
  not: 'Lo que esto no demuestra: que el servidor no haya elegido un número a su gusto antes de empezar, ni que nadie se haya contado cartas por otro lado. Demuestra que no lo ha cambiado después, y que las reglas se han seguido en cada jugada.',
  notYet: 'Cuando termine la partida podrás comprobarla aquí.',
  check: 'Comprobar esta partida',
  download: 'Descargar el registro',
  watch: 'Ver una partida descargada',
  other: 'Comprobar un registro descargado',
  unreadable: 'Ese archivo no es un registro de este juego.',
  committed: 'El número es el comprometido antes de empezar.',
  otherSeed: 'El número no es el que se comprometió.',
  same: (moves: number) => `Vueltas a jugar ${moves} jugadas: cada hecho coincide.`,
  differs: (seq: number) => `La jugada ${seq} no coincide con lo que dan las reglas.`,
  drawn: (seq: number, draws: number) =>
    `Jugada ${seq}: ${draws === 1 ? '1 sorteo' : `${draws} sorteos`}, como debía`,
}

export type FairTexts = typeof fair
