import { For, Show } from 'solid-js'
import type { FinishedGame } from '../../shared/protocol/lobby.ts'
import { registry } from '../../shared/registry.ts'
import { language, nameHere } from '../kit/language.ts'
import { isPast } from '../kit/past.ts'
import { covers } from '../plug/covers.ts'
import { h } from './homeWords.ts'
import './TableList.css'

/** Notes that the game at this table is over: as the Worker does in the head of its page. */
const notePast = (table: string): void => {
  if (isPast(table)) return
  const link = document.createElement('link')
  const to = { id: `log:${table}`, href: `/api/tables/${table}/log` }
  document.head.append(Object.assign(link, { rel: 'alternate', type: 'application/json' }, to))
}

/** Who played, in the order they came in. */
const placesOf = ({ seats }: FinishedGame): string =>
  [...seats]
    .sort((a, b) => a.place - b.place)
    .map(({ kind, name, points }) => `${kind === 'bot' ? h().finished.bot : nameHere(name)} ${points}`)
    .join(', ')

/** Games that are over, each with its cover, who came where, and when. `from`: the address's query for where to begin to look. */
export const FinishedGames = (props: { games: readonly FinishedGame[]; from?: string }) => (
  <ul class="table-list">
    <For each={props.games}>
      {(played) => (
        <li>
          <a href={`/g/${played.id}${props.from ?? ''}`} onClick={() => notePast(played.id)}>
            <Show when={covers[played.game]}>
              {(cover) => <img src={cover()} alt="" width="64" height="40" loading="lazy" />}
            </Show>
            <span class="grow">
              <b>{registry[played.game]?.meta.name[language()] ?? played.game}</b>
              <span>{placesOf(played)}</span>
              <small>
                <time datetime={new Date(played.finished).toISOString()}>
                  {new Date(played.finished).toLocaleString(language(), {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </time>{' '}
                · {h().finished.moves(played.moves)}
              </small>
            </span>
          </a>
        </li>
      )}
    </For>
  </ul>
)
