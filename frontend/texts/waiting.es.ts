/** Words of a table that waits for players: loaded with it. */
export const waiting = {
  title: 'Esperando jugadores',
  share: 'Comparte este enlace: quien lo abra podrá sentarse.',
  sitHere: 'Siéntate aquí',
  sit: 'Sentarse',
  stand: 'Levantarse',
  addBot: 'Añadir bot',
  removeBot: 'Quitar bot',
  level: { random: 'Bot azaroso', greedy: 'Bot codicioso' },
  levelHint: { random: 'juega al azar', greedy: 'elige lo que más puntúa' },
  start: 'Empezar',
  fillAndStart: (empty: number) =>
    `Llenar ${empty === 1 ? 'el asiento' : `los ${empty} asientos`} con bots y empezar`,
  needMore: 'Siéntate para empezar la partida.',
  spectating: 'Estás mirando. Elige un asiento libre para jugar.',
  seat: (n: number) => `Asiento ${n}`,
  options: 'Opciones',
  visibility: 'Quién puede venir',
  visibilities: { listed: 'Cualquiera', link: 'Quien tenga el enlace', private: 'Solo quien juega' },
  visibilityHints: {
    listed: 'La mesa sale en la lista de la portada',
    link: 'Se juega y se mira con el enlace',
    private: 'Al empezar, nadie más puede mirar',
  },
  clock: 'Reloj',
  timeout: 'Si se acaba el tiempo',
  timeouts: { standIn: 'Juega un sustituto hasta que vuelva', wait: 'La mesa decide' },
  spoken: 'Idioma de la mesa',
  anyLanguage: 'Cualquiera',
  languages: { es: 'Español', en: 'English' },
  fullStarts: 'La partida empieza sola cuando se llene la mesa.',
  seats: 'Jugadores',
}

export type WaitingTexts = typeof waiting
