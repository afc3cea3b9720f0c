import {
  type CardKind,
  conversionFee,
  type GuildColor,
  type StackKind,
  wildFee,
} from '../../../shared/games/fortaleza/components.ts'
import type { Majority, ScorePart } from '../../../shared/games/fortaleza/state.ts'
import { createCounting, type Forms } from '../../kit/counting.ts'

type By<Key extends string> = Readonly<Record<Key, string>>
type Corner = 'CNW' | 'CNE' | 'CSE' | 'CSW'
type Figures = Readonly<Record<string, string | number>>

const { counted, form, listed } = createCounting('es')
const coins = (n: number): string => counted(n, ['moneda', 'monedas'])
const cards = (n: number): string => counted(n, ['carta', 'cartas'])
const pawns = (n: number): string => counted(n, ['peón', 'peones'])
const points = (n: number): string => counted(n, ['punto', 'puntos']).replace('-', '−')
const tiles = {
  guild: ['gremio', 'gremios'],
  wall: ['muralla', 'murallas'],
  tower: ['torre', 'torres'],
} as const satisfies Record<StackKind, Forms>
const sides: By<'north' | 'east' | 'south' | 'west'> = {
  north: 'norte',
  east: 'este',
  south: 'sur',
  west: 'oeste',
}
const corners: By<Corner> = { CNW: 'noroeste', CNE: 'noreste', CSE: 'sureste', CSW: 'suroeste' }
const stretches = ['', 'Primer', 'Segundo', 'Tercer', 'Cuarto'] as const
const towers = ['', 'Primera', 'Segunda'] as const

/** What else to do with cards that will not do: a turn has two, and takes no third. */
const change = (isFull: boolean): string => (isFull ? 'cambia una carta' : 'cambia o añade una carta')

/** A level in a sentence: the lowest has a minus on its tile, which reads there as if a value were missing. */
const level = (numeral: string): string => (numeral === '−' ? 'sin nivel' : `nivel\u00a0${numeral}`)
/** As on tiles, of a level that the rules tell as a number. */
const levelOf = (of: unknown): string => level('− I II III IV'.split(' ')[Number(of)] ?? '')
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** With its sign, whichever it is. */
const more = (n: number, said: (n: number) => string): string => (n < 0 ? '−' : '+') + said(Math.abs(n))

/** What is paid for cards that stand for others. */
const asOthers = (fee: number): string =>
  `por usar ${form(fee / conversionFee, ['una carta como otra', 'dos cartas como otras'])}`
/** Why so many coins are needed: of a whole price there is no part to tell. */
const feeOf = ({ need, conversion = 0, wild = 0 }: Figures): string => {
  const parts = [
    ...(conversion ? [es.log.conversionFee(Number(conversion))] : []),
    ...(wild ? [es.log.wildFee(Number(wild) / wildFee, Number(wild))] : []),
  ].join(' y ')
  if (conversion === need || wild === need) return parts.replace(/\d+/, '')
  return parts && ` (${parts.replace(' ', ' de ellas ')})`
}

