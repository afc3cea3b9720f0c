// @vitest-environment happy-dom
/** That a rival wins with their next turn is told while it can be averted, and nothing of the kind where it is not so. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Alarm } from '../../frontend/games/fortium/Alarm.tsx'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { incomeOf } from '../../frontend/games/fortium/income.ts'
import { MineHeld } from '../../frontend/games/fortium/MineHeld.tsx'
import { planFor } from '../../frontend/games/fortium/plan.ts'
import { Progress } from '../../frontend/games/fortium/Progress.tsx'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { threatOf } from '../../frontend/games/fortium/threats.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { diamondMine } from '../../shared/games/fortium/layout.ts'
import { type Scene, seatIn } from '../kit/fortium.ts'
import { seen as seenBy } from '../kit/fortiumSeen.ts'

/** A rival in the north with a camp and so many miners at the diamond mine, while the west plays round 8. */
const digging = (miners: number, scene: Scene = {}): Scene => ({
  round: 8,
  trigger: 6,
  floors: { N: 4 },
  camps: { N: ['diamond'] },
  miners: { N: { [diamondMine]: miners } },
  ...scene,
})

const seen = (scene: Scene, me: 'W' | 'N' = 'W') => {
  const page = seenBy(scene, me)
  return { ...page, north: seatIn(page.state, 'N') }
}

/** What the line at the top is given to say. */
let warned = ''
const alarm = (scene: Scene, me: 'W' | 'N' = 'W'): HTMLElement => {
  const { table, draw } = seen(scene, me)
  const warn = (said: string): void => void (warned = said)
  return draw(() => <Alarm choice={{ table, warn } as never} texts={es} />)
}

test.each([
  ['three diamonds from the mine and one for turquoise and gold', digging(3, { stock: { N: '0/0/19/5' } })],
  ['one from the mine beside three', digging(1, { diamonds: { N: 3 } })],
  ['all from the mine, whatever the gold is', digging(2, { diamonds: { N: 2 }, round: 10, trigger: 6 })],
])('[FT-6.3] who wins with their next turn is told of: %s', async (_, scene) => {
  const place = alarm(scene)
  await vi.waitFor(() =>
    expect(place.textContent).toContain('B gana en su próximo turno si no pierde la mina.'),
  )
  expect(warned).toMatch(/^B gana en su próximo turno/)
  // To who wins it is no alarm.
  await new Promise((done) => setTimeout(done, 50))
  expect(alarm(scene, 'N').textContent).not.toContain('gana')
})

test('[FT-2.6.4] where gold is enough nothing is said of the mine', async () => {
  const place = alarm(digging(0, { diamonds: { N: 3 }, stock: { N: '0/0/0/8' } }))
  await vi.waitFor(() =>
    expect(place.textContent).toContain('B puede ganar en su próximo turno: le llega el oro'),
  )
  expect(place.textContent).not.toContain('mina')
})

test('[FT-6.4] who begins the countdown with their next turn is told of before it runs', async () => {
  const { trigger: _, ...before } = digging(3)
  const place = alarm(before)
  await vi.waitFor(() =>
    expect(place.textContent).toBe(
      'B coloca 3 diamantes en su próximo turno si no pierde la mina, y abre la cuenta atrás.',
    ),
  )
})

test('[FT-4.30] who stands at the diamond mine with the gold floor and without a camp is told of before they place', async () => {
  const { trigger: _, ...before } = digging(2, { camps: {} })
  const place = alarm(before)
  await vi.waitFor(() =>
    expect(place.textContent).toBe(
      'B tiene 2 mineros en la mina de diamantes: con un campamento allí coloca 2 diamantes por turno.',
    ),
  )
  // Whoever has one there themselves would lose it to that one [FT-4.25].
  const { table } = seen({ ...before, active: 'W', camps: { W: ['diamond'] } })
  const own = document.body.appendChild(document.createElement('div'))
  onTestFinished(
    render(() => {
      const ui = plug.create(() => es)
      return <ui.Hand table={table} />
    }, own),
  )
  await vi.waitFor(() =>
    expect(own.textContent).toContain('si monta allí un campamento, quita el tuyo y coloca 2'),
  )
  // A camp of the last round digs no more, nor one that is set up in its turn of the last but one [FT-6.4].
  const [late, inTime] = [4, 6].map((trigger) => alarm({ ...before, trigger }))
  await vi.waitFor(() => expect(inTime?.textContent).toContain('con un campamento'))
  expect(late?.textContent).not.toContain('con un campamento')
  const early = alarm({ ...before, floors: { N: 3 } })
  await new Promise((done) => setTimeout(done, 50))
  expect(early.textContent).toBe('')
})

