import type { CardKind, Kind } from '../../../shared/games/fortium/components.ts'
import type { Arm } from '../../../shared/games/fortium/layout.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import type { EndReason } from '../../../shared/games/fortium/state.ts'
import { createCounting, type Forms } from '../../kit/counting.ts'

type By<Key extends string> = Readonly<Record<Key, string>>
type Figures = Readonly<Record<string, string | number>>

const { counted, form, listed } = createCounting('es')
const miners = (n: number): string => counted(n, ['minero', 'mineros'])
const dice = (n: number): string => counted(n, ['dado', 'dados'])
const unused = (n: number): string => (n === 0 ? '' : `, ${dice(n)} sin usar`)
const units: Readonly<Record<Kind, Forms>> = {
  granite: ['de granito', 'de granito'],
  limestone: ['de caliza', 'de caliza'],
  turquoise: ['de turquesa', 'de turquesa'],
  gold: ['de oro', 'de oro'],
  diamond: ['diamante', 'diamantes'],
}
const kinds = {
  granite: 'granito',
  limestone: 'caliza',
  turquoise: 'turquesa',
  gold: 'oro',
  diamond: 'diamante',
} satisfies By<Kind> as By<Kind>
const unit = (kind: Kind, n: number): string => counted(n, units[kind])
const kindOf = (v: Figures): string => kinds[String(v['kind']) as Kind]

