// @vitest-environment happy-dom
/** What is seen over the board of Storming! of an event, of what is taken and of a card that is lost. */
import { render } from 'solid-js/web'
import { expect, test } from 'vitest'
import { scene } from '../../frontend/games/storming/scenes.tsx'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import type { State, Step } from '../../shared/games/storming/state.ts'
import { given, type Letter, type Scene, seat } from '../kit/storming.ts'

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

test('[ST-4.40] an event is large and lies as long as it takes to be read; then what it changes is framed', () => {
  Element.prototype.animate = (() => ({})) as unknown as typeof Element.prototype.animate
  const seen = (card: string, at: Scene = {}) => {
    const shown = scene(es, { type: 'revealed', card } as never, given(at) as never, null, String)!
    const [page, asked]: [HTMLElement, string[]] = [document.createElement('div'), []]
    const [later, said]: [(() => void)[], string[]] = [[], []]
    const stage = {
      board: { x: 0, y: 0, width: 640, height: 560 },
      place: (anchor: string) => (asked.push(anchor), { x: 9, y: 9, width: 30, height: 30 }),
      still: false,
      hurried: () => false,
      after: (_: number, then: () => void) => void later.push(then),
    }
    const dispose = render(() => <shown.Play {...stage} over={() => said.push('over')} />, page)
    const width = page.querySelector<HTMLElement>('.scene-card')?.style.width
    asked.length = 0
    later[0]?.()
    const frames = page.querySelectorAll('.scene-ring').length
    later[1]?.()
    dispose()
    return { lasts: shown.lasts, width, frames, asked: [...new Set(asked)], said }
  }
  const on = { C4: 'B:village*', E5: 'forest B:sawmill', G3: 'R:village' } as const
  const fire = seen('fire', { on, homes: false })
  expect(fire.lasts).toBeGreaterThan(3300)
  expect(fire.lasts).toBeLessThan(5600)
  expect([fire.width, fire.frames, fire.said]).toEqual(['264px', fire.asked.length, ['over']])
  expect(seen('uprising', { first: 'R' } as never).asked).toHaveLength(1)
  expect(seen('corruption-blue-1').asked).toEqual([`seat:${seat('B')}`])
  expect(seen('warDrums', { pacts: [['conspiracy', 'RG']] }).asked).toEqual(['card:conspiracy'])
  // Nothing of it is on the table.
  expect(seen('fire', { homes: false, on: { C4: 'B:village' } }).frames).toBe(0)
  // A card of an action is known to all.
  const card = seen('build-red')
  expect([card.width, card.lasts < 1500]).toEqual(['140px', true])
})

