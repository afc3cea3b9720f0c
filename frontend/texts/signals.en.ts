import type { SignalsTexts } from './signals.es.ts'

export const signals: SignalsTexts = {
  title: 'Tell me when it is my turn',
  sound: 'Two knocks on wood when it is your turn',
  tryIt: 'Try the sound',
  push: 'Notifications on this device',
  pushHint: 'They come with the page closed too, while you are not looking at the table.',
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off notifications',
  isOn: 'Notifications are on for this table.',
  isOff: 'Notifications are off.',
  trying: 'One moment…',
  impossible:
    'This browser cannot receive notifications. On an iPhone, first add Almena to the home screen and open it from there.',
  denied: 'You have not given permission. You can change that in the browser’s settings for this page.',
  noKeys: 'This server sends no notifications.',
  failed: 'It did not work. Try again.',
  webhook: 'Address to tell (webhook)',
  webhookHint: 'It gets a POST with the game and the link; for Discord, Slack or a program of yours.',
  save: 'Save',
  saved: 'Saved.',
  badAddress: 'It has to be an https address of the internet, without port or password.',
}
