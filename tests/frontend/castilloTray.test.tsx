// @vitest-environment happy-dom
/** Castillo's tray: what one has, and one's eight cards. */
import { createRoot } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, expect, test, vi } from 'vitest'
import { type CastilloTable, createChoice } from '../../frontend/games/castillo/choice.ts'
import { PaymentInHand } from '../../frontend/games/castillo/Payment.tsx'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import { setLanguage } from '../../frontend/kit/language.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import type { Theatre } from '../../frontend/table/model/reel.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { chipsOf } from '../kit/chips.tsx'
import { type Card, given, letterOf, type Scene, seat } from '../kit/castillo.ts'
import { seatedAt } from '../kit/seated.ts'

const words = await plug.texts('es')
let dispose = (): void => undefined
afterEach(() => dispose())

/** The castle and the tray, with seat A's eyes. */
const pageOf = (state: State): HTMLElement => {
  const { Board, Hand } = plug.create(() => words)
  const table = stillTable(plug.rules as AnyPlug['rules'], conceal(state, seat('A')), seat('A'), letterOf)
  dispose()
  document.body.innerHTML = ''
  dispose = render(
    () => (
      <>
        <Board table={table as never} />
        <Hand table={table as never} />
      </>
    ),
    document.body,
  )
  return document.body
}
/** Seat A's tray. */
const trayAt = (scene: Scene): HTMLElement => pageOf(given(scene)).querySelector<HTMLElement>('.ca-tray')!

/** What seat A is asked who has pointed at a building. */
const payingFor = (building: string, state: State, texts: typeof words) => {
  const { page } = seatedAt(plug.rules as never, () => plug.create(() => texts) as never, {
    seats: 3,
    options: state.config,
    state,
    me: seat('A'),
  })
  document.body.innerHTML = ''
  dispose = render(() => {
    const choice = createChoice(page as unknown as CastilloTable)
    choice.point(building)
    return <PaymentInHand choice={choice} texts={texts} />
  }, document.body)
  return page
}

test('what one has is weighed for all that is asked in the course of a round: nothing lies over it then', () => {
  const weighed = (scene: Scene): boolean => trayAt(scene).querySelector('.ca-own[data-weighed]') !== null
  const cards = { 'C worker1': '1T 1S 1W' } as const
  expect(weighed({ phase: 'buy', queue: ['A stonemason', 'C worker1'], cards })).toBe(true)
  expect(weighed({ phase: 'buy', queue: ['B stonemason', 'C worker1'], cards })).toBe(false)
  expect(weighed({ phase: 'equipWorkers', queue: ['A worker1'] })).toBe(true)
  // The hand needs the room below it, and what one chooses there may bring what is missing.
  expect(weighed({ phase: 'chooseCards' })).toBe(false)
})

test.each(['es', 'en'] as const)(
  'the button that builds at once says so before it is pressed: %s',
  async (language) => {
    const texts = await plug.texts(language)
    const state = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: '6S 4W 3B 2T' } })
    const page = payingFor('house1', state, texts)
    const button = document.querySelector('.ca-tick')
    expect(button?.textContent).toBe({ es: 'Construir', en: 'Build' }[language])
    // Who speaks to the page says what they see.
    expect(button?.getAttribute('aria-label')?.startsWith(button.textContent)).toBe(true)
    // As the line at the top does.
    expect(texts.status.pay).toContain(button?.textContent)
    const card = (await plug.cards(language))('pay:accept', page as never)
    expect(card?.text).toMatch({ es: /^Construye al momento/, en: /^Builds at once/ }[language])
  },
)

test.each([
  ['es', 'Construir y terminar'],
  ['en', 'Build and end'],
] as const)(
  'a building after which nothing else is asked says that it ends the turn: %s',
  async (language, last) => {
    const texts = await plug.texts(language)
    const scene: Scene = {
      players: 3,
      phase: 'build',
      queue: ['A stonemason', 'B trader'],
      has: { A: '1T 1B 1S' },
    }
    const pressed = (talers: number) => {
      payingFor('house1', given({ ...scene, talers: { A: talers } }), texts)
      const button = document.querySelector('.ca-tick')
      return [button?.textContent, button?.getAttribute('aria-label')]
    }
    // A helper for 6 talers could come after it.
    expect(pressed(6)).toEqual([texts.kinds.build, texts.pay.accept])
    expect(pressed(5)).toEqual([last, last])
  },
)

