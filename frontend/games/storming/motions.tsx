/** What travels when something happens: troops, cards. */
import type { Shown } from '../../../shared/engine/ids.ts'
import type { Event } from '../../../shared/games/storming/facts.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Motion } from '../../plug/gameUi.ts'
import { Troop } from './art/Troops.tsx'

const onSquare =
  (kind: Parameters<typeof Troop>[0]['kind'], owner: Parameters<typeof Troop>[0]['owner']) => () => (
    <svg viewBox="-30 -34 60 60">
      <Troop x={0} y={16} kind={kind} owner={owner} />
    </svg>
  )

export const motions = (event: Shown<Event>, before: State): readonly Motion[] => {
  switch (event.type) {
    case 'troopMoved': {
      const troop = before.map[event.from]?.troop ?? null
      return troop === null
        ? []
        : [{ piece: onSquare(troop.kind, troop.owner), from: event.from, to: event.to, lasts: 480 }]
    }
    case 'troopPlaced':
      return event.owner === null
        ? []
        : [
            {
              piece: onSquare(event.kind, event.owner),
              from: `seat:${event.owner}`,
              to: event.region,
              lasts: 480,
            },
          ]
    case 'troopLost': {
      const troop = before.map[event.region]?.troop ?? null
      return troop === null || troop.owner === null
        ? []
        : [
            {
              piece: onSquare(troop.kind, troop.owner),
              from: event.region,
              to: `seat:${troop.owner}`,
              lasts: 480,
            },
          ]
    }
    default:
      return []
  }
}
