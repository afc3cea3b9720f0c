/** Events, the check after every move, the end of all questions [sections 4.4 and 4.6]. */
import { describe, expect, test } from 'vitest'
import { generalEventIds } from '../../../shared/games/storming/events.ts'
import { textOf } from '../../kit/sources.ts'
import { storming } from '../../../shared/games/storming/game.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import {
  asked,
  at,
  card,
  endCard,
  given,
  type Letter,
  move,
  pass,
  perm,
  planning,
  play,
  player,
  reason,
  resolve,
  run,
  type Scene,
  seat,
  troop,
  types,
  wandered,
} from '../../kit/storming.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { conceal } from '../../../shared/engine/secret.ts'

describe('events', () => {
  test('[ST-4.8, ST-4.40] turn order is fixed when an event begins; it goes to the discards', () => {
    const on = { D5: 'R:soldier', E3: 'B:soldier', C3: 'G:soldier' } as const
    const { state } = resolve({ on }, ['fullMoon'])
    expect(state.eventDiscards.map((one) => one?.secret)).toEqual(['fullMoon'])
    const moved = { ...state, firstPlayer: seat('G') }
    expect(asked(play(moved, 'R', pass).state)).toEqual(['B fullMoon'])
    for (const id of [...generalEventIds, 'assassination-red-1'])
      expect(resolve({}, [id]).state.eventDiscards.map((one) => one?.secret)).toEqual([id])
  })

  test('[ST-4.40, ST-4.41] a directed event hits in turn order, and as its card says: losses before what follows from them', () => {
    const scene = {
      first: 'G',
      flags: ['chaos'],
      revoltSupply: 1,
      on: { D5: 'R:village R:soldier' },
      civilians: { R: ['spy'] },
    } as const
    const { state, events } = resolve(scene, ['insurrection-red-1'])
    expect(state.players.map(({ revolts }) => revolts.length)).toEqual([0, 0, 1])
    expect(events.flatMap((one) => (one.type === 'revoltTaken' ? [one.seat] : []))).toEqual([2])
    const order = (card: string, ...kinds: readonly string[]) =>
      types(resolve({ ...scene, flags: [], revoltSupply: 9 }, [card]).events).filter((type) =>
        kinds.includes(type),
      )
    expect(order('insurrection-red-1', 'troopLost', 'revoltTaken')).toEqual(['troopLost', 'revoltTaken'])
    expect(order('corruption-red-1', 'civilianLost', 'skipNext')).toEqual(['civilianLost', 'skipNext'])
  })

  test('[ST-4.41, ST-4.43] chaos waits for a directed event, past general ones', () => {
    const on = { D5: 'R:village*', E3: 'B:village*', C3: 'G:village*' } as const
    const { state } = resolve({ on, flags: ['chaos'] }, [
      'truce',
      'fire',
      'fairWinds',
      'assassination-green-1',
    ])
    expect([at(state, 'D5'), at(state, 'E3'), at(state, 'C3'), state.flags.chaos]).toEqual([
      'R:village',
      'B:village',
      'G:village',
      false,
    ])
  })

  test('[ST-4.9] whether somebody could answer is judged when their turn comes, also for the better', () => {
    const on = { A4: 'lake', B5: 'lake', A5: 'G:soldier', B6: 'R:soldier' } as const
    const state = resolve({ on }, ['fullMoon']).state
    expect(asked(state)).toEqual(['R fullMoon'])
    expect(asked(play(state, 'R', move(troop(state, 'B6'), 'C6')).state)).toEqual(['G fullMoon'])
    expect(asked(play(state, 'R', pass).state)).not.toContain('G fullMoon')
  })

  test('[ST-R24] second and last are those of the turn order now', () => {
    expect(resolve({ first: 'B' }, ['uprising']).state.firstPlayer).toBe(2)
    const scene = { first: 'G', on: { D5: 'B:village*' } } as const
    expect(asked(resolve(scene, ['materialShortage']).state)).toEqual(['B materialShortage'])
  })

  test('[ST-4.41] an information network keeps its signers out even of chaos; whose colour it is matters otherwise', () => {
    const on = { D5: 'R:village*', E3: 'B:village*', C3: 'G:village*' } as const
    const { state } = resolve({ on }, ['assassination-green-1'])
    expect([at(state, 'D5'), at(state, 'E3'), at(state, 'C3')]).toEqual([
      'R:village*',
      'B:village*',
      'G:village',
    ])
    const chaos = resolve({ on, flags: ['chaos'], pacts: [['informantNetwork', 'RG']] }, [
      'assassination-green-1',
    ]).state
    expect([at(chaos, 'D5'), at(chaos, 'E3'), at(chaos, 'C3')]).toEqual([
      'R:village*',
      'B:village',
      'G:village*',
    ])
  })

  test('[ST-4.42, ST-R35a] the Sheriff is asked only against what takes something from his owner', () => {
    const scene = { on: { D5: 'R:village', E3: 'B:soldier' }, civilians: { R: ['sheriff'] } } as const
    const first = (event: string, more: Scene = {}) => asked(resolve({ ...scene, ...more }, [event]).state)[0]
    const block = 'R sheriffBlock'
    expect(
      [
        'earthquake',
        'fire',
        'quagmire',
        'plague',
        'dampPowder',
        'materialShortage',
        'assassination-red-1',
        'corruption-blue-1',
        'insurrection-blue-1',
      ].map((one) => first(one)),
    ).not.toContain(block)
    expect(['classStruggle', 'corruption-red-1', 'insurrection-red-1'].map((one) => first(one))).toEqual([
      block,
      block,
      block,
    ])
    expect(first('classStruggle', { revoltSupply: 0 })).not.toBe(block)
    expect(first('fire', { on: { D5: 'forest R:sawmill' } })).toBe(block)
    expect(first('quagmire', { on: { D5: 'R:knight' } })).toBe(block)
    expect(first('plague', { on: { D5: 'R:village R:soldier' } })).toBe(block)
    expect(first('dampPowder', { on: { D5: 'R:artillery' } })).toBe(block)
    expect(first('materialShortage', { first: 'B', on: { D5: 'R:village*' } })).toBe(block)
    expect(first('assassination-red-1', { on: { D5: 'R:village*' } })).toBe(block)
    expect(
      first('assassination-red-1', { on: { D5: 'R:village*' }, pacts: [['informantNetwork', 'RB']] }),
    ).not.toBe(block)
    expect(
      first('earthquake', { on: { D5: 'R:village*' }, pacts: [['developmentCrackdown', 'BG']] }),
    ).not.toBe(block)
    // Not against what gives, nor against what is no loss.
    expect(['mercenaries', 'warDrums', 'embargo', 'goodHarvest'].map((one) => first(one))).not.toContain(
      block,
    )
  })

  test('[ST-4.42, ST-R35a] of general events those marked so in the rules, and no others, whatever there is to lose', () => {
    const rows = [...textOf('shared/games/storming/RULES.md').matchAll(/^\| \d+ \| `(\w+)` .*\| (S?) *\|$/gm)]
    expect(rows.map(([, id]) => id)).toEqual(generalEventIds)
    const all = {
      on: {
        D5: 'R:village* R:soldier',
        D3: 'forest R:sawmill',
        E3: 'R:knight',
        C3: 'R:artillery',
        F5: 'lake',
      },
      civilians: { R: ['sheriff', 'spy'] },
      improvements: { R: ['palace'] },
      pacts: [['blockade', 'RB']],
    } as const
    for (const [, id, mark] of rows) {
      // A shortage is for the last in turn order.
      const { state } = resolve({ ...all, first: id === 'materialShortage' ? 'B' : 'R' }, [id!])
      expect([id, asked(state).includes('R sheriffBlock')]).toEqual([id, mark === 'S'])
    }
  })

  test.each([
    ['fullMoon', ['R', 'B', 'G']],
    ['mercenaries', ['R', 'B', 'G']],
    ['goodHarvest', ['R', 'B', 'G']],
    ['orderOfChivalry', ['R', 'B', 'G']],
    ['armsSupply', ['R', 'B', 'G']],
    ['tradeBoom', ['R', 'B']],
    ['prosperity', ['R', 'B']],
    ['boldWins', ['R']],
    ['talentPatronage', ['R']],
    ['lordOfWar', ['B']],
  ] as const)('[ST-4.40, ST-4.8] %s is offered to whom it names, in turn order: %j', (id, letters) => {
    const on = {
      D5: 'R:village',
      E3: 'B:village',
      D6: 'R:soldier',
      E4: 'B:soldier',
      F4: 'B:soldier',
      C3: 'G:soldier',
    } as const
    let { state } = resolve({ on, pacts: [['blockade', 'RB']] }, [id])
    for (const letter of letters) {
      expect(asked(state)).toEqual([`${letter} ${id}`])
      state = play(state, letter, pass).state
    }
    expect(asked(state)).toEqual(['R plan', 'B plan', 'G plan'])
  })

  test('[ST-R44, ST-4.42] depopulation: the Sheriff cannot save himself alone, but another card', () => {
    const alone = resolve({ civilians: { R: ['sheriff'] } }, ['depopulation']).state
    expect(asked(alone)).toEqual(['R depopulation'])
    const state = resolve({ civilians: { R: ['sheriff', 'general'], B: ['strategist'] } }, [
      'depopulation',
    ]).state
    expect(asked(state)).toEqual(['R sheriffBlock'])
    const saved = play(state, 'R', { type: 'sheriffBlock', use: true }).state
    expect([asked(saved), player(saved, 'R').civilians]).toEqual([['B depopulation'], ['general']])
    expect(asked(play(state, 'R', { type: 'sheriffBlock', use: false }).state)).toEqual(['R depopulation'])
  })

  test('[ST-4.44, ST-R40] what an event takes re-arms the University, what one gives up does not', () => {
    const scene = { civilians: { R: ['general', 'strategist'] }, unarmed: ['R'] } as const
    const lost = play(resolve(scene, ['depopulation']).state, 'R', {
      type: 'loseCard',
      card: 'general',
    }).state
    expect(player(lost, 'R').universityArmed).toBe(true)
    const three = { civilians: { R: ['general', 'strategist', 'warlock'] }, unarmed: ['R'] } as const
    const { state } = run(given(three), [{ type: 'resolution' }])
    expect(asked(state)).toEqual(['R discardCivilian'])
    const gone = play(state, 'R', { type: 'discardCivilian', civilian: 'general' }).state
    expect([
      player(gone, 'R').universityArmed,
      reason(state, 'R', { type: 'discardCivilian', civilian: 'spy' }),
    ]).toEqual([false, 'notYours'])
    const used = play(
      resolve({ civilians: { R: ['sheriff', 'general'] }, unarmed: ['R'] }, ['corruption-red-1']).state,
      'R',
      { type: 'sheriffBlock', use: true },
    ).state
    expect(player(used, 'R').universityArmed).toBe(false)
  })

  test('[ST-R40, ST-R25] an exchange counts as a recruit', () => {
    const scene = {
      civilians: { R: ['general', 'strategist', 'warlock'] },
      improvements: { R: ['university'] },
      display: { civilian: ['spy', 'sheriff'] },
    } as const
    const state = play(resolve(scene, ['talentPatronage']).state, 'R', {
      type: 'replaceCivilian',
      out: 'general',
      in: 'spy',
    }).state
    expect([perm(state, 'R'), player(state, 'R').civilians]).toEqual([1, ['strategist', 'warlock', 'spy']])
    // Giving one up for it is one's own will: a University that has scored does not score again.
    const again = play(resolve({ ...scene, unarmed: ['R'] }, ['talentPatronage']).state, 'R', {
      type: 'replaceCivilian',
      out: 'general',
      in: 'spy',
    }).state
    expect([perm(again, 'R'), player(again, 'R').universityArmed]).toEqual([0, false])
  })
})

