/** The payment for a building as the page steps through it, and which of a building's places are asked about. */
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import './page.ts'
import { createChoice, type CastilloTable } from '../../frontend/games/castillo/choice.ts'
import { helpersGain } from '../../frontend/games/castillo/Payment.tsx'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import type { AnyUi } from '../../frontend/plug/gameUi.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import { baseResources, buildings, findBuilding } from '../../shared/games/castillo/components.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import {
  isPayable,
  leftBy,
  type Payment,
  silverIn,
  suggestions,
} from '../../shared/games/castillo/payments.ts'
import { given, player, reason, type Scene, seat } from '../kit/castillo.ts'
import { seatedAt } from '../kit/seated.ts'

const rules: AnyGame = castillo
const texts = await plug.texts('es')
const createUi = (): AnyUi => plug.create(() => texts) as unknown as AnyUi

const nothing: Payment = {
  sand: 0,
  wood: 0,
  brick: 0,
  stone: 0,
  silverAs: { sand: 0, wood: 0, brick: 0, stone: 0 },
}

/** Ana's tray in this scene. */
const trayAt = (scene: Scene) => {
  const state = given(scene)
  const { winter, roundTrackTalers, workerSupply } = state.config
  const { page } = seatedAt(rules, createUi, {
    seats: state.players.length,
    options: { winter, roundTrackTalers, workerSupply },
    state,
    me: seat('A'),
  })
  return { state, choice: createRoot(() => createChoice(page as unknown as CastilloTable)), page }
}
const scene: Scene = { players: 3, phase: 'build', queue: ['A stonemason'], has: { A: '6S 4W 3B 2T 1Ag' } }

test('[CA-4.4.6] the question mark shows each exact combination in the order of the rules, then the first again', () => {
  const { state, choice } = trayAt(scene)
  choice.point('house1')
  const all = suggestions(player(state, 'A').resources, 10)
  expect(all.length).toBeGreaterThan(4)
  expect(choice.payment()).toEqual(all[0])
  for (const next of [...all.slice(1), all[0]!]) {
    choice.otherPayment()
    expect(choice.payment()).toEqual(next)
    expect(choice.isExact()).toBe(true)
    expect(reason(state, 'A', { type: 'build', building: 'house1', payment: next })).toBeNull()
  }
})

test('[CA-4.4.6, CA-4.4.1] what is offered first leaves enough for a second building, and is the cheapest where none may follow', () => {
  const has = { A: '4S 4W 2B 1T' }
  const held = player(given({ ...scene, has }), 'A').resources
  const offered = (builtThisTurn: number): Payment | null => {
    const { choice } = trayAt({ ...scene, has, builtThisTurn })
    choice.point('smallGate')
    return choice.payment()
  }
  const [cheapest] = suggestions(held, 12)
  const isSecond = (paid: Payment): boolean =>
    buildings.some(({ id, value }) => id !== 'smallGate' && isPayable(leftBy(held, paid), value))
  expect(isSecond(cheapest!)).toBe(false)
  expect(isSecond(offered(0)!)).toBe(true)
  expect(offered(1)).toEqual(cheapest)
})

test('[CA-4.4.6] from a payment changed by hand it goes back to the first; what is shown is what is paid, with the tick alone', async () => {
  const { state, choice, page } = trayAt(scene)
  const all = suggestions(player(state, 'A').resources, 10)
  choice.point('house1')
  choice.change('sand', false, 1)
  expect(choice.isExact()).toBe(false)
  choice.otherPayment()
  expect(choice.payment()).toEqual(all[0])
  choice.otherPayment()
  const paid = all[1]!
  const held = player(state, 'A').resources
  choice.acceptPayment()
  // The tick builds in one act: nothing waits to be confirmed.
  await expect.poll(() => page.pending()).toBe(false)
  expect(page.staged()).toEqual([])
  expect(page.log().some(({ text }) => text.includes('construye la Casa 1'))).toBe(true)
  expect(choice.player()?.resources).toEqual({
    ...Object.fromEntries(baseResources.map((kind) => [kind, held[kind] - paid[kind]])),
    silver: held.silver - silverIn(paid),
  })
})

test('the tick sends the turn so far, and what the rules refuse stays unsent', async () => {
  const { choice, page } = trayAt({ ...scene, phase: 'towerTake', queue: ['A bricklayer'], tower: '1S 1W' })
  choice.takePile('wood')
  expect(page.staged()).toHaveLength(1)
  choice.send({ type: 'build', building: 'house1', payment: { ...nothing, sand: 3 } })
  expect(page.staged()).toHaveLength(1)
  expect(page.trouble()).toMatchObject({ reason: 'wrongTotal' })
  await expect.poll(() => choice.question()).toBe('build')
  choice.point('house1')
  choice.acceptPayment()
  await expect.poll(() => page.pending()).toBe(false)
  expect(page.staged()).toEqual([])
  expect(page.log().some(({ text }) => text.includes('toma de la Torre de Defensa'))).toBe(true)
  expect(page.log().some(({ text }) => text.includes('construye la Casa 1'))).toBe(true)
})

test('[CA-6.3.8] beside the payment stands what one’s helpers would score more by the building, and nothing for what is no payment', () => {
  const helped = (castle: Scene['castle']): readonly number[] => {
    const { choice } = trayAt({ ...scene, built: ['stable'], ...(castle === undefined ? {} : { castle }) })
    choice.point('house1')
    const building = findBuilding('house1')!
    const exact = helpersGain(choice, { building, payment: choice.payment()! })
    choice.change('sand', false, choice.canChange('sand', false, 1) ? 1 : -1)
    return [exact, helpersGain(choice, { building, payment: choice.payment()! })]
  }
  // Three points for each house; the builder's own points are told by themselves.
  expect(helped({ 'stable-a': 'A' })).toEqual([3, 0])
  expect(helped({ 'stable-a': 'B' })).toEqual([0, 0])
})

test('[CA-4.5.4] of places that do the same a building asks about one, the first that is free, for each way to it', () => {
  const asked = (building: string, scene: Scene): readonly string[] => {
    const { choice, page } = trayAt({
      players: 3,
      phase: 'helpers',
      builtThisTurn: 1,
      queue: ['A stonemason'],
      talers: { A: 20 },
      ...scene,
    })
    choice.point(building)
    return [...choice.asked(), ...(page.staged() as readonly Move[])].flatMap((move) =>
      move.type === 'placeHelper' ? [`${move.space} ${move.from}`] : [],
    )
  }
  const carts: Scene['carts'] = { cartSand: 'A' }
  expect(asked('market', { carts })).toEqual(['market-a supply', 'market-a cartSand'])
  expect(asked('market', { carts, castle: { 'market-a': 'B' } })).toEqual([
    'market-b supply',
    'market-b cartSand',
  ])
  // Nothing is left to ask.
  expect(asked('market', {})).toEqual(['market-a supply'])
  expect(asked('market-b', { carts })).toEqual(['market-b supply', 'market-b cartSand'])
  // These differ.
  expect(asked('forge', {})).toEqual(['forge-a supply', 'forge-b supply'])
})
