// @vitest-environment happy-dom
/** What the line says of a card in force, and what its acts bring, on the page of Storming!: on a model of its table. */
import { createRoot } from 'solid-js'
import { render } from 'solid-js/web'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Acts } from '../../frontend/games/storming/Acts.tsx'
import { Answers } from '../../frontend/games/storming/Answers.tsx'
import { Asking } from '../../frontend/games/storming/Asking.tsx'
import { Alarms } from '../../frontend/games/storming/Alarms.tsx'
import { briefly } from '../../frontend/games/storming/brief.ts'
import { BudgetLeft } from '../../frontend/games/storming/BudgetLeft.tsx'
import { CardQuestions } from '../../frontend/games/storming/CardQuestions.tsx'
import { type Choice, createChoice, type StormingTable } from '../../frontend/games/storming/choice.ts'
import { InForce } from '../../frontend/games/storming/InForce.tsx'
import { lessons } from '../../frontend/games/storming/lessons.ts'
import { saidInHand } from '../../frontend/games/storming/inHand.ts'
import { MapView } from '../../frontend/games/storming/MapView.tsx'
import { plug } from '../../frontend/games/storming/ui.tsx'
import { Glance, stepWords } from '../../frontend/games/storming/Points.tsx'
import { StartTurn } from '../../frontend/games/storming/StartTurn.tsx'
import { Taking } from '../../frontend/games/storming/Taking.tsx'
import { WithinReach } from '../../frontend/games/storming/WithinReach.tsx'
import { scene } from '../../frontend/games/storming/scenes.tsx'
import { status } from '../../frontend/games/storming/status.ts'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { storming } from '../../shared/games/storming/game.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import type { State } from '../../shared/games/storming/state.ts'
import {
  card,
  found,
  given,
  legal,
  type Letter,
  planning,
  play,
  resolve,
  run,
  type Scene,
  seat,
} from '../kit/storming.ts'

/** The page of this seat as it looks at this state. */
const at = (letter: Letter, state: State, isAsked = true): Choice => {
  const table = {
    view: () => state,
    me: () => seat(letter),
    decisions: () => (isAsked ? storming.decisions(state) : []),
    legal: () => legal(state, letter),
    whyNot: (move: Move) => storming.check(state, seat(letter), move),
    preview: (move: Move) => ({ view: play(state, letter, move).state }),
    nameOf: String,
    staged: () => [],
    sealed: () => false,
    pending: () => false,
  } as unknown as StormingTable
  return createRoot(() => createChoice(table))
}
const said = (choice: Choice, texts = en): string => status(texts, choice, saidInHand)

test('[ST-4.41] below an event stands whom it hits by name, as wide as the board; nothing, where it hits all or nobody', () => {
  Element.prototype.animate = (() => ({})) as unknown as typeof Element.prototype.animate
  const below = (event: string, at: Scene = {}): [string | null, string | undefined] => {
    const shown = scene(
      es,
      { type: 'revealed', card: event } as never,
      given(at) as never,
      null,
      (who) => ['Ana', 'Berta', 'Carla'][who] ?? '',
    )
    if (shown === null) throw new Error('nothing is seen')
    const [page, board] = [document.createElement('div'), { x: 0, y: 0, width: 390, height: 600 }]
    const stage = { board, place: () => null, still: false, hurried: () => false, after: () => undefined }
    const dispose = render(() => <shown.Play {...stage} over={() => undefined} />, page)
    const label = page.querySelector<HTMLElement>('.scene-label')
    dispose()
    return [label?.textContent ?? null, label?.style.maxWidth]
  }
  expect(below('corruption-blue-1')).toEqual(['Contra Berta', '390px'])
  expect(below('corruption-blue-1', { flags: ['chaos'] })[0]).toBeNull()
  expect(below('corruption-blue-1', { flags: ['chaos'], pacts: [['informantNetwork', 'RG']] })[0]).toBe(
    'Contra Berta',
  )
  expect(below('corruption-blue-1', { pacts: [['informantNetwork', 'RB']] })[0]).toBeNull()
  expect(below('fire')[0]).toBeNull()
})

