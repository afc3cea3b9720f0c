/** Construir y colocar ayudantes. */
import type { CastilloRule } from '../pictures.tsx'

export const building: readonly CastilloRule[] = [
  {
    id: 'CA-4.4.1',
    aid: true,
    chapter: 'Construir',
    title: 'Construir',
    text: 'Con cada carta de Albañil, Picapedrero o Trabajador construyes hasta 2 edificios, uno tras otro, o ninguno. Vale cualquiera que aún no esté construido.',
  },
  {
    id: 'CA-2.5',
    title: 'Los edificios',
    text: 'Cada plano marca a la izquierda el valor de construcción, que es lo que cuesta, y en el laurel sus puntos. Los edificios con plazas para ayudantes puntúan además al final.',
    picture: 'plan',
    table: {
      head: ['Edificio', 'Hay', 'Valor', 'Puntos', 'Plazas (táleros)'],
      rows: [
        ['Torre del Homenaje', '1', '24', '14', '14'],
        ['Palacio', '1', '30', '18', '17, 17'],
        ['Casa de los Sirvientes', '1', '18', '14', '7, 7'],
        ['Taberna', '1', '22', '12', '12, 6'],
        ['Establo', '1', '18', '14', '16, 12'],
        ['Puerta Grande', '1', '18', '10', '10'],
        ['Puerta Pequeña', '1', '12', '6', '5'],
        ['Torre Grande', '4', '12', '10', '–'],
        ['Torre Pequeña', '5', '8', '6', '–'],
        ['Casa', '7', '10', '8', '–'],
        ['Mercado', '1', '–', '–', '7, 7'],
        ['Forja', '1', '–', '–', '10, 6'],
      ],
    },
  },
  {
    id: 'CA-2.3',
    aid: true,
    covers: ['CA-2.3.1'],
    title: 'Valor de los recursos',
    text: 'Arena 1, madera 2, ladrillo 4 y piedra 5. La plata no tiene valor propio: es un comodín.',
    picture: 'resources',
  },
  {
    id: 'CA-4.4.2',
    aid: true,
    title: 'La suma exacta',
    text: 'Pagas con recursos tuyos que sumen justo el valor del edificio, ni menos ni más, y de al menos tres clases. Cada edificio se paga aparte.',
  },
  {
    id: 'CA-4.4.3',
    covers: ['CA-R09'],
    title: 'Tres clases',
    text: 'En cada pago tiene que haber al menos tres clases distintas. La plata cuenta como la clase que representa, no como una quinta.',
  },
  {
    id: 'CA-2.3.2',
    covers: ['CA-R10'],
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
    text: 'El tablero pone un marco a los edificios que puedes pagar con exactitud. Toca uno para ver el pago; si prefieres otro, toca ese otro.',
  },
  {
    id: 'CA-4.4.6',
    title: 'El pago propuesto',
    text: 'El juego propone el pago con menos plata; entre los iguales, si aún puedes construir un segundo edificio, uno que deje para él; luego, el de más arena, luego más madera y más ladrillo. El botón de las dos flechas en círculo enseña otra combinación exacta, y las flechas de cada clase ponen y quitan piezas. Mientras el pago es justo hay una marca: al pulsarla, el edificio queda construido.',
  },
  {
    id: 'CA-4.5.1',
    aid: true,
    covers: ['CA-4.3.13', 'CA-4.3.19'],
    chapter: 'Ayudantes',
    title: 'Ayudantes en el castillo',
    text: 'Solo con el Albañil o el Picapedrero, y solo si has construido algo en ese turno; el edificio que acabas de construir también vale. Colocas hasta 2, cada uno en una plaza libre de un edificio en pie, pagando su precio en táleros al banco.',
    picture: 'helper',
  },
  {
    id: 'CA-4.5.2',
    covers: ['CA-R16'],
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
    covers: ['CA-R17'],
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
    text: 'Cuando sale su carta hay una plaza más, por 3 táleros y con las mismas reglas. No forma parte del castillo.',
  },
]
