/** The words of what a move is for, in both languages: no chunk of the page has them but the purposes' own. */
import type { Language } from '../../../shared/engine/meta.ts'
import type { GuildColor, StackKind } from '../../../shared/games/fortaleza/components.ts'
import type { Side } from '../../../shared/games/fortaleza/layout.ts'
import type { Majority } from '../../../shared/games/fortaleza/state.ts'
import { createCounting, type Forms } from '../../kit/counting.ts'
import { figure } from '../../kit/sums.ts'

const counter =
  (language: Language, forms: Forms) =>
  (n: number): string =>
    createCounting(language).counted(n, forms).replace('-', '−')
const puntos = counter('es', ['punto', 'puntos'])
const points = counter('en', ['point', 'points'])
const monedas = counter('es', ['moneda', 'monedas'])
const coins = counter('en', ['coin', 'coins'])
const peones = counter('es', ['peón', 'peones'])
const pawns = counter('en', ['pawn', 'pawns'])
const nivel = (of: string): string => (of === '−' ? 'sin nivel' : `de nivel\u00a0${of}`)
const level = (of: string): string => (of === '−' ? 'without a level' : `of level\u00a0${of}`)

const lados: Readonly<Record<Side, string>> = { north: 'norte', east: 'este', south: 'sur', west: 'oeste' }
const esquinas: Readonly<Record<string, string>> = {
  CNW: 'noroeste',
  CNE: 'noreste',
  CSE: 'sureste',
  CSW: 'suroeste',
}
const corners: Readonly<Record<string, string>> = {
  CNW: 'north-west',
  CNE: 'north-east',
  CSE: 'south-east',
  CSW: 'south-west',
}
const oficios: Readonly<Record<GuildColor, string>> = {
  orange: 'herreros',
  teal: 'tejedores',
  white: 'panaderos',
  brown: 'carpinteros',
  purple: 'boticarios',
}
const trades: Readonly<Record<GuildColor, string>> = {
  orange: 'smiths',
  teal: 'weavers',
  white: 'bakers',
  brown: 'carpenters',
  purple: 'apothecaries',
}
const mayorias: Readonly<Record<Majority, string>> = {
  north: 'norte',
  east: 'este',
  south: 'sur',
  west: 'oeste',
  guilds: 'de gremios',
  collectors: 'de recaudadores',
  temple: 'del templo',
}
const majority: Readonly<Record<Majority, string>> = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
  guilds: 'guild',
  collectors: 'collector',
  temple: 'temple',
}
/** Whoever has most "…". */
const tener: Readonly<Record<Majority, string>> = {
  north: 'tiene en el lado norte',
  east: 'tiene en el lado este',
  south: 'tiene en el lado sur',
  west: 'tiene en el lado oeste',
  guilds: 'gremios tiene',
  collectors: 'recaudadores tiene',
  temple: 'peones tiene en el templo',
}
const most: Readonly<Record<Majority, string>> = {
  north: 'on the north side',
  east: 'on the east side',
  south: 'on the south side',
  west: 'on the west side',
  guilds: 'guilds',
  collectors: 'collectors',
  temple: 'pawns in the temple',
}
const firstly = ['', 'first', 'second', 'third', 'fourth'] as const
const primer = ['', 'primer', 'segundo', 'tercer', 'cuarto'] as const
const primera = ['', 'primera', 'segunda'] as const
/** What stands at a place. */
export type SpotKind = 'wall' | 'gate' | 'tower' | 'guild'
const spots: Readonly<Record<SpotKind, string>> = {
  wall: 'muralla',
  gate: 'puerta',
  tower: 'torre',
  guild: 'gremio',
}
const losetas: Readonly<Record<StackKind, string>> = { guild: 'gremio', wall: 'muralla', tower: 'torre' }

