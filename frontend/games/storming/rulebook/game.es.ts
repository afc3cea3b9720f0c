/** De qué va, qué da puntos, qué hay en la mesa y cómo se empieza. */
import type { StormingRule } from '../pictures.tsx'

export const game: readonly StormingRule[] = [
  {
    id: 'ST-1.1',
    covers: ['ST-1.4', 'ST-11.9'],
    chapter: 'La partida',
    title: 'De qué va',
    text: 'Tres o cuatro jugadores hacen crecer un reino de aldeas, poblados y ciudades en un mapa de hexágonos, y se lo disputan durante una hora: de seis a ocho rondas con tres, de cinco a siete con cuatro. No hay dados: un ataque siempre acierta, y una muralla aguanta uno. La emoción está en los planes ocultos, en los sucesos contra un rival, en los pactos entre dos y en las revueltas que bloquean cartas.',
    picture: 'settlements',
  },
  {
    id: 'ST-1.2',
    aid: true,
    title: 'Cómo se gana',
    text: 'Gana en el acto quien llega a siete puntos de victoria, y también quien conquista el último asentamiento de otro jugador.',
  },
  {
    id: 'ST-6.1',
    aid: true,
    title: 'Puntos permanentes',
    text: 'No se pierden nunca: uno por cada ciudad que construyes, por cada asentamiento que conquistas, y los de la Universidad, el Teatro, la Conjura, los Refuerzos, la caravana y el carro de combate.',
    example:
      'Construyes 1 ciudad y conquistas 2 aldeas: 3 puntos permanentes. Después te conquistan la ciudad: sigues con 3.',
    picture: 'lasting',
  },
  {
    id: 'ST-6.2',
    aid: true,
    title: 'Puntos que se pueden perder',
    text: 'Uno por cada mina tuya, uno por la Catedral, tuya o copiada con la Biblioteca, y uno por el punto rotante, mientras los tengas.',
    example: 'Tienes 2 minas y la Catedral: 3 puntos. Te conquistan una mina: te quedan 2.',
    picture: 'held',
  },
  {
    id: 'ST-6.3',
    title: 'El punto rotante',
    text: 'Lo tiene quien tiene más asentamientos que cada uno de los demás; aldeas, poblados y ciudades cuentan igual. En un empate se lo queda quien lo tenía, aunque no esté en él; si no lo tenía nadie, sigue sin dueño.',
    example:
      'Ana tiene 3 asentamientos, Berta 2 y Carla 1: el punto es de Ana. Berta funda otro y empata a 3: sigue siendo de Ana. Con 4 pasa a Berta.',
    picture: 'rotating',
  },
  {
    id: 'ST-1.3',
    aid: true,
    title: 'Lo esencial',
    text: 'En cada ronda programas boca abajo una carta para ahora, en PRESENTE, y otra para la ronda que viene, en FUTURO. Cada jugador pone además un suceso en secreto, y dos de ellos se mezclan con las cartas. Después PRESENTE se resuelve carta a carta, y lo que está en FUTURO espera.',
    picture: 'piles',
  },
  {
    id: 'ST-2.2',
    covers: ['ST-2.3', 'ST-2.4'],
    title: 'Las piezas',
    text: 'Cada jugador tiene las piezas de la tabla y ninguna más. Serrerías y minas salen de las mismas tres. Para todos hay un carro de combate, una caravana, dos bosques, una montaña, cuatro lagos, el marcador de jugador inicial, el marcador de biblioteca y el punto rotante. Se juega en el sentido de las agujas del reloj.',
    table: {
      head: ['Pieza', 'Por jugador'],
      rows: [
        ['soldado', '5'],
        ['caballero', '3'],
        ['artillería', '2'],
        ['aldea', '5'],
        ['poblado', '4'],
        ['ciudad', '3'],
        ['serrería o mina', '3'],
        ['muralla', '3'],
      ],
    },
  },
  {
    id: 'ST-2.10',
    covers: ['ST-2.11', 'ST-2.12', 'ST-2.13', 'ST-2.14'],
    title: 'El mapa',
    text: 'Son 44 regiones hexagonales en siete filas, de la A a la G, numeradas desde la izquierda. La primera de cada fila solo existe con cuatro jugadores. Dos regiones son vecinas si comparten un lado, y la distancia son los pasos que hay de una a otra, sea cual sea el terreno. Se empieza en A5, D2 y G5 con tres jugadores, y en A3, D1, D8 y G3 con cuatro.',
    picture: 'terrains',
  },
  {
    id: 'ST-5.2',
    covers: ['ST-5.4', 'ST-5.5'],
    title: 'Qué cabe en una región',
    text: 'Una construcción, que es de un solo jugador, y una tropa, sea de quien sea. Aldeas, poblados y ciudades son asentamientos. Región vacía es una llanura sin construcción ni tropa. Lo que es de otro jugador es rival; el carro de combate y la caravana lo son para quienes no firman su pacto.',
  },
  {
    id: 'ST-5.3',
    title: 'Piezas agotadas',
    text: 'Lo que necesita una pieza que ya no te queda no se puede hacer. Las piezas que se retiran o se cambian vuelven a la reserva de su dueño.',
  },
  {
    id: 'ST-3.1',
    covers: ['ST-3.2', 'ST-3.3'],
    chapter: 'Preparación',
    title: 'Con qué se empieza',
    text: 'Cada jugador tiene en la mano sus cinco cartas de acción. Las mejoras, los civiles y los pactos son tres mazos, con dos cartas de cada uno a la vista. En la reserva esperan once revueltas y el Invento. Nadie tiene puntos ni pactos.',
  },
  {
    id: 'ST-2.40',
    covers: ['ST-3.4', 'ST-3.5', 'ST-7.11'],
    title: 'El reparto de sucesos',
    text: 'Los 28 sucesos generales forman el mazo. De los dirigidos, cada jugador recibe un Atentado, una Corrupción y una Insurrección contra cada rival. Con tres jugadores son seis cartas. Con cuatro son nueve, y cada uno pierde al azar, sin verla, una de las que tiene contra cada rival; esas van boca abajo a los descartes. Así todos empiezan con seis, y las que sobran no se usan.',
  },
  {
    id: 'ST-3.7',
    covers: ['ST-3.6', 'ST-5.10'],
    title: 'La primera aldea',
    text: 'El jugador inicial sale por sorteo. Empezando por el último en el orden de turno y acabando por él, cada uno funda una aldea en una región de inicio que esté libre.',
  },
  {
    id: 'ST-3.8',
    covers: ['ST-2.21'],
    title: 'El terreno',
    text: 'Después se revela una carta de inicio de las de vuestro número de jugadores, que coloca dos bosques, una montaña y tres lagos. Queda un lago en la reserva. Ninguna pone nada en las regiones de inicio ni junto a ellas, y todos quedan casi igual de lejos de la montaña y del bosque más cercano.',
  },
  {
    id: 'ST-3.9',
    covers: ['ST-3.10', 'ST-3.11'],
    title: 'Primer soldado y segunda aldea',
    text: 'En orden de turno, cada jugador coloca un soldado en una región vecina a su aldea, sin lago ni tropa, y enseguida otra aldea justo a dos regiones de la primera: en una llanura sin construcción ni tropa rival, y no junto a otro asentamiento. Con eso empieza la primera ronda.',
  },
]
