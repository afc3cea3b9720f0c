// @vitest-environment happy-dom
/** How far the next floor of a fort is, at rest: what is missing, when it is there, and where more is to be had. */
import { Suspense } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Fort } from '../../frontend/games/fortium/art/Fort.tsx'
import { goalOf, moreOf } from '../../frontend/games/fortium/goal.ts'
import { Goals } from '../../frontend/games/fortium/Goals.tsx'
import { Prices } from '../../frontend/games/fortium/Prices.tsx'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { given, type Scene } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

const west = seatOf(0)
const digs = { dice: [6], miners: { W: { '2,8': 3 } }, camps: { W: ['W-granA'] } } as const satisfies Scene

const drawn = (scene: Scene, Part: typeof Goals): HTMLElement => {
  const { choice } = choosing(given(scene))
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(
    render(
      () => (
        <Suspense>
          <Part choice={choice} texts={es} />
        </Suspense>
      ),
      place,
    ),
  )
  return place
}

test('[FT-2.6.4] a floor is as many collections away as it takes with all that the bank exchanges', () => {
  const at = (stock: string, floors = 0) =>
    goalOf(given({ floors: { W: floors }, stock: { W: stock } }), west)
  expect(at('15/0/0/0')).toEqual({ kind: 'granite', missing: 0, turns: 0 })
  expect(at('4/0/0/0')).toEqual({ kind: 'granite', missing: 11, turns: null })
  // A floor of granite brings one a turn; two of them are one of limestone.
  expect(at('2/14/0/0', 1)).toEqual({ kind: 'limestone', missing: 1, turns: 0 })
  expect(at('0/14/0/0', 1)).toEqual({ kind: 'limestone', missing: 1, turns: 2 })
  expect(at('0/0/0/0', 4)).toEqual({ kind: 'diamond', missing: 4, turns: null })
})

test('more is had where only a camp is missing, then where one stands with room left, then at home', () => {
  const at = (scene: Scene) => moreOf(given(scene), west, 'granite')
  expect(at({ miners: { W: { '2,8': 2 } } })).toMatchObject({ site: 'W-granA', lacks: 'camp', room: 1 })
  expect(at({ dice: [2], miners: { W: { '2,8': 2 } }, camps: { W: ['W-granA'] } })).toMatchObject({
    site: 'W-granA',
    lacks: 'miners',
    room: 1,
  })
  expect(at(digs)).toMatchObject({ site: 'W-granB', lacks: 'both' })
})

test('where one has just been is not named as where more is to be had, nor anything while the first miners go out', () => {
  const at = (scene: Scene) => moreOf(given({ active: 'W', ...scene }), west, 'granite')
  expect(at({ ...digs, moved: [3] })).toBeNull()
  expect(at({ ...digs, moved: [3], active: 'E' })).not.toBeNull()
  // A camp beside one's miners can still be bought.
  expect(at({ miners: { W: { '2,8': 2 } }, moved: [3] })).toMatchObject({ site: 'W-granA', lacks: 'camp' })
  expect([1, 2, 3].map((round) => at({ ...digs, round }) !== null)).toEqual([false, false, true])
})

test('[FT-4.13] with the dice thrown no place is named as where more is to be had that nobody idle gets to', () => {
  const camps = { W: ['W-granA', 'W-granB'] } as const
  const at = (
    dice: readonly number[],
    miners: NonNullable<Scene['miners']>,
    phase: NonNullable<Scene['phase']> = 'main',
  ) => moreOf(given({ active: 'W', phase, dice, miners, camps }), west, 'granite')
  const near = { W: { '2,8': 2, base: 3 } }
  expect(at([2, 2, 2], near)).toMatchObject({ site: 'W-granA', room: 1 })
  expect(at([1], near)).toBeNull()
  expect(at([], near)).toBeNull()
  // A 1 goes along with another die; and before the dice any may come.
  expect(at([1, 1], near)).not.toBeNull()
  expect(at([], near, 'turnStart')).not.toBeNull()
  // Who digs already would only leave what they dig.
  expect(at([6], { W: { '2,8': 2, '2,12': 3, lost: 5 } })).toBeNull()
})

test('beside the price of a floor stands how many turns it is away, and what is missing where that has no end', async () => {
  const until = async (scene: Scene): Promise<string> => {
    const place = drawn(scene, Prices)
    await vi.waitFor(() => expect(place.querySelector('.ft-until')?.textContent).not.toBe(undefined))
    return place.querySelector('.ft-until')!.textContent
  }
  expect(await until({ ...digs, stock: { W: '4/0/0/0' } })).toBe('faltan 11 ·4 turnos')
  expect(await until({ stock: { W: '4/0/0/0' } })).toBe('faltan 11')
  expect(await until({ floors: { W: 1 }, stock: { W: '2/14/0/0' } })).toBe('falta 1 ·cambiando')
  expect(await until({ stock: { W: '15/0/0/0' } })).toBe('listo')
})

test('who waits or walks reads how far everybody is, and where more is to be had for their own', async () => {
  const place = drawn({ ...digs, stock: { W: '4/0/0/0', N: '13/0/0/0' } }, Goals)
  await vi.waitFor(() => expect(place.querySelectorAll('.ft-goals li')).toHaveLength(4))
  const [own, other] = [...place.querySelectorAll('.ft-goals li')].map((line) => line.textContent)
  expect(own).toContain('Piso de granito')
  expect(own).toContain('Más: lleva mineros a la cantera')
  expect(other).toContain('faltan 2')
})

test('nobody has a goal before the first turn', async () => {
  const place = drawn({ phase: 'setup', round: 1 }, Goals)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(place.querySelector('.ft-goals')).toBeNull()
})

test('the next course of a fort fills as its stone comes in', () => {
  const filled = (held: number) => {
    const place = document.body.appendChild(document.createElement('div'))
    onTestFinished(
      render(
        () => (
          <svg>
            <Fort seat={west} built={0} diamonds={0} stock={{ granite: held }} />
          </svg>
        ),
        place,
      ),
    )
    return place.querySelector('.ft-wanted.next > path')?.getAttribute('d')
  }
  expect(filled(0)).toContain('h0v')
  expect(filled(5)).toContain('h46v')
  expect(filled(30)).toContain('h138v')
})