test.each([
  ['es', 'Cada edificio tuyo da 5 puntos a B y C', 'para'],
  ['en', 'Each building of yours gives 5 points to B and C', 'for'],
] as const)(
  '[CA-4.3.23] before one builds one sees whom else it gives points, each by their shield: %s',
  async (language, said, forThem) => {
    await setLanguage(language)
    const texts = await plug.texts(language)
    const shown = (...others: readonly Card[]) => {
      payingFor(
        'house1',
        given({ players: 3, phase: 'build', queue: ['A bricklayer', ...others], has: { A: '1T 1B 1S' } }),
        texts,
      )
      return document.querySelector('.ca-gives')
    }
    const both = shown('B masterBuilder', 'C masterBuilder')
    expect(both?.getAttribute('aria-label')).toBe(said)
    // They are for others, and said to be: in the same laurel as one's own beside them.
    expect(both?.textContent).toBe(`+5${forThem}`)
    expect(both?.innerHTML).toMatch(/--seat-1.*--seat-2/s)
    expect(both?.innerHTML).not.toContain('--seat-0')
    expect(shown('B masterBuilder')?.innerHTML).not.toContain('--seat-2')
    expect(shown('B worker1')).toBeNull()
    await setLanguage('es')
  },
)

test('[CA-4.4.6] another combination is offered only while there is one, and from a wrong one the first', () => {
  const other = () => document.querySelector<HTMLButtonElement>('.ca-other')
  const isOut = () => other()?.getAttribute('aria-disabled')
  const paying = (has: string): void => {
    const state = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: has } })
    payingFor('house1', state, words)
  }
  paying('6S 4W 3B 2T')
  expect(isOut()).toBe('false')
  paying('1T 1B 1S')
  expect(isOut()).toBe('true')
  expect(document.querySelector('.ca-tick')).not.toBeNull()
  const less = [...document.querySelectorAll<HTMLButtonElement>('.ca-step')].find(
    (one) => one.getAttribute('aria-label') === 'Una pieza menos de piedra',
  )
  less?.click()
  expect([isOut(), document.querySelector('.ca-tick')]).toEqual(['false', null])
  other()?.click()
  expect(isOut()).toBe('true')
  expect(document.querySelector('.ca-tick')).not.toBeNull()
})

test('[CA-4.4.6] every button of a payment says to a pointer what it does, its arrows too', () => {
  const has = { A: '3S 2W 1B 1T 1Ag' }
  payingFor('house1', given({ players: 3, phase: 'build', queue: ['A stonemason'], has }), words)
  const buttons = [...document.querySelectorAll<HTMLElement>('.ca-pay button')]
  expect(buttons.length).toBeGreaterThan(16)
  for (const { ariaLabel, dataset } of buttons)
    expect(dataset['card'] ?? dataset['hint'], `${ariaLabel}`).toBeTruthy()
  const arrow = document.querySelector<HTMLElement>('.ca-step')
  expect(arrow?.dataset['hint']).toBe(arrow?.getAttribute('aria-label'))
})

