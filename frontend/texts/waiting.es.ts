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
  seats: 'Jugadores',
}

export type WaitingTexts = typeof waiting
