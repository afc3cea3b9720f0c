/** The game's own papers beside log and chat; their bodies come when one is opened. */
import type { Event } from '../../../shared/games/storming/facts.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Paper } from '../../plug/gameUi.ts'
import { partOf } from './part.ts'
import type { Texts } from './texts.es.ts'

const CardPaper = partOf('CardPaper')

export const paperList = (texts: () => Texts): readonly Paper<State, Move, Event>[] => [
  {
    id: 'cards',
    name: () => texts().planning.papers.cards,
    Body: (props) => CardPaper({ table: props.table, texts: texts() }),
  },
]
