/** De qué va, qué hay en la mesa y cómo se empieza. */
import type { FortiumRule } from '../pictures.tsx'

export const game: readonly FortiumRule[] = [
  {
    id: 'FT-6.3',
    chapter: 'La partida',
    aid: true,
    title: 'De qué va y cómo se gana',
    text: 'Cada cual levanta un fuerte de cuatro pisos, de granito, caliza, turquesa y oro, y lo corona con cuatro diamantes. Quien coloca el cuarto diamante gana en ese mismo momento, aunque la ronda esté a medias. Para construir hacen falta mineros en canteras y minas, y solo hay una mina de diamantes, en el centro exacto del tablero.',
    example: 'Tienes 3 diamantes y cobras otro de la mina: son 4, ganas y la partida acaba ahí.',
    picture: 'forts',
  },
  {
    id: 'FT-2.1.1',
    covers: ['FT-2.1.2', 'FT-2.1.3', 'FT-2.1.4', 'FT-2.1.5', 'FT-2.1.8', 'FT-2.1.9'],
    title: 'Qué hay en la caja',
    text: 'Cada jugador tiene diez mineros y seis campamentos de su color; con los sombreros mágicos, además un sombrero. Hay tres dados verdes para andar, tres para atacar y tres para defender. La banca empieza con 120 de granito, 120 de caliza, 80 de turquesa, 100 de oro y 16 diamantes, seáis los que seáis; de ahí sale también lo que recibís al empezar. Hay siete clases de cartas de apoyo.',
  },
  {
    id: 'FT-2.2.2',
    covers: ['FT-2.1.6', 'FT-2.1.7', 'FT-2.2.1', 'FT-3.1', 'FT-3.2'],
    title: 'El tablero',
    text: 'Son parcelas de siete por siete casillas: una en el centro y una para cada jugador. Con dos forman una tira, con tres una T y con cuatro una cruz. En la parcela de cada uno hay dos canteras de granito, una de caliza y una mina de turquesa; su mina de oro está ya en la parcela central. Nada de esto sale por sorteo: solo quién empieza. Se juega en el sentido de las agujas del reloj, y cada sitio lo puede explotar cualquiera.',
    picture: 'sites',
  },
  {
    id: 'FT-2.2.3',
    covers: ['FT-2.2.4', 'FT-2.2.5', 'FT-2.2.6'],
    title: 'Casillas, bases y distancias',
    text: 'Se pasa de una casilla a otra por sus lados, nunca en diagonal, y cada paso cuenta uno. La base ocupa tres casillas, pero vale como una sola: se entra y se sale por cualquiera de sus siete casillas vecinas, y cuesta un paso. Las distancias son las mismas para todos.',
    table: {
      head: ['Desde la base hasta', 'Pasos'],
      rows: [
        ['sus canteras', '2'],
        ['su mina de turquesa', '4'],
        ['su mina de oro', '6'],
        ['la mina de diamantes', '8'],
        ['la mina de oro de otro', '10'],
        ['otra base', '16'],
      ],
    },
  },
  {
    id: 'FT-3.3',
    covers: ['FT-3.4'],
    title: 'Con qué se empieza',
    text: 'Cada jugador recibe 10 de granito y 10 de caliza, y tiene montados tres campamentos: en sus dos canteras de granito y en su cantera de caliza. Los otros tres quedan en su reserva.',
  },
  {
    id: 'FT-3.5',
    covers: ['FT-3.6', 'FT-3.7', 'FT-3.8', 'FT-7.1'],
    title: 'Reparto de los mineros',
    text: 'Antes de la primera ronda cada jugador decide en secreto cuántos mineros, de uno a tres, empiezan en cada uno de sus tres campamentos; los demás esperan en la base. Las decisiones se enseñan a la vez cuando todos han elegido. En adelante todo está a la vista, salvo qué carta de apoyo guarda cada uno.',
  },
]
