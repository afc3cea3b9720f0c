import { type Seat, seqOf, type Shown } from '../../shared/engine/ids.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { w } from '../table/words.ts'
import { createTable } from '../table/createTable.ts'
import { Game } from '../table/Game.tsx'
import type { AnyPlug } from '../table/gameUi.ts'
import { createLocalGame } from '../table/localGame.ts'

/** What if? A game against bots from some moment on, on this page alone. */
export const Branch = (props: {
  plug: AnyPlug
  texts: unknown
  info: TableInfo
  name: string
  view: Shown<object>
  me: Seat
  nameOf(seat: Seat): string
  back(): void
}) => {
  const ui = props.plug.create(() => props.texts)
  const game = createLocalGame(props.plug.rules, props.info, props.view, props.me)
  const table = createTable(game.rules, ui, game.source, props.info, props.nameOf)
  const info = (): TableInfo => ({
    ...props.info,
    stage: 'live',
    seats: props.info.seats.map((_, index) =>
      index === props.me
        ? { kind: 'person', name: props.nameOf(props.me), present: true, standIn: false, lag: null }
        : { kind: 'bot', level: 'greedy' },
    ),
  })
  return (
    <Game
      table={table}
      plug={props.plug}
      info={info()}
      name={w().replay.branch(props.name)}
      linkTrouble=""
      seatLink={null}
      eyes={null}
      talk={null}
      nudge={null}
      newest={seqOf(0)}
      missed={0}
      callStandIn={() => undefined}
      playAgain={() => props.back()}
      playOn={() => undefined}
      back={() => props.back()}
    />
  )
}
