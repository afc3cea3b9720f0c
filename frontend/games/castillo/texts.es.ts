import type {
  HelperBuilding,
  HelperSpaceId,
  Resource,
  Role,
  TraderSpace,
  WinterCard,
} from '../../../shared/games/castillo/components.ts'
import type { ScorePart } from '../../../shared/games/castillo/state.ts'
import { createCounting, type Forms } from '../../kit/counting.ts'

const { counted, form, listed } = createCounting('es')
const talers = (n: number): string => counted(n, ['tálero', 'táleros'])
const points = (n: number): string => counted(n, ['punto', 'puntos'])
const helpers = (n: number): string => counted(n, ['ayudante', 'ayudantes'])
const number = (value: string | number | undefined): number => Number(value ?? 0)

const resources: Record<Resource, Forms> = {
  sand: ['arena', 'arenas'],
  wood: ['madera', 'maderas'],
  brick: ['ladrillo', 'ladrillos'],
  stone: ['piedra', 'piedras'],
  silver: ['plata', 'platas'],
}
const roles: Record<Role, string> = {
  messenger: 'Mensajero',
  trader: 'Comerciante',
  bricklayer: 'Albañil',
  stonemason: 'Picapedrero',
  worker: 'Trabajador',
  masterBuilder: 'Maestro Constructor',
}
const spaces: Record<TraderSpace, string> = {
  cartSand: 'Carretilla de arena',
  cartWood: 'Carretilla de madera',
  cartBrick: 'Carretilla de ladrillo',
  cartStone: 'Carretilla de piedra',
  rider: 'Jinete',
}
const buildings: Record<string, string> = {
  keep: 'Torre del Homenaje',
  palace: 'Palacio',
  servantsHouse: 'Casa de los Sirvientes',
  tavern: 'Taberna',
  stable: 'Establo',
  largeGate: 'Puerta Grande',
  smallGate: 'Puerta Pequeña',
  largeTower: 'Torre Grande',
  smallTower: 'Torre Pequeña',
  house: 'Casa',
  market: 'Mercado',
  forge: 'Forja',
  winterInn: 'Posada de invierno',
}
const masculine = /^(Palacio|Establo|Mercado|Jinete)$/
const winter: Record<WinterCard, string> = {
  winterInn: 'Posada de invierno',
  sleighs: 'Trineos',
  royalBounty: 'Limosna real',
  hardFrost: 'Helada',
  firewood: 'Leña para el hogar',
  snowstorm: 'Ventisca',
}
const winterEffects: Record<WinterCard, string> = {
  winterInn: 'Una plaza nueva por 3 táleros: al final, 1 punto por ayudante en carretillas y jinete.',
  sleighs: 'Esta ronda, carretillas y jinete traen 1 recurso más.',
  royalBounty: 'Cada jugador recibe 3 táleros.',
  hardFrost: 'Esta ronda, con cada carta se construye como mucho un edificio.',
  firewood: 'Cada jugador devuelve 1 madera; quien no tiene paga 2 táleros, o los que le queden.',
  snowstorm: 'Los ayudantes de carretillas y jinete vuelven a casa.',
}
const effects: Record<HelperSpaceId, string> = {
  'market-a': '1 punto por cada 2 táleros (con las dos plazas, por cada tálero)',
  'market-b': '1 punto por cada 2 táleros (con las dos plazas, por cada tálero)',
  'forge-a': '1 punto por cada plata de la Forja',
  'forge-b': '1 punto por cada 2 platas de la Forja',
  'servantsHouse-a': '1 punto por edificio sin construir',
  'servantsHouse-b': '1 punto por edificio sin construir',
  'tavern-a': '1 punto por ayudante en el castillo',
  'tavern-b': '1 punto por cada 2 ayudantes en el castillo',
  'stable-a': '3 puntos por Casa construida',
  'stable-b': '2 puntos por Casa construida',
  'largeGate-a': '2 puntos por torre construida',
  'smallGate-a': '1 punto por torre construida',
  'keep-a': '3 puntos por plaza libre a la vista',
  'palace-a': 'hasta 5 recursos se cambian por su valor en puntos',
  'palace-b': 'hasta 5 recursos se cambian por su valor en puntos',
  'winterInn-a': '1 punto por ayudante en carretillas y jinete',
}
const scoreNames: Record<ScorePart, string> = {
  stonemason: 'Edificios del Picapedrero',
  worker: 'Edificios del Trabajador',
  masterBuilder: 'Maestro Constructor',
  ...(buildings as Record<HelperBuilding, string>),
}

