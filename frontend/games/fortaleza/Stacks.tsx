/** The tops of one's three stacks as tiles, with all that is printed on them. */
import { For, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { type StackKind, stackKinds } from '../../../shared/games/fortaleza/components.ts'
import type { Tile } from '../../../shared/games/fortaleza/state.ts'
import { GuildTile, TowerPlan, TowerTile, WallPlan, WallTile } from './art/tiles.tsx'
import type { FortalezaTable, Piles } from './choice.ts'
import type { Texts } from './texts.es.ts'
import { stackName } from './words.ts'

/** A tile as it lies on its stack. */
export const FreshTile = (props: { kind: StackKind; tile: Tile }): JSX.Element => {
  switch (props.kind) {
    case 'guild':
      return <GuildTile tile={props.tile} covered={0} fresh />
    case 'wall':
      return <WallTile tile={props.tile} covered={0} turn={0} fresh />
    case 'tower':
      return <TowerTile tile={props.tile} covered={0} big={false} fresh />
  }
}

export const Stacks = (props: { table: FortalezaTable; seat: Seat; texts: Texts; piles: Piles | null }) => {
  const stack = (kind: StackKind) => props.table.view().players[props.seat]?.stacks[kind] ?? []
  return (
    <ul class="fz-stacks turn-room">
      <For each={stackKinds}>
        {(kind) => {
          const said = (): string => stackName(props.texts, kind, stack(kind))
          return (
            <li
              data-card={`seat:${props.seat}:stack:${kind}`}
              data-anchor={`own:${kind}`}
              data-live={props.piles?.live(kind)}
              data-taken={props.piles?.taken(kind)}
              onClick={() => props.piles?.take(kind)}
            >
              <svg viewBox="-52 -58 104 132" role="img" aria-label={said()}>
                <Show
                  when={stack(kind)[0] !== undefined}
                  fallback={kind === 'tower' ? <TowerPlan big={false} /> : <WallPlan turn={0} gate={false} />}
                >
                  <FreshTile kind={kind} tile={{ owner: props.seat, level: stack(kind)[0] ?? 0 }} />
                </Show>
              </svg>
              <small aria-hidden="true">
                {props.texts.stacks[kind]} <b>{stack(kind).length}</b>
              </small>
            </li>
          )
        }}
      </For>
    </ul>
  )
}
