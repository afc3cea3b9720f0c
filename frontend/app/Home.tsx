import { createSignal, For, Show } from 'solid-js'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { registry } from '../../shared/registry.ts'
import { covers } from './covers.ts'
import { knownTables, name, setName } from '../kit/identity.ts'
import { language, t } from '../kit/language.ts'
import { h } from './homeWords.ts'
import { openTableAndGo, wishFor } from './newTable.ts'
import { SiteBar } from './SiteBar.tsx'

const GameCard = (props: { meta: GameMeta; busy: boolean; open(bots: 'greedy' | null): void }) => (
  <article class="game-card">
    <div class="cover">
      <Show when={covers[props.meta.id]}>
        {(cover) => <img src={cover()} alt="" width="640" height="400" />}
      </Show>
    </div>
    <div class="game-words">
      <h2>{props.meta.name[language()]}</h2>
      <p>{props.meta.pitch[language()]}</p>
      <p class="facts">
        <span>{h().players(props.meta.seats.min, props.meta.seats.max)}</span>
        <span>{h().minutes(props.meta.minutes)}</span>
        <span>{h().age(props.meta.age)}</span>
      </p>
      <div class="choices">
        <button type="button" class="main" disabled={props.busy} onClick={() => props.open('greedy')}>
          {h().playNow}
          <small>{h().playNowHint}</small>
        </button>
        <button type="button" disabled={props.busy} onClick={() => props.open(null)}>
          {h().withFriends}
          <small>{h().withFriendsHint}</small>
        </button>
      </div>
    </div>
  </article>
)

export default function Home() {
  const [busy, setBusy] = createSignal(false)
  const [failed, setFailed] = createSignal(false)
  const open = async (meta: GameMeta, bots: 'greedy' | null): Promise<void> => {
    setBusy(true)
    setFailed(false)
    const opened = await openTableAndGo(meta.id, wishFor(meta, bots))
    setBusy(false)
    setFailed(!opened)
  }
  return (
    <>
      <SiteBar>
        <a class="quiet" href="/about">
          {t().site.about}
        </a>
      </SiteBar>
      <main class="page home">
        <h1 class="tagline">{t().site.tagline}</h1>
        <label class="name-field">
          {t().site.yourName}
          <input
            value={name()}
            maxlength={24}
            autocomplete="nickname"
            placeholder={t().site.namePlaceholder}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p role="status" class="notice">
          {busy() ? h().opening : failed() ? h().failed : ''}
        </p>
        <div class="games">
          <For each={Object.values(registry)}>
            {({ meta }) => <GameCard meta={meta} busy={busy()} open={(bots) => void open(meta, bots)} />}
          </For>
        </div>
        <Show when={knownTables().length > 0}>
          <section class="known">
            <h2>{h().yourTables}</h2>
            <ul>
              <For each={knownTables()}>
                {(table) => (
                  <li>
                    <a href={`/g/${table.id}`}>
                      {registry[table.game]?.meta.name[language()] ?? table.game}{' '}
                      <time datetime={new Date(table.at).toISOString()}>
                        {new Date(table.at).toLocaleString(language(), {
                          dateStyle: 'medium',
                          timeStyle: 'short',
                        })}
                      </time>
                    </a>
                  </li>
                )}
              </For>
            </ul>
          </section>
        </Show>
      </main>
    </>
  )
}
