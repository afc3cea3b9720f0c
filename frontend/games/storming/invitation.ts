/** The game in three sentences, for who is invited and has never played it. */
import type { InShort } from '../../plug/invitations.ts'

export const invitation: InShort = {
  es: [
    'En cada ronda programas cartas boca abajo en dos casillas, el presente y el futuro, y después se descubren una a una.',
    'Con ellas fundas aldeas y ciudades, mueves tropas, atacas y contratas; los pactos se firman en la mesa y se pueden romper.',
    'Gana quien llega a siete puntos con sus ciudades, conquistas y minas, o quien se queda con el último asentamiento de un rival.',
  ],
  en: [
    'Each round you plan cards face down on two piles, present and future, and then they are turned over one by one.',
    'They found villages and cities, move troops, attack and hire; pacts are signed at the table and can be broken.',
    "You win by reaching seven points with cities, conquests and mines, or by taking a rival's last settlement.",
  ],
}
