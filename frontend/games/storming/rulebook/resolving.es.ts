/** Resolver PRESENTE: cartas de acción, Invento, revueltas y sucesos. */
import type { StormingRule } from '../pictures.tsx'

export const resolving: readonly StormingRule[] = [
  {
    id: 'ST-4.25',
    aid: true,
    chapter: 'Resolver',
    title: 'Jugar una carta de acción',
    text: 'Su dueño hace las acciones de la tabla, una detrás de otra.',
    table: {
      head: ['Carta', 'Acciones', 'Cada acción'],
      rows: [
        ['Construir', '2', 'aldea, poblado, ciudad, serrería, mina, muralla o mejora'],
        ['Reclutar', '2', 'una tropa o un civil'],
        ['Militar', '2', 'mover o atacar con una tropa'],
        ['Diplomacia', '1', 'jugador inicial, ofrecer o romper un pacto, o acción civil'],
      ],
    },
  },
  {
    id: 'ST-R36',
    title: 'Acciones de más y de menos',
    text: 'Con Vientos favorables hay una acción más, y una carta de construir da otra por cada serrería tuya, aunque la acabes de construir. Con el Mercado, una de las acciones puede ser de otro tipo. Un firmante de A degüello tiene además una acción militar, después de al menos una normal. Quien no firma el Bloqueo hace una sola acción en total. Bajo una Tregua, la próxima carta militar no sirve para atacar.',
  },
  {
    id: 'ST-4.26',
    covers: ['ST-5.16'],
    title: 'Al menos una acción',
    text: 'Si puedes hacer alguna acción del tipo de la carta, tienes que hacer al menos una, aunque te perjudique; las demás son voluntarias. Si no puedes hacer ninguna, la carta termina sin efecto.',
  },
  {
    id: 'ST-4.27',
    title: 'Cada tropa, una vez',
    text: 'Con cada carta, cada tropa actúa una sola vez. Con el General, un soldado puede actuar dos veces con una carta militar, y gasta dos acciones.',
  },
  {
    id: 'ST-4.24',
    title: 'Cartas que no se juegan',
    text: 'Quien ha perdido su próxima carta por un suceso no la juega, y con Hambruna no se juega la próxima carta de reclutar. La carta vuelve a su dueño y no provoca nada. Una carta de diplomacia levanta el Embargo aunque no se juegue.',
  },
  {
    id: 'ST-4.29',
    title: 'La carta vuelve',
    text: 'Cuando la carta acaba, su dueño la recupera: queda boca abajo bajo su revuelta más antigua que no bloquee ninguna, y si no tiene, va a la mano.',
  },
  {
    id: 'ST-4.28',
    title: 'Reacciones',
    text: 'Después de una carta militar puede actuar el otro firmante de la Alianza militar; después de una de construir, quien tenga la Aduana. Es una acción cada uno, empezando por la izquierda de quien jugó la carta. Las reacciones no provocan reacciones.',
  },
  {
    id: 'ST-4.30',
    title: 'Acciones sueltas',
    text: 'La acción que da un suceso, una reacción, un pacto o una mejora recién construida es una y nada más: para ella no cuentan serrerías, Mercado, A degüello, Vientos favorables ni Bloqueo. Es voluntaria, si no se dice otra cosa.',
  },
  {
    id: 'ST-4.31',
    covers: ['ST-4.32', 'ST-4.33', 'ST-5.17'],
    title: 'El Invento',
    text: 'Lo tiene quien tiene al Alquimista, y nunca queda debajo de una revuelta. Al revelarse, quien tenga entonces al Alquimista elige uno de los cuatro tipos, y desde ese momento es una carta de ese tipo a todos los efectos. Después vuelve a su mano. Si nadie puede usar al Alquimista, vuelve a la reserva; y si lo pierdes con el Invento en la mano, también.',
  },
  {
    id: 'ST-4.36',
    title: 'Recibir una revuelta',
    text: 'Una carta de acción de tu mano, elegida al azar, queda boca abajo debajo de ella; las que ya están programadas no se tocan. Si no tienes ninguna en la mano, la revuelta bloqueará la próxima que recuperes. Hay once revueltas: si no quedan, no recibes ninguna.',
  },
  {
    id: 'ST-4.34',
    title: 'Se revela una revuelta',
    text: 'Vuelve a la reserva sin más. Cada Teatro la cuenta, y a la tercera, a la sexta y así sucesivamente da un punto permanente. Después, quien tenga al Filósofo puede hacer una acción de cualquier tipo.',
    example:
      'Tu Teatro lleva contadas 2 revueltas. Se revela otra, sea de quien sea: van 3, y ganas 1 punto. El siguiente llega cuando vayan 6.',
  },
  {
    id: 'ST-4.40',
    title: 'Sucesos',
    text: 'Un suceso se lee, se aplica y se descarta. Si afecta a varios jugadores, se aplica en orden de turno.',
  },
  {
    id: 'ST-4.42',
    title: 'Sacrificar al Alguacil',
    text: 'Cuando un suceso dirigido, o uno de los que lo dicen en la lista, va a quitarte algo, se te pregunta antes. Si descartas al Alguacil, el suceso te pasa por alto con todas tus piezas y cartas.',
  },
  {
    id: 'ST-4.43',
    title: 'Sucesos que esperan',
    text: 'Vientos favorables, Hambruna, Tregua, Embargo, Caos y la pérdida de la próxima carta valen desde que salen, hasta que se revela la carta a la que afectan, en esta ronda o en otra. No se acumulan; las cartas perdidas, sí.',
  },
  {
    id: 'ST-4.50',
    title: 'Civiles y mejoras sin efecto',
    text: 'Mientras rige la Represión del desarrollo, los civiles y las mejoras de los no firmantes no hacen nada: ni efectos, ni reacciones, ni acciones civiles, ni lo que dan al construirse, ni el Invento, ni los puntos de Teatro y Universidad. Se pueden reclutar y construir igual. El punto de la Catedral y el tercer civil se conservan.',
  },
  {
    id: 'ST-4.60',
    title: 'Lo que se comprueba siempre',
    text: 'Después de cada jugada y de cada efecto se mira, por este orden: dónde está el Invento, si la Biblioteca sigue copiando, si alguien sin Universidad tiene más de dos civiles y debe descartar, si hay que reponer las cartas a la vista, de quién es el punto rotante y si alguien ha ganado.',
  },
]
