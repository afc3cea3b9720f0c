/** The page of honour: the winner's emblem under a laurel, the places, and the turns that decided. */
import { createMemo, createResource, For, Show } from 'solid-js'
import { type Seat, seatOf, seqOf } from '../../../shared/engine/ids.ts'
import { worded } from '../../kit/language.ts'
import { speed } from '../../kit/motion.ts'
import { Crowned } from '../../kit/pieces/Crowned.tsx'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { figure } from '../../kit/sums.ts'
import type { AnyPlug } from '../../plug/gameUi.ts'
import { e } from '../endingWords.ts'
import { l } from '../logWords.ts'
import type { Eyes } from '../model/onlooker.ts'
import { judgedBy, type Place } from '../model/places.ts'
import type { LiveTable } from '../model/table.ts'
import { toldOf } from '../model/telling.ts'
import type { TurningPoint } from '../model/turningPoints.ts'
import { turnSaid } from '../model/turnSaid.ts'
import { StillBoard } from '../StillBoard.tsx'
import { MomentLink } from '../story/MomentLink.tsx'
import { think } from '../thinking/thinker.ts'
import '../story/turnRows.css'
import './Honour.css'

const EndStory = worded(
  () => import('../story/EndStory.tsx'),
  (part) => part.EndStory,
)

/** How many turns are told of, and to who has not won how many of their own game. */
const told = 3
const toldOwn = 2
/** So many more are asked for: in a turn that only let others' cards act there is nothing to be told of. */
const spare = 2

/** Those of the largest swings, in the order of the game, in which they come. */
const largest = (turns: readonly TurningPoint[], count: number): readonly TurningPoint[] => {
  const most = turns.toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain)).slice(0, count)
  return turns.filter((turn) => most.includes(turn))
}

/** What was done in it. */
const saidOf = ({ log, nameOf }: LiveTable, turn: TurningPoint): string =>
  turnSaid(log(), turn, nameOf(turn.seat), l().andMore)

/**
 * What it meant to who has won; whoever reads it of their own victory is spoken to. That another's turn helped them is no
 * merit of that turn: of eighteen points that a rival scored it read as if they were one's own.
 */
const meant = ({ me, nameOf }: LiveTable, winner: Seat, { seat, gain }: TurningPoint): string => {
  if (winner === me()) return gain < 0 ? e().againstYou : seat === winner ? e().forYou : e().forYouByOther
  return (gain > 0 ? e().forWinner : e().againstWinner)(seat === winner ? null : nameOf(winner))
}

/** `of`: whose prospects they moved. */
const Turns = (props: {
  title: string
  table: LiveTable
  of: Seat
  turns: readonly TurningPoint[]
  leave(): void
}) => (
  <section class="honour-turns" aria-label={props.title}>
    <h3>{props.title}</h3>
    <ul class="turn-rows">
      <For each={props.turns}>
        {(turn) => (
          <li style={{ '--who': `var(--seat-${turn.seat})` }}>
            <Emblem seat={turn.seat} />
            <p>
              <b>
                {turn.seat === props.table.me() ? e().yourTurn : e().turnOf(props.table.nameOf(turn.seat))}
              </b>{' '}
              <small>
                {props.table.round(props.table.replay.momentOf(turn.from))}
                {' · '}
                {meant(props.table, props.of, turn)}
              </small>
              <span>{saidOf(props.table, turn)}</span>
            </p>
            <MomentLink
              seq={turn.to}
              show={() => {
                props.leave()
                props.table.replay.go(props.table.replay.momentOf(turn.to))
              }}
            >
              {e().seeTurn}
            </MomentLink>
          </li>
        )}
      </For>
    </ul>
  </section>
)

/** Tables whose page of honour has been seen: opened again it stands there at once, as it does where nothing moves. */
const honoured = new WeakSet<LiveTable>()

