import { createResource, For, Show } from 'solid-js'
import type { TableGlance } from '../../shared/protocol/http.ts'
import { registry } from '../../shared/registry.ts'
import { type KnownTable, knownTables, tokenFor } from '../kit/identity.ts'
import { language, nameHere } from '../kit/language.ts'
import { glanceAt } from '../net/http.ts'
import { h } from './homeWords.ts'

interface Own extends KnownTable {
  readonly glance: TableGlance | null
}

const isTurn = ({ glance, seat }: Own): boolean =>
  glance?.stage === 'live' && seat !== undefined && glance.asked.some((asked) => asked === seat)

/** What comes first is what waits for this player; then what goes on, then what is over. */
const rank = (own: Own): number =>
  isTurn(own) ? 0 : own.glance?.stage === 'live' ? 1 : own.glance?.stage === 'waiting' ? 2 : 3

const look = async (known: readonly KnownTable[]): Promise<readonly Own[]> => {
  const all = await Promise.all(
    known.map(async (table) => ({ ...table, glance: await glanceAt(table.id, tokenFor(table.id)) })),
  )
  return all.sort((a, b) => rank(a) - rank(b) || b.at - a.at)
}

/** The tables one sat at on this device, and where one's move is awaited. */
export const OwnTables = () => {
  const known = knownTables()
  const [own] = createResource(() => look(known))
  const tables = (): readonly Own[] => own() ?? known.map((table) => ({ ...table, glance: null }))
  const others = ({ glance, seat }: Own): string =>
    (glance?.seats ?? [])
      .flatMap((info, index) => (info.kind === 'person' && index !== seat ? [nameHere(info.name)] : []))
      .join(', ')
  return (
    <Show when={known.length > 0}>
      <section class="known" aria-label={h().yourTables}>
        <h2>{h().yourTables}</h2>
        <ul class="table-list">
          <For each={tables()}>
            {(table) => (
              <li>
                <a href={`/g/${table.id}`} classList={{ turn: isTurn(table) }}>
                  <span class="grow">
                    <b>{registry[table.game]?.meta.name[language()] ?? table.game}</b>
                    <span>{others(table)}</span>
                    <small>
                      <time datetime={new Date(table.at).toISOString()}>
                        {new Date(table.at).toLocaleString(language(), {
                          dateStyle: 'medium',
                          timeStyle: 'short',
                        })}
                      </time>
                    </small>
                  </span>
                  <Show when={table.glance}>
                    {(glance) => (
                      <span class="go">{isTurn(table) ? h().yourTurn : h().stages[glance().stage]}</span>
                    )}
                  </Show>
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}
