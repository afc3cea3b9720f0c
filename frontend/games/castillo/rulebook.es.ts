/** Las reglas para quien juega, con las palabras de la casa; cada párrafo lleva el número de RULES.md. */
import type { RuleText } from '../../table/gameUi.ts'

export const rulebook: readonly RuleText[] = [
  {
    id: 'CA-2.6',
    title: 'De qué va',
    text: 'Entre todos levantáis un castillo, pero cada cual puntúa por su cuenta. Se juegan 12 rondas, 15 si sois tres. Gana quien más puntos suma con lo construido y con sus ayudantes en el castillo.',
  },
  {
    id: 'CA-3.2',
    title: 'Con qué empiezas',
    text: 'Ocho cartas de rol, 3 talers, 1 arena, 1 madera y seis ayudantes en tu reserva; siete si sois dos.',
  },
  {
    id: 'CA-3.3',
    title: 'Torre de Defensa',
    text: 'Es un montón de recursos: no se construye ni puntúa. Empieza con una pieza de cada clase.',
  },
  {
    id: 'CA-3.5',
    title: 'El castillo al empezar',
    text: 'Los 23 edificios están por construir. El Mercado y la Forja ya están en pie y admiten ayudantes desde el principio.',
  },
  {
    id: 'CA-2.3.3',
    title: 'Existencias limitadas',
    text: 'Hay 20 arenas, 18 maderas y 15 piezas de ladrillo, de piedra y de plata, y 105 talers en total. Si la reserva o el banco no llegan, te llevas lo que quede y el resto se pierde.',
  },
  {
    id: 'CA-7.1',
    title: 'Todo a la vista',
    text: 'Recursos, talers, cartas jugadas y puntos son públicos. Solo son secretas las cartas que se están eligiendo y las de invierno que faltan por salir.',
  },
  {
    id: 'CA-2.2',
    title: 'Marcha de la ronda',
    text: 'Tenéis las mismas ocho cartas: tres Trabajadores y una de cada uno de los otros cinco roles. En cada ronda cobra el primer jugador, elegís en secreto, se muestran las cartas, se cargan los Trabajadores y actúan los roles por orden.',
  },
  {
    id: 'CA-4.1.1',
    title: 'Comienza la ronda',
    text: 'El primer jugador toma el taler de la casilla más alta del marcador de rondas que aún tenga uno.',
  },
  {
    id: 'CA-4.1.2',
    title: 'Elegir carta',
    text: 'Todos elegís a la vez y en secreto una carta de la mano, o dos distintas si sois dos. Puedes cambiar de idea hasta que elija el último.',
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
    text: 'Con la opción de invierno, algunas rondas traen una. Se descubre cuando todos habéis elegido, antes de mostrar los roles, y su efecto se aplica en el acto.',
  },
  {
    id: 'CA-2.7',
    title: 'Las seis cartas de invierno',
    text: 'Ayudan los Trineos (esta ronda, 1 recurso más en cada carretilla y en el jinete), la Limosna real (3 talers para cada cual) y la Posada de invierno (una plaza más, por 3 talers). Estorban la Leña para el hogar (devuelves 1 madera; si no tienes, pagas 2 talers, o los que te queden) y la Ventisca (los ayudantes de carretillas y jinete vuelven a su reserva). Con la Helada, esta ronda cada carta construye un edificio como mucho.',
  },
  {
    id: 'CA-4.1.6',
    title: 'Mostrar los roles',
    text: 'Se descubren todos a la vez y siempre actúan en este orden: Mensajero, Comerciante, Albañil, Picapedrero, Trabajador y Maestro Constructor. Si se repite un rol, va antes quien esté más cerca del primer jugador en el sentido de las agujas del reloj.',
  },
  {
    id: 'CA-R31',
    title: 'Dos cartas por ronda',
    text: 'Si sois dos, puedes combinar roles como quieras, incluso dos Trabajadores. Cada carta es un turno completo, con sus propios límites.',
  },
  {
    id: 'CA-4.6.1',
    title: 'Pasos que se saltan',
    text: 'Cuando lo único que puedes hacer es pasar, el juego pasa por ti.',
  },
  {
    id: 'CA-4.2.1',
    title: 'Cargar al Trabajador',
    text: 'Nada más mostrar los roles, antes de que actúe nadie, cada carta de Trabajador recibe 1 piedra de la reserva y dos recursos más que elige su dueño entre arena, madera y ladrillo.',
  },
  {
    id: 'CA-4.2.2',
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
  { id: 'CA-4.3.1', title: 'Mensajero', text: 'Te trae 8 talers del banco, o los que queden.' },
  {
    id: 'CA-4.3.2',
    title: 'Comerciante',
    text: 'Puedes poner un ayudante de tu reserva en una carretilla libre.',
  },
  {
    id: 'CA-4.3.6',
    title: 'Comerciante: colocar o no',
    text: 'Colocar es voluntario, y sin ayudantes en la reserva no puedes. El Comerciante no mueve a los que ya están en las carretillas.',
  },
  {
    id: 'CA-4.3.7',
    title: 'Comerciante: el reparto',
    text: 'Cuando han jugado todos los Comerciantes hay un solo reparto: quien tenga un ayudante en una carretilla o en el jinete recibe sus recursos, lo haya jugado quien lo haya jugado.',
  },
  {
    id: 'CA-4.3.8',
    title: 'Comerciante: el tributo',
    text: 'De cada clase que acabas de recibir dejas 1 pieza en la Torre de Defensa, aunque solo hayas recibido una. Si no recibiste nada de una clase, por ella no pagas.',
  },
  { id: 'CA-4.3.9', title: 'Sin Comerciante', text: 'Si nadie lo juega, esta ronda no hay reparto.' },
  {
    id: 'CA-4.3.11',
    title: 'Albañil: la torre',
    text: 'Primero tomas de la Torre de Defensa todas las piezas de una clase, la que elijas. Es obligatorio, salvo que esté vacía.',
  },
  {
    id: 'CA-4.3.12',
    title: 'Albañil: construir',
    text: 'Construye hasta 2 edificios y cobra 1 taler por cada pieza gastada, plata incluida. No gana puntos.',
  },
  {
    id: 'CA-4.3.14',
    title: 'Picapedrero: comprar',
    text: 'Antes de construir puedes comprar un recurso de cada carta de Trabajador que otros hayan jugado esta ronda, a 1 taler cada uno. El taler es para el dueño de la carta.',
  },
  {
    id: 'CA-4.3.15',
    title: 'Picapedrero: una por carta',
    text: 'De cada carta de Trabajador compras una pieza como mucho. Si hay varios Picapedreros, compran por orden de juego, cada uno de lo que queda.',
  },
  {
    id: 'CA-4.3.16',
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
    text: 'Construye hasta 2 edificios y gana al momento todos los puntos de cada uno. No cobra talers.',
  },
  {
    id: 'CA-4.3.20',
    title: 'Trabajador: recoger',
    text: 'Te llevas lo que quede en tu carta de Trabajador.',
  },
  {
    id: 'CA-4.3.21',
    title: 'Trabajador: construir',
    text: 'Construye hasta 2 edificios y gana al momento la mitad de los puntos de cada uno. No cobra talers ni coloca ayudantes en el castillo.',
  },
  {
    id: 'CA-4.3.22',
    title: 'Maestro Constructor: recuperar',
    text: 'Vuelven a tu mano todas tus cartas jugadas, también el propio Maestro Constructor: otra vez tienes ocho.',
  },
  {
    id: 'CA-4.3.23',
    title: 'Maestro Constructor: puntos',
    text: 'Ganas 5 puntos por cada edificio que los demás hayan construido esta ronda, con el rol que sea. Él nunca construye.',
  },
  {
    id: 'CA-4.3.24',
    title: 'Maestro Constructor entre dos',
    text: 'Lo que construyas con tu otra carta no te da esos puntos.',
  },
  { id: 'CA-4.3.25', title: 'Varios Maestros Constructores', text: 'Cada uno puntúa entero.' },
  {
    id: 'CA-4.4.1',
    title: 'Construir',
    text: 'Con cada carta de Albañil, Picapedrero o Trabajador construyes hasta 2 edificios, uno tras otro, o ninguno; con la Helada, uno como mucho. Vale cualquiera que aún no esté construido.',
  },
  {
    id: 'CA-2.5',
    title: 'Los edificios',
    text: 'Cada uno tiene un valor de construcción, que es lo que cuesta, y unos puntos. La Torre Pequeña cuesta 8 y vale 6 puntos; la Casa, 10 y 8; la Torre Grande, 12 y 10. Los demás tienen plazas para ayudantes, y el mayor es el Palacio: cuesta 30 y vale 18.',
  },
  {
    id: 'CA-2.3',
    title: 'Valor de los recursos',
    text: 'Arena 1, madera 2, ladrillo 4 y piedra 5. La plata es un comodín.',
  },
  {
    id: 'CA-4.4.2',
    title: 'La suma exacta',
    text: 'Pagas con recursos tuyos que sumen justo el valor del edificio: ni menos ni más. Cada edificio se paga aparte.',
  },
  {
    id: 'CA-4.4.3',
    title: 'Tres clases',
    text: 'En cada pago tiene que haber al menos tres clases distintas. La plata cuenta como la clase que representa, no como una quinta.',
  },
  {
    id: 'CA-2.3.2',
    title: 'Plata',
    text: 'Cada plata que gastas vale por arena, madera, ladrillo o piedra, a tu elección. Puedes usar varias, cada una por una clase.',
  },
  {
    id: 'CA-4.4.4',
    title: 'Adónde va lo pagado',
    text: 'Arena, madera, ladrillo y piedra vuelven a la reserva. La plata se queda en la Forja para siempre.',
  },
  {
    id: 'CA-4.4.5',
    title: 'Qué puedes construir',
    text: 'El tablero resalta los edificios que puedes pagar con exactitud.',
  },
  {
    id: 'CA-4.4.6',
    title: 'El pago propuesto',
    text: 'El juego propone primero el pago con menos plata y, entre los iguales, el de más arena. Puedes ver otras combinaciones o montar la tuya.',
  },
  {
    id: 'CA-4.5.1',
    title: 'Ayudantes en el castillo',
    text: 'Solo con el Albañil o el Picapedrero, y solo si has construido algo en ese turno. Colocas hasta 2, cada uno en una plaza libre de un edificio en pie, pagando su precio en talers al banco.',
  },
  {
    id: 'CA-4.5.2',
    title: 'Uno por edificio y ronda',
    text: 'Cada ronda puedes poner un solo ayudante en cada edificio, aunque juegues dos cartas.',
  },
  {
    id: 'CA-4.5.3',
    title: 'Plazas ocupadas',
    text: 'En cada plaza cabe un ayudante. Quien entra en el castillo ya no sale: ni se mueve ni lo echan.',
  },
  {
    id: 'CA-4.5.4',
    title: 'De dónde sale el ayudante',
    text: 'De tu reserva o, si prefieres, de una carretilla tuya o del jinete, que queda libre.',
  },
  {
    id: 'CA-4.5.5',
    title: 'Primero construir',
    text: 'En cuanto pones el primer ayudante, se acabó construir en ese turno.',
  },
  {
    id: 'CA-4.5.6',
    title: 'Posada de invierno',
    text: 'Cuando sale su carta hay una plaza más, por 3 talers y con las mismas reglas. No forma parte del castillo.',
  },
  {
    id: 'CA-2.4',
    title: 'Carretillas y jinete',
    text: 'Las carretillas dan 4 arenas, 3 maderas, 2 ladrillos o 2 piedras; el jinete, 2 platas. En cada sitio cabe un ayudante.',
  },
  {
    id: 'CA-4.3.3',
    title: 'Antes, las carretillas',
    text: 'Mientras haya una carretilla libre, el Comerciante solo puede ir a una libre: ni al jinete ni a echar a nadie.',
  },
  {
    id: 'CA-4.3.4',
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
    id: 'CA-4.6.3',
    title: 'Fin de la ronda y de la partida',
    text: 'El turno de primer jugador pasa a la izquierda. La partida acaba tras la última ronda, o antes si se han construido los 23 edificios; la ronda en curso siempre se termina.',
  },
  {
    id: 'CA-6.1',
    title: 'Puntos durante la partida',
    text: 'Se anotan al momento: el Picapedrero gana los puntos enteros del edificio; el Trabajador, la mitad; el Maestro Constructor, 5 por cada edificio de los demás.',
  },
  {
    id: 'CA-6.2.1',
    title: 'Puntuación final',
    text: 'Puntúan los ayudantes que están en el castillo y el de la Posada de invierno. Los de carretillas, jinete y reserva no dan nada a su dueño.',
  },
  {
    id: 'CA-6.2.2',
    title: 'Qué cuenta como construido',
    text: 'Lo que haya construido cualquiera, no solo tú.',
  },
  {
    id: 'CA-6.2.4',
    title: 'Cambios automáticos',
    text: 'En el Mercado y el Palacio el juego cambia por puntos todo lo que puede. Lo cambiado ya no cuenta para el desempate.',
  },
  {
    id: 'CA-6.3.1',
    title: 'Puntos: Mercado',
    text: 'Dos plazas a 7 talers. Con una, 1 punto por cada 2 talers que te queden; con las dos, 1 punto por taler.',
  },
  {
    id: 'CA-6.3.2',
    title: 'Puntos: Forja',
    text: 'La plaza de 10 talers da 1 punto por cada plata de la Forja; la de 6, uno por cada dos.',
  },
  {
    id: 'CA-6.3.3',
    title: 'Puntos: Palacio',
    text: 'Dos plazas a 17 talers. Cada ayudante cambia por su valor en puntos hasta 5 recursos tuyos, empezando por los mejores; la plata vale 5.',
  },
  {
    id: 'CA-6.3.4',
    title: 'Puntos: Torre del Homenaje',
    text: 'Una plaza de 14 talers: 3 puntos por cada plaza libre en el Mercado, la Forja y los edificios construidos.',
  },
  {
    id: 'CA-6.3.5',
    title: 'Puntos: Casa de los Sirvientes',
    text: 'Dos plazas a 7 talers. Cada ayudante da 1 punto por edificio que quede sin construir.',
  },
  {
    id: 'CA-6.3.6',
    title: 'Puntos: Taberna',
    text: 'La plaza de 12 talers da 1 punto por cada ayudante en el castillo, sea de quien sea y contándose a sí mismo; la de 6, uno por cada dos.',
  },
  {
    id: 'CA-6.3.7',
    title: 'Puntos: Puertas',
    text: 'La Puerta Grande, por 10 talers, da 2 puntos por torre construida; la Pequeña, por 5, da 1. Cuentan igual las Torres Grandes y las Pequeñas, pero no la del Homenaje ni la de Defensa.',
  },
  {
    id: 'CA-6.3.8',
    title: 'Puntos: Establo',
    text: 'La plaza de 16 talers da 3 puntos por Casa construida; la de 12, 2. La Casa de los Sirvientes no cuenta.',
  },
  {
    id: 'CA-6.3.9',
    title: 'Puntos: Posada de invierno',
    text: '1 punto por cada ayudante en las carretillas y el jinete, sea de quien sea.',
  },
  {
    id: 'CA-6.5',
    title: 'Victoria',
    text: 'Gana quien tenga más puntos. Si hay empate, más talers; luego, recursos de más valor, con la plata a 5. Si sigue el empate, la victoria se comparte.',
  },
  {
    id: 'CA-8.1',
    title: 'Opción: invierno',
    text: 'Añade cartas de invierno en las casillas de ronda 14, 13, 11, 9, 6 y 4. Salen las seis si sois tres; si sois dos o cuatro, solo cuatro, y no se sabe cuáles faltan.',
  },
  {
    id: 'CA-8.2',
    title: 'Opción: talers del primer jugador',
    text: 'Lo normal es 1 taler por ronda. Con la otra opción, el primer jugador recibe del banco tantos talers como el número de la casilla de ronda.',
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
