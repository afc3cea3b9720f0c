/** Las reglas para quien juega, con las palabras de la casa; cada párrafo lleva el número de RULES.md. */
import type { RuleText } from '../../table/gameUi.ts'

export const rulebook: readonly RuleText[] = [
  {
    id: 'FZ-1.2',
    title: 'De qué va',
    text: 'Entre todos levantáis una sola fortaleza con losetas de vuestro color. Cada turno gastas exactamente dos cartas. Hay dos fases: en cada una se juega el mazo entero y al final puntúa todo lo que está a la vista.',
  },
  {
    id: 'FZ-3.7',
    title: 'Reparto',
    text: 'En cada fase recibes un comodín y siete cartas del mazo. El resto forma el mazo de robo.',
  },
  {
    id: 'FZ-3.5',
    title: 'Con tres jugadores',
    text: 'Quedan fuera de juego los cuatro barrios con boticarios y las cuatro torres de las esquinas. Tampoco se usan veinte cartas.',
  },
  {
    id: 'FZ-4.1',
    title: 'Marcha de la partida',
    text: 'Reparto, turnos y puntuación; luego otra vez lo mismo. En cada momento solo valen las jugadas que tocan.',
  },
  {
    id: 'FZ-4.2',
    title: 'Turnos',
    text: 'Se juega en el sentido de las agujas del reloj: diez turnos cada uno por fase, ocho si sois cinco.',
  },
  {
    id: 'FZ-4.3',
    title: 'Tu turno',
    text: 'Haz una acción de dos cartas, o dos acciones de una carta. No se puede pasar.',
  },
  { id: 'FZ-4.4', title: 'Robar', text: 'Después de usar la segunda carta robas dos, mientras quede mazo.' },
  {
    id: 'FZ-4.7',
    title: 'Quién empieza la segunda fase',
    text: 'Lo elige quien va en último lugar al acabar la primera; puede elegirse a sí mismo.',
  },
  {
    id: 'FZ-4.8',
    title: 'Entre las fases',
    text: 'Solo se recogen y reparten las cartas. Losetas, monedas, recaudadores y peones se quedan donde están.',
  },
  {
    id: 'FZ-2.21',
    title: 'Peones',
    text: 'Tienes ocho, y sirven de recaudadores o para el templo. Si no queda ninguno en tu reserva no puedes poner más.',
  },
  {
    id: 'FZ-5.1',
    title: 'Usar cartas',
    text: 'Las cartas salen de tu mano y cada una hace un papel. El juego propone siempre el más barato.',
  },
  {
    id: 'FZ-5.2',
    title: 'Cartas dobles',
    text: 'Las de muralla y gremio, o torre y gremio, valen gratis por cualquiera de sus dos mitades.',
  },
  {
    id: 'FZ-5.4',
    title: 'Convertir',
    text: 'Una carta puede hacer un papel que no es el suyo pagando 5 monedas que ya tengas.',
  },
  {
    id: 'FZ-5.5',
    title: 'Comodines',
    text: 'Valen por cualquier color, muralla, torre o templo, y usarlos cuesta siempre 2 monedas, que pueden salir de lo que dé esa misma acción.',
  },
  {
    id: 'FZ-5.7',
    title: 'Pagar',
    text: 'Antes de actuar debes tener las conversiones y el precio; la tasa de los comodines puede descontarse de lo que ganes con la acción. Nunca se debe dinero.',
  },
  {
    id: 'FZ-5.10',
    title: 'Tomar recursos con una carta',
    text: 'Una carta cualquiera da 3 monedas en la primera fase y 4 en la segunda.',
  },
  {
    id: 'FZ-5.11',
    title: 'Tomar recursos con dos cartas',
    text: 'Dos cartas cualesquiera dan 7 monedas en la primera fase y 9 en la segunda.',
  },
  {
    id: 'FZ-5.12',
    title: 'Desarrollar con una carta',
    text: 'Una carta cualquiera retira del juego la loseta de arriba de una de tus pilas, para llegar antes a las mejores.',
  },
  {
    id: 'FZ-5.13',
    title: 'Desarrollar con dos cartas',
    text: 'Dos cartas cualesquiera retiran dos o tres losetas, repartidas como quieras entre tus pilas.',
  },
  {
    id: 'FZ-5.14',
    title: 'Construir muralla',
    text: 'Una carta de muralla, o dos cartas cualesquiera: pon tu muralla de arriba en un tramo.',
  },
  {
    id: 'FZ-5.15',
    title: 'Construir puerta',
    text: 'Igual que una muralla, en el centro de un lado: la loseta se pone por su cara de puerta.',
  },
  { id: 'FZ-5.16', title: 'Construir torre', text: 'Dos cartas de torre, o una de torre y una de muralla.' },
  {
    id: 'FZ-5.17',
    title: 'Construir gremio',
    text: 'Una carta de cada uno de los dos colores del barrio. El gremio te paga monedas al construirlo.',
  },
  {
    id: 'FZ-5.18',
    title: 'Recaudador',
    text: 'Una carta de cada color del barrio: pon un peón en su esquina. Si había uno de otra persona, vuelve a su reserva.',
  },
  {
    id: 'FZ-5.19',
    title: 'Retirarse al templo',
    text: 'Una carta de templo, o cualquier otra y una moneda: uno de tus peones se queda en el templo para siempre.',
  },
  {
    id: 'FZ-5.20',
    title: 'Precio de murallas y puertas',
    text: 'En un lugar vacío pagas lo que marca. Con su lado completo, puerta incluida, puedes tapar una loseta de menor nivel: si es de otra persona pagas los dos niveles, si es tuya solo el nuevo.',
  },
  {
    id: 'FZ-5.21',
    title: 'Precio de las torres',
    text: 'En un lugar vacío pagas lo que marca. Con todas las torres en pie puedes tapar una de menor nivel: si es de otra persona, 8, 11 o 14 según tu nivel menos las torres que esa persona tenga a la vista; si es tuya, la suma de niveles.',
  },
  {
    id: 'FZ-5.22',
    title: 'Lo que paga un gremio',
    text: 'De 9 a 2 monedas, menos cuanto más alto es. Si tapas uno de otra persona, de menor nivel, cobráis los dos.',
  },
  { id: 'FZ-5.23', title: 'Losetas tapadas', text: 'Se quedan debajo, no puntúan y no vuelven.' },
  {
    id: 'FZ-5.24',
    title: 'Recaudadores, en detalle',
    text: 'Puedes ponerlo aunque no haya gremio, pero no relevar al tuyo. No se mueven.',
  },
  {
    id: 'FZ-5.25',
    title: 'Pilas agotadas',
    text: 'Lo desarrollado sale del juego. Sin losetas de una clase no puedes construir nada de ella.',
  },
  {
    id: 'FZ-6.3',
    title: 'Puntos: murallas',
    text: 'Por cada lado, según tus tramos a la vista: 4, 7, 9 o 10 puntos.',
  },
  { id: 'FZ-6.4', title: 'Puntos: puertas', text: 'De 3 a 6 puntos según su nivel.' },
  { id: 'FZ-6.5', title: 'Puntos: torres', text: '4, 7, 9 u 11 puntos según su nivel.' },
  { id: 'FZ-6.6', title: 'Puntos: gremios', text: 'De −1 a 7 puntos según su nivel.' },
  {
    id: 'FZ-6.7',
    title: 'Puntos: recaudadores',
    text: 'Cada recaudador da los puntos del gremio de su barrio, sea de quien sea.',
  },
  {
    id: 'FZ-6.9',
    title: 'Puntos: mayorías',
    text: 'Solo en la puntuación avanzada: quien más tiene en cada lado, en gremios, en recaudadores y en el templo gana 3 puntos; si hay empate, menos.',
  },
  {
    id: 'FZ-6.10',
    title: 'Puntos: lo construido',
    text: 'Solo en la avanzada y al final: un punto por cada torre y puerta que hayas construido, también las tapadas.',
  },
  {
    id: 'FZ-6.11',
    title: 'Puntos: templo',
    text: 'Quien va en último lugar suma 2 puntos por cada peón suyo en el templo. Si deja de ser el último, le toca a quien lo sea ahora. Nadie puntúa dos veces.',
  },
  {
    id: 'FZ-6.13',
    title: 'Desempates',
    text: 'Más puntos, luego más monedas, luego más peones en el templo.',
  },
  {
    id: 'FZ-6.14',
    title: 'Victoria',
    text: 'Gana quien más puntos tiene tras la segunda fase; si el empate no se rompe, la victoria se comparte.',
  },
]
