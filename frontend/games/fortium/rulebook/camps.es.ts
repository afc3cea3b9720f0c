/** Campamentos. */
import type { FortiumRule } from '../pictures.tsx'

export const camps: readonly FortiumRule[] = [
  {
    id: 'FT-4.25',
    aid: true,
    covers: ['FT-2.5.1', 'FT-4.26'],
    chapter: 'Campamentos',
    title: 'Montar un campamento',
    text: 'Cuesta 5 de granito y 5 de caliza, en cualquier cantera o mina donde tengas un minero y aún no tengas campamento, mientras te quede alguno en la reserva. Los campamentos rivales que hubiera vuelven a su reserva. Puedes montar varios en un turno, y rinden desde tu próximo cobro. En un sitio hay campamentos de un solo bando: con alianzas, uno de cada aliado.',
  },
  {
    id: 'FT-4.27',
    covers: ['FT-2.5.4', 'FT-4.28'],
    title: 'Quitar un campamento',
    text: 'Después de tirar los dados puedes quitar cualquier campamento tuyo, haya o no mineros; vuelve a tu reserva, sin coste y sin devolución. Un campamento sin mineros se queda donde está.',
  },
  {
    id: 'FT-4.29',
    title: 'Campamento de socorro',
    text: 'Quien no tiene ningún campamento en el tablero ni puede pagar uno lo monta gratis en una cantera de granito donde tenga un minero, una vez por turno.',
  },
  {
    id: 'FT-4.30',
    title: 'En la mina de diamantes',
    text: 'Ahí también se puede montar un campamento en cualquier momento, aunque no rinda hasta que tengas el piso de oro.',
  },
]