test('while what one builds is still on its way, what else could be built tells what it will bring', async () => {
  const state = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: '6S 3W 3B 3T' } })
  const nothingLands: Theatre = {
    isUnseen: () => false,
    isSkipped: () => false,
    isStill: () => false,
    patience: () => 60,
    isAwaited: () => true,
    fly: () => new Promise(() => undefined),
    play: async () => undefined,
    wait: async () => undefined,
    hear: () => undefined,
  }
  const { page } = seatedAt(
    plug.rules as never,
    () => plug.create(() => words) as never,
    { seats: 3, options: state.config, state, me: seat('A') },
    nothingLands,
  )
  // What is to travel is fetched when the screen stands.
  await import('../../frontend/games/castillo/later.ts')
  const choice = createRoot(() => createChoice(page as unknown as CastilloTable))
  const seen = () => [page.view(), choice.open().has('house2'), choice.worthOf('house2')]
  const before = seen()
  expect(before.slice(1)).toEqual([true, { talers: 0, points: 8 }])
  choice.point('house1')
  page.stage({ type: 'build', building: 'house1', payment: choice.payment()! } as never)
  expect(page.staged().length).toBe(1)
  expect(seen()).toEqual(before)
  // And is paid from what is left.
  choice.point('house2')
  page.stage({ type: 'build', building: 'house2', payment: choice.payment()! } as never)
  expect(page.staged().length).toBe(2)
})

test('[CA-4.3.11] each pile of the tower tells what could be paid for by it, and lights that in the castle', async () => {
  const page = pageOf(
    given({
      players: 3,
      phase: 'towerTake',
      queue: ['A bricklayer'],
      has: { A: '1S 2W' },
      tower: '1S 2T 1Ag',
      built: ['house2'],
    }),
  )
  await expect.poll(() => page.querySelectorAll('.ca-pile').length).toBe(3)
  const [sand, stone, silver] = [...page.querySelectorAll('.ca-pile')]
  const paid = (pile: Element | undefined) => [...pile!.querySelectorAll('b')].map((one) => one.textContent)
  // What a hint advises is lit where it is pressed.
  expect(sand?.getAttribute('data-anchor')).toBe('resource:sand')
  // Sand and wood are but two kinds.
  expect(paid(sand)).toEqual([])
  expect(paid(stone)).toEqual(['8', '10'])
  expect(paid(silver)).toEqual(['8', '10'])
  // Which buildings those are is seen beside their value.
  const looks = [...stone!.querySelectorAll('b')].map((one) =>
    [...one.querySelectorAll('svg')].map((svg) => svg.dataset['kind']),
  )
  expect(looks).toEqual([['smallTower'], ['house']])
  expect(sand?.querySelector('span')?.textContent).toBe('ninguno')
  expect(sand?.getAttribute('aria-label')).toBe('Tomar 1 arena: no podrías pagar ningún edificio')
  expect(stone?.getAttribute('aria-label')).toBe('Tomar 2 piedras: podrías pagar edificios que valen 8 y 10')
  // No card of the piece comes over what is lit; where nothing is, it is as of any other.
  const hints = [sand, stone, silver].map((pile) => pile?.getAttribute('data-hint') ?? null)
  expect(hints).toEqual([null, 'Tomar 2 piedras', 'Tomar 1 plata'])
  const lit = () => [...page.querySelectorAll('.ca-place.lit')].map((one) => one.getAttribute('data-anchor'))
  expect(lit()).toEqual([])
  stone?.dispatchEvent(new Event('pointerenter'))
  // The castle comes piece by piece.
  await expect.poll(() => lit().length).toBe(11)
  expect(lit()).toEqual(expect.arrayContaining(['house1', 'smallTower5']))
  expect(lit()).not.toContain('house2')
  stone?.dispatchEvent(new Event('pointerleave'))
  expect(lit()).toEqual([])
})

