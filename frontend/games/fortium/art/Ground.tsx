/** What never changes: the table's rim, parcels of meadow and rock, trails, bases. Drawn once, under everything. */
import { For } from 'solid-js'
import {
  type Arm,
  baseOf,
  boardFor,
  diamondMine,
  type PlacedSite,
} from '../../../../shared/games/fortium/layout.ts'
import type { Piece } from '../../../kit/svg/Pieces.tsx'
import { armsOf, cell, type Place, type Plan, type Wild } from '../plan.ts'
import { ink } from './colors.ts'
import { SiteArt } from './Sites.tsx'

/** Drawn once, shown in many places. */
const Stamps = () => (
  <defs>
    <g id="ft-larch" stroke={ink} stroke-width="1.4" stroke-linejoin="round">
      <ellipse cx="4" cy="9" rx="10" ry="4" stroke="none" opacity=".28" />
      <path d="M-1 4H2V10H-1z" fill="#5b4630" />
      <path d="M0-20L7-8H4L10 5H-9L-3-8H-6z" fill="var(--ft-larch)" />
      <path d="M0-20L-6-8H-3L-9 5H-3z" fill="#fff" stroke="none" opacity=".16" />
    </g>
    <g id="ft-boulder" stroke={ink} stroke-width="1.4" stroke-linejoin="round">
      <ellipse cx="3" cy="6" rx="12" ry="4" stroke="none" opacity=".28" />
      <path d="M-10 5L-8-4L-1-9L7-6L11 3L6 7H-6z" fill="var(--ft-rock)" />
      <path d="M7-6L11 3L6 7H0L4-1z" fill="var(--ft-rock-shade)" stroke="none" />
    </g>
    <g id="ft-tuft" fill="none" stroke="var(--ft-larch)" stroke-width="1.6" stroke-linecap="round">
      <path d="M-4 3Q-4-2-6-4M0 3V-6M4 3Q4-2 6-4" />
    </g>
    <g id="ft-fire">
      <circle r="17" fill="#ffb347" opacity=".28" />
      <path d="M-9 6L9 1M-9 1L9 6" stroke="#6b4526" stroke-width="4" stroke-linecap="round" />
      <path
        d="M0 4C-8 2-7-6-2-10C-2-6 1-6 2-13C8-8 8 1 0 4z"
        fill="#e8722c"
        stroke={ink}
        stroke-width="1.2"
      />
      <path d="M0 3C-4 1-3-3 0-6C3-2 3 1 0 3z" fill="#ffd76b" />
    </g>
  </defs>
)

/** The same numbers every time: a land that looks grown, not thrown anew at each visit. */
const scattered = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

const parcelSide = 7 * cell

/** Larches, boulders and tufts stand where four cells meet: no miner ever stands there. */
const growth = (seed: number) => {
  const next = scattered(seed)
  return Array.from({ length: 15 }, () => {
    const what = next()
    return {
      x: Math.round(1 + next() * 5) * cell,
      y: Math.round(1 + next() * 5) * cell,
      stamp: what < 0.4 ? 'larch' : what < 0.7 ? 'boulder' : 'tuft',
      size: 0.7 + next() * 0.45,
    }
  }).filter((one, index, all) => all.findIndex(({ x, y }) => x === one.x && y === one.y) === index)
}

