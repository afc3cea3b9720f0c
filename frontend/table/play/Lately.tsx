import { createMemo, Show, Suspense } from 'solid-js'
import { seatOf } from '../../../shared/engine/ids.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { LogLine } from '../../plug/gameUi.ts'
import type { Talk } from '../chat/Chat.tsx'
import type { LiveTable } from '../model/table.ts'
import { sinceOwnTurn } from '../model/turns.ts'
import { w } from '../words.ts'
import { lastMoveOf } from './LastMove.tsx'
import { ReactSoon } from './SeatFoot.tsx'

/**
 * On a narrow page, where seats have no line below their names: what another did last in this round, or what ended the
 * game, which opens the log, and what one may say to that; or what befell the board, which came of no act of one's own. Until
 * one plays again, who did something to oneself comes before what happened later. Who waits, and has had no answer yet,
 * reads what was done by oneself. Between zoom and details, while no turn in hand lies there.
 */
export const Lately = (props: { table: LiveTable; talk: Talk | null }) => {
  const newest = createMemo(() => {
    const { table } = props
    const log = table.log()
    const round = log.slice(log.findLastIndex(({ isRound }) => isRound) + 1)
    // That somebody has chosen is no news: what came of the round before stays, until something is done or shown.
    const lines = round.every(({ isDetail }) => isDetail) ? log : round
    // What ended the game was done last, though it be one's own.
    const reader = table.me()
    const plain = lines.filter(({ isDetail }) => !isDetail)
    const isOwn = ({ seat }: LogLine): boolean => seat === reader && !table.finished()
    // Since anybody else did anything: of one's own fight that took one's own pieces one reads first how it ended.
    const latest = plain.slice(plain.findLastIndex((line) => !isOwn(line)) + 1)
    const isHurt = reader !== null && latest.some(({ lost }) => lost?.includes(reader))
    const isWaiting = !table.decisions().some(({ seat }) => seat === reader)
    const told = lines.filter((line) => line.seat !== null && !isOwn(line))
    const news = plain.filter((line) => {
      if (line.seat !== null) return !isOwn(line) || ((isWaiting || isHurt) && latest.length > 0)
      // It befell something that can be seen: that a round begins is said elsewhere.
      const isEvent = line.places.length > 0 && !table.finished()
      return isEvent && !plain.some((one) => isOwn(one) && one.seq === line.seq)
    })
    const since = sinceOwnTurn(table.entries(), reader)
    const own = reader === null || table.finished() ? null : table.nameOf(reader)
    const toMe = news.findLast(({ seq, text }) => own !== null && seq > since && text.includes(own))
    const line = toMe ?? news.at(-1) ?? told.at(-1)
    if (line === undefined) return null
    const { seat } = line
    if (seat === null) return { seat, said: line.inShort ?? line.text, name: '' }
    const [name, said] = [table.nameOf(seat), lastMoveOf(table, seat, lines)]
    if (said === '') return null
    // Some lines name their seat further on, in their first sentence.
    const isNamed = said.includes(name) && !/[;.] /.test(said.split(name)[0] ?? '')
    return { seat, said, name: isNamed ? '' : name }
  })
  return (
    <div class="lately">
      <Suspense>
        <Show when={props.talk !== null && props.table.me() !== null}>
          <ReactSoon />
        </Show>
      </Suspense>
      <Show when={newest()}>
        {(move) => (
          <button type="button" class="told" aria-description={w().log} onClick={() => props.table.openLog()}>
            <Show when={move().seat !== null}>
              <Emblem seat={move().seat ?? seatOf(0)} />
            </Show>
            <span>
              <b>{move().name}</b>
              {move().name && ' '}
              {move().said}
            </span>
          </button>
        )}
      </Show>
    </div>
  )
}
