import { createSignal, For, lazy, onCleanup, Show, Suspense } from 'solid-js'
import type { GameMeta } from '../../../shared/engine/meta.ts'
import { seatOf, type Viewer } from '../../../shared/engine/ids.ts'
import type { NamedLevel } from '../../../shared/protocol/botLevels.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { name } from '../../kit/identity.ts'
import { language, t } from '../../kit/language.ts'
import { w } from './waitingWords.ts'
import { tableLink } from '../../kit/links.ts'
import { Chair } from './Chair.tsx'
import { WhoPlays } from './WhoPlays.tsx'
import { Chat, type Talk } from '../chat/Chat.tsx'
import { Invitation } from './Invitation.tsx'
import { Options } from './Options.tsx'
import { NameField } from '../NameField.tsx'
import { nameAt } from '../../../shared/protocol/names.ts'
import './Waiting.css'

const ShareSheet = lazy(async () => ({ default: (await import('../sheets/ShareSheet.tsx')).ShareSheet }))

// The page that waits is there first; the game is fetched meanwhile, as it will be played.
const BoardOnTable = lazy(async () => ({ default: (await import('./BoardOnTable.tsx')).BoardOnTable }))

/** Whether one is who decides here. */
const isHost = ({ info, you }: Pick<Asked, 'info' | 'you'>): boolean => you !== null && you === info.host

interface Asked {
  readonly info: TableInfo
  readonly meta: GameMeta
  readonly you: Viewer
  readonly trouble: string
  act(act: TableAct): Promise<boolean>
  readonly talk: Talk
}

/** What the table waits for: players, somebody who is on the way, or who decides. */
const title = (props: Asked): string => {
  const { seats, host, startsWhenFull } = props.info
  if (seats.some(({ kind }) => kind === 'empty')) return w().title
  const coming = seats.flatMap((seat, index) =>
    seat.kind === 'person' && (seat.held || (startsWhenFull && !seat.present)) ? [seatOf(index)] : [],
  )
  if (coming.length === 0 && isHost(props)) return w().allSeated
  const awaited = coming.length > 0 || host === null ? coming : [host]
  const names = awaited.map((seat) => nameAt(props.info, seat, language()))
  return names.length === 0 ? w().title : w().waitingFor(names)
}

/** The link, and the ways to hand it on. */
const Share = (props: { info: TableInfo; title: string }) => {
  const [more, showMore] = createSignal(false)
  const link = tableLink(props.info.id)
  return (
    <div class="share">
      <p>{props.info.seats.some(({ kind }) => kind === 'empty') ? w().share : w().noSeatLeft}</p>
      <div class="share-row">
        <input
          readonly
          value={link}
          aria-label={w().copyLink}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={() => link} label={w().copyLink} />
        <Show when={'share' in navigator}>
          <button
            type="button"
            onClick={() => void navigator.share({ title: 'Almena', url: link }).catch(() => undefined)}
          >
            {t().share.send}
          </button>
        </Show>
        <button type="button" onClick={() => showMore(true)}>
          {w().moreWays}
        </button>
      </div>
      <Suspense>
        <Show when={more()}>
          <ShareSheet id={props.info.id} title={props.title} onClose={() => showMore(false)} />
        </Show>
      </Suspense>
    </div>
  )
}

/** What one may do now: who decides begins, the others say that they are ready. */
const Doings = (props: Asked & { empty: readonly number[]; level: NamedLevel }) => {
  const isReady = (): boolean => {
    const own = props.you === null ? undefined : props.info.seats[props.you]
    return own?.kind === 'person' && own.ready
  }
  const start = async (): Promise<void> => {
    const { empty, level } = props
    for (const seat of empty) if (!(await props.act({ act: 'addBot', seat, level }))) return
    await props.act({ act: 'start' })
  }
  return (
    <div class="choices">
      <button type="button" onClick={() => void props.act({ act: 'stand' })}>
        {w().stand}
      </button>
      <Show
        when={isHost(props)}
        fallback={
          <button
            type="button"
            classList={{ main: !isReady() }}
            onClick={() => void props.act({ act: 'ready', ready: !isReady() })}
          >
            {isReady() ? w().notReadyYet : w().sayReady}
          </button>
        }
      >
        <button type="button" class="main" onClick={() => void start()}>
          {props.empty.length === 0 ? w().start : w().fillAndStart(props.empty.length)}
        </button>
      </Show>
    </div>
  )
}

