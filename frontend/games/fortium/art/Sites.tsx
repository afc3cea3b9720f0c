/** Quarries and mines: each a hole in the ground of its own. Centred on 0, 0, a little wider than their cell. */
import { For, Match, Switch } from 'solid-js'
import type { Kind } from '../../../../shared/games/fortium/components.ts'
import { ink, ores } from './colors.ts'

/** Steps cut into the ground, the deepest in the middle. */
const Quarry = (props: { kind: 'granite' | 'limestone' }) => {
  const [light, middle, shade] = ores[props.kind]
  return (
    <>
      <path
        d="M-31-8L-22-26L-2-31L20-27L31-12L30 12L21 26L-4 30L-25 24L-32 9z"
        fill={light}
        stroke={ink}
        stroke-width="1.8"
      />
      <path d="M-23-7L-16-19L0-23L16-19L23-8L22 10L14 20L-4 23L-18 18L-24 7z" fill={middle} />
      <path d="M-15-5L-10-12L2-15L12-11L15-3L14 9L4 15L-10 12L-16 5z" fill={shade} />
      <path
        d="M-23-7L-16-19L0-23L16-19L23-8M-15-5L-10-12L2-15L12-11L15-3"
        fill="none"
        stroke={ink}
        stroke-width="1.3"
        opacity=".6"
      />
      <path
        d={
          props.kind === 'granite'
            ? 'M-27-10l5 2M-9-27l1 5M24-16l-5 3M-27 12l6-2M18 22l-3-5M-6 27l1-5'
            : 'M-29-4h6M-26 4h6M-27 11h7M22-14h6M23-6h7M22 4h7M-10-28v5M-2-29v5M6-28v5'
        }
        stroke={ink}
        stroke-width="1.4"
        opacity=".45"
      />
      <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
        <path d="M19 17L25 14L31 18V25L24 28L19 24z" fill={middle} />
        <path d="M19 17L25 14L31 18L25 21z" fill={light} />
        <path d="M-31 19L-26 16L-21 19V25L-27 27L-31 25z" fill={middle} />
        <path d="M-31 19L-26 16L-21 19L-26 22z" fill={light} />
      </g>
      {/* Shown while the countdown runs. */}
      <text class="ft-count ft-doubled" x="-26" y="34" visibility="hidden">
        ×2
      </text>
    </>
  )
}

/** A mound of rock with a timbered gallery, and ore where it breaks out. */
const Gallery = (props: { kind: 'turquoise' | 'gold' }) => {
  const [light, middle, shade] = ores[props.kind]
  return (
    <>
      <path
        d="M-32 20L-29-2L-18-20L-3-30L14-26L27-11L32 8L30 22L12 29L-16 28z"
        fill="var(--ft-rock)"
        stroke={ink}
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M14-26L27-11L32 8L30 22L12 29L18 6z" fill="var(--ft-rock-shade)" />
      <path d="M-29-2L-18-20L-3-30L-8-16L-20-2z" fill="#fff" opacity=".14" />
      <path d="M-13 26V0Q0-12 13 0V26z" fill="#17120d" stroke={ink} stroke-width="1.5" />
      <path
        d="M-14 27V-1M14 27V-1M-17-3Q0-15 17-3"
        fill="none"
        stroke="#8a5f33"
        stroke-width="4.5"
        stroke-linecap="round"
      />
      <path d="M-6 28L-3 8M6 28L3 8M-7 24H7M-5.5 17H5.5" stroke="#6d5a44" stroke-width="1.5" />
      <g stroke={ink} stroke-width="1">
        <path d="M-24 4L-19-2L-16 4L-20 9z" fill={middle} />
        <path d="M-8-22L-2-27L4-22L-1-17z" fill={light} />
        <path d="M19-8L25-4L24 4L18 1z" fill={middle} />
        <path d="M-26 17L-21 13L-17 18L-21 23z" fill={shade} />
        <path d="M21 14L26 12L28 18L22 20z" fill={light} />
      </g>
    </>
  )
}

/** The crater with the one diamond: light falls out of it. */
const Crater = () => {
  const [light, middle, shade] = ores.diamond
  return (
    <>
      <circle r="66" fill={light} opacity=".08" />
      <circle r="52" fill={light} opacity=".12" />
      <circle r="42" fill={middle} opacity=".3" />
      <path
        d="M-33-2L-25-23L-4-33L18-29L32-12L33 10L20 28L-3 33L-24 26z"
        fill="var(--ft-rock)"
        stroke={ink}
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M-24-1L-17-17L-1-24L16-19L24-5L22 12L9 22L-9 21L-21 11z" fill="#1b2a35" stroke={ink} />
      <path d="M-18 3L-9-12L9-14L18 0L8 16L-8 16z" fill={shade} opacity=".55" />
      <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
        <path d="M-17 8L-21-6L-15-13L-9-5L-11 9z" fill={shade} />
        <path d="M11 10L9-6L16-13L21-4L17 9z" fill={shade} />
        <path d="M-11-14L0-27L11-14L7 12H-7z" fill={middle} />
        <path d="M-11-14L0-27L0 12H-7z" fill={light} />
        <path d="M-11-14H11M0-27L-3-14L-2 12M0-27L3-14" fill="none" stroke-width=".8" opacity=".6" />
      </g>
      <g class="ft-shine" stroke={light} stroke-width="2" stroke-linecap="round">
        <For each={[0, 45, 90, 135, 180, 225, 270, 315]}>
          {(turn) => (
            <path
              d={turn % 90 === 0 ? 'M0-36V-46' : 'M0-37V-42'}
              transform={`rotate(${turn})`}
              opacity=".85"
            />
          )}
        </For>
      </g>
    </>
  )
}

export const SiteArt = (props: { kind: Kind }) => (
  <g aria-hidden="true">
    <ellipse cx="5" cy="6" rx="33" ry="30" opacity=".25" />
    <Switch
      fallback={
        <g transform="scale(1.18)">
          <Crater />
        </g>
      }
    >
      <Match when={props.kind === 'granite' || props.kind === 'limestone' ? props.kind : null}>
        {(kind) => <Quarry kind={kind()} />}
      </Match>
      <Match when={props.kind === 'turquoise' || props.kind === 'gold' ? props.kind : null}>
        {(kind) => <Gallery kind={kind()} />}
      </Match>
    </Switch>
  </g>
)
