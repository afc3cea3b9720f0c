// @vitest-environment happy-dom
/** What the tray of Storming! holds, asks and tells: its pieces, questions, and the turn in hand. */
import { render } from 'solid-js/web'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Acts } from '../../frontend/games/storming/Acts.tsx'
import { Answers } from '../../frontend/games/storming/Answers.tsx'
import { Asking } from '../../frontend/games/storming/Asking.tsx'
import { briefly } from '../../frontend/games/storming/brief.ts'
import { CardQuestions } from '../../frontend/games/storming/CardQuestions.tsx'
import type { StormingTable } from '../../frontend/games/storming/choice.ts'
import { draftOf } from '../../frontend/games/storming/draft.ts'
import { Market } from '../../frontend/games/storming/Market.tsx'
import { plug } from '../../frontend/games/storming/ui.tsx'
import { StartTurn } from '../../frontend/games/storming/StartTurn.tsx'
import { Taking } from '../../frontend/games/storming/Taking.tsx'
import { usedBy } from '../../frontend/games/storming/uses.ts'
import { WithinReach } from '../../frontend/games/storming/WithinReach.tsx'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { describe as told } from '../../frontend/games/storming/describe.ts'
import { PlanningTray } from '../../frontend/games/storming/Planning.tsx'
import { setLanguage } from '../../frontend/kit/language.ts'
import { isAmong, placesOfMove } from '../../frontend/table/model/hinting.ts'
import type { Shown } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Event } from '../../shared/games/storming/facts.ts'
import { storming } from '../../shared/games/storming/game.ts'
import type { Move, Placement } from '../../shared/games/storming/moves.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { card, found, given, planning, play, resolve, run, seat } from '../kit/storming.ts'
import { at } from '../kit/stormingPage.ts'

test('[ST-4.22] while one’s own card is in force the hand is where it can be read, and nothing of it is played', () => {
  const page = document.createElement('div')
  const state = card({ hand: { R: ['recruit', 'diplomacy'] } }, 'R', 'build')
  onTestFinished(render(() => <Acts choice={at('R', state)} texts={es} />, page))
  const looked = page.querySelector('.st-looked')
  expect([looked?.textContent, looked?.querySelectorAll('.st-card').length]).toEqual(['Tu mano', 2])
})

test('[ST-5.31] what can be taken from the display is known as such: neither a first tip nor a card lies over it', () => {
  const page = document.createElement('div')
  const display = { civilian: ['spy', 'general'], improvement: ['library', 'market'] } as const
  const state = card({ on: { D5: 'R:village' }, display }, 'R', 'recruit')
  onTestFinished(render(() => <Market choice={at('R', state)} texts={es} />, page))
  const offered = [...page.querySelectorAll('.st-offered')]
  const live = offered
    .filter((one) => one.hasAttribute('data-live'))
    .map((one) => one.parentElement?.dataset['anchor'])
  expect(live).toEqual(['card:spy', 'card:general'])
  expect(offered.filter((one) => one.matches('.st-open')).length).toBe(2)
})