export const es = {
  kinds,
  unit,
  listed,
  arms: { W: 'oeste', N: 'norte', E: 'este', S: 'sur' } satisfies By<Arm> as By<Arm>,
  places: {
    board: 'El tablero desde arriba. Muévete con las flechas.',
    base: (name: string) => `Base de ${name}`,
    home: 'Base',
    granite: 'Cantera de granito',
    graniteOn: (side: string) => `Cantera ${side} de granito`,
    limestone: 'Cantera de caliza',
    turquoise: 'Mina de turquesa',
    gold: 'Mina de oro',
    diamond: 'Mina de diamantes',
    of: (site: string, name: string) => `${site} de ${name}`,
    the: (name: string) => `la ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    between: (one: string, other: string) => `Casilla entre ${one} y ${other}`,
    way: (arms: readonly string[]) => arms.join('').replace(/rte(?=.)/, 'r'),
    cell: (steps: number | null, way: string, site: string) =>
      `Casilla ${steps === null ? '' : `${counted(steps, ['paso', 'pasos'])} `}al ${way} de ${site}`,
    camp: (name: string) => `campamento de ${name}`,
    miners: (name: string, n: number) => `${miners(n)} de ${name}`,
    moved: (n: number) => form(n, ['ya ha andado', 'ya han andado']),
    nobody: 'sin mineros',
    by: (dice: string) => `se llega con ${dice} en los dados`,
    fort: (name: string, built: number, diamonds: number) =>
      `Fuerte de ${name}: ${counted(built, ['piso', 'pisos'])}, ${counted(diamonds, ['diamante', 'diamantes'])}`,
    stock: (what: string) => `almacenado: ${what}`,
  },
  round: (n: number) => `Ronda ${n}`,
  roundNow: (n: number, isNear: boolean) => `Ronda ${n} · ${isNear ? '0 de' : 'meta:'} 4 diamantes`,
  lastRounds: (n: number, left: number) =>
    left === 0
      ? `Ronda ${n} · la última`
      : `Ronda ${n} · ${form(left, ['queda', 'quedan'])} ${counted(left, ['ronda', 'rondas'])}`,
  setup: 'Salida',
  paper: 'Minas',
  over: 'Partida terminada',
  status: {
    setup: (n: number, rest: number) =>
      `Reparte tus mineros: ${n} rinden en las canteras desde la ronda 2, ${rest} ${form(rest, ['queda', 'quedan'])} para ir a las minas`,
    waitSetup: 'Aún se reparten mineros',
    collect: 'Empieza tu turno: cobra lo que rinden tus mineros',
    firstRoll: 'Empieza tu turno: en la primera ronda nadie cobra; tira los dados',
    rolling: 'Los dados ruedan…',
    watch: 'Mira lo que pasa en el tablero',
    recover: 'Recupera mineros o tira los dados',
    roll: 'Tira los dados',
    die: 'Toca un grupo o un dado; o cambia, compra y construye',
    group: (steps: number) => `${counted(steps, ['paso', 'pasos'])}: toca uno de tus grupos`,
    destination: 'Toca adónde van: rinden las canteras y minas con campamento tuyo',
    dashed: 'Toca adónde van. Trazo discontinuo: gasta además un dado de 1',
    spent: 'Sin dados: compra, construye o termina tu turno',
    spentBank: 'Sin dados: cambia con la banca o termina tu turno',
    spentAll: 'Sin dados: termina tu turno',
    fight: 'Ahí hay rivales: mira cómo puede acabar',
    aim: 'Elige para qué usas la carta',
    camp: 'Elige dónde montas el campamento',
    removeCamp: 'Elige qué campamento quitas',
    exchange: 'Elige cuánto cambias con la banca',
    sealed: 'Confirma, o deshaz',
    pending: 'Enviando…',
    negotiate: 'Propón un trueque, o cierra sin trato',
    answer: (name: string) => `${name} te propone un trato: responde`,
    other: (name: string) => `Juega ${name}`,
    otherDeals: (name: string) => `${name} negocia`,
    otherAnswers: (name: string) => `${name} piensa si acepta el trato`,
    over: 'La partida ha terminado',
  },
  hand: {
    stock: 'Tu material y la banca',
    bank: (n: number) => `Banca: ${n}`,
    income: (sum: string) => `${sum} en el próximo cobro`,
    perTurn: '/turno',
    confirmExchange: 'Cambiar',
    more: 'Uno más',
    less: 'Uno menos',
    cancel: 'Dejarlo',
    dice: 'Tus dados',
    die: (value: number) => `Dado de ${value}`,
    usedDie: (value: number, leads: number) =>
      `Dado de ${value}, usado${leads === 0 ? '' : ` por ${miners(leads)}`}`,
    addOne: '+1',
    steps: (n: number) => counted(n, ['paso', 'pasos']),
    group: 'Mineros',
    withHat: 'Con el sombrero',
    collectAndRoll: 'Cobrar y tirar',
    collectAndWin: 'Cobrar y ganar',
    recover: (what: string) => `Recuperar un minero por ${what}`,
    lost: (n: number) => `Recuperar 1 de ${n} por:`,
    camp: 'Campamento',
    free: 'gratis',
    goldFirst: 'Los diamantes llegan con el piso de oro',
    removeOne: 'Quitar un campamento…',
    card: 'Carta de apoyo',
    floor: (kind: string) => `Piso de ${kind}`,
    diamonds: 'Diamantes',
    prices: 'Precios',
    play: 'Usar',
    discard: 'Descartar',
    unseen: 'Carta sin ver',
    fresh: 'Recién comprada: espera a tu próximo turno',
    used: 'Ya has usado una carta en este turno',
    atCollect: 'Se usa al empezar tu turno, antes de cobrar',
    afterRoll: 'Se usa después de tirar los dados',
    noTarget: 'Ahora no tiene uso',
    useLost: 'Un minero perdido',
    countdown: (left: number) =>
      left === 0
        ? 'Cuenta atrás: ¡última ronda!'
        : `Cuenta atrás: tras esta ${form(left, ['queda', 'quedan'])} ${left}`,
    doubled: 'Las canteras rinden el doble.',
    wins: 'Completa tu fuerte: ganas',
  },
  fight: {
    title: (where: string) => `Atacar en ${where}`,
    throws: (name: string, n: number) => `${name}: ${dice(n)}`,
    win: (chance: string) => `Ganas: ${chance}`,
    /** De quien ataca, sea quien sea. */
    chance: (chance: string) => `; éxito: ${chance}`,
    ends: 'Cómo puede acabar',
    won: (left: number, chance: string) => `${form(left, ['te queda', 'te quedan'])} ${left}: ${chance}`,
    lost: (left: number, chance: string) => `${form(left, ['le queda', 'le quedan'])} ${left}: ${chance}`,
    rule: 'Se comparan de mayor a menor hasta que un bando cae; el empate es de quien defiende.',
    attack: 'Atacar',
    cell: 'la casilla',
    taken: (name: string, where: string) => `${name} toma ${where}`,
    held: (name: string, where: string) => `${name} resiste en ${where}`,
  },
  deal: {
    title: (left: number) =>
      `Negociar: ${form(left, ['queda', 'quedan'])} ${counted(left, ['propuesta', 'propuestas'])}`,
    with: 'Con quién',
    give: 'Das',
    get: 'Recibes',
    propose: 'Proponer',
    offered: (name: string, get: string, give: string) => `${name} te da ${get} y tú das ${give}`,
    between: (by: string, to: string, give: string, get: string) => `${by} ofrece a ${to} ${give} por ${get}`,
    accept: 'Aceptar',
    reject: 'Rechazar',
    otherOffer: 'Otra oferta',
    of: (most: number) => `de ${most}`,
    more: (side: string, kind: string) => `${side}: uno más de ${kind}`,
    less: (side: string, kind: string) => `${side}: uno menos de ${kind}`,
  },
  start: {
    granite: (side: string) => `Granito, ${side}`,
    limestone: 'Caliza',
    done: 'Listo',
    chosen: 'Elegido: se muestra cuando todos estén listos',
  },
  holdings: {
    base: (n: number) => `${miners(n)} en la base`,
    lost: (n: number) => `${miners(n)} ${form(n, ['perdido', 'perdidos'])}`,
    out: (n: number) => `${miners(n)} en el tablero`,
    camps: (n: number) => `${counted(n, ['campamento', 'campamentos'])} sin montar`,
    card: 'Tiene una carta de apoyo',
    hat: 'Sombrero sin poner',
    resigned: 'Ha abandonado',
    allies: (names: string) => `Con ${names}`,
    income: (what: string) => `Próximo cobro: ${what}`,
    noIncome: 'Próximo cobro: nada',
  },
  cards: {
    demolishTurquoise: {
      name: 'Derribar turquesa',
      text: 'Un rival cuyo último piso es el de turquesa lo pierde.',
    },
    stealLimestone: { name: 'Robar caliza', text: 'Te llevas toda la caliza almacenada de un rival.' },
    convertMiner: {
      name: 'Convertir minero',
      text: 'Un minero rival solo en su casilla se pierde, y uno tuyo ocupa su sitio.',
    },
    convertCamp: {
      name: 'Convertir campamento',
      text: 'Un campamento rival, salvo en la mina de diamantes, pasa a ser tuyo.',
    },
    unifyMiners: {
      name: 'Unificar mineros',
      text: 'Dos mineros tuyos van desde donde estén a la casilla de otro que está solo.',
    },
    doubleProduction: {
      name: 'Duplicar producción',
      text: 'Antes de cobrar: una cantera o mina, no la de diamantes, te rinde el doble.',
    },
    negotiate: { name: 'Negociar', text: 'Hasta tres propuestas de trueque a los demás.' },
  } satisfies Readonly<Record<CardKind, Readonly<Record<'name' | 'text', string>>>> as Readonly<
    Record<CardKind, Readonly<Record<'name' | 'text', string>>>
  >,
  aim: {
    demolishTurquoise: ['¿A quién se lo derribas?'],
    stealLimestone: ['¿A quién se la robas?'],
    convertMiner: ['¿Qué minero rival?', '¿Cuál de los tuyos lo sustituye?'],
    convertCamp: ['¿Qué campamento?'],
    unifyMiners: ['¿A qué casilla?', '¿De dónde viene el primero?', '¿Y el segundo?'],
    doubleProduction: ['¿Qué cantera o mina?'],
    negotiate: [''],
  } satisfies Readonly<Record<CardKind, readonly string[]>> as Readonly<Record<CardKind, readonly string[]>>,
  acts: {
    chooseSetup: 'Repartir los mineros',
    collect: 'Cobrar',
    recoverMiner: 'Recuperar mineros',
    exchange: 'Cambiar con la banca',
    rollDice: 'Tirar los dados',
    moveGroup: 'Andar y atacar',
    buyCamp: 'Montar campamentos',
    removeCamp: 'Quitar campamentos',
    buyCard: 'Comprar una carta de apoyo',
    playCard: 'Usar la carta',
    discardCard: 'Descartar la carta',
    proposeTrade: 'Proponer un trato',
    counterTrade: 'Contraofrecer',
    acceptTrade: 'Aceptar el trato',
    rejectTrade: 'Rechazar el trato',
    closeNegotiation: 'Cerrar sin trato',
    putHat: 'Poner el sombrero',
    buildFloor: 'Construir un piso',
    endTurn: 'Terminar turno',
    resign: 'Abandonar la partida',
  } satisfies By<Move['type']> as By<Move['type']>,
  moves: {
    start: (a: number, b: number, lime: number) => `Reparto: ${a} y ${b} en granito, ${lime} en caliza`,
    walk: (n: number, whence: string, where: string, with_: string) =>
      `${miners(n)} de ${whence} a ${where}, con el ${with_}`,
    attack: (n: number, whence: string, where: string, with_: string) =>
      `${miners(n)} de ${whence} ${form(n, ['ataca', 'atacan'])} en ${where}, con el ${with_}`,
    brief: (n: number, where: string | null, with_: string, attacks: boolean) =>
      where === null
        ? `${attacks ? `Ataque de ${n}` : miners(n)} con el ${with_}`
        : `${attacks ? `Ataque de ${n} en` : `${n} a`} ${where}`,
    exchange: (give: string, get: string) => `Cambiar ${give} por ${get}`,
    camp: (where: string) => `Campamento en ${where}`,
    removeCamp: (where: string) => `Quitar el campamento de ${where}`,
    play: (card: string) => `Usar ${card}`,
    playOn: (card: string, what: string) => `Usar ${card}: ${what}`,
    floor: (kind: string, left: number) => `Construir el piso de ${kind} y terminar el turno${unused(left)}`,
    briefFloor: (floor: string, left: number) => `${floor} y fin del turno${unused(left)}`,
    endTurn: (left: number) => `Terminar turno${unused(left)}`,
    propose: (name: string, give: string, get: string) => `Proponer a ${name}: ${give} por ${get}`,
    counter: (give: string, get: string) => `Contraofrecer: ${give} por ${get}`,
  },
  log: {
    starts: (name: string) => `${name} empieza, por sorteo`,
    chose: (name: string) => `${name} ha repartido sus mineros`,
    revealed: 'Los mineros salen de las bases',
    fort: (name: string, what: string) => `El fuerte da ${what} a ${name}`,
    site: (name: string, what: string, where: string) => `${name} cobra ${what} en ${where}`,
    income: (name: string, what: string, built: number) =>
      `${name} cobra ${what}${built === 0 ? '' : `; ${built} del fuerte`}`,
    paidBy: (names: string) => `la banca no tiene más y paga ${names}`,
    short: (n: number) =>
      `${n} se ${form(n, ['queda', 'quedan'])} sin cobrar: la banca está vacía y nadie tiene más`,
    diamonds: (name: string, n: number) =>
      `${name} coloca ${counted(n, ['diamante', 'diamantes'])} en su fuerte`,
    countdown: 'Empieza la cuenta atrás: tras esta ronda quedan cuatro, y las canteras rinden el doble',
    relieved: (name: string) => `${name} se había quedado sin mineros ni material: vuelve uno, gratis`,
    recovered: (name: string, what: string) => `${name} recupera un minero por ${what}`,
    exchanged: (name: string, give: string, get: string) => `${name} cambia ${give} por ${get}`,
    rolled: (name: string, what: string) => `${name} tira los dados: ${what}`,
    walked: (name: string, n: number, where: string) => `${name} lleva ${miners(n)} a ${where}`,
    attacks: (name: string, whom: string, n: number, where: string) =>
      `${name} ataca a ${whom} con ${miners(n)} en ${where}`,
    with: (dice: string) => ` con el ${dice}`,
    fought: (red: string, blue: string, lost: string) => `${lost}: ataque ${red} contra defensa ${blue}`,
    falls: (name: string, n: number) => `${name} pierde ${miners(n)}`,
    ties: (n: number) => `${counted(n, ['empate', 'empates'])} para quien defiende`,
    camp: (name: string, where: string) => `${name} monta un campamento en ${where}`,
    reliefCamp: (name: string, where: string) =>
      `${name} no tenía campamentos ni con qué pagarlos: monta uno gratis en ${where}`,
    goesHome: (names: string) => `el de ${names} vuelve a su reserva`,
    campRemoved: (name: string, where: string) => `${name} quita su campamento de ${where}`,
    bought: (name: string) => `${name} compra una carta de apoyo`,
    drew: (card: string) => `Tu carta: ${card}`,
    played: (name: string, card: string) => `${name} usa ${card}`,
    discarded: (name: string, card: string) => `${name} descarta ${card}`,
    demolished: (name: string) => `${name} pierde su piso de turquesa`,
    stolen: (name: string, target: string, what: string) => `${name} se lleva ${what} de ${target}`,
    converted: (name: string, target: string, where: string) =>
      `Un minero de ${target} se pierde y uno de ${name} ocupa su sitio en ${where}`,
    campConverted: (name: string, target: string, where: string) =>
      `El campamento de ${target} en ${where} pasa a ser de ${name}`,
    unified: (name: string, where: string) => `${name} reúne tres mineros en ${where}`,
    doubled: (name: string, where: string) => `${name} cobra el doble en ${where}`,
    negotiates: (name: string) => `${name} abre una negociación`,
    proposed: (name: string, to: string, give: string, get: string) =>
      `${name} ofrece a ${to} ${give} por ${get}`,
    countered: (name: string, give: string, get: string) => `${name} contraofrece: ${get} por ${give}`,
    rejected: (name: string) => `${name} rechaza el trato`,
    traded: (name: string, to: string, give: string, get: string) =>
      `Trato: ${name} da ${give} a ${to} y recibe ${get}`,
    noDeal: 'La negociación se cierra sin trato',
    hat: (name: string) => `Un minero de ${name} se pone el sombrero mágico`,
    complete: (name: string) => `¡${name} completa su fuerte!`,
    yourComplete: '¡Completas tu fuerte!',
    floor: (name: string, kind: string) => `${name} construye el piso de ${kind}`,
    round: (n: number) => `Ronda ${n}`,
    resigned: (name: string) => `${name} abandona la partida`,
    ended: {
      fortComplete: 'Un fuerte está completo: la partida termina',
      countdown: 'La cuenta atrás ha terminado',
      roundCap: 'Se ha llegado al límite de rondas',
      lastSide: 'Solo queda un bando',
    } satisfies By<EndReason> as By<EndReason>,
  },
  scores: { fort: 'Pisos del fuerte', stock: 'Material almacenado' },
  /** What places are judged by. */
  figures: {
    fortComplete: 'Fuerte completo',
    stayed: 'Hasta el final',
    diamonds: 'Diamantes',
    worth: 'Valor de fuerte y material',
  },
  single: { diamonds: 'Diamante' },
  final: 'Desempate',
  bonus: (n: number) => `+${n}`,
  refusals: {
    gameOver: () => 'La partida ha terminado.',
    notYourTurn: () => 'Espera a que te toque.',
    wrongPhase: () => 'Eso viene después de tirar los dados.',
    turnIsFull: () => 'Confirma, o deshaz, antes de seguir.',
    badChoice: () => 'En cada campamento empiezan uno, dos o tres mineros.',
    alreadyChosen: () => 'Ya has repartido tus mineros.',
    noLostMiner: () => 'No has perdido ningún minero.',
    insufficientResources: (v: Figures) =>
      v['need'] === undefined
        ? v['granite'] === undefined
          ? 'Alguno de los dos no tiene tanto: ajusta el trato.'
          : `Hacen falta ${v['granite']} de granito y ${v['limestone']} de caliza, y tienes ${v['hasGranite']} y ${v['hasLimestone']}.`
        : `Hacen falta ${v['need']} de ${kindOf(v)} y tienes ${v['have']}.`,
    bankEmpty: (v: Figures) => `En la banca no queda tanto: ${kindOf(v)}.`,
    diamondExchangeUsed: () => 'Por oro, solo un diamante por turno.',
    notInCountdown: () => 'El oro da diamantes en las cuatro rondas tras la del primero, que da la mina.',
    goldFloorMissing: () => 'Los diamantes van sobre el piso de oro: constrúyelo antes.',
    dieUsed: () => 'Ese dado ya está usado: elige otro.',
    notAOne: () => 'Solo se añade a otro un dado de 1.',
    badGroup: () => 'Anda un grupo de uno a tres mineros tuyos.',
    whichGroup: () => 'Ahí llegan varios grupos: toca antes el que va.',
    oneGroup: () => 'Llega el grupo iluminado: toca otra vez para llevarlo.',
    minersNotTogether: () => 'Un grupo sale de una misma casilla.',
    minerAlreadyMoved: () => 'Quien está ahí ya ha andado este turno.',
    noSuchCell: () => 'Esa casilla no está en esta partida.',
    sameCell: () => 'Ya están ahí: elige otra casilla.',
    tooFar: (v: Figures) =>
      `Está a ${counted(Number(v['need']), ['paso', 'pasos'])} y los dados dan ${v['steps']}: elige algo más cerca, u otro dado si queda.`,
    foreignBase: () => 'Una base ajena se cruza, pero nadie se detiene en ella.',
    cellFull: (v: Figures) =>
      `En una casilla no caben más de ${miners(Number(v['limit']))} y ahí hay ${v['there']}${v['room'] === undefined ? '' : `: toca otra vez para llevar ${v['room']}`}.`,
    attackLimit: () => 'Ya has atacado en este turno: ve a una casilla sin rivales.',
    notASite: () => 'Los campamentos se montan en canteras y minas.',
    noMinerOnSite: () => 'Un campamento se monta donde hay un minero tuyo.',
    campAlreadyThere: () => 'En las canteras y minas donde tienes mineros ya hay campamento tuyo.',
    campHere: () => 'Ahí ya tienes campamento.',
    noCampInSupply: () => 'No te quedan campamentos: quita antes uno del tablero.',
    notYourCamp: () => 'Ahí no tienes campamento.',
    optionOff: () => 'En esta partida se juega sin eso.',
    cardLimit: () => 'Solo se guarda una carta: usa o descarta la que tienes.',
    noCard: () => 'No tienes ninguna carta de apoyo.',
    cardTooFresh: () => 'Está recién comprada: espera a tu próximo turno.',
    cardAlreadyUsed: () => 'Ya has usado una carta en este turno.',
    invalidTarget: () => 'La carta no vale ahí: elige algo iluminado.',
    badBundle: () => 'Cada parte da al menos una unidad.',
    alreadyCountered: () => 'Ya hubo contraoferta: se acepta o se rechaza.',
    noHat: () => 'Tu sombrero ya está puesto.',
    notInBase: () => 'El sombrero se pone a un minero que está en su base.',
    nothingToBuild: () =>
      'Los cuatro pisos están en pie: ahora, campamento y mineros tuyos en la mina de diamantes; en las rondas finales, también 8 de oro.',
  } as Readonly<Record<string, (values: Figures) => string>>,
  unknown: 'Las reglas no lo permiten ahora.',
}

export type Texts = typeof es
