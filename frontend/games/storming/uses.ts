/** What each thing that can be built or recruited is good for, in one short line: its name alone tells a newcomer nothing. */
import type { Shown } from '../../../shared/engine/ids.ts'
import type { OwnTroopKind } from '../../../shared/games/storming/components.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { language } from '../../kit/language.ts'
import { structureAt } from './names.ts'
import { type Built, built, moveOfBuilt } from './places.ts'

/** Enlarging is told by what comes of it, where that is known. */
export type Useful = Built | 'town' | 'city' | OwnTroopKind

const es: Readonly<Record<Useful, string>> = {
  village: 'recluta soldados',
  upgrade: 'ciudad: 1 punto',
  town: 'recluta también caballeros',
  city: '1 punto; recluta también artillería',
  sawmill: '+1 acción al construir',
  mine: 'vale 1 punto',
  wall: 'aguanta un ataque',
  soldier: 'conquista al lado; funda aldeas',
  knight: 'conquista hasta a dos regiones',
  artillery: 'dispara a dos, sin conquistar',
}
const en: typeof es = {
  village: 'recruits soldiers',
  upgrade: 'city: 1 point',
  town: 'recruits knights too',
  city: '1 point; recruits artillery too',
  sawmill: '+1 action to build',
  mine: 'worth 1 point',
  wall: 'takes one attack',
  soldier: 'conquers nearby, founds',
  knight: 'conquers up to two away',
  artillery: 'only shoots, up to two away',
}

export const useOf = (thing: Useful): string => ({ es, en })[language()][thing]

/** The same for what a press would do in a region; null where it builds and recruits nothing. */
export const usedBy = (move: Move, view: Shown<State>): string | null => {
  if ('kind' in move) return useOf(move.kind)
  if (move.type === 'upgradeSettlement')
    return useOf(structureAt(view, move.region)?.kind === 'town' ? 'city' : 'town')
  const kind = built.find((one) => moveOfBuilt[one] === move.type)
  return kind === undefined ? null : useOf(kind)
}
