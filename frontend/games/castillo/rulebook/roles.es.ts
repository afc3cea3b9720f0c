/** Los oficios por su orden, tras cargar a los Trabajadores. */
import type { CastilloRule } from '../pictures.tsx'

export const roles: readonly CastilloRule[] = [
  {
    id: 'CA-4.2.1',
    covers: ['CA-R35'],
    chapter: 'Los oficios, uno por uno',
    title: 'Cargar al Trabajador',
    text: 'Nada más mostrar los oficios, antes de que actúe nadie, cada carta de Trabajador recibe 1 piedra de la reserva y dos recursos más que elige su dueño entre arena, madera y ladrillo. Quien tiene dos Trabajadores carga antes el de número menor.',
  },
  {
    id: 'CA-4.2.2',
    covers: ['CA-R07'],
    title: 'Dos clases distintas',
    text: 'Los dos que elijas no pueden ser iguales: arena y madera, arena y ladrillo, o madera y ladrillo.',
  },
  {
    id: 'CA-4.2.3',
    title: 'Si falta algo en la reserva',
    text: 'Solo puedes elegir lo que quede. Si de las tres clases quedan dos o menos, la carta recibe sola una pieza de cada una; si no hay piedra, va sin ella.',
  },
  {
    id: 'CA-4.2.4',
    title: 'La carga espera',
    text: 'Los recursos se quedan en la carta hasta el turno del Trabajador. Mientras tanto, los Picapedreros pueden comprarle.',
  },
  {
    id: 'CA-4.3.1',
    title: 'Mensajero',
    text: 'Te trae 8 táleros del banco, o los que queden.',
  },
  {
    id: 'CA-4.3.2',
    title: 'Comerciante',
    text: 'Puedes poner un ayudante de tu reserva en una carretilla libre.',
  },
  {
    id: 'CA-2.4',
    title: 'Carretillas y jinete',
    text: 'Las carretillas dan 4 arenas, 3 maderas, 2 ladrillos o 2 piedras; el jinete, 2 platas. En cada sitio cabe un ayudante.',
    picture: 'carts',
  },
  {
    id: 'CA-4.3.3',
    covers: ['CA-R03'],
    title: 'Antes, las carretillas',
    text: 'Mientras haya una carretilla libre, el Comerciante solo puede ir a una libre: ni al jinete ni a echar a nadie.',
  },
  {
    id: 'CA-4.3.4',
    covers: ['CA-R04'],
    title: 'Carretillas llenas',
    text: 'Con las cuatro ocupadas puedes ir al jinete, si está libre, o desplazar al ayudante de otra persona. Al del jinete también se le desplaza.',
  },
  {
    id: 'CA-4.3.5',
    title: 'Desplazar',
    text: 'El ayudante desplazado vuelve a la reserva de su dueño. A los tuyos no puedes desplazarlos.',
  },
  {
    id: 'CA-4.3.10',
    title: 'Cuánto se quedan',
    text: 'Los ayudantes siguen en carretillas y jinete de una ronda a otra, hasta que alguien los desplaza o los llevas al castillo.',
  },
  {
    id: 'CA-4.3.6',
    title: 'Comerciante: colocar o no',
    text: 'Colocar es voluntario, y sin ayudantes en la reserva no puedes. El Comerciante no mueve a los que ya están en las carretillas.',
  },
  {
    id: 'CA-4.3.7',
    covers: ['CA-R06'],
    title: 'Comerciante: el reparto',
    text: 'Cuando han jugado todos los Comerciantes hay un solo reparto: quien tenga un ayudante en una carretilla o en el jinete recibe sus recursos, lo haya jugado quien lo haya jugado.',
  },
  {
    id: 'CA-4.3.8',
    covers: ['CA-R05'],
    title: 'Comerciante: el tributo',
    text: 'De cada clase que acabas de recibir dejas 1 pieza en la Torre de Defensa, aunque solo hayas recibido una. Si no recibiste nada de una clase, por ella no pagas.',
  },
  {
    id: 'CA-4.3.9',
    title: 'Sin Comerciante',
    text: 'Si nadie lo juega, esta ronda no hay reparto.',
  },
  {
    id: 'CA-4.3.11',
    covers: ['CA-R15'],
    title: 'Albañil: la torre',
    text: 'Primero tomas de la Torre de Defensa todas las piezas de una clase, la que elijas. Es obligatorio, salvo que esté vacía.',
  },
  {
    id: 'CA-4.3.12',
    covers: ['CA-R11'],
    title: 'Albañil: construir',
    text: 'Construye hasta 2 edificios y cobra 1 tálero por cada pieza gastada, plata incluida. No gana puntos.',
  },
  {
    id: 'CA-4.3.14',
    title: 'Picapedrero: comprar',
    text: 'Antes de construir puedes comprar un recurso de cada carta de Trabajador que otros hayan jugado esta ronda, a 1 tálero cada uno. El tálero es para el dueño de la carta. Elige la pieza en su carta.',
  },
  {
    id: 'CA-4.3.15',
    title: 'Picapedrero: una por carta',
    text: 'De cada carta de Trabajador compras una pieza como mucho. Si hay varios Picapedreros, compran por orden de juego, cada uno de lo que queda.',
  },
  {
    id: 'CA-4.3.16',
    covers: ['CA-R12'],
    title: 'Picapedrero: la última pieza',
    text: 'No se vende: en cada carta de Trabajador queda siempre una.',
  },
  {
    id: 'CA-4.3.17',
    title: 'Picapedrero: quién decide',
    text: 'La pieza la elige quien compra, y quien vende no puede negarse.',
  },
  {
    id: 'CA-R14',
    title: 'Picapedrero entre dos',
    text: 'No puedes comprar a tu propio Trabajador. Si tu rival ha jugado dos, compras hasta una pieza de cada uno.',
  },
  {
    id: 'CA-4.3.18',
    title: 'Picapedrero: construir',
    text: 'Construye hasta 2 edificios y gana al momento todos los puntos de cada uno. No cobra táleros.',
    example: 'Construyes una Torre Grande, de 10 puntos, y una Casa, de 8: ganas 18.',
    picture: 'stonemason',
  },
  {
    id: 'CA-4.3.20',
    title: 'Trabajador: recoger',
    text: 'Te llevas lo que quede en tu carta de Trabajador.',
  },
  {
    id: 'CA-4.3.21',
    title: 'Trabajador: construir',
    text: 'Construye hasta 2 edificios y gana al momento la mitad de los puntos de cada uno. No cobra táleros ni coloca ayudantes en el castillo.',
    example: 'Construyes una Torre Grande, de 10 puntos, y una Casa, de 8: 5 y 4, ganas 9.',
    picture: 'worker',
  },
  {
    id: 'CA-4.3.22',
    covers: ['CA-R18'],
    title: 'Maestro Constructor: recuperar',
    text: 'Vuelven a tu mano todas tus cartas jugadas, también el propio Maestro Constructor: otra vez tienes ocho.',
  },
  {
    id: 'CA-4.3.23',
    title: 'Maestro Constructor: puntos',
    text: 'Ganas 5 puntos por cada edificio que los demás hayan construido esta ronda, con el oficio que sea. Él nunca construye.',
    example: 'Esta ronda los demás han construido 3 edificios: ganas 15 puntos.',
  },
  {
    id: 'CA-4.3.24',
    title: 'Maestro Constructor entre dos',
    text: 'Lo que construyas con tu otra carta no te da esos puntos.',
  },
  {
    id: 'CA-4.3.25',
    title: 'Varios Maestros Constructores',
    text: 'Cada uno puntúa entero.',
  },
]