test('[FT-4.30] from the first gold floor on a ring tells whose the diamond mine is, dashed without a camp', () => {
  const ring = (scene: Scene) => {
    const { state, draw } = seen(scene)
    const place = draw(() => <MineHeld state={state} plan={planFor(4, false)} />)
    const line = place.querySelectorAll('circle')[1]
    return line && [line.getAttribute('stroke'), line.getAttribute('stroke-dasharray') !== null]
  }
  expect(ring(digging(1))).toEqual([`var(--seat-${seen(digging(1)).north})`, false])
  expect(ring(digging(1, { camps: {} }))?.[1]).toBe(true)
  expect(ring(digging(0))?.[1]).toBe(true)
  expect(ring(digging(1, { floors: { N: 3 } }))).toBeUndefined()
})

test('[FT-4.19] before the last die of a fight lies the mine is whose it was, and who attacks collects nothing there', () => {
  const fight: Scene = {
    ...digging(1, { active: 'W', floors: { N: 4, W: 4 }, camps: { N: ['diamond'], W: ['diamond'] } }),
    miners: { N: { [diamondMine]: 1 }, W: { [diamondMine]: 3 } },
  }
  const { state, north, draw } = seen(fight)
  const line = draw(() => <MineHeld state={state} plan={planFor(4, false)} />).querySelectorAll('circle')[1]
  expect(line?.getAttribute('stroke')).toBe(`var(--seat-${north})`)
  expect(incomeOf(state, north).diamond).toBe(1)
  expect(incomeOf(state, state.active).diamond).toBe(0)
})

test.each([
  ['a diamond is missing', digging(3)],
  ['the bank has not the gold', digging(3, { stock: { N: '0/0/19/5' }, bank: { gold: 0 } })],
  ['there is no camp', digging(3, { diamonds: { N: 3 }, camps: {} })],
  ['the gold floor is missing', digging(3, { diamonds: { N: 3 }, floors: { N: 3 } })],
  [
    'the last round has no turn of theirs any more',
    digging(3, { diamonds: { N: 3 }, round: 10, active: 'E', start: 'W' }),
  ],
  ['they have left', digging(0, { diamonds: { N: 3 }, stock: { N: '0/0/0/9' }, resigned: ['N'] })],
])('[FT-6.3] nobody wins with their next turn where %s', (_, scene) => {
  const { state, north } = seen(scene)
  expect(threatOf(conceal(state, null), north)).toBeNull()
})

test('[FT-2.4.3] the chip of a seat tells the diamonds that come, and is framed where they are all but enough', () => {
  const chip = (scene: Scene) => {
    const { table, draw, north } = seen(scene)
    return draw(() => <Progress table={table} seat={north} texts={es} />).querySelector('svg')!
  }
  const digs = chip(digging(3))
  expect(digs.textContent).toBe('+3')
  expect(digs.getAttribute('aria-label')).toBe('Fuerte de B: 4 pisos, 0 diamantes, +3 en el próximo cobro')
  expect(digs.classList.contains('near')).toBe(true)
  const idle = chip(digging(3, { camps: {} }))
  expect([idle.textContent, idle.getAttribute('aria-label')]).toEqual([
    '',
    'Fuerte de B: 4 pisos, 0 diamantes',
  ])
})

