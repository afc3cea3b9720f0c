/** The map: every region is a button. */
import { createMemo, For, Show } from 'solid-js'
import { frame, type RegionPlace, regionsFor } from '../../../shared/games/storming/layout.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { createRoving, type Point } from '../../kit/svg/roving.ts'
import { Spot } from '../../kit/svg/Spot.tsx'
import { hexPath } from './art/hex.ts'
import { StructureArt } from './art/Structures.tsx'
import { Troop } from './art/Troops.tsx'
import type { HandProps } from './handProps.ts'

const Place = (
  props: HandProps & { state: State; place: RegionPlace; roving: ReturnType<typeof createRoving> },
) => {
  const { id, x, y } = props.place
  const region = () => props.state.map[id]
  const choice = props.choice
  return (
    <Spot
      id={id}
      x={x}
      y={y}
      class="st-place"
      states={{
        open: choice.open().has(id),
        free: choice.movable().has(region()?.troop?.id ?? 0),
        taken: choice.taken()?.what === 'troop' && same(choice, region()?.troop?.id),
        lit: choice.table.lit().includes(id),
      }}
      live={choice.open().has(id) || choice.movable().has(region()?.troop?.id ?? 0)}
      label={props.texts.board.region(id, region()?.terrain ?? 'plain')}
      roving={props.roving}
      point={() => choice.point(id)}
      leave={() => choice.clear()}
    >
      <path class="st-hex" classList={{ [region()?.terrain ?? 'plain']: true }} d={hexPath(49)} />
      <Show when={region()?.structure}>{(structure) => <StructureArt structure={structure()} />}</Show>
      <Show when={region()?.troop}>
        {(troop) => (
          <g data-anchor={`troop:${troop().id}`}>
            <Troop x={0} y={24} kind={troop().kind} owner={troop().owner} />
          </g>
        )}
      </Show>
      <path class="st-glow" d={hexPath(45)} />
    </Spot>
  )
}

const same = (choice: HandProps['choice'], id: number | undefined): boolean => {
  const taken = choice.taken()
  return taken?.what === 'troop' && taken.id === id
}

export const MapView = (props: HandProps) => {
  let svg: SVGSVGElement | undefined
  const state = (): State => props.choice.table.view()
  const regions = regionsFor(state().config.players)
  const points = createMemo((): readonly Point[] => regions)
  const roving = createRoving(points, (id) => svg?.querySelector(`[data-anchor="${id}"][role]`) ?? null)
  return (
    <svg
      ref={(element) => (svg = element)}
      class="st-map"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="group"
      aria-label={props.texts.board.map}
    >
      <For each={regions}>
        {(place) => <Place {...props} state={state()} place={place} roving={roving} />}
      </For>
    </svg>
  )
}
