import { For, Show } from 'solid-js'
import type { ListedTable } from '../../shared/protocol/lobby.ts'
import { registry } from '../../shared/registry.ts'
import { language, nameHere } from '../kit/language.ts'
import { clockWords } from '../kit/clockWords.ts'
import { covers } from '../plug/covers.ts'
import { h } from './homeWords.ts'
import './TableList.css'

const namesOf = ({ seats }: ListedTable): string =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [nameHere(seat.name)] : [])).join(', ')

const freeOf = ({ seats }: ListedTable): number => seats.filter(({ kind }) => kind === 'empty').length

/** What is agreed there, in a few words. */
const termsOf = (table: ListedTable): string =>
  [
    table.stage === 'waiting' ? h().freeSeats(freeOf(table)) : '',
    table.clock.kind === 'none' ? '' : clockWords(table.clock),
    table.language === null ? '' : table.language.toUpperCase(),
  ]
    .filter((part) => part !== '')
    .join(' · ')

/** Tables to go to, each with the picture of its game. */
export const TableList = (props: { tables: readonly ListedTable[]; nothing: string }) => (
  <Show when={props.tables.length > 0} fallback={<p class="muted">{props.nothing}</p>}>
    <ul class="table-list">
      <For each={props.tables}>
        {(table) => (
          <li>
            <a href={`/g/${table.id}`}>
              <Show when={covers[table.game]}>
                {(cover) => <img src={cover()} alt="" width="64" height="40" loading="lazy" />}
              </Show>
              <span class="grow">
                <b>{registry[table.game]?.meta.name[language()] ?? table.game}</b>
                <span>{namesOf(table)}</span>
                <small>{termsOf(table)}</small>
              </span>
              <span class="go">{table.stage === 'waiting' ? h().sit : h().see}</span>
            </a>
          </li>
        )}
      </For>
    </ul>
  </Show>
)
