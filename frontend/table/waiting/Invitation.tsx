import { createResource, For, type JSX, Show } from 'solid-js'
import { type Seat, seatOf } from '../../../shared/engine/ids.ts'
import type { GameMeta } from '../../../shared/engine/meta.ts'
import { nameAt } from '../../../shared/protocol/names.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { clockWords } from '../../kit/clockWords.ts'
import { language } from '../../kit/language.ts'
import { covers } from '../../plug/covers.ts'
import { loadInvitation } from '../../plug/invitations.ts'
import { w } from './waitingWords.ts'
import './Invitation.css'

/** What who follows a link sees first: who invites them to what, and one clear way in. */
export const Invitation = (props: {
  info: TableInfo
  meta: GameMeta
  /** The first free seat. */
  seat: number
  sit(seat: number): void
  /** Where the name is asked for. */
  children: JSX.Element
}) => {
  const [sentences] = createResource(() => props.meta.id, loadInvitation)
  /** Who decides here, or else anybody who sits. */
  const inviter = (): Seat | null => {
    const { host, seats } = props.info
    const any = seats.findIndex(({ kind }) => kind === 'person')
    return host ?? (any < 0 ? null : seatOf(any))
  }
  const game = (): string => props.meta.name[language()]
  const heading = (): string => {
    const by = inviter()
    return by === null ? w().invited(game()) : w().invites(nameAt(props.info, by, language()), game())
  }
  const sitByEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) props.sit(props.seat)
  }
  return (
    <section class="invitation">
      <Show when={covers[props.meta.id]}>
        {(cover) => <img src={cover()} alt="" width="640" height="400" />}
      </Show>
      <div class="invitation-words">
        <h1>{heading()}</h1>
        <p class="invitation-facts">
          <span>{w().forSo(props.info.seats.length)}</span>
          <span>{w().minutes(props.meta.minutes)}</span>
          <span>{clockWords(props.info.clock)}</span>
        </p>
        <ol>
          <For each={sentences()?.[language()] ?? [props.meta.pitch[language()]]}>
            {(said) => <li>{said}</li>}
          </For>
        </ol>
        <p>
          <a href={`/rules/${props.meta.id}`}>{w().allRules}</a>
        </p>
        {/* No form: a page may frame this one without leave to submit any, and there the button would do nothing. */}
        <div class="invitation-in" onKeyDown={sitByEnter}>
          {props.children}
          <button type="button" class="main" onClick={() => props.sit(props.seat)}>
            {w().sitHere}
          </button>
        </div>
      </div>
    </section>
  )
}
