// @vitest-environment happy-dom
/** What the line says of a card in force, and what stands beside that card, on the page of Storming!: on a model of its table. */
import { createRoot } from 'solid-js'
import { render } from 'solid-js/web'
import { describe, expect, test, vi } from 'vitest'
import { BudgetLeft } from '../../frontend/games/storming/BudgetLeft.tsx'
import { createChoice, type StormingTable } from '../../frontend/games/storming/choice.ts'
import { InForce } from '../../frontend/games/storming/InForce.tsx'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { storming } from '../../shared/games/storming/game.ts'
import { Hand } from '../../frontend/games/storming/Hand.tsx'
import { attack, card, found, type Letter, planning, play, seat, troop } from '../kit/storming.ts'
import { at, said } from '../kit/stormingPage.ts'

test('[ST-3.7] the line says on which regions a first village may be founded: the last to found has one left, and was not told why', () => {
  const state = { ...card({}, 'R', 'build'), agenda: [{ type: 'startVillage', seat: seat('R') } as const] }
  expect(said(at('R', state), es)).toBe('Funda tu primera aldea en una región de inicio libre')
  expect(said(at('R', state))).toBe('Found your first village on a free start region')
})

test('[ST-4.25] under a truce one is told to move, and not to attack', () => {
  const scene = { on: { D4: 'R:soldier', C4: 'B:village' }, flags: ['truce'] } as const
  const choice = at('R', card(scene, 'R', 'military1'))
  expect(said(choice)).toBe('Press a troop of yours to move it: there is a truce')
  choice.take({ what: 'troop', id: choice.table.view().map.D4!.troop!.id })
  expect(said(choice)).toBe('Choose where it goes')
  expect(said(at('R', card({ ...scene, flags: [] }, 'R', 'military1')))).toBe(
    'Press a troop of yours to move or attack',
  )
})

test('[ST-5.20] with nothing in hand a region that is not lit is told why too', () => {
  const explained = vi.fn()
  const choice = at('R', card({ on: { D4: 'R:soldier', C4: 'B:village' } }, 'R', 'build'))
  choice.table.explain = explained
  choice.point('C4')
  expect(explained).toHaveBeenCalledOnce()
})

test('[ST-5.20] while one builds with nothing in hand, where a troop of one’s own stands a village was meant: what forbids that is told', () => {
  const explained = vi.fn()
  const on = { B2: 'R:village', D5: 'R:soldier', D6: 'B:village' } as const
  const choice = at('R', card({ on, homes: false }, 'R', 'build'))
  choice.table.explain = explained
  const why = choice.table.whyNot({ type: 'buildVillage', region: 'D5' })
  expect(why?.rule).toBe('ST-5.20')
  choice.point('D5')
  expect(explained.mock.calls).toEqual([[why]])
  // Where nobody stands it is what could be done there first of all, as before.
  choice.point('G3')
  expect(explained.mock.lastCall).not.toEqual([why])
})

test('[ST-4.25] with nothing in hand a region of others is attacked by whoever may, and told why it is not', () => {
  const on = { D5: 'R:village', C4: 'R:soldier', C5: 'B:village', G3: 'B:village' }
  const explained = vi.fn()
  const scene = { on, pacts: [['noQuarter', 'RG']] } as const
  const recruit: Move = { type: 'recruitTroop', kind: 'soldier', region: 'A2' }
  const choice = at('R', play(card(scene, 'R', 'recruit'), 'R', recruit).state)
  choice.table.explain = explained
  choice.point('C5')
  const troopId = choice.table.view().map.C4!.troop!.id
  const attack = { type: 'attack', troopId, to: 'C5' }
  expect(choice.asked()).toEqual({ region: 'C5', moves: [attack], troop: null })
  choice.point('G3')
  expect(choice.asked()).toBeNull()
  expect(explained.mock.calls).toEqual([[{ rule: 'ST-5.41', reason: 'outOfRange' }]])
  // Where nobody stands it is what could be put there.
  choice.point('E5')
  expect(explained.mock.lastCall).toEqual([expect.objectContaining({ rule: 'ST-5.30' })])
})

