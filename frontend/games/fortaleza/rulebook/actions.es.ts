/** Usar las cartas, y lo que se hace con ellas. */
import type { FortalezaRule } from '../pictures.tsx'

export const actions: readonly FortalezaRule[] = [
  {
    id: 'FZ-5.1',
    chapter: 'Usar las cartas',
    title: 'Usar cartas',
    text: 'Las cartas salen de tu mano y cada una hace un papel. El juego propone siempre el más barato.',
  },
  {
    id: 'FZ-5.2',
    title: 'Cartas dobles',
    text: 'Las de muralla u oficio y las de torre u oficio valen gratis por cualquiera de sus dos mitades.',
  },
  {
    id: 'FZ-5.3',
    title: 'Una carta cualquiera',
    text: 'Donde la regla dice «cualquiera» vale toda carta, sin convertirla.',
  },
  {
    id: 'FZ-5.4',
    aid: true,
    covers: ['FZ-9.14'],
    title: 'Convertir',
    text: 'Una carta puede hacer un papel que no es el suyo pagando 5 monedas que ya tengas. Se pueden convertir las dos, a 5 monedas cada una.',
  },
  {
    id: 'FZ-5.5',
    aid: true,
    title: 'Comodines',
    text: 'Valen por cualquier oficio, muralla, torre o templo, y usarlos cuesta 2 monedas, que pueden salir de lo que dé esa misma acción.',
  },
  {
    id: 'FZ-5.6',
    covers: ['FZ-9.11'],
    title: 'El comodín como carta cualquiera',
    text: 'También entonces cuesta sus 2 monedas.',
  },
  {
    id: 'FZ-5.7',
    covers: ['FZ-9.12', 'FZ-9.13'],
    title: 'Pagar',
    text: 'Antes de actuar debes tener las conversiones y el precio; la tasa de los comodines puede descontarse de lo que ganes con la acción, y si no alcanza, pones la diferencia. Nunca se deben monedas.',
  },
  {
    id: 'FZ-5.10',
    chapter: 'Las acciones',
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
    covers: ['FZ-9.37'],
    title: 'Desarrollar con dos cartas',
    text: 'Dos cartas cualesquiera retiran dos o tres losetas, repartidas como quieras entre tus pilas.',
  },
  {
    id: 'FZ-5.14',
    covers: ['FZ-9.31'],
    title: 'Construir muralla',
    text: 'Una carta de muralla, o dos cartas cualesquiera: pon tu muralla de arriba en un tramo, del lado que quieras.',
  },
  {
    id: 'FZ-5.15',
    title: 'Construir puerta',
    text: 'Igual que una muralla, en el centro de un lado: la loseta se pone por su cara de puerta.',
  },
  {
    id: 'FZ-5.16',
    title: 'Construir torre',
    text: 'Dos cartas de torre, o una de torre y una de muralla.',
  },
  {
    id: 'FZ-5.17',
    covers: ['FZ-9.2'],
    title: 'Construir gremio',
    text: 'Una carta de cada uno de los dos oficios del barrio. El gremio te paga monedas al construirlo. Dos cartas del mismo oficio no bastan: convierte una, o usa un comodín.',
  },
  {
    id: 'FZ-5.18',
    title: 'Recaudador',
    text: 'Una carta de cada oficio del barrio: pon un peón en su esquina. Si había uno de otra persona, vuelve a su reserva.',
  },
  {
    id: 'FZ-5.19',
    title: 'Llevar un peón al templo',
    text: 'Una carta de templo, o cualquier otra y una moneda: uno de los peones de tu reserva va al templo y se queda en él para siempre.',
  },
  {
    id: 'FZ-5.20',
    aid: true,
    covers: ['FZ-9.15', 'FZ-9.16', 'FZ-9.35'],
    title: 'Precio de murallas y puertas',
    text: 'En un lugar vacío pagas lo que marca. Con la muralla de ese lado completa, puerta incluida, puedes construir encima de una loseta de menor nivel, también tuya: si es de otra persona pagas los dos niveles; si es tuya, solo el nuevo. El precio del lugar ya no cuenta.',
  },
  {
    id: 'FZ-5.21',
    aid: true,
    covers: ['FZ-9.18', 'FZ-9.19', 'FZ-9.20', 'FZ-9.36'],
    title: 'Precio de las torres',
    text: 'En un lugar vacío pagas lo que marca, sea cual sea el nivel. Con todas las torres en pie puedes construir encima de una de menor nivel: si es de otra persona, la moneda de tu loseta (8, 11 o 14) menos las torres que esa persona tenga a la vista, contada esta, y nunca menos de 0; si es tuya, la suma de los dos niveles.',
  },
  {
    id: 'FZ-5.22',
    aid: true,
    covers: ['FZ-9.17'],
    title: 'Lo que paga un gremio',
    text: 'De 9 a 2 monedas, menos cuanto más alto es. Puedes construir encima de uno de menor nivel sin esperar a nada: si es de otra persona cobráis los dos; si es tuyo, cobras una vez.',
  },
  {
    id: 'FZ-5.23',
    title: 'Losetas tapadas',
    text: 'Una loseta con otra encima se queda debajo: no puntúa, no cuenta en mayorías y no vuelve.',
  },
  {
    id: 'FZ-5.24',
    covers: ['FZ-9.21', 'FZ-9.22'],
    title: 'Recaudadores, en detalle',
    text: 'Puedes ponerlo aunque no haya gremio, pero no relevar al tuyo. Ni los recaudadores ni los peones del templo se mueven por voluntad de su dueño.',
  },
  {
    id: 'FZ-5.25',
    title: 'Pilas agotadas',
    text: 'Lo desarrollado sale del juego. Sin losetas de una clase no puedes construir nada de ella.',
  },
]
