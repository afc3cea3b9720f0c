import { createCounting } from '../kit/counting.ts'
import type { EndingTexts } from './ending.es.ts'

const { counted, listed } = createCounting('en')

export const ending: EndingTexts = {
  soFar: 'Scored already',
  ifScored: 'If it were scored now',
  total: 'Total',
  forTies: 'For a tie',
  decides: 'Decides places',
  ties: 'Level in points',
  takenBack: 'Moves taken back',
  yes: 'yes',
  no: 'no',
  youWin: 'You have won!',
  winner: (name) => `${name} wins`,
  winners: (names) => `Shared victory: ${listed(names)}`,
  ownPlace: (n) => `your\u00a0place:\u00a0#${n}`,
  mostBy: (what, n, of) => `Most came from: ${what}, ${n} of ${of}`,
  bestIn: (what, n) => `Best at the table: ${what}, ${n}`,
  finalTurn: (said: string) => `The final turn: ${said}`,
  noPoints: 'Nobody scored for:',
  place: (n) => `#${n}`,
  playAgain: 'Play again',
  comesAgain: 'Laying the table…',
  wantRematch: (names) => `${listed(names)} would like a rematch.`,
  rematchOpen: 'The table for the rematch is open.',
  joinRematch: 'Go to the rematch',
  seeBoard: 'See the board',
  seeEnd: 'See the end',
  scoreLine: (figures, what) =>
    figures.join('-') + (what === null ? '' : ` (${what.charAt(0).toLowerCase()}${what.slice(1)})`),
  decider: (what, isTie, values) => {
    const how = `${isTie ? 'Tie broken by' : 'Decided by'}: ${what}`
    return values === null ? how : `${how} (${values[0]} to ${values[1]})`
  },
  alsoPoints: (n) => `Tie-break: ${n}`,
  behind: (n, name, most) =>
    `${counted(n, ['point', 'points'])} behind ${name}${most === null ? '' : `; above all, ${most[0]} (${most[1]}\u00a0to\u00a0${most[2]})`}`,
  decided: 'The turns that moved the lead most',
  decidedForYou: 'Those that changed your own game most',
  turnOf: (name) => `${name}’s turn`,
  yourTurn: 'Your turn',
  forWinner: (name) => (name === null ? 'brought their win closer' : `brought ${name}’s victory closer`),
  againstWinner: (name) => (name === null ? 'made their win harder' : `made it harder for ${name}`),
  forYou: 'brought your win closer',
  forYouByOther: 'after it your win was closer',
  againstYou: 'made your win harder',
  seeTurn: 'See that turn',
  lookThrough: 'Watch it again',
  analyse: 'Analyse',
  board: 'The board at the end',
}
