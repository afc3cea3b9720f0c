import { Match, Show, Switch } from 'solid-js'
import { seatOf, type Viewer } from '../../../shared/engine/ids.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import type { NamedLevel } from '../../../shared/protocol/botLevels.ts'
import type { SeatInfo, TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { language, nameHere, t } from '../../kit/language.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { Portrait } from '../../kit/pieces/Portrait.tsx'
import { serverNow } from '../../kit/serverTime.ts'
import { characterAt, nameAt } from '../../../shared/protocol/names.ts'
import { CharacterLine } from './CharacterLine.tsx'
import { w } from './waitingWords.ts'
import './Chair.css'

interface Chaired {
  readonly info: TableInfo
  readonly you: Viewer
  readonly seat: number
  /** Whether one is who decides here. */
  readonly decides: boolean
  /** The kind of bot that who decides sits in a free chair. */
  readonly level: NamedLevel
  act(act: TableAct): Promise<boolean>
  sit(seat: number): void
}

/** What there is to know of who sits here, and whether the seat can be freed. */
const Person = (props: Chaired & { person: Extract<SeatInfo, { kind: 'person' }> }) => {
  const notes = (): string =>
    [
      props.you === props.seat ? t().site.you : '',
      props.info.host === props.seat ? w().host : '',
      props.person.ready ? w().ready : '',
      props.person.held ? w().coming : props.person.present ? '' : w().away,
    ]
      .filter((note) => note !== '')
      .join(' · ')
  // The table is told anew when the time comes.
  const mayFree = (): boolean => {
    const { freeAt } = props.person
    if (props.you === null || freeAt === null) return false
    return (props.decides && !props.person.held) || freeAt <= serverNow()
  }
  return (
    <>
      <b>{nameHere(props.person.name)}</b>
      <small>{notes()}</small>
      <Show when={mayFree()}>
        <button
          type="button"
          class="quiet"
          aria-label={w().freeSeatOf(props.person.name)}
          onClick={() => void props.act({ act: 'free', seat: props.seat })}
        >
          {w().freeSeat}
        </button>
      </Show>
    </>
  )
}

/** One seat at a table that waits. */
export const Chair = (props: Chaired) => {
  const info = (): SeatInfo => props.info.seats[props.seat] ?? { kind: 'empty' }
  const person = (): Extract<SeatInfo, { kind: 'person' }> | null => {
    const one = info()
    return one.kind === 'person' ? one : null
  }
  const bot = (): Extract<SeatInfo, { kind: 'bot' }> | null => {
    const one = info()
    return one.kind === 'bot' ? one : null
  }
  const angle = (): number => (props.seat / props.info.seats.length) * 2 * Math.PI + Math.PI / 2
  return (
    <li
      class="chair"
      classList={{ taken: info().kind !== 'empty', me: props.you === props.seat }}
      style={{
        '--who': `var(--seat-${props.seat})`,
        '--x': String(Math.cos(angle()).toFixed(3)),
        '--y': String(Math.sin(angle()).toFixed(3)),
      }}
    >
      <span class="arms">
        <Emblem seat={seatOf(props.seat)} />
        <Show when={bot()}>
          <Portrait character={characterAt(props.info, seatOf(props.seat))} />
        </Show>
      </span>
      <Switch
        fallback={
          <Show
            when={props.decides}
            fallback={
              <Show when={props.you === null} fallback={<small>{w().free}</small>}>
                <button type="button" onClick={() => props.sit(props.seat)}>
                  {w().sitHere}
                </button>
              </Show>
            }
          >
            <button
              type="button"
              onClick={() => void props.act({ act: 'addBot', seat: props.seat, level: props.level })}
            >
              + {w().level[props.level]}
            </button>
          </Show>
        }
      >
        <Match when={person()}>{(one) => <Person {...props} person={one()} />}</Match>
        <Match when={bot()}>
          {(one) => (
            <>
              <b>{nameAt(props.info, seatOf(props.seat), language())}</b>
              <small>{w().level[one().level]}</small>
              <CharacterLine game={props.info.game} character={characterAt(props.info, seatOf(props.seat))} />
              <Show when={props.decides}>
                <button
                  type="button"
                  class="quiet"
                  onClick={() => void props.act({ act: 'removeBot', seat: props.seat })}
                >
                  {w().removeBot}
                </button>
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </li>
  )
}
