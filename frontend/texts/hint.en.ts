import type { HintTexts } from './hint.es.ts'

export const hint: HintTexts = {
  ask: 'What would you do?',
  withKey: 'What would you do? (key H)',
  not: {
    over: 'Nothing is to be decided here: ask at another moment of the game.',
    others: 'Others decide at this moment.',
    sealed: 'First confirm or undo what you have chosen.',
    eyes: 'Look first through the eyes of who decides, or with all faces up.',
  },
  thinking: 'Thinking…',
  follow: 'Play this',
  why: 'Why?',
  sandboxed: 'Nothing can be thought out here. Open the table on Almena.',
  failed: 'It did not work out now. Ask again, or load the page anew.',
  only: 'From here there is nothing else sensible to do.',
  than: {
    much: (other) => `Much better than ${other}`,
    better: (other) => `Better than ${other}`,
    hardly: (other) => `About as good as ${other}`,
  },
  named: (move) => `“${move}”`,
  next: (steps, isSure) => `and then${isSure ? '' : ', probably,'} ${steps.join(' and ')}.`,
  changed: 'A change of plan. ',
  alike: 'another way to do the same',
  because: (said, lead) =>
    `${said}: with this move you end, on average, ${lead === 1 ? 'a point' : `some ${lead} points`} further ahead.`,
  besides: 'all else',
  gains: (lines) => `By the end you score more: ${lines}`,
  losses: (lines) => `And less: ${lines}`,
  rival: (points) =>
    `The best rival scores ${Math.abs(points) === 1 ? 'a point' : `${Math.abs(points)} points`} ${points < 0 ? 'less' : 'more'}`,
  leaves: (said, more, less) =>
    [
      `${said}.`,
      `In a few turns it leaves you with ${more.join(' and ')}.`,
      ...less.map((one) => `In return it leaves ${one}.`),
    ].join('\n'),
  rests: (said, less) => `${said}, which in a few turns would leave you with ${less.join(' and ')}.`,
  rest: 'Nothing that you could still do changes much: you may leave it at that.',
  assets: {
    points: ['more points', 'fewer points'],
    rivals: ['rivals worse off', 'rivals better off'],
    over: ['the game nearer to being won', 'the game nearer to being lost'],
  },
  ahead: (said, often) => `${said}: it leaves you better placed in roughly ${often} of 100 ways to go on.`,
  placed: (said) => `${said}: on average it leaves you a little better placed.`,
  noMatter: (said) => `${said}: they hardly differ.`,
  eitherWay: 'There is more than one way to do this, and they hardly differ.',
  twin: (other) => `About as good: ${other}.`,
  bothWin: (other) => `The game is as good as won with this, and with ${other} too.`,
  bothWinNow: (other) => `This wins the game now. With ${other} you would win it too.`,
  winsOften: (other, often) => `This wins the game now. With ${other} you would win roughly ${often} of 100.`,
  winsNow: (said) => `This wins the game now. ${said}.`,
  bothLose: (said) => `${said}: the game is as good as lost with both.`,
  both: (said, often) => `${said}: both win roughly ${often} of 100 games.`,
  wins: (said, own, other) => `${said}: it wins roughly ${own} of 100 games, instead of ${other}.`,
}
