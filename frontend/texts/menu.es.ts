/** Words of the menu of a table: loaded with it. */
export const menu = {
  rename: 'Cambiar mi nombre',
  otherDevice: 'Seguir en otro dispositivo',
  otherDeviceHint:
    'Abre este enlace en el otro aparato. Es la llave de tu asiento: no lo compartas. La partida espera medio año desde que se va el último; terminada, se guarda para siempre.',
  pace: 'Ritmo de los bots',
  paces: { slow: 'Despacio', usual: 'Normal', fast: 'Deprisa', atOnce: 'Al instante' },
  speed: 'Animaciones',
  speeds: { slow: 'Lentas', normal: 'Normales', fast: 'Rápidas', atOnce: 'Al instante' },
  sounds: 'Sonidos',
  volumes: ['Apagados', 'Bajos', 'Medios', 'Altos'],
  signals: 'Avísame cuando me toque…',
  resign: 'Abandonar la partida…',
  resignHint: 'Dejas la partida para siempre: no podrás volver a ella.',
  resignSurely: 'Abandonar',
  firstSteps: 'Ver otra vez los primeros pasos',
  stepsLater: 'Ahora no hay nada que explicar: cada paso volverá cuando llegue su momento.',
  /** Where a lamp stands at other tables. */
  noHints: 'En esta mesa no hay bombilla: las pistas se eligen antes de empezar, para todos.',
  replay: 'Repetición',
  fair: 'Juego limpio',
  askUndo: 'Pedir deshacer mi jugada',
  undoFreely: 'Deshacer mi jugada, sin preguntar',
  undoMore: 'Deshacer mi jugada y lo revelado desde entonces',
}

export type MenuTexts = typeof menu
