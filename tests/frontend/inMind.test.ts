/** What a player has taken up and not used: gone when another way was gone, as that of a hint. */
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import './page.ts'
import {
  createChoice as createCastilloChoice,
  type CastilloTable,
} from '../../frontend/games/castillo/choice.ts'
import { plug as castilloPlug } from '../../frontend/games/castillo/ui.tsx'
import {
  createChoice as createFortalezaChoice,
  type FortalezaTable,
} from '../../frontend/games/fortaleza/choice.ts'
import { plug as fortalezaPlug } from '../../frontend/games/fortaleza/ui.tsx'
import type { AnyUi } from '../../frontend/plug/gameUi.ts'
import type { Tagged } from '../../shared/engine/ids.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import * as castles from '../kit/castillo.ts'
import * as fortresses from '../kit/fortaleza.ts'
import { seatedAt } from '../kit/seated.ts'

test('a card that a hint has played is not up when it comes back into the hand', async () => {
  const state = fortresses.given({ hand: { B: ['w-1', 'm-1', 'x-1'] } })
  const texts = await fortalezaPlug.texts('es')
  const { page, stage } = seatedAt(
    fortaleza as AnyGame,
    () => fortalezaPlug.create(() => texts) as unknown as AnyUi,
    {
      seats: state.players.length,
      options: { scoring: state.config.scoring },
      state,
      me: fortresses.seat('B'),
    },
  )
  const choice = createRoot(() => createFortalezaChoice(page as unknown as FortalezaTable))
  choice.toggle('w-1')
  expect(choice.selected()).toEqual(['w-1'])
  await stage({ type: 'takeResourcesOne', cards: [{ cardId: 'w-1', as: 'any' }] } as Tagged)
  await expect.poll(() => choice.hand()).not.toContain('w-1')
  page.unstage()
  await expect.poll(() => choice.hand()).toContain('w-1')
  expect(choice.selected()).toEqual([])
})

test('a building that a hint has passed over is not in hand when the next may be built', async () => {
  const state = castles.given({
    players: 3,
    phase: 'build',
    queue: ['A stonemason'],
    has: { A: '6S 4W 3B 2T 1Ag' },
  })
  const { winter, roundTrackTalers, workerSupply } = state.config
  const texts = await castilloPlug.texts('es')
  const { page, stage } = seatedAt(
    castillo as AnyGame,
    () => castilloPlug.create(() => texts) as unknown as AnyUi,
    {
      seats: state.players.length,
      options: { winter, roundTrackTalers, workerSupply },
      state,
      me: castles.seat('A'),
    },
  )
  const choice = createRoot(() => createCastilloChoice(page as unknown as CastilloTable))
  choice.point('house1')
  expect(choice.building()).toBe('house1')
  const other = choice.legal('build').find(({ building }) => building === 'house2')
  await stage(other!)
  page.unstage()
  await expect.poll(() => choice.question()).toBe('build')
  expect(choice.building()).toBeNull()
})
