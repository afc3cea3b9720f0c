/** The page of honour: the winner's emblem under a laurel, the places, and the turns that decided. */
import { createResource, For, Show } from 'solid-js'
import { type Seat, seatOf } from '../../../shared/engine/ids.ts'
import { registry } from '../../../shared/registry.ts'
import { Emblem, EmblemMark } from '../../kit/pieces/Emblem.tsx'
import { e } from '../endingWords.ts'
import type { Eyes } from '../model/onlooker.ts'
import type { Place } from '../model/places.ts'
import type { LiveTable } from '../model/table.ts'
import { type TurningPoint, turningPoints } from '../model/turningPoints.ts'
import './Honour.css'

/** One branch of a laurel: leaves along a bow, the left one; the right one is its mirror. */
const leaves = [
  [-46, 26, -64],
  [-54, 8, -84],
  [-56, -12, -104],
  [-50, -31, -126],
  [-38, -47, -148],
] as const

const Branch = () => (
  <g>
    <path d="M-6 46C-44 40-62 2-38-44" fill="none" stroke="var(--moss)" stroke-width="3" />
    <For each={leaves}>
      {([x, y, turn]) => (
        <g transform={`translate(${x} ${y})`}>
          <path d="M0 0C7-10 7-18 0-26C-7-18-7-10 0 0z" transform={`rotate(${turn + 40})`} />
          <path d="M0 0C6-8 6-15 0-22C-6-15-6-8 0 0z" transform={`rotate(${turn + 118})`} />
        </g>
      )}
    </For>
  </g>
)

/** A seat's emblem on its shield, in a laurel. */
export const Crowned = (props: { seat: Seat; size: number }) => (
  <svg class="crowned" viewBox="-76 -72 152 136" width={props.size} aria-hidden="true">
    <g fill="var(--moss)" stroke="#2a2520" stroke-width="1.2" stroke-linejoin="round">
      <Branch />
      <g transform="scale(-1 1)">
        <Branch />
      </g>
    </g>
    <g transform="translate(-40 -44) scale(2.5)">
      <path
        d="M3 3h26v14c0 7-6 11-13 13C9 28 3 24 3 17z"
        fill={`var(--seat-${props.seat})`}
        stroke="#2a2520"
        stroke-width="1"
      />
      <path d="M4.5 4.5h23v4L4.5 15z" fill="#fff" opacity=".16" />
      <EmblemMark seat={props.seat} x={16} y={14} size={19} />
    </g>
  </svg>
)

/** How many turns are told of. */
const told = 3

/** The last things that the log says of a turn: what came in at its beginning is the same each time. */
const saidOf = (table: LiveTable, { seat, from, to }: TurningPoint): string =>
  table
    .log()
    .filter((line) => line.seq >= from && line.seq <= to && line.seat === seat)
    .slice(-2)
    .map(({ text }) => text)
    .join(' · ')

const Turns = (props: { table: LiveTable; winner: Seat; turns: readonly TurningPoint[]; leave(): void }) => (
  <section class="honour-turns" aria-label={e().decided}>
    <h3>{e().decided}</h3>
    <ul>
      <For each={props.turns}>
        {(turn) => (
          <li style={{ '--who': `var(--seat-${turn.seat})` }}>
            <Emblem seat={turn.seat} />
            <p>
              <b>{e().turnOf(props.table.nameOf(turn.seat))}</b>{' '}
              <small>
                {(turn.gain > 0 ? e().forWinner : e().againstWinner)(props.table.nameOf(props.winner))}
              </small>
              <span>{saidOf(props.table, turn)}</span>
            </p>
            <button
              type="button"
              onClick={() => {
                props.leave()
                props.table.replay.go(props.table.replay.momentOf(turn.to))
              }}
            >
              {e().seeTurn}
            </button>
          </li>
        )}
      </For>
    </ul>
  </section>
)

/** What is told of a game that is over, above its score. */
export const Honour = (props: { table: LiveTable; places: readonly Place[] }) => {
  const winners = () => props.places.filter(({ place }) => place === 1)
  return (
    <section class="honour">
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
              <span class="honour-points">{one.points}</span>
              <Show when={one.tieBreak}>
                {(broken) => (
                  <small>{e().tieBreak(props.table.ui.scoreLine(broken().what), broken().values)}</small>
                )}
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}

/** The two or three turns with the largest swings; what weighs positions is loaded for it. */
export const DecidingTurns = (props: { table: LiveTable; eyes: Eyes; winner: Seat; leave(): void }) => {
  const [turns] = createResource(async () => {
    const [record, game] = await Promise.all([
      props.eyes.record(),
      registry[props.table.rules.id]?.rules() ?? null,
    ])
    return record === null || game === null ? [] : turningPoints(game, record, seatOf(props.winner), told)
  })
  return (
    <Show when={(turns() ?? []).length > 0}>
      <Turns table={props.table} winner={props.winner} turns={turns() ?? []} leave={props.leave} />
    </Show>
  )
}
