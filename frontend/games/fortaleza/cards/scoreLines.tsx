/** Cards of the lines of the score sheet, and of what decides between equal points. */
import { type Seat, seatOf } from '../../../../shared/engine/ids.ts'
import {
  guildTiles,
  type Level,
  majorityPoints,
  pointPerTowerOrGate,
  templePointsPerPawn,
  towerTiles,
  wallPointsBySegments,
  wallTiles,
} from '../../../../shared/games/fortaleza/components.ts'
import { ruleOf } from '../../../../shared/games/fortaleza/scoring.ts'
import { type ScorePart, scoreParts } from '../../../../shared/games/fortaleza/state.ts'
import { emblem, laurel } from '../../../kit/pieces/marks.tsx'
import { Coin, numeral, Pawn } from '../../../kit/pieces/pieces.tsx'
import type { CardInfo, CardFigure } from '../../../plug/gameUi.ts'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.ts'
import { framed } from './marks.tsx'
import { gatePointsOf, guildOf, towerOf } from './places.tsx'
import type { Said } from './said.ts'

/** An arch with a portcullis: the sign of what is no stretch of the wall that it stands in. */
const Gate = () => (
  <path
    d="M-17 19V0A17 17 0 0 1 17 0V19H12V0A12 12 0 0 0-12 0V19zM-7 19V-8h3V19zM-1.5 19V-10h3V19zM4 19V-8h3V19zM-12 2H12V5H-12z"
    fill="currentColor"
  />
)

const scoreIcons: Readonly<Record<Exclude<ScorePart, 'gate' | 'collector'>, IconName>> = {
  wall: 'wall',
  tower: 'tower',
  guild: 'hammer',
  majority: 'star',
  built: 'tower',
  temple: 'temple',
}

/** Of what scores. */
export const Sign = ({ part, seat }: { part: ScorePart; seat: Seat }) => {
  if (part === 'gate') return <Gate />
  // As it stands on the board.
  if (part === 'collector') return <Pawn x={0} y={2} size={42} seat={seat} />
  return <Icon name={scoreIcons[part]} x={0} y={0} size={42} fill="currentColor" />
}

const worthsOf = ({ c, table }: Said, part: ScorePart): readonly CardFigure[] => {
  const byLevel = (tiles: readonly { readonly level: Level }[], worth: (level: Level) => number) =>
    tiles.map(({ level }) => ({
      mark: laurel(worth(level)),
      text: c.figures.level(numeral(level), worth(level)),
    }))
  switch (part) {
    case 'wall':
      return [{ mark: laurel(), text: c.space.wallTable(wallPointsBySegments.slice(1)) }]
    case 'gate':
      return byLevel(wallTiles, gatePointsOf)
    case 'tower':
      return byLevel(towerTiles, (level) => towerOf(level)?.points ?? 0)
    case 'guild':
    case 'collector':
      return byLevel(guildTiles, (level) => guildOf(level)?.points ?? 0)
    case 'majority':
      return majorityPoints[table.view().config.playerCount]
        .map((points, tied) => ({ mark: laurel(points), text: c.figures.majority(tied + 1, points), points }))
        .filter(({ points }) => points > 0)
    case 'built':
      return [{ mark: laurel(pointPerTowerOrGate), text: c.figures.each(pointPerTowerOrGate) }]
    case 'temple':
      return [{ mark: laurel(templePointsPerPawn), text: c.temple.worth(templePointsPerPawn) }]
  }
}

/** A line of the score sheet. */
export const scoreCard = (said: Said, what: string): CardInfo | null => {
  const { t, c, table } = said
  const part = scoreParts.find((one) => one === what)
  if (part !== undefined)
    return {
      name: t.scores[part],
      kind: c.kinds.scored,
      picture: framed(26, 26, () => <Sign part={part} seat={table.me() ?? seatOf(0)} />),
      figures: worthsOf(said, part),
      text: c.score[part],
      rules: [ruleOf[part]],
    }
  if (what !== 'coinsLeft' && what !== 'templePawns') return null
  return {
    name: t.figures[what],
    kind: c.kinds.tie,
    picture: framed(24, 24, () =>
      what === 'coinsLeft' ? (
        <Coin x={0} y={0} size={42} figure="" />
      ) : (
        <Icon name="temple" x={0} y={0} size={42} fill="currentColor" />
      ),
    ),
    figures: table.view().players.map((player) => ({
      mark: emblem(player.seat),
      text: c.seat.of(table.nameOf(player.seat), what === 'coinsLeft' ? player.coins : player.templePawns),
    })),
    text: c.ties[what],
    rules: ['FZ-6.14'],
  }
}
