import { createMemo, createResource, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import { type RuleId, type Seat, seatOf } from '../../../shared/engine/ids.ts'
import { totalsOf } from '../../../shared/engine/standing.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { language, t } from '../../kit/language.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { figure } from '../../kit/sums.ts'
import { e, verdictFor } from '../endingWords.ts'
import { w } from '../words.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { paragraph } from '../../kit/paragraph.ts'
import type { AnyPlug, CardFigure } from '../../plug/gameUi.ts'
import type { Eyes } from '../model/onlooker.ts'
import { placesAt } from '../model/places.ts'
import type { LiveTable } from '../model/table.ts'
import { AgainButton } from '../play/AgainButton.tsx'
import { RematchAsked } from '../play/RematchAsked.tsx'
import { type Row, rowsOf } from './scoreRows.ts'
import { drawEarly } from './sharedPicture.ts'
import './ScoreSheet.css'

// In a game that is on there is nobody to honour.
const Honour = lazy(async () => ({ default: (await import('./Honour.tsx')).Honour }))
const DecidingTurns = lazy(async () => ({ default: (await import('./Honour.tsx')).DecidingTurns }))

/** What a sum is made of, where it is no plain count. */
const Parts = (props: { of: readonly CardFigure[] }) => (
  <Show when={props.of.length > 0}>
    <ul class="score-parts">
      <For each={props.of}>
        {({ mark, text }) => (
          <li>
            <svg viewBox="-22 -22 44 44" width="16" height="16" aria-hidden="true">
              {mark()}
            </svg>
            {text}
          </li>
        )}
      </For>
    </ul>
  </Show>
)

/** A yes or no that is a no: a dash, and a word for who does not see it. */
const NotSo = () => (
  <span role="img" aria-label={e().no}>
    —
  </span>
)

const Total = (props: { said: string; of: readonly number[]; isNote?: boolean }) => (
  <tr classList={{ note: props.isNote }}>
    <th scope="row">{props.said}</th>
    <For each={props.of}>{(total) => <td>{total}</td>}</For>
  </tr>
)

/** Explains every point, those that would be scored now too, and says who won. */
export const ScoreSheet = (props: {
  table: LiveTable
  plug: AnyPlug
  info: TableInfo
  eyes: Eyes | null
  onClose(): void
  showRule(rule: RuleId): void
  playAgain(): Promise<void> | void
  /** Null where there is no table to send anybody to. */
  share: (() => void) | null
}) => {
  // Those who played hand it on; of a private game there is no picture.
  if (
    props.table.finished() &&
    props.share !== null &&
    props.table.me() !== null &&
    props.info.visibility !== 'private'
  )
    drawEarly(props.info.id)
  const outcome = createMemo(() => props.table.rules.outcome(props.table.view()))
  const scored = createMemo(() => props.table.rules.scores(props.table.view()))
  /** Says that who would win is left for the scoring to tell. */
  const kept = (): string | null =>
    outcome() === null ? (props.table.ui.kept?.(props.table.view()) ?? null) : null
  /** While it is not over: as if all that is still to score were scored now. */
  const foreseen = createMemo(() => {
    const { ui, rules, view } = props.table
    return outcome() === null && ui.ifScored !== undefined && kept() === null
      ? rules.scores(ui.ifScored(view()))
      : null
  })
  const scores = () => foreseen() ?? scored()
  const rows = createMemo(() => rowsOf(scores()))
  const rounds = createMemo(() => [...new Set(rows().map((row) => row.round))])
  const ranking = () => outcome()?.ranking ?? []
  const figures = () => props.table.rules.standings(props.table.view())[0] ?? []
  /** Nothing that is counted tells places apart before points do: what else is counted breaks ties. */
  const isByPoints = (): boolean => (figures().find(({ isYes }) => !isYes)?.what ?? 'points') === 'points'
  /**
   * Beside points: what places are judged by, as far as it took to tell the first from the next; where it comes before
   * points, all of it.
   */
  const decisive = createMemo(
    (): {
      readonly what: string
      readonly rule: RuleId
      readonly isYes?: true
      readonly values: number[]
      /** Points are asked only of who is level in it; else it tells apart who is level in points. */
      readonly isBefore: boolean
    }[] => {
      const why = outcome()?.why.what
      const standings = props.table.rules.standings(props.table.view())
      const points = figures().findIndex(({ what }) => what === 'points')
      // While it is not over, any of them may decide it; an order of seats is no figure.
      const last =
        why === undefined || !isByPoints()
          ? figures().length
          : Math.max(
              points,
              figures().findIndex(({ what }) => what === why),
            )
      const totals = totalsOf(scored())
      return figures()
        .slice(0, last + 1)
        .flatMap((one, at) =>
          one.what === 'points'
            ? []
            : [
                {
                  ...one,
                  values: standings.map((seat) => seat[at]?.value ?? 0),
                  isBefore: points < 0 || at < points,
                },
              ],
        )
        .filter(({ isYes, values }) =>
          // What is true of all tells nobody apart, and points by another name are summed up besides.
          isYes === true
            ? values.includes(0)
            : !same(values, totals) && (why !== undefined || values.every((value) => value >= 0)),
        )
    },
  )
  const places = createMemo(() => placesAt(props.table.rules, props.table.view()))
  const placeOf = (seat: number): number => places().find((one) => one.seat === seat)?.place ?? 0
  /** The seats as the columns have them: by their places once there are any, so that the first one is read first. */
  const columns = (): readonly Seat[] =>
    places().length > 0 ? places().map(({ seat }) => seat) : scores().map((_, seat) => seatOf(seat))
  const inColumns = <Of,>(bySeat: readonly Of[]): readonly Of[] =>
    columns().flatMap((seat) => bySeat.slice(seat, seat + 1))
  /** What a line counts, as its card shows it. */
  const [cards] = createResource(language, (spoken) => props.plug.cards(spoken))
  const cardOf = (what: string) => cards.latest?.(`score:${what}`, props.table)
  const replayFrom = (moment: number): void => {
    props.onClose()
    props.table.replay.go(moment)
  }
  const watchAgain = (): void => {
    replayFrom(0)
    props.table.replay.play(true)
  }
  /** All faces up, and the story open under the replay: the bar, which is not there yet, takes that from the address. */
  const analyse = (eyes: Eyes): void => {
    history.replaceState(null, '', `${location.pathname}?story`)
    eyes.look('open')
    replayFrom(props.table.replay.length())
  }
  const heading = (): string => {
    const best = ranking()[0] ?? []
    if (best.length === 0) return kept() ?? e().ifScored
    const me = props.table.me()
    const own = me === null ? 0 : placeOf(me)
    return [verdictFor(best, props.table), ...(own > 1 ? [e().ownPlace(own)] : [])].join(' · ')
  }
  /** What a row counts, and the rule that says so. */
  const Named = (row: { what: string; rule: RuleId }) => (
    <th scope="row" data-card={`score:${row.what}`}>
      <span class="score-mark" aria-hidden="true">
        {cardOf(row.what)?.picture()}
      </span>
      {props.table.ui.scoreLine(row.what)}{' '}
      <button
        type="button"
        class="rule"
        aria-label={w().showRule(row.rule)}
        onClick={() => props.showRule(row.rule)}
      >
        {paragraph(row.rule)}
      </button>
    </th>
  )
  /** Once all is over: while it is not, it says what there is to score. */
  const isBare = ({ points }: Row): boolean => outcome() !== null && points.every((one) => one === 0)
  const bareIn = (round: number): readonly Row[] => rows().filter((row) => row.round === round && isBare(row))
  const told = (isBefore: boolean) => decisive().filter((one) => one.isBefore === isBefore)
  const Decisive = (of: { isBefore: boolean }) => (
    <For each={told(of.isBefore)}>
      {({ what, rule, isYes, values }) => {
        // Below zero lies an order: as many come before.
        const isOrder = values.some((value) => value < 0)
        const asTold = (value: number): JSX.Element => {
          if (isYes === true) return value === 1 ? e().yes : <NotSo />
          return isOrder ? e().place(1 - value) : figure(value)
        }
        return (
          <tr class="decisive">
            <Named what={what} rule={rule} />
            <For each={inColumns(values)}>{(value) => <td>{asTold(value)}</td>}</For>
          </tr>
        )
      }}
    </For>
  )
  return (
    <Sheet
      class={props.table.finished() ? 'scores ends' : 'scores'}
      label={w().scores}
      heading={heading()}
      leave={props.table.finished() ? e().seeBoard : undefined}
      onClose={() => props.onClose()}
      below={
        <Show when={props.table.finished()}>
          <footer class="choices">
            <button type="button" onClick={watchAgain}>
              {e().lookThrough}
            </button>
            <Show when={props.eyes}>
              {(eyes) => (
                <button type="button" onClick={() => analyse(eyes())}>
                  {e().analyse}
                </button>
              )}
            </Show>
            <Show when={props.share}>
              {(share) => (
                <button type="button" onClick={() => share()()}>
                  {t().share.title}
                </button>
              )}
            </Show>
            <Show when={props.info.rematch} fallback={<AgainButton isMain playAgain={props.playAgain} />}>
              {(asked) => (
                <RematchAsked
                  asked={asked()}
                  me={props.table.me()}
                  nameOf={props.table.nameOf}
                  come={props.playAgain}
                />
              )}
            </Show>
          </footer>
        </Show>
      }
    >
      <Suspense>
        <Show when={props.table.finished() && places().length > 0}>
          <Honour table={props.table} plug={props.plug} places={places()} />
        </Show>
      </Suspense>
      <table>
        <thead>
          <tr>
            <td />
            <For each={columns()}>
              {(seat) => (
                <th scope="col" style={{ '--who': `var(--seat-${seat})` }}>
                  <Emblem seat={seat} />
                  <span>{props.table.nameOf(seat)}</span>
                  <Show when={placeOf(seat) > 0}>
                    <small>{e().place(placeOf(seat))}</small>
                  </Show>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <Show when={told(true).length > 0}>
          <tbody class="deciding">
            <tr>
              <th scope="rowgroup" colspan={scores().length + 1}>
                {e().decides}
              </th>
            </tr>
            <Decisive isBefore />
          </tbody>
        </Show>
        <For each={rounds()}>
          {(round) => (
            <tbody>
              <tr>
                <th scope="rowgroup" colspan={scores().length + 1}>
                  {props.table.ui.scoreRound(round)}
                </th>
              </tr>
              <For each={rows().filter((row) => row.round === round && !isBare(row))}>
                {(row) => (
                  <tr>
                    <Named what={row.what} rule={row.rule} />
                    <For each={columns()}>
                      {(seat) => (
                        <td>
                          {figure(row.points[seat] ?? 0)}
                          <Parts of={cardOf(row.what)?.parts?.[seat] ?? []} />
                        </td>
                      )}
                    </For>
                  </tr>
                )}
              </For>
              <Show when={bareIn(round).length > 0}>
                <tr>
                  <th class="bare" colspan={scores().length + 1}>
                    {e().noPoints}
                    {/* What would have brought some is told by its card. */}
                    <For each={bareIn(round)}>
                      {({ what }, at) => (
                        <>
                          {at() > 0 ? ', ' : ' '}
                          <span tabindex="0" data-card={`score:${what}`}>
                            {props.table.ui.scoreLine(what)}
                          </span>
                        </>
                      )}
                    </For>
                  </th>
                </tr>
              </Show>
            </tbody>
          )}
        </For>
        <tfoot>
          <Show when={rows().length > 0}>
            <Total
              said={
                foreseen() !== null
                  ? e().ifScored
                  : kept() !== null
                    ? e().soFar
                    : isByPoints()
                      ? e().total
                      : e().forTies
              }
              of={inColumns(totalsOf(scores()))}
              isNote={!isByPoints()}
            />
            {/* Of the rows above it is no sum. */}
            <Show when={foreseen()}>
              <Total said={e().soFar} of={inColumns(totalsOf(scored()))} isNote />
            </Show>
          </Show>
          <Show when={rows().length > 0 && told(false).length > 0}>
            <tr class="note">
              <th scope="rowgroup" colspan={scores().length + 1}>
                {e().ties}
              </th>
            </tr>
            <Decisive isBefore={false} />
          </Show>
          <Show when={props.info.takenBack.some((times) => times > 0)}>
            <tr class="note">
              <th scope="row">{e().takenBack}</th>
              <For each={inColumns(props.info.takenBack)}>{(times) => <td>{times}</td>}</For>
            </tr>
          </Show>
        </tfoot>
      </table>
      <Suspense>
        <Show when={props.table.finished() && ranking()[0]?.[0] !== undefined && props.eyes}>
          {(eyes) => (
            <DecidingTurns
              table={props.table}
              eyes={eyes()}
              winner={ranking()[0]?.[0] ?? seatOf(0)}
              leave={props.onClose}
            />
          )}
        </Show>
      </Suspense>
    </Sheet>
  )
}