/** What stands over the board as this seat sees it; null: nothing. */
const titleOf = (event: object, letter: Letter | null, state: State, texts = es): string | null => {
  const me = letter === null ? null : seat(letter)
  const shown = scene(
    texts,
    event as never,
    state as never,
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
const title = (
  event: object,
  letter: Letter | null,
  at: Scene = {},
  texts = es,
  steps: readonly Step[] = [],
): string | null => {
  const state = given(at)
  state.agenda.push(...steps)
  return titleOf(event, letter, state, texts)
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
  const conspired = { ...has, pacts: [['conspiracy', 'RG']] } as const
  const troop = { type: 'troopLost', region: 'E5' }
  expect(title(troop, 'B', conspired)).toBe('Pierdes el soldado de E5Conjura')
  expect(title(troop, 'B', conspired, en)).toBe('You lose the soldier at E5Conspiracy')
  const plague = { type: 'event', card: 'plague', asked: true, spared: null } as const
  expect(title(troop, 'B', has, es, [plague])).toBe('Pierdes el soldado de E5Peste')
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

test('[ST-4.41] whoever loses a wall or a sawmill is told of it and by what, and not of what they gave themselves', () => {
  const has = { on: { C4: 'B:village*', E5: 'forest B:sawmill' } } as const
  const [wall, mill] = [
    { type: 'wallLost', region: 'C4' },
    { type: 'structureLost', region: 'E5' },
  ]
  const fire = { type: 'event', card: 'fire', asked: true, spared: null } as const
  expect(title(wall, 'B', has)).toBe('Pierdes la muralla de C4')
  expect(title(mill, 'B', has, es, [fire])).toBe(`Pierdes la serrería del bosque de E5${es.cards.fire.name}`)
  expect(title(wall, 'B', has, en)).toBe('You lose the wall at C4')
  expect(title(mill, 'B', has, en)).toBe('You lose the sawmill at the forest at E5')
  expect([title(wall, 'R', has), title(mill, 'G', has)]).toEqual([null, null])
  const given = { type: 'offer', what: 'materialShortage', seat: seat('B') } as Step
  expect(title(mill, 'B', has, es, [given])).toBeNull()
})

test('[ST-5.49] who takes a settlement sees what that is, and who looks on whose it was', () => {
  Element.prototype.animate = (() => ({})) as unknown as typeof Element.prototype.animate
  const taken = { type: 'conquered', seat: seat('R'), from: seat('B'), region: 'C4', kind: 'village' }
  const below = (letter: Letter): string | undefined => {
    const at = given({ on: { C4: 'B:village' } }) as never
    const names = ['Ana', 'Berta', 'Carla']
    const shown = scene(es, taken as never, at, seat(letter), (who) => names[who] ?? '')!
    const [page, board] = [document.createElement('div'), { x: 0, y: 0, width: 390, height: 600 }]
    const stage = { board, place: () => null, still: false, hurried: () => false, after: () => undefined }
    render(() => <shown.Play {...stage} over={() => undefined} />, page)
    return page.querySelector('.scene-label')?.textContent
  }
  expect([below('R'), below('G')]).toEqual([
    'Asentamiento conquistado',
    'Ana conquista la aldea de Berta en C4',
  ])
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
  expect(title(lost, 'R')).toBe('Corrupción: tu carta no se juegaConstruir')
  expect(title(lost, 'B')).toBe('Corrupción: no se juegaConstruir, de Ana')
  expect(title({ ...lost, why: 'famine' }, 'R')).toBe('Hambruna: tu carta no se juegaConstruir')
  expect(title({ ...lost, seat: null, why: 'noAlchemist' }, null)).toBe('Sin AlquimistaConstruir')
})

test('[ST-6.1] as a round is over everybody is told how many points all have, who is nearest first, and which of them it has brought', () => {
  const nameOf = (who: number): string => ['Ana', 'Berta', 'Carla'][who] ?? ''
  const over = (round: number, perm: NonNullable<Scene['perm']>) => {
    const shown = scene(
      es,
      { type: 'roundEnded' } as never,
      given({ round, perm, homes: true }) as never,
      null,
      nameOf,
    )!
    const [page, board] = [document.createElement('div'), { x: 0, y: 0, width: 640, height: 560 }]
    const stage = { board, place: () => null, still: true, hurried: () => false, after: () => undefined }
    render(() => <shown.Play {...stage} over={() => undefined} />, page)
    const title = page.querySelector('.scene-title')
    const rows = [...page.querySelectorAll('.scene-round li')].map((row) => ({
      said: ['b', '.scene-came', 'small'].map((part) => row.querySelector(part)?.textContent ?? ''),
      bar: [...row.querySelectorAll<HTMLElement>('.scene-bar > i')].map(({ style }) =>
        Math.round((7 * parseFloat(style.width)) / 100),
      ),
      isNear: row.classList.contains('near'),
    }))
    return { title: title?.firstChild?.textContent, isStill: shown.isStill, rows }
  }
  // Nobody has a point: the round's name is all there is to say.
  expect(over(1, {})).toEqual({ title: 'Ronda 2', isStill: undefined, rows: [] })
  expect(over(2, { R: 1, B: 3 }).rows.map(({ said }) => said)).toEqual([
    ['Berta', '+3', '3/7'],
    ['Ana', '+1', '1/7'],
    ['Carla', '', '0/7'],
  ])
  expect(over(3, { R: 6, B: 2 })).toEqual({
    title: 'Ronda 4',
    isStill: true,
    rows: [
      { said: ['Ana', '+5', '6/7'], bar: [1, 5], isNear: true },
      { said: ['Berta', '−1', '2/7'], bar: [2, 0], isNear: false },
      { said: ['Carla', '', '0/7'], bar: [0, 0], isNear: false },
    ],
  })
})

test('[ST-2.13] whoever has no choice for the first village is not asked, and hears that it stands and why', () => {
  const placed = { type: 'startVillagePlaced', seat: seat('R'), region: 'D2', wall: false }
  const told = (letter: Letter, startRegions: State['startRegions']) =>
    titleOf(placed, letter, { ...given(), startRegions })
  expect(told('R', [null, 'A5', 'G5'])).toBe('Tu primera aldeaNo queda otro sitio donde fundarla')
  expect(told('B', [null, 'A5', 'G5'])).toBeNull()
  expect(told('R', [null, null, 'G5'])).toBeNull()
})
