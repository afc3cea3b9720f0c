/** Mover y atacar; el carro de combate y la caravana. */
import type { StormingRule } from '../pictures.tsx'

export const troops: readonly StormingRule[] = [
  {
    id: 'ST-5.1',
    aid: true,
    chapter: 'Mover y atacar',
    title: 'Por dónde va cada tropa',
    text: 'Por las llanuras van todas, y por los lagos ninguna.',
    table: {
      head: ['Tropa', 'Llanura', 'Bosque y montaña', 'Lago'],
      rows: [
        ['soldado', 'sí', 'sí', 'no'],
        ['caballero', 'sí', 'no', 'no'],
        ['artillería', 'sí', 'no', 'no'],
        ['carro de combate', 'sí', 'no', 'no'],
        ['caravana', 'sí', 'sí', 'no'],
      ],
    },
  },
  {
    id: 'ST-5.25',
    covers: ['ST-5.41', 'ST-5.42', 'ST-5.43', 'ST-5.44'],
    title: 'Mover',
    text: 'Soldados y artillería van a una región vecina. Un caballero llega hasta dos, si la de en medio es una llanura sin construcciones rivales y sin más tropas que las tuyas o las de tus pactos. Donde se llega no puede haber tropa ni construcción rival: ahí solo se entra atacando.',
  },
  {
    id: 'ST-5.26',
    covers: ['ST-5.45', 'ST-5.46'],
    title: 'Atacar',
    text: 'Un soldado ataca una región vecina; un caballero, cualquiera a la que llegaría. Ahí tiene que haber una tropa o una construcción rival, o el carro de combate o la caravana, también los de tu pacto; nunca una tropa tuya. La tropa tiene que poder pisar ese terreno, aunque la detenga una muralla.',
    picture: 'attack',
  },
  {
    id: 'ST-5.48',
    aid: true,
    covers: ['ST-5.47'],
    title: 'Qué consigue un ataque',
    text: 'Contra un asentamiento rival con muralla: cae la muralla, y quien ataca se queda donde estaba. Si no la hay: se retira la tropa que hubiera, la tuya entra, y la construcción rival pasa a ser tuya.',
  },
  {
    id: 'ST-5.49',
    covers: ['ST-5.50'],
    title: 'Conquistar',
    text: 'Cada asentamiento conquistado da un punto permanente; serrerías y minas, no. El asentamiento se cambia por uno tuyo del mismo tamaño; si no te queda, por el mayor de los más pequeños, y si no tienes ninguno, desaparece. Cuenta como conquista de todos modos. Una ciudad conquistada no da el punto de construirla.',
    example:
      'Un soldado tuyo conquista un poblado de Berta: 1 punto permanente. Si conquista una serrería, 0.',
  },
  {
    id: 'ST-5.51',
    title: 'Disparar con artillería',
    text: 'La artillería ataca sin moverse, hasta a dos regiones y por encima de cualquier terreno, a una tropa rival, al carro de combate, a la caravana o a una muralla rival. Si hay muralla, cae ella antes que la tropa. Nunca conquista.',
  },
  {
    id: 'ST-5.52',
    title: 'Atacar a quien firma contigo',
    text: 'Si atacas una región con una tropa o una construcción de alguien con quien tienes un pacto, ese pacto se rompe después del ataque. Atacar el carro de combate o la caravana no es atacar a sus firmantes.',
  },
  {
    id: 'ST-5.53',
    chapter: 'Carro de combate y caravana',
    title: 'Las tropas de un pacto',
    text: 'No son de ningún jugador: los sucesos y los pactos que cuentan o retiran tropas no las tocan. Solo las usan los firmantes, con una carta militar o el Invento jugado como militar, y una vez por carta.',
  },
  {
    id: 'ST-5.60',
    covers: ['ST-5.27', 'ST-5.61', 'ST-5.62', 'ST-5.63'],
    title: 'El carro de combate',
    text: 'Quien ofreció el pacto lo coloca en una región vacía. Con una acción mueve una vez y dispara una vez, en el orden que quieras, o hace solo una de las dos cosas. Va a una llanura vecina sin tropa ni asentamiento de nadie, y dispara como la artillería.',
  },
  {
    id: 'ST-5.64',
    covers: ['ST-5.65'],
    title: 'El fin del carro de combate',
    text: 'Si lo destruye un no firmante, este gana un punto permanente; si lo destruye un firmante, nadie gana nada. En los dos casos el pacto se acaba, y cuando el pacto se acaba por lo que sea, el carro sale del mapa.',
    example:
      'Ana y Berta tienen el carro. Carla lo destruye: gana 1 punto. Si lo destruye Ana, 0 puntos para todos.',
  },
  {
    id: 'ST-5.70',
    covers: ['ST-5.71', 'ST-5.72'],
    title: 'La caravana',
    text: 'Quien ofreció el pacto la coloca en un asentamiento sin tropa de uno de los dos. Se mueve a una región vecina sin tropa, también por bosque y montaña. Entra en construcciones de cualquiera, menos en un asentamiento amurallado de un no firmante. No ataca, y en su región solo se entra atacándola.',
  },
  {
    id: 'ST-5.73',
    title: 'Los puntos de la caravana',
    text: 'Cuando llega a un asentamiento de un jugador que no es el del último que contó, cada firmante gana un punto permanente. El primero que cuenta es el del asentamiento donde empezó.',
    example:
      'La caravana empezó en un asentamiento de Ana y llega a uno de Carla: Ana y Berta, que firmaron, ganan 1 punto cada una. Si luego entra en otro de Carla, 0; si vuelve a uno de Ana, 1 punto más.',
  },
  {
    id: 'ST-5.74',
    title: 'El fin de la caravana',
    text: 'Si la destruye un no firmante, este gana un punto permanente; si la destruye un firmante, recibe una revuelta. En los dos casos el pacto se acaba, y cuando se acaba por otra cosa, la caravana sale del mapa.',
    example:
      'Carla destruye la caravana de Ana y Berta: gana 1 punto. Si la destruye Ana, gana 0 y recibe 1 revuelta.',
  },
]
