/** Before a fight, beside its cell: who throws what, and how it can end, by the exact distribution [FT-2.8.1]. */
import { For, Index, Show } from 'solid-js'
import { rivalsOn } from '../../../shared/games/fortium/position.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Beside } from '../../kit/Beside.tsx'
import { Die, Mark } from './art/pieces.tsx'
import type { Fight } from './choice.ts'
import type { HandProps } from './handProps.ts'
import { wholeEnds } from './odds.ts'
import { nodeName, percent } from './words.ts'

const Row = (props: { name: string; dice: number; color: Seat }) => (
  <span class="ft-side">
    <span aria-hidden="true">
      <Index each={Array.from({ length: props.dice })}>
        {() => (
          <Mark size={26}>
            <Die x={-2} y={-2} value={6} size={30} color={props.color} />
          </Mark>
        )}
      </Index>
    </span>
    <small>{props.name}</small>
  </span>
)

export const FightSheet = (props: HandProps & { fight: Fight }) => {
  const table = props.choice.table
  const t = () => props.texts.fight
  const at = () => props.fight.walk.to
  // Who is asked before a fight is who attacks.
  const me = (): Seat => table.view().active
  const rivals = (): readonly Seat[] => [
    ...new Set(rivalsOn(table.view(), me(), at()).map(({ seat }) => seat)),
  ]
  /** Dice of allies have the colour of the first of them. */
  const theirs = (): Seat => rivals()[0] ?? me()
  const ends = () => wholeEnds(props.fight.attackers, props.fight.defenders)
  const win = (): number => ends().reduce((sum, end) => sum + (end.defenders === 0 ? end.chance : 0), 0)
  return (
    <Show when={at()} keyed>
      {(cell) => (
        <Beside
          anchor={cell}
          class="ft-sheet ft-fight"
          label={t().title(props.texts.places.the(nodeName(props.texts, table.view(), cell, table.nameOf)))}
          leave={() => props.choice.clear()}
        >
          <div class="ft-row" data-card={at()}>
            <Row
              name={t().throws(table.nameOf(me()), props.fight.attackers)}
              dice={props.fight.attackers}
              color={me()}
            />
            <b class="ft-chance">{t().win(percent(win()))}</b>
            <Row
              name={t().throws(props.texts.listed(rivals().map(table.nameOf)), props.fight.defenders)}
              dice={props.fight.defenders}
              color={theirs()}
            />
            <button type="button" class="main" onClick={() => props.choice.attack()}>
              {t().attack}
            </button>
            <button type="button" class="quiet" onClick={() => props.choice.clear()}>
              {props.texts.hand.cancel}
            </button>
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
          <small>{t().rule}</small>
        </Beside>
      )}
    </Show>
  )
}