test('[CA-4.3.14] each piece that a Worker sells tells what could be paid for by it, and who has sold stays', async () => {
  const state = given({
    players: 3,
    phase: 'buy',
    queue: ['A stonemason', 'B worker1', 'C worker2'],
    cards: { 'B worker1': '1T 1B 1W', 'C worker2': '1T 1S 1W' },
    has: { A: '1S 1W' },
    talers: { A: 2 },
  })
  const { page } = seatedAt(plug.rules as never, () => plug.create(() => words) as never, {
    seats: 3,
    options: state.config,
    state,
    me: seat('A'),
  })
  const { Hand } = plug.create(() => words)
  document.body.innerHTML = ''
  dispose = render(() => <Hand table={page as never} />, document.body)
  const tiles = () => [...document.querySelectorAll<HTMLButtonElement>('.ca-seller .ca-buy')]
  await expect.poll(() => tiles().length).toBe(6)
  const said = () => tiles().map((tile) => tile.querySelector('span')?.textContent)
  // Sand, wood and brick are 7; with stone they are 8. A second piece of sand or wood makes no third kind.
  expect(said()).toEqual(['ninguno más', 'ninguno más', '8', 'ninguno más', 'ninguno más', '8'])
  // What the figure is of is pictured beside it: a Small Tower.
  expect(
    [...(tiles()[2]?.querySelectorAll('b [data-kind]') ?? [])].map((one) => one.getAttribute('data-kind')),
  ).toEqual(['smallTower'])
  expect(tiles()[2]?.getAttribute('aria-label')).toMatch(
    /^Comprar piedra a \S+: podrías pagar edificios que valen 8$/,
  )
  // Whose cart it is, is told beside it; the cards of the round bear no buttons.
  expect(document.querySelectorAll('.ca-seller [data-card^="seat:"] > .ca-owner').length).toBe(2)
  expect(document.querySelector('.ca-queue button')).toBeNull()
  tiles()[2]?.click()
  expect(page.staged()).toEqual([{ type: 'buyFromWorker', owner: 1, card: 'worker1', resource: 'stone' }])
  expect(tiles().map(({ disabled }) => disabled)).toEqual([true, true, false, false, false])
  expect(said()).toEqual(['', '', 'ninguno más', '10', 'ninguno más'])
})

test('[CA-4.2.2] what a Worker is loaded with tells what one would hold by it and what that pays for', async () => {
  const scene: Scene = { players: 3, phase: 'equipWorkers', queue: ['A worker1'] }
  const tray = trayAt({ ...scene, has: { A: '1S 1W' } })
  const said = () => tray.querySelector('.ca-would')?.textContent
  const paid = () => [...tray.querySelectorAll('.ca-would b')].map((one) => one.textContent?.trim())
  // Sand 1, wood 2, and the stone that he brings in any case.
  await expect.poll(said).toBe('Con la piedra y lo cargado sumarías 8; pagarías 8 ')
  expect(paid()).toEqual(['8'])
  const take = (kind: string): void =>
    tray.querySelector<HTMLElement>(`[data-anchor="resource:${kind}"]`)?.click()
  take('brick')
  take('wood')
  expect(said()).toBe('Con la piedra y lo cargado sumarías 14; pagarías 8 10 12 ')
  expect(paid()).toEqual(['8', '10', '12'])
  const poor = trayAt({ ...scene, has: { A: '' } })
  await expect
    .poll(() => poor.querySelector('.ca-would')?.textContent)
    .toBe('Con la piedra y lo cargado sumarías 5; no pagarías ningún edificio ')
  // A Stonemason of the round may still buy of it [CA-4.3.14].
  const sold = trayAt({ ...scene, queue: ['B stonemason', 'A worker1'], has: { A: '1S 1W' } })
  await expect
    .poll(() => sold.querySelector('.ca-would')?.textContent)
    .toBe('Con la piedra y lo cargado sumarías 8 si nadie te compra; pagarías 8 ')
  // What the Trader brings comes before the Worker acts, but how much is not certain [CA-4.3.7].
  const served = trayAt({
    ...scene,
    queue: ['B trader', 'A worker1'],
    carts: { cartWood: 'A' },
    has: { A: '' },
  })
  await expect
    .poll(() => served.querySelector('.ca-would')?.textContent)
    .toBe('Con la piedra y lo cargado sumarías 5, sin contar el reparto; no pagarías ningún edificio ')
  const unserved = trayAt({ ...scene, queue: ['B trader', 'A worker1'], has: { A: '1S 1W' } })
  await expect
    .poll(() => unserved.querySelector('.ca-would')?.textContent)
    .toBe('Con la piedra y lo cargado sumarías 8; pagarías 8 ')
  const both = trayAt({
    players: 2,
    phase: 'equipWorkers',
    queue: ['A bricklayer', 'A worker1'],
    has: { A: '' },
  })
  await expect
    .poll(() => both.querySelector('.ca-would')?.textContent)
    .toContain('sumarías 5, sin contar lo que llegue antes;')
  // What one holds would do, but not of how many kinds it is [CA-4.4.3].
  const alike = trayAt({ ...scene, has: { A: '1W 1T' } })
  await expect
    .poll(() => alike.querySelector('.ca-would')?.textContent)
    .toBe('Con la piedra y lo cargado sumarías 12, pero de 2 clases: se paga con 3 o más ')
})

