/** Before miners go to where rivals stand: beside that cell, or below the board of a phone that is held upright. */
import { For, type JSX, Show } from 'solid-js'
import { ownOn, rivalsOn } from '../../../shared/games/fortium/position.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Beside } from '../../kit/Beside.tsx'
import { Die, Mark } from './art/pieces.tsx'
import type { Meeting } from './choice.ts'
import type { HandProps } from './handProps.ts'
import { wholeEnds } from './odds.ts'
import { endWords } from './Soon.tsx'
import { createUpright } from './upright.ts'
import { freeOn } from './walks.ts'
import { percent } from './percent.ts'
import { nodeName } from './words.ts'

type Meet = HandProps & { readonly meeting: Meeting }

const Row = (props: { name: string; dice: number; color: Seat }) => (
  <span class="ft-side">
    <span aria-hidden="true">
      <For each={[...Array(props.dice).keys()]}>
        {() => (
          <Mark size={26}>
            <Die x={-2} y={-2} value={6} size={30} color={props.color} />
          </Mark>
        )}
      </For>
    </span>
    <small>{props.name}</small>
  </span>
)

/** Who throws what, and how it can end, by the exact distribution [FT-2.8.1]. */
export const MeetingSheet = (props: Meet) => {
  const table = props.choice.table
  const t = () => props.texts.fight
  const at = () => props.meeting.walk.to
  // Who is asked before a fight is who attacks.
  const me = (): Seat => table.view().active
  const rivals = (): readonly Seat[] => [
    ...new Set(rivalsOn(table.view(), me(), at()).map(({ seat }) => seat)),
  ]
  /** Dice of allies have the colour of the first of them. */
  const theirs = (): Seat => rivals()[0] ?? me()
  const ends = () => wholeEnds(props.meeting.attackers, props.meeting.defenders)
  const win = (): number => ends().reduce((sum, end) => sum + (end.defenders === 0 ? end.chance : 0), 0)
  const words = endWords()
  /** How many of one's own stand with the attackers and have walked: why they do not come along [FT-4.15]. */
  const tired = (): number => {
    const [state, from] = [table.truth(), props.choice.from()]
    return from === null ? 0 : ownOn(state, me(), from).length - freeOn(state, me(), from).length
  }
  /** Held upright, a phone has room below the board: beside its cell it would lie over those who fight. */
  const isUpright = createUpright()
  const Ask = (): JSX.Element => (
    <>
      <div class="ft-row" data-card={at()}>
        <Row
          name={t().throws(table.nameOf(me()), props.meeting.attackers)}
          dice={props.meeting.attackers}
          color={me()}
        />
        <b class="ft-chance">{t().win(percent(win()))}</b>
        <Row
          name={t().throws(props.texts.listed(rivals().map(table.nameOf)), props.meeting.defenders)}
          dice={props.meeting.defenders}
          color={theirs()}
        />
        <span class="ft-answers">
          <button type="button" class="main" onClick={() => props.choice.meet()}>
            {t().attack}
          </button>
          <button type="button" class="quiet" onClick={() => props.choice.clear()}>
            {props.texts.hand.cancel}
          </button>
        </span>
      </div>
      <ul class="ft-ends" aria-label={t().ends}>
        <For each={ends()}>
          {(end) => (
            <li
              style={{
                '--who': `var(--seat-${end.defenders === 0 ? me() : theirs()})`,
                '--part': `${(end.chance * 100).toFixed(1)}%`,
              }}
            >
              {end.defenders === 0
                ? t().won(end.attackers, percent(end.chance))
                : t().lost(end.defenders, percent(end.chance))}
            </li>
          )}
        </For>
      </ul>
      <Show when={tired() > 0 && words()}>{(c) => <p class="ft-tired">{c().site.tired(tired())}</p>}</Show>
      <small>{t().rule}</small>
    </>
  )
  return (
    <Show when={at()} keyed>
      {(cell) => {
        const label = (): string =>
          t().title(props.texts.places.the(nodeName(props.texts, table.view(), cell, table.nameOf)))
        return (
          <Show
            when={!isUpright()}
            fallback={
              <div class="ft-sheet ft-fight" role="group" aria-label={label()}>
                <Ask />
              </div>
            }
          >
            <Beside
              anchor={cell}
              class="ft-sheet ft-fight"
              isClear
              label={label()}
              leave={() => props.choice.clear()}
            >
              <Ask />
            </Beside>
          </Show>
        )
      }}
    </Show>
  )
}
