/** First steps in Storming!, as one player would tell them to another. */
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State, Step } from '../../../shared/games/storming/state.ts'
import type { Lesson, LessonTable } from '../../plug/lessons.ts'

type Table = LessonTable<State, Move>

/** The open question, where it is the viewer's. */
const mine = (table: Table): Step | null =>
  table.decisions().some(({ seat }) => seat === table.me()) ? (table.view().agenda.at(-1) ?? null) : null

/** The land, what is on display, and what the others have. */
const weighed = '.st-map, .st-market > *, .seat'

const planning = (table: Table): string | null =>
  mine(table)?.type === 'plan'
    ? (table.view().players.find(({ seat }) => seat === table.me())?.planning ?? null)
    : null

/** Who acts with the card that is in force; null: nobody does, as where it is not played. */
const actor = (table: Table): Extract<Step, { type: 'act' }> | null => {
  const step = mine(table)
  return step?.type === 'act' ? step : null
}

/** What is placed before the first round [ST-3.7 to ST-3.10]. */
const placings = new Set<Step['type'] | undefined>(['startVillage', 'startSoldier', 'secondVillage'])

export const lessons: readonly Lesson<State, Move>[] = [
  {
    id: 'settle',
    // It speaks of all regions that are lit: a ring around one of them would seem to be what to press.
    at: (table) => (placings.has(mine(table)?.type) ? `seat:${table.me()}` : null),
    isAside: true,
    text: {
      es: 'Pon dos aldeas y un soldado, cada cosa en una región marcada.',
      en: 'Put two villages and a soldier, each in a marked region.',
    },
  },
  {
    id: 'plan',
    at: (table) => (planning(table) === 'place' ? 'hand' : null),
    weighs: weighed,
    text: {
      es: 'Pon una carta en PRESENTE y otra en FUTURO, que espera una ronda. PRESENTE se juega carta a carta: las que eran FUTURO, y luego las de ahora, desde el jugador inicial.',
      en: 'Place one card on PRESENT and one on FUTURE, which waits a round. PRESENT is played card by card: what was FUTURE, then those placed now, from the first player on.',
    },
    byTouch: {
      es: 'Una carta a PRESENTE y otra a FUTURO, que espera una ronda.',
      en: 'One card on PRESENT, one on FUTURE, which waits a round.',
    },
  },
  {
    id: 'event',
    at: (table) => (planning(table) === 'event' ? 'hand' : null),
    weighs: weighed,
    text: {
      es: 'Ahora un suceso, boca abajo. De los de todos salen dos al azar: uno ahora, otro la ronda que viene.',
      en: 'Now an event, face down. Two of everybody’s come up by chance: one now, one next round.',
    },
    byTouch: {
      es: 'Un suceso, boca abajo: de los de todos salen dos al azar.',
      en: 'An event, face down: two of everybody’s come up by chance.',
    },
  },
  {
    id: 'attack',
    // Its own card is in force and played: at another's it would be gone before it is read.
    at: (table) => (actor(table)?.kind === 'military' ? 'inForce' : null),
    text: {
      es: 'Un ataque nunca falla: cae la muralla o, donde no hay, la tropa, y el lugar es tuyo. Si era el último asentamiento de su dueño, ganas. Ponles muralla a los tuyos.',
      en: 'An attack never fails: the wall falls or, where there is none, the troop, and the place is yours. If it was its owner’s last settlement, you win. Wall your own.',
    },
  },
  {
    id: 'act',
    at: (table) => (actor(table) === null ? null : 'inForce'),
    weighs: weighed,
    text: {
      es: 'Es tu carta: haz sus acciones una detrás de otra. Pulsa lo que está marcado, en el mapa o entre las cartas a la vista; si no quieres más, termina la carta.',
      en: 'It is your card: take its actions one after another. Press what is marked, on the map or among the cards face up; if you want no more, end the card.',
    },
    byTouch: {
      es: 'Pulsa lo que está marcado, acción tras acción, o termina la carta.',
      en: 'Press what is marked, one action after another, or end the card.',
    },
  },
]