test('[CA-6.3.3] in the last round it tells what one’s helpers in the Palace would make of the load', async () => {
  const scene: Scene = {
    players: 3,
    phase: 'equipWorkers',
    queue: ['A worker1'],
    built: ['palace'],
    castle: { 'palace-a': 'A' },
    has: { A: '' },
  }
  const said = (tray: Element) => tray.querySelector('.ca-would')?.textContent
  const last = trayAt({ ...scene, round: 15 })
  await expect
    .poll(() => said(last))
    .toBe('Con la piedra y lo cargado sumarías 5; no pagarías ningún edificio; en el Palacio, 5 puntos más ')
  last.querySelector<HTMLElement>('[data-anchor="resource:brick"]')?.click()
  expect(said(last)).toContain('se paga con 3 o más; en el Palacio, 9 puntos más')
  // Before that it may still be paid with.
  const before = trayAt({ ...scene, round: 14 })
  await expect.poll(() => said(before)).toContain('sumarías 5; no pagarías')
})

test('[CA-6.2] when the last round is over the tray has how far each seat has come, by play and by helpers', async () => {
  const state = given({ players: 3, phase: 'resolve', round: 12, vp: { A: 16, B: 32 } })
  state.players[0]!.tally = { stonemason: 10, keep: 6 }
  state.players[1]!.tally = { worker: 24, market: 8 }
  const page = pageOf(state)
  const rows = () => [...page.querySelectorAll('.ca-tally p:not(.ca-parts)')]
  await expect.poll(() => rows().map((row) => row.textContent)).toEqual(['A16', 'B32', 'C0'])
  const widths = rows().map((row) => [...row.querySelectorAll('i')].map((bar) => bar.style.width))
  expect(widths).toEqual([
    ['31.25%', '18.75%'],
    ['75%', '25%'],
    ['0%', '0%'],
  ])
  // Each is a part of the same breadth, in which no name takes room.
  const [bars] = rows().map((row) => row.querySelector('i')!.parentElement!)
  expect([...bars!.children].map(({ tagName }) => tagName)).toEqual(['I', 'I', 'B'])
  expect(page.querySelector('.ca-parts')?.textContent).toBe(' Durante la partida Ayudantes del castillo')
  // While helpers are counted it has, in the place of that, what those in the building in hand bring.
  const counting = given({
    players: 3,
    phase: 'resolve',
    round: 12,
    built: ['keep', 'stable'],
    castle: { 'keep-a': 'A', 'stable-a': 'B', 'stable-b': 'C' },
  })
  counting.players[0]!.tally = { keep: 9 }
  const parts = () => document.querySelector('.ca-parts')?.textContent
  pageOf(counting)
  await expect.poll(parts).toBe('3 puntos por Casa construida2 puntos por Casa construida')
  // While a round goes on the roles have that room.
  const going = pageOf(given({ players: 3, phase: 'build', queue: ['B stonemason'] }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(going.querySelector('.ca-tally')).toBeNull()
})

test('what ends a question is called as it is in the log of moves', () => {
  const ends = (scene: Scene) => trayAt(scene).querySelector('.ca-acts .ca-act.plain')?.textContent
  expect(ends({ phase: 'traderPlace', queue: ['A trader'] })).toBe('No poner ayudante')
  expect(ends({ phase: 'build', queue: ['A stonemason'], has: { A: '2T 2B 2W 2S' } })).toBe(
    'Terminar de construir',
  )
  const { nameMove } = plug.create(() => words)
  expect(nameMove({ type: 'endHelpers' }, given() as never, letterOf)).toBe('Terminar de colocar')
})

test('an act is named in English by what comes of it: the tale of a game says it of who did it', async () => {
  const en = await plug.texts('en')
  const { nameMove } = plug.create(() => en)
  const view = given({ tower: '3B' }) as never
  const named = [
    { type: 'takeTower', resource: 'brick' },
    { type: 'buyFromWorker', owner: 1, card: 'worker1', resource: 'sand' },
    { type: 'equipWorker', kinds: ['sand', 'wood'] },
  ].map((move) => nameMove(move as never, view, letterOf))
  expect(named).toEqual(['3 bricks from the Defence Tower', '1 sand from B', 'Worker with sand and wood'])
})

test.each(['es', 'en'] as const)('what is asked names the button that ends it: %s', async (language) => {
  const { status, kinds } = await plug.texts(language)
  const ends = {
    traderPlace: 'passTrader',
    buy: 'endBuying',
    build: 'endBuilding',
    helpers: 'endHelpers',
  } as const
  for (const [question, end] of Object.entries(ends)) {
    const button = kinds[end].toLowerCase()
    // In Spanish the line bids what the button names.
    const bidden = button.replace(/^terminar/, 'termina').replace(/^no poner/, 'no pongas')
    expect(status[question as keyof typeof ends]).toMatch(new RegExp(`, (o|or|or press) ${bidden}$`, 'i'))
    // In English no turn or building comes to its end by it.
    expect(button).not.toMatch(/^end/)
    // Before anything was placed or bought as well as after.
    expect(button).not.toMatch(/más|more/)
  }
})

test('where nothing is asked the tray says what the role in force does', async () => {
  const said = () => document.querySelector('.ca-does')?.textContent
  trayAt({ phase: 'build', queue: ['B worker1', 'A stonemason'], cards: { 'B worker1': '1T 1S 1W' } })
  await expect
    .poll(said)
    .toBe('Trae recursos y construye por la mitad de los puntos. Cada jugador tiene tres Trabajadores.')
  // What is asked has that room, and so has one's hand.
  trayAt({ phase: 'build', queue: ['A stonemason'], has: { A: '2T 2B 2W 2S' } })
  expect(said()).toBeUndefined()
  trayAt({ phase: 'chooseCards' })
  expect(said()).toBeUndefined()
})

test('the arrows of a payment name silver by what it stands for', () => {
  const state = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: '6S 4W 3B 2T 1Ag' } })
  payingFor('house1', state, words)
  const arrows = [...document.querySelectorAll('.ca-step')].map((one) => one.getAttribute('aria-label'))
  expect(arrows).toContain('Una pieza más de piedra')
  expect(arrows).toContain('Una pieza más de plata como piedra')
  expect(arrows).toContain('Una pieza menos de plata como piedra')
})