/** What stands over the board as this seat sees it; null: nothing. */
const title = (event: object, letter: Letter | null, at: Scene = {}, texts = es): string | null => {
  const me = letter === null ? null : seat(letter)
  const shown = scene(
    texts,
    event as never,
    given(at) as never,
    me,
    (who) => ['Ana', 'Berta', 'Carla'][who] ?? '',
  )
  if (shown === null) return null
  const [page, board] = [document.createElement('div'), { x: 0, y: 0, width: 390, height: 600 }]
  const stage = { board, place: () => null, still: true, hurried: () => false, after: () => undefined }
  const dispose = render(() => <shown.Play {...stage} over={() => undefined} />, page)
  const text = page.querySelector('.scene-title')?.textContent ?? ''
  dispose()
  return text
}

test('[ST-5.48] whoever loses a place or a troop is spoken to, with why; [ST-6.4] who wins by it, and how, all hear', () => {
  const taken = { type: 'conquered', seat: seat('R'), from: seat('B'), region: 'C4', kind: 'village' }
  const has = {
    on: { C4: 'B:village', E5: 'B:soldier', D6: 'mountain B:mine' },
    civilians: { B: ['spy'] },
  } as const
  expect(title(taken, 'B', has)).toBe('Ana te conquista la aldea en C4No tenía muralla')
  expect(title(taken, 'B', has, en)).toBe('Ana conquers the village at C4 from youIt had no wall')
  expect(title({ ...taken, region: 'D6', kind: 'mine' }, 'B', has)).toBe(
    'Ana te conquista la mina en la montaña de D6',
  )
  expect(title({ type: 'troopLost', region: 'E5' }, 'B', has)).toBe('Pierdes el soldado de E5')
  expect(title({ type: 'civilianLost', seat: seat('B'), card: 'spy', by: 'event' }, 'B', has)).toBe(
    'Pierdes al Espía',
  )
  const last = { ...has, homes: false }
  expect(title(taken, 'R', last)).toBe('¡Ganas!Has tomado el último asentamiento de Berta')
  expect(title(taken, 'G', last)).toBe(
    'La partida termina: Ana gana por conquistaAna toma el último asentamiento de Berta',
  )
  expect(title(taken, 'B', last)).toBe(
    'La partida termina: Ana gana por conquistaAna te conquista la aldea en C4',
  )
  // Points that decide nothing are not counted.
  expect(title({ type: 'ended', seat: seat('R'), why: 'conquest' }, 'R', { perm: { R: 2 } })).toBeNull()
})

test('what is told of a place leaves that place in sight', () => {
  const asked: string[] = []
  const taken = { type: 'conquered', seat: seat('R'), from: seat('B'), region: 'C4', kind: 'village' }
  const shown = scene(es, taken as never, given({ on: { C4: 'B:village' } }) as never, seat('B'), String)!
  const [page, board] = [document.createElement('div'), { x: 0, y: 0, width: 390, height: 600 }]
  const place = (anchor: string) => (asked.push(anchor), null)
  const stage = { board, place, still: true, hurried: () => false, after: () => undefined }
  render(() => <shown.Play {...stage} over={() => undefined} />, page)()
  expect(asked).toEqual(['C4'])
})

