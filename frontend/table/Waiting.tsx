import { createSignal, For, Index, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { seatOf, type Viewer } from '../../shared/engine/ids.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import { botLevels, type SeatInfo, type TableInfo } from '../../shared/protocol/tableInfo.ts'
import { name, setName } from '../kit/identity.ts'
import { language, t } from '../kit/language.ts'
import { w } from './waitingWords.ts'
import { Emblem } from '../kit/pieces/Emblem.tsx'
import { pageOf } from '../kit/links.ts'
import { Chat, type Talk } from './Chat.tsx'
import { HouseRules } from './HouseRules.tsx'
import { nameAt } from './names.ts'

const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet.tsx')).ShareSheet }))

interface Asked {
  readonly info: TableInfo
  readonly meta: GameMeta
  readonly you: Viewer
  readonly trouble: string
  act(act: TableAct): Promise<boolean>
  readonly talk: Talk
}

/** The link, and the ways to hand it on. */
const Share = (props: { info: TableInfo; title: string }) => {
  const [copied, setCopied] = createSignal(false)
  const [more, showMore] = createSignal(false)
  const link = pageOf(props.info.id)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <div class="share">
      <p>{w().share}</p>
      <div class="share-row">
        <input
          readonly
          value={link}
          aria-label={t().share.copy}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {copied() ? t().share.copied : t().share.copy}
        </button>
        <Show when={'share' in navigator}>
          <button
            type="button"
            onClick={() => void navigator.share({ title: 'Almena', url: link }).catch(() => undefined)}
          >
            {t().share.send}
          </button>
        </Show>
        <button type="button" onClick={() => showMore(true)}>
          {t().share.more}
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

const Chair = (props: Asked & { seat: number; sit(seat: number): void }) => {
  const info = (): SeatInfo => props.info.seats[props.seat] ?? { kind: 'empty' }
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
      <Emblem seat={seatOf(props.seat)} />
      <Switch
        fallback={
          <>
            <b>{nameAt(props.info, seatOf(props.seat))}</b>
            <Show when={props.you === props.seat}>
              <small>{t().site.you}</small>
            </Show>
          </>
        }
      >
        <Match when={info().kind === 'empty'}>
          <Show
            when={props.you === null}
            fallback={
              <span class="bots">
                <For each={[...botLevels].reverse()}>
                  {(level) => (
                    <button
                      type="button"
                      title={w().levelHint[level]}
                      onClick={() => void props.act({ act: 'addBot', seat: props.seat, level })}
                    >
                      + {w().level[level]}
                    </button>
                  )}
                </For>
              </span>
            }
          >
            <button type="button" class="main" onClick={() => props.sit(props.seat)}>
              {w().sitHere}
            </button>
          </Show>
        </Match>
        <Match when={info().kind === 'bot'}>
          <b>{nameAt(props.info, seatOf(props.seat))}</b>
          <small>{botName(info())}</small>
          <Show when={props.you !== null}>
            <button
              type="button"
              class="quiet"
              onClick={() => void props.act({ act: 'removeBot', seat: props.seat })}
            >
              {w().removeBot}
            </button>
          </Show>
        </Match>
      </Switch>
    </li>
  )
}

const botName = (info: SeatInfo): string => (info.kind === 'bot' ? w().level[info.level] : '')

const Options = (props: Asked) => {
  const sizes = (): number[] => {
    const { min, max } = props.meta.seats
    return Array.from({ length: max - min + 1 }, (_, index) => min + index)
  }
  return (
    <div class="options">
      <fieldset disabled={props.you === null}>
        <legend>{w().seats}</legend>
        <For each={sizes()}>
          {(size) => (
            <label>
              <input
                type="radio"
                name="seats"
                checked={props.info.seats.length === size}
                onChange={(event) => {
                  event.currentTarget.checked = props.info.seats.length === size
                  void props.act({ act: 'resize', seats: size })
                }}
              />
              {size}
            </label>
          )}
        </For>
      </fieldset>
      <For each={props.meta.options}>
        {(option) => (
          <fieldset disabled={props.you === null}>
            <legend>{option.name[language()]}</legend>
            <For each={option.values}>
              {(value) => (
                <label title={value.hint[language()]}>
                  <input
                    type="radio"
                    name={option.id}
                    checked={props.info.options[option.id] === value.value}
                    onChange={() => void props.act({ act: 'option', id: option.id, value: value.value })}
                  />
                  {value.name[language()]}
                </label>
              )}
            </For>
          </fieldset>
        )}
      </For>
      <HouseRules info={props.info} you={props.you} act={props.act} />
    </div>
  )
}

/** The table before the game: who sits round it, the link to share, and what will be played. */
export const Waiting = (props: Asked) => {
  const empty = (): number[] =>
    props.info.seats.flatMap((seat, index) => (seat.kind === 'empty' ? [index] : []))
  const sit = (seat: number): void => {
    void props.act({ act: 'sit', seat, name: name().trim() || t().site.namePlaceholder })
  }
  const start = async (): Promise<void> => {
    for (const seat of empty()) if (!(await props.act({ act: 'addBot', seat, level: 'greedy' }))) return
    await props.act({ act: 'start' })
  }
  return (
    <main class="waiting">
      <h1>{w().title}</h1>
      <Share info={props.info} title={props.meta.name[language()]} />
      <Show when={props.you === null}>
        <p>{w().spectating}</p>
        <label class="name-field">
          {t().site.yourName}
          <input
            value={name()}
            maxlength={24}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      </Show>
      <div class="round-table">
        <div class="table-top" aria-hidden="true">
          <span>{props.meta.name[language()]}</span>
        </div>
        <ul aria-label={w().seats}>
          <Index each={props.info.seats}>{(_, index) => <Chair {...props} seat={index} sit={sit} />}</Index>
        </ul>
      </div>
      <p class="notice" role="alert">
        {props.trouble}
      </p>
      <Show when={props.info.startsWhenFull}>
        <p class="notice">{w().fullStarts}</p>
      </Show>
      <div class="choices">
        <Show when={props.you !== null} fallback={<p>{w().needMore}</p>}>
          <button type="button" onClick={() => void props.act({ act: 'stand' })}>
            {w().stand}
          </button>
          <button type="button" class="main" onClick={() => void start()}>
            {empty().length === 0 ? w().start : w().fillAndStart(empty().length)}
          </button>
        </Show>
      </div>
      <Options {...props} />
      <Suspense>
        <Chat talk={props.talk} info={props.info} />
      </Suspense>
    </main>
  )
}
