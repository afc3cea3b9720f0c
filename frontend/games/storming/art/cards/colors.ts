export const ink = '#2a2520'

/** Sky and ground behind what a card shows: an hour and a weather. */
export const skies = {
  day: ['#cfe1e4', '#a9bd78'],
  gold: ['#f3dda0', '#d3a94e'],
  dusk: ['#eeb98a', '#8d7a52'],
  night: ['#2b3a5c', '#35503f'],
  storm: ['#66758a', '#5f6d52'],
  rain: ['#7e909e', '#6f8256'],
  fire: ['#7c3020', '#3a2a22'],
  plague: ['#9aa37a', '#6c7350'],
  hall: ['#e9d9b6', '#a98458'],
  stage: ['#5d2433', '#8a5a36'],
  cellar: ['#4a4238', '#2f2923'],
  study: ['#4f6470', '#8f6a42'],
  sea: ['#cfe1e4', '#3f7f96'],
} as const
export type Sky = keyof typeof skies
