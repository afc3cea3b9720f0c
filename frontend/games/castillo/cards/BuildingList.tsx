/** All buildings on one paper: what each costs and scores, its helper spaces, and who has what. Pressing one shows it. */
import { For, Show } from 'solid-js'
import {
  type Building,
  type BuildingId,
  buildings,
  findBuilding,
  type HelperBuilding,
  helperBuildings,
  prebuilt,
  spacesOf,
} from '../../../../shared/games/castillo/components.ts'
import type { State } from '../../../../shared/games/castillo/state.ts'
import { Coin, Laurel, Pawn } from '../../../kit/pieces/pieces.tsx'
import type { CastilloTable } from '../choice.ts'
import type { Texts } from '../texts.es.ts'
import { buildingName, describePlace } from '../words.ts'
import { kindOf } from '../art/castle/Buildings.tsx'
import { emblem, socket } from '../../../kit/pieces/marks.tsx'
import { buildingPicture } from './marks.tsx'
import { createCardTexts } from './words.ts'

/** Buildings of the same kind share a row; Market and Forge, which nobody builds, come last. */
const rows: readonly (readonly string[])[] = [
  ...Map.groupBy(
    buildings.map(({ id }): string => id),
    kindOf,
  ).values(),
  ...prebuilt.map(({ id }) => [id]),
]

const spacesIn = (id: string) =>
  helperBuildings.some((one) => one === id) ? spacesOf(id as HelperBuilding) : []

export const BuildingList = (props: { table: CastilloTable; texts: Texts }) => {
  const words = createCardTexts()
  const state = (): State => props.table.view()
  const isWinter = (): boolean => state().config.winter === 'yes'
  const builderOf = (id: string) => state().buildings[id as BuildingId]?.builtBy
  const isUp = (id: string): boolean => findBuilding(id) === undefined || builderOf(id) !== undefined
  const tileOf = (ids: readonly string[]): Building | undefined => findBuilding(ids[0] ?? '')
  return (
    <div class="ca-buildings" tabindex="0" role="group" aria-label={props.texts.paper}>
      <p>{words()?.paper.built(Object.keys(state().buildings).length, buildings.length)}</p>
      <ul>
        <For each={rows}>
          {(ids) => (
            <li>
              <span class="ca-listed" data-card={ids[0]} aria-hidden="true">
                {buildingPicture(ids[0] ?? '', ids.some(isUp), isWinter())()}
              </span>
              <div>
                <p class="ca-listed-name">
                  <b>{buildingName(props.texts, ids.length > 1 ? kindOf(ids[0] ?? '') : (ids[0] ?? ''))}</b>
                  <Show when={tileOf(ids)}>
                    {(tile) => (
                      <>
                        <span>{words()?.paper.value(tile().value)}</span>
                        <svg
                          viewBox="-20 -20 40 40"
                          role="img"
                          aria-label={props.texts.pay.reward.points(tile().vp)}
                        >
                          <Laurel x={0} y={0} size={40} figure={tile().vp} />
                        </svg>
                      </>
                    )}
                  </Show>
                </p>
                <p class="ca-listed-each">
                  <For each={ids}>
                    {(id) => (
                      <button
                        type="button"
                        data-card={id}
                        aria-label={describePlace(props.texts, state(), id, props.table.nameOf)}
                        onClick={() => props.table.closeTo(id)}
                      >
                        <svg viewBox="-20 -20 40 40" aria-hidden="true">
                          {(() => {
                            const seat = builderOf(id)
                            return seat === undefined ? socket() : emblem(seat)()
                          })()}
                        </svg>
                      </button>
                    )}
                  </For>
                  {/* A single empty circle above two prices looks like a place that is missing. */}
                  <Show when={ids.length === 1 && !ids.some(isUp)}>
                    <small aria-hidden="true">{words()?.paper.unbuilt}</small>
                  </Show>
                </p>
                <ul>
                  <For each={spacesIn(ids[0] ?? '')}>
                    {(space) => {
                      const owner = () => state().castleSpaces[space.id]
                      return (
                        <li data-card={space.id}>
                          <svg viewBox="-20 -22 40 44" aria-hidden="true">
                            <Show
                              when={owner() !== null}
                              fallback={<Coin x={0} y={0} size={38} figure={space.price} />}
                            >
                              <Pawn x={0} y={0} size={38} seat={owner() ?? (0 as never)} />
                            </Show>
                          </svg>
                          <small>{props.texts.effects[space.id]}</small>
                        </li>
                      )
                    }}
                  </For>
                </ul>
              </div>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}
