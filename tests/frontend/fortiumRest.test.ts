/** What a hint of Fortium says of what is left open: dice that lead nowhere, and a rival who is about to win. */
import { expect, test } from 'vitest'
import { purpose } from '../../frontend/games/fortium/purpose.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import type { Move } from '../../shared/games/fortium/moves.ts'
import { camp, endTurn, given, type Scene, seatIn } from '../kit/fortium.ts'

const said = (scene: Scene, move: Move = endTurn, language: 'es' | 'en' = 'es'): string | null => {
  const state = given(scene)
  const seat = seatIn(state, 'W')
  const view = conceal(state, seat)
  expect(fortium.check(view, seat, move)).toBeNull()
  const { view: after } = foresee(fortium, view, seat, move)
  return purpose(move, {
    view,
    after,
    seat,
    language,
    nameOf: (one) => ['Ana', 'Bruno', 'Carla', 'Diego'][one]!,
  })
}

const digs: Scene = { miners: { W: { '2,8': 3, lost: 7 } }, camps: { W: ['W-granA'] } }

test('[FT-4.13] who stops with dice left is told that these lead nobody to where they would dig more', () => {
  expect(said({ ...digs, dice: [4, 2] })).toBe(
    'Con los 2 dados que quedan nadie rinde más. Todos tus mineros rinden donde están: 3 de granito por turno.',
  )
  expect(said({ ...digs, dice: [4] }, endTurn, 'en')).toMatch(
    /^The die left takes nobody to better digging\. All your miners/,
  )
  // One who stands idle within reach of room: then it is not said.
  expect(said({ ...digs, miners: { W: { '2,8': 2, '2,9': 1, lost: 7 } }, dice: [4] })).not.toMatch(/dado/)
})

test('[FT-4.16, FT-2.8.1] who stops while an attack is likely to win, or gold could be dug instead, is told why that is let be', () => {
  const near: Scene = { ...digs, miners: { ...digs.miners, N: { '2,9': 1 } }, dice: [1] }
  expect(said(near)).toBe(
    'Atacar a Bruno saldría bien 92 de cada 100 veces, pero tus 3 mineros dejarían de cobrar.',
  )
  const idle: Scene = { miners: { W: { '3,9': 2, lost: 8 }, N: { '2,9': 1 } }, dice: [1] }
  expect(said(idle, endTurn, 'en')).toMatch(
    /^An attack on Bruno would win 75 times in 100, but puts 2 miners at risk\./,
  )
  // Neither where one has attacked, nor where it is far, nor where it is likely to fail.
  expect(said({ ...near, attacks: 1 })).not.toMatch(/Atacar/)
  expect(said({ ...near, miners: { ...near.miners, N: { '5,9': 1 } } })).not.toMatch(/Atacar/)
  expect(said({ ...near, miners: { ...near.miners, N: { '2,9': 3 } } })).not.toMatch(/Atacar/)
  const gold: Scene = {
    miners: { W: { '6,10': 2, lost: 8 } },
    camps: { W: ['W-turq', 'W-gold'] },
    dice: [2],
  }
  expect(said(gold)).toBe(
    'Llevar un minero a la mina de oro daría 1 de oro más y 1 de turquesa menos por turno: aún no compensa.',
  )
  expect(said({ ...gold, dice: [1] })).toMatch(/^Con el dado que queda nadie/)
})

const threat: Scene = {
  floors: { N: 4 },
  camps: { N: ['diamond'] },
  miners: { N: { '10,10': 3 }, W: { '8,10': 3, lost: 7 } },
}

test('[FT-2.8.1] while the table warns of a rival at the mine, a hint that does not fight says what a fight would be', () => {
  expect(said({ ...threat, dice: [2] })).toMatch(
    /Un ataque a Bruno en la mina saldría bien \d+ de cada 100 veces\.$/,
  )
  expect(said({ ...threat, dice: [1] })).toMatch(/A la mina, donde está Bruno, hoy no llega nadie tuyo\.$/)
  expect(said({ ...threat, dice: [2], attacks: 1 }, endTurn, 'en')).toMatch(
    /Bruno cannot be attacked any more this turn\.$/,
  )
  const pays = { ...threat, dice: [1], stock: { W: '5/5/0/0' } }
  expect(said(pays, camp('W-gold'))).toMatch(/^Te da 3 de oro/)
  // Nobody is about to win: nothing of it is said.
  expect(said({ ...threat, camps: {}, dice: [1] })).not.toMatch(/Bruno/)
})

test('[FT-2.8.1] before the dice such a hint says how far one’s own are from that rival', () => {
  const [collect, roll] = [{ type: 'collect' }, { type: 'rollDice' }] as const
  expect(said({ ...threat, phase: 'turnStart' }, collect)).toMatch(
    /A Bruno, en la mina, le llegas con 2 pasos: lo dirán los dados\.$/,
  )
  expect(said({ ...threat, phase: 'recover' }, roll, 'en')).toMatch(
    /Bruno, at the mine, is 2 steps from you: the dice will tell\.$/,
  )
  expect(said({ ...threat, camps: {}, phase: 'recover' }, roll) ?? '').not.toMatch(/Bruno/)
})