const es = {
  listed: createCounting('es').listed,
  wall: (side: Side) => `la muralla ${lados[side]}`,
  gate: (side: Side) => `la puerta ${lados[side]}`,
  tower: (side: Side, n: number) => `la ${primera[n]} torre ${lados[side]}`,
  corner: (id: string) => `la torre de la esquina ${esquinas[id]}`,
  zone: (a: GuildColor, b: GuildColor) => `el barrio de ${oficios[a]} y ${oficios[b]}`,
  /** Something to be done, as it follows "you could". */
  build: (place: string) => `construir ${place.replace(/^la muralla.*/, 'un tramo de muralla')}`,
  overbuild: (place: string, owner: string | null) =>
    owner === null ? `construir encima de lo tuyo en ${place}` : `construir encima de ${owner} en ${place}`,
  found: (place: string) => `construir el gremio en ${place}`,

  ends: (phase: number): string => (phase === 1 ? 'al acabar la fase' : 'al acabar la partida'),
  takes: (who: string, lost: number, won: number, when: string) =>
    won > 0
      ? `Quita ${puntos(lost)} a ${who} y te da ${won} a ti ${when}.`
      : `Quita ${puntos(lost)} a ${who} ${when}.`,
  takesGuild: (who: string, lost: number, won: number, income: number) =>
    `Quita ${puntos(lost)} a ${who}, que a cambio cobra ${monedas(income)}, y te da ${won} a ti.`,
  takesForGood: (who: string, lost: number, won: number) =>
    `Quita ${puntos(lost)} a ${who}, te da ${won}, y sobre un nivel\u00a0IV ya no puede construir nadie.`,
  seizes: (of: Majority, who: string, n: number, own: number) =>
    own > 0
      ? `Da ${puntos(own)}, y ${n} más por quitarle a ${who} la mayoría ${mayorias[of]}.`
      : `Le quita a ${who} la mayoría ${mayorias[of]}: ${puntos(n)} para ti.`,
  unties: (of: Majority, who: string, n: number, own: number) =>
    own > 0
      ? `Da ${puntos(own)}, y ${n} más por deshacer tu empate con ${who} en la mayoría ${mayorias[of]}.`
      : `Deshace tu empate con ${who} en la mayoría ${mayorias[of]}: ${puntos(n)} más para ti.`,
  ties: (of: Majority, who: string, n: number, own: number) =>
    own > 0
      ? `Da ${puntos(own)}, y ${n} más por igualar a ${who} en la mayoría ${mayorias[of]}.`
      : `Iguala a ${who} en la mayoría ${mayorias[of]}: ${puntos(n)} para ti.`,
  most: (of: Majority, n: number, own: number, when: string) =>
    own > 0
      ? `Da ${puntos(own)} ${when}, y ${n} más por la mayoría ${mayorias[of]}, que ahora sería tuya.`
      : `Serías quien más ${tener[of]}: su mayoría da ${puntos(n)} ${when}.`,
  twoSides: (n: number, own: number) =>
    `Da ${puntos(own)} y, al ser de esquina, cuenta en dos lados: ${n} más por sus mayorías.`,
  wallDone: (side: Side, next: string, who: string) =>
    `Completa la muralla ${lados[side]}: tu próxima loseta, ${nivel(next)}, ya podrá ir encima de ${who}.`,
  ringDone: (next: string, who: string) =>
    `Es la última torre que faltaba: la tuya siguiente, ${nivel(next)}, ya podrá ir encima de ${who}.`,
  stretch: (n: number, side: Side, now: number, before: number) =>
    `Es tu ${primer[n]} tramo en la muralla ${lados[side]}: entre todos te dan ${puntos(now)} en vez de ${before}.`,
  /** Where one has none, against where one has some: each more of a wall adds less. */
  spread: (n: number, side: Side, has: number, adds: number) =>
    `Aquí da ${puntos(n)}; en la muralla ${lados[side]}, donde ya tienes ${has === 1 ? 'un tramo' : `${has} tramos`}, daría ${adds}.`,
  firstStretch: (side: Side, n: number, phase: number) =>
    phase === 1
      ? `Aún no tienes ningún tramo en la muralla ${lados[side]}: da ${puntos(n)} al acabar cada fase que siga a la vista.`
      : `Aún no tienes ningún tramo en la muralla ${lados[side]}: da ${puntos(n)} al acabar la partida.`,
  stands: (n: number, when: string) => `Da ${puntos(n)} ${when}, si nadie construye encima.`,
  /** As long as a wall, or the ring of towers, is not complete. */
  safe: (n: number, isTower: boolean, when: string) =>
    `Da ${puntos(n)} ${when}; nadie podrá construir encima mientras ${isTower ? 'falte alguna torre' : 'no se complete esa muralla'}.`,
  standsForGood: (n: number, when: string) =>
    `Da ${puntos(n)} ${when}, y sobre un nivel\u00a0IV no puede construir nadie.`,
  cheapest: (n: number, price: number, isTower: boolean, when: string) =>
    `Por ${monedas(price)} da ${puntos(n)} ${when}: ${isTower ? 'ninguna torre libre' : 'ningún tramo libre'} cuesta menos.`,
  guards: (who: string, kind: SpotKind, next: string) =>
    `Con su próxima loseta, ${nivel(next)}, ${who} podría construir encima de tu ${spots[kind]}: así ya no le basta.`,
  dearer: (kind: SpotKind, now: number, before: number, when: string) =>
    `Tu ${spots[kind]} de ahí dará ${puntos(now)} en vez de ${figure(before)} ${when}.`,
  forGood: () => 'Es de nivel\u00a0IV: encima ya no podrá construir nadie.',

  /** By which cards: what follows the coins. */
  cards: {
    wall: 'tu carta de muralla',
    towers: 'tus cartas de torre',
    towerWall: 'tus cartas de torre y muralla',
    two: 'dos cartas cualesquiera',
    these: 'tus cartas',
  },
  pays: (has: number, cards: string, deed: string, n: number) =>
    `Tendrás ${monedas(has)}, y con ${cards} podrías ${deed}: ${puntos(n)}.`,
  paysTwo: (has: number, n: number) =>
    `Tendrás ${monedas(has)}, y con dos cartas de muralla podrías construir dos tramos en un turno: ${puntos(n)}.`,
  paysNow: (has: number, deed: string, n: number) =>
    `Tendrás ${monedas(has)}, y con tu otra carta de este turno podrías ${deed}: ${puntos(n)}.`,
  paysOnce: (has: number, deed: string, n: number) =>
    `Tendrás ${monedas(has)}: en cuanto te lleguen las cartas podrías ${deed}, ${puntos(n)}.`,
  lacks: (lack: number, deed: string, n: number) =>
    `Te ${lack === 1 ? 'faltaría' : 'faltarían'} solo ${monedas(lack)} para ${deed}, que suma ${puntos(n)}.`,
  useless: (cards: number, coinsHad: number) =>
    coinsHad === 0
      ? `Sin monedas no puedes construir nada con ${cards === 1 ? 'esa carta' : 'esas dos cartas'}.`
      : `Con ${cards === 1 ? 'esa carta' : 'esas dos cartas'} y ${monedas(coinsHad)} no puedes construir nada.`,
  together: (two: number, one: number) =>
    `Dos cartas a la vez dan ${monedas(two)}; una a una darían ${2 * one}.`,
  another: (deed: string, n: number) =>
    `Gasta una sola carta: con la otra de este turno podrías ${deed}, ${puntos(n)}.`,
  kept: (n: number) => `Las monedas no se pierden: empezarás la segunda fase con ${n}, por lo menos.`,
  decides: () => 'Ya no te quedan cartas, y a igualdad de puntos gana quien tenga más monedas.',

  /** The next of its stack scores more than this one. */
  makesWay: (lost: number, income: number, next: string, n: number) =>
    `Por ${puntos(lost)} menos te da ${monedas(income)}, y tu próximo gremio será ${nivel(next)}, que da ${puntos(n)}.`,
  income: (n: number, scored: number, when: string) =>
    scored > 0
      ? `Te da ${monedas(n)} ahora, y ${puntos(scored)} ${when}.`
      : `Te da ${monedas(n)} ahora a cambio de ${puntos(-scored)} menos ${when}.`,
  twice: (n: number) =>
    `Ahí cobra tu recaudador: lo que vale el gremio te cuenta dos veces, ${puntos(n)} en total.`,
  relieves: (who: string, n: number) =>
    `Releva al recaudador de ${who}: ${n === 1 ? 'el punto que le da el gremio pasa' : `los ${n} puntos que le da el gremio pasan`} a ti.`,
  collects: (who: string, n: number, when: string) =>
    `El gremio de ${who} te dará a ti lo mismo ${when}: ${puntos(n)}.`,
  collectsOwn: (n: number) => `Tu gremio de ahí te contará dos veces: ${puntos(n)} más.`,

  waits: () => 'Aún no hay gremio ahí: quien construya uno, sea quien sea, te dará también a ti sus puntos.',

  templeNow: (n: number) =>
    `Si se puntuara ahora, el templo, que paga a quien va en último lugar, te daría ${puntos(n)} más.`,
  templeIf: (pawnsThere: number, n: number, phase: number) =>
    `Si acabas ${phase === 1 ? 'la fase' : 'la partida'} en último lugar, tus ${peones(pawnsThere)} en el templo te darán ${puntos(n)}.`.replace(
      'tus 1 peón en el templo te darán',
      'ese peón te dará',
    ),

  reveals: (kind: StackKind, next: string, now: number, before: number) =>
    kind === 'wall'
      ? `Tu próxima muralla será ${nivel(next)}: como puerta dará ${puntos(now)} en vez de ${before}.`
      : kind === 'tower'
        ? `Tu próxima torre será ${nivel(next)}: dará ${puntos(now)} en vez de ${before}.`
        : `Tu próximo gremio será ${nivel(next)}: dará ${puntos(now)} en vez de ${figure(before)}.`,
  over: (kind: StackKind, next: string, who: string, n: number) =>
    `${kind === 'guild' ? 'Tu próximo gremio' : `Tu próxima ${losetas[kind]}`}, ${nivel(next)}, podría ir encima de ${who}: ${puntos(n)} más.`,
  left: (kind: StackKind, low: string, n: number, next: string) =>
    kind === 'guild'
      ? `${n === 1 ? 'Solo te quedará un gremio' : `Te quedarán ${n} gremios`} ${nivel(low)} antes de los ${nivel(next)}.`
      : `${n === 1 ? `Solo te quedará una ${losetas[kind]}` : `Te quedarán ${n} ${losetas[kind]}s`} ${nivel(low)} antes de las ${nivel(next)}.`,

  lastWord: (who: string) =>
    `Si empieza ${who}, el último turno de la partida es tuyo: nadie podrá construir encima después.`,
  lateWord: (names: string, n: number) =>
    `En el último turno de la partida, después de ti ya solo ${n === 1 ? 'jugará' : 'jugarán'} ${names}.`,
  firstPick: (n: number) =>
    `Si empiezas tú, eliges antes que nadie entre los ${n} lugares libres del tablero.`,
}