/** One piece of land: meadow, a patch of slate, and a faint dotted path through all of its cells. */
const Parcel = (props: { at: Place; seed: number }) => {
  const lines = Array.from({ length: 7 }, (_, index) => (index + 0.5) * cell)
  const dots = lines.map((at) => `M${cell / 2} ${at}H${parcelSide}M${at} ${cell / 2}V${parcelSide}`).join('')
  const turn = (props.seed % 4) * 90
  return (
    <g transform={`translate(${props.at.x} ${props.at.y})`}>
      <rect x="2" y="2" width={parcelSide - 4} height={parcelSide - 4} rx="10" fill="var(--ft-meadow)" />
      <g transform={`rotate(${turn} ${parcelSide / 2} ${parcelSide / 2})`}>
        <path
          d="M2 60Q60 40 96 74T180 62Q214 96 176 128T64 150Q30 128 2 140zM334 210Q282 196 250 230T214 300Q250 334 300 322L334 318z"
          fill="var(--ft-slate)"
          opacity=".7"
        />
        <path
          d="M200 2Q214 40 262 46T334 92V12Q334 2 324 2zM2 250Q60 236 84 276T150 334H12Q2 334 2 324z"
          fill="var(--ft-meadow-deep)"
          opacity=".75"
        />
      </g>
      <path
        d={dots}
        fill="none"
        stroke="var(--ft-dots)"
        stroke-width="2.6"
        stroke-linecap="round"
        stroke-dasharray="0 12"
      />
      <For each={growth(props.seed)}>
        {({ x, y, stamp, size }) => (
          <use href={`#ft-${stamp}`} transform={`translate(${x} ${y}) scale(${size})`} />
        )}
      </For>
      <rect
        x="2"
        y="2"
        width={parcelSide - 4}
        height={parcelSide - 4}
        rx="10"
        fill="none"
        stroke={ink}
        stroke-width="2.5"
      />
      <path d={`M12 5H${parcelSide - 12}`} stroke="#fff" stroke-width="2" opacity=".18" />
    </g>
  )
}

/** Hills, forest and a river of slate where nobody walks. */
const Wilds = (props: { wild: Wild }) => {
  const { width, height } = props.wild
  const next = scattered(Math.round(width * 3 + height))
  const trees = Array.from({ length: Math.round((width * height) / 2100) }, () => ({
    x: Math.round(24 + next() * (width - 48)),
    y: Math.round(34 + next() * (height - 52)),
    stamp: next() < 0.78 ? 'larch' : 'boulder',
    size: 0.95 + next() * 0.6,
  })).toSorted((a, b) => a.y - b.y)
  return (
    <g transform={`translate(${props.wild.x} ${props.wild.y})`}>
      <rect
        x="4"
        y="5"
        width={width - 8}
        height={height - 10}
        rx="12"
        fill="var(--ft-meadow-deep)"
        stroke={ink}
        stroke-width="2"
      />
      <path
        d={`M6 ${height * 0.55}Q${width * 0.3} ${height * 0.42} ${width * 0.5} ${height * 0.56}T${width - 6} ${height * 0.5}V${height * 0.7}Q${width * 0.7} ${height * 0.62} ${width * 0.45} ${height * 0.74}T6 ${height * 0.7}z`}
        fill="var(--ft-slate)"
        opacity=".6"
      />
      <For each={trees}>
        {({ x, y, stamp, size }) => (
          <use href={`#ft-${stamp}`} transform={`translate(${x} ${y}) scale(${size})`} />
        )}
      </For>
    </g>
  )
}

const straight = (from: Place, to: Place): string => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** Worn by feet and carts: from each base to its sites and on to the middle. */
const Trails = (props: { plan: Plan; players: number }) => {
  const { siteById } = boardFor(props.players)
  const centre = props.plan.at(diamondMine)
  const ways = armsOf(props.players).flatMap(([, arm]) => {
    const base = props.plan.at(baseOf(arm))
    const quarries = (['granA', 'granB'] as const).map((name) => {
      const to = props.plan.at(siteById.get(`${arm}-${name}`)?.cell ?? diamondMine)
      return `M${base.x} ${base.y}Q${(base.x + to.x) / 2 + (to.y - base.y) / 5} ${(base.y + to.y) / 2 - (to.x - base.x) / 5} ${to.x} ${to.y}`
    })
    return [straight(base, centre), ...quarries]
  })
  return (
    <g fill="none" stroke-linecap="round">
      <path d={ways.join('')} stroke="var(--ft-trail-edge)" stroke-width="19" opacity=".55" />
      <path d={ways.join('')} stroke="var(--ft-trail)" stroke-width="15" />
      <path
        d={ways.join('')}
        stroke="var(--ft-trail-edge)"
        stroke-width="1.6"
        stroke-dasharray="9 7"
        opacity=".6"
      />
    </g>
  )
}

