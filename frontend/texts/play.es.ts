import { createCounting } from '../kit/counting.ts'

const { counted } = createCounting('es')

/** Words of a table in play: loaded with it. */
export const play = {
  status: 'Estado de la partida',
  seats: 'Jugadores',
  board: 'Tablero',
  hand: 'Tu mano',
  log: 'Registro',
  chat: 'Charla',
  moves: 'Jugadas posibles',
  confirm: 'Confirmar',
  undo: 'Deshacer',
  staged: 'Tu turno, sin confirmar',
  sending: 'Enviando…',
  yourTurn: 'Te toca',
  away: 'ausente',
  unread: 'hay mensajes nuevos',
  slowLine: 'conexión lenta',
  lag: (ms: number) => `Conexión: ${ms} ms`,
  timeLeft: (time: string) => `Le quedan ${time}`,
  stoodIn: 'Un sustituto juega por ti.',
  back: 'Vuelvo a jugar yo',
  standsIn: 'juega el suplente',
  callStandIn: 'Que juegue el suplente',
  details: 'Detalles',
  zoomIn: 'Acercar',
  zoomOut: 'Ver entero',
  scores: 'Puntuación',
  rules: 'Reglas',
  aid: 'Ayuda de juego',
  showRule: (id: string) => `Ver la regla ${id}`,
  bot: 'bot',
  points: (n: number) => counted(n, ['punto', 'puntos']),
  soon: (name: string, points: string) => `${name}: ${points} si se puntuara ahora`,
  start: 'Empieza la partida',
  replay: {
    at: (n: number, of: number) => `Jugada ${n} de ${of}`,
    missed: (n: number) => `Desde que te fuiste: ${counted(n, ['jugada', 'jugadas'])}`,
    branch: (name: string) => `${name}: y si…`,
    leaveBranch: 'Volver a la mesa',
  },
}

export type PlayTexts = typeof play
