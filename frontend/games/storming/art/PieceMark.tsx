/** Pieces as small signs with a figure beside them, and the marks of the turn order and of what comes next. */
import { Match, Switch } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { Piece } from '../../../../shared/games/storming/components.ts'

const ink = '#2a2520'
/** What has such a sign. */
export type PieceSign = Piece | 'first' | 'skips' | 'winds'

/** Silhouettes on 40 x 40 around 0, 0. */
const shapes: Readonly<Record<Piece, string>> = {
  soldier: 'M-9 17C-9 5-6 3-5-2A6.5 6.5 0 1 1 5-2C6 3 9 5 9 17ZM11 17V-17L13.5-19L16-17V17Z',
  knight: 'M-11 17C-9 5-1 3-2-3L-10 2L-14-3L-4-15L-2-19L2-15C11-13 13 0 11 17Z',
  artillery: 'M-16-6L10-17L15-8L-10 4ZM-8 3a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM-17 14L-4 5L0 10L-12 17Z',
  village: 'M-13 14V-1H-17L0-15L17-1H13V14H4V4H-4V14Z',
  town: 'M-18 14V2H-20L-11-7L-4-1V-9H-6L0-16L6-9H4V-1L11-7L20 2H18V14Z',
  city: 'M-18 15V-7H-13V-3H-9V-11H-5V-18L0-20L5-18V-11H9V-3H13V-7H18V15H5V5H-5V15Z',
  resource: 'M-17 12L7-12L4-15Q13-17 17-4L13-7L11-9L-13 15ZM-14-14L-8-14L-8-8L15 12L12 15L-10-5L-14-5Z',
  wall: 'M-18 14V-12H-11V-6H-7V-12H0V-6H4V-12H11V-6H14V-12H18V14Z',
}

export const PieceMark = (props: { piece: PieceSign; seat: Seat }) => {
  const shape = (): string | null => (props.piece in shapes ? shapes[props.piece as Piece] : null)
  return (
    <Switch
      fallback={
        <path
          d={shape() ?? ''}
          fill={`var(--seat-${props.seat})`}
          stroke={ink}
          stroke-width="2"
          stroke-linejoin="round"
        />
      }
    >
      <Match when={props.piece === 'first'}>
        <path
          d="M-16 12L-18-9L-8 0L0-14L8 0L18-9L16 12z"
          fill="#e3b95e"
          stroke={ink}
          stroke-width="2"
          stroke-linejoin="round"
        />
      </Match>
      <Match when={props.piece === 'skips'}>
        <rect x="-10" y="-15" width="20" height="30" rx="3" fill="#f6ecd2" stroke={ink} stroke-width="2" />
        <path d="M-14 14L14-14" stroke="#a9431f" stroke-width="5" stroke-linecap="round" />
      </Match>
      <Match when={props.piece === 'winds'}>
        <path
          d="M-17-6H4Q11-6 11-11T5-15M-17 1H11Q17 1 17 7T10 12M-17 8H1Q6 8 6 13T1 17"
          fill="none"
          stroke="currentColor"
          stroke-width="3"
          stroke-linecap="round"
        />
      </Match>
    </Switch>
  )
}