test('beside the points of a seat stands what it would have if all helpers were scored now, and nothing while they are', async () => {
  const shown = vi.fn()
  const chipAt = async (scene: Scene) => {
    const state = given({ vp: { A: 5 }, ...scene })
    state.players[0]!.tally = { stonemason: 5 }
    const view = conceal(state, seat('A'))
    const [chip] = await chipsOf(plug as never, view, { seats: 3, showScores: shown })
    return chip!
  }
  const scene = {
    players: 3,
    phase: 'build',
    queue: ['B stonemason'],
    built: ['stable', 'house1'],
    castle: { 'stable-a': 'A' },
  } as const
  const chip = await chipAt(scene)
  expect(chip).toMatchObject({ soon: ['Ana: 8 puntos si se puntuara ahora', '8'], points: '5' })
  // What they are made of is one press away.
  chip.press()
  expect(shown).toHaveBeenCalledOnce()
  expect(await chipAt({ ...scene, castle: {} })).toMatchObject({ soon: null, points: '5' })
  // What the last round brings is left for the count to show.
  expect(await chipAt({ ...scene, round: 14 })).toMatchObject({
    soon: ['Ana: 8 puntos si se puntuara ahora', '8'],
  })
  const kept = 'En la última ronda no se enseña quién va delante: se guarda para el recuento final'
  expect(await chipAt({ ...scene, round: 15 })).toMatchObject({ soon: [kept, '?'], points: '5' })
  // What has been counted would count again.
  expect(await chipAt({ ...scene, phase: 'resolve', queue: [] })).toMatchObject({ soon: null, points: '5' })
  // Its card says so in words.
  const cards = await plug.cards('es')
  const onCard = (round: number) => {
    const view = conceal(given({ ...scene, round, vp: { A: 0 } }), null)
    const table = stillTable(plug.rules as never, view, null, letterOf)
    return cards('seat:0', table as never)?.figures.map(({ text }) => text)
  }
  expect(onCard(1)).toContain('si se puntuara ahora, 3 puntos')
  // Who looks at their own is spoken to.
  const own = conceal(given({ ...scene, phase: 'chooseCards', vp: { A: 0 } }), seat('A'))
  const at = (anchor: string) =>
    cards(anchor, stillTable(plug.rules as never, own, seat('A'), letterOf) as never)?.figures.map(
      ({ text }) => text,
    )
  expect(at('seat:0')).toContain('Aún tienes que elegir tu oficio')
  expect(at('seat:1')).toContain('Aún tiene que elegir su oficio')
  expect(onCard(15)).toContain(kept)
  expect(onCard(15)?.join()).not.toContain('si se puntuara')
})

