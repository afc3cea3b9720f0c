/** Words of the chat: loaded with it. */
export const chat = {
  title: 'Charla',
  placeholder: 'Di algo, o /ayuda',
  send: 'Enviar',
  watching: 'mirando',
  empty: 'Nadie ha dicho nada todavía.',
  mute: (name: string) => `Silenciar a ${name}`,
  muted: (name: string) => `${name} está en silencio.`,
  unmuted: (name: string) => `Vuelves a oír a ${name}.`,
  unmute: (name: string) => `Volver a oír a ${name}`,
  done: 'Hecho.',
  unknown: (command: string) => `No conozco ${command}. Prueba /ayuda.`,
  noSeat: 'No hay ningún asiento libre.',
  noBot: 'No hay ningún bot que quitar ahí.',
  usage: {
    bot: 'Así: /bot greedy o /bot random',
    kick: 'Así: /kick 2 (el número del asiento)',
    option: 'Así: /option nombre valor',
    lang: 'Así: /lang es o /lang en',
  },
  help: [
    '/join: sentarse en el primer asiento libre',
    '/leave: levantarse',
    '/bot [greedy|random]: poner un bot en el primer asiento libre',
    '/kick 2: quitar el bot del asiento 2',
    '/option nombre valor: cambiar una opción de la partida',
    '/start: empezar',
    '/undo: pedir que se deshaga tu última jugada',
    '/lang es|en: cambiar de idioma',
    '/help: esta lista',
  ],
}

export type ChatTexts = typeof chat
