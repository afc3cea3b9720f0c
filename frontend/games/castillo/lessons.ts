/** First steps in Castillo, as one player would tell them to another. */
import type { Move } from '../../../shared/games/castillo/moves.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { firstMove, isAsked, type Lesson, legalOf } from '../../plug/lessons.ts'

export const lessons: readonly Lesson<State, Move>[] = [
  {
    id: 'roles',
    at: (table) => (isAsked(table, 'chooseCards') ? 'hand' : null),
    text: {
      es: 'Elige en secreto el oficio de esta ronda; actúan de izquierda a derecha. Los jugados vuelven a tu mano con el Maestro Constructor.',
      en: 'Choose this round’s role in secret; roles act from left to right. Played ones come back to your hand with the Master Builder.',
    },
  },
  {
    id: 'equip',
    at(table) {
      const worker = table.view().workerCards.find(({ owner, equipped }) => owner === table.me() && !equipped)
      return worker !== undefined && isAsked(table, 'equipWorkers')
        ? `queued:${worker.owner}:${worker.card}`
        : null
    },
    text: {
      es: 'Tu Trabajador trae 1 piedra y dos recursos a tu elección. Te llegan en su turno; antes puede comprarte uno un Picapedrero.',
      en: 'Your Worker brings 1 stone and two resources of your choice. You get them on his turn; a Stonemason may buy one before.',
    },
    byTouch: {
      es: 'Trae 1 piedra y dos recursos que eliges: te llegan en su turno.',
      en: 'He brings 1 stone and two resources you choose: you get them on his turn.',
    },
  },
  {
    id: 'carts',
    at: (table) => (isAsked(table, 'traderPlace') ? (firstMove(table, 'placeTrader')?.space ?? null) : null),
    alike: (table) => legalOf(table, 'placeTrader').map(({ space }) => space),
    text: {
      es: 'Pon un ayudante en una carretilla: te llega su carga tras los Comerciantes de esta ronda, y en cada una en que alguien juegue uno.',
      en: 'Place a helper on a cart: you get its load after the Traders of this round, and in each round in which somebody plays one.',
    },
  },
  {
    id: 'build',
    at: (table) => (isAsked(table, 'build') ? (firstMove(table, 'build')?.building ?? null) : null),
    alike: (table) => legalOf(table, 'build').map(({ building }) => building),
    text: {
      es: 'Puedes pagar justo lo que tiene marco, con 3 clases o más (arena 1, madera 2, ladrillo 4, piedra 5). Ganas la cifra de su derecha, contando lo que ganan o pierden tus ayudantes.',
      en: 'You can pay exactly for what has a frame, with 3 kinds or more (sand 1, wood 2, brick 4, stone 5). You gain the figure on its right, with what your helpers gain or lose.',
    },
  },
  {
    id: 'helpers',
    at: (table) => (isAsked(table, 'helpers') ? (firstMove(table, 'placeHelper')?.space ?? null) : null),
    alike: (table) => legalOf(table, 'placeHelper').map(({ space }) => space),
    text: {
      es: 'Los ayudantes del castillo puntúan al final, cada uno a su manera: deja el ratón encima de una plaza y verás cómo. Con alguno allí, un laurel junto a tus puntos los cuenta ya.',
      en: 'Helpers in the castle score at the end, each in its own way: rest the pointer on a space to see how. With one there, a laurel beside your points counts them already.',
    },
    byTouch: {
      es: 'Los ayudantes del castillo puntúan al final, cada uno a su manera: mantén pulsada una plaza y verás cómo. Con alguno allí, un laurel junto a tus puntos los cuenta ya.',
      en: 'Helpers in the castle score at the end, each in its own way: press and hold a space to see how. With one there, a laurel beside your points counts them already.',
    },
  },
]
