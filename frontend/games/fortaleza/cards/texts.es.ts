/** Words of Fortaleza's information cards and papers: loaded with the first one. */
import type { CardKind, StackKind } from '../../../../shared/games/fortaleza/components.ts'
import type { ScorePart } from '../../../../shared/games/fortaleza/state.ts'
import { createCounting } from '../../../kit/counting.ts'
import { figure } from '../../../kit/sums.ts'

const { counted, listed } = createCounting('es')
const coins = (n: number): string => counted(n, ['moneda', 'monedas'])
const cards = (n: number): string => counted(n, ['carta', 'cartas'])
const pawns = (n: number): string => counted(n, ['peón', 'peones'])
const points = (n: number): string => counted(n, ['punto', 'puntos']).replace('-', '−')
const tiles = (n: number): string => counted(n, ['loseta', 'losetas'])

export const cardTexts = {
  kinds: {
    wall: 'Tramo de muralla',
    gate: 'Centro de un lado',
    tower: 'Lugar de torre',
    corner: 'Torre de dos lados',
    zone: 'Barrio de dos oficios',
    temple: 'En el centro del patio',
    card: {
      guild: 'Carta de oficio',
      wallGuild: 'Carta doble',
      towerGuild: 'Carta doble',
      wall: 'Carta de muralla',
      tower: 'Carta de torre',
      temple: 'Carta de templo',
      wild: 'Vale por cualquier carta',
    } satisfies Record<CardKind, string> as Record<CardKind, string>,
    deck: 'Cartas por robar',
    discard: 'Cartas jugadas',
    stack: 'Losetas de una clase',
    track: 'En el marcador',
    seat: 'En la mesa',
    own: 'Tú',
    coins: 'Con lo que se paga todo',
    hand: 'Cartas en la mano',
    pawns: 'En la reserva',
    scored: 'Puntuación',
    tie: 'Desempate',
    act: 'Con una carta, o con dos',
    twoCards: 'Con dos cartas',
  },
  space: {
    empty: (price: number) => `Vacía: construir aquí cuesta ${coins(price)}`,
    tile: (owner: string, level: string) => `De ${owner}, nivel\u00a0${level}`,
    covered: (n: number) => `${tiles(n)} debajo`,
    wallPoints: (name: string, n: number, worth: number, others: string) =>
      `${name} tiene ${counted(n, ['tramo', 'tramos'])} en este lado: ${points(worth)} (${others})`,
    wallTable: (worths: readonly number[]) =>
      `1, 2, 3 o 4 tramos de la misma persona en un lado dan ${listed(worths.map(String))} puntos`,
    wallNext: (n: number, now: number, then: number) =>
      `Con este tendrías ${counted(n, ['tramo', 'tramos'])} en este lado: de ${now} a ${points(then)}`,
    worth: (n: number) => `${points(n)} a su dueño`,
    gateTable: (low: number, high: number) => `De ${low} a ${points(high)}, según el nivel`,
    over: (n: number) => `Construir encima te cuesta ahora ${coins(n)}`,
    /** Of a stretch of one's own: any level of it scores alike [FZ-6.3]. */
    ownWall: 'Ya es tuyo: no sumas más, pero quien lo tape necesitará más nivel',
    notYet: {
      wall: 'Se construye encima con más nivel, con la muralla de ese lado completa',
      gate: 'Se construye encima con más nivel, con la muralla de ese lado completa',
      tower: 'Se construye encima con más nivel, con todas las torres en pie',
    } as Readonly<Record<'wall' | 'gate' | 'tower', string>>,
    converted: (n: number) => `Marco de rayas: una carta hace aquí de otra por ${coins(n)}`,
    corner: 'Cuenta en las mayorías de sus dos lados',
    closed: 'Con tres jugadores este lugar no se usa.',
  },
  zone: {
    colors: (first: string, second: string) => `Pide una carta de ${first} y otra de ${second}`,
    guild: (owner: string, level: string) =>
      `Gremio de ${owner}, ${level === '−' ? 'sin nivel' : `nivel\u00a0${level}`}`,
    free: 'Sin gremio todavía',
    worth: (n: number) => `${points(n)} a su dueño, y lo mismo al recaudador`,
    collector: (owner: string) => `Recaudador de ${owner}`,
    noCollector: 'Sin recaudador',
    income: (n: number) => `Tu próximo gremio te paga ${coins(n)}`,
    shared: (n: number, owner: string) => `${coins(n)} a ti y otras ${n} a ${owner}, si construyes encima`,
  },
  temple: {
    pawns: (name: string, n: number) => `${name}: ${pawns(n)}`,
    worth: (n: number) => `${points(n)} por peón a quien va en último lugar`,
    most: (n: number) => `${points(n)} más a quien tenga más peones aquí`,
    /** To who is not last: what a pawn is sent for all the same. */
    later: 'Tus peones de aquí te darían puntos si acabas la fase en último lugar, y desempatan al final',
    /** With in how much somebody else is level [FZ-6.13]. */
    last: (name: string, level: number) =>
      `Si se puntuara ahora, en último lugar iría ${name}${
        [
          '',
          ': empata a puntos y tiene menos monedas',
          ': empata a puntos y monedas, y tiene menos peones aquí',
          ': empata en todo, y juega más tarde',
        ][level]
      }`,
  },
  card: {
    free: (roles: readonly string[]) => `Sin tasa, como ${listed(roles)}`,
    wild: (n: number) => `Como cualquier carta, por ${coins(n)}`,
    convert: (n: number) => `Como otra clase de carta, por ${coins(n)}`,
    resources: (one: number, two: number) => `Recursos: ${coins(one)} con una carta, ${two} con dos`,
    temple: 'Lleva un peón de tu reserva al templo, y ahí se queda',
    count: (played: number, total: number) => `${played} de ${total} en el descarte`,
    text: 'En tu turno usas dos cartas: cada una por su lado, o juntas para una sola acción.',
    notAlone: 'Sola no construye: una torre pide dos cartas de torre, o una de torre y una de muralla',
  },
  deck: {
    name: 'Mazo',
    left: (n: number) => `Quedan ${cards(n)}`,
    draw: (n: number) => `Al acabar tu turno robas ${cards(n)}`,
    text: 'La fase acaba cuando se han jugado todas las cartas.',
  },
  discard: {
    name: 'Descarte',
    played: (n: number) => `${cards(n)} de la fase`,
    top: (name: string) => `La última, ${name}`,
    text: 'Lo jugado está a la vista: así se sabe qué queda en el mazo y en las manos.',
  },
  stack: {
    names: { guild: 'Gremios', wall: 'Murallas', tower: 'Torres' } satisfies Record<StackKind, string>,
    top: (level: string) => `Arriba, ${level === '−' ? 'sin nivel' : `nivel\u00a0${level}`}`,
    left: (n: number) => `Quedan ${tiles(n)}`,
    after: (levels: readonly string[]) => `Después: ${levels.join(', ')}`,
    developed: (n: number) => `${tiles(n)} fuera del juego por desarrollo`,
    guild: (income: number, worth: number) => `Al construirlo da ${coins(income)} y puntúa ${points(worth)}`,
    wall: (worth: number, next: number | null) =>
      `Como puerta puntúa ${points(worth)}${next === null ? '' : `, y la siguiente, ${next}`}`,
    stretch: (worth: number) => `Como primer tramo de un lado puntúa ${points(worth)}, a cualquier nivel`,
    tower: (worth: number) => `Puntúa ${points(worth)}`,
    cost: (n: number) =>
      `${coins(n)} por construir encima de la de otra persona, menos sus torres a la vista`,
    noCost: 'No se construye encima de ninguna torre',
    text: 'Se construye siempre con la loseta de arriba; desarrollar la retira y descubre la siguiente.',
    empty: 'Agotadas: nada de esta clase se puede construir ya.',
  },
  acts: {
    one: (n: number) => `Con una carta, ${coins(n)}`,
    two: (n: number) => `Con dos a la vez, ${coins(n)}`,
    resources: 'Sirve cualquier carta. La tasa de un comodín se descuenta de lo que da.',
    developOne: 'Con una carta retiras 1 loseta de arriba de tus pilas',
    developTwo: 'Con dos a la vez, 2 o 3 losetas, de las pilas que quieras',
    develop:
      'Lo que retiras sale del juego y descubre la siguiente: vale más, en un lugar vacío cuesta lo mismo, y puede ir encima de las bajas.',
  },
  marker: {
    track: 'Marcador de puntos',
    cells: 'Casillas de la 0 a la 59',
    score: points,
    cell: (cell: number) => `Su marcador está en la casilla ${cell}`,
    laps: (n: number) => `Ha dado ${counted(n, ['vuelta', 'vueltas'])} al marcador`,
    text: 'El marcador es un anillo: detrás de la casilla 59 viene otra vez la 0.',
  },
  seat: {
    points,
    soon: (n: number) => `${points(n)} en total si la fase se puntuara ahora`,
    coins,
    cards: (n: number) => `${cards(n)} en la mano`,
    pawns: (supply: number, temple: number, collectors: number) =>
      `Peones: ${supply} en la reserva, ${temple} en el templo, ${collectors} de recaudador`,
    built: (n: number) => `${tiles(n)} a la vista`,
    start: 'Empieza esta fase',
    text: 'Todo está a la vista, menos las cartas de la mano.',
    of: (name: string, n: number) => `${name}: ${figure(n)}`,
  },
  things: {
    coins: 'Monedas',
    coinsText: 'Pagan lugares, comodines y conversiones; al final, solo desempatan.',
    cards: 'Mano',
    cardsText: 'Cada cual ve solo las suyas; lo que se juega pasa al descarte, a la vista.',
    pawns: 'Peones',
    pawnsText: 'Sirven de recaudadores en los barrios, o van al templo y se quedan en él.',
    temple: 'Peones en el templo',
    templeText: 'Dan puntos a quien va en último lugar, una mayoría y el desempate.',
  },
  score: {
    wall: 'Cuentan los tramos a la vista de una misma persona en cada lado.',
    gate: 'Cada puerta a la vista da a su dueño los puntos de su loseta.',
    tower: 'Cada torre a la vista da a su dueño los puntos de su loseta.',
    guild: 'Cada gremio a la vista da a su dueño los puntos de su loseta.',
    collector: 'El recaudador gana lo mismo que el gremio de su barrio, sea de quien sea.',
    majority:
      'Quien más tiene a cada lado, en gremios, en recaudadores y en el templo. Los empates reparten menos.',
    built: 'Al final, cada torre y cada puerta construida cuenta, también si quedó debajo de otra.',
    temple: 'Quien va en último lugar puntúa sus peones; si deja de ir último, puntúa el siguiente.',
  } satisfies Record<ScorePart, string>,
  figures: {
    majority: (tied: number, n: number): string =>
      tied === 1 ? `${points(n)} a quien tiene más` : `${points(n)} a cada uno si empatan ${tied}`,
    each: (n: number) => `${points(n)} por cada una`,
    level: (level: string, n: number) => `Nivel\u00a0${level}: ${points(n)}`,
  },
  ties: {
    coinsLeft: 'A igualdad de puntos va delante quien tiene más monedas.',
    templePawns: 'A igualdad de monedas va delante quien tiene más peones en el templo.',
  },
  paper: {
    played: (n: number, of: number) => `${n} de ${cards(of)} jugadas en esta fase`,
    of: (n: number, total: number) => `${n} de ${total}`,
    rest: 'Las demás están en el mazo o en las manos.',
  },
}

export type CardTexts = typeof cardTexts
