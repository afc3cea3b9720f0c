import type { Box } from '../../kit/stage.tsx'

/** The board's middle a little darker, so that what lies over it stands out. */
export const Dusk = (props: { board: Box }) => (
  <div
    class="scene-dusk"
    style={{
      left: `${props.board.x}px`,
      top: `${props.board.y}px`,
      width: `${props.board.width}px`,
      height: `${props.board.height}px`,
    }}
  />
)
