import { createCounting } from '../kit/counting.ts'

const { counted, form } = createCounting('es')

/** Words of the sheet on fair play: loaded when it is opened. */
export const fair = {
  title: 'Juego limpio',
  how: 'Antes de la primera jugada la mesa se compromete con un número secreto, y cada persona añade su propio azar al sentarse: de la mezcla salen todos los barajados y tiradas. Aquí está la huella (SHA-256) del número. Al terminar se muestra todo, y cualquiera puede volver a jugar la partida con ello.',
  commitment: 'Huella de esta mesa:',
  not: 'Lo que esto no demuestra: que el servidor, que conoce todas las aportaciones y ve todas las cartas, no se haya puesto de acuerdo con la última persona en sentarse; ni que nadie se haya contado cartas por otro lado. Demuestra que el número no cambió después de mostrarse su huella, que tu aportación cuenta, y que las reglas se han seguido en cada jugada.',
  notYet: 'Cuando termine la partida podrás comprobarla aquí.',
  check: 'Comprobar esta partida',
  download: 'Descargar el registro',
  watch: 'Ver una partida descargada',
  other: 'Comprobar un registro descargado',
  unreadable: 'Ese archivo no es un registro de este juego.',
  committed: 'El número es el comprometido antes de empezar.',
  shared: 'Tu aportación al sorteo está en él.',
  notShared: 'Tu aportación al sorteo no está en él.',
  otherSeed: 'El número no es el que se comprometió.',
  same: (moves: number) =>
    `${form(moves, ['Vuelta', 'Vueltas'])} a jugar ${counted(moves, ['jugada', 'jugadas'])}: cada hecho coincide.`,
  believed: (moves: number) =>
    `${counted(moves, ['jugada es', 'jugadas son'])} de una versión anterior de las reglas: se toma lo que dice el registro.`,
  differs: (seq: number) => `La jugada ${seq} no coincide con lo que dan las reglas.`,
  drawn: (seq: number, draws: number) =>
    `Jugada ${seq}: ${counted(draws, ['sorteo', 'sorteos'])}, como debía`,
}

export type FairTexts = typeof fair
