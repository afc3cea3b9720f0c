/** First steps in Fortaleza, as one player would tell them to another. */
import { faces } from '../../../shared/engine/secret.ts'
import {
  type CardKind,
  cardOf,
  guildTiles,
  resourcesTwo,
  towerTiles,
  wildFee,
} from '../../../shared/games/fortaleza/components.ts'
import { type Side, sides, spaces, zonesInPlay } from '../../../shared/games/fortaleza/layout.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import type { State, Tile } from '../../../shared/games/fortaleza/state.ts'
import { isAsked, type Lesson, type LessonTable } from '../../plug/lessons.ts'

const towerPoints = (of: number): number => towerTiles.find(({ level }) => level === of)?.points ?? 0

type Table = LessonTable<State, Move>

/** One's own turn has begun, and no card is played yet. */
const isMyTurn = (table: Table): boolean => isAsked(table, 'turn') && table.view().cardsPlayedThisTurn === 0

const isLater = (table: Table): boolean => {
  const { phase, turnInPhase } = table.view()
  return phase > 1 || turnInPhase > 1
}

/** A card of a kind in one's hand. */
const held = (table: Table, of: CardKind): string | null => {
  const player = table.view().players[table.me() ?? -1]
  const card = player && faces(player.hand).find((one) => cardOf(one).kind === of)
  return card === undefined ? null : `card:${card}`
}

/** As the rules have it, whose part with the moves would be fetched alone for this [FZ-5.20]. */
const isComplete = ({ board }: State, side: Side): boolean =>
  spaces.every(
    ({ id, kind, sides: of }) => kind === 'tower' || !of.includes(side) || board.spaces[id]?.length,
  )

/** One's own tile has been built over, or one has built over a tile of somebody else. */
const hasOverbuilt = (table: Table, [under, top]: readonly Tile[]): boolean =>
  under?.owner !== top?.owner && [under?.owner, top?.owner].includes(table.me() ?? undefined)

/** The same at once, whoever's turn it is; and in one's own where one could, or a side is complete for it. */
const overbuilding = (table: Table): string | null => {
  const { spaces: built, guilds } = table.view().board
  const covered = Object.entries({ ...built, ...guilds }).find(
    ([, pile]) => pile.length > 1 && hasOverbuilt(table, pile.slice(-2)),
  )
  if (covered !== undefined) return covered[0]
  if (!isMyTurn(table)) return null
  for (const move of table.legal()) {
    const [place, pile] =
      'space' in move
        ? [move.space, built[move.space]]
        : move.type === 'buildGuild'
          ? [move.zone, guilds[move.zone]]
          : ['', undefined]
    const under = pile?.at(-1)
    if (under !== undefined && under.owner !== table.me()) return place
  }
  const side = sides.find((one) => isComplete(table.view(), one))
  return side === undefined ? null : `${side.charAt(0).toUpperCase()}G`
}

export const lessons: readonly Lesson<State, Move>[] = [
  {
    id: 'turn',
    // Without a coin only these are open to whatever hand was dealt: which of them, two cards that are up show. Whoever
    // has played a turn without it needs it no more, and waits for none of the next.
    at: (table) => (isMyTurn(table) && !isLater(table) ? 'hand' : null),
    text: {
      es: `Toca dos cartas sin comodín. Si brilla un barrio, tócalo: su gremio da ${guildTiles[0].income} monedas. Si no, Recursos da ${resourcesTwo[1]}.`,
      en: `Press two cards that are not wild. If a quarter lights up, press it: its guild pays ${guildTiles[0].income} coins. If not, Resources pays ${resourcesTwo[1]}.`,
    },
  },
  {
    id: 'stacks',
    // The stack that lies at one's seat, not what stands for it while one chooses tiles: the tip would go after that.
    at: (table) => (isMyTurn(table) && isLater(table) ? 'own:tower' : null),
    text: {
      es: `Desarrollar retira las losetas bajas de tus pilas. Un lugar vacío cuesta lo mismo a cualquier nivel: con una torre\u00a0II da ${towerPoints(2)} puntos, y con una\u00a0I, ${towerPoints(1)}.`,
      en: `Developing takes low tiles off your stacks. An empty place costs the same at any level: with a tower\u00a0II it gives ${towerPoints(2)} points, with a tower\u00a0I only ${towerPoints(1)}.`,
    },
  },
  {
    id: 'cards',
    // What other cards cost as others is said while a place is dashed for it.
    at: (table) => (isMyTurn(table) ? held(table, 'wild') : null),
    text: {
      es: `El comodín vale por cualquier carta y cuesta ${wildFee} monedas cada vez que lo usas.`,
      en: `A wild card stands for any card and costs ${wildFee} coins each time you use it.`,
    },
  },
  {
    id: 'guild',
    at(table) {
      const { board, config } = table.view()
      const built = zonesInPlay(config.playerCount).find(
        ({ id }) => (board.guilds[id]?.length ?? 0) > 0 && board.collectors[id] === undefined,
      )
      return isMyTurn(table) ? (built?.id ?? null) : null
    },
    text: {
      es: 'Un gremio paga monedas al construirlo, y su cifra cuenta en cada puntuación: −1 resta un punto. Con un recaudador en su esquina puntúas tú también, sea de quien sea.',
      en: 'A guild pays coins when built, and its points count in each scoring: −1 takes a point off. With a collector in its corner you score as well, whoever owns it.',
    },
  },
  {
    id: 'over',
    // With what it waits for: who read of it alone looked for a place that was not lit [FZ-5.20, FZ-5.21].
    at: overbuilding,
    text: {
      es: 'Una loseta de más nivel puede ir encima de otra, en murallas y puertas con su muralla completa y en torres con todas en pie, y desde entonces solo puntúa la de arriba.',
      en: 'A tile of a higher level may go over another, of a wall or gate once its wall is complete and of a tower once all of them stand, and from then on only the top one scores.',
    },
  },
]
