import { limits } from '../../shared/protocol/limits.ts'
import { refused } from './refused.es.ts'

/** Why the house refuses something: loaded when it first does. */
export const why = {
  ...refused,
  stale: 'La partida ha avanzado mientras tanto. Mira el tablero y vuelve a elegir.',
  emptyBatch: 'Elige primero una jugada.',
  batchPastSecret: 'Primero confirma o deshaz: lo siguiente depende de lo que aún no se sabe.',
  stillShown: 'El tablero aún muestra lo que acaba de pasar. Espera un momento, o toca para adelantarlo.',
  badMove: 'Esa jugada no se entiende en esta mesa.',
  notSeated: 'Siéntate primero en un asiento libre.',
  notLive: 'La partida no está en marcha.',
  notOver: 'La revancha se abre cuando termine esta partida.',
  nothingToUndo: 'No hay ninguna jugada tuya que deshacer.',
  otherUndo:
    'Lo que se pide deshacer ha cambiado. Léelo y responde otra vez; si no ves nada nuevo, recarga la página.',
  badName: 'Escribe un nombre que se pueda leer.',
  badText: 'Eso no es texto que se pueda leer.',
  tooManyChanges: 'Has cambiado de idea demasiadas veces: lo elegido se queda.',
  nameTaken: 'Ese nombre es el de alguien sentado a la mesa. Elige otro para hablar.',
  notYourPace: 'El ritmo de los bots lo pone quien juega solo contra ellos.',
  undoTooLate: 'El tiempo que tenías para esa jugada ya se ha agotado.',
  usedNumber: 'La página se había descompasado con la mesa, y esto no se ha hecho. Prueba otra vez.',
  tooFast: 'Más despacio, por favor: espera un momento y prueba otra vez.',
  storage: 'No se ha podido guardar. Todo sigue como en la última jugada guardada.',
  noSuchSeat: 'Ese asiento no existe.',
  seatTaken: 'Ese asiento ya está ocupado. Elige otro.',
  seatFull: 'Tu asiento está abierto en demasiadas ventanas.',
  alreadySeated: 'Ya tienes asiento en esta mesa.',
  noBotThere: 'En ese asiento no hay ningún bot.',
  notHost: 'Eso lo decide quien lleva la mesa.',
  noPerson: 'Falta comprobar que eres una persona.',
  alreadyStarted: 'La partida ya ha empezado.',
  notAllHere: 'Alguien viene de camino. Pasado un minuto se puede liberar su asiento.',
  tooFewSeats: 'Faltan jugadores: llena los asientos o añade bots.',
  badSize: 'Este juego no admite ese número de jugadores, o hay alguien en un asiento que sobra.',
  badOption: 'Este juego no tiene esa opción.',
  notStoodIn: 'En tu asiento no juega ningún sustituto.',
  notAbsent: `Aún no lleva bastante tiempo ausente: un suplente puede jugar pasados ${limits.absence / 1000} segundos.`,
}

export type WhyTexts = typeof why
