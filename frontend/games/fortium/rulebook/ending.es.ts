/** El final y las variantes. */
import type { FortiumRule } from '../pictures.tsx'

export const ending: readonly FortiumRule[] = [
  {
    id: 'FT-6.4',
    aid: true,
    covers: ['FT-6.1', 'FT-6.2', 'FT-6.5'],
    chapter: 'El final',
    title: 'La cuenta atrás',
    text: 'El primer diamante que coloca cualquiera pone en marcha la cuenta atrás: se acaba la ronda y se juegan cuatro rondas finales. Desde ese momento los mineros de las canteras de granito y de caliza rinden el doble para todos. Se coloca un diamante por minero, hasta cuatro en el fuerte y mientras queden. Un segundo jugador con diamantes no vuelve a empezar la cuenta.',
    example:
      'El primer diamante se coloca en la ronda 12: se acaba esa ronda y se juegan la 13, la 14, la 15 y la 16.',
    picture: 'countdown',
  },
  {
    id: 'FT-6.6',
    covers: ['FT-6.6a'],
    title: 'Quién gana',
    text: 'Si nadie completa su fuerte, gana quien tiene más diamantes. Después cuenta el valor del material almacenado y del que forma el fuerte: 1 el granito, 2 la caliza, 3 la turquesa y 4 el oro. Quien sigue igual comparte el puesto. Con alianzas gana todo el bando del mejor situado.',
    example:
      'La partida acaba sin diamantes. El piso de granito de Ana vale 15 y el de caliza 30; lo que guarda, 4 de granito, 3 de caliza y 1 de turquesa, vale 13: en total 58. Berta tiene los mismos pisos y 2 de oro: 53. Gana Ana.',
    picture: 'worth',
  },
  {
    id: 'FT-6.8',
    covers: ['FT-8.5'],
    title: 'Límite de rondas',
    text: 'Si nadie ha colocado ningún diamante, la partida acaba tras la ronda 40, o la 30 si sois cuatro; puede elegirse otro límite. Una cuenta atrás que ya ha empezado se juega entera.',
  },
  {
    id: 'FT-6.7',
    title: 'Abandonar',
    text: 'Cualquiera puede abandonar en cualquier momento: sus mineros salen del tablero, sus campamentos vuelven a la reserva, lo almacenado va a la banca y su carta desaparece; una negociación con esa persona se cierra. Queda en último lugar y ya no puede ganar. Si solo queda un bando, ese gana.',
    example: 'Ana abandona con 2 diamantes: queda la última, detrás de Berta, que no tiene ninguno.',
  },
  {
    id: 'FT-8.1',
    covers: ['FT-8.3', 'FT-8.8'],
    chapter: 'Variantes',
    title: 'Ataques, cartas y ventaja',
    text: 'Podéis jugar con ataques sin límite, y entonces cada dado puede llevar a uno; sin cartas de apoyo; y, si sois dos, con 12 de granito y 12 de caliza para quien no empieza.',
  },
  {
    id: 'FT-8.2',
    covers: ['FT-8.6'],
    title: 'Alianzas',
    text: 'Con tres o cuatro se pueden acordar alianzas de dos antes de empezar. Los aliados no se atacan, comparten casillas, canteras y minas, y ganan juntos. Cada uno conserva su material, su fuerte y su carta, y cobra por sus mineros y con su campamento; solo la carta de negociar pasa material de uno a otro.',
  },
  {
    id: 'FT-8.7',
    covers: ['FT-8.4'],
    title: 'Sombreros mágicos',
    text: 'Cada jugador tiene un sombrero y lo pone gratis a un minero que esté en su base; ahí sigue hasta que ese minero se pierde, y entonces vuelve a la reserva. Quien lo lleva rinde el doble en cualquier cantera o mina, también en la de diamantes, y si anda solo puede dar el doble de pasos.',
  },
]
