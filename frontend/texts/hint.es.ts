/** Words of a hint: loaded when one may be asked for. */
export const hint = {
  ask: '¿Qué harías tú?',
  withKey: '¿Qué harías tú? (tecla H)',
  thinking: 'Pensando…',
  follow: 'Jugar esto',
  unknown: 'Aquí no se puede pensar por ti. Abre la mesa en Almena.',
  only: 'Ahora no se puede hacer otra cosa.',
  than: {
    much: (other: string) => `Mucho mejor que ${other}`,
    better: (other: string) => `Mejor que ${other}`,
    hardly: (other: string) => `Casi igual que ${other}`,
  },
  named: (move: string) => `«${move}»`,
  alike: 'otra manera de hacer lo mismo',
  because: (said: string, why: string) => `${said}; puntos, de media: ${why}.`,
  rival: 'el mejor rival',
  wins: (said: string, own: number, other: number) =>
    own === other
      ? `${said}: las dos ganan cerca de ${own} de cada 100 partidas.`
      : `${said}: gana cerca de ${own} de cada 100 partidas, en vez de ${other}.`,
}

export type HintTexts = typeof hint