test('[ST-5.21] what is enlarged takes two kinds of pieces: how many are left of each is told apart', () => {
  const page = document.createElement('div')
  const dispose = render(
    () => <Acts choice={at('R', card({ on: { D5: 'R:village', D6: 'R:town' } }, 'R', 'build'))} texts={es} />,
    page,
  )
  const left = [...page.querySelectorAll('.st-piece small')].map((one) => [
    [...one.children].map(({ textContent }) => textContent),
    one.getAttribute('aria-label'),
    new Set([...one.querySelectorAll('svg path')].map((sign) => sign.getAttribute('d'))).size,
  ])
  dispose()
  // Each beside its own sign, as in one's panel: a sum of the two would say nothing.
  expect(left[1]).toEqual([['×3', '×3'], 'Poblado: 3 en la reserva y Ciudad: 3 en la reserva', 2])
  expect(left[3]).toEqual([['×3'], '3 en la reserva', 0])
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

test('of several things to do in a region each bears what it brings at once', () => {
  const choice = at('R', card({ on: { D5: 'R:town' } }, 'R', 'build'))
  choice.point('D5')
  const asked = choice.asked()
  expect(asked?.moves).toContainEqual(found('upgradeSettlement', 'D5'))
  const page = document.createElement('div')
  const end = render(() => <Asking choice={choice} texts={en} asked={asked!} />, page)
  const brought = [...page.querySelectorAll('button.st-may')].map((button) => [
    button.firstChild?.textContent,
    button.querySelector('.st-gain')?.getAttribute('aria-label'),
    button.querySelector('small')?.textContent,
  ])
  expect(brought).toEqual([
    ['Enlarge the town at D5 to a city', 'Victory points: +1', '1 punto; recluta también artillería'],
    ['Wall the town at D5', undefined, 'aguanta un ataque'],
  ])
  end()
})

test('[ST-5.21] [ST-5.30] whatever can be built or recruited says in one line what it is good for, in both languages', async () => {
  const linesIn = (kind: 'build' | 'recruit'): readonly (string | null)[] => {
    const page = document.createElement('div')
    const scene = { on: { D5: 'R:village', D6: 'R:city' } } as const
    const end = render(() => <Acts choice={at('R', card(scene, 'R', kind))} texts={es} />, page)
    const lines = [...page.querySelectorAll('.st-piece em')].map(({ textContent }) => textContent)
    end()
    return lines
  }
  const said = () => [...linesIn('build'), ...linesIn('recruit')]
  const spanish = said()
  expect(spanish.slice(0, 2)).toEqual(['recluta soldados', 'ciudad: 1 punto'])
  // What comes of a village is not what comes of a town.
  const state = card({ on: { D5: 'R:village', D6: 'R:town' } }, 'R', 'build')
  const view = conceal(state, seat('R'))
  expect(usedBy(found('upgradeSettlement', 'D5'), view)).toBe('recluta también caballeros')
  expect(usedBy({ type: 'moveTroop', troopId: 1, to: 'D4' }, view)).toBeNull()
  onTestFinished(() => setLanguage('es'))
  await setLanguage('en')
  const english = said()
  for (const lines of [spanish, english]) {
    expect(new Set(lines).size).toBe(8)
    for (const line of lines) expect(line!.length).toBeLessThanOrEqual(40)
  }
  expect(english[1]).toBe('city: 1 point')
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
  expect(brief({ type: 'attack', troopId, to: 'D5' })).toBe('D5: conquista')
  expect(brief({ type: 'recruitCivilian', civilian: 'general' })).toBe('General')
  expect(brief({ type: 'claimFirstPlayer' })).toBe(es.acts.claimFirstPlayer)
})

test('what a hint means while one plans glows in the hand, card by card', async () => {
  const placing = planning({ first: 'R', events: { R: ['plague', 'chaos'] } })
  const placed: Move = { type: 'placeCards', placements: [{ card: 'build-red', pile: 'present' }] }
  const event: Move = { type: 'placeEvent', eventId: 'plague' }
  const owner = placing.players.find((one) => one.seat === seat('R'))!
  const players = placing.players.map((one) => (one === owner ? { ...one, planning: 'event' as const } : one))
  for (const [state, move, cards] of [
    [placing, placed, ['card:build-red']],
    [{ ...placing, players }, event, ['card:plague']],
  ] as const) {
    const page = document.createElement('div')
    const dispose = render(() => <PlanningTray choice={at('R', state)} texts={es} />, page)
    const anchors = [...page.querySelectorAll('.st-hand [data-anchor]')].map(
      (one) => (one as HTMLElement).dataset['anchor']!,
    )
    dispose()
    const view = conceal(state, seat('R'))
    const tell = (event: Shown<Event>, before: Shown<State>) => told(es, event, before, String)
    const places = placesOfMove(storming, tell as never, { view, seat: seat('R') }, move)
    expect(anchors.filter((anchor) => isAmong(places, anchor))).toEqual(cards)
  }
})

test('[ST-4.15] on a broad page too each event to choose says below it whom it is aimed at: of a name they differed by a pennant', () => {
  const state = planning({ first: 'R', events: { R: ['corruption-blue-1', 'corruption-green-1', 'chaos'] } })
  const players = state.players.map((one) =>
    one.seat === seat('R') ? { ...one, planning: 'event' as const } : one,
  )
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  } as unknown as MediaQueryList)
  onTestFinished(() => void vi.restoreAllMocks())
  const page = document.createElement('div')
  const choice = at('R', { ...state, players })
  onTestFinished(render(() => <PlanningTray choice={choice} texts={es} />, page))
  const aimed = [...page.querySelectorAll('.st-hand .st-held')].map((one) => [
    one.querySelector('.st-title'),
    one.querySelector('.st-whom')?.textContent,
  ])
  // Its name is on the card, so the line below it is whom it is against.
  expect(aimed).toEqual([
    [null, undefined],
    [null, '1'],
    [null, '2'],
  ])
})

