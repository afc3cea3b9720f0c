/** The words of what a move is for, in both languages: fetched with the purposes alone. */
import type { Language } from '../../../shared/engine/meta.ts'
import { createCounting, type Forms } from '../../kit/counting.ts'
import type { Texts } from './texts.es.ts'

/** The table's own names for things, each language a chunk of its own as elsewhere. */
let texts: Readonly<Record<Language, Texts>>
export const startWords = async (): Promise<void> => {
  const [{ es }, { en }] = await Promise.all([import('./texts.es.ts'), import('./texts.en.ts')])
  texts = { es, en }
}

const counter =
  (language: Language, forms: Forms) =>
  (n: number): string =>
    createCounting(language).counted(n, forms)
const puntos = counter('es', ['punto', 'puntos'])
const points = counter('en', ['point', 'points'])
const táleros = counter('es', ['tálero', 'táleros'])
const talers = counter('en', ['taler', 'talers'])

const es = {
  /** What a role would bring; `goal`: a building with its article. */
  masters: (names: string, many: boolean) =>
    `${names} ya ${many ? 'pueden' : 'puede'} pagar un edificio: cada uno que construyan te da 5 puntos.`,
  master: () => 'Cada edificio que otros construyan en la ronda te da 5 puntos.',
  recovers: (n: number) =>
    `Recuperas ${n === 1 ? 'tu oficio ya jugado' : `tus ${n} oficios ya jugados`}, y cada edificio de otros te da 5 puntos.`,
  messenger: (n: number, goal: string, price: number, score: number) =>
    `Con ${táleros(n)} te llega para un ayudante en ${goal} (${price}), que ahora haría ${puntos(score)}.`,
  market: (n: number, score: number) =>
    `Tus ayudantes del Mercado harían ${puntos(score)} más con los ${n} que trae el Mensajero.`,
  talers: (brings: number, n: number) =>
    `Con los ${brings} del Mensajero tendrías ${táleros(n)}, con los que se pagan los ayudantes del castillo.`,
  carts: (pile: string, more: boolean) =>
    `El Comerciante te traería ${pile}${more ? ', y podrías poner un ayudante más' : ' con los ayudantes que ya tienes fuera'}.`,
  cartsFor: (pile: string, goal: string) => `Tus ayudantes te traerían ${pile}: podrías pagar ${goal}.`,
  newCart: (cart: string, rider: boolean, goal: string) =>
    `Con un ayudante en ${rider ? 'el jinete' : `la carretilla de ${cart}`}, que está libre, podrías pagar ${goal}.`,
  free: (carts: string, n: number, rider: boolean) =>
    rider
      ? 'El jinete está libre: te traería plata con cada Comerciante.'
      : n === 1
        ? `Aún está libre la carretilla de ${carts}: te traería piezas con cada Comerciante.`
        : `Están libres las carretillas de ${carts}: una te traería piezas con cada Comerciante.`,
  noneFree: () => 'No queda plaza libre: tu ayudante mandaría a casa al de otro y traería lo suyo.',
  bricklayer: (pile: string, goal: string) => `Con ${pile} de la Torre de Defensa podrías pagar ${goal}.`,
  bricklays: (goal: string) => `Ya puedes pagar ${goal}, y el Albañil cobra 1 tálero por pieza.`,
  tower: (pile: string) => `El Albañil se lleva un montón de la Torre de Defensa: el que más vale, ${pile}.`,
  takes: (pile: string) => `El Albañil se lleva ${pile} de la Torre de Defensa.`,
  stonemason: (goal: string, n: number, more: number) =>
    `Ya puedes pagar ${goal}, y con el Picapedrero te da sus ${puntos(n)} enteros${more > 0 ? ` y ${more} de ayudantes` : ''}.`,
  mason: () => 'Lo que construye da todos sus puntos, y antes compra piezas a los Trabajadores de otros.',
  worker: (goal: string, n: number) =>
    `Con lo que puede traer el Trabajador te llegaría para ${goal}: ${puntos(n)}.`,
  works: (goal: string, n: number) =>
    `Ya puedes pagar ${goal}, por ${puntos(n)}, y el Trabajador trae piezas además.`,
  load: () => 'El Trabajador trae 1 piedra y otras dos piezas, y no cuesta nada.',
  loads: (pile: string) => `El Trabajador trae ${pile}, y no cuesta nada.`,

  /** More pieces. */
  opens: (goal: string) => `Con eso podrías pagar ${goal}.`,
  opensFor: (goal: string, n: number) => `Con eso podrías pagar ${goal}, que te daría ${puntos(n)}.`,
  /** Any one of several alike. */
  any: (building: string) => `una ${building}`,
  pair: (one: string, other: string, n: number) =>
    `Con eso podrías pagar dos edificios, ${one} y ${other}${n > 0 ? `: ${puntos(n)}` : ''}.`,
  kinds: (n: number) =>
    `Tendrías piezas de ${n === 1 ? 'una clase' : 'dos clases'}, de las tres que hacen falta para construir.`,
  allKinds: () => 'Tendrías ya piezas de tres clases, las que hacen falta para construir.',
  newKind: (n: number, pile: string) =>
    `Para construir te ${n === 1 ? 'falta una clase' : `faltan ${n} clases`} de piezas: trae ${pile} con cada Comerciante.`,
  nears: (sum: number, goal: string, value: number) =>
    `Con eso tus piezas suman ${sum}, y ${goal} pide ${value}.`,
  sums: (sum: number) => `Con eso tus piezas suman ${sum}, para lo que construyas más adelante.`,
  palace: (n: number) => `Tus ayudantes del Palacio harían con eso ${puntos(n)} más.`,
  displaces: (who: string, pile: string) => `Manda a casa al ayudante de ${who}, que traía ${pile}.`,
  brings: (pile: string) => `Te trae ${pile} en cada ronda con Comerciante, mientras siga allí.`,
  nothingNew: () => 'Con ninguna de las piezas en venta podrías pagar otro edificio más.',

  /** A building. */
  gives: (names: string) => `Si construyeras ahora, cada edificio daría 5 puntos a ${names}.`,
  keeps: (goal: string, n: number, now: number) =>
    `Guardas piezas para tu Picapedrero: ${goal} te daría ${puntos(n)}, y ahora ${now === 0 ? 'ninguno' : now}.`,
  saves: (sum: number, goal: string, value: number) =>
    `Guardas tus piezas, que suman ${sum}: ${goal} pide ${value} y da más puntos.`,
  helpersToo: (n: number, more: number) =>
    `Da ${puntos(n)}, y tus ayudantes del castillo harían ${more} más si se puntuara ahora.`,
  helpersOnly: (more: number) => `Con él tus ayudantes del castillo harían ${puntos(more)} más.`,
  paidHelper: (n: number, goal: string, score: number) =>
    `Con los ${táleros(n)} que cobras podrías poner un ayudante en ${goal}, que ahora haría ${puntos(score)}.`,
  forHelper: (goal: string, score: number) =>
    `Después podrías poner un ayudante en ${goal}, que ahora haría ${puntos(score)}.`,
  before: (names: string, many: boolean) =>
    `${names} también ${many ? 'podrían' : 'podría'} pagar este edificio: te adelantas.`,
  overtakes: (n: number, names: string) =>
    `Da ${puntos(n)}, y contando a los ayudantes pasas delante de ${names}.`,
  dearest: (n: number) => `De cuanto puedes pagar es lo que más da: ${puntos(n)}.`,
  paid: (n: number, count: number) =>
    n === count
      ? `Cobras ${táleros(n)}: 1 por cada pieza que pagas.`
      : `Cobras ${táleros(n)}, todo el banco.`,
  left: (goal: string) => `Con lo que te queda aún podrías pagar ${goal}.`,
  scores: (n: number) => `Da ${puntos(n)} ahora mismo.`,

  /** A helper in the castle. */
  helper: (effect: string, n: number) => `${effect}: ahora ${n === 1 ? 'sería' : 'serían'} ${n}.`,
  helperNow: (n: number) => `Si se puntuara ahora, tus ayudantes harían ${puntos(n)} más.`,
  last: (names: string, many: boolean) =>
    `Es la última plaza libre de allí, y ${names} también ${many ? 'podrían' : 'podría'} pagarla.`,
  grows: (effect: string) => `Al final de la partida, ${effect}.`,
  talersCount: (n: number, score: number) =>
    `Guardas tus ${táleros(n)}, que ahora hacen ${puntos(score)} en el Mercado.`,
  dearer: (n: number, goal: string, score: number) =>
    `Con ${táleros(n)} más te llegaría para ${goal}, donde un ayudante haría ahora ${puntos(score)}.`,
  little: (n: number) =>
    n > 0
      ? `De las plazas que puedes pagar, ninguna haría ahora más de ${puntos(n)}.`
      : 'De las plazas que puedes pagar, ninguna haría ahora puntos.',
}
type Words = typeof es

