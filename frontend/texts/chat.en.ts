import type { ChatTexts } from './chat.es.ts'

export const chat: ChatTexts = {
  title: 'Chat',
  placeholder: 'Say something, or /help',
  send: 'Send',
  watching: 'watching',
  empty: 'Nobody has said anything yet.',
  mute: (name) => `Mute ${name}`,
  muted: (name) => `${name} is muted.`,
  unmuted: (name) => `You hear ${name} again.`,
  unmute: (name) => `Hear ${name} again`,
  done: 'Done.',
  unknown: (command) => `I do not know ${command}. Try /help.`,
  noSeat: 'There is no free seat.',
  noBot: 'There is no bot to take away there.',
  usage: {
    bot: 'Like this: /bot greedy or /bot random',
    kick: 'Like this: /kick 2 (the number of the seat)',
    option: 'Like this: /option name value',
    lang: 'Like this: /lang es or /lang en',
  },
  help: [
    '/join: sit down on the first free seat',
    '/leave: stand up',
    '/bot [greedy|random]: put a bot on the first free seat',
    '/kick 2: take the bot off seat 2',
    '/option name value: change an option of the game',
    '/start: begin',
    '/undo: ask to take back your last move',
    '/lang es|en: change the language',
    '/help: this list',
  ],
}
