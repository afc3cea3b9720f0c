/** Words of a hint: loaded when one may be asked for. */
import type { AssetWords } from '../plug/assets.ts'

export const hint = {
  ask: '¿Qué harías tú?',
  withKey: '¿Qué harías tú? (tecla H)',
  not: {
    over: 'Aquí no hay nada que decidir: pregunta en otro momento de la partida.',
    others: 'En este momento deciden otros.',
    sealed: 'Confirma o deshaz antes lo que has elegido.',
    eyes: 'Mira antes con los ojos de quien decide, o con todo a la vista.',
  },
  /** At a table without: in the lamp's place. */
  away: {
    label: 'Mesa sin pistas',
    why: 'Mesa sin pistas: se juega entre personas, y nadie las eligió para todos antes de empezar.',
  },
  thinking: 'Pensando…',
  /** It stands on the board then, and waits to be confirmed. */
  follow: 'Probar esto',
  why: '¿Por qué?',
  sandboxed: 'Aquí no se puede pensar por ti. Abre la mesa en Almena.',
  failed: 'Ahora no ha salido. Pregunta otra vez o vuelve a cargar la página.',
  only: 'Ahora no hay jugada mejor.',
  than: {
    much: (other: string) => `Mucho mejor que ${other}`,
    better: (other: string) => `Mejor que ${other}`,
    hardly: (other: string) => `Da casi lo mismo ${other}`,
  },
  named: (move: string) => `«${move}»`,
  /** Of what one would do next, with its name. */
  first: (named: string) => `empezar por ${named}`,
  /** What comes after it in most of the worlds, one or two steps. */
  next: (steps: readonly string[], isSure: boolean) =>
    `Después${isSure ? '' : ', probablemente'}: ${steps.join(' y ')}.`,
  /** What it told before as what would come now, with its name. */
  changed: (named: string) => `Antes decía ${named}; con lo que ha pasado desde entonces, esto va mejor. `,
  alike: 'hacerlo de otra manera',
  /** `lead` points better; which lines of the score sheet they come from follows, line by line. */
  because: (said: string, lead: number) =>
    `${said}: con esta jugada acabas, de media, con ${lead === 1 ? 'un punto' : `unos ${lead} puntos`} más de ventaja.`,
  /** Of all lines that are not told of. */
  besides: 'lo demás',
  gains: (lines: string) => `Al final sumas más: ${lines}`,
  losses: (lines: string) => `Y menos: ${lines}`,
  rival: (points: number) =>
    `El mejor rival suma ${Math.abs(points) === 1 ? 'un punto' : `${Math.abs(points)} puntos`} ${points < 0 ? 'menos' : 'más'}`,
  /** What it leaves one more of, and less of, where what comes of it has been played out: two and one at most. */
  leaves: (more: readonly string[]) => `En unos turnos te deja con ${more.join(' y ')}.`,
  instead: (more: string) => `La otra, a cambio, te dejaría con ${more}.`,
  /** Who does nothing more is compared with who does; of things that hardly matter no line is worth its place. */
  rests: (said: string, less: readonly string[]) =>
    `${said}, que en unos turnos te dejaría con ${less.join(' y ')}.`,
  rest: 'Nada de lo que aún podrías hacer cambia mucho: puedes dejarlo así.',
  /** What counts in any game. */
  assets: {
    points: ['más puntos', 'menos puntos'],
    rivals: ['rivales en peor posición', 'rivales en mejor posición'],
    over: ['la partida más cerca de ganarse ya', 'la partida más cerca de perderse ya'],
  } satisfies AssetWords,
  ahead: (said: string, often: number) =>
    `${said}: deja en mejor posición en cerca de ${often} de cada 100 continuaciones.`,
  placed: (said: string) => `${said}: de media te deja un poco mejor.`,
  /** Of two that are about as good nothing tells which is better; nor of two ways to do the same. */
  noMatter: (said: string) => `${said}: apenas hay diferencia.`,
  eitherWay: 'Se puede hacer de más de una manera, y apenas hay diferencia.',
  /** Of the same kind, where it was compared with something else. */
  twin: (other: string) => `Casi igual de buena: ${other}.`,
  /** Both as good as always: the other's name. */
  bothWin: (other: string) => `Con esto la partida está casi ganada, y con ${other} también.`,
  /** The other wins so many. */
  winsOften: (other: string, often: number) => `Con ${other}, ganarías cerca de ${often} de cada 100.`,
  /** Below that it wins: what it scores, by the lines of the score sheet. */
  wonBy: (lines: string) => `Sumas: ${lines}`,
  winsNow: 'Con esto ganas ya la partida.',
  /** Lost with either, as far as can be told: nobody is told so again and again who still plays. */
  bothLose: (said: string) => `${said}: quién gana ya apenas cambia.`,
  both: (said: string, often: number) => `${said}: las dos ganan cerca de ${often} de cada 100 partidas.`,
  wins: (said: string, own: number, other: number) =>
    `${said}: gana cerca de ${own} de cada 100 partidas, en vez de ${other}.`,
}

export type HintTexts = typeof hint
