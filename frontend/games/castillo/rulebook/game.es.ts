/** De qué va, qué hay en la mesa y cómo se empieza. */
import type { CastilloRule } from '../pictures.tsx'

export const game: readonly CastilloRule[] = [
  {
    id: 'CA-2.6',
    chapter: 'La partida',
    aid: true,
    title: 'De qué va y cómo se gana',
    text: 'Los edificios dan puntos al construirse y los ayudantes al final; gana quien más tenga. Entre todos levantáis un castillo, pero cada cual puntúa por su cuenta. Se juegan 12 rondas, 15 si sois tres.',
  },
  {
    id: 'CA-2.1.1',
    covers: ['CA-2.1.2', 'CA-2.1.3', 'CA-2.1.4', 'CA-2.1.5', 'CA-2.1.6', 'CA-2.1.7', 'CA-2.1.8', 'CA-2.1.9'],
    title: 'Qué hay en la mesa',
    text: 'Cada persona tiene ocho cartas de oficio, iguales para todos, y ayudantes de su color. Lo demás es común: 23 edificios, 83 recursos, 105 táleros, cuatro carretillas y un jinete, y el marcador de rondas. Con la opción de invierno hay además seis cartas de invierno. La puntuación no tiene tope.',
  },
  {
    id: 'CA-3.1',
    title: 'Quién empieza',
    text: 'El primer jugador de la primera ronda sale por sorteo. Los demás van detrás en el sentido de las agujas del reloj, y en cada ronda nueva el turno de primer jugador pasa a la izquierda.',
  },
  {
    id: 'CA-3.2',
    title: 'Con qué empiezas',
    text: 'Ocho cartas de oficio, 3 táleros, 1 arena, 1 madera y seis ayudantes en tu reserva; siete si sois dos. Y ningún punto.',
  },
  {
    id: 'CA-3.3',
    title: 'Torre de Defensa',
    text: 'Es un montón de recursos: no se construye ni puntúa. Empieza con una pieza de cada clase.',
  },
  {
    id: 'CA-3.4',
    title: 'Reserva, banco y marcador',
    text: 'Los recursos que nadie tiene forman la reserva; los táleros, el banco. En cada casilla de ronda que se vaya a usar espera 1 tálero. Así queda la mesa antes de la primera ronda:',
    table: {
      head: ['', '2 jugadores', '3 jugadores', '4 jugadores'],
      rows: [
        ['Arena', '17', '16', '15'],
        ['Madera', '15', '14', '13'],
        ['Ladrillo, piedra y plata', '14', '14', '14'],
        ['Táleros en el marcador', '12', '15', '12'],
        ['Táleros en el banco', '87', '81', '81'],
      ],
    },
  },
  {
    id: 'CA-3.5',
    covers: ['CA-3.6'],
    title: 'El castillo al empezar',
    text: 'Los 23 edificios están por construir. El Mercado y la Forja ya están en pie y admiten ayudantes desde el principio. Aún no hay nadie en las carretillas, en el jinete ni en el castillo, y la Forja no tiene plata.',
  },
  {
    id: 'CA-2.3.3',
    title: 'Existencias limitadas',
    text: 'Hay 20 arenas, 18 maderas y 15 piezas de ladrillo, de piedra y de plata, y 105 táleros en total. Si la reserva o el banco no llegan, te llevas lo que quede y el resto se pierde.',
  },
  {
    id: 'CA-7.1',
    covers: ['CA-7.2'],
    title: 'Todo a la vista',
    text: 'Recursos, táleros, cartas jugadas y puntos son públicos. Solo son secretas las cartas que se están eligiendo y las de invierno que faltan por salir.',
  },
  {
    id: 'CA-7.3',
    title: 'El azar',
    text: 'Solo decide dos cosas, ambas antes de empezar: quién es el primer jugador y en qué orden están las cartas de invierno.',
  },
]
