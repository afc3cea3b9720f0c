import { type JSX, Show } from 'solid-js'
import type { Reaction } from '../../../shared/protocol/reactions.ts'

/** Drawn with a pen. A spread would cost every page the code for it. */
const Line = (props: { d: string; width?: string; stroke?: string }) => (
  <path
    d={props.d}
    fill="none"
    stroke={props.stroke ?? '#2a2520'}
    stroke-width={props.width ?? '1.6'}
    stroke-linecap="round"
  />
)
/** What has no surface of its own below it: ink would be lost by night. */
const brass = '#b8862b'

/** A coin with a face on it. */
const Face = (props: { children: JSX.Element }) => (
  <>
    <circle cx="12" cy="12" r="9.5" fill="#e3b95e" stroke="#2a2520" stroke-width="1.5" />
    <path d="M12 2.5a9.5 9.5 0 0 1 0 19 11 11 0 0 0 0-19" fill="#b8862b" opacity="0.35" />
    {props.children}
  </>
)
const Eyes = () => <Line d="M8.6 9.4v.9M15.4 9.4v.9" width="2" />

const signs: Readonly<Record<Reaction, () => JSX.Element>> = {
  bravo: () => (
    <>
      <path d="M7 4h10v5a5 5 0 0 1-10 0z" fill="#e3b95e" stroke="#2a2520" stroke-width="1.5" />
      <Line
        d="M7 5H3.6c0 3.4 1.2 5 3.8 5.4M17 5h3.4c0 3.4-1.2 5-3.8 5.4M12 14v3.4"
        width="2"
        stroke={brass}
      />
      <path d="M8 20.5c0-2 1.6-3.1 4-3.1s4 1.1 4 3.1z" fill="#a9431f" stroke="#2a2520" stroke-width="1.5" />
    </>
  ),
  thanks: () => (
    <path
      d="M12 20.6C5.4 15.6 2.6 12.5 2.6 8.8A4.8 4.8 0 0 1 7.4 4c2 0 3.6 1 4.6 2.7C13 5 14.6 4 16.6 4a4.8 4.8 0 0 1 4.8 4.800c0 3.7-2.8 6.8-9.4 11.800z"
      fill="#c8500a"
      stroke="#2a2520"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
  ),
  laugh: () => (
    <Face>
      <Line d="M7.4 10.400l1.3-1.4 1.3 1.400M14 10.400l1.3-1.4 1.3 1.4" />
      <path d="M7.4 13h9.200a4.6 4.6 0 0 1-9.2 0z" fill="#7a2f16" stroke="#2a2520" stroke-width="1.4" />
    </Face>
  ),
  wow: () => (
    <Face>
      <Eyes />
      <ellipse cx="12" cy="15.6" rx="2.3" ry="2.9" fill="#7a2f16" stroke="#2a2520" stroke-width="1.4" />
    </Face>
  ),
  think: () => (
    <>
      <path
        d="M6.5 4.500h11c0 4-3.7 5.5-4.3 7.5.6 2 4.3 3.5 4.3 7.500h-11c0-4 3.7-5.5 4.3-7.5-.6-2-4.3-3.5-4.3-7.500z"
        fill="#fbf7ee"
        stroke="#2a2520"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M8.2 18.600c.4-2 2-2.8 3.8-2.800s3.4.8 3.8 2.800zM9 8h6l-3 3z" fill="#b8862b" />
      <Line d="M5 3.500h14M5 20.500h14" width="2.2" stroke={brass} />
    </>
  ),
  sorry: () => (
    <Face>
      <Eyes />
      <Line d="M8.4 16.400q3.6-3 7.2 0" />
      <Line d="M6.7 7.400l2.3-.9M17.3 7.400l-2.3-.9" />
    </Face>
  ),
}

/** The picture of a reaction; its words stand beside it, or are the name of what it is on. */
export const ReactionSign = (props: { reaction: Reaction }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <Show when={props.reaction} keyed>
      {(reaction) => signs[reaction]()}
    </Show>
  </svg>
)
