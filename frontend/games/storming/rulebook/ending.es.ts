/** Diplomacia y pactos, final, lo que se ve y lo que se puede elegir. */
import type { StormingRule } from '../pictures.tsx'

export const ending: readonly StormingRule[] = [
  {
    id: 'ST-5.80',
    chapter: 'Diplomacia y pactos',
    title: 'Ser el jugador inicial',
    text: 'Si no lo eres, pasas a serlo desde ese momento.',
  },
  {
    id: 'ST-5.81',
    covers: ['ST-5.82', 'ST-5.85', 'ST-7.9'],
    title: 'Ofrecer un pacto',
    text: 'Ofreces a otro jugador uno de los pactos que están a la vista, y se repone en el acto. Todos ven la oferta y la respuesta. Si lo rechaza, el pacto se descarta y tu acción está gastada. Si lo firma, entra en vigor; con la Embajada no se le pregunta. En Refuerzos dices antes qué te quedas: el punto o las tropas. Proyecto Valquiria pide una región vacía, y Ruta mercantil un asentamiento sin tropa de uno de los dos.',
  },
  {
    id: 'ST-5.86',
    title: 'Uno entre dos',
    text: 'Entre dos jugadores solo cabe un pacto, pero puedes tener uno con cada rival. Los dos que lo firman son los firmantes; los demás, los no firmantes. Algunos pactos dejan actuar sin jugar una carta: el Apoyo mutuo, antes de programar; la Alianza militar, después de la carta militar del otro.',
  },
  {
    id: 'ST-5.83',
    covers: ['ST-5.87'],
    title: 'Romper un pacto',
    text: 'Puedes romper cualquier pacto en vigor, aunque no sea tuyo: se descarta, y con él se va su tropa. Si un firmante tiene la Embajada y otro jugador rompe el pacto así o atacándolo, ese jugador recibe una revuelta.',
  },
  {
    id: 'ST-6.4',
    chapter: 'Final y desempate',
    title: 'El final',
    text: 'La partida termina en el acto cuando alguien conquista el último asentamiento de otro jugador, y gana él, sean cuales sean los puntos; o cuando alguien tiene siete puntos o más.',
    example:
      'Tienes 6 puntos y conquistas una aldea: con 7 ganas en el acto, aunque queden cartas por resolver.',
    picture: 'seven',
  },
  {
    id: 'ST-6.5',
    covers: ['ST-6.6'],
    title: 'Desempate',
    text: 'Si varios tienen siete puntos o más a la vez, gana quien tenga más asentamientos; después, más ciudades; después, quien vaya antes en el orden de turno. Los demás quedan por puntos, asentamientos, ciudades y orden de turno.',
    example:
      'Ana y Berta firman la Conjura y llegan las dos a 7 puntos. Ana tiene 2 asentamientos y Berta 1: gana Ana.',
  },
  {
    id: 'ST-7.1',
    covers: ['ST-7.2', 'ST-7.3', 'ST-7.4', 'ST-7.5', 'ST-7.6', 'ST-7.7'],
    chapter: 'Lo que se ve',
    title: 'Oculto',
    text: 'De la mano y de los sucesos de otro solo se sabe cuántos son; de una carta boca abajo, quién la puso, dónde y si lleva un suceso unido. Nadie sabe qué suceso fue a cada casilla, salvo el que elige el Espía, que los mira todos sin saber de quién son. La carta que bloquea una revuelta la conoce su dueño. Los mazos y los sucesos descartados no se miran.',
  },
  {
    id: 'ST-7.8',
    title: 'A la vista de todos',
    text: 'El mapa, las reservas, los puntos, los pactos, los civiles y las mejoras de cada uno, las revueltas que tiene delante, los sucesos que esperan y los descartes de civiles, mejoras y pactos.',
  },
  {
    id: 'ST-7.10',
    title: 'El azar',
    text: 'Solo deciden al azar el reparto, quién empieza, la carta de inicio, las veces que se baraja, qué suceso va a cada casilla y qué carta bloquea una revuelta. Se sortea en el momento: nada está decidido de antemano.',
  },
  {
    id: 'ST-8.1',
    chapter: 'Opciones',
    title: 'Conjura',
    text: 'El punto de la Conjura lo gana cada firmante. Con la opción, lo gana cada no firmante, a cambio de sus tropas.',
  },
  {
    id: 'ST-8.2',
    title: 'Sucesos dirigidos de cuatro',
    text: 'Con cuatro jugadores podéis cambiar los sucesos dirigidos: cada uno recibe el Atentado de cuatro y la Insurrección de cuatro contra cada rival, y nadie pierde ninguno.',
  },
  {
    id: 'ST-8.3',
    title: 'Carta de inicio elegida',
    text: 'En vez de dejarla al azar podéis elegir su número, de 1 a 10, por ejemplo para una revancha en el mismo mapa.',
  },
  {
    id: 'ST-8.4',
    title: 'Primera aldea amurallada',
    text: 'La primera aldea de cada uno empieza con muralla. Hay menos partidas que acaban de golpe por conquista.',
  },
]