const stakes = Array.from({ length: 13 }, (_, index) => -66 + index * 11)

/** A palisade round a fire, as wide as three cells. */
const BaseArt = (props: { at: Place; across: boolean }) => (
  <g transform={`translate(${props.at.x} ${props.at.y}) rotate(${props.across ? 0 : 90})`}>
    <rect x="-68" y="-19" width="142" height="46" rx="14" opacity=".3" />
    <rect
      x="-71"
      y="-23"
      width="142"
      height="46"
      rx="14"
      fill="var(--ft-camp)"
      stroke={ink}
      stroke-width="2"
    />
    <For each={[-23, 23]}>
      {(y) => (
        <For each={stakes}>
          {(x) => (
            <path
              d={`M${x - 5} ${y + 5}V${y - 5}L${x} ${y - 11}L${x + 5} ${y - 5}V${y + 5}z`}
              fill="#8a6a45"
              stroke={ink}
              stroke-width="1.2"
            />
          )}
        </For>
      )}
    </For>
    <For each={[-71, 71]}>
      {(x) => <path d={`M${x - 5}-12v24h10v-24l-5-5z`} fill="#8a6a45" stroke={ink} stroke-width="1.2" />}
    </For>
  </g>
)

/** Which way is north: places are told by it, and a board that is turned says that it is. */
const Compass = (props: { plan: Plan }) => {
  const { x, y } = props.plan.parcelAt('C')
  const turned = !props.plan.isAcross('W')
  return (
    <g transform={`translate(${x + 1.5 * cell} ${y + 1.5 * cell})`} stroke-linejoin="round" opacity=".85">
      <g transform={turned ? 'rotate(-90)' : ''} stroke={ink} stroke-width="1.6">
        <circle r="17" fill="var(--ft-meadow-deep)" />
        <path d="M-24 0L-5-5L0-24L5-5L24 0L5 5L0 24L-5 5z" fill="var(--ft-rock-shade)" />
        <path d="M0-30L7 0H-7z" fill="var(--ft-dots)" />
      </g>
      <path
        d="M-7 9V-9L7 9V-9"
        transform={turned ? 'translate(-44 0)' : 'translate(0-44)'}
        fill="none"
        stroke="var(--ft-dots)"
        stroke-width="4.5"
        stroke-linecap="round"
      />
    </g>
  )
}

const Land = (props: { plan: Plan; players: number }) => (
  <>
    <rect width={props.plan.width} height={props.plan.height} rx="16" fill="var(--ft-rim)" />
    <For each={['C' as const, ...armsOf(props.players).map(([, arm]): Arm => arm)]}>
      {(name, index) => <Parcel at={props.plan.parcelAt(name)} seed={[7, 42, 91, 23, 64][index()] ?? 5} />}
    </For>
    <For each={props.plan.wilds}>{(wild) => <Wilds wild={wild} />}</For>
    <Compass plan={props.plan} />
    <Trails plan={props.plan} players={props.players} />
  </>
)

/** The ground from below: land, bases, then site by site. */
export const ground = (plan: Plan, players: number): readonly Piece[] => [
  () => (
    <g aria-hidden="true">
      <Stamps />
      <Land plan={plan} players={players} />
      <For each={armsOf(players)}>
        {([, arm]) => <BaseArt at={plan.at(baseOf(arm))} across={plan.isAcross(arm)} />}
      </For>
    </g>
  ),
  ...boardFor(players).sites.map(({ kind, cell: node }: PlacedSite) => () => {
    const { x, y } = plan.at(node)
    return (
      <g transform={`translate(${x} ${y})`}>
        <SiteArt kind={kind} />
      </g>
    )
  }),
]
