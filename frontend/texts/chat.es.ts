/** Words of the chat: loaded with it. */
export const chat = {
  title: 'Charla',
  placeholder: 'Di algo, o /ayuda',
  send: 'Enviar',
  watching: 'mirando',
  empty: 'Nadie ha dicho nada todavía.',
  mute: (name: string) => `Silenciar a ${name}`,
  unmute: (name: string) => `Volver a oír a ${name}`,
  done: 'Hecho.',
  unknown: (command: string) => `No conozco ${command}. Prueba /ayuda.`,
  noSeat: 'No hay ningún asiento libre.',
  noBot: 'Ahí no hay a quién quitar.',
  usage: {
    bot: 'Así: /bot oficial o /bot maestro',
    kick: 'Así: /kick 2 (el número del asiento)',
    option: 'Así: /option nombre valor',
    pace: 'Así: /pace slow, usual, fast o atOnce',
    lang: 'Así: /lang es o /lang en',
  },
  help: [
    '/join: sentarse en el primer asiento libre',
    '/leave: levantarse',
    '/bot [aprendiz|oficial|maestro]: poner un bot en el primer asiento libre',
    '/kick 2: quitar el bot del asiento 2, o liberarlo si quien estaba se ha ido',
    '/option nombre valor: cambiar una opción de la partida',
    '/start: empezar',
    '/pace slow|usual|fast|atOnce: cuánto tardan los bots, si juegas solo contra ellos',
    '/undo: pedir que se deshaga tu última jugada',
    '/lang es|en: cambiar de idioma',
    '/help: esta lista',
  ],
}

export type ChatTexts = typeof chat
