/** The game in three sentences, for who is invited and has never played it. */
import type { InShort } from '../../plug/invitations.ts'

export const invitation: InShort = {
  es: [
    'Tira los dados y lleva a tus mineros a canteras y minas: los campamentos que montes allí rinden cada turno material para tu fuerte.',
    'Quien llega a una casilla ocupada puede atacar: se comparan los dados, y el empate es del defensor.',
    'Gana quien antes complete su fuerte: cuatro pisos y cuatro diamantes. Si nadie llega, deciden los diamantes y, a igualdad, fuerte y material.',
  ],
  en: [
    'Roll the dice and lead your miners to quarries and mines: the camps you set up there yield material for your fort each turn.',
    'Whoever reaches an occupied cell may attack: dice are compared, and ties go to the defender.',
    'The first to complete a fort wins: four floors and four diamonds. If nobody does, most diamonds win; level on those, fort and stock count.',
  ],
}
