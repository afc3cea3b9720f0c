/** Palabras de los jugadores, los pactos y las respuestas. */
export const seats = {
  points: 'Puntos',
}
