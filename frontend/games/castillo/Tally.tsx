/** While helpers are counted, and ever after: how far each seat has come, by what was scored during play and by helpers. */
import { createMemo, For } from 'solid-js'
import { helperBuildings, spacesOf } from '../../../shared/games/castillo/components.ts'
import { duringTheGame } from '../../../shared/games/castillo/scoring.ts'
import type { CastilloTable } from './choice.ts'
import type { Texts } from './texts.es.ts'

export const Tally = (props: { table: CastilloTable; texts: Texts }) => {
  const players = () => props.table.view().players
  const most = (): number => Math.max(1, ...players().map(({ vp }) => vp))
  /** What the helpers in the building that is counted now bring, each effect once. */
  const counted = createMemo(() => {
    const { castleSpaces, phase } = props.table.view()
    const now =
      phase === 'finished'
        ? undefined
        : helperBuildings.find(
            (building) =>
              players().every(({ tally }) => !(building in tally)) &&
              spacesOf(building).some(({ id }) => castleSpaces[id] !== null),
          )
    const taken = now === undefined ? [] : spacesOf(now).filter(({ id }) => castleSpaces[id] !== null)
    return [...new Set(taken.map(({ id }) => props.texts.effects[id]))]
  })
  const part = (points: number): string => `${(points / most()) * 100}%`
  return (
    <div class="ca-tally">
      <For each={players().map(({ seat }) => seat)}>
        {(seat) => {
          const player = () => players()[seat]
          const total = (): number => player()?.vp ?? 0
          const during = (): number =>
            duringTheGame.reduce((sum, what) => sum + (player()?.tally[what] ?? 0), 0)
          return (
            <p style={{ '--who': `var(--seat-${seat})` }}>
              <b>{props.table.nameOf(seat)}</b>
              <span class="ca-bar">
                <i style={{ width: part(during()) }} />
                <i style={{ width: part(total() - during()) }} />
                <b>{total()}</b>
              </span>
            </p>
          )
        }}
      </For>
      <p class="ca-parts">
        <For
          each={counted()}
          fallback={
            <For each={props.texts.scoreRounds}>
              {(name) => (
                <span>
                  <i /> {name}
                </span>
              )}
            </For>
          }
        >
          {(effect) => <span>{effect}</span>}
        </For>
      </p>
    </div>
  )
}
