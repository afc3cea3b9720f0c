import { createSignal, For, lazy, onCleanup, Show, Suspense } from 'solid-js'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { registry } from '../../shared/registry.ts'
import { covers } from '../plug/covers.ts'
import { name, setName } from '../kit/identity.ts'
import { language, t } from '../kit/language.ts'
import type { Refused } from '../net/http.ts'
import { h } from './homeWords.ts'
import { findPlayersAndGo, levelFor, openTableAndGo, wishFor } from './newTable.ts'
import { SiteBar } from '../kit/SiteBar.tsx'
import './Home.css'

// The first picture of the page does not wait for what others are doing.
const OpenTables = lazy(async () => ({ default: (await import('./OpenTables.tsx')).OpenTables }))
const WorthWatching = lazy(async () => ({ default: (await import('./WorthWatching.tsx')).WorthWatching }))
const OwnTables = lazy(async () => ({ default: (await import('./OwnTables.tsx')).OwnTables }))

/** How one comes to a table: against bots, with friends, or with whoever looks for a game now. */
type Way = 'bots' | 'friends' | 'match'

const GameCard = (props: { meta: GameMeta; busy: boolean; open(way: Way): void }) => (
  <article class="game-card">
    {/* Whoever presses the picture wants to know what it is; to readers aloud the link below says so. */}
    <a class="cover" href={`/rules/${props.meta.id}`} tabindex="-1" aria-hidden="true">
      <Show when={covers[props.meta.id]}>
        {(cover) => <img src={cover()} alt="" width="640" height="400" />}
      </Show>
    </a>
    <div class="game-words">
      <h2>{props.meta.name[language()]}</h2>
      <p>{props.meta.pitch[language()]}</p>
      <p class="facts">
        <span>{h().players(props.meta.seats.min, props.meta.seats.max)}</span>
        <span>{h().minutes(props.meta.minutes)}</span>
        <span>{h().age(props.meta.age)}</span>
      </p>
      <div class="choices">
        <button type="button" class="main" disabled={props.busy} onClick={() => props.open('bots')}>
          {h().playNow}
          <small>{h().playNowHint[levelFor(props.meta.id)]}</small>
        </button>
        <button type="button" disabled={props.busy} onClick={() => props.open('friends')}>
          {h().withFriends}
          <small>{h().withFriendsHint}</small>
        </button>
        <button type="button" disabled={props.busy} onClick={() => props.open('match')}>
          {h().quickMatch}
          <small>{h().quickMatchHint}</small>
        </button>
      </div>
      <p class="ways">
        <a href={`/watch/${props.meta.id}`}>{h().watch}</a>
        <a href={`/rules/${props.meta.id}`}>{h().rules}</a>
      </p>
    </div>
  </article>
)

export default function Home() {
  const [busy, setBusy] = createSignal(false)
  const [refused, setRefused] = createSignal<Refused | null>(null)
  const gone = new AbortController()
  onCleanup(() => gone.abort())
  const open = async (meta: GameMeta, way: Way): Promise<void> => {
    // As wherever one sits down with people, a name is said first, there where one is: the page jumped to its own field.
    if (way !== 'bots' && name().trim() === '') {
      const { askName } = await import('./askName.tsx')
      if (!(await askName(gone.signal))) return
    }
    setBusy(true)
    setRefused(null)
    const refusal =
      way === 'match'
        ? await findPlayersAndGo(meta.id)
        : await openTableAndGo(meta.id, wishFor(meta, way === 'bots' ? levelFor(meta.id) : null))
    setBusy(false)
    setRefused(refusal)
  }
  const words = (): string => {
    const why = refused()
    return why === null ? '' : h()[why]
  }
  return (
    <>
      <SiteBar title="Almena">
        <a class="quiet" href="/watch">
          {h().watch}
        </a>
        <a class="quiet" href="/about">
          {h().aboutSite}
        </a>
      </SiteBar>
      <main class="page home">
        <h1 class="tagline">{h().tagline}</h1>
        <label class="name-field">
          {t().site.yourName}
          <input
            value={name()}
            maxlength={24}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p role="status" class="notice">
          {busy() ? h().opening : words()}
        </p>
        <Suspense>
          <OwnTables />
        </Suspense>
        <div class="games">
          <For each={Object.values(registry)}>
            {({ meta }) => <GameCard meta={meta} busy={busy()} open={(way) => void open(meta, way)} />}
          </For>
        </div>
        <Suspense>
          <OpenTables />
        </Suspense>
        <Suspense>
          <WorthWatching />
        </Suspense>
      </main>
    </>
  )
}
