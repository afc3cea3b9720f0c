/** Los turnos y las fases. */
import type { FortalezaRule } from '../pictures.tsx'

export const turns: readonly FortalezaRule[] = [
  {
    id: 'FZ-4.1',
    chapter: 'Los turnos',
    title: 'Marcha de la partida',
    text: 'Reparto, turnos y puntuación; luego otra vez lo mismo. En cada momento solo valen las jugadas que tocan.',
  },
  {
    id: 'FZ-4.2',
    covers: ['FZ-2.13', 'FZ-2.14'],
    title: 'Turnos',
    text: 'Se juega en el sentido de las agujas del reloj hasta que nadie tiene cartas: cada fase gasta el mazo entero.',
    table: {
      head: ['Jugadores', 'Turnos por fase', 'Turnos en que se roba'],
      rows: [
        ['3', '10', '1 a 6'],
        ['4', '10', '1 a 6'],
        ['5', '8', '1 a 4'],
      ],
    },
  },
  {
    id: 'FZ-4.3',
    aid: true,
    covers: ['FZ-9.33'],
    title: 'Tu turno',
    text: 'Haz una acción de dos cartas, o dos acciones de una carta, iguales o distintas. No se puede pasar. Estas son las acciones:',
    table: {
      head: ['Acción', 'Con una carta', 'Con dos cartas'],
      rows: [
        [
          'Tomar recursos',
          'cualquiera: +3 monedas (fase 2: +4)',
          'dos cualesquiera: +7 monedas (fase 2: +9)',
        ],
        ['Desarrollar', 'cualquiera: 1 loseta', 'dos cualesquiera: 2 o 3'],
        ['Muralla o puerta', 'una de muralla', 'dos cualesquiera'],
        ['Torre', '–', 'dos de torre, o torre y muralla'],
        ['Gremio o recaudador', '–', 'los dos oficios del barrio'],
        ['Templo', 'una de templo, o cualquiera y 1 moneda', '–'],
      ],
    },
  },
  {
    id: 'FZ-4.4',
    title: 'Robar',
    text: 'Después de usar la segunda carta robas dos, mientras quede mazo.',
  },
  {
    id: 'FZ-4.5',
    title: 'Una acción, y luego la otra',
    text: 'La primera acción termina del todo antes de la segunda: sus monedas ya pueden pagar, y una muralla o las torres que complete ya cuentan como completas.',
  },
  {
    id: 'FZ-4.6',
    title: 'Final de la fase',
    text: 'Cuando se juega la última carta se puntúa enseguida, sin nada que decidir.',
  },
  {
    id: 'FZ-4.7',
    title: 'Quién empieza la segunda fase',
    text: 'Lo elige, antes del reparto, quien va en último lugar al acabar la primera; puede elegirse a sí mismo.',
  },
  {
    id: 'FZ-4.8',
    covers: ['FZ-9.7', 'FZ-9.8'],
    title: 'Entre las fases',
    text: 'Solo se recogen y reparten las cartas. Losetas, monedas, puntos, recaudadores y peones se quedan donde están.',
  },
  {
    id: 'FZ-4.9',
    title: 'Siempre hay algo que hacer',
    text: 'Con cualquier carta se pueden tomar recursos, también con los comodines: nadie se queda sin jugada.',
  },
  {
    id: 'FZ-4.10',
    title: 'Si alguien se va',
    text: 'Juega por esa persona un bot sensato, el oficial. Donde no sepa, un suplente toma recursos con sus primeras cartas, los comodines los últimos; si tiene que elegir quién empieza, la elige a ella.',
  },
]
