import { createCounting } from '../kit/counting.ts'

const { counted, listed } = createCounting('es')

/** Words of the log: loaded with it. */
export const log = {
  takenBack: (name: string, turns: number) => `${name} deshace ${counted(turns, ['jugada', 'jugadas'])}`,
  agreed: (names: readonly string[]) => `, de acuerdo con ${listed(names)}`,
  standIn: (name: string) => `El suplente juega por ${name}`,
  timedOut: (name: string) => `A ${name} se le acaba el tiempo: juega el suplente`,
  late: (name: string) => `${name} juega con el tiempo agotado`,
  back: (name: string) => `${name} vuelve a jugar`,
  again: 'Ver otra vez',
  /** At one's own seat: what one has played last, of no more words than the line has room for. */
  takeBack: 'Deshacer jugada',
  /** Pressed where more than one's own move goes: asks once more, in as few words. */
  takeMore: '¿También lo ya visto?',
  takesMore:
    'Quita tu última jugada y todo lo que ha pasado desde entonces, también lo que ya se ha revelado.',
  jump: 'Ver este momento',
  /** Behind some of what was done in a turn. */
  andMore: (n: number) => `; y ${counted(n, ['cosa', 'cosas'])} más`,
  /** While others play: on to one's own turn; and faster from now on, where it can be. */
  hurry: { first: 'Más deprisa', more: 'Aún más deprisa', only: 'Hasta mi turno' },
  /** Before what may be left out where a line has no room: how and where a thing was done, and what was done besides. */
  besides: /(?=[;.] |(?<!,) (?:con|por|en) |, (?:nivel|y|en|con|sobre)\s)/,
}

export type LogTexts = typeof log
