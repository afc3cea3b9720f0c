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

/** So many are seen at once: what one comes for, to play, is not pushed out of sight by what was played. */
const seen = 3

/** Whom one plays with there: people by their names, bots by their number. */
const othersAt = ({ glance, seat }: Own): string => {
  const others = (glance?.seats ?? []).filter((_, index) => index !== seat)
  const people = others.flatMap((info) => (info.kind === 'person' ? [nameHere(info.name)] : []))
  const bots = others.filter(({ kind }) => kind === 'bot').length
  return [...people, ...(bots === 0 ? [] : [h().bots(bots)])].join(', ')
}

/** How it stands there: whether one is awaited, and how one came in. */
const stageOf = (own: Own, { stage, ending }: TableGlance): string => {
  if (isTurn(own)) return h().yourTurn
  const me = ending?.[own.seat ?? -1]
  return me === undefined ? h().stages[stage] : h().placed(me.place, ending?.length ?? 0)
}

const Tables = (props: { tables: readonly Own[] }) => (
  <ul class="table-list">
    <For each={props.tables}>
      {(table) => (
        <li>
          <a href={`/g/${table.id}`} classList={{ turn: isTurn(table) }}>
            <span class="grow">
              <b>{registry[table.game]?.meta.name[language()] ?? table.game}</b>
              <span>{othersAt(table)}</span>
              <small>
                <time datetime={new Date(table.at).toISOString()}>
                  {new Date(table.at).toLocaleString(language(), {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </time>
              </small>
            </span>
            <Show when={table.glance}>{(glance) => <span class="go">{stageOf(table, glance())}</span>}</Show>
          </a>
        </li>
      )}
    </For>
  </ul>
)

/** The tables one sat at on this device, and where one's move is awaited. */
export const OwnTables = () => {
  const known = knownTables()
  const [own] = createResource(() => look(known))
  const tables = (): readonly Own[] => own() ?? known.map((table) => ({ ...table, glance: null }))
  return (
    <Show when={known.length > 0}>
      <section class="known" aria-label={h().yourTables}>
        <h2>{h().yourTables}</h2>
        <Tables tables={tables().slice(0, seen)} />
        <Show when={known.length > seen}>
          <details>
            <summary>{h().moreTables(known.length - seen)}</summary>
            <Tables tables={tables().slice(seen)} />
          </details>
        </Show>
      </section>
    </Show>
  )
}