/** Milliseconds after which the board is laid: by then the page itself stands. */
const layAfter = 700

/** The table from above: the game's name, until its board lies there. */
const TableTop = (props: { info: TableInfo; name: string }) => {
  const [isLaid, lay] = createSignal(false)
  const soon = setTimeout(() => lay(true), layAfter)
  onCleanup(() => clearTimeout(soon))
  return (
    <div class="table-top" aria-hidden="true">
      <Suspense fallback={<span>{props.name}</span>}>
        <Show when={isLaid()} fallback={<span>{props.name}</span>}>
          <BoardOnTable info={props.info} />
        </Show>
      </Suspense>
    </div>
  )
}

/** The table before the game: who sits round it, the link to share, and what will be played. */
export const Waiting = (props: Asked) => {
  const empty = (): number[] =>
    props.info.seats.flatMap((seat, index) => (seat.kind === 'empty' ? [index] : []))
  const [level, chooseLevel] = createSignal<NamedLevel>('oficial')
  const [isNameless, setNameless] = createSignal(false)
  let field: HTMLInputElement | undefined
  /** Nobody sits down without a name: the others should know whom they play with. */
  const sit = (seat: number): void => {
    setNameless(name().trim() === '')
    if (isNameless()) field?.focus()
    else void props.act({ act: 'sit', seat, name: name() })
  }
  /** Said where the name is asked for, in the room of what stood there: nothing moves under the finger. */
  const Naming = () => (
    <>
      <Show when={props.you === null}>
        <Show when={isNameless()} fallback={<p>{w().spectating(empty().length > 0)}</p>}>
          <p class="notice" role="alert">
            {w().nameFirst}
          </p>
        </Show>
      </Show>
      <NameField
        ref={(input) => (field = input)}
        rename={(called) => {
          setNameless(false)
          if (props.you !== null) void props.act({ act: 'rename', name: called })
        }}
      />
    </>
  )
  return (
    <main class="waiting">
      <Show
        when={props.you === null && empty()[0] !== undefined}
        fallback={
          <>
            <div>
              <p class="which-game">{props.meta.name[language()]}</p>
              <h1>{title(props)}</h1>
            </div>
            <div class="doors">
              <Share info={props.info} title={props.meta.name[language()]} />
              <Naming />
            </div>
            <WhoPlays
              info={props.info}
              meta={props.meta}
              decides={isHost(props)}
              level={level()}
              chooseLevel={chooseLevel}
              act={props.act}
            />
          </>
        }
      >
        <Invitation info={props.info} meta={props.meta} seat={empty()[0] ?? 0} sit={sit}>
          <Naming />
        </Invitation>
      </Show>
      <div class="round-table">
        <TableTop info={props.info} name={props.meta.name[language()]} />
        <ul aria-label={w().seats}>
          <For each={props.info.seats.map((_, seat) => seat)}>
            {(seat) => <Chair {...props} decides={isHost(props)} level={level()} seat={seat} sit={sit} />}
          </For>
        </ul>
      </div>
      <Show when={props.info.startsWhenFull}>
        <p class="notice">{w().fullStarts}</p>
      </Show>
      <Show when={!isHost(props)}>
        <p>
          {props.info.host === null
            ? w().nobodyHosts
            : w().hosts(nameAt(props.info, props.info.host, language()))}
        </p>
      </Show>
      <Show when={props.you === null && empty().length > 0}>
        <p>{w().needMore}</p>
      </Show>
      <Options info={props.info} meta={props.meta} decides={isHost(props)} act={props.act} />
      <Suspense>
        <Chat talk={props.talk} info={props.info} />
      </Suspense>
      {/* The last of the page: it lies over what comes before until that is scrolled past, and never over its end. */}
      <div class="foot">
        <p class="notice" role="alert">
          {props.trouble}
        </p>
        <Show when={props.you !== null}>
          <Doings {...props} empty={empty()} level={level()} />
        </Show>
      </div>
    </main>
  )
}