describe('the line says what can be done with the card in force', () => {
  /** Nothing of this kind lies open. */
  const without = (state: State, kind: 'pact' | 'improvement'): State => ({
    ...state,
    display: { ...state.display, [kind]: [] },
  })
  const diplomacy = (letter: Letter, scene: Parameters<typeof card>[0] = {}): State =>
    card(scene, letter, 'diplomacy')

  test('[ST-5.80] of diplomacy: no pact to break, no civilian to use', () => {
    expect(said(at('B', without(diplomacy('B'), 'pact')))).toBe('Become first player')
    expect(said(at('B', diplomacy('B')))).toBe('Offer a pact or become first player')
    expect(said(at('R', diplomacy('R')))).toBe('Offer a pact')
    const signed = without(diplomacy('B', { pacts: [['blockade', 'BG']] }), 'pact')
    expect(said(at('B', signed), es)).toBe('Rompe un pacto o pasa a ser el jugador inicial')
  })

  test('[ST-5.20] of building: no improvement where none lies open', () => {
    const state = card({ on: { D5: 'R:village' } }, 'R', 'build')
    expect(said(at('R', without(state, 'improvement')))).toBe('Build in a marked region')
    expect(said(at('R', state))).toBe('Build in a marked region or build an improvement')
  })

  test('[ST-4.25] of another type too, where something of it is lit: one by one where they are few, else by their types', () => {
    const on = { D5: 'R:village', D6: 'R:soldier' } as const
    const market = card({ on, improvements: { R: ['market'] } }, 'R', 'build')
    expect(said(at('R', market), es)).toBe(
      'Construye en una región marcada, construye una mejora o haz una acción de otro tipo: reclutar, militar o diplomacia',
    )
    const bare = card({ on: { D5: 'R:village' }, improvements: { R: ['market'] } }, 'R', 'build')
    const display = { ...bare.display, improvement: [], civilian: [], pact: [] }
    expect(said(at('R', { ...bare, display }))).toBe('Build in a marked region or recruit in a marked region')
    const all = { first: 'B', improvements: { R: ['market'] }, civilians: { R: ['chancellor'] } } as const
    const free = card({ ...all, on, pacts: [['blockade', 'RG']] }, 'R', 'diplomacy')
    expect(said(at('R', free))).toBe('Take an action: diplomacy, build, recruit or military')
  })

  test('with a card in hand it says what its sheet asks', () => {
    const scene = { pacts: [['blockade', 'RG']] } as const
    const choice = at('R', card(scene, 'R', 'diplomacy'))
    const offered = choice.table.view().display.pact[0] ?? ''
    choice.take({ what: 'card', card: offered })
    expect(said(choice)).toBe(`Offer ${en.cards[offered as 'blockade'].name}. To whom?`)
    choice.take({ what: 'card', card: 'blockade' })
    expect(said(choice)).toBe('Break Blockade, between 0 and 2')
  })

  test('while what was done is seen, it says whose card goes on, which event, who plans or founds', () => {
    const state = card({}, 'R', 'diplomacy')
    expect(said(at('R', state, false))).toBe('Your card is being resolved')
    expect(said(at('B', state, false))).toBe('0’s card is being resolved: Diplomacy')
    expect(said(at('B', state, false), es)).toBe('Se resuelve la carta de 0: Diplomacia')
    const after = (agenda: State['agenda'], event: string | null = null): string =>
      said(
        at(
          'B',
          {
            ...state,
            agenda,
            resolving: event === null ? null : { card: event, lies: true, attached: [] },
          },
          false,
        ),
        es,
      )
    expect(after([{ type: 'resolution' }], 'build-red')).toBe('Se resuelve la carta de 0: Construir')
    expect(after([{ type: 'resolution' }], 'build-blue')).toBe('Se resuelve tu carta')
    expect(after([{ type: 'resolution' }], 'corruption-blue-1')).toBe('Se resuelve Corrupción contra 1')
    expect(after([{ type: 'plan', seats: [seat('R'), seat('G')] }])).toBe('0 y 2 programan')
    expect(after([{ type: 'startSoldier', seat: seat('G') }])).toBe('2 coloca su primer soldado')
    expect(after([{ type: 'secondVillage', seat: seat('R') }])).toBe('0 funda una aldea')
    expect(after([{ type: 'openPlan', seats: [seat('R'), seat('G')] }])).toBe('0 y 2 programan')
    expect(after([{ type: 'openPlan', seats: [seat('R'), seat('B')] }])).toBe('Luego se programa')
  })

  test('[ST-4.0] between two cards it says what the round comes to: whose card is revealed, an event, or its end', () => {
    const state = { ...card({}, 'R', 'diplomacy'), resolving: null }
    const entry = (placedBy: 'G' | null) =>
      ({ placedBy: placedBy && seat(placedBy), card: null, attached: [], order: 0 }) as never
    const comes = (type: 'round' | 'spy' | 'resolution' | 'endRound', present: State['present'] = []) =>
      said(at('B', { ...state, agenda: [{ type }], present }, false), es)
    expect(comes('round')).toBe('Luego se programa')
    expect(comes('spy', [entry('G')])).toBe('Luego, sucesos')
    expect(comes('resolution', [entry('G'), entry(null)])).toBe('Luego, carta de 2')
    expect(comes('resolution', [entry(null)])).toBe('Luego, un suceso')
    expect(comes('resolution')).toBe('Luego, fin de ronda')
    expect(comes('endRound')).toBe('Luego, fin de ronda')
  })

  test('[ST-4.10] of others it names the card by which they may decide something, before they plan too', () => {
    const on = { D5: 'B:village' } as const
    const before = planning({ first: 'B', on, pacts: [['mutualSupport', 'BG']] })
    const told = (state: State, isAsked = true) => said(at('R', state, isAsked), es)
    expect(told(before)).toBe('Apoyo mutuo: 1 puede actuar antes de programar')
    expect(said(at('R', before))).toBe('Mutual support: 1 may act before planning')
    // Its turn has begun, and it is not asked yet.
    const turn = { type: 'turn', seat: seat('B'), done: [] } as never
    expect(told({ ...before, agenda: [turn] }, false)).toBe('Apoyo mutuo: 1 puede actuar antes de programar')
    const more = { ...before, players: before.players.map((one) => ({ ...one, civilians: ['warlock'] })) }
    expect(told(more as State)).toBe('Apoyo mutuo y Brujo: 1 puede actuar antes de programar')
    const open = (step: object): string =>
      told({ ...before, agenda: [{ ...step, seat: seat('B') } as never] })
    expect(open({ type: 'offer', what: 'militaryAlliance' })).toBe('Alianza militar: 1 decide')
    expect(open({ type: 'offer', what: 'embassyBuilt' })).toBe('Embajada: 1 decide')
    expect(open({ type: 'offer', what: 'civilianRecruited', civilian: 'henchman' })).toBe('Esbirro: 1 decide')
    expect(open({ type: 'sheriffBlock', card: 'plague' })).toBe('Alguacil: 1 decide')
    expect(open({ type: 'loseOrKeep', civilian: 'saboteur' })).toBe('Saboteador: 1 decide')
    expect(open({ type: 'keepWarlockEvent' })).toBe('Brujo: 1 decide')
    expect(open({ type: 'discardCivilian' })).toBe('Universidad: 1 decide')
    expect(open({ type: 'chooseInventionType' })).toBe('¡Invento!: 1 decide')
  })

  test('[ST-4.9] while the rest of one’s own answer is seen, and nobody is asked, the line says whose card it is', () => {
    const shown = card({}, 'R', 'diplomacy')
    const seen = (state: State, asks: boolean) => {
      const { table } = at('R', state)
      const choice = createRoot(() =>
        createChoice((asks ? table : { ...table, decisions: () => [] }) as StormingTable),
      )
      return [choice.mine(), said(choice)]
    }
    expect(seen(shown, true)).toEqual([seat('R'), 'Offer a pact'])
    const answered = { ...shown, agenda: shown.agenda.slice(0, -1) }
    expect(seen(answered, false)).toEqual([null, 'Your card is being resolved'])
  })
})

