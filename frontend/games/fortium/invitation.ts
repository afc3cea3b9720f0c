/** The game in three sentences, for who is invited and has never played it. */
import type { InShort } from '../../plug/invitations.ts'

export const invitation: InShort = {
  es: [
    'Tira los dados y lleva a tus mineros hasta las canteras y las minas, donde montas campamentos que rinden cada turno.',
    'Quien llega a una casilla ocupada puede atacar: se comparan los dados, y el empate es del defensor.',
    'Con lo que extraes levantas tu fuerte; gana quien antes lo complete: cuatro pisos y, arriba, cuatro diamantes.',
  ],
  en: [
    'Roll the dice and lead your miners to quarries and mines, where you set up camps that yield each turn.',
    'Whoever reaches an occupied cell may attack: dice are compared, and ties go to the defender.',
    'What you mine raises your fort; the first to complete theirs wins: four floors and, on top, four diamonds.',
  ],
}
