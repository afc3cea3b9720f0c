/** First steps in Castillo, as one player would tell them to another. */
import type { Move } from '../../../shared/games/castillo/moves.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { firstMove, isAsked, type Lesson, legalOf } from '../../plug/lessons.ts'

export const lessons: readonly Lesson<State, Move>[] = [
  {
    id: 'roles',
    at: (table) => (isAsked(table, 'chooseCards') ? 'hand' : null),
    text: {
      es: 'Elige en secreto el oficio de esta ronda: actuarán de uno en uno, de izquierda a derecha. Los que juegas vuelven a tu mano con el Maestro Constructor.',
      en: 'Choose in secret the role that you play this round: roles act one by one, from left to right. Played ones come back to your hand with the Master Builder.',
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
      es: 'Tu Trabajador trae 1 piedra y dos recursos que eliges tú. Los recoges en su turno, casi al final de la ronda, y antes puede comprarte alguno un Picapedrero.',
      en: 'Your Worker brings 1 stone and two resources of your choice. You take them on his turn, late in the round; a Stonemason may buy one from you before.',
    },
  },
  {
    id: 'carts',
    at: (table) => (isAsked(table, 'traderPlace') ? (firstMove(table, 'placeTrader')?.space ?? null) : null),
    alike: (table) => legalOf(table, 'placeTrader').map(({ space }) => space),
    text: {
      es: 'Pon un ayudante en una carretilla: en cuanto hayan jugado los Comerciantes te llega su carga, y otra vez cada ronda en que alguien juegue uno.',
      en: 'Place a helper on a cart: once the Traders have played you get its load, and again in every round in which somebody plays one.',
    },
  },
  {
    id: 'build',
    at: (table) => (isAsked(table, 'build') ? (firstMove(table, 'build')?.building ?? null) : null),
    alike: (table) => legalOf(table, 'build').map(({ building }) => building),
    text: {
      es: 'Puedes construir los edificios con marco: tus recursos suman justo su coste (arena 1, madera 2, ladrillo 4, piedra 5). Ganas el número de la derecha; importa con qué oficio.',
      en: 'You can build what has a frame: your resources add up exactly to the cost (sand 1, wood 2, brick 4, stone 5). You gain the figure on the right; the role that you build in matters.',
    },
  },
  {
    id: 'helpers',
    at: (table) => (isAsked(table, 'helpers') ? (firstMove(table, 'placeHelper')?.space ?? null) : null),
    alike: (table) => legalOf(table, 'placeHelper').map(({ space }) => space),
    text: {
      es: 'Los ayudantes que pones en el castillo se quedan ahí y puntúan al final, cada uno a su manera. Deja el ratón encima de una plaza y verás cómo.',
      en: 'Helpers that you place in the castle stay there and score at the end, each in its own way. Rest the pointer on a space to see how.',
    },
    byTouch: {
      es: 'Los ayudantes que pones en el castillo se quedan ahí y puntúan al final, cada uno a su manera. Mantén pulsada una plaza y verás cómo.',
      en: 'Helpers that you place in the castle stay there and score at the end, each in its own way. Press a space long to see how.',
    },
  },
]
