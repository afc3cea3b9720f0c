/** The map: every region is a button, and shows what a tap would do there. */
import { createMemo, For, Show, Suspense } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import { type PlayerCount, type RegionPlace, regionsFor } from '../../../shared/games/storming/layout.ts'
import { pactOfTroop } from '../../../shared/games/storming/queries.ts'
import type { Region, State } from '../../../shared/games/storming/state.ts'
import { Glow } from '../../kit/svg/Glow.tsx'
import { type Piece, Pieces } from '../../kit/svg/Pieces.tsx'
import { createRoving } from '../../kit/svg/roving.ts'
import { tellPixel } from '../../kit/svg/pixel.ts'
import { Spot } from '../../kit/svg/Spot.tsx'
import { ground, Light } from './art/Ground.tsx'
import { outlineOf } from './art/land.ts'
import { StructureArt } from './art/Structures.tsx'
import { TerrainArt } from './art/Terrain.tsx'
import { TroopFigure } from './art/Troops.tsx'
import type { HandProps } from './handProps.ts'
import { partOf } from './part.ts'
import { halfOf } from './wagon.ts'

// What could be done there: nobody is asked before the country is seen.
const Outlook = partOf('Outlook')

/** What is seen of the country: without its grey regions it is narrower. */
const frames: Readonly<Record<PlayerCount, string>> = {
  3: '80 -14 654 602',
  4: '-8 -14 742 602',
}

interface At extends HandProps {
  readonly state: State
  readonly place: RegionPlace
}

/** Who stands there; before a structure, where there is one. */
const Standing = (props: At & { region: Region }) => {
  const troop = createMemo(() => props.region.troop, null, { equals: same })
  const isHeld = (id: number): boolean => {
    const taken = props.choice.taken()
    return taken?.what === 'troop' && taken.id === id
  }
  /** Beside the middle of what is built there; a broad figure less far, or it would stand on the next region. */
  const x = (): number => (props.region.structure === null ? 0 : troop()?.kind === 'soldier' ? 16 : 6)
  return (
    <Show when={troop()}>
      {(one) => (
        <g
          class="st-troop"
          classList={{ free: props.choice.movable().has(one().id), held: isHeld(one().id) }}
          data-anchor={`troop:${one().id}`}
        >
          <ellipse class="st-ring" cx={x()} cy="22" rx="25" ry="11" />
          <TroopFigure
            x={x()}
            y={props.region.structure === null ? 21 : 30}
            kind={one().kind}
            owner={one().owner}
            signers={pactOfTroop(props.state, one())?.signers ?? []}
          />
        </g>
      )}
    </Show>
  )
}

const Place = (props: At & { roving: ReturnType<typeof createRoving> }) => {
  const { id, x, y } = props.place
  const region = createMemo((): Region | undefined => props.state.map[id], undefined, { equals: same })
  const outline = outlineOf(props.place)
  const choice = props.choice
  const payer = createMemo(() => choice.payer(id))
  const isFree = (): boolean => choice.movable().has(region()?.troop?.id ?? 0)
  const isFight = (): boolean => {
    const [move] = choice.ways().get(id) ?? []
    const taken = choice.taken()
    return taken?.what === 'wagon' ? halfOf(taken) === 'attack' : move?.type === 'attack'
  }
  const said = (): string => {
    const here = region()
    const t = props.texts.board
    if (here === undefined) return id
    const { structure, troop } = here
    const paidBy = payer()
    return [
      t.region(id, here.terrain),
      ...(structure === null
        ? []
        : [
            t.standing(
              'wall' in structure ? t.settlements[structure.kind] : t.built[structure.kind],
              choice.table.nameOf(structure.owner),
              'wall' in structure && structure.wall,
            ),
          ]),
      ...(troop === null
        ? []
        : [
            troop.owner === null
              ? t.troops[troop.kind]
              : t.standing(t.troops[troop.kind], choice.table.nameOf(troop.owner)),
          ]),
      ...(paidBy === null ? [] : [props.texts.cards[paidBy].name]),
    ].join(', ')
  }
  return (
    <Spot
      id={id}
      x={x}
      y={y}
      class="st-place"
      states={{
        open: choice.open().has(id),
        free: isFree() && choice.taken() === null,
        fight: isFight(),
        converted: payer() !== null,
        asked: choice.asked()?.region === id,
        lit: choice.table.lit().includes(id),
      }}
      // With something in hand, or to be put somewhere, a tap is an answer, or is told why not: what the place is would lie over that. A card is put on no place.
      live={choice.open().size > 0 || isFree() || (choice.taken()?.what ?? 'card') !== 'card'}
      label={said()}
      roving={props.roving}
      point={() => choice.point(id)}
      leave={() => choice.clear()}
      aim={(to) => choice.aim(to === null ? null : id)}
    >
      <Show when={region()}>
        {(here) => (
          <>
            <TerrainArt place={props.place} terrain={here().terrain} isCleared={here().structure !== null} />
            <g transform={`translate(${-x} ${-y})`}>
              <path class="st-hit" d={outline} />
              <Glow d={outline} />
            </g>
            <Show when={here().structure}>
              {(structure) => (
                <g transform="translate(0 -4)">
                  <StructureArt structure={structure()} />
                </g>
              )}
            </Show>
            <Standing {...props} region={here()} />
          </>
        )}
      </Show>
    </Spot>
  )
}

export const MapView = (props: HandProps) => {
  let svg: SVGSVGElement | undefined
  const state = (): State => props.choice.table.view()
  const { players } = state().config
  const regions = regionsFor(players)
  const roving = createRoving(
    () => regions,
    (id) => svg?.querySelector(`[data-anchor="${id}"][role]`) ?? null,
  )
  const pieces: readonly Piece[] = [
    ...ground(players),
    () => <Light players={players} />,
    ...regions.map((place) => () => <Place {...props} state={state()} place={place} roving={roving} />),
    // Over all that stands there: a wall or a base across its lower edge leaves the name of its region to be read.
    ...regions.map(({ id, x, y }) => () => (
      <text class="st-name" x={x} y={y + 41} aria-hidden="true">
        {id}
      </text>
    )),
    () => (
      <Suspense>
        <For each={regions}>
          {(place) => (
            <Show when={props.choice.ways().get(place.id)}>
              {(moves) => <Outlook {...props} place={place} moves={moves()} />}
            </Show>
          )}
        </For>
      </Suspense>
    ),
  ]
  tellPixel(() => svg)
  return (
    <svg
      ref={(element) => (svg = element)}
      class="st-map"
      viewBox={frames[players]}
      role="group"
      aria-label={props.texts.board.map}
    >
      <Pieces of={pieces} />
    </svg>
  )
}
