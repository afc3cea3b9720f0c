import { createCounting } from '../kit/counting.ts'

const { counted, listed } = createCounting('es')

/** Words of the score sheet, and of playing once more: loaded with them. */
export const ending = {
  /** What all have already, below what they would have. */
  soFar: 'Ya anotados',
  ifScored: 'Si se puntuara ahora',
  total: 'Total',
  /** Where something else decides: of those who are level in that. */
  forTies: 'Para el desempate',
  /** Above what places are judged by, where that comes before points. */
  decides: 'Decide el puesto',
  /** Above what tells apart those whom points do not. */
  ties: 'A igualdad de puntos',
  takenBack: 'Jugadas deshechas',
  yes: 'sí',
  no: 'no',
  youWin: '¡Has ganado!',
  winner: (name: string) => `Gana ${name}`,
  winners: (names: readonly string[]) => `Victoria compartida: ${listed(names)}`,
  /** To who has not won, after who has. */
  ownPlace: (n: number) => `tu\u00a0puesto:\u00a0${n}.º`,
  /** At who has won by points: what brought the most of them. */
  mostBy: (what: string, n: number, of: number) => `Lo que más: ${what}, ${n} de ${of}`,
  /** At who has not: what brought them more than anybody else. */
  bestIn: (what: string, n: number) => `Lo mejor de la mesa: ${what}, ${n}`,
  /** At who has won by one act: what was done in that turn. */
  finalTurn: (said: string) => `El turno final: ${said}`,
  /** What was to be scored and brought nothing to anybody. */
  noPoints: 'Nadie sumó por:',
  place: (n: number) => `${n}.º`,
  playAgain: 'Jugar otra vez',
  /** In its place from the press on, until the next table stands. */
  comesAgain: 'Poniendo la mesa…',
  wantRematch: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'quiere' : 'quieren'} la revancha.`,
  rematchOpen: 'La mesa de la revancha está abierta.',
  joinRematch: 'Ir a la revancha',
  seeBoard: 'Ver el tablero',
  seeEnd: 'Ver el final',
  /** What was counted where that was not points. */
  scoreLine: (figures: readonly number[], what: string | null) =>
    figures.join('-') + (what === null ? '' : ` (${what.charAt(0).toLowerCase()}${what.slice(1)})`),
  decider: (what: string, isTie: boolean, values: readonly [number, number] | null) => {
    const how = `${isTie ? 'Desempata' : 'Decide'}: ${what}`
    return values === null ? how : `${how} (${values[0]} a ${values[1]})`
  },
  /** Small, where something else has decided, at those who have as much of that. */
  alsoPoints: (n: number) => `Para el desempate: ${n}`,
  /** To who has lost, where points decide; and what set them apart most, of who has won and of theirs. */
  behind: (n: number, name: string, most: readonly [what: string, won: string, own: string] | null) =>
    `A ${counted(n, ['punto', 'puntos'])} de ${name}${most === null ? '' : `; sobre todo, ${most[0]} (${most[1]}\u00a0a\u00a0${most[2]})`}`,
  decided: 'Los turnos que más movieron la ventaja',
  /** To who has not won: of their own game. */
  decidedForYou: 'Los que más cambiaron tu partida',
  turnOf: (name: string) => `El turno de ${name}`,
  yourTurn: 'Tu turno',
  /** Of another's turn, by the winner's name; of the winner's own (null). */
  forWinner: (name: string | null) =>
    name === null ? 'acercó su victoria' : `acercó la victoria de ${name}`,
  againstWinner: (name: string | null) =>
    name === null ? 'alejó su victoria' : `le puso difícil la victoria a ${name}`,
  forYou: 'acercó tu victoria',
  /** Of another's turn, which was not done for that. */
  forYouByOther: 'tras él, tu victoria quedó más cerca',
  againstYou: 'alejó tu victoria',
  seeTurn: 'Ver ese turno',
  lookThrough: 'Verla otra vez',
  analyse: 'Analizar',
  board: 'El tablero al final',
}

export type EndingTexts = typeof ending
