/** Un turno: cobrar, recuperar, cambiar, construir. */
import type { FortiumRule } from '../pictures.tsx'

export const turn: readonly FortiumRule[] = [
  {
    id: 'FT-4.1',
    aid: true,
    covers: ['FT-4.0', 'FT-4.6', 'FT-4.8'],
    chapter: 'El turno',
    title: 'Orden del turno',
    text: 'Una ronda es un turno de cada jugador. En tu turno primero cobras, después puedes recuperar mineros y luego tiras los tres dados verdes. Lo demás va en el orden que quieras y tantas veces como esté permitido: andar, atacar, montar y quitar campamentos, cambiar con la banca, comprar y usar cartas. Construir un piso es siempre lo último. Nunca estás obligado a nada de esto: siempre puedes terminar.',
  },
  {
    id: 'FT-4.2',
    covers: ['FT-4.2a', 'FT-4.2b', 'FT-2.4.2', 'FT-4.9', 'FT-4.10', 'FT-4.11'],
    title: 'Cobrar',
    text: 'Cada piso terminado del fuerte te da una unidad de su material. Cada cantera o mina en la que tienes un campamento te da una unidad por cada minero tuyo que esté ahí; sin campamento propio no rinde nada. En la primera ronda nadie cobra. Lo que duplica el rendimiento de un sitio se multiplica entre sí, pero lo que da el fuerte no se duplica nunca.',
  },
  {
    id: 'FT-2.4.3',
    title: 'Los diamantes no se almacenan',
    text: 'La mina de diamantes solo rinde a quien tiene construido el piso de oro, y cada diamante va directamente a lo alto de su fuerte.',
  },
  {
    id: 'FT-4.12',
    title: 'Si la banca se queda sin material',
    text: 'Si al cobrar falta material en la banca, te paga, unidad a unidad, quien más tenga almacenado, siempre que tenga más que tú; en caso de empate, quien juegue antes después de ti. También pagan los aliados. Si nadie tiene más que tú, esas unidades se pierden.',
  },
  {
    id: 'FT-4.3',
    title: 'Minero de emergencia',
    text: 'Si al terminar de cobrar no te queda ningún minero y no puedes pagar ninguno de los precios para recuperarlo, uno vuelve gratis a tu base.',
  },
  {
    id: 'FT-4.4',
    covers: ['FT-2.5.3'],
    title: 'Recuperar mineros',
    text: 'Después de cobrar y antes de tirar puedes recuperar cuantos mineros perdidos quieras. Cada uno cuesta, a elegir, 4 de granito, 3 de caliza, 2 de turquesa o 1 de oro. Aparecen en tu base y pueden andar en este mismo turno.',
  },
  {
    id: 'FT-2.6.1',
    aid: true,
    covers: ['FT-2.6.2', 'FT-2.6.3', 'FT-2.6.4'],
    title: 'Cambiar con la banca',
    text: 'Desde que has cobrado hasta el final de tu turno puedes cambiar un material por el siguiente, nunca al revés ni saltándote uno. El oro solo se cambia por diamantes en las rondas finales, con el piso de oro construido, y un diamante por turno; se coloca al momento. La banca tiene que tener lo que te da.',
    table: {
      head: ['Das', 'Recibes'],
      rows: [
        ['2 de granito', '1 de caliza'],
        ['3 de caliza', '1 de turquesa'],
        ['4 de turquesa', '1 de oro'],
        ['8 de oro', '1 diamante'],
      ],
    },
  },
  {
    id: 'FT-4.31',
    aid: true,
    covers: ['FT-2.3.1', 'FT-2.3.2', 'FT-4.32', 'FT-4.7'],
    title: 'Construir un piso',
    text: 'Los pisos se construyen en orden y enteros, pagando todo el material de una vez. Se construye uno por turno como mucho, y con eso el turno termina. Lo que entra en el fuerte no vuelve a salir ni pasa a la banca; solo una carta de apoyo puede derribar el piso de turquesa.',
    table: {
      head: ['Piso', 'Cuesta', 'Da en cada cobro'],
      rows: [
        ['Granito', '15 de granito', '1 de granito'],
        ['Caliza', '15 de caliza', '1 de caliza'],
        ['Turquesa', '10 de turquesa', '1 de turquesa'],
        ['Oro', '10 de oro', '1 de oro'],
        ['Diamantes', '4 diamantes', '–'],
      ],
    },
  },
]