/** Spanish is the type: a text missing in another language does not compile. */
export const es = {
  guilds: {
    orange: 'herreros',
    teal: 'tejedores',
    white: 'panaderos',
    brown: 'carpinteros',
    purple: 'boticarios',
  } satisfies By<GuildColor> as By<GuildColor>,
  cards: {
    guild: 'oficio',
    wallGuild: 'muralla u oficio',
    towerGuild: 'torre u oficio',
    wall: 'muralla',
    tower: 'torre',
    temple: 'templo',
    wild: 'comodín',
  } satisfies By<CardKind> as By<CardKind>,
  roles: { any: 'cualquiera', wall: 'muralla', tower: 'torre', temple: 'templo' } as By<
    'any' | 'wall' | 'tower' | 'temple'
  >,
  stacks: { guild: 'gremios', wall: 'murallas', tower: 'torres' } satisfies By<StackKind> as By<StackKind>,
  places: {
    wall: (side: string, n: number) => `${stretches[n]} tramo de la muralla ${sides[side as 'north']}`,
    gate: (side: string) => `Puerta ${sides[side as 'north']}`,
    tower: (side: string, n: number) => `${towers[n]} torre ${sides[side as 'north']}`,
    corner: (id: string) => `Torre de la esquina ${corners[id as Corner]}`,
    zone: (a: string, b: string) => `Barrio de ${a} y ${b}`,
    temple: 'Templo',
    /** As it stands in a sentence: "la puerta norte". */
    the: (name: string) => `${/^(Barrio|Gremio|Templo)|tramo/.test(name) ? 'el' : 'la'} ${lower(name)}`,
    empty: (price: number) => `sin construir, precio ${price}`,
    free: 'sin gremio',
    tile: (owner: string, level: string) => `${owner}, nivel\u00a0${level}`,
    over: (owner: string, level: string) => `sobre ${owner}, nivel\u00a0${level}`,
    collector: (owner: string) => `recaudador de ${owner}`,
    noCollector: 'sin recaudador',
    pawns: (owner: string, n: number) => `${owner}: ${n}`,
    balance: (n: number) => (n < 0 ? `cuesta ${coins(-n)}` : n > 0 ? `da ${coins(n)}` : 'gratis'),
    converted: 'una carta hace de otra',
    ifScored: (n: number) => `si se puntuara ahora, ${points(n)}`,
    ofTemple: (n: number): string =>
      n < 0 ? `templo −${-n}: ya no irías en último lugar` : `templo +${n} mientras vayas en último lugar`,
    board: 'Fortaleza desde arriba. Usa las flechas para moverte.',
    levelZero: 'menos',
  },
  paper: 'Cartas',
  hand: {
    title: 'Tu mano',
    deck: (n: number) => `Mazo: ${cards(n)}`,
    discard: (n: number) => `Descarte: ${cards(n)}`,
    resources: 'Recursos',
    develop: 'Desarrollar',
    tiles: (cards: number): string => (cards === 1 ? '1 loseta' : '2–3 losetas'),
    /** Above "4 → 7". */
    developChoose: (n: number): string =>
      `Retira ${n === 1 ? '1 loseta' : '2 o 3 losetas'} (puntos: la de arriba → la siguiente)`,
    chosen: (n: number) => `Desarrollar ${n}`,
    twoOrThree: 'Elige 2 o 3',
    more: (stack: string) => `Una más de ${stack}`,
    less: (stack: string) => `Una menos de ${stack}`,
    which: '¿Qué haces aquí?',
    guild: 'Construir el gremio',
    overbuild: 'Construir encima del gremio',
    collector: 'Poner un recaudador',
    noGuild: '0 ahora; luego, lo que valga su gremio',
    using: (cards: string) => `Con ${cards}`,
    cancel: 'Dejarlo',
    choose: '¿Quién empieza la segunda fase?',
    starts: (name: string) => `Empieza ${name}`,
  },
  holdings: {
    openHand: 'Sus cartas',
    coins,
    cards: (n: number) => `${cards(n)} en la mano`,
    pawns: (n: number) => `${pawns(n)} en la reserva`,
    temple: (n: number) => `${pawns(n)} en el templo`,
    stack: (stack: string, top: string, n: number) =>
      `${stack}: nivel\u00a0${top} arriba, ${form(n, ['queda', 'quedan'])} ${counted(n, ['loseta', 'losetas'])}`,
    stackEmpty: (stack: string) => `${stack}: agotadas`,
  },
  /** What a tile bears beside its level. */
  printed: {
    guild: (income: number, n: number) => `al construirlo da ${coins(income)}, y puntúa ${points(n)}`,
    wall: (n: number) => `como puerta, ${points(n)}`,
    points,
    tower: (n: number, cost: number) => `${points(n)}; encima de la de otra persona, ${coins(cost)}`,
  },
  round: (phase: number, turn: number, turns: number) => `Fase ${phase} de 2 · Turno ${turn} de ${turns}`,
  over: 'Fin de la partida',
  /** On the board. */
  goal: 'Gana quien más puntos sume en las dos fases',
  tally: (phase: number) => `Fin de fase ${phase}`,
  status: {
    two: 'Elige una o dos cartas (dos por turno), y luego qué hacer con ellas',
    last: 'Ya no quedan cartas por robar: elige una o dos tuyas',
    one: 'Elige una carta más para acabar tu turno',
    place: 'Elige un lugar que brille o una acción',
    dashed: `Elige un lugar que brille (a trazos, ${coins(conversionFee)} más por carta) o una acción`,
    asked: 'Elige qué haces ahí, o déjalo',
    developing: 'Elige qué losetas retiras de tus pilas, o déjalo',
    /** What one card is for, before what it does alone. */
    add: (one: { isTower: boolean; isDashed: boolean }): string =>
      `Añade una carta más${one.isTower ? ', de torre o muralla' : ''}, o elige ${
        one.isDashed ? `un lugar (a trazos, ${coins(conversionFee)} más) o ` : ''
      }una acción`,
    none: 'Ningún lugar sirve: cambia una carta, o elige una acción',
    poor: (isFull: boolean) =>
      `Te faltan monedas para esto en el tablero: toma recursos, o ${change(isFull)}`,
    sealed: 'Confirma tu turno, o deshazlo',
    pending: 'Enviando tu turno…',
    ends: 'Tu turno termina…',
    watch: 'Mira lo que pasa en el tablero',
    other: (name: string) => `Juega ${name}`,
    scoring: (phase: number): string => (phase === 1 ? 'Se puntúa la fase 1' : 'La puntuación final'),
    choose: 'Vas en último lugar: elige quién empieza la segunda fase',
    otherChooses: (name: string) => `${name} elige quién empieza la segunda fase`,
    over: 'La fortaleza está terminada',
  },
  kinds: {
    takeResourcesOne: 'Tomar recursos con una carta',
    takeResourcesTwo: 'Tomar recursos con dos cartas',
    developOne: 'Desarrollar con una carta',
    developMany: 'Desarrollar con varias',
    buildWall: 'Construir una muralla',
    buildGate: 'Construir una puerta',
    buildTower: 'Construir una torre',
    buildGuild: 'Construir un gremio',
    placeCollector: 'Poner un recaudador',
    retireToTemple: 'Llevar un peón al templo',
    chooseStartPlayer: 'Elegir quién empieza',
  },
  moves: {
    resources: (n: number) => `Tomar recursos: ${coins(n)}`,
    wildFee: (n: number, fee: number) =>
      `${form(n, ['el comodín cuesta', 'los comodines cuestan'])} ${coins(fee)}`,
    templePays: (n: number, last: string): string =>
      n < 0
        ? `si se puntuara ahora, ${points(n)}: en último lugar iría ${last}, y el templo ya no te pagaría`
        : `si se puntuara ahora, +${points(n)}: irías en último lugar, y el templo te pagaría`,
    develop: (what: string) => `Desarrollar: ${what}`,
    build: (where: string) => `Construir ${where}`,
    overbuild: (where: string) => `Construir encima en ${where}`,
    guild: (where: string) => `Construir el gremio en ${where}`,
    overGuild: (where: string) => `Construir encima del gremio en ${where}`,
    collector: (where: string) => `Poner un recaudador en ${where}`,
    temple: 'Llevar un peón al templo',
    start: (name: string) => `Que empiece ${name}`,
    with: (cards: string) => `con ${cards}`,
    gained: { coins: (n: number) => more(n, coins), points: (n: number) => `${more(n, String)} al puntuar` },
    as: (card: string, role: string) => `${card} como ${role}`,
    tiles: (stack: StackKind, n: number) => counted(n, tiles[stack]),
    listed,
  },
  log: {
    startDrawn: (name: string) => `Empieza ${name}, por sorteo`,
    dealt: (phase: number) => `Se reparten las cartas de la fase ${phase}`,
    used: (name: string, cards: string) => `${name} juega ${cards}`,
    cards: (card: string, n: number) => `${form(n, ['una carta', 'dos cartas'])} de ${card}`,
    wilds: (n: number) => form(n, ['un comodín', 'dos comodines']),
    took: (name: string, n: number) => `${name} toma ${coins(n)}`,
    /** What a guild pays, behind who builds it: of whose it covers, too [FZ-5.22]. */
    pays: (n: number, other: string) => `, y recibe ${coins(n)}${other && `, como ${other}`}`,
    paid: (name: string, n: number) => `${name} paga ${coins(n)}`,
    /** Parts of what is paid, beside the price. */
    wildFee: (n: number, fee: number) => `${fee} por ${form(n, ['el comodín', 'los comodines'])}`,
    conversionFee: (fee: number) => `${fee} ${asOthers(fee)}`,
    built: (name: string, where: string, of: string) => `${name} construye ${where}, ${level(of)}`,
    builtGuild: (name: string, where: string, of: string) =>
      `${name} construye un gremio, ${level(of)}, en ${where}`,
    /** Of a guild and of anything else, at a place: whose it was and what it takes come first, as a narrow line cuts the end. */
    overbuilt(name: string, place: string, of: string, from: string, isGuild: boolean): string {
      const what = isGuild ? `Gremio del ${lower(place)}` : place
      const on = from ? `${from}: ${es.places.the(what)}` : `su ${lower(what)}`
      return `${name} construye encima de ${on}, ${level(of)}`
    },
    /**
     * Of two acts in one line: which wall is told, the ring tells which stretch of it, and each level of it scores alike; of
     * a tower the same. Who reads it, and gave no name, is called by none: it took the place of what is built over.
     */
    inShort: (name: string, what: string, from: string): string =>
      `${name} construye ${from && `sobre ${from}: `}`.replace(/construye .*tú\)/, 'te construye encima') +
      lower(what).replace(/^.*(muralla \w+).*|\w+ (?=torre)|de la esquina /, '$1'),
    collector: (name: string, where: string) => `${name} pone un recaudador en ${where}`,
    ousted: (name: string, where: string, other: string) =>
      `${name} releva al recaudador de ${other} en ${where}`,
    retired: (name: string) => `${name} lleva un peón al templo`,
    developed: (name: string, what: string) => `${name} desarrolla: ${what}`,
    drew: (name: string, n: number, isLast: boolean) =>
      `${name} roba ${cards(n)}${isLast ? ', las últimas del mazo' : ''}`,
    scoring: (phase: number): string => (phase === 1 ? 'Puntuación de la fase 1' : 'Puntuación final'),
    scored: (what: string, points: string) => `${what}: ${points}`,
    temple: (name: string, n: number) => `El templo da ${points(n)} a ${name}, en último lugar`,
    chooser: (name: string) => `${name} va en último lugar y elige quién empieza`,
    over: 'La partida ha terminado',
    named: (by: string, name: string) =>
      by === name ? `${by} elige empezar` : `${by} elige que empiece ${name}`,
    nobody: 'nadie',
  },
  majorities: {
    north: 'Mayoría norte',
    east: 'Mayoría este',
    south: 'Mayoría sur',
    west: 'Mayoría oeste',
    guilds: 'Mayoría de gremios',
    collectors: 'Mayoría de recaudadores',
    temple: 'Mayoría del templo',
  } satisfies By<Majority> as By<Majority>,
  /** What decides when points do not. */
  figures: { coinsLeft: 'Monedas', templePawns: 'Peones en el templo' },
  scores: {
    wall: 'Murallas',
    gate: 'Puertas',
    tower: 'Torres',
    guild: 'Gremios',
    collector: 'Recaudadores',
    majority: 'Mayorías',
    built: 'Torres y puertas construidas',
    temple: 'Templo',
  } satisfies By<ScorePart> as By<ScorePart>,
  phase: (n: number) => `Fase ${n}`,
  /** What an action wants, by its rule. */
  wanted: {
    'FZ-5.10': 'Para tomar recursos usa una carta cualquiera, o dos.',
    'FZ-5.11': 'Para tomar más recursos usa dos cartas cualesquiera.',
    'FZ-5.12': 'Para desarrollar una loseta usa una carta cualquiera.',
    'FZ-5.13': 'Para desarrollar dos o tres losetas usa dos cartas cualesquiera.',
    'FZ-5.14': 'Una muralla pide una carta de muralla, o dos cartas cualesquiera.',
    'FZ-5.15': 'Una puerta pide una carta de muralla, o dos cartas cualesquiera.',
    'FZ-5.16':
      'Una torre pide dos cartas de torre, o una de torre y una de muralla; un comodín vale por cualquiera.',
    'FZ-5.17': 'Un gremio pide una carta de cada oficio del barrio.',
    'FZ-5.18': 'Un recaudador pide una carta de cada oficio del barrio.',
    'FZ-5.19': 'Llevar un peón al templo pide una carta de templo, o cualquier otra y una moneda.',
  } as Readonly<Record<string, string>>,
  refusals: {
    gameOver: () => 'La partida ha terminado.',
    wrongStage: () => 'Esa jugada no toca ahora.',
    notYourTurn: () => 'Espera a tu turno.',
    badSeat: () => 'Elige a alguien de la mesa.',
    cardNotInHand: () => 'Esa carta no está en tu mano.',
    mustUseOneCard: () => 'Ya has usado una carta: la segunda acción es de una sola carta.',
    turnIsFull: () => 'Ya has usado tus dos cartas: confirma el turno, o deshazlo.',
    spaceNotInPlay: () => 'Ese lugar no está en juego con tres jugadores.',
    badTileCount: () => 'Con una carta retiras una loseta; con dos, dos o tres que aún tengas.',
    stackEmpty: () => 'No te quedan losetas de esa clase.',
    noPawnInSupply: () => 'No te quedan peones en la reserva.',
    wallNotComplete: (v: Figures) =>
      `Para construir encima completa antes la muralla ${sides[String(v['side']) as 'north'] ?? ''}, con su puerta.`,
    towersNotComplete: () => 'Solo se construye encima de una torre cuando todas están en pie.',
    levelTooLow: (v: Figures) =>
      `Tu loseta, ${levelOf(v['level'])}, no supera a la de abajo, ${levelOf(v['under'])}. Desarrolla antes.`,
    ownCollector: () => 'Aquí ya tienes tu recaudador.',
    notEnoughCoins(v: Figures): string {
      // With these cards another place might have done.
      const quarter = `Este barrio pide ${es.guilds[v['first'] as GuildColor]} y ${es.guilds[v['second'] as GuildColor]}.`
      const fits = v['conversion'] ? (v['first'] ? quarter : es.wanted[v['fits'] ?? '']) : ''
      return `${fits ? `${fits} ` : ''}Necesitas ${coins(Number(v['need']))}${feeOf(v)} y tienes ${v['coins']}.`
    },
  } as Readonly<Record<string, (values: Figures) => string>>,
  unknown: 'Las reglas no lo permiten ahora.',
}

export type Texts = typeof es
