import type { AnyGame } from '../engine/game.ts'
import type { Seat, Shown, Tagged } from '../engine/ids.ts'
import type { Random } from '../engine/random.ts'

/**
 * A player without eyes on anything but its view. Asked one move at a time; its chance is its own. Who is somebody has
 * tastes: by the number of its character.
 */
export type Bot = (
  game: AnyGame,
  view: Shown<object>,
  seat: Seat,
  random: Random,
  character?: number | null,
) => Tagged