export const es = {
  roles,
  resources,
  spaces,
  buildings,
  winter,
  winterEffects,
  effects,
  listed,
  counted: (n: number, kind: Resource) => counted(n, resources[kind]),
  /** In a sentence: buildings are names and keep their capital, carts and rider are not. */
  the: (place: string) =>
    `${masculine.test(place) ? 'el' : 'la'} ${place.replace(/^(Carretilla|Jinete)/, (word) => word.toLowerCase())}`,
  nothing: 'nada',
  round: (round: number, rounds: number) =>
    `Ronda ${round} de ${rounds}${round === rounds ? ' · la última' : ''}`,
  over: 'Fin de la partida',
  paper: 'Edificios',
  board: 'El castillo. Muévete con las flechas.',
  places: {
    unbuilt: (value: number, vp: number) => `sin construir, vale ${value}, da ${points(vp)}`,
    built: 'construido',
    payable: 'puedes pagarlo',
    bySilver: 'puedes pagarlo, con plata en vez de lo que falta',
    ifScored: (n: number) => `si se puntuara ahora, ${points(n).replace('-', '−')}`,
    space: (price: number, effect: string) => `plaza de ${talers(price)}: ${effect}`,
    helperOf: (name: string) => `ayudante de ${name}`,
    vacant: 'libre',
    open: 'puedes ponerte aquí',
    cart: (pile: string) => `trae ${pile}`,
    tower: (pile: string) => `Torre de Defensa: ${pile}`,
    stock: (pile: string) => `Reserva: ${pile}`,
    bank: (n: number) => `Banco: ${talers(n)}`,
    roundSpace: (n: number) => `${form(n, ['Queda', 'Quedan'])} ${counted(n, ['ronda', 'rondas'])}, con esta`,
    silver: (n: number) => `${counted(n, resources.silver)} en la Forja`,
  },
  status: {
    over: 'La partida ha terminado',
    pending: 'Enviando tu turno…',
    goesOn: 'La ronda sigue…',
    counting: 'Se cuentan los puntos…',
    acts: (role: string, name: string) => `${name} juega su ${role}`,
    own: (role: string) => `Se juega tu ${role}`,
    sealed: 'Confirma tu turno, o deshaz',
    short: 'No te alcanza para ningún edificio: confirma tu turno, o deshaz',
    choose: (count: number): string =>
      count === 1 ? 'Elige en secreto un oficio' : 'Elige en secreto dos oficios',
    chooseMore: 'Elige otro oficio más',
    chosen: 'Confirma tu elección, o elige otro oficio',
    idle: (role: string) => `El ${role} solo hará algo si antes te llega más: confirma, o elige otro oficio`,
    waitChoice: (names: readonly string[]) =>
      `Esperando a que ${form(names.length, ['elija', 'elijan'])} ${listed(names)}; aún puedes cambiar`,
    watchChoice: (names: readonly string[]) =>
      `${listed(names)} ${form(names.length, ['elige', 'eligen'])} en secreto`,
    equipWorkers: 'Elige dos recursos para tu Trabajador, además de la piedra, y cárgalo',
    traderPlace: 'Pon un ayudante en una carretilla con marco, o no pongas ayudante',
    towerTake: 'Toma un montón; debajo, el valor de los edificios que podrías pagar con él',
    buy: 'Compra una pieza a cada Trabajador, por 1 tálero, o termina de comprar',
    build: 'Elige un edificio con marco, o termina de construir',
    pay: 'Ajusta el pago y pulsa Construir, o elige otro edificio',
    payInexact: 'Paga su valor exacto, con tres clases de recursos, o elige otro edificio',
    helpers: 'Coloca un ayudante en una plaza con marco, o termina de colocar',
    other: {
      equipWorkers: (name: string) => `${name} carga su Trabajador`,
      traderPlace: (name: string) => `${name} juega su Comerciante`,
      towerTake: (name: string) => `${name} mira la Torre de Defensa`,
      buy: (name: string) => `${name} compra a los Trabajadores`,
      build: (name: string) => `${name} construye`,
      helpers: (name: string) => `${name} coloca ayudantes`,
    },
  },
  tray: {
    hand: 'Tus oficios',
    played: 'ya jugado',
    chosen: 'elegido',
    idle: 'solo hará algo si antes te llega más',
    queue: 'Oficios de la ronda, en su orden',
    inForce: 'ahora',
    hidden: (name: string) => `Oficio oculto de ${name}`,
    load: (pile: string) => `con ${pile}`,
    pile: (pile: string, values: readonly number[]) =>
      `Tomar ${pile}: podrías pagar ${values.length > 0 ? `edificios que valen ${listed(values.map(String))}` : 'ningún edificio'}`,
    ok: 'Cargar',
    buy: (resource: string, name: string) => `Comprar ${resource} a ${name} por 1 tálero`,
    where: '¿Qué plaza?',
    who: '¿Qué ayudante?',
    fromSupply: 'De tu reserva',
    from: (space: string) => `Desde ${space}`,
    cancel: 'Dejarlo',
    winter: 'Carta de invierno de esta ronda',
  },
  pay: {
    helpers: 'tus ayudantes',
    title: (building: string) => `Pagar: ${building}`,
    sum: (sum: number, value: number) => `${sum} de ${value}`,
    kinds: (n: number, least: number) => `${counted(n, ['clase', 'clases'])} (mín. ${least})`,
    other: 'Otra combinación exacta',
    /** The whole name of the button that builds. */
    accept: 'Construir con este pago',
    more: (kind: string) => `Una pieza más de ${kind}`,
    less: (kind: string) => `Una pieza menos de ${kind}`,
    silverAs: (kind: string) => `plata como ${kind}`,
    reward: { talers: (n: number) => `recibes ${talers(n)}`, points },
  },
  holdings: {
    talers,
    helpers: (n: number) => `${helpers(n)} en reserva`,
    first: 'Primer jugador',
    mustChoose: 'Tiene que elegir',
    hasChosen: 'Ya ha elegido',
    cards: (name: string) => `Oficios de ${name}`,
    free: 'por jugar',
  },
  kinds: {
    chooseCards: 'Elegir cartas',
    equipWorker: 'Cargar el Trabajador',
    placeTrader: 'Poner un ayudante',
    passTrader: 'No poner ayudante',
    takeTower: 'Tomar de la torre',
    buyFromWorker: 'Comprar',
    endBuying: 'Terminar de comprar',
    build: 'Construir',
    endBuilding: 'Terminar de construir',
    placeHelper: 'Colocar un ayudante',
    endHelpers: 'Terminar de colocar',
  },
  moves: {
    choose: (cards: string) => `Elegir ${cards}`,
    equip: (pile: string) => `Cargar ${pile}`,
    place: (space: string) => `Ayudante en ${space}`,
    ousts: (name: string) => `, que echa al de ${name}`,
    take: (pile: string) => `Tomar ${pile}`,
    buy: (resource: string, name: string) => `Comprar ${resource} a ${name}`,
    build: (building: string, payment: string) => `${building}: ${payment}`,
    as: (silver: string, kind: string) => `${silver} como ${kind}`,
    helper: (building: string, price: number, from: string) =>
      `Ayudante en ${building}${from && ` desde ${from}`}, ${talers(price)}`,
  },
  log: {
    start: (name: string) => `${name} empieza`,
    winterDealt: 'Las cartas de invierno están barajadas',
    round: (name: string, round: number, n: number) =>
      `Ronda ${round}: empieza ${name} y recibe ${talers(n)}`,
    chose: (name: string) => `${name} ha elegido`,
    winter: (card: string, effect: string) => `Invierno: ${card}. ${effect}`,
    bounty: (name: string, n: number) => `${name} recibe ${talers(n)}`,
    wood: (name: string) => `${name} devuelve 1 madera`,
    woodTalers: (name: string, n: number) => `${name} paga ${talers(n)} por no tener madera`,
    home: 'Los ayudantes de carretillas y jinete vuelven a casa',
    revealed: (cards: string) => `Se muestran: ${cards}`,
    equipped: (name: string, pile: string) => `El Trabajador de ${name} trae ${pile}`,
    messenger: (name: string, n: number) => `El Mensajero de ${name} trae ${talers(n)}`,
    trader: (name: string, space: string) => `${name} pone un ayudante en ${space}`,
    displaced: (name: string, space: string, other: string) =>
      `${name} desplaza al ayudante de ${other} en ${space}`,
    passTrader: (name: string) => `${name} no pone ayudante`,
    idle: (name: string, role: string) => `${name} no saca nada de su ${role}`,
    income: (name: string, pile: string, toTower: string) =>
      `${name} recibe ${pile} y lleva ${toTower} a la Torre de Defensa`,
    tower: (name: string, pile: string) => `${name} toma de la Torre de Defensa ${pile}`,
    bought: (name: string, resource: string, owner: string) =>
      `${name} compra ${resource} a ${owner} por 1 tálero`,
    delivered: (name: string, pile: string) => `${name} recibe de su Trabajador ${pile}`,
    built: (name: string, building: string, payment: string) =>
      `${name} construye ${building} con ${payment}`,
    builtTalers: (n: number) => ` y recibe ${talers(n)}`,
    builtPoints: (n: number) => ` y gana ${points(n)}`,
    helper: (name: string, building: string, n: number) =>
      `${name} coloca un ayudante en ${building} por ${talers(n)}`,
    masterBuilder: (name: string, buildings: number, vp: number) =>
      `El Maestro Constructor de ${name}: ${points(vp)} por ${counted(buildings, ['edificio', 'edificios'])} de otros, y recupera sus cartas`,
    ended: (round: number) => `Termina la ronda ${round}`,
    scored: (building: string, earned: string) => `${building}: ${earned}`,
    earned: (name: string, vp: number) => `${name} ${vp}`,
  },
  /** What decides when points do not. */
  figures: { talersLeft: 'Táleros que quedan', valueLeft: 'Valor de lo que queda' },
  scores: scoreNames,
  scoreRounds: ['Durante la partida', 'Ayudantes del castillo'],
  refusals: {
    wrongCardCount: (v) =>
      number(v['count']) === 1 ? 'Elige un solo oficio.' : 'Elige dos oficios distintos.',
    cardNotInHand: () => 'Ese oficio ya está jugado: vuelve a tu mano con el Maestro Constructor.',
    masterBuilderHandFull: () => 'El Maestro Constructor no puede elegirse con las ocho cartas en la mano.',
    alreadyLocked: () => 'Todos han elegido ya: las cartas están sobre la mesa.',
    invalidKinds: () => 'Elige dos clases distintas entre arena, madera y ladrillo.',
    kindNotInStock: () => 'De eso no queda en la reserva: elige otra clase.',
    otherCardFirst: () => 'Primero se carga el otro Trabajador.',
    noHelper: () => 'Ahí no tienes ningún ayudante que poner.',
    cartsStillVacant: () => 'Mientras quede alguna carretilla libre, el ayudante va a ella.',
    ownHelper: () => 'Ahí ya está tu ayudante: elige otra plaza.',
    notOnTower: () => 'De eso no hay en la Torre de Defensa: toma otro montón.',
    ownWorkerCard: () => 'Solo se compra a los Trabajadores de otros.',
    alreadyBought: () => 'A ese Trabajador ya le has comprado en este turno.',
    lastPiece: () => 'La última pieza de un Trabajador no se vende.',
    notOnCard: () => 'Ese Trabajador no trae esa pieza.',
    notEnoughTalers: (v) => `Hacen falta ${talers(number(v['price']))}.`,
    alreadyBuilt: () => 'Ese edificio ya está construido: elige otro.',
    unknownBuilding: () => 'Ese edificio no existe.',
    buildLimit: (v) =>
      number(v['limit']) === 1
        ? 'Con la helada solo se construye un edificio.'
        : 'Solo se construyen dos edificios por carta.',
    notEnoughResources: () => 'No tienes esas piezas: ajusta el pago.',
    wrongTotal: (v) => `El pago suma ${number(v['sum'])}; tiene que sumar justo ${number(v['value'])}.`,
    tooFewKinds: () => 'El pago tiene que usar al menos tres clases de recursos.',
    unknownSpace: () => 'Esa plaza no está en juego.',
    spaceOccupied: () => 'Esa plaza está ocupada: elige una libre.',
    buildingNotBuilt: () => 'Ese edificio aún no está construido.',
    oneHelperPerBuilding: () => 'Cada ronda, solo un ayudante tuyo por edificio.',
    helperLimit: () => 'Solo se colocan dos ayudantes por turno.',
    wrongPhase: () => 'Ahora toca otra cosa.',
    notYourDecision: () => 'Ahora decide otra persona.',
    confirmFirst: () => 'Confirma antes tu turno, o deshaz.',
    gameOver: () => 'La partida ha terminado.',
    notPayable: () => 'No puedes pagar su valor exacto, con tres clases de recursos.',
    buildLater: () => 'Se construye cuando actúa tu Albañil, tu Picapedrero o tu Trabajador.',
    helperLater: () => 'Aquí pones un ayudante cuando construye tu Albañil o tu Picapedrero.',
    traderLater: () => 'Aquí pones un ayudante cuando actúa tu Comerciante.',
    towerLater: () => 'De aquí toma un montón tu Albañil, cuando actúa.',
    pileFirst: () => 'Toma antes un montón: después construyes.',
    noSpaces: () => 'Ese edificio no tiene plazas para ayudantes.',
  } as Record<string, (values: Readonly<Record<string, string | number>>) => string>,
  unknown: 'Eso no se puede hacer ahora.',
}

export type Texts = typeof es