test('[ST-4.25] beside the card in force who is asked is spoken to, and others read a name', () => {
  const scene = { on: { D5: 'R:village' }, improvements: { B: ['customsHouse'] } } as const
  const told = (
    letter: Letter,
    state: State,
    t: typeof es = es,
    isSealed = false,
  ): string | null | undefined => {
    const page = document.createElement('div')
    const choice = at(letter, state)
    choice.table.sealed = () => isSealed
    const dispose = render(() => <InForce choice={choice} texts={t} />, page)
    const text = page.querySelector('.st-said p:nth-child(2)')?.textContent
    dispose()
    return text
  }
  const built = play(card(scene, 'R', 'build'), 'R', found('buildWall', 'D5')).state
  const answered = play(built, 'R', { type: 'endCard' }).state
  expect([told('B', answered), told('R', answered)]).toEqual(['Reaccionas tú', 'Reacciona 1'])
  expect([told('B', answered, en), told('R', answered, en)]).toEqual(['You may react', '1 may react'])
  const step = { type: 'sheriffBlock', seat: seat('B') } as never
  const blocked = { ...answered, agenda: [...answered.agenda.slice(0, -1), step] }
  expect([told('B', blocked), told('R', blocked)]).toEqual(['Decides tú', 'Decide 1'])
  // What waits to be confirmed is decided.
  expect(told('B', blocked, es, true)).toBe('')
})

