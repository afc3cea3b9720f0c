/** A turn in hand, in so few words that a phone shows what counts; and how likely an attack wins, behind its name. */
import type { Shown } from '../../../shared/engine/ids.ts'
import { exchanges, floors } from '../../../shared/games/fortium/components.ts'
import { isBase } from '../../../shared/games/fortium/layout.ts'
import type { Move, MoveOf } from '../../../shared/games/fortium/moves.ts'
import { boardOf, playerAt, rivalsOn } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { winChance } from './odds.ts'
import type { Texts } from './texts.es.ts'
import { percent } from './percent.ts'
import { diceName, type NameOf, nodeName, theirs, unusedIn } from './words.ts'

/**
 * "; éxito: 92 %", of whoever attacks, by the exact distribution [FT-2.8.1]: who takes the lamp's advice is not asked beside the cell.
 * Nothing of a walk.
 */
export const oddsSaid = (t: Texts, view: Shown<State>, { minerIds, to }: MoveOf<'moveGroup'>): string => {
  const defenders = rivalsOn(view, view.active, to).length
  if (defenders === 0) return ''
  return t.fight.chance(percent(Math.round(100 * winChance(minerIds.length, defenders)) / 100))
}

/**
 * A walk without whence, and with where only if that has a name of its own, else with its die: board and dice show the
 * rest. A floor and an exchange in so few words that a phone shows them all: that a floor ends the turn is told last.
 * Null: its whole name is as short.
 */
export const briefMove = (t: Texts, move: Move, view: Shown<State>, nameOf: NameOf): string | null => {
  const floor = floors[playerAt(view, view.active).floors]
  if (move.type === 'buildFloor' && floor !== undefined)
    return t.moves.briefFloor(t.hand.floor(t.kinds[floor.kind]), unusedIn(view))
  if (move.type === 'exchange') {
    const { pay, to } = exchanges[move.from]
    return `${pay * move.times} ${t.kinds[move.from]} → ${move.times} ${t.kinds[to]}`
  }
  if (move.type !== 'moveGroup') return null
  const isNamed = isBase(move.to) || boardOf(view).siteByCell.has(move.to)
  const where = t.places.the(nodeName(t, view, move.to, theirs(view.active, nameOf)))
  const said = t.moves.brief(
    move.minerIds.length,
    isNamed ? where : null,
    diceName(view, [move.die, ...move.addOnes]),
    rivalsOn(view, view.active, move.to).length > 0,
  )
  return said + oddsSaid(t, view, move)
}
