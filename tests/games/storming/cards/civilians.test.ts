/** What each civilian does [section 2.9]. */
import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import {
  asked,
  card,
  given,
  handOf,
  legal,
  type Letter,
  move,
  pass,
  play,
  playAll,
  player,
  reason,
  resolve,
  run,
  type Scene,
  troop,
  wall,
} from '../../../kit/storming.ts'
import type { State } from '../../../../shared/games/storming/state.ts'

const kinds = (state: State, letter: Letter): string[] =>
  [...new Set(legal(state, letter).map(({ type }) => type))].sort()

describe('civilians [section 2.9]', () => {
  const planning = (scene: Scene): State => run(given(scene), [{ type: 'planning' }]).state
  const placed = (state: State, ...piles: readonly ('present' | 'future')[]): string =>
    reason(state, 'R', {
      type: 'placeCards',
      placements: piles.map((pile, index) => ({ card: handOf(state, 'R')[index]!, pile })),
    })

  test('[ST-4.13] `strategist`: both cards on one pile, in chosen order', () => {
    const state = planning({ civilians: { R: ['strategist'] } })
    expect([placed(state, 'present', 'present'), placed(state, 'future', 'future')]).toEqual([
      'legal',
      'legal',
    ])
    const after = play(state, 'R', {
      type: 'placeCards',
      placements: [
        { card: 'recruit-red', pile: 'future' },
        { card: 'build-red', pile: 'future' },
      ],
    }).state
    expect(after.future.map((one) => one.card?.secret)).toEqual(['recruit-red', 'build-red'])
  })

  test('[ST-4.3, ST-5.15, ST-7.5] `spy`: sees all placed events and chooses the one for PRESENT', () => {
    const state = given({ civilians: { R: ['spy'] } })
    state.eventSlot = ['plague', 'fire', 'chaos'].map((one, index) => ({
      placedBy: index as never,
      card: { secret: one, to: [index as never] },
    }))
    state.decks.event = state.decks.event.filter(
      (one) => !['plague', 'fire', 'chaos'].includes(one?.secret ?? ''),
    )
    const open = run(state, [
      { type: 'spy' },
      { type: 'placeEvents' },
      { type: 'keepWarlockEvent', seat: 0 as never },
    ]).state
    expect([asked(open), legal(open, 'R').map((one) => 'eventId' in one && one.eventId)]).toEqual([
      ['R spy'],
      [false, 'chaos', 'fire', 'plague'],
    ])
    const { state: after } = play(open, 'R', { type: 'spyChoose', eventId: 'fire' })
    expect([
      after.present[0]?.card?.secret,
      ['plague', 'chaos'].includes(after.future[0]?.card?.secret ?? ''),
    ]).toEqual(['fire', true])
    expect([after.spied.bag, after.spyChoice]).toEqual([[], []])
    const barred = { ...state, pacts: given({ pacts: [['developmentCrackdown', 'BG']] }).pacts }
    expect(
      asked(run(barred, [{ type: 'spy' }, { type: 'keepWarlockEvent', seat: 0 as never }]).state),
    ).toEqual(['R keepWarlockEvent'])
    expect(after.eventDiscards).toHaveLength(1)
    const passed = [1, 2, 3, 4, 5].map((seed) => play(open, 'R', pass, seed).state.present[0]?.card?.secret)
    expect(new Set(passed).size).toBeGreaterThan(1)
  })

  test('[ST-4.10, ST-4.11, ST-5.13] `warlock`: draws two, attaches one', () => {
    const state = planning({
      civilians: { R: ['warlock'] },
      deck: ['fire', 'plague', 'chaos', 'truce'],
      hand: { R: ['build', 'recruit'] },
    })
    expect([asked(state), kinds(state, 'R')]).toEqual([
      ['R startOfTurn'],
      ['drawWarlockEvents', 'endStartOfTurn'],
    ])
    const drawn = play(state, 'R', { type: 'drawWarlockEvents' }).state
    expect(legal(drawn, 'R').map((one) => 'eventId' in one && one.eventId)).toEqual(['fire', 'plague'])
    expect(reason(drawn, 'R', { type: 'keepWarlockEvent', eventId: 'chaos' })).toBe('notInHand')
    const kept = play(drawn, 'R', { type: 'keepWarlockEvent', eventId: 'plague' }).state
    expect([kept.eventDiscards.map((one) => one?.secret), asked(kept)]).toEqual([['fire'], ['R plan']])
    const lay = (mark: { withWarlockEvent?: true }, other: { withWarlockEvent?: true } = {}): Move => ({
      type: 'placeCards',
      placements: [
        { card: 'build-red', pile: 'present', ...mark },
        { card: 'recruit-red', pile: 'future', ...other },
      ],
    })
    const on = { withWarlockEvent: true } as const
    expect([lay({}), lay(on), lay(on, on)].map((one) => reason(kept, 'R', one))).toEqual([
      'mustAct',
      'legal',
      'noTarget',
    ])
    const after = play(kept, 'R', lay(on)).state
    expect([after.present[0]?.attached[0]?.secret, after.warlockKept]).toEqual(['plague', null])
    expect(after.eventDiscards.map((one) => one?.secret)).toEqual(['fire'])
  })

  test('[ST-4.27] `general`: one soldier twice, with military cards only, no knight', () => {
    const scene = {
      on: { D5: 'R:soldier', E3: 'R:knight' },
      civilians: { R: ['general'] },
      fair: ['R'],
    } as const
    const before = card(scene, 'R', 'military1')
    const [soldier, knight] = [troop(before, 'D5'), troop(before, 'E3')]
    const twice = playAll(before, ['R', move(soldier, 'D4')], ['R', move(soldier, 'D5')])
    expect(reason(twice, 'R', move(soldier, 'D4'))).toBe('troopAlreadyUsed')
    const led = card(
      { ...scene, on: { ...scene.on, F4: 'R:soldier' }, pacts: [['noQuarter', 'RB']] },
      'R',
      'military1',
    )
    const other = troop(led, 'F4')
    const three = playAll(
      led,
      ['R', move(soldier, 'D4')],
      ['R', move(other, 'F3')],
      ['R', move(soldier, 'D5')],
    )
    expect(reason(three, 'R', move(other, 'F4'))).toBe('troopAlreadyUsed')
    const ridden = play(before, 'R', move(knight, 'E4')).state
    expect(reason(ridden, 'R', move(knight, 'E3'))).toBe('troopAlreadyUsed')
    const market = card(
      { ...scene, improvements: { R: ['market'] }, pacts: [['noQuarter', 'RB']] },
      'R',
      'build',
    )
    const moved = play(market, 'R', move(soldier, 'D4')).state
    expect(reason(moved, 'R', move(soldier, 'D5'))).toBe('troopAlreadyUsed')
  })

  test('[ST-4.10, ST-4.42, ST-5.13] `sheriff`: discards a revolt at the start of a turn, or goes for his owner', () => {
    const state = planning({
      civilians: { R: ['sheriff'] },
      revolts: { R: ['build', null] },
      revoltSupply: 6,
    })
    expect([asked(state), kinds(state, 'R')]).toEqual([
      ['R startOfTurn'],
      ['endStartOfTurn', 'sheriffDiscardRevolt'],
    ])
    const discard = (revoltId: string): Move => ({ type: 'sheriffDiscardRevolt', revoltId })
    expect(reason(state, 'R', discard('revolt9'))).toBe('noTarget')
    const freed = play(state, 'R', discard('revolt1')).state
    // Its card goes under the one without, and he does so once a turn.
    expect(player(freed, 'R').revolts.map(({ id, under }) => [id, under[0]?.secret])).toEqual([
      ['revolt2', 'build-red'],
    ])
    expect([freed.revoltSupply.at(-1), asked(freed)]).toEqual(['revolt1', ['R plan']])
    const hit = resolve({ civilians: { R: ['sheriff', 'general'] } }, ['corruption-red-1']).state
    const saved = play(hit, 'R', { type: 'sheriffBlock', use: true }).state
    expect([player(saved, 'R').civilians, player(saved, 'R').skipNext]).toEqual([['general'], 0])
    const lost = play(hit, 'R', { type: 'sheriffBlock', use: false }).state
    expect([player(lost, 'R').civilians, player(lost, 'R').skipNext]).toEqual([[], 1])
  })

  test('[ST-4.33] `alchemist`: holds the Invention, and gives it up with himself', () => {
    const scene = { display: { civilian: ['alchemist', 'general'] } } as const
    const got = play(card(scene, 'R', 'recruit'), 'R', {
      type: 'recruitCivilian',
      civilian: 'alchemist',
    }).state
    expect([handOf(got, 'R').includes('invention'), got.inventionInSupply]).toEqual([true, false])
    const gone = resolve({ hand: { R: ['invention'] }, civilians: { R: ['alchemist'] } }, [
      'corruption-red-1',
    ]).state
    expect([handOf(gone, 'R'), gone.inventionInSupply]).toEqual([[], true])
  })

  test('[ST-5.84, ST-5.91, ST-R43] `saboteur`: destroys an improvement, then goes or stays for a revolt', () => {
    const scene = { civilians: { R: ['saboteur'] }, improvements: { B: ['market'], R: ['palace'] } } as const
    const before = card(scene, 'R', 'diplomacy')
    const act = (seat: number, one: string): Move => ({
      type: 'civilAction',
      civilian: 'saboteur',
      seat,
      card: one,
    })
    expect(
      [act(0, 'palace'), act(1, 'palace'), act(2, 'market'), act(1, 'market')].map((one) =>
        reason(before, 'R', one),
      ),
    ).toEqual(['noTarget', 'noTarget', 'noTarget', 'legal'])
    const done = play(before, 'R', act(1, 'market')).state
    expect([player(done, 'B').improvements, asked(done)]).toEqual([[], ['R loseOrKeep']])
    const stays = play(done, 'R', { type: 'loseOrKeep', keep: true }).state
    expect([player(stays, 'R').civilians, player(stays, 'R').revolts.length]).toEqual([['saboteur'], 1])
    const goes = play(done, 'R', { type: 'loseOrKeep', keep: false }).state
    expect([player(goes, 'R').civilians, player(goes, 'R').revolts.length]).toEqual([[], 0])
    const free = play(card({ ...scene, revoltSupply: 0 }, 'R', 'diplomacy'), 'R', act(1, 'market')).state
    expect(player(play(free, 'R', { type: 'loseOrKeep', keep: true }).state, 'R').revolts).toEqual([])
  })

  test('[ST-5.31, ST-5.84] `henchman`: kills a civilian, also when just recruited', () => {
    const scene = { display: { civilian: ['henchman', 'general'] }, civilians: { B: ['warlock'] } } as const
    const open = play(card(scene, 'R', 'recruit'), 'R', {
      type: 'recruitCivilian',
      civilian: 'henchman',
    }).state
    expect([asked(open), kinds(open, 'R')]).toEqual([['R civilianRecruited'], ['civilAction', 'pass']])
    const done = play(open, 'R', {
      type: 'civilAction',
      civilian: 'henchman',
      seat: 1,
      card: 'warlock',
    }).state
    expect([player(done, 'B').civilians, asked(done), done.discards.civilian]).toEqual([
      [],
      ['R loseOrKeep'],
      ['warlock'],
    ])
    expect(asked(play(open, 'R', pass).state)).toEqual(['R act'])
  })

  test('[ST-4.34, ST-4.30] `philosopher`: an action of any type at any revealed revolt', () => {
    const scene = { civilians: { G: ['philosopher'] }, on: { D5: 'G:soldier' } } as const
    const { state } = resolve(scene, ['revolt5'])
    expect(asked(state)).toEqual(['G philosopher'])
    expect(
      ['buildVillage', 'recruitTroop', 'moveTroop', 'offerPact', 'pass'].filter(
        (one) => !kinds(state, 'G').includes(one),
      ),
    ).toEqual([])
    const barred = resolve({ ...scene, pacts: [['developmentCrackdown', 'RB']] }, ['revolt5']).state
    expect(asked(barred)[0]).toBe('R plan')
    expect(asked(play(state, 'G', wall('C7')).state)[0]).toBe('R plan')
  })

  test('[ST-5.84] `chancellor`: every other player takes a revolt, at no cost', () => {
    const before = card({ civilians: { R: ['chancellor'] } }, 'R', 'diplomacy')
    const { state } = play(before, 'R', { type: 'civilAction', civilian: 'chancellor' })
    expect([state.players.map(({ revolts }) => revolts.length), player(state, 'R').civilians]).toEqual([
      [0, 1, 1],
      ['chancellor'],
    ])
    const none = card({ civilians: { R: ['chancellor'] }, revoltSupply: 0 }, 'R', 'diplomacy')
    expect(reason(none, 'R', { type: 'civilAction', civilian: 'chancellor' })).toBe('noTarget')
    expect(reason(before, 'R', { type: 'civilAction', civilian: 'chancellor', seat: 1 })).toBe('noTarget')
  })
})
