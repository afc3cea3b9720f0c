/**
 * In the lanes beside the temple, how one wins, what the phase's scoring will count, and what one has of each: while it
 * is scored, what has been counted. Their sum is what the phase would bring, and not one's points, which stand beside
 * one's name: once it is scored they hold it, and two sums of which neither is the other's would be read as one.
 */
import { createMemo, For, Show } from 'solid-js'
import { seatOf, type Viewer } from '../../../shared/engine/ids.ts'
import { fortalezaRules } from '../../../shared/games/fortaleza/rules.ts'
import type { ScorePart } from '../../../shared/games/fortaleza/state.ts'
import { figure, signed } from '../../kit/sums.ts'
import { Sign } from './cards/scoreLines.tsx'
import type { FortalezaTable } from './choice.ts'
import { ifScored, isScored } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'

/** Whose figures they are: one's own, or of whoever has won. */
const seatRead = (table: FortalezaTable): Viewer =>
  table.me() ?? fortalezaRules.outcome(table.view())?.ranking[0]?.[0] ?? null

/** How broad it is, in the middle of the board. */
const breadth = 700

export const Tally = (props: { table: FortalezaTable; texts: Texts }) => {
  const seat = createMemo(() => seatRead(props.table))
  const lines = createMemo(() => {
    const view = props.table.view()
    const [first = []] = fortalezaRules.scores(isScored(view) ? view : ifScored(view)).slice(seat() ?? 0)
    return first.filter(({ round }) => round + 1 === view.phase)
  })
  const title = (): string => props.texts.tally(props.table.view().phase)
  /** As names: a cell stays the same, whatever its figure. */
  const parts = (): readonly ScorePart[] => lines().map(({ what }) => what as ScorePart)
  const had = (part: ScorePart): string => figure(lines().find(({ what }) => what === part)?.points ?? 0)
  /** A part that is not counted yet is not 0. */
  const isShown = (part: ScorePart): boolean =>
    seat() !== null &&
    (had(part) !== '0' || props.table.view().stage !== 'turn' || !isScored(props.table.view()))
  const said = (): string =>
    parts()
      .map((part) => `${props.texts.scores[part]} ${had(part)}`)
      .join(', ')
  const sum = (): number => lines().reduce((all, { points }) => all + points, 0)
  const brought = (): string =>
    props.table.me() === null || isScored(props.table.view()) ? '' : `: ${signed(sum())}`
  const width = (): number => breadth / parts().length
  return (
    <g class="fz-tally">
      <text class="fz-says" x="500" y="366" text-anchor="middle">
        {props.texts.goal}
      </text>
      <g role="img" aria-label={seat() === null ? title() : `${title()}: ${said()}`}>
        <text class="fz-says" x="156" y="609">
          {title()}
          {brought()}
        </text>
        <Show when={props.table.me() === null && seat() !== null}>
          <text class="fz-says" x="844" y="609" text-anchor="end">
            {`${props.table.nameOf(seat() ?? seatOf(0))}: ${figure(sum())}`}
          </text>
        </Show>
        <rect x={500 - breadth / 2} y="619" width={breadth} height="49" rx="9" />
        <For each={parts()}>
          {(part, at) => (
            <g
              data-card={`score:${part}`}
              transform={`translate(${500 - breadth / 2 + (at() + 0.5) * width()} 643)`}
            >
              <rect class="fz-read" x={-width() / 2} y="-24" width={width()} height="48" />
              <g transform="translate(-21) scale(.86)">
                <Sign part={part} seat={seat() ?? seatOf(0)} />
              </g>
              <Show when={isShown(part) && had(part)} keyed>
                {(points) => (
                  <text
                    class="fz-had"
                    classList={{ none: points === '0' }}
                    x="22"
                    y="10"
                    text-anchor="middle"
                  >
                    {points}
                  </text>
                )}
              </Show>
            </g>
          )}
        </For>
      </g>
    </g>
  )
}
