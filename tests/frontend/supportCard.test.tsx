// @vitest-environment happy-dom
/** The support card of Fortium in the tray: whether it can do something now, and why not. */
import { render } from 'solid-js/web'
import { createRoot } from 'solid-js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CardSheet } from '../../frontend/games/fortium/CardSheet.tsx'
import { createChoice } from '../../frontend/games/fortium/choice.ts'
import { Prices } from '../../frontend/games/fortium/Prices.tsx'
import { es as texts } from '../../frontend/games/fortium/texts.es.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import { given, type Scene, seatIn } from '../kit/fortium.ts'

const { noTarget, fresh, used, afterRoll, atCollect } = texts.hand
const steal: Scene = { card: { W: 'stealLimestone' }, stock: { E: '0/14/0/0' } }

test.each([
  ['can be used', steal, null],
  ['there is nobody to take from', { card: { W: 'stealLimestone' } }, noTarget],
  ['it was bought in this turn', { ...steal, bought: 17 }, fresh],
  ['one was used in this turn', { ...steal, cardUsed: true }, used],
  ['before the roll', { ...steal, phase: 'turnStart' }, afterRoll],
  ['what doubles a production, after it', { card: { W: 'doubleProduction' } }, atCollect],
] as const)('[FT-4.35] %s', (_, scene: Scene, why) => {
  const state = given(scene)
  const me = seatIn(state, 'W')
  const table = stillTable(fortium as unknown as AnyPlug['rules'], conceal(state, me), me, String)
  onTestFinished(
    render(() => {
      const choice = createChoice(table as never)
      choice.openDrawer({ what: 'card' })
      const props = { choice, texts }
      return [<Prices {...props} choice={{ ...choice, drawer: () => null }} />, <CardSheet {...props} />]
    }, document.body),
  )
  const chip = document.querySelector('.ft-price[data-anchor="own:card"]')
  expect(chip?.classList.contains('dim')).toBe(why !== null)
  const said = document.querySelector('.ft-said em')?.textContent
  expect(said).toBe(why ?? texts.aim.stealLimestone[0])
})

/** West in front of this position, with what is explained to them. */
const atTable = (
  scene: Scene,
  use: (choice: ReturnType<typeof createChoice>, explain: ReturnType<typeof vi.fn>) => void,
): void => {
  const state = given(scene)
  const me = seatIn(state, 'W')
  const explain = vi.fn()
  const still = stillTable(fortium as unknown as AnyPlug['rules'], conceal(state, me), me, String)
  createRoot(() => use(createChoice({ ...still, explain } as never), explain))
}

test('[FT-4.33] with a card that waits for the next turn open, the board serves as ever: nothing is to be aimed at', () => {
  atTable({ ...steal, bought: 17, dice: [4, 4, 4], miners: { W: { '5,10': 1 } } }, (choice, explain) => {
    choice.openDrawer({ what: 'card' })
    expect(choice.aiming()).toBeNull()
    choice.point('5,10')
    expect([choice.from(), explain.mock.calls]).toEqual(['5,10', []])
  })
})

test('[FT-4.17] who stands on a full cell is taken up by a tap, as those out of reach are: nothing is said over the board', () => {
  atTable({ dice: [4, 4, 4], miners: { W: { '5,10': 1, '6,10': 3 } } }, (choice, explain) => {
    choice.point('5,10')
    choice.point('6,10')
    expect(choice.from()).toBe('6,10')
    expect(explain).not.toHaveBeenCalled()
  })
})

test('[FT-4.17] where some of those in hand find room, they stay in hand, as many as fit, and a second tap leads them there', () => {
  const scene: Scene = { dice: [4, 4, 4], miners: { W: { '5,10': 3, '6,10': 2 } } }
  atTable(scene, (choice, explain) => {
    choice.tapDie(0)
    choice.point('5,10')
    choice.point('6,10')
    expect([choice.from(), choice.size(), choice.die()]).toEqual(['5,10', 1, 0])
    expect(explain).toHaveBeenCalledOnce()
    const [told] = explain.mock.lastCall as [Rejection]
    expect(texts.refusals[told.reason]?.(told.values ?? {})).toBe(
      'En una casilla no caben más de 3 mineros y ahí hay 2: toca otra vez para llevar 1.',
    )
    expect(choice.open().has('6,10')).toBe(true)
  })
})

test('[FT-4.16] who stands too far off for those in hand is taken up by a tap, and nothing is to be told', () => {
  atTable({ dice: [1, 2, 2], miners: { W: { '5,10': 3, '9,10': 2 } } }, (choice, explain) => {
    choice.point('5,10')
    choice.point('9,10')
    expect([choice.from(), explain.mock.calls]).toEqual(['9,10', []])
  })
})
