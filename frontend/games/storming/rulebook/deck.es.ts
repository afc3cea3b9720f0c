/** Todas las cartas, una por una. */
import {
  actionTypes,
  civilians,
  improvements,
  invention,
  pacts,
} from '../../../../shared/games/storming/components.ts'
import { designs, generalEventIds } from '../../../../shared/games/storming/events.ts'
import type { StormingRule } from '../pictures.tsx'
import { cards } from '../texts/cards.es.ts'
import { cardRows, startRows } from './rows.ts'

const head = ['Carta', 'Qué hace']

export const deck: readonly StormingRule[] = [
  {
    id: 'ST-2.1',
    chapter: 'Todas las cartas',
    title: 'Cuántas hay de cada',
    text: 'Son 170. Cada cual se reconoce por su forma y su borde.',
    table: {
      head: ['Cartas', 'Cuántas'],
      rows: [
        ['sucesos generales, uno de cada', '28'],
        ['sucesos dirigidos: cinco, con tres copias contra cada jugador', '60'],
        ['cartas de acción, cinco por jugador', '20'],
        ['revueltas', '11'],
        ['Invento', '1'],
        ['civiles', '10'],
        ['mejoras de reino', '10'],
        ['pactos', '10'],
        ['cartas de inicio', '20'],
      ],
    },
  },
  {
    id: 'ST-2.30',
    covers: ['ST-2.31', 'ST-2.32', 'ST-2.33'],
    title: 'Cartas de acción',
    text: 'Cada jugador tiene cinco: dos militares y una de cada uno de los otros tipos.',
    picture: 'actions',
    table: { head, rows: cardRows(cards, actionTypes) },
  },
  {
    id: 'ST-2.45',
    covers: ['ST-2.46'],
    title: 'Revueltas e Invento',
    text: 'Hay once revueltas, todas iguales, y un solo Invento. Cuando no son de nadie están en la reserva.',
    picture: 'blocking',
    table: { head, rows: cardRows(cards, ['revolt', invention]) },
  },
  {
    id: 'ST-4.44',
    covers: ['ST-5.40'],
    title: 'Sucesos generales',
    text: 'Despoblación, Escasez de materiales, Lluvias torrenciales y Sequía obligan a elegir a quien pueda. En los demás, lo que dice «puede» es voluntario.',
    picture: 'general',
    table: { head, rows: cardRows(cards, generalEventIds) },
  },
  {
    id: 'ST-4.41',
    title: 'Sucesos dirigidos',
    text: 'Afectan al jugador que señala la carta o, con Caos, a todos, en orden de turno; nunca a los firmantes de la Red de informantes. Los dos de cuatro jugadores solo se usan con su opción.',
    picture: 'directed',
    table: { head, rows: cardRows(cards, designs) },
  },
  {
    id: 'ST-5.84',
    title: 'Civiles',
    text: 'Una acción civil es una acción de diplomacia: la usas si tienes al civil y hay a quién aplicarla.',
    picture: 'civilians',
    table: { head, rows: cardRows(cards, civilians) },
  },
  {
    id: 'ST-5.7',
    title: 'Mejoras de reino',
    text: 'Puedes tener dos como mucho, y no se descartan para hacer sitio. Las que se pierden van a los descartes, igual que los civiles.',
    picture: 'improvements',
    table: { head, rows: cardRows(cards, improvements) },
  },
  {
    id: 'ST-5.88',
    title: 'Pactos',
    text: 'Conjura y Refuerzos se cumplen al firmarse y se descartan. Los demás duran hasta que se rompen.',
    example:
      'Ana y Berta firman la Conjura: ganan 1 punto cada una, y Carla se queda con 0 tropas. Ana ofrece los Refuerzos a Berta y se queda las tropas, hasta 3: Berta gana 1 punto.',
    picture: 'pacts',
    table: { head, rows: cardRows(cards, pacts) },
  },
  {
    id: 'ST-2.20',
    title: 'Cartas de inicio',
    text: 'Todo lo que no nombran es llanura.',
    picture: 'starts',
    table: { head: ['Jugadores', 'Carta', 'Bosques', 'Montaña', 'Lagos'], rows: startRows },
  },
]