test('[ST-4.60, ST-5.8] after every move displays are full again, as long as there are cards', () => {
  const state = play(card({}, 'R', 'recruit'), 'R', { type: 'recruitCivilian', civilian: 'strategist' }).state
  expect([state.display.civilian.length, state.display.civilian.includes('strategist')]).toEqual([2, false])
  const before = given({})
  before.decks.civilian = []
  before.discards.civilian = ['spy']
  const again = play(resolve(before, ['recruit-red']).state, 'R', {
    type: 'recruitCivilian',
    civilian: 'strategist',
  }).state
  expect([again.display.civilian, again.discards.civilian]).toEqual([['general', 'spy'], []])
  const last = play(again, 'R', { type: 'recruitCivilian', civilian: 'spy' }).state
  expect(last.display.civilian).toEqual(['general'])
})

test('[ST-4.60] the check goes in its order: Invention, marker, civilians, displays, rotating point, end', () => {
  const told = (state: State, letter: Letter, one: Move) => types(play(state, letter, one).events)
  const alchemist = { display: { civilian: ['alchemist', 'spy'] }, hand: { R: ['build'] } } as const
  const recruited = told(card(alchemist, 'R', 'recruit'), 'R', {
    type: 'recruitCivilian',
    civilian: 'alchemist',
  })
  expect(recruited.slice(recruited.indexOf('inventionMoved')).slice(0, 2)).toEqual([
    'inventionMoved',
    'refilled',
  ])
  // The marker is gone before it is asked who has a civilian too many, and that is asked before anything goes on.
  const crowded = {
    civilians: { R: ['strategist', 'general', 'sheriff'] },
    improvements: { R: ['library'], G: ['university'] },
    library: ['R', 'university', 'G'],
  } as const
  const { state: discarding } = resolve(crowded, ['assassination-green-1', 'revolt1'])
  expect([asked(discarding), discarding.present.length]).toEqual([['R discardCivilian'], 1])
  // Who takes the rotating point as the seventh has won before anything else happens.
  const six = card({ on: { D5: 'R:soldier' }, perm: { R: 6 } }, 'R', 'build')
  expect(told(six, 'R', { type: 'buildVillage', region: 'D5' }).slice(-2)).toEqual(['rotated', 'ended'])
})