/** What is told of a game that is over, above its score, with the board as it was left. */
export const Honour = (props: { table: LiveTable; plug: AnyPlug; places: readonly Place[] }) => {
  const isAgain = honoured.has(props.table) || speed() === 'atOnce'
  honoured.add(props.table)
  const winners = () => props.places.filter(({ place }) => place === 1)
  const judged = createMemo(() => judgedBy(props.table.rules, props.table.view(), props.places))
  /** By seat what each thing brought, over all rounds. */
  const sums = createMemo(() =>
    props.table.rules.scores(props.table.view()).map((lines) => {
      const sum = new Map<string, number>()
      for (const { what, points } of lines) sum.set(what, (sum.get(what) ?? 0) + points)
      return sum
    }),
  )
  /**
   * Of who has won by points what brought the most of them, and of who has not what brought them more than anybody else:
   * each has done something well. Null where it is all that did, or there is no such thing.
   */
  const mostOf = ({ seat, place, points }: Place): string | null => {
    if (judged() !== null) return null
    const isBest = ([what, sum]: [string, number]): boolean =>
      sums().every((other, at) => at === seat || (other.get(what) ?? 0) < sum)
    const [most, next] = [...(sums()[seat] ?? [])]
      .filter((one) => place === 1 || isBest(one))
      .toSorted(([, one], [, other]) => other - one)
    // One point is nothing to be praised for, and of two things alike neither brought the most.
    if (most === undefined || most[1] < 2 || most[1] === points || most[1] === next?.[1]) return null
    const name = props.table.ui.scoreLine(most[0])
    return place === 1 ? e().mostBy(name, most[1], points) : e().bestIn(name, most[1])
  }
  /** Where nothing is scored after the last act, what was done in its turn: null at others than who has won by it. */
  const finalTurn = ({ seat, place }: Place): string | null => {
    const { ui, entries, log, nameOf } = props.table
    if (ui.ifScored !== undefined || place !== 1) return null
    const played = entries().filter((entry) => entry.kind === 'played')
    const last = played.at(-1)
    if (last?.seat !== seat) return null
    const before = played.findLast((entry) => entry.seat !== seat)
    const turn = { seat, from: seqOf((before?.seq ?? 0) + 1), to: last.seq }
    const said = turnSaid(log(), turn, nameOf(seat), l().andMore)
    return said.charAt(0).toLowerCase() + said.slice(1)
  }
  /** Points by which who reads this is behind who has won; 0 where something else than points has decided. */
  const behind = ({ seat, points }: Place): number =>
    seat === props.table.me() && winners().at(-1)?.decider?.isTie !== false
      ? (winners()[0]?.points ?? 0) - points
      : 0
  /** Where something else than points has won: how much of it, to who reads this from beyond the second place, which is told above. */
  const heldAgainst = ({ seat }: Place): string | null => {
    const it = judged()
    const first = winners().at(-1)
    if (it === null || first === undefined || seat !== props.table.me()) return null
    const [won, own] = [it.valueOf(first.seat), it.valueOf(seat)]
    const isTold = first.decider?.values === null || props.places[winners().length]?.seat === seat
    return isTold || won <= own ? null : e().decider(props.table.ui.scoreLine(it.what), false, [won, own])
  }
  /** What put the winner furthest ahead of who reads this; null where nothing else has scored, or two things did so alike. */
  const apart = ({ seat }: Place): readonly [string, string, string] | null => {
    const [won, own] = [sums()[winners()[0]?.seat ?? seat], sums()[seat]]
    const [most, next] = [...new Set([...(won?.keys() ?? []), ...(own?.keys() ?? [])])]
      .map((what) => ({ what, won: won?.get(what) ?? 0, own: own?.get(what) ?? 0 }))
      .toSorted((one, other) => other.won - other.own - (one.won - one.own))
    if (most === undefined || next === undefined || most.won - most.own === next.won - next.own) return null
    return [props.table.ui.scoreLine(most.what), figure(most.won), figure(most.own)]
  }
  /** Points tell apart who has as much of what was counted, and nobody else. */
  const isTied = (seat: Seat): boolean => {
    const it = judged()
    return (
      it !== null &&
      props.places.some((other) => other.seat !== seat && it.valueOf(other.seat) === it.valueOf(seat))
    )
  }
  return (
    <section class="honour" classList={{ again: isAgain }}>
      <div class="honour-crowns">
        <For each={winners()}>
          {({ seat }) => <Crowned seat={seat} size={winners().length > 1 ? 96 : 132} />}
        </For>
      </div>
      <ol class="honour-places">
        <For each={props.places}>
          {(one) => (
            <li style={{ '--who': `var(--seat-${one.seat})` }} classList={{ winner: one.place === 1 }}>
              <span class="honour-place">{e().place(one.place)}</span>
              <Emblem seat={one.seat} />
              <b>{props.table.nameOf(one.seat)}</b>
              <span class="honour-points">
                {judged()?.valueOf(one.seat) ?? one.points}
                <Show when={judged()}>
                  {(it) => <i>{props.table.ui.scoreLine(it().what, it().valueOf(one.seat))}</i>}
                </Show>
              </span>
              <Show when={one.decider}>
                {(decider) => (
                  <small>
                    {e().decider(props.table.ui.scoreLine(decider().what), decider().isTie, decider().values)}
                  </small>
                )}
              </Show>
              <Show when={heldAgainst(one)}>{(said) => <small>{said()}</small>}</Show>
              <Show when={finalTurn(one)}>
                {(said) => <small class="honour-also">{e().finalTurn(said())}</small>}
              </Show>
              <Show when={mostOf(one)}>{(most) => <small class="honour-also">{most()}</small>}</Show>
              <Show when={behind(one) > 0}>
                <small>
                  {e().behind(behind(one), props.table.nameOf(winners()[0]?.seat ?? one.seat), apart(one))}
                </small>
              </Show>
              <Show when={isTied(one.seat)}>
                <small class="honour-also">{e().alsoPoints(one.points)}</small>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <div class="honour-board" role="img" aria-label={e().board}>
        <StillBoard plug={props.plug} view={props.table.view()} nameOf={props.table.nameOf} />
      </div>
    </section>
  )
}

/**
 * The two or three turns with the largest swings, of who has won and of who reads it: what weighs positions is fetched,
 * and does so, beside the page.
 */
export const DecidingTurns = (props: { table: LiveTable; eyes: Eyes; winner: Seat; leave(): void }) => {
  const turnsOf = (of: Seat, count: number) => {
    const [found] = createResource(async () => {
      const record = await props.eyes.record()
      if (record === null) return []
      const asked = { game: record.game, record: toldOf(record), winner: of, count: count + spare }
      // Where no thread can be had the rest of the page stands all the same.
      return think('turns', asked).catch(() => [])
    })
    // A card without a word of what was done is no turn that anybody could learn from.
    return createMemo(() =>
      found.state === 'ready'
        ? largest(
            found().filter((turn) => saidOf(props.table, turn) !== ''),
            count,
          )
        : null,
    )
  }
  const winner = seatOf(props.winner)
  const decided = turnsOf(winner, told)
  const me = props.table.me()
  const all = me === null || me === winner ? () => [] : turnsOf(me, told + toldOwn)
  /** Of one's own game those that have not been told of above: read twice they told nothing. */
  const own = (): readonly TurningPoint[] =>
    largest(
      (all() ?? []).filter(({ from }) => decided()?.every((turn) => turn.from !== from) === true),
      toldOwn,
    )
  return (
    <EndStory table={props.table} eyes={props.eyes} leave={props.leave}>
      <Show when={(decided() ?? []).length > 0}>
        <Turns
          title={e().decided}
          table={props.table}
          of={winner}
          turns={decided() ?? []}
          leave={props.leave}
        />
      </Show>
      <Show when={own().length > 0}>
        <Turns
          title={e().decidedForYou}
          table={props.table}
          of={me ?? winner}
          turns={own()}
          leave={props.leave}
        />
      </Show>
    </EndStory>
  )
}
