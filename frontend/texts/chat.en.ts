import type { ChatTexts } from './chat.es.ts'

export const chat: ChatTexts = {
  title: 'Chat',
  placeholder: 'Say something, or /help',
  send: 'Send',
  watching: 'watching',
  empty: 'Nobody has said anything yet.',
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Hear ${name} again`,
  done: 'Done.',
  unknown: (command) => `I do not know ${command}. Try /help.`,
  noSeat: 'There is no free seat.',
  noBot: 'There is nobody to take away there.',
  usage: {
    bot: 'Like this: /bot oficial or /bot maestro',
    kick: 'Like this: /kick 2 (the number of the seat)',
    option: 'Like this: /option name value',
    pace: 'Like this: /pace slow, usual, fast or atOnce',
    lang: 'Like this: /lang es or /lang en',
  },
  help: [
    '/join: sit down on the first free seat',
    '/leave: stand up',
    '/bot [aprendiz|oficial|maestro]: put a bot on the first free seat',
    '/kick 2: take the bot off seat 2, or free the seat of who has left',
    '/option name value: change an option of the game',
    '/start: begin',
    '/pace slow|usual|fast|atOnce: how long bots take, where you play alone against them',
    '/undo: ask to take back your last move',
    '/lang es|en: change the language',
    '/help: this list',
  ],
}
