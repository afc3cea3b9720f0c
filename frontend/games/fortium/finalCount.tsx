/** What is counted at the end of a game: what places are judged by, as far as it tells them apart [FT-6.6]. */
import { type Kind, stored } from '../../../shared/games/fortium/components.ts'
import { scores } from '../../../shared/games/fortium/scoring.ts'
import type { Player, State } from '../../../shared/games/fortium/state.ts'
import type { Category } from '../../plug/scenes/scoring.tsx'
import { Brick } from './art/pieces.tsx'
import type { Texts } from './texts.es.ts'
import type { NameOf } from './words.ts'

/** A brick with how many of them it stands for. */
const brickWith = (kind: Kind) => (figure: string) => (
  <>
    <Brick kind={kind} x={0} y={0} size={44} />
    <text
      y="9"
      text-anchor="middle"
      font-size="26"
      font-weight="700"
      fill="#2a2520"
      stroke="#fbf7ee"
      stroke-width="5"
      paint-order="stroke"
    >
      {figure}
    </text>
  </>
)

/** Diamonds; where two have as many, what their floors and their stock are worth. Who has left is not counted [FT-6.7]. */
export const fortCategories = (t: Texts, state: State, nameOf: NameOf): readonly Category[] => {
  const stay = state.players.filter(({ resigned }) => !resigned)
  const lines = scores(state)
  const category = (
    title: string,
    points: (player: Player) => number,
    places: (player: Player) => readonly string[],
  ): Category => ({
    title,
    earnings: stay.map((player) => ({
      seat: player.seat,
      name: nameOf(player.seat),
      points: points(player),
      places: places(player),
    })),
  })
  const worth =
    (what: string) =>
    ({ seat }: Player): number =>
      lines[seat]?.find((line) => line.what === what)?.points ?? 0
  const floor = (seat: number, level: number): string => `floor:${seat}:${level}`
  const diamonds = {
    ...category(
      t.figures.diamonds,
      (player) => player.diamonds,
      ({ seat }) => [floor(seat, 4)],
    ),
    rising: brickWith('diamond'),
  }
  if (new Set(stay.map((player) => player.diamonds)).size === stay.length) return [diamonds]
  return [
    diamonds,
    category(t.scores.fort, worth('fort'), ({ seat, floors }) =>
      Array.from({ length: floors }, (_, level) => floor(seat, level)),
    ),
    category(t.scores.stock, worth('stock'), ({ seat, stock }) =>
      stored.filter((kind) => stock[kind] > 0).map((kind) => `stock:${seat}:${kind}`),
    ),
  ]
}