test('what is placed is told so that a phone cuts none of it, as long as no card lies in a way of its own', () => {
  const [now, later] = [
    { card: 'diplomacy-red', pile: 'present' },
    { card: 'military1-red', pile: 'future' },
  ] as const
  const brief = (placements: Placement[], t = es): string =>
    briefly(t, { type: 'placeCards', placements }, given() as never, String)
  expect(brief([later, now])).toBe('Diplomacia ahora, Militar después')
  expect(brief([now, later], en)).toBe('Diplomacy now, Military later')
  expect(brief([{ ...now, bottom: true }, later])).toBe('Diplomacia debajo de PRESENTE; Militar en FUTURO')
  expect(brief([])).toBe(es.moves.noCards)
  // Letters that a line there holds, and three lines; of two acts each has one.
  const cards = (['build', 'recruit', 'military1', 'diplomacy'] as const).map((card) => `${card}-red`)
  for (const t of [es, en])
    for (const card of [...cards, 'revolt1', 'invention'])
      for (const part of brief([{ ...now, card }, later], t).split(', ')) expect(part.length).toBeLessThan(20)
  for (const t of [es, en])
    for (const outcome of Object.values(t.moves.outcomes)) expect(`D3: ${outcome}`.length).toBeLessThan(20)
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

test('[ST-4.10] [ST-5.52] before one plans too a troop taken up says which pact its attack would break, once, whatever is open', () => {
  const state = planning({
    first: 'R',
    on: { D5: 'R:soldier', D6: 'B:village' },
    homes: false,
    pacts: [['mutualSupport', 'RB']],
  })
  const choice = at('R', state)
  const page = document.body.appendChild(document.createElement('div'))
  const dispose = render(() => <StartTurn choice={choice} texts={en} />, page)
  const told = () => [...page.querySelectorAll('.st-tears')].map(({ textContent }) => textContent)
  expect(told()).toEqual([])
  choice.take({ what: 'troop', id: state.map.D5!.troop!.id })
  const breaking = [expect.stringContaining(en.cards.mutualSupport.name)]
  expect(told()).toEqual(breaking)
  page.querySelector<HTMLElement>('.st-by')!.click()
  expect(told()).toEqual(breaking)
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

test('[ST-4.12] a hand keeps the places of the cards that are laid until it is confirmed: the next press falls where it is meant', () => {
  const state = planning({})
  const choice = at('R', state)
  const draft = draftOf(choice)
  const before = draft.cards()
  expect(before).toHaveLength(5)
  const placements = [
    { card: before[1]!, pile: 'present' },
    { card: before[3]!, pile: 'future' },
  ] as const
  const hand = { ...state.players[0]!.hand, bag: state.players[0]!.hand.bag.slice(2) }
  const after = { ...state, players: [{ ...state.players[0]!, hand }, ...state.players.slice(1)] }
  Object.assign(choice.table, { staged: () => [{ type: 'placeCards', placements }], view: () => after })
  expect(draft.cards()).toEqual(before)
  Object.assign(choice.table, { staged: () => [] })
  expect(draft.cards()).toHaveLength(3)
})
