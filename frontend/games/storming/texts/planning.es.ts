/** Palabras de las cartas, los montones y la planificación. */
export const planning = {
  present: 'PRESENTE',
  future: 'FUTURO',
  events: 'SUCESOS',
  discards: 'Descartes',
}
