import type { MenuTexts } from './menu.es.ts'

export const menu: MenuTexts = {
  rename: 'Change my name',
  otherDevice: 'Continue on another device',
  otherDeviceHint:
    'Open this link on the other device. It is the key to your seat: do not share it. The game waits for half a year once the last has left; when it is finished it is kept for good.',
  pace: 'Pace of the bots',
  paces: { slow: 'Slow', usual: 'Usual', fast: 'Fast', atOnce: 'At once' },
  speed: 'Animations',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', atOnce: 'At once' },
  sounds: 'Sounds',
  volumes: ['Off', 'Low', 'Medium', 'High'],
  signals: 'Tell me when it is my turn…',
  resign: 'Leave the game for good…',
  resignHint: 'You give the game up: you cannot come back to it.',
  resignSurely: 'Leave for good',
  firstSteps: 'Show the first steps again',
  stepsLater: 'Nothing is to be explained right now: each step comes back when its moment does.',
  noHints: 'There is no lamp at this table: hints are chosen before it begins, for everybody.',
  replay: 'Replay',
  fair: 'Fair play',
  askUndo: 'Ask to take back my move',
  undoFreely: 'Take back my move, without asking',
  undoMore: 'Take back my move and what was revealed since',
}
