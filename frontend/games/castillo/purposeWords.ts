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
  messenger: (n: number, goal: string, price: number, score: number) =>
    `Con ${táleros(n)} te llega para un ayudante en ${goal} (${price}), que ahora haría ${puntos(score)}.`,
  talers: (brings: number, n: number) =>
    `Con los ${brings} que trae tendrías ${táleros(n)}, con los que se pagan los ayudantes del castillo.`,
  carts: (pile: string) => `Tus carretillas te traerían ${pile}, y podrías poner otro ayudante en una.`,
  cartsFor: (pile: string, goal: string) => `Tus carretillas te traerían ${pile}: podrías pagar ${goal}.`,
  firstCart: () => 'Pone un ayudante en una carretilla, que trae piezas en cada ronda con Comerciante.',
  bricklayer: (pile: string, goal: string) => `Con ${pile} de la Torre de Defensa podrías pagar ${goal}.`,
  bricklays: (goal: string) => `Ya puedes pagar ${goal}, y cobrarías 1 tálero por pieza para ayudantes.`,
  tower: (pile: string) => `Se lleva un montón de la Torre de Defensa: el que más vale es el de ${pile}.`,
  stonemason: (goal: string, n: number) => `Ya puedes pagar ${goal}, y te daría sus ${puntos(n)} enteros.`,
  worker: (goal: string, n: number) => `Con lo que puede traer te llegaría para ${goal}: ${puntos(n)}.`,
  works: (goal: string, n: number) => `Ya puedes pagar ${goal}: ${puntos(n)}, y además trae tres piezas.`,
  load: () => 'Trae 1 piedra y otras dos piezas, y no cuesta nada.',

  /** More pieces. */
  opens: (goal: string) => `Con eso podrías pagar ${goal}.`,
  opensFor: (goal: string, n: number) => `Con eso podrías pagar ${goal}, que te daría ${puntos(n)}.`,
  kinds: (n: number) => `Tendrías piezas de ${n} clases, y para construir hacen falta tres.`,
  newKind: (pile: string) =>
    `Te falta una tercera clase de piezas para construir: trae ${pile} en cada ronda.`,
  adds: (n: number, all: number) => `Lo que tomas vale ${n}; todas tus piezas valdrían ${all}.`,
  displaces: (who: string, pile: string) => `Manda a casa al ayudante de ${who}, que traía ${pile}.`,
  brings: (pile: string) => `Te trae ${pile} en cada ronda con Comerciante, mientras siga allí.`,

  /** A building. */
  gives: (names: string) => `Si construyeras ahora, cada edificio daría 5 puntos a ${names}.`,
  helpersToo: (n: number, more: number) =>
    `Da ${puntos(n)}, y tus ayudantes del castillo harían ${more} más si se puntuara ahora.`,
  helpersOnly: (more: number) => `Con él tus ayudantes del castillo harían ${puntos(more)} más.`,
  paidHelper: (n: number, goal: string, score: number) =>
    `Con los ${táleros(n)} que cobras podrías poner un ayudante en ${goal}, que ahora haría ${puntos(score)}.`,
  forHelper: (goal: string, score: number) =>
    `Después podrías poner un ayudante en ${goal}, que ahora haría ${puntos(score)}.`,
  before: (names: string, many: boolean) =>
    `${names} también ${many ? 'podrían' : 'podría'} pagar este edificio: te adelantas.`,
  dearest: (n: number) => `De cuanto puedes pagar es lo que más da: ${puntos(n)}.`,
  paid: (n: number, count: number) =>
    n === count
      ? `Cobras ${táleros(n)}: 1 por cada pieza que pagas.`
      : `Cobras ${táleros(n)}, todo el banco.`,
  left: (goal: string) => `Con lo que te queda aún podrías pagar ${goal}.`,
  scores: (n: number) => `Da ${puntos(n)} ahora mismo.`,

  /** A helper in the castle. */
  helper: (effect: string, n: number) => `${effect}: ahora, ${n}.`,
  helperNow: (n: number) => `Si se puntuara ahora, allí haría ${puntos(n)}.`,
  last: (names: string, many: boolean) =>
    `Es la última plaza libre de allí, y ${names} también ${many ? 'podrían' : 'podría'} pagarla.`,
  grows: (effect: string) => `Al final de la partida, ${effect}.`,
}
type Words = typeof es

