/** La ronda: elegir, invierno, mostrar. */
import type { CastilloRule } from '../pictures.tsx'

export const round: readonly CastilloRule[] = [
  {
    id: 'CA-2.2',
    aid: true,
    covers: ['CA-2.2.1', 'CA-2.2.2', 'CA-2.2.3', 'CA-2.2.4', 'CA-2.2.5', 'CA-2.2.6'],
    chapter: 'La ronda',
    title: 'Los seis oficios',
    text: 'Tenéis las mismas ocho cartas: tres Trabajadores y una de cada uno de los otros cinco oficios. En cada ronda cobra el primer jugador, elegís en secreto, se muestran las cartas, se cargan los Trabajadores y actúan los oficios por el orden que marca su escudo.',
    picture: 'roles',
    table: {
      head: ['Orden', 'Oficio', 'Trae', 'Construye', 'Ayudantes'],
      rows: [
        ['1', 'Mensajero', '8 táleros', '–', '–'],
        ['2', 'Comerciante', 'el reparto de las carretillas', '–', 'en carretillas y jinete'],
        [
          '3',
          'Albañil',
          'un montón de la Torre de Defensa',
          'hasta 2, por táleros',
          'hasta 2 en el castillo',
        ],
        [
          '4',
          'Picapedrero',
          'lo que compre a Trabajadores',
          'hasta 2, por todos los puntos',
          'hasta 2 en el castillo',
        ],
        ['5', 'Trabajador', 'su carga: 1 piedra y 2 más', 'hasta 2, por la mitad de los puntos', '–'],
        ['6', 'Maestro Constructor', 'tus cartas, y puntos por lo que otros construyan', 'nunca', '–'],
      ],
    },
  },
  {
    id: 'CA-4.1.1',
    title: 'Comienza la ronda',
    text: 'El primer jugador toma el tálero de la casilla más alta del marcador de rondas que aún tenga uno.',
  },
  {
    id: 'CA-4.1.2',
    title: 'Elegir carta',
    text: 'Todos elegís a la vez y en secreto una carta de la mano, o dos distintas si sois dos. También elige el primer jugador. Puedes cambiar de idea hasta que elija el último.',
  },
  {
    id: 'CA-4.1.3',
    title: 'Cuándo no vale el Maestro Constructor',
    text: 'No puedes elegirlo con las ocho cartas en la mano. Si sois dos, la mano se cuenta antes de elegir, así que tampoco vale como segunda carta.',
  },
  {
    id: 'CA-4.6.4',
    title: 'Cartas jugadas',
    text: 'Quedan boca arriba delante de ti y no puedes volver a elegirlas hasta recuperarlas con el Maestro Constructor.',
  },
  {
    id: 'CA-4.1.4',
    title: 'Sin elección',
    text: 'Si tu mano solo permite una elección, el juego la hace por ti.',
  },
  {
    id: 'CA-4.1.5',
    title: 'Carta de invierno',
    text: 'Con la opción de invierno, algunas rondas traen una. Se descubre cuando todos habéis elegido, antes de mostrar los oficios, y su efecto se aplica en el acto.',
  },
  {
    id: 'CA-2.7',
    title: 'Las seis cartas de invierno',
    text: 'Unas ayudan, otras estorban, y nadie las ve venir.',
    picture: 'winter',
    table: {
      head: ['Carta', 'Efecto'],
      rows: [
        [
          'Posada de invierno',
          'Una plaza más para un ayudante, por 3 táleros, hasta el final de la partida.',
        ],
        [
          'Trineos',
          'Esta ronda, cada carretilla y el jinete traen 1 recurso más, si alguien juega un Comerciante.',
        ],
        ['Limosna real', 'Por orden de juego, cada jugador recibe 3 táleros del banco.'],
        ['Helada', 'Esta ronda, con cada carta se construye un edificio como mucho.'],
        [
          'Leña para el hogar',
          'Por orden de juego, cada jugador devuelve 1 madera a la reserva. Quien no tiene madera paga 2 táleros, o los que le queden: no se elige.',
        ],
        ['Ventisca', 'Los ayudantes de carretillas y jinete vuelven a la reserva de su dueño.'],
      ],
    },
  },
  {
    id: 'CA-3.7',
    title: 'Cómo se preparan las cartas de invierno',
    text: 'Se barajan las seis y se pone una boca abajo en cada casilla de ronda marcada, empezando por la más alta: 14, 13, 11, 9, 6 y 4. Las que sobran quedan fuera y nadie las mira.',
  },
  {
    id: 'CA-4.1.6',
    title: 'Mostrar los oficios',
    text: 'Se descubren todos a la vez y siempre actúan en este orden: Mensajero, Comerciante, Albañil, Picapedrero, Trabajador y Maestro Constructor. Si se repite un oficio, va antes quien esté más cerca del primer jugador en el sentido de las agujas del reloj.',
  },
  {
    id: 'CA-R31',
    title: 'Dos cartas por ronda',
    text: 'Si sois dos, puedes combinar oficios como quieras, incluso dos Trabajadores. Cada carta es un turno completo, con sus propios límites.',
  },
  {
    id: 'CA-4.6.1',
    covers: ['CA-4.6.2'],
    title: 'Pasar',
    text: 'Cuando lo único que puedes hacer es pasar, el juego pasa por ti. Lo demás que es voluntario lo das por terminado tú, con su botón.',
  },
  {
    id: 'CA-4.6.5',
    title: 'Si alguien se va',
    text: 'Juega por esa persona un bot sensato, el oficial. Donde no sepa, un suplente prudente elige la carta de menor orden que pueda, pero deja el Comerciante para después de los Trabajadores; los carga con ladrillo y madera si los hay, toma de la Torre de Defensa el montón de más valor y a todo lo demás renuncia.',
  },
]
