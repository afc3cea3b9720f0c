/** The whole story: the turns that decided, each seat's luck and choice, and the curve as a table. */
import { createMemo, For, Show } from 'solid-js'
import type { DecidingTurn, Story } from '../../../shared/bots/story.ts'
import { seatOf, type Tagged } from '../../../shared/engine/ids.ts'
import type { RecordFile } from '../../../shared/protocol/record.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { signed } from '../../kit/sums.ts'
import { l } from '../logWords.ts'
import { peakOf, type Played, playedAt } from '../model/storyLines.ts'
import type { LiveTable } from '../model/table.ts'
import { turnSaid } from '../model/turnSaid.ts'
import { MomentLink } from './MomentLink.tsx'
import { s } from './storyWords.ts'
import './StoryTold.css'
import './turnRows.css'

interface Telling {
  readonly story: Story
  readonly record: RecordFile
  readonly table: LiveTable
  /** Shows a moment on the board. */
  show(moment: number): void
}

/** Less of the change than half came from what was chosen. */
const isLuck = ({ before, after, choice }: DecidingTurn): boolean =>
  Math.abs(choice) < Math.abs(after - before) / 2

export const StoryTold = (props: Telling) => {
  const seats = () => props.story.parts.map((_, seat) => seatOf(seat))
  const peaks = createMemo(() => seats().map((seat) => peakOf(props.story, seat)))
  const played = createMemo(() =>
    playedAt(props.table.rules, props.record, [
      ...props.story.deciding.map(({ moment }) => moment),
      ...peaks().map(({ moment }) => moment),
    ]),
  )
  const name = (move: Tagged, { before }: Pick<Played, 'before'>): string =>
    props.table.ui.nameMove(move, before, props.table.nameOf)
  /** What was done in it, as the log tells it: its dice and what came of a fight are no move. */
  const doneIn = ({ seat, from, to }: DecidingTurn): string => {
    const { nameOf, replay, wholeLog } = props.table
    const turn = { seat, from: replay.seqAt(from + 1), to: replay.seqAt(to) }
    return turnSaid(wholeLog(), turn, nameOf(seat), l().andMore)
  }
  const said = (at: Played): string => at.moves.map((one) => name(one.move, one)).join(' · ')
  const winner = (): number => {
    const last = props.story.chances.at(-1) ?? []
    return last.indexOf(Math.max(...last))
  }
  /** What the page of honour says of a seat. */
  const lineOf = (seat: number): string => {
    const peak = peaks()[seat]
    const at = peak === undefined ? undefined : played().get(peak.moment)
    if (peak === undefined || at === undefined) return ''
    const round = props.table.round(peak.moment)
    const hasWon = (props.story.chances.at(-1)?.[seat] ?? 0) > 0
    if (!hasWon) return s().nearest(round, s().percent(peak.chance))
    return at.seat === seat ? s().won(round, said(at)) : s().wonSince(round)
  }
  return (
    <div class="story">
      <section aria-label={s().deciding}>
        <h3>{s().deciding}</h3>
        <ol class="turn-rows story-moves">
          <For each={props.story.deciding}>
            {(turn) => (
              <Show when={played().get(turn.moment)}>
                {(at) => (
                  <li style={{ '--who': `var(--seat-${turn.seat})` }}>
                    <Emblem seat={turn.seat} />
                    <p>
                      <b>
                        {props.table.nameOf(turn.seat)}: {doneIn(turn) || said(at())}
                      </b>
                      <span class="aside">
                        {props.table.round(turn.moment)}
                        {' · '}
                        {s().wentFrom(
                          props.table.nameOf(seatOf(winner())),
                          s().percent(turn.before),
                          s().percent(turn.after),
                        )}
                        <Show when={isLuck(turn)}>{s().byLuck}</Show>
                      </span>
                      <Show when={turn.better !== null || turn.sure !== 'only'}>
                        <span class="aside">
                          {turn.better === null
                            ? s().noBetter
                            : s().better(said(at()), name(turn.better, at()))}
                        </span>
                      </Show>
                    </p>
                    <MomentLink seq={props.table.replay.seqAt(turn.to)} show={() => props.show(turn.to)}>
                      {s().see}
                    </MomentLink>
                  </li>
                )}
              </Show>
            )}
          </For>
        </ol>
      </section>
      <section aria-label={s().luckAndChoice}>
        <h3>{s().luckAndChoice}</h3>
        <table class="story-parts">
          <thead>
            <tr>
              <td />
              <th scope="col">{s().luck}</th>
              <th scope="col">{s().own}</th>
              <th scope="col">{s().others}</th>
            </tr>
          </thead>
          <tbody>
            <For each={seats()}>
              {(seat) => (
                <tr>
                  <th scope="row">
                    <Emblem seat={seat} /> {props.table.nameOf(seat)}
                    <small>{lineOf(seat)}</small>
                  </th>
                  <For each={['luck', 'own', 'others'] as const}>
                    {(part) => <td>{signed(Math.round(100 * (props.story.parts[seat]?.[part] ?? 0)))}</td>}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <p class="story-how">{s().how}</p>
      </section>
      <details>
        <summary>{s().asTable}</summary>
        <table class="story-table">
          <thead>
            <tr>
              <th scope="col">{s().moment}</th>
              <For each={seats()}>{(seat) => <th scope="col">{props.table.nameOf(seat)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={props.story.chances}>
              {(chances, moment) => (
                <tr>
                  <th scope="row">{moment()}</th>
                  <For each={chances}>{(chance) => <td>{s().percent(chance)}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </div>
  )
}
