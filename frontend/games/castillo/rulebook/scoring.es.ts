/** Cómo se acaba, qué puntúa y qué se puede acordar antes. */
import type { CastilloRule } from '../pictures.tsx'

export const scoring: readonly CastilloRule[] = [
  {
    id: 'CA-4.6.3',
    aid: true,
    covers: ['CA-R27'],
    chapter: 'Final y puntuación',
    title: 'Fin de la ronda y de la partida',
    text: 'Acabada la ronda, el turno de primer jugador pasa a la izquierda. La partida acaba tras la última ronda, o antes si se han construido los 23 edificios; la ronda en curso siempre se termina, y en ella el Maestro Constructor aún puntúa.',
  },
  {
    id: 'CA-6.1',
    aid: true,
    title: 'Puntos durante la partida',
    text: 'Se anotan al momento: el Picapedrero gana los puntos enteros del edificio; el Trabajador, la mitad; el Maestro Constructor, 5 por cada edificio de los demás.',
    example:
      'La Taberna da 12 puntos con el Picapedrero y 6 con el Trabajador. Quien juega el Maestro Constructor gana 5 si la ha construido otra persona.',
    picture: 'during',
  },
  {
    id: 'CA-6.2.1',
    aid: true,
    covers: ['CA-6.2'],
    title: 'Puntuación final',
    text: 'Puntúan los ayudantes que están en el castillo: por qué, lo dice cada edificio en la pestaña Edificios. Los de carretillas, jinete y reserva no dan nada a su dueño. Nadie tiene que hacer cuentas: las hace el juego.',
  },
  {
    id: 'CA-6.2.2',
    title: 'Qué cuenta como construido',
    text: 'Lo que haya construido cualquiera, no solo tú.',
  },
  {
    id: 'CA-6.2.4',
    covers: ['CA-6.2.3'],
    title: 'Cambios automáticos',
    text: 'En el Mercado y el Palacio el juego cambia por puntos todo lo que puede. Lo cambiado ya no cuenta para el desempate.',
  },
  {
    id: 'CA-6.3.1',
    title: 'Puntos: Mercado',
    text: 'Dos plazas a 7 táleros. Con una, 1 punto por cada 2 táleros que te queden; con las dos, 1 punto por tálero.',
    example:
      'Te quedan 9 táleros. Con un ayudante ganas 4 puntos y conservas 1 tálero; con los dos, 9 puntos.',
    picture: 'market',
  },
  {
    id: 'CA-6.3.2',
    title: 'Puntos: Forja',
    text: 'La plaza de 10 táleros da 1 punto por cada plata de la Forja; la de 6, uno por cada dos.',
    example: 'La Forja tiene 7 platas: 7 puntos en la plaza de 10 táleros, 3 en la de 6.',
    picture: 'forge',
  },
  {
    id: 'CA-6.3.3',
    covers: ['CA-R29'],
    title: 'Puntos: Palacio',
    text: 'Dos plazas a 17 táleros. Cada ayudante cambia por su valor en puntos hasta 5 recursos tuyos, empezando por los mejores; la plata vale 5.',
    example:
      'Tienes un ayudante, 2 piedras, 1 plata, 3 ladrillos y 4 arenas. Se cambian 5 piezas: las piedras, la plata y 2 ladrillos, por 23 puntos.',
    picture: 'palace',
  },
  {
    id: 'CA-6.3.4',
    covers: ['CA-R22'],
    title: 'Puntos: Torre del Homenaje',
    text: 'Una plaza de 14 táleros: 3 puntos por cada plaza libre en el Mercado, la Forja y los edificios construidos.',
    example:
      'El Mercado, la Forja, la Torre del Homenaje y el Establo suman 7 plazas. Ocupadas hay 2, la tuya y otra: 5 libres, 15 puntos.',
    picture: 'keep',
  },
  {
    id: 'CA-6.3.5',
    title: 'Puntos: Casa de los Sirvientes',
    text: 'Dos plazas a 7 táleros. Cada ayudante da 1 punto por edificio que quede sin construir.',
    example: 'Se han construido 19 de los 23 edificios: cada ayudante da 4 puntos.',
    picture: 'servants',
  },
  {
    id: 'CA-6.3.6',
    title: 'Puntos: Taberna',
    text: 'La plaza de 12 táleros da 1 punto por cada ayudante en el castillo, sea de quien sea y contándose a sí mismo; la de 6, uno por cada dos.',
    example: 'En el castillo hay 7 ayudantes: 7 puntos en la plaza de 12 táleros, 3 en la de 6.',
    picture: 'tavern',
  },
  {
    id: 'CA-6.3.7',
    covers: ['CA-R24'],
    title: 'Puntos: Puertas',
    text: 'La Puerta Grande, por 10 táleros, da 2 puntos por torre construida; la Pequeña, por 5, da 1. Cuentan igual las Torres Grandes y las Pequeñas, pero no las Puertas, la Torre del Homenaje ni la de Defensa.',
    example: 'Se han construido 6 torres: 12 puntos en la Puerta Grande, 6 en la Pequeña.',
    picture: 'gates',
  },
  {
    id: 'CA-6.3.8',
    title: 'Puntos: Establo',
    text: 'La plaza de 16 táleros da 3 puntos por Casa construida; la de 12, 2. La Casa de los Sirvientes no cuenta.',
    example: 'Se han construido 4 Casas: 12 puntos en la plaza de 16 táleros, 8 en la de 12.',
    picture: 'stable',
  },
  {
    id: 'CA-6.3.9',
    title: 'Puntos: Posada de invierno',
    text: '1 punto por cada ayudante en las carretillas y el jinete, sea de quien sea.',
    example: 'Hay ayudantes en 3 carretillas y otro en el jinete: 4 puntos.',
    picture: 'inn',
  },
  {
    id: 'CA-6.5',
    title: 'Victoria',
    text: 'Gana quien tenga más puntos. Si hay empate, más táleros; luego, recursos de más valor, con la plata a 5. Si sigue el empate, la victoria se comparte.',
    example:
      'Ana y Berta acaban con 57 puntos y 2 táleros. A Ana le quedan 2 piedras, que valen 10, y a Berta 1 plata y 1 ladrillo, que valen 9: gana Ana.',
  },
  {
    id: 'CA-8.1',
    chapter: 'Opciones',
    title: 'Opción: invierno',
    text: 'Añade cartas de invierno en las casillas de ronda 14, 13, 11, 9, 6 y 4. Salen las seis si sois tres; si sois dos o cuatro, el marcador empieza en 12 y salen solo cuatro, y no se sabe cuáles faltan.',
  },
  {
    id: 'CA-8.2',
    title: 'Opción: táleros del primer jugador',
    text: 'Lo normal es 1 tálero por ronda. Con la otra opción, el primer jugador recibe del banco tantos táleros como el número de la casilla de ronda.',
  },
  {
    id: 'CA-8.3',
    title: 'Opción: carga de los Trabajadores',
    text: 'Lo normal es que cada dueño elija la carga. Con la otra opción, cada carta trae siempre la suya.',
  },
  {
    id: 'CA-4.2.5',
    title: 'Cargas fijas',
    text: 'Con esa opción no se elige: los Trabajadores traen piedra, arena y madera el primero; piedra, arena y ladrillo el segundo; piedra, madera y ladrillo el tercero. Lo que no haya en la reserva falta.',
  },
]
