/** Words of the sheet on how one is told of one's turn: loaded when it is opened. */
export const signals = {
  title: 'Avísame cuando me toque',
  sound: 'Dos golpes de madera cuando te toque',
  tryIt: 'Probar el sonido',
  push: 'Avisos en este dispositivo',
  pushHint: 'Llegan también con la página cerrada, si no estás mirando la mesa.',
  turnOn: 'Activar avisos',
  turnOff: 'Quitar avisos',
  isOn: 'Los avisos están activados en esta mesa.',
  isOff: 'Los avisos están desactivados.',
  trying: 'Un momento…',
  impossible:
    'Este navegador no puede recibir avisos. En un iPhone, añade antes Almena a la pantalla de inicio y ábrela desde allí.',
  denied: 'No has dado permiso. Puedes cambiarlo en los ajustes del navegador para esta página.',
  noKeys: 'Este servidor no envía avisos.',
  failed: 'No ha funcionado. Inténtalo otra vez.',
  webhook: 'Dirección a la que avisar (webhook)',
  webhookHint: 'Recibe un POST con la partida y el enlace; sirve para Discord, Slack o un programa tuyo.',
  save: 'Guardar',
  saved: 'Guardado.',
  badAddress: 'Tiene que ser una dirección https de internet, sin puerto ni contraseña.',
}

export type SignalsTexts = typeof signals
