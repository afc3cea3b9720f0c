/** La ronda: programar, colocar los sucesos, quién decide. */
import type { StormingRule } from '../pictures.tsx'

export const round: readonly StormingRule[] = [
  {
    id: 'ST-4.1',
    covers: ['ST-4.0', 'ST-4.2', 'ST-4.3', 'ST-4.4', 'ST-4.5', 'ST-4.6', 'ST-4.7', 'ST-4.20'],
    chapter: 'La ronda',
    title: 'De principio a fin',
    text: 'Tras la preparación se juegan rondas hasta que alguien gana. Primero todos programan. Después pueden actuar el Palacio y el Espía, por ese orden, y se colocan los sucesos. Entonces se resuelve PRESENTE. Cuando no queda nada en él, las cartas de FUTURO pasan a PRESENTE en el mismo orden y empieza otra ronda.',
  },
  {
    id: 'ST-4.8',
    title: 'El orden de turno',
    text: 'Va del jugador inicial hacia su izquierda. Queda fijado cuando empieza la programación, un suceso o cualquier efecto sobre todos: si el jugador inicial cambia entretanto, vale para lo que empiece después.',
  },
  {
    id: 'ST-4.9',
    covers: ['ST-5.6', 'ST-5.90', 'ST-5.91'],
    title: 'Quién decide',
    text: 'Decide quien tiene la pregunta, y los demás esperan. Si no puedes hacer nada, no se te pregunta. A lo voluntario se puede pasar, también por adelantado cuando la pregunta va a varios; y en cualquier momento puedes decir que no reaccionas más en esa ronda. Por quien tarda demasiado, la mesa pasa; si hay que elegir, elige al azar. Lo que no se puede hacer se rechaza diciendo por qué.',
  },
  {
    id: 'ST-4.12',
    covers: ['ST-4.14', 'ST-5.11'],
    chapter: 'Programar',
    title: 'Tus dos cartas',
    text: 'Pones boca abajo una carta en PRESENTE y otra en FUTURO. Sirven las cartas de acción de tu mano, las revueltas que tienes delante y el Invento. Si solo puedes poner una, eliges dónde; si no puedes poner ninguna, no pones nada.',
  },
  {
    id: 'ST-4.35',
    title: 'Programar una revuelta',
    text: 'Al ponerla recuperas en el acto la carta que bloquea, y puedes programarla en ese mismo turno.',
  },
  {
    id: 'ST-4.13',
    title: 'Estratega y Casa de Correos',
    text: 'Con el Estratega puedes poner las dos cartas en la misma casilla, en el orden que quieras. Con la Casa de Correos puedes poner una de las de PRESENTE debajo de todas: se resolverá la primera.',
  },
  {
    id: 'ST-4.15',
    covers: ['ST-4.16', 'ST-5.12'],
    title: 'Tu suceso',
    text: 'Después robas un suceso y pones boca abajo en SUCESOS uno cualquiera de los que tienes en la mano. Es obligatorio, y así la mano se queda en seis. Cuando el mazo se acaba, se barajan los descartes; si tampoco hay, no se roba.',
  },
  {
    id: 'ST-4.10',
    covers: ['ST-5.13'],
    title: 'Antes de programar',
    text: 'Al empezar tu turno puedes hacer estas cosas, una vez cada una y en el orden que quieras: la acción del Apoyo mutuo, robar con el Brujo, descartar una revuelta con el Alguacil y mover el marcador de biblioteca. Si en una ronda nadie tiene nada de eso, programáis todos a la vez; si no, en orden de turno.',
  },
  {
    id: 'ST-4.11',
    title: 'El suceso del Brujo',
    text: 'Robas dos sucesos, si los hay entre mazo y descartes, te quedas uno y descartas el otro. El que te quedas va unido a una de las cartas que programes en ese turno, y se resuelve justo detrás de ella, aunque la carta no se juegue. Si no puedes programar ninguna, se descarta.',
  },
  {
    id: 'ST-4.21',
    covers: ['ST-5.14', 'ST-5.15'],
    title: 'Colocar los sucesos',
    text: 'Quien tiene el Palacio puede añadir antes una carta a FUTURO. Quien tiene al Espía mira los sucesos y puede elegir el de PRESENTE. Después se barajan: uno va a PRESENTE, otro a FUTURO, y los demás se descartan boca abajo.',
  },
  {
    id: 'ST-4.22',
    covers: ['ST-4.23'],
    title: 'En qué orden se resuelven',
    text: 'Lo que se puso antes se resuelve antes. En PRESENTE van delante las cartas que venían de FUTURO y el suceso que se les unió; luego las de esta ronda, en orden de turno, y por último su suceso. Tiempos revueltos baraja FUTURO; un suceso del Brujo no se separa de su carta.',
  },
]
