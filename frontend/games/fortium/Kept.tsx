/** What a yard keeps apart: miners lost, and camps not pitched. Seen on a phone alone, where panels that tell it are shut. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { minersEach } from '../../../shared/games/fortium/components.ts'
import { livingMiners, playerAt } from '../../../shared/games/fortium/position.ts'
import { LostMiner, Tent } from './art/pieces.tsx'
import type { Choice } from './choice.ts'

export const Kept = (props: { choice: Choice; seat: Seat }) => {
  const player = () => playerAt(props.choice.table.view(), props.seat)
  return (
    <g class="ft-kept" transform="translate(226 226)" aria-hidden="true">
      <LostMiner seat={props.seat} />
      <text class="ft-figure ft-left" x="15" y="9" font-size="27">
        {minersEach - livingMiners(player())}
      </text>
      <Tent x={58} y={5} seat={props.seat} />
      <text class="ft-figure ft-left" x="76" y="9" font-size="27">
        {player().campSupply}
      </text>
    </g>
  )
}