const en: Words = {
  masters: (names) => `${names} can already pay for a building: each one they build gives you 5 points.`,
  master: () => 'Each building that others build in the round gives you 5 points.',
  messenger: (n, goal, price, score) =>
    `With ${talers(n)} you can pay for a helper in ${goal} (${price}), worth ${points(score)} now.`,
  talers: (brings, n) =>
    `With the ${brings} it brings you would have ${talers(n)}, which pay for helpers in the castle.`,
  carts: (pile) => `Your carts would bring you ${pile}, and you could put another helper on one.`,
  cartsFor: (pile, goal) => `Your carts would bring you ${pile}: you could pay for ${goal}.`,
  firstCart: () => 'Puts a helper on a cart, which brings pieces in each round with a Trader.',
  bricklayer: (pile, goal) => `With ${pile} of the Defence Tower you could pay for ${goal}.`,
  bricklays: (goal) => `You can already pay for ${goal}, and would get 1 taler a piece for helpers.`,
  tower: (pile) => `Takes a pile of the Defence Tower: the one worth most has ${pile}.`,
  stonemason: (goal, n) => `You can already pay for ${goal}, and would score all of its ${points(n)}.`,
  worker: (goal, n) => `With what it may bring you could pay for ${goal}: ${points(n)}.`,
  works: (goal, n) => `You can already pay for ${goal}: ${points(n)}, and it brings three pieces besides.`,
  load: () => 'Brings 1 stone and two other pieces, and costs nothing.',

  opens: (goal) => `With that you could pay for ${goal}.`,
  opensFor: (goal, n) => `With that you could pay for ${goal}, which would give you ${points(n)}.`,
  kinds: (n) => `You would have pieces of ${n} kinds, and to build takes three.`,
  newKind: (pile) => `You lack a third kind of pieces to build: it brings ${pile} in each round.`,
  adds: (n, all) => `What you take is worth ${n}; all your pieces would be worth ${all}.`,
  displaces: (who, pile) => `Sends home the helper of ${who}, who was bringing ${pile}.`,
  brings: (pile) => `Brings you ${pile} in each round with a Trader, as long as it stays there.`,

  gives: (names) => `If you built now, each building would give 5 points to ${names}.`,
  helpersToo: (n, more) =>
    `Gives ${points(n)}, and your helpers in the castle would score ${more} more if scored now.`,
  helpersOnly: (more) => `With it your helpers in the castle would score ${points(more)} more.`,
  paidHelper: (n, goal, score) =>
    `With the ${talers(n)} you get you could place a helper in ${goal}, worth ${points(score)} now.`,
  forHelper: (goal, score) => `You could then place a helper in ${goal}, worth ${points(score)} now.`,
  before: (names) => `${names} could pay for this building too: you come first.`,
  dearest: (n) => `Of all that you can pay for it gives most: ${points(n)}.`,
  paid: (n, count) =>
    n === count
      ? `You get ${talers(n)}: 1 for each piece you pay.`
      : `You get ${talers(n)}, all of the bank.`,
  left: (goal) => `With what is left you could still pay for ${goal}.`,
  scores: (n) => `Gives ${points(n)} at once.`,

  helper: (effect, n) => `${effect}: now, ${n}.`,
  helperNow: (n) => `If it were scored now, it would make ${points(n)} there.`,
  last: (names) => `It is the last free space there, and ${names} could pay for it too.`,
  grows: (effect) => `At the end of the game, ${effect}.`,
}

const all: Readonly<Record<Language, Words>> = { es, en }
/** The words of the purposes, and the names that the table has for things: once `startWords` has fetched these. */
export const purposeWords = (language: Language): readonly [Words, Texts] => [all[language], texts[language]]