test('[ST-R36] with its own actions done a card says that a military one of No quarter is left, not that none is', () => {
  const state = card({ on: { D5: 'R:village R:soldier' }, pacts: [['noQuarter', 'RB']] }, 'R', 'recruit')
  const said = (now: State): readonly (string | null | undefined)[] => {
    const page = document.createElement('div')
    const choice = at('R', now)
    const parts = () => [<InForce choice={choice} texts={es} />, <BudgetLeft choice={choice} texts={es} />]
    const dispose = render(parts, page)
    const told = ['.st-said p:nth-child(2)', '.st-budget b', '.st-budget small'].map(
      (one) => page.querySelector(one)?.textContent,
    )
    dispose()
    return told
  }
  const extra = '+1 militar: A degüello'
  expect(said(state)).toEqual(['Acción 1 de 2', '2 acciones', extra])
  const act = state.agenda.at(-1)!
  const spent = { ...state, agenda: [...state.agenda.slice(0, -1), { ...act, total: 2, base: 2 } as never] }
  expect(said(spent)).toEqual([extra, extra, undefined])
})

test('[ST-4.26] a turn that waits to be confirmed with an action left says so, and its coins stay', async () => {
  const told = async (scene: Parameters<typeof card>[0]): Promise<readonly (string | number)[]> => {
    const state = card(scene, 'R', 'recruit')
    const move = { type: 'recruitCivilian', civilian: state.display.civilian[0]! as 'spy' } as const
    const { view, complete } = foresee(storming, conceal(state, seat('R')), seat('R'), move)
    expect(complete).toBe(false)
    const choice = at('R', view as unknown as State, false)
    choice.table.sealed = () => true
    const page = document.createElement('div')
    const dispose = render(() => <Hand choice={choice} texts={en} />, page)
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done))
    const coins = page.querySelectorAll('.st-pips i:not(.spent)').length
    dispose()
    return [said(choice), coins]
  }
  expect(await told({ on: { D5: 'R:village' } })).toEqual(['Confirm, or undo: you still have 1 action', 1])
  // Nowhere is room for a second one.
  expect(await told({ homes: false, civilians: { R: ['spy'] } })).toEqual(['Confirm, or undo', 0])
})

test('[ST-4.26] to end a card with actions left waits to be confirmed, and the line says how many are given up', async () => {
  const state = card({ on: { D5: 'R:village' } }, 'R', 'build')
  const built = play(state, 'R', { type: 'buildWall', region: 'D5' }).state
  const choice = at('R', built)
  const [stage, commit] = [vi.fn(), vi.fn()]
  Object.assign(choice.table, { stage, commit })
  const page = document.createElement('div')
  document.body.append(page)
  const dispose = render(() => <Hand choice={choice} texts={es} />, page)
  await vi.dynamicImportSettled()
  await new Promise((done) => setTimeout(done))
  page.querySelector<HTMLButtonElement>('.st-end')!.click()
  dispose()
  page.remove()
  const end = { type: 'endCard' } as const
  expect(stage.mock.calls).toEqual([[end]])
  expect(commit).not.toHaveBeenCalled()
  const after = at('R', play(built, 'R', end).state, false)
  Object.assign(after.table, { sealed: () => true, staged: () => [end] })
  expect(said(after, es)).toBe('Confirma, o deshaz: aún tienes 1 acción')
})

test('[ST-6.4] what takes a last settlement waits to be confirmed as the move that wins, and no action is told to be left', () => {
  const state = card(
    { homes: false, on: { C4: 'B:village', D4: 'R:soldier', G3: 'R:village' } },
    'R',
    'military',
  )
  const { view } = foresee(storming, conceal(state, seat('R')), seat('R'), attack(troop(state, 'D4'), 'C4'))
  const choice = at('R', view as unknown as State, false)
  choice.table.sealed = () => true
  choice.table.staged = () => [attack(0, 'C4')]
  expect(said(choice, es)).toBe('Confirma, o deshaz: gana la partida')
})
