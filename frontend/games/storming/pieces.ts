/** Pieces of the tray: where each is put, how it is taken up, and what is said of one that nothing can be done with. */
import type { RuleId } from '../../../shared/engine/ids.ts'
import type { Piece } from '../../../shared/games/storming/components.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import type { Choice, Taken } from './choice.ts'
import type { Built } from './places.ts'
import type { Texts } from './texts.es.ts'

/** A piece that is built, or one that is raised. */
export type TakenPiece = Extract<Taken, { what: 'build' | 'recruit' }>

type Kind = TakenPiece['kind']

/** The pieces that each of them takes from the supply. */
export const stocks: Readonly<Record<Built, readonly Piece[]>> = {
  village: ['village'],
  upgrade: ['town', 'city'],
  sawmill: ['resource'],
  mine: ['resource'],
  wall: ['wall'],
}

const rules: Readonly<Record<Kind, RuleId>> = {
  village: 'ST-5.20',
  upgrade: 'ST-5.21',
  sawmill: 'ST-5.22',
  mine: 'ST-5.22',
  wall: 'ST-5.23',
  soldier: 'ST-5.30',
  knight: 'ST-5.30',
  artillery: 'ST-5.30',
}
const isKind = (kind: string): kind is Kind => kind in rules

/** What it needs where it is put, and the rule that says so. Towns and cities come of what is enlarged. */
export const siteOf = ({ board }: Texts, piece: string): readonly [needs: string, RuleId] | null => {
  const kind = piece === 'town' || piece === 'city' ? 'upgrade' : piece
  return isKind(kind) ? [board.needs[kind], rules[kind]] : null
}

/**
 * Takes a piece up; where no region can take it says what it needs, or that none is left, and leaves in hand what is
 * there.
 */
export const takePiece = (choice: Choice, { board }: Texts, taken: TakenPiece): void => {
  if (choice.canPut(taken)) return choice.take(taken)
  const me = choice.mine()
  const supply = me === null ? null : playerAt(choice.table.view(), me).supply
  const name = { ...board.built, ...board.troops }[taken.kind]
  const needed = taken.what === 'build' ? stocks[taken.kind] : [taken.kind]
  const isGone = supply !== null && needed.every((piece) => supply[piece] === 0)
  choice.table.explain(
    isGone
      ? { rule: 'ST-5.3', reason: 'noPiece' }
      : {
          rule: rules[taken.kind],
          reason: 'nowhere',
          values: { said: board.nowhere(name, board.needs[taken.kind]) },
        },
  )
}
