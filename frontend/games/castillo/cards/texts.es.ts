/** Words of Castillo's information cards and papers: loaded with the first one. */
import type { BuildingType, HelperBuilding } from '../../../../shared/games/castillo/components.ts'
import { createCounting, type Forms } from '../../../kit/counting.ts'

const { counted, form, listed } = createCounting('es')
const talers = (n: number): string => counted(n, ['tálero', 'táleros'])
const points = (n: number): string => counted(n, ['punto', 'puntos'])
const kinds = (n: number): string => counted(n, ['clase', 'clases'])
const buildings = (n: number): string => counted(n, ['edificio', 'edificios'])
const rounds: Forms = ['ronda', 'rondas']

export const cardTexts = {
  kinds: {
    plan: (type: BuildingType) => `${typeNames[type]}, aún sin construir`,
    built: (type: BuildingType) => `${typeNames[type]}, en pie`,
    start: 'Edificio en pie desde el comienzo',
    space: 'Plaza para un ayudante',
    cart: 'Sitio para un ayudante',
    tower: 'Montones de recursos',
    stock: 'Recursos por repartir',
    bank: 'Táleros por repartir',
    resource: 'Recurso',
    joker: 'Recurso comodín',
    role: (order: number) => `Oficio, ${order}.º en actuar`,
    hidden: 'Oficio boca abajo',
    winter: 'Carta de invierno',
    round: 'Casilla de ronda',
    seat: 'En la mesa',
    own: 'Tú',
    act: 'Al pagar',
    marker: 'Señal',
    scored: 'Desempate',
  },
  building: {
    value: (n: number, least: number) =>
      `Se paga con recursos que sumen justo ${n}, de ${kinds(least)} o más`,
    points: (full: number, half: number) =>
      `${points(full)} con el Picapedrero, ${half} con el Trabajador; con el Albañil, táleros`,
    by: (name: string, round: number) => `Construcción de ${name} en la ronda ${round}`,
    counts: {
      special: '',
      gate: '',
      tower: 'Las torres dan puntos a los ayudantes de las Puertas.',
      house: 'Las Casas dan puntos a los ayudantes del Establo.',
    } satisfies Record<BuildingType, string>,
    bySilver: 'Con lo que tienes se paga solo con plata: entonces su marco es de rayas',
    helped: (n: number) =>
      `Si lo construyes ahora, tus ayudantes puntuarían ${n < 0 ? 'menos' : 'más'}: ${points(Math.abs(n))}`,
    plan: 'Aún es un plano: quien lo construya antes se lleva lo que da, y abre sus plazas a todos.',
    helpers: 'Un ayudante en una de sus plazas puntúa al final de la partida.',
  },
  space: {
    price: (n: number, effect: string) => `Plaza de ${talers(n)}: ${effect}`,
    cost: (n: number) => `Cuesta ${talers(n)}`,
    /** `later` says how that can still change. */
    now: (n: number, later: string) => `Si la partida acabara ahora: ${points(n)}; ${later}`,
    later: {
      market: 'cambia con los táleros de su dueño',
      forge: 'solo puede subir',
      palace: 'cambia con los recursos de su dueño',
      keep: '3 menos por cada plaza que se ocupe, 3 más por cada una que se abra',
      servantsHouse: 'un punto menos por cada edificio más que se construya',
      tavern: 'solo puede subir',
      largeGate: 'solo puede subir',
      smallGate: 'solo puede subir',
      stable: 'solo puede subir',
      winterInn: 'cambia con los ayudantes de carretillas y jinete',
    } satisfies Record<HelperBuilding, string> as Record<HelperBuilding, string>,
    taken: (name: string) => `Ayudante de ${name}`,
    free: 'Libre',
    text: 'Tras construir, el Albañil y el Picapedrero pueden colocar hasta 2 ayudantes, uno por edificio y ronda.',
    closed: 'Se abre cuando el edificio esté construido.',
  },
  cart: {
    brings: (pile: string) => `Trae ${pile} en cada reparto`,
    sleighs: (pile: string) => `Con los trineos, esta ronda trae ${pile}`,
    toll: 'Una pieza de lo recibido va a la Torre de Defensa',
    text: 'Aquí pone un ayudante quien juega el Comerciante; se queda hasta que lo desplacen o vaya al castillo.',
    rider: 'Solo se va al jinete cuando las cuatro carretillas están ocupadas.',
  },
  tower: {
    name: 'Torre de Defensa',
    pile: (pile: string) => `Ahora guarda ${pile}`,
    text: 'El Albañil toma de aquí, antes de construir, todas las piezas de una clase.',
  },
  stock: {
    name: 'Reserva general',
    left: (n: number, total: number, kind: string) => `${kind}: quedan ${n} de ${total}`,
    text: 'Lo que falta en la reserva no se recibe, ni se debe.',
  },
  bank: {
    name: 'Banco',
    left: (n: number, total: number) => `${n} de ${talers(total)}`,
    text: 'Si no alcanza, se cobra lo que haya.',
  },
  resource: {
    value: (n: number) => `Vale ${n} al pagar un edificio`,
    joker: 'Al pagar, cada plata hace de arena, madera, ladrillo o piedra',
    worth: (n: number) => `Vale ${points(n)} en el Palacio`,
    stock: (n: number, total: number) => `${n} de ${total} en la reserva`,
    tower: (n: number) => `${n} en la Torre de Defensa`,
    forge: (n: number) => `${n} en la Forja`,
    with: (name: string, n: number) => `${name}: ${n}`,
  },
  roles: {
    messenger: {
      text: 'Trae dinero: con los táleros se pagan las plazas del castillo.',
      others: 'Aunque lo elijan varios, cada uno cobra lo suyo.',
      talers: (n: number) => `${talers(n)} del banco, o los que queden`,
    },
    trader: {
      text: 'Si alguien juega el Comerciante, hay un reparto: cobran todos los ayudantes de carretillas y jinete.',
      others: 'Aunque lo elijan varios, hay un solo reparto.',
      helper: 'Un ayudante de tu reserva, a una carretilla libre',
      load: 'Cada carretilla ocupada trae sus recursos',
    },
    bricklayer: {
      text: 'Toma un montón de la Torre de Defensa y construye por dinero.',
      others: 'Si lo eligen varios, el primero en actuar se lleva el montón que quiera.',
      tower: 'Todas las piezas de una clase de la Torre de Defensa',
      build: (n: number) => `Hasta ${buildings(n)}: 1 tálero por pieza gastada`,
    },
    stonemason: {
      text: 'Compra a los Trabajadores de otros y construye por puntos.',
      others: 'Cuantos más Trabajadores haya, más compra.',
      buy: (n: number) => `Una pieza de cada Trabajador ajeno, por ${talers(n)}`,
      build: (n: number) => `Hasta ${buildings(n)}: todos sus puntos`,
    },
    worker: {
      text: 'Trae recursos y construye por la mitad de los puntos. Cada jugador tiene tres Trabajadores.',
      others: 'Cada Picapedrero de otro puede comprarle antes una pieza.',
      load: '1 piedra y otras dos piezas distintas, de arena, madera y ladrillo',
      build: (n: number) => `Hasta ${buildings(n)}: la mitad de sus puntos`,
    },
    masterBuilder: {
      text: 'No construye: cobra por lo que construyan los demás, y recupera las cartas jugadas.',
      others: 'Si nadie más construye, no da puntos.',
      points: (n: number) => `${points(n)} por edificio que los demás construyan esta ronda`,
      cards: 'Vuelven a tu mano todas tus cartas jugadas',
    },
    helpers: (n: number) => `Si construye, hasta ${counted(n, ['ayudante', 'ayudantes'])} en el castillo`,
    /** The names of others; and oneself, where one has it too. */
    held: (names: readonly string[], isOwn: boolean) => {
      if (!isOwn) return `${listed(names)} ${form(names.length, ['puede', 'pueden'])} jugarlo todavía`
      return names.length > 0
        ? `${listed(['Tú', ...names])} podéis jugarlo todavía`
        : 'Solo tú puedes jugarlo todavía'
    },
    inHand: 'En tu mano',
    played: 'Ya jugado: vuelve con el Maestro Constructor',
    chosen: 'Elegido para esta ronda',
    idle: 'Solo hará algo si antes te llegan, o compras, más recursos',
    of: (name: string) => `Lo juega ${name}`,
    carries: (pile: string) => `Lleva ${pile}`,
  },
  hidden: {
    name: (name: string) => `Oficio de ${name}`,
    text: 'Se descubre cuando todos han elegido.',
  },
  round: {
    name: (n: number) => `Casilla ${n}`,
    past: 'Ya ha pasado',
    now: (n: number) => `Es esta ronda, la ${n}.ª`,
    to: (n: number) => `Será dentro de ${counted(n, rounds)}`,
    talers: (n: number) => `${talers(n)} para el primer jugador`,
    winter: 'Ronda con carta de invierno',
    text: 'Las casillas cuentan las rondas hacia atrás: tras la 1 llega la puntuación final.',
  },
  forgeSilver: {
    name: 'Plata de la Forja',
    text: 'La plata que se gasta en edificios se queda en la Forja, y da puntos a sus ayudantes.',
  },
  seat: {
    points,
    talers,
    carries: (pile: string) => `Tiene ${pile}`,
    helpers: (supply: number, placed: number) =>
      `Ayudantes: ${supply} en la reserva, ${placed} en el tablero`,
    built: (n: number) => counted(n, ['edificio construido', 'edificios construidos']),
    cards: (n: number) => `${counted(n, ['oficio', 'oficios'])} por jugar`,
    start: 'Primer jugador de esta ronda',
    mustChoose: (isOwn: boolean): string =>
      isOwn ? 'Aún tienes que elegir tu oficio' : 'Aún tiene que elegir su oficio',
    hasChosen: (isOwn: boolean): string => (isOwn ? 'Ya has elegido tu oficio' : 'Ya ha elegido su oficio'),
    text: 'Todo lo que cada uno tiene está a la vista, menos el oficio que elige. Gana quien más puntos tenga cuando, al final, puntúen los ayudantes del castillo.',
  },
  marks: {
    first: 'Primer jugador',
    firstText: 'Actúa antes que los demás si juegan el mismo oficio, y recibe los táleros de la ronda.',
    mustChoose: 'Falta por elegir',
    hasChosen: 'Ha elegido',
    chooseText:
      'Todos eligen a la vez y en secreto; quien ha elegido puede cambiar hasta que elija el último.',
    helpers: 'Ayudantes',
    helpersText: 'En las carretillas traen recursos; en las plazas del castillo puntúan al final.',
    talers: 'Táleros',
    talersText: 'Pagan las plazas del castillo y las compras a los Trabajadores.',
    of: (name: string) => `De ${name}`,
  },
  ties: {
    talersLeft: 'A igualdad de puntos gana quien tiene más táleros.',
    valueLeft: 'A igualdad de táleros gana quien tiene recursos de más valor.',
  },
  pay: {
    other: 'Propone otra manera de pagar justo, con lo que tienes.',
    accept: (n: number) =>
      `Construye al momento, sin más confirmación. La suma tiene que ser exacta, con ${kinds(n)} de recursos o más.`,
  },
  paper: {
    value: (n: number) => `Vale ${n}`,
    unbuilt: 'Sin construir',
    built: (n: number, of: number) => `Construidos: ${n} de ${of}`,
  },
}

const typeNames: Record<BuildingType, string> = {
  special: 'Edificio',
  gate: 'Puerta',
  tower: 'Torre',
  house: 'Casa',
}

export type CardTexts = typeof cardTexts
