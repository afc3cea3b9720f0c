/** Why no table was opened: said on the home page, and at a table from which one wanted another. */
export const refused = {
  tooMany: 'Desde tu red se han abierto muchas mesas seguidas. Prueba de nuevo dentro de un minuto.',
  failed: 'No hemos podido abrir la mesa. Comprueba tu conexión e inténtalo otra vez.',
}