test.each([
  [{ phase: 'turnStart' }, 'Cobra y tira.'],
  [{ phase: 'recover', miners: { N: { [diamondMine]: 1 }, W: { lost: 2 } } }, 'Recupera mineros o tira.'],
  [{ phase: 'main', dice: [4, 2] }, 'Mueve, cambia, compra o termina.'],
  [{ phase: 'main', dice: [] }, 'Sin dados: cambia, compra o termina.'],
] as const)(
  '[FT-6.3] who plays reads it in the line at the top, with what to do now: %o',
  async (now, todo) => {
    const { table } = seen({ ...digging(1, { diamonds: { N: 3 } }), active: 'W', ...now } as Scene)
    const place = document.body.appendChild(document.createElement('div'))
    let said = (): string => ''
    onTestFinished(
      render(() => {
        const ui = plug.create(() => es)
        said = () => ui.status(table)
        return <ui.Hand table={table} />
      }, place),
    )
    await vi.waitFor(() => expect(said()).toBe(`B gana en su próximo turno si no pierde la mina. ${todo}`))
  },
)

test.each([
  [
    'by what it digs',
    { diamonds: { W: 3 }, camps: { W: ['diamond'] }, miners: { W: { [diamondMine]: 1 } } },
    /ahora: cobra y tu fuerte/,
  ],
  [
    'with gold that it collects',
    { diamonds: { W: 3 }, stock: { W: '0/0/0/7' } },
    /ahora: cobra y cambia 8 de oro/,
  ],
  ['not at all', { diamonds: { W: 3 }, stock: { W: '0/0/0/6' } }, /^Empieza tu turno: cobra/],
] as const)('[FT-6.3] that a turn wins is told as it begins: %s', async (_, scene, said) => {
  const { table } = seen({
    round: 8,
    trigger: 6,
    phase: 'turnStart',
    active: 'W',
    floors: { W: 4 },
    ...scene,
  } as Scene)
  const place = document.body.appendChild(document.createElement('div'))
  let line = (): string => ''
  onTestFinished(
    render(() => {
      const ui = plug.create(() => es)
      line = () => ui.status(table)
      return <ui.Hand table={table} />
    }, place),
  )
  await vi.waitFor(() => expect(place.querySelector('.ft-act .main')).not.toBeNull())
  await vi.waitFor(() => expect(line()).toMatch(said))
  expect(place.querySelector('.ft-act .main')?.textContent === 'Cobrar y ganar').toBe(_ === 'by what it digs')
})

test('[FT-6.4] who digs diamonds as their own turn begins is told so, and that it begins the countdown', async () => {
  const own = { ...digging(0, { floors: { W: 4 }, camps: { W: ['diamond'] } }), phase: 'turnStart' } as Scene
  const { trigger: _, ...first } = { ...own, miners: { W: { [diamondMine]: 3 } } }
  alarm(first)
  await vi.waitFor(() => expect(warned).toBe('Cobra: colocas 3 diamantes y abres la cuenta atrás'))
  alarm({ ...own, miners: { W: { [diamondMine]: 1 } } })
  await vi.waitFor(() => expect(warned).toBe('Cobra: colocas 1 diamante'))
  alarm({ ...own, miners: {} })
  await vi.waitFor(() => expect(warned).toBe(''))
})

test('[FT-4.19] who has lost the diamond mine since their last turn is told so as the next begins, and who holds it now', async () => {
  const turn = (scene: Scene) => seen({ floors: { N: 2 }, ...scene })
  const held = turn({ miners: { W: { [diamondMine]: 2 } }, turnNo: 17 })
  const lost = turn({ miners: { N: { [diamondMine]: 3 } }, turnNo: 21, phase: 'turnStart' })
  const [view, next] = createSignal(held.view)
  const table = { ...(held.table as object), view }
  const warn = (said: string): void => void (warned = said)
  held.draw(() => <Alarm choice={{ table, warn } as never} texts={es} />)
  await new Promise((done) => setTimeout(done, 50))
  expect(warned).toBe('')
  next(lost.view)
  await vi.waitFor(() =>
    expect(warned).toBe('Has perdido la mina de diamantes: ahora está ahí B. Cobra y tira.'),
  )
  // With the dice the turn goes on; and who left it of their own accord has lost nothing.
  next(turn({ turnNo: 21 }).view)
  await vi.waitFor(() => expect(warned).toBe(''))
  next(turn({ turnNo: 25, phase: 'turnStart' }).view)
  await new Promise((done) => setTimeout(done, 50))
  expect(warned).toBe('')
})
