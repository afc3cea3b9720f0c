/** What is looked for in each game, first things first: what a turn is sent by, what is asked, what lies open, one's cards. */
export interface FirstTurns {
  readonly name: string
  readonly board: string
  readonly ways: readonly string[]
  /** How often what must have been pressed before the first turns count as played. */
  readonly goals: Readonly<Record<string, number>>
}

const confirm = '.confirm.ready:enabled'

export const firstTurns = {
  fortaleza: {
    name: 'Fortaleza',
    board: '.fz-board',
    ways: [
      confirm,
      '.fz-develop button:not(.quiet)',
      '.fz-place.open',
      '.fz-acts button',
      '.fz-in-hand:not(.up)',
    ],
    goals: { [confirm]: 3, '.fz-acts button': 4 },
  },
  castillo: {
    name: 'Cast',
    board: '.ca-board',
    ways: [
      '.ca-tick',
      '.ca-ok:enabled',
      '.ca-pick:enabled',
      '.confirm:enabled',
      '.ca-which .ca-act',
      '.ca-buy:enabled',
      '.ca-place.open',
      '.ca-act',
      '.ca-in-hand:not(.played):not(.up)',
    ],
    goals: { '.confirm:enabled': 4, '.ca-in-hand:not(.played):not(.up)': 3 },
  },
  fortium: {
    name: 'Fortium',
    board: '.ft-board',
    ways: [
      confirm,
      '.ft-sheet .main',
      '.ft-act .main',
      '.ft-place.open',
      '.ft-place.free',
      '.ft-tray-die:enabled',
      '.ft-end',
    ],
    goals: { [confirm]: 2, '.ft-place.open': 2 },
  },
  storming: {
    name: 'Storming!',
    board: '.st-map',
    ways: [
      '.confirm:enabled',
      '.st-slot.open .st-drop',
      '.st-plan .st-held:not(.laid) > button',
      '.st-place.open',
      '.st-start .main',
      '.st-ask-acts button',
      '.st-pick li button',
      '.st-asking .st-may',
      '.st-piece:not(.dim)',
      '.st-end:not(.dim)',
    ],
    goals: { '.confirm:enabled': 3, '.st-place.open': 2, '.st-slot.open .st-drop': 2 },
  },
} as const satisfies Readonly<Record<string, FirstTurns>>
export type Game = keyof typeof firstTurns
