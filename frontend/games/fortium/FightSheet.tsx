/** Before a fight: who throws what, and how it can end, by the exact distribution [FT-2.8.1]. */
import { For, Index } from 'solid-js'
import { minersOn, rivalsOn } from '../../../shared/games/fortium/position.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { Die, Mark } from './art/pieces.tsx'
import type { Fight } from './choice.ts'
import type { HandProps } from './handProps.ts'
import { fightEnds, winChance } from './odds.ts'
import { nodeName, percent } from './words.ts'

const Row = (props: { name: string; dice: number; color: 'red' | 'blue' }) => (
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
  const rivals = (): string => {
    const me = table.me()
    const seats = new Set<Seat>(
      (me === null ? minersOn(table.view(), at()) : rivalsOn(table.view(), me, at())).map(({ seat }) => seat),
    )
    return props.texts.listed([...seats].map(table.nameOf))
  }
  const mine = (): string => {
    const me = table.me()
    return me === null ? '' : table.nameOf(me)
  }
  return (
    <div
      class="ft-sheet ft-fight"
      role="group"
      aria-label={t().title(props.texts.places.the(nodeName(props.texts, table.view(), at(), table.nameOf)))}
    >
      <div class="ft-row">
        <Row name={t().throws(mine(), props.fight.attackers)} dice={props.fight.attackers} color="red" />
        <b class="ft-chance">{t().win(percent(winChance(props.fight.attackers, props.fight.defenders)))}</b>
        <Row name={t().throws(rivals(), props.fight.defenders)} dice={props.fight.defenders} color="blue" />
        <button type="button" class="main" onClick={() => props.choice.attack()}>
          {t().attack}
        </button>
        <button type="button" class="quiet" onClick={() => props.choice.clear()}>
          {props.texts.hand.cancel}
        </button>
      </div>
      <ul class="ft-ends" aria-label={t().ends}>
        <For each={fightEnds(props.fight.attackers, props.fight.defenders)}>
          {(end) => (
            <li
              classList={{ won: end.defenders === 0 }}
              style={{ '--part': `${(end.chance * 100).toFixed(1)}%` }}
            >
              {end.defenders === 0
                ? t().won(end.attackers, percent(end.chance))
                : t().lost(end.defenders, percent(end.chance))}
            </li>
          )}
        </For>
      </ul>
      <small>{t().rule}</small>
    </div>
  )
}
