import type { Seat } from '../../shared/engine/ids.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import type { Session } from '../net/session.ts'
import { createTable } from '../table/createTable.ts'
import { Game } from '../table/Game.tsx'
import type { AnyPlug } from '../table/gameUi.ts'
import { nameAt } from '../table/names.ts'
import { language } from '../kit/language.ts'
import { openTableAndGo } from './newTable.ts'

/** A table under way or finished, once its game has been loaded. */
export const InPlay = (props: {
  session: Session
  plug: AnyPlug
  texts: unknown
  info: TableInfo
  token: string
  linkTrouble: string
}) => {
  // The dictionary is swapped under the screen when the language changes; the table and its staged turn stay.
  const ui = props.plug.create(() => props.texts)
  const nameOf = (seat: Seat): string => nameAt(props.session.info() ?? props.info, seat)
  const table = createTable(props.plug.rules, ui, props.session, props.info, nameOf)
  const meta = registry[props.info.game]?.meta
  const playAgain = (): void => {
    const others = props.info.seats.filter((seat) => seat.kind === 'bot')
    const onlyBots = others.length === props.info.seats.length - 1
    const wish = {
      seats: props.info.seats.length,
      options: props.info.options,
      bots: onlyBots ? 'greedy' : null,
    } as const
    void openTableAndGo(props.info.game, wish)
  }
  return (
    <Game
      table={table}
      plug={props.plug}
      info={props.info}
      name={meta?.name[language()] ?? props.info.game}
      linkTrouble={props.linkTrouble}
      seatLink={
        props.session.you() === null ? null : `${location.origin}${location.pathname}#s=${props.token}`
      }
      callStandIn={(seat) => void props.session.act({ act: 'standIn', seat })}
      playAgain={playAgain}
    />
  )
}