/** Somebody has built, and has money for helpers. */
const placing = {
  players: 3,
  phase: 'helpers',
  queue: ['A stonemason'],
  builtThisTurn: 1,
  built: ['house1'],
  talers: { A: 30 },
} as const

/** What is marked as what is asked about. */
const markedOn = (page: Element) =>
  [...page.querySelectorAll('.ca-place.asked')].map((one) => one.getAttribute('data-anchor'))

test('[CA-4.5.1] a finger between two places of a building is asked which of them, one on a place is not', async () => {
  const page = pageOf(given(placing))
  const at = (selector: string) => page.querySelector(`.ca-board ${selector}`)
  const click = (selector: string): void =>
    void at(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => at('[data-anchor="forge-b"]')).toBeTruthy()
  expect(at('[data-anchor="forge-a"] .ca-between')).toBeNull()
  const marked = () => markedOn(page)
  click('[data-anchor="forge-a"] .ca-touch')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.querySelector('.ca-which')).toBeNull()
  click('[data-anchor="forge-b"] .ca-between')
  const asked = () =>
    [...document.querySelectorAll('.ca-which [data-card]')].map((one) => one.getAttribute('data-card'))
  await expect.poll(asked).toEqual(['forge-a', 'forge-b'])
  // The question is about the building that was pressed, and that is marked.
  expect(marked()).toEqual(['forge'])
})

test('[CA-4.5.4] which helper goes to a place is asked beside that place, which is marked until it is answered', async () => {
  const page = pageOf(given({ ...placing, carts: { cartSand: 'A' } }))
  const at = (place: string) => page.querySelector(`.ca-board [data-anchor="${place}"]`)
  const marked = () => markedOn(page)
  const press = (place: string): void =>
    void at(place)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  for (const place of ['market-a', 'forge-b']) {
    await expect.poll(() => at(place)).toBeTruthy()
    press(place)
    await expect.poll(() => page.querySelectorAll('.ca-which .ca-act').length).toBe(2)
    expect(marked()).toEqual([place])
    // The others stand back meanwhile, by the frame that all games have.
    expect(at(place)?.classList.contains('faint')).toBe(false)
    await expect.poll(() => page.querySelectorAll('.ca-place.open.faint').length).toBeGreaterThan(2)
  }
  page.querySelector<HTMLElement>('.ca-which .quiet')?.click()
  expect(marked()).toEqual([])
})
