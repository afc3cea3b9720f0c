/** Moves and regions in words. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Texts } from './texts.es.ts'

export type NameOf = (seat: Seat) => string

export const nameMove = (t: Texts, move: Move, _view: Shown<State>, nameOf: NameOf): string => {
  const { type, ...more } = move
  const said = Object.entries(more).map(([key, value]) =>
    key === 'seat'
      ? nameOf(value as unknown as Seat)
      : key === 'placements'
        ? JSON.stringify(value).replace(/[^\w,:]/g, ' ')
        : String(value),
  )
  return [t.acts[type], ...said].join(' ')
}

export const nameKind = (t: Texts, type: Move['type']): string => t.acts[type]