const en: Words = {
  masters: (names) => `${names} can already pay for a building: each one they build gives you 5 points.`,
  recovers: (n) =>
    `You take back the ${n === 1 ? 'role' : `${n} roles`} you have played, and each building of others gives you 5 points.`,
  master: () => 'Each building that others build in the round gives you 5 points.',
  messenger: (n, goal, price, score) =>
    `With ${talers(n)} you can pay for a helper in ${goal} (${price}), worth ${points(score)} now.`,
  market: (n, score) =>
    `Your helpers in the Market would score ${points(score)} more with the ${n} that the Messenger brings.`,
  talers: (brings, n) =>
    `With the ${brings} of the Messenger you would have ${talers(n)}, which pay for helpers in the castle.`,
  carts: (pile, more) =>
    `The Trader would bring you ${pile}${more ? ', and you could place one more helper' : ' by the helpers that you have out already'}.`,
  cartsFor: (pile, goal) => `Your helpers would bring you ${pile}: you could pay for ${goal}.`,
  newCart: (cart, rider, goal) =>
    `With a helper on the ${rider ? 'rider' : `${cart} cart`}, which is free, you could pay for ${goal}.`,
  free: (carts, n, rider) =>
    rider
      ? 'The rider is free: it would bring you silver with each Trader.'
      : n === 1
        ? `The ${carts} cart is still free: it would bring you pieces with each Trader.`
        : `The ${carts} carts are free: one would bring you pieces with each Trader.`,
  noneFree: () => 'No space is free: your helper would send home another’s, and bring what that brought.',
  bricklayer: (pile, goal) => `With ${pile} of the Defence Tower you could pay for ${goal}.`,
  bricklays: (goal) => `You can already pay for ${goal}, and the Bricklayer gets 1 taler a piece.`,
  tower: (pile) => `The Bricklayer takes a pile of the Defence Tower: worth most is ${pile}.`,
  takes: (pile) => `The Bricklayer takes ${pile} of the Defence Tower.`,
  stonemason: (goal, n, more) =>
    `You can already pay for ${goal}, and the Stonemason scores all of its ${points(n)}${more > 0 ? ` and ${more} by helpers` : ''}.`,
  mason: () => 'What it builds scores all its points, and first it buys pieces from the Workers of others.',
  worker: (goal, n) => `With what the Worker may bring you could pay for ${goal}: ${points(n)}.`,
  works: (goal, n) =>
    `You can already pay for ${goal}, for ${points(n)}, and the Worker brings pieces besides.`,
  load: () => 'The Worker brings 1 stone and two other pieces, and costs nothing.',
  loads: (pile) => `The Worker brings ${pile}, and costs nothing.`,

  opens: (goal) => `With that you could pay for ${goal}.`,
  opensFor: (goal, n) => `With that you could pay for ${goal}, which would give you ${points(n)}.`,
  any: (building) => `a ${building}`,
  pair: (one, other, n) =>
    `With that you could pay for two buildings, ${one} and ${other}${n > 0 ? `: ${points(n)}` : ''}.`,
  kinds: (n) =>
    `You would have pieces of ${n === 1 ? 'one kind' : 'two kinds'}, of the three that it takes to build.`,
  allKinds: () => 'You would have pieces of three kinds, which is what it takes to build.',
  newKind: (n, pile) =>
    `To build you lack ${n === 1 ? 'one kind' : `${n} kinds`} of pieces: it brings ${pile} with each Trader.`,
  nears: (sum, goal, value) => `With that your pieces come to ${sum}, and ${goal} takes ${value}.`,
  sums: (sum) => `With that your pieces come to ${sum}, for what you build later.`,
  palace: (n) => `Your helpers in the Palace would make ${points(n)} more with that.`,
  displaces: (who, pile) => `Sends home the helper of ${who}, who was bringing ${pile}.`,
  brings: (pile) => `Brings you ${pile} in each round with a Trader, as long as it stays there.`,
  nothingNew: () => 'With none of the pieces on sale could you pay for one more building.',

  gives: (names) => `If you built now, each building would give 5 points to ${names}.`,
  keeps: (goal, n, now) =>
    `You keep pieces for your Stonemason: ${goal} would give you ${points(n)}, and now ${now === 0 ? 'none' : now}.`,
  saves: (sum, goal, value) =>
    `You keep your pieces, which come to ${sum}: ${goal} takes ${value} and gives more points.`,
  helpersToo: (n, more) =>
    `Gives ${points(n)}, and your helpers in the castle would score ${more} more if scored now.`,
  helpersOnly: (more) => `With it your helpers in the castle would score ${points(more)} more.`,
  paidHelper: (n, goal, score) =>
    `With the ${talers(n)} you get you could place a helper in ${goal}, worth ${points(score)} now.`,
  forHelper: (goal, score) => `You could then place a helper in ${goal}, worth ${points(score)} now.`,
  before: (names) => `${names} could pay for this building too: you come first.`,
  overtakes: (n, names) => `Gives ${points(n)}, and counting helpers you pass ahead of ${names}.`,
  dearest: (n) => `Of all that you can pay for it gives most: ${points(n)}.`,
  paid: (n, count) =>
    n === count
      ? `You get ${talers(n)}: 1 for each piece you pay.`
      : `You get ${talers(n)}, all of the bank.`,
  left: (goal) => `With what is left you could still pay for ${goal}.`,
  scores: (n) => `Gives ${points(n)} at once.`,

  helper: (effect, n) => `${effect}: ${n} as things stand.`,
  helperNow: (n) => `If it were scored now, your helpers would make ${points(n)} more.`,
  last: (names) => `It is the last free space there, and ${names} could pay for it too.`,
  grows: (effect) => `At the end of the game, ${effect}.`,
  talersCount: (n, score) => `You keep your ${talers(n)}, which now make ${points(score)} in the Market.`,
  dearer: (n, goal, score) =>
    `With ${talers(n)} more you could pay for ${goal}, where a helper would now make ${points(score)}.`,
  little: (n) =>
    n > 0
      ? `Of the spaces that you can pay for none would now make more than ${points(n)}.`
      : 'Of the spaces that you can pay for none would now make a point.',
}

const all: Readonly<Record<Language, Words>> = { es, en }
/** The words of the purposes, and the names that the table has for things: once `startWords` has fetched these. */
export const purposeWords = (language: Language): readonly [Words, Texts] => [all[language], texts[language]]
