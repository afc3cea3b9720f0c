import type { ReplayTexts } from './replay.es.ts'

export const replay: ReplayTexts = {
  title: 'Replay',
  first: 'To the start',
  turnBack: 'One turn back',
  back: 'One move back',
  play: 'Play',
  stop: 'Stop',
  forth: 'One move forward',
  turnForth: 'One turn forward',
  last: 'To the end',
  moment: 'Moment of the game',
  speed: 'Speed',
  eyes: 'Through the eyes of',
  allOpen: 'All faces up',
  everybody: 'The public',
  copy: 'Copy link',
  story: 'Story',
  playOn: 'Play on from here',
  playOnAs: (name) => `Play on from here as ${name}`,
  leave: 'Back to the present',
  skip: 'Skip',
}
