/** The game in three sentences, for who is invited and has never played it. */
import type { InShort } from '../../plug/invitations.ts'

export const invitation: InShort = {
  es: [
    'En tu turno usas dos cartas: juntas para una acción grande o por separado para dos pequeñas.',
    'Con ellas levantas murallas, puertas y torres, abres gremios y envías recaudadores; otras dan monedas o puntos del templo a quien va último.',
    'Al final de cada fase puntúan tus murallas, puertas, torres, gremios y recaudadores; gana quien más puntos reúne.',
  ],
  en: [
    'On your turn you use two cards: together for one big action, or apart for two small ones.',
    'They raise walls, gates and towers, open guilds and send collectors; others bring coins, or a pawn to the temple: it pays whoever is last.',
    'At the end of each phase your walls, gates, towers, guilds and collectors score; most points win.',
  ],
}