test('[ST-4.7] when the game is over nobody is asked, and no move is taken', () => {
  let table = wandered(3, 11, 4000)
  expect(asked(table.state)).toEqual([])
  expect(reason(table.state, 'R', pass)).toBe('wrongPhase')
  table = wandered(3, 11, 1)
  expect(reason(table.state, 'R', endCard)).toBe('wrongPhase')
})

test('[ST-4.9] the stand-in says no where it can, and does what must be done', () => {
  const move = (state: State, letter: Letter): Move =>
    storming.standIn(conceal(state, seat(letter)), seat(letter), {
      below: () => 0,
      die: () => 1,
      shuffle: (items) => [...items],
    })
  expect(move(resolve({ on: { D5: 'R:soldier' } }, ['fullMoon']).state, 'R')).toEqual(pass)
  const building = card({}, 'R', 'build')
  expect(reason(building, 'R', move(building, 'R'))).toBe('legal')
  expect(move(resolve({ civilians: { R: ['sheriff', 'spy'] } }, ['corruption-red-1']).state, 'R')).toEqual({
    type: 'sheriffBlock',
    use: false,
  })
  const offered = play(card({}, 'R', 'diplomacy'), 'R', {
    type: 'offerPact',
    pact: 'blockade',
    seat: 1,
  }).state
  expect(move(offered, 'B')).toEqual({ type: 'answerPact', accept: false })
  expect(move(planning({ civilians: { R: ['warlock'] } }), 'R')).toEqual({ type: 'endStartOfTurn' })
})
