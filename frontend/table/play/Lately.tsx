import { createMemo, Show, Suspense } from 'solid-js'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { Talk } from '../chat/Chat.tsx'
import type { LiveTable } from '../model/table.ts'
import { sinceOwnTurn } from '../model/turns.ts'
import { w } from '../words.ts'
import { lastMoveOf } from './LastMove.tsx'
import { ReactSoon } from './SeatFoot.tsx'

/**
 * On a narrow page, where seats have no line below their names: what another did last in this round, or what ended the
 * game, which opens the log, and what one may say to that. Until one plays again, who did something to oneself comes
 * before who did something later. Between zoom and details, while no turn in hand lies there.
 */
export const Lately = (props: { table: LiveTable; talk: Talk | null }) => {
  const newest = createMemo(() => {
    const { table } = props
    const log = table.log()
    const round = log.slice(log.findLastIndex(({ isRound }) => isRound) + 1)
    // That somebody has chosen is no news: what came of the round before stays, until something is done or shown.
    const lines = round.every(({ isDetail }) => isDetail) ? log : round
    // What ended the game was done last, though it be one's own.
    const told = lines.filter(({ seat }) => seat !== null && (table.finished() || seat !== table.me()))
    const deeds = told.filter(({ isDetail }) => !isDetail)
    const reader = table.me()
    const since = sinceOwnTurn(table.entries(), reader)
    const own = reader === null || table.finished() ? null : table.nameOf(reader)
    const toMe = deeds.findLast(({ seq, text }) => own !== null && seq > since && text.includes(own))
    const seat = (toMe ?? deeds.at(-1) ?? told.at(-1))?.seat ?? null
    if (seat === null) return null
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
            <Emblem seat={move().seat} />
            <span>
              <b>{move().name}</b> {move().said}
            </span>
          </button>
        )}
      </Show>
    </div>
  )
}
