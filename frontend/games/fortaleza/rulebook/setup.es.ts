/** De qué va, qué hay en la mesa y cómo se empieza. */
import type { FortalezaRule } from '../pictures.tsx'

export const setup: readonly FortalezaRule[] = [
  {
    id: 'FZ-1.2',
    covers: ['FZ-1.1', 'FZ-1.4'],
    aid: true,
    chapter: 'La partida',
    title: 'De qué va',
    text: 'Gana quien reúne más puntos. Entre todos levantáis una sola fortaleza con losetas de vuestro color. Cada turno gastas exactamente dos cartas. Hay dos fases: en cada una se juega el mazo entero y al final puntúa todo lo que está a la vista.',
  },
  {
    id: 'FZ-1.3',
    title: 'Cómo se gana terreno',
    text: 'Primero se llenan los lugares baratos. Después se construye encima de los demás con niveles más altos, y quien desarrolla llega antes a ellos. Un recaudador vive del gremio de cualquiera, y el templo solo da puntos a quien va en último lugar.',
  },
  {
    id: 'FZ-2.2',
    covers: ['FZ-2.3', 'FZ-2.8'],
    title: 'El tablero',
    text: 'Una fortaleza cuadrada con cuatro lados. Cada lado tiene una muralla de cuatro tramos, con el lugar de la puerta en el centro, y lugares para torres: dos en el lado y uno en cada esquina, doce en total. Dentro están los barrios y, en medio, el templo.',
  },
  {
    id: 'FZ-2.6',
    covers: ['FZ-9.5'],
    title: 'Las torres de esquina',
    text: 'Una torre de esquina pertenece a los dos lados que se juntan en ella: en las mayorías de lado cuenta en ambos.',
    picture: 'corner',
  },
  {
    id: 'FZ-2.5',
    title: 'Precios de los lugares vacíos',
    text: 'Cada lugar vacío lleva su precio en una moneda.',
    picture: 'prices',
    table: {
      head: ['Lugar', 'Monedas'],
      rows: [
        ['Primer tramo', '1'],
        ['Segundo y tercero', '2'],
        ['Cuarto tramo', '3'],
        ['Puerta', '3'],
        ['Torres del lado', '2 y 3'],
        ['Torre de esquina', '4'],
      ],
    },
  },
  {
    id: 'FZ-2.7',
    covers: ['FZ-9.1'],
    title: 'Los barrios',
    text: 'Hay diez, uno por cada pareja de oficios distintos. En cada barrio cabe un gremio y, en su esquina, un recaudador.',
  },
  {
    id: 'FZ-2.9',
    covers: ['FZ-6.2'],
    title: 'El marcador de puntos',
    text: 'Da la vuelta cada 60 puntos: quien pasa de 60 sigue contando desde el principio. También se puede bajar de 0.',
  },
  {
    id: 'FZ-2.10',
    covers: ['FZ-2.11'],
    title: 'Las cartas',
    text: 'Ochenta con cuatro o cinco jugadores, sesenta con tres. Hay cinco oficios: herreros, tejedores, panaderos, carpinteros y boticarios, cada uno con su signo.',
    picture: 'cards',
    table: {
      head: ['Carta', '4 o 5 jugadores', '3 jugadores'],
      rows: [
        ['Oficio', '35 (7 de cada)', '28'],
        ['Muralla u oficio', '5', '4'],
        ['Torre u oficio', '5', '4'],
        ['Muralla', '14', '10'],
        ['Torre', '7', '6'],
        ['Templo', '6', '3'],
        ['Comodín', '8', '5'],
      ],
    },
  },
  {
    id: 'FZ-2.15',
    covers: ['FZ-9.34'],
    title: 'Tus tres pilas',
    text: 'Tus losetas esperan en tres pilas, una de gremios, una de murallas y una de torres, con el nivel más bajo arriba. Solo se construye o se desarrolla la de arriba.',
    picture: 'stacks',
  },
  {
    id: 'FZ-2.16',
    title: 'Losetas de gremio',
    text: 'La moneda dice lo que paga al construirlo; el laurel, los puntos que da en cada puntuación.',
    picture: 'guild',
    table: {
      head: ['Nivel', 'Losetas', 'Con cinco', 'Monedas', 'Puntos'],
      rows: [
        ['−', '3', '2', '9', '−1'],
        ['I', '3', '2', '7', '1'],
        ['II', '3', '2', '5', '3'],
        ['III', '3', '2', '3', '5'],
        ['IV', '2', '2', '2', '7'],
      ],
    },
  },
  {
    id: 'FZ-2.18',
    title: 'Losetas de muralla',
    text: 'Doce, tres de cada nivel, y con dos caras: por una son un tramo y por la otra una puerta. El laurel de la cara de muralla dice los puntos que daría como puerta.',
    picture: 'wall',
    table: {
      head: ['Nivel', 'Puntos de la puerta'],
      rows: [
        ['I', '3'],
        ['II', '4'],
        ['III', '5'],
        ['IV', '6'],
      ],
    },
  },
  {
    id: 'FZ-2.19',
    title: 'Losetas de torre',
    text: 'Ocho, dos de cada nivel. El laurel dice los puntos; la moneda, lo que cuesta construir con ella encima de la torre de otra persona. Las de nivel I no pueden.',
    picture: 'tower',
    table: {
      head: ['Nivel', 'Puntos', 'Encima de otra'],
      rows: [
        ['I', '4', '–'],
        ['II', '7', '8'],
        ['III', '9', '11'],
        ['IV', '11', '14'],
      ],
    },
  },
  {
    id: 'FZ-2.20',
    covers: ['FZ-9.29'],
    title: 'Monedas',
    text: 'Las que tiene cada cual están a la vista, y el banco no se agota.',
  },
  {
    id: 'FZ-2.21',
    covers: ['FZ-9.23'],
    title: 'Peones',
    text: 'Tienes ocho, y sirven de recaudadores o para el templo. Si no queda ninguno en tu reserva no puedes poner más.',
  },
  {
    id: 'FZ-3.2',
    covers: ['FZ-3.1', 'FZ-3.3', 'FZ-9.6'],
    chapter: 'Preparación',
    title: 'Con qué se empieza',
    text: 'Con 0 puntos, 0 monedas, tus tres pilas de losetas y ocho peones.',
  },
  {
    id: 'FZ-3.6',
    title: 'Quién empieza',
    text: 'La primera fase la empieza alguien por sorteo.',
  },
  {
    id: 'FZ-3.7',
    covers: ['FZ-3.8', 'FZ-9.9', 'FZ-9.10'],
    title: 'Reparto',
    text: 'En cada fase se juntan y barajan todas las cartas y recibes ocho: un comodín y siete del mazo, en el que están también los demás comodines. El resto forma el mazo de robo. Fuera de esto y del sorteo inicial, nada depende del azar.',
  },
  {
    id: 'FZ-3.5',
    covers: ['FZ-2.12', 'FZ-9.3', 'FZ-9.4'],
    title: 'Con tres jugadores',
    text: 'Quedan fuera de juego los cuatro barrios con boticarios y las cuatro torres de esquina; las murallas están todas. Se apartan veinte cartas: las nueve de boticarios, cuatro de muralla, tres comodines, tres de templo y una de torre.',
  },
  {
    id: 'FZ-3.4',
    covers: ['FZ-2.17'],
    title: 'Con cinco jugadores',
    text: 'Cada cual aparta cuatro losetas de gremio, una de cada uno de los niveles −, I, II y III: le quedan diez, dos por nivel. Y cada fase dura ocho turnos en vez de diez.',
  },
]
