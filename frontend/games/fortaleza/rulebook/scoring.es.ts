/** Qué puntúa, quién gana y qué se acuerda antes. */
import type { FortalezaRule } from '../pictures.tsx'

export const scoring: readonly FortalezaRule[] = [
  {
    id: 'FZ-6.1',
    aid: true,
    chapter: 'Puntuación',
    title: 'Qué se puntúa y cuándo',
    text: 'Al final de cada fase, y por este orden, según lo que tienes a la vista en el tablero:',
    table: {
      head: ['Qué', 'Puntos'],
      rows: [
        ['Murallas', '4, 7, 9 o 10 por 1, 2, 3 o 4 tramos en un lado'],
        ['Puertas', '3, 4, 5 o 6, del nivel I al IV'],
        ['Torres', '4, 7, 9 u 11, del nivel I al IV'],
        ['Gremios', '−1, 1, 3, 5 o 7, del nivel − al IV'],
        ['Recaudadores', 'los del gremio de su barrio, sea de quien sea'],
        ['Templo, después de todo lo demás', '2 por peón, a quien va en último lugar'],
      ],
    },
  },
  {
    id: 'FZ-6.3',
    title: 'Puntos: murallas',
    text: 'En cada lado, según los tramos tuyos a la vista, aunque la muralla no esté completa. La puerta no es un tramo.',
    example: 'En el lado norte tienes 3 tramos a la vista, y en el este 1: 9 y 4 puntos, 13 en total.',
    picture: 'walls',
    table: { head: ['Tramos', '1', '2', '3', '4'], rows: [['Puntos', '4', '7', '9', '10']] },
  },
  {
    id: 'FZ-6.4',
    title: 'Puntos: puertas',
    text: 'De 3 a 6 puntos según su nivel.',
    example: 'Tienes una puerta de nivel II y otra de nivel IV: 4 y 6 puntos, 10 en total.',
    picture: 'gates',
  },
  {
    id: 'FZ-6.5',
    title: 'Puntos: torres',
    text: '4, 7, 9 u 11 puntos según su nivel.',
    example: 'Tienes una torre de nivel I y otra de nivel III: 4 y 9 puntos, 13 en total.',
    picture: 'towers',
  },
  {
    id: 'FZ-6.6',
    title: 'Puntos: gremios',
    text: 'De −1 a 7 puntos según su nivel.',
    example:
      'Tienes un gremio de nivel −, otro de nivel II y otro de nivel IV: −1, 3 y 7 puntos, 9 en total.',
    picture: 'guilds',
  },
  {
    id: 'FZ-6.7',
    title: 'Puntos: recaudadores',
    text: 'Cada recaudador da los puntos del gremio de su barrio, sea de quien sea; si es tuyo, lo puntúas dos veces. Sin gremio no da nada.',
    example:
      'Tu recaudador vive en un barrio donde Berta tiene un gremio de nivel III: 5 puntos para ti, y para ella los 5 de su gremio. Si el gremio fuera tuyo, sumarías 10.',
    picture: 'collector',
  },
  {
    id: 'FZ-6.8',
    aid: { scoring: 'advanced' },
    covers: ['FZ-9.26'],
    title: 'Qué mayorías hay',
    text: 'Solo en la puntuación avanzada, y antes del templo. Son siete: cada uno de los cuatro lados (murallas, puerta y torres a la vista), los gremios, los recaudadores y los peones del templo. Donde nadie tiene nada, nadie puntúa.',
  },
  {
    id: 'FZ-6.9',
    aid: { scoring: 'advanced' },
    covers: ['FZ-9.28'],
    title: 'Puntos: mayorías',
    text: 'Quien más tiene gana los puntos de la tabla; si hay empate, los gana cada uno de los empatados.',
    example:
      'Sois 4. En el lado norte Ana y Berta tienen 3 losetas a la vista cada una, y Carla 1: Ana y Berta ganan 2 puntos cada una. Con 4 losetas, Ana ganaría 3 ella sola.',
    picture: 'majority',
    table: {
      head: ['Con la mayoría', '3 jugadores', '4 jugadores', '5 jugadores'],
      rows: [
        ['1 persona', '3', '3', '3'],
        ['2 empatadas', '1', '2', '2'],
        ['3 empatadas', '0', '0', '1'],
        ['4 o 5 empatadas', '–', '0', '0'],
      ],
    },
  },
  {
    id: 'FZ-6.10',
    aid: { scoring: 'advanced' },
    covers: ['FZ-9.27'],
    title: 'Puntos: lo construido',
    text: 'Solo en la avanzada y al final de la segunda fase: un punto por cada torre y puerta que hayas construido, también las tapadas.',
    example: 'Has construido 2 torres y 1 puerta, y una de las torres está tapada: 3 puntos.',
    picture: 'raised',
  },
  {
    id: 'FZ-6.11',
    title: 'Puntos: templo',
    text: 'Se puntúa después de todo lo demás, empezando por quien va en último lugar: suma 2 puntos por cada peón suyo en el templo. Si así deja de ser el último, le toca a quien lo sea ahora. Los peones se quedan.',
    example:
      'Ana va última con 12 puntos y tiene 3 peones en el templo: sube a 18. Ahora va última Berta, con 15 puntos y 2 peones: sube a 19. Vuelve a ir última Ana, que ya ha puntuado, y se acaba.',
    picture: 'temple',
  },
  {
    id: 'FZ-6.12',
    covers: ['FZ-9.25'],
    title: 'Cuándo para el templo',
    text: 'Se acaba en cuanto quien va en último lugar no tiene peones en el templo, sigue siendo el último después de puntuar o ya ha puntuado. Los demás peones no dan nada.',
    example:
      'Ana tiene 10 puntos y 2 peones, y Berta 20 y 4: Ana sube a 14, sigue la última, y Berta se queda en 20.',
  },
  {
    id: 'FZ-6.13',
    covers: ['FZ-9.24'],
    title: 'Desempates',
    text: 'Más puntos, luego más monedas, luego más peones en el templo. Para saber quién va en último lugar, si todo es igual, lo es quien juega más tarde en el orden de la fase.',
  },
  {
    id: 'FZ-6.14',
    title: 'Victoria',
    text: 'Gana quien más puntos tiene tras la segunda fase; si el empate no se rompe, la victoria se comparte.',
    example: 'Ana y Berta acaban con 83 puntos, y a Ana le quedan 6 monedas y a Berta 4: gana Ana.',
  },
  {
    id: 'FZ-7.1',
    covers: ['FZ-7.2', 'FZ-7.3', 'FZ-9.30', 'FZ-9.32'],
    title: 'Qué se ve y qué no',
    text: 'Tu mano solo la ves tú; los demás ven cuántas cartas tienes. Nadie conoce el orden del mazo. Todo lo demás está a la vista, también el descarte y las cartas que se apartan con tres jugadores.',
  },
  {
    id: 'FZ-8.1',
    covers: ['FZ-8.2'],
    chapter: 'Opciones',
    title: 'Opción: puntuación',
    text: 'Antes de empezar acordáis la básica o la avanzada, que añade las mayorías y los puntos por lo construido. Para una primera partida, mejor la básica.',
  },
]