test('[ST-4.24] whose card is lost hears it of their own: as the event takes it, and when it is not played', () => {
  const taken = { type: 'skipNext', seat: seat('R'), by: 1 }
  expect(title(taken, 'R')).toBe('Tu próxima carta no se jugará')
  for (const other of ['B', null] as const) expect(title(taken, other)).toBeNull()
  expect(title({ ...taken, by: -1 }, 'R')).toBeNull()
  const lost = { type: 'notPlayed', seat: seat('R'), card: 'build-red-1', why: 'skipNext' }
  expect(title(lost, 'R')).toBe('Tu carta no se juegaConstruir')
  expect(title(lost, 'B')).toBe('No se juegaConstruir')
  expect(title({ ...lost, why: 'famine' }, 'R')).toBe('Hambruna: tu carta no se juegaConstruir')
  expect(title({ ...lost, seat: null, why: 'noAlchemist' }, null)).toBe('Sin AlquimistaConstruir')
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
    expect(said(at('R', without(state, 'improvement')))).toBe('Build in a lit region')
    expect(said(at('R', state))).toBe('Build in a lit region or take an improvement')
  })

  test('[ST-4.25] of another type too, where something of it is lit: one by one where they are few, else by their types', () => {
    const on = { D5: 'R:village', D6: 'R:soldier' } as const
    const market = card({ on, improvements: { R: ['market'] } }, 'R', 'build')
    expect(said(at('R', market), es)).toBe(
      'Construye en una región iluminada, quédate una mejora o haz una acción de otro tipo: reclutar, militar o diplomacia',
    )
    const bare = card({ on: { D5: 'R:village' }, improvements: { R: ['market'] } }, 'R', 'build')
    const display = { ...bare.display, improvement: [], civilian: [], pact: [] }
    expect(said(at('R', { ...bare, display }))).toBe('Build in a lit region or recruit in a lit region')
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
    expect(after([{ type: 'round' }])).toBe('Se resuelve la ronda')
    expect(after([{ type: 'openPlan', seats: [seat('R'), seat('G')] }])).toBe('0 y 2 programan')
    expect(after([{ type: 'openPlan', seats: [seat('R'), seat('B')] }])).toBe('Se resuelve la ronda')
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

test('[ST-5.21] what is enlarged takes two kinds of pieces: how many are left of each is told apart', () => {
  const page = document.createElement('div')
  const dispose = render(
    () => <Acts choice={at('R', card({ on: { D5: 'R:village', D6: 'R:town' } }, 'R', 'build'))} texts={es} />,
    page,
  )
  const left = [...page.querySelectorAll('.st-piece small')].map((one) => [
    one.textContent,
    one.getAttribute('aria-label'),
  ])
  dispose()
  expect(left[1]).toEqual(['×3+3', 'Poblado: 3 en la reserva y Ciudad: 3 en la reserva'])
  expect(left[3]).toEqual(['×3', '3 en la reserva'])
})

test('[ST-5.84] what a civilian does is said once in the question, and whom one strikes is asked', () => {
  const asked = (civilian: 'chancellor' | 'henchman'): readonly string[] => {
    const scene = { on: { D5: 'R:village' }, civilians: { B: ['spy'] } } as const
    const state = card({ ...scene, display: { civilian: [civilian] } }, 'R', 'recruit')
    const after = play(state, 'R', { type: 'recruitCivilian', civilian }).state
    const page = document.createElement('div')
    const dispose = render(() => <Answers choice={at('R', after)} texts={en} />, page)
    const lines = [...page.querySelectorAll('.st-ask-said p')].map(({ textContent }) => textContent)
    dispose()
    return lines
  }
  expect(asked('chancellor')).toEqual(['Does the Chancellor act now?', en.cards.chancellor.text])
  expect(asked('henchman')).toEqual([
    'Does the Henchman act now?',
    en.cards.henchman.text,
    'Which civilian goes?',
  ])
})

describe('a piece of the tray that nothing can be done with says what it needs, and what is in hand stays there', () => {
  /** The tray of the red seat, whose pieces are pressed by name; what is said of one, and what is in hand. */
  const trayAt = (state: State, t = en) => {
    const choice = at('R', state)
    const explained: string[] = []
    choice.table.explain = (why) => void explained.push(`${why.rule} ${plug.create(() => t).refusal(why)}`)
    const page = document.createElement('div')
    document.body.append(page)
    onTestFinished(() => page.remove())
    onTestFinished(render(() => <Acts choice={choice} texts={t} />, page))
    return (name: string) => {
      const piece = [...page.querySelectorAll<HTMLButtonElement>('.st-piece')].find(
        (one) => one.querySelector('span')?.textContent === name,
      )
      piece!.click()
      return [explained.splice(0).join(), choice.taken(), piece!.getAttribute('aria-pressed')]
    }
  }

  test('[ST-5.20] [ST-5.22] [ST-5.30] no region can take it, or none is left', () => {
    const state = card({ on: { D5: 'R:village' } }, 'R', 'build')
    const wall = { what: 'build', kind: 'wall' }
    const press = trayAt(state)
    expect(press('Mine')).toEqual(['ST-5.22 Mine: needs a soldier of yours on a mountain.', null, 'false'])
    expect(press('Wall')).toEqual(['', wall, 'true'])
    expect(press('Mine')[1]).toEqual(wall)
    expect(trayAt(state, es)('Mina')[0]).toBe('ST-5.22 Mina: pide un soldado tuyo en una montaña.')
    const raise = trayAt(card({ on: { D5: 'R:village' } }, 'R', 'recruit'))
    expect(raise('Artillery')[0]).toBe('ST-5.30 Artillery: needs a city of yours without a troop.')
    expect(raise('Soldier')).toEqual(['', { what: 'recruit', kind: 'soldier' }, 'true'])
    const spent = card({ on: { D5: 'R:village' } }, 'R', 'build')
    const [{ supply }] = spent.players as unknown as [{ supply: Record<string, number> }]
    supply['village'] = 0
    expect(trayAt(spent)('Village').slice(0, 2)).toEqual([
      'ST-5.3 You have no such piece left in your supply.',
      null,
    ])
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

test('nothing lies over who is one step from winning', () => {
  const page = document.createElement('div')
  const choice = at('R', given({ perm: { B: 6 } }))
  onTestFinished(render(() => <Alarms choice={choice} texts={es} />, page))
  expect(page.querySelectorAll('.st-alarm')).toHaveLength(1)
  expect(page.querySelectorAll('.st-alarm[data-weighed]')).toHaveLength(1)
})

test('no first step rings one of several lit regions', () => {
  const acting = card({ on: { D5: 'R:village' } }, 'R', 'build')
  const placing = { ...acting, agenda: [{ type: 'startVillage', seat: seat('R') } as never] }
  for (const state of [acting, placing]) {
    const told = lessons.filter((lesson) => lesson.at(at('R', state).table) !== null)
    expect(told.map(({ id }) => id)).toEqual([state === acting ? 'act' : 'settle'])
    for (const lesson of told)
      expect(lesson.isAside === true || lesson.at(at('R', state).table) === 'inForce').toBe(true)
  }
})

test('of several things to do in a region each bears what it brings at once', () => {
  const choice = at('R', card({ on: { D5: 'R:town' } }, 'R', 'build'))
  choice.point('D5')
  const asked = choice.asked()
  expect(asked?.moves).toContainEqual(found('upgradeSettlement', 'D5'))
  const page = document.createElement('div')
  const end = render(() => <Asking choice={choice} texts={en} asked={asked!} />, page)
  const brought = [...page.querySelectorAll('button.st-may')].map((button) => [
    button.textContent?.replace(/[+−]\d+$/, ''),
    button.querySelector('.st-gain')?.getAttribute('aria-label'),
  ])
  expect(brought).toEqual([
    ['Enlarge the town at D5 to a city', 'Victory points: +1'],
    ['Wall the town at D5', undefined],
  ])
  end()
})

test('four acts of a turn in hand are told as they have come to be, each in a line of a phone', () => {
  const state = given({
    on: {
      B3: 'R:soldier',
      C4: 'forest R:soldier',
      D4: 'R:village',
      E4: 'R:town',
      D5: 'B:village',
      D6: 'R:knight',
    },
  })
  const brief = (move: Move, t = es): string => briefly(t, move, state as never, String)
  const troopId = state.map.D6?.troop?.id ?? 0
  expect(brief(found('buildVillage', 'B3'))).toBe('Aldea en B3')
  expect(brief(found('buildSawmill', 'C4'))).toBe('Serrería en C4')
  expect(brief(found('upgradeSettlement', 'D4'))).toBe('Poblado en D4')
  expect(brief(found('upgradeSettlement', 'E4'), en)).toBe('City at E4')
  expect(brief({ type: 'recruitTroop', kind: 'soldier', region: 'D4' })).toBe('Soldado en D4')
  expect(brief({ type: 'moveTroop', troopId, to: 'D7' })).toBe('Caballero D6 → D7')
  expect(brief({ type: 'attack', troopId, to: 'D5' })).toBe(`Ataque a D5: ${es.moves.outcomes.conquest}`)
  expect(brief({ type: 'recruitCivilian', civilian: 'general' })).toBe('General')
  expect(brief({ type: 'claimFirstPlayer' })).toBe(es.acts.claimFirstPlayer)
})

test('[ST-6.4] a chip shows which settlement is the last one of its seat, beside that its next card is lost', () => {
  const marks = (state: State): readonly (readonly (string | null | undefined)[])[] => {
    const page = document.createElement('div')
    const { table } = at('R', state)
    const dispose = render(() => <Glance table={table} seat={seat('R')} texts={en} />, page)
    const found = [...page.querySelectorAll<HTMLElement>('.st-bad')].map((mark) => [
      mark.dataset['card'],
      mark.querySelector('svg')?.getAttribute('aria-label'),
    ])
    dispose()
    return found
  }
  const one = ['A2', 'Last settlement']
  expect(marks(given({}))).toEqual([one])
  expect(marks(given({ on: { D4: 'R:town' } }))).toEqual([])
  expect(marks(given({ skip: { R: 1 } }))).toEqual([one, ['seat:0:skips', expect.any(String)]])
})

test('[ST-6.4] whoever could win with a last settlement is told of it to its owner as of theirs', () => {
  const state = given({ on: { D4: 'B:village', D5: 'R:soldier' }, homes: false })
  const told = (letter: Letter) => stepWords(es.seats.alarms, at(letter, state).table, seat('R'))
  expect([told('R'), told('B'), told('G')]).toEqual([
    'Ganas si tomas lo último de 1',
    'Gana si toma tu asentamiento',
    'Gana si toma lo último de 1',
  ])
})

test('[ST-4.10] before one plans a lit region that is pressed asks at once what is done there, once, whatever is open', () => {
  const state = planning({
    first: 'R',
    on: { D5: 'R:village' },
    homes: false,
    pacts: [['mutualSupport', 'RB']],
  })
  const choice = at('R', state)
  const page = document.createElement('div')
  document.body.append(page)
  const dispose = render(() => <StartTurn choice={choice} texts={en} />, page)
  const menus = () => [...page.querySelectorAll('.st-asking')].map(({ textContent }) => textContent)
  expect(choice.open().has('D5')).toBe(true)
  expect(menus()).toEqual([])
  choice.point('D5')
  expect(menus()).toHaveLength(1)
  expect(menus()[0]).toContain('Wall the village at D5')
  page.querySelector<HTMLElement>('.st-by')!.click()
  expect(menus()).toHaveLength(1)
  // What is asked of an open card gives way to it.
  choice.take({ what: 'card', card: 'mutualSupport' })
  choice.point('D5')
  expect(choice.taken()).toBeNull()
  expect(menus()).toHaveLength(1)
  dispose()
  page.remove()
})

test('[ST-4.10] before one plans a pact to break stands in the tray once the action that could break it is opened', () => {
  const scene = {
    first: 'R',
    pacts: [
      ['mutualSupport', 'RB'],
      ['blockade', 'BG'],
    ],
  } as const
  const chipsIn = (
    state: State,
    Part: typeof WithinReach | typeof StartTurn,
    press?: string,
  ): readonly string[] => {
    const page = document.body.appendChild(document.createElement('div'))
    const dispose = render(() => <Part choice={at('R', state)} texts={es} />, page)
    if (press !== undefined) page.querySelector<HTMLElement>(press)!.click()
    const rows = [...page.querySelectorAll('.st-reach')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    )
    dispose()
    page.remove()
    return rows
  }
  const row = 'Romper | Apoyo mutuo | Bloqueo'
  const start = planning(scene)
  expect(chipsIn(start, WithinReach)).toEqual([])
  expect(chipsIn(start, StartTurn)).toEqual([])
  expect(chipsIn(start, StartTurn, '.st-by')).toEqual([row])
  // With a card in force they are there at once: in one row, with what is done to them said once.
  expect(chipsIn(card(scene, 'R', 'diplomacy'), WithinReach)).toEqual([row])
})

test('[ST-R55] with a troop of Reinforcements staged one says that it is enough, and does not pass', () => {
  const queue = [seat('R'), seat('R'), seat('R')]
  const scene = { on: { D5: 'R:village' }, pacts: [['reinforcements', 'RB']] } as const
  const { state } = run(given(scene), [{ type: 'offers', what: 'reinforcements', queue }])
  const lastButton = (...staged: readonly Move[]): string | null | undefined => {
    const choice = at('R', state)
    const table = { ...choice.table, staged: () => staged } as unknown as StormingTable
    const page = document.createElement('div')
    const dispose = render(() => <Acts choice={{ ...choice, table }} texts={es} />, page)
    const text = page.querySelector('.st-end')?.textContent
    dispose()
    return text
  }
  expect(lastButton()).toBe('Pasar')
  expect(lastButton({ type: 'placeReinforcement', region: 'D5', kind: 'soldier' })).toBe('Con eso basta')
})

test('[ST-4.44] whoever may add a card to FUTURE sees their hand once, as what there is to choose from', () => {
  const { state } = resolve({ on: { D5: 'R:soldier' } }, ['lordOfWar'])
  const page = document.createElement('div')
  const dispose = render(() => <CardQuestions choice={at('R', state)} texts={es} />, page)
  const cards = [...page.querySelectorAll<HTMLElement>('button[data-card]')].map(
    ({ dataset }) => dataset['card'],
  )
  expect(cards).toContain('card:build-red')
  expect(cards).toEqual([...new Set(cards)])
  dispose()
})

test('what a card does that is taken from the display stands beside the turn in hand, where it has its name alone', () => {
  const told = (...staged: readonly Move[]): string => {
    const choice = at('R', given({}))
    const page = document.createElement('div')
    const holding = { ...choice, table: { ...choice.table, staged: () => staged } }
    const dispose = render(() => <Taking choice={holding} texts={es} />, page)
    const text = page.textContent ?? ''
    dispose()
    return text
  }
  expect(told({ type: 'recruitCivilian', civilian: 'philosopher' })).toBe(
    `Filósofo ${es.cards.philosopher.line}`,
  )
  const improvement = { type: 'buildImprovement', improvement: 'library' } as const
  expect(told(found('buildWall', 'D5'), improvement)).toBe(`Biblioteca ${es.cards.library.line}`)
  expect(told(improvement, found('buildWall', 'D5'))).toBe('')
  expect(told()).toBe('')
})

test('a knight in a city stands within its region: beside the middle as far as a soldier it would be on the next one', async () => {
  const choice = at('R', given({ on: { D5: 'R:city R:knight', D4: 'R:town R:soldier', E5: 'R:knight' } }))
  const table = { ...choice.table, lit: () => [] } as unknown as StormingTable
  const page = document.createElement('div')
  const dispose = render(() => <MapView choice={{ ...choice, table }} texts={en} />, page)
  const beside = (region: string): number | undefined => {
    const figure = page.querySelector(`[data-anchor="${region}"] .st-troop > g`)?.getAttribute('transform')
    return figure === undefined || figure === null ? undefined : Number(/-?[\d.]+/.exec(figure)?.[0])
  }
  await vi.waitFor(() => expect(beside('E5')).toBe(0), 20_000)
  // Of a region whose corners are 50 away from its middle; the tip of the pennant is 36 away from that of the knight.
  expect(36 + beside('D5')!).toBeLessThan(50 * Math.cos(Math.PI / 6))
  expect(beside('D4')).toBeGreaterThan(beside('D5')!)
  dispose()
})

test('the first steps call no place by the name of a card: the Market is one', () => {
  for (const { text } of lessons) {
    expect(text.es).not.toMatch(/mercado/i)
    expect(text.en).not.toMatch(/market/i)
  }
})