export type PurposeWords = typeof es

const en: PurposeWords = {
  listed: createCounting('en').listed,
  wall: (side) => `the ${side} wall`,
  gate: (side) => `the ${side} gate`,
  tower: (side, n) => `the ${firstly[n]} ${side} tower`,
  corner: (id) => `the ${corners[id]} corner tower`,
  zone: (a, b) => `the quarter of ${trades[a]} and ${trades[b]}`,
  build: (place) => `build ${place.replace(/^the \w+ wall/, 'a stretch of wall')}`,
  overbuild: (place, owner) =>
    owner === null ? `overbuild your own ${place.replace(/^\w+ /, '')}` : `overbuild ${owner} at ${place}`,
  found: (place) => `build the guild in ${place}`,

  ends: (phase) => (phase === 1 ? 'when the phase ends' : 'when the game ends'),
  takes: (who, lost, won, when) =>
    won > 0
      ? `Takes ${points(lost)} from ${who} and gives you ${won} ${when}.`
      : `Takes ${points(lost)} from ${who} ${when}.`,
  takesGuild: (who, lost, won, income) =>
    `Takes ${points(lost)} from ${who}, who is paid ${coins(income)} for it, and gives you ${won}.`,
  takesForGood: (who, lost, won) =>
    `Takes ${points(lost)} from ${who}, gives you ${won}, and nobody can overbuild a level\u00a0IV.`,
  seizes: (of, who, n, own) =>
    own > 0
      ? `Gives ${points(own)}, and ${n} more for taking the ${majority[of]} majority from ${who}.`
      : `Takes the ${majority[of]} majority from ${who}: ${points(n)} for you.`,
  unties: (of, who, n, own) =>
    own > 0
      ? `Gives ${points(own)}, and ${n} more for breaking your tie with ${who} for the ${majority[of]} majority.`
      : `Breaks your tie with ${who} for the ${majority[of]} majority: ${points(n)} more for you.`,
  ties: (of, who, n, own) =>
    own > 0
      ? `Gives ${points(own)}, and ${n} more for drawing level with ${who} for the ${majority[of]} majority.`
      : `Draws level with ${who} for the ${majority[of]} majority: ${points(n)} for you.`,
  most: (of, n, own, when) =>
    own > 0
      ? `Gives ${points(own)} ${when}, and ${n} more for the ${majority[of]} majority, which would be yours now.`
      : `You would have most ${most[of]}: that majority gives ${points(n)} ${when}.`,
  twoSides: (n, own) =>
    `Gives ${points(own)} and, on a corner, counts on two sides: ${n} more for their majorities.`,
  wallDone: (side, next, who) =>
    `Completes the ${side} wall: your next tile, ${level(next)}, can then overbuild ${who}.`,
  ringDone: (next, who) =>
    `The last tower that was missing: your next one, ${level(next)}, can then overbuild ${who}.`,
  stretch: (n, side, now, before) =>
    `Your ${firstly[n]} stretch of the ${side} wall: together they give ${points(now)} instead of ${before}.`,
  spread: (n, side, has, adds) =>
    `Here it gives ${points(n)}; on the ${side} wall, where you have ${has === 1 ? 'a stretch' : `${has} stretches`}, it would give ${adds}.`,
  firstStretch: (side, n, phase) =>
    phase === 1
      ? `You have no stretch of the ${side} wall yet: ${points(n)} at the end of each phase while it is in sight.`
      : `You have no stretch of the ${side} wall yet: ${points(n)} when the game ends.`,
  stands: (n, when) => `Gives ${points(n)} ${when}, unless somebody overbuilds it.`,
  safe: (n, isTower, when) =>
    `Gives ${points(n)} ${when}; nobody can overbuild it while ${isTower ? 'a tower is missing' : 'that wall is not complete'}.`,
  standsForGood: (n, when) => `Gives ${points(n)} ${when}, and nobody can overbuild a level\u00a0IV.`,
  cheapest: (n, price, isTower, when) =>
    `For ${coins(price)} it gives ${points(n)} ${when}: no free ${isTower ? 'tower' : 'stretch'} costs less.`,
  guards: (who, kind, next) =>
    `With their next tile, ${level(next)}, ${who} could overbuild your ${kind}: after this it is not enough.`,
  dearer: (kind, now, before, when) =>
    `Your ${kind} there gives ${points(now)} instead of ${figure(before)} ${when}.`,
  forGood: () => 'It is of level\u00a0IV: nobody can overbuild it any more.',

  cards: {
    wall: 'your wall card',
    towers: 'your tower cards',
    towerWall: 'your tower and wall cards',
    two: 'any two cards',
    these: 'your cards',
  },
  pays: (has, cards, deed, n) =>
    `You will have ${coins(has)}, and with ${cards} you could ${deed}: ${points(n)}.`,
  paysTwo: (has, n) =>
    `You will have ${coins(has)}, and with two wall cards you could build two stretches in one turn: ${points(n)}.`,
  paysNow: (has, deed, n) =>
    `You will have ${coins(has)}, and with your other card of this turn you could ${deed}: ${points(n)}.`,
  paysOnce: (has, deed, n) =>
    `You will have ${coins(has)}: once the cards come you could ${deed}, ${points(n)}.`,
  lacks: (lack, deed, n) => `You would lack only ${coins(lack)} to ${deed}, which adds ${points(n)}.`,
  useless: (cards, coinsHad) =>
    coinsHad === 0
      ? `Without coins you can build nothing with ${cards === 1 ? 'that card' : 'those two cards'}.`
      : `With ${cards === 1 ? 'that card' : 'those two cards'} and ${coins(coinsHad)} you can build nothing.`,
  together: (two, one) => `Two cards at once bring ${coins(two)}; one by one they would bring ${2 * one}.`,
  another: (deed, n) =>
    `It uses one card only: with the other one of this turn you could ${deed}, ${points(n)}.`,
  kept: (n) => `Coins are not lost: you will start the second phase with at least ${n}.`,
  decides: () => 'You have no cards left, and between equal points most coins win.',

  makesWay: (lost, income, next, n) =>
    `For ${points(lost)} less it brings ${coins(income)}, and your next guild will be ${level(next)}: ${points(n)}.`,
  income: (n, scored, when) =>
    scored > 0
      ? `Gives you ${coins(n)} now, and ${points(scored)} ${when}.`
      : `Gives you ${coins(n)} now for ${points(-scored)} less ${when}.`,
  twice: (n) => `Your collector is there: what the guild is worth counts twice for you, ${points(n)} in all.`,
  relieves: (who, n) =>
    `Replaces ${who}’s collector: the ${n === 1 ? 'point that the guild gives comes' : `${n} points that the guild gives come`} to you.`,
  collects: (who, n, when) => `The guild of ${who} gives you as much ${when}: ${points(n)}.`,
  collectsOwn: (n) => `Your guild there will count twice for you: ${points(n)} more.`,

  waits: () => 'There is no guild yet: whoever builds one there gives its points to you as well.',

  templeNow: (n) =>
    `If it were scored now, the temple, which pays who is last, would give you ${points(n)} more.`,
  templeIf: (there, n, phase) =>
    `If you end ${phase === 1 ? 'the phase' : 'the game'} in last place, your ${pawns(there)} in the temple will give ${points(n)}.`.replace(
      'your 1 pawn in the temple',
      'that pawn',
    ),

  reveals: (kind, next, now, before) =>
    kind === 'wall'
      ? `Your next wall will be ${level(next)}: as a gate it gives ${points(now)} instead of ${before}.`
      : `Your next ${kind} will be ${level(next)}: it gives ${points(now)} instead of ${figure(before)}.`,
  over: (kind, next, who, n) =>
    `Your next ${kind}, ${level(next)}, could overbuild ${who}: ${points(n)} more.`,
  left: (kind, low, n, next) =>
    `${n === 1 ? `Only one ${kind}` : `${n} ${kind}s`} ${level(low)} will be left before those ${level(next)}.`,

  lastWord: (who) => `If ${who} starts, the last turn of the game is yours: nobody can overbuild after it.`,
  lateWord: (names) => `In the last turn of the game only ${names} will play after you.`,
  firstPick: (n) => `If you start, you choose before anybody else among the ${n} free places of the board.`,
}

export const purposeWords: Readonly<Record<Language, PurposeWords>> = { es, en }
