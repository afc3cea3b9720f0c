/** First steps in Fortium, as one player would tell them to another. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { floors } from '../../../shared/games/fortium/components.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import {
  armOf,
  boardOf,
  countOn,
  covers,
  hasCamp,
  homeOf,
  isFighting,
  paysNow,
  playerAt,
} from '../../../shared/games/fortium/position.ts'
import type { Phase, State } from '../../../shared/games/fortium/state.ts'
import { lastRound, roundCapOf } from '../../../shared/games/fortium/steps/ending.ts'
import type { Lesson, LessonTable } from '../../plug/lessons.ts'

type Table = LessonTable<State, Move>

/** The place, where it is the viewer's question in this phase, and no fight is still seen. */
const asked = (table: Table, phase: Phase, place: (state: State, seat: Seat) => string | null) => {
  const [state, me] = [table.view(), table.me()]
  return me !== null &&
    state.phase === phase &&
    !isFighting(state) &&
    table.decisions().some(({ seat }) => seat === me)
    ? place(state, me)
    : null
}

/** Rounds before the last one possible in which nothing new pays any more. */
const late = 2

/** The same while there is time to learn: in the last rounds nothing is said but what wins. */
const when: typeof asked = (table, phase, place) => {
  const state = table.view()
  const isLate = lastRound(state) !== null || state.round + late > roundCapOf(state)
  return isLate ? null : asked(table, phase, place)
}

export const lessons: readonly Lesson<State, Move>[] = [
  {
    id: 'start',
    at: (table) =>
      when(table, 'setup', (state, me) => {
        const arm = armOf(state, me)
        const quarry = boardOf(state).sites.find(({ home, kind }) => home === arm && kind === 'granite')
        return quarry?.cell ?? null
      }),
    text: {
      es: 'En cada una de tus tres canteras empiezan de uno a tres mineros: junto a un campamento tuyo, cada uno te da material al empezar tu turno, desde la segunda ronda.',
      en: 'One to three miners begin in each of your three quarries: beside a camp of yours every one brings material as your turn begins, from the second round on.',
    },
  },
  {
    id: 'walk',
    at: (table) =>
      when(table, 'main', (state, me) =>
        state.moveDice.some(({ used }) => !used) ? homeOf(state, me) : null,
      ),
    text: {
      es: 'Cada dado mueve a un grupo de hasta tres mineros. Toca dónde están y luego adónde van; un 1 se suma a otro dado. En el centro espera la única mina de diamantes.',
      en: 'Each die moves a group of up to three miners. Press where they stand, then where they go; a 1 adds to another die. The only diamond mine waits in the middle.',
    },
  },
  {
    id: 'camp',
    at: (table) =>
      when(table, 'main', (state, me) =>
        boardOf(state).sites.some(
          (site) =>
            countOn(state, me, site.cell) > 0 && !hasCamp(state, me, site.id) && paysNow(state, me, site),
        )
          ? 'price:camp'
          : null,
      ),
    text: {
      es: 'Tienes mineros donde no hay campamento tuyo: sin él no rinde nada. Móntalo aquí y cobrarás desde tu próximo turno.',
      en: 'You have miners where there is no camp of yours: without one a site brings nothing. Pitch it here, and collect from your next turn on.',
    },
  },
  {
    id: 'floor',
    at: (table) =>
      when(table, 'main', (state, me) => {
        const player = playerAt(state, me)
        const next = floors[player.floors]
        return next !== undefined && covers(player.stock, { [next.kind]: next.cost }) ? 'price:floor' : null
      }),
    text: {
      es: 'Te llega para el siguiente piso. Constrúyelo cuando no quieras hacer nada más: con él termina tu turno.',
      en: 'You can pay for the next floor. Build it when there is nothing else you want to do: it ends your turn.',
    },
  },
  {
    id: 'diamonds',
    at: (table) =>
      asked(table, 'main', (state, me) =>
        playerAt(state, me).floors === floors.length ? 'price:floor' : null,
      ),
    text: {
      es: 'Con el piso de oro faltan los diamantes: con campamento tuyo en la mina del centro, cada minero tuyo allí coloca uno al empezar tu turno; en las rondas finales, también 8 de oro.',
      en: 'With the gold floor only diamonds are missing: with your camp on the mine in the middle, each of your miners there places one as your turn begins; in the final rounds, so do 8 gold.',
    },
  },
]
