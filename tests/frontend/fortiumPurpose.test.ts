/** What a move of Fortium is for: the fact that holds on the board is told, and none that does not. */
import { describe, expect, test } from 'vitest'
import { purpose } from '../../frontend/games/fortium/purpose.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { diamondMine } from '../../shared/games/fortium/layout.ts'
import type { Arm } from '../../shared/games/fortium/layout.ts'
import type { Move } from '../../shared/games/fortium/moves.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import {
  accept,
  build,
  buyCard,
  camp,
  card,
  collect,
  endTurn,
  exchange,
  given,
  go,
  hat,
  offer,
  recover,
  reject,
  roll,
  type Scene,
  seatIn,
  setup,
  strike,
} from '../kit/fortium.ts'

const names = ['Ana', 'Berenguer', 'Carla', 'Diego']

const said = (scene: Scene, move: Move, language: 'es' | 'en' = 'es', arm: Arm = 'W'): string | null => {
  const state = given(scene)
  const seat = seatIn(state, arm)
  const view = conceal(state, seat)
  expect(fortium.check(view, seat, move)).toBeNull()
  const { view: after } = foresee(fortium, view, seat, move)
  return purpose(move, { view, after, seat, language, nameOf: (one) => names[one]! })
}

describe('the beginning', () => {
  const begins: Scene = { phase: 'turnStart', round: 1, stock: { W: '10/10/0/0' } }

  test('[FT-3.5, FT-R07] what miners spread on the quarries bring, and who is left for the mines', () => {
    const spread: Scene = { phase: 'setup', round: 1, miners: { W: { base: 10 } } }
    expect(said(spread, setup(2, 3, 3))).toBe(
      'Desde la ronda 2 cobras 5 de granito y 3 de caliza por turno; quedan 2 mineros para las minas.',
    )
    expect(said(spread, setup(3, 3, 3), 'en')).toMatch(/collect 6 granite and 3 limestone a turn; 1 miner is/)
  })

  test('[FT-R07] in round 1, which brings nothing, how far the first mine is; later what is collected', () => {
    expect(said(begins, collect)).toBe(
      'La mina de turquesa está a 4 pasos de tu base: un dado mueve hasta 3 mineros juntos.',
    )
    const digs: Scene = {
      phase: 'turnStart',
      stock: { W: '12/0/0/0' },
      camps: { W: ['W-granA'] },
      miners: { W: { '2,8': 3 } },
    }
    expect(said(digs, collect)).toBe('Cobras 3 de granito: ya podrás pagar el piso de granito.')
    expect(said({ ...digs, stock: { W: '11/0/0/0' } }, collect)).toBe(
      'Cobras 3 de granito; luego te falta 1 para el piso de granito.',
    )
    expect(said({ ...digs, miners: {} }, collect)).toBeNull()
  })
})

describe('the roll', () => {
  const rolls: Scene = { phase: 'recover', stock: { W: '15/0/0/0' }, miners: { W: { base: 3 } } }

  test('[FT-4.1] a floor is built only after it', () => {
    expect(said(rolls, roll)).toBe('Se construye después de tirar, y ya puedes pagar el piso de granito.')
    expect(said({ ...rolls, stock: { W: '14/0/0/0' } }, roll)).not.toContain('construye')
  })

  test('[FT-4.13] whom it can take to a mine where nobody stands, by one die', () => {
    const first: Scene = {
      ...rolls,
      stock: { W: '0/0/0/0' },
      camps: { W: ['W-granA', 'W-granB', 'W-lime'] },
      miners: { W: { base: 2, '2,8': 3, '2,12': 2, '4,10': 3 } },
    }
    expect(said(first, roll)).toBe(
      'Con un dado de 4 o más llegan 2 mineros de tu base a la mina de turquesa.',
    )
    // Where a rival stands it would be a fight.
    expect(said({ ...first, miners: { ...first.miners, N: { '6,10': 1 } } }, roll)).toBe(
      'Con un dado de 6 llegan 2 mineros de tu base a la mina de oro.',
    )
  })

  test('[FT-6.3] once all floors stand, who can come to drive rivals off the diamond mine', () => {
    const late: Scene = {
      ...rolls,
      stock: {},
      floors: { W: 4 },
      miners: { W: { '8,10': 3 }, N: { [diamondMine]: 2 } },
    }
    expect(said(late, roll)).toBe(
      'Con un dado de 2 o más llegan 3 mineros a la mina de diamantes, que guarda Berenguer.',
    )
    expect(said({ ...late, floors: { W: 3 } }, roll) ?? '').not.toContain('guarda')
  })
})

describe('a walk', () => {
  const walks: Scene = { dice: [6], miners: { W: { base: 3 } } }

  test('[FT-2.4.2] what it brings more and less a turn, and what that is for', () => {
    const digs: Scene = {
      ...walks,
      stock: { W: '0/0/3/0' },
      camps: { W: ['W-lime', 'W-turq'] },
      miners: { W: { '4,10': 2 } },
    }
    expect(said(digs, go('W-0 W-1', '6,10'))).toBe(
      'Cobrarás 2 de turquesa más y 2 de caliza menos por turno: el piso de turquesa pide 10 y tienes 3.',
    )
    expect(said(digs, go('W-0 W-1', '6,10'), 'en')).toBe(
      'You will collect 2 more turquoise and 2 less limestone a turn: the turquoise floor takes 10 and you have 3.',
    )
    const sooner: Scene = { ...walks, stock: { W: '9/0/0/0' }, camps: { W: ['W-granA'] } }
    expect(said(sooner, go('W-0 W-1 W-2', '2,8'))).toBe(
      'Cobrarás 3 de granito más por turno: así el piso de granito llega en 2 turnos.',
    )
  })

  test('[FT-4.25] to where a camp can be paid for, or what is missing for it', () => {
    expect(said({ ...walks, stock: { W: '5/5/0/0' } }, go('W-0 W-1', '6,10'))).toBe(
      'Ya puedes montar un campamento ahí: daría 2 de turquesa por turno.',
    )
    expect(said({ ...walks, stock: { W: '4/5/0/0' } }, go('W-0 W-1', '6,10'))).toBe(
      'Para montar ahí un campamento te falta 1 de granito; daría 2 de turquesa por turno.',
    )
    expect(said({ ...walks, stock: { W: '5/5/0/0' }, supply: { W: 0 } }, go('W-0', '6,10'))).toContain(
      'no te queda ninguno',
    )
  })

  test('[FT-4.16] how far it still is from where it leads, and what die takes it there', () => {
    expect(said({ ...walks, dice: [3] }, go('W-0 W-1', '5,10'))).toBe(
      'Quedan a 1 paso de la mina de turquesa: en tu próximo turno llegan con cualquier dado.',
    )
    const taken: Scene = { ...walks, dice: [3], miners: { W: { base: 3 }, N: { '6,10': 1 } } }
    expect(said(taken, go('W-0', '5,10'))).toBe(
      'Queda a 1 paso de la mina de turquesa, donde hay mineros de Berenguer.',
    )
    // Away from everything it leads nowhere.
    expect(said({ ...walks, dice: [2], miners: { W: { '8,10': 1 } } }, go('W-0', '9,9'))).toBeNull()
  })

  test('[FT-R05] home, where nobody is attacked', () => {
    expect(said({ ...walks, miners: { W: { '2,8': 2 } } }, go('W-0', 'base:W'))).toMatch(
      /no los puede atacar/,
    )
  })

  test('[FT-4.19] that more together are harder to drive off, where three rivals could come', () => {
    const guards: Scene = {
      dice: [2],
      floors: { W: 1 },
      camps: { W: ['W-gold', 'W-turq'] },
      miners: { W: { '8,10': 2, [diamondMine]: 1 }, N: { '10,8': 3 } },
    }
    expect(said(guards, go('W-0 W-1', diamondMine))).toBe(
      'Con 3 ahí, si Berenguer ataca con 3 gana 33 de cada 100 veces, y no 92.',
    )
    const alone: Scene = { ...guards, miners: { ...guards.miners, N: { '10,8': 2 } } }
    expect(said(alone, go('W-0 W-1', diamondMine))).not.toContain('ataca')
  })
})

describe('the diamond mine', () => {
  const mine: Scene = { dice: [2], miners: { W: { '8,10': 2 } } }

  test('[FT-2.4.1] before the gold floor: who holds it, nobody passes without a fight', () => {
    expect(said(mine, go('W-0 W-1', diamondMine))).toBe(
      'Es la única mina de diamantes: ningún rival entra sin combatir con tus 2 mineros.',
    )
    expect(
      said({ ...mine, floors: { N: 3 }, miners: { W: { '8,10': 3 } } }, go('W-0 W-1 W-2', diamondMine)),
    ).toBe('Llenas la mina: Berenguer, que ya tiene 3 pisos, no entra sin combatir con tus 3 mineros.')
  })

  test('[FT-6.1] with the gold floor: diamonds next turn, or the camp that is missing', () => {
    const late: Scene = { ...mine, round: 8, floors: { W: 4 }, camps: { W: ['diamond'] } }
    const there = go('W-0 W-1', diamondMine)
    expect(said(late, there)).toBe(
      'Si nadie te echa de la mina, en tu próximo turno colocas 2 diamantes: te faltan 4.',
    )
    expect(said({ ...late, diamonds: { W: 2 }, trigger: 7 }, there)).toMatch(/completas el fuerte y ganas/)
    expect(said({ ...late, camps: {}, stock: { W: '5/5/0/0' } }, there)).toMatch(/^Con un campamento ahí/)
    expect(said({ ...late, camps: {}, stock: { W: '5/3/0/0' } }, there)).toContain('te faltan 2 de caliza.')
  })

  test('[FT-6.3] a fight there: whom it stops, and from what', () => {
    const fights: Scene = {
      dice: [2],
      round: 8,
      trigger: 6,
      floors: { N: 4 },
      diamonds: { N: 2 },
      camps: { N: ['diamond'] },
      miners: { W: { '8,10': 3 }, N: { [diamondMine]: 2 } },
    }
    const strikes = go('W-0 W-1 W-2', diamondMine)
    expect(said(fights, strikes)).toBe('Si no pierde la mina, Berenguer gana en su próximo turno.')
    const { trigger: _, ...before } = { ...fights, diamonds: {} }
    expect(said(before, strikes)).toBe(
      'Si no pierde la mina, Berenguer coloca 2 diamantes en su próximo turno y abre la cuenta atrás.',
    )
    // Where they win all the same, by gold, no camp is told of as if it were to come.
    expect(said({ ...fights, diamonds: { N: 3 }, stock: { N: '0/0/0/8' } }, strikes)).toBe(
      'Berenguer coloca ahí 2 diamantes por turno: por cada minero que pierda, uno menos.',
    )
    expect(said({ ...before, camps: {} }, strikes)).toBe(
      'Berenguer ya tiene el piso de oro: con un campamento ahí colocaría 2 diamantes por turno.',
    )
    expect(said({ ...before, camps: {}, floors: {} }, strikes)).toBe(
      'Berenguer guarda con 2 mineros la única mina de diamantes: nadie más entra sin combatir.',
    )
  })
})

test('[FT-6.3] a card that takes the last miner off the mine is told by whose win it bars', () => {
  const wins: Scene = {
    round: 8,
    trigger: 6,
    floors: { N: 4 },
    diamonds: { N: 3 },
    camps: { N: ['diamond'] },
    card: { W: 'convertMiner' },
    dice: [2],
    miners: { W: { lost: 1 }, N: { [diamondMine]: 1 } },
  }
  const converts = card({ targetMinerId: 'N-0', useMinerId: 'W-0' })
  expect(said(wins, converts)).toBe('Si no pierde la mina, Berenguer gana en su próximo turno.')
  expect(said({ ...wins, diamonds: {} }, converts)).not.toMatch(/gana en su/)
})

describe('a fight elsewhere', () => {
  const fights: Scene = {
    dice: [4],
    camps: { N: ['N-gold'] },
    miners: { W: { '8,10': 3 }, N: { '10,8': 2 } },
  }

  test('[FT-4.23] what the rival no longer collects, or what of one’s own pays again', () => {
    expect(said(fights, go('W-0 W-1 W-2', '10,8'))).toBe(
      'Si ganas, Berenguer deja de cobrar ahí 2 de oro por turno.',
    )
    expect(said({ ...fights, camps: { W: ['N-gold'] } }, go('W-0', '10,8'))).toMatch(
      /^Tu campamento sigue ahí/,
    )
    // Who can pay puts their own in its place [FT-4.25].
    const stands: Scene = { ...fights, camps: { W: ['N-gold'] }, stock: { N: '5/5/0/0' } }
    expect(said(stands, go('W-0', '10,8'))).toBe(
      'Berenguer puede cambiar tu campamento por uno suyo en su próximo turno: si ganas, ya no.',
    )
    expect(said({ ...stands, supply: { N: 0 } }, go('W-0', '10,8'))).toMatch(/^Tu campamento sigue ahí/)
    expect(said({ ...fights, camps: {} }, go('W-0', '10,8'))).toBe(
      'Cada minero que pierda le cuesta a Berenguer 1 de oro o 4 de granito, y ahora tiene 10 vivos.',
    )
  })
})

describe('camps and floors', () => {
  test('[FT-4.25] what a camp gives, whom it sends home, and what it waits for', () => {
    const pitch: Scene = { stock: { W: '5/5/0/0' }, miners: { W: { '6,10': 2, [diamondMine]: 1 } } }
    expect(said(pitch, camp('W-turq'))).toBe(
      'Te da 2 de turquesa por turno desde el próximo cobro: el piso de turquesa pide 10 y aún no tienes.',
    )
    expect(said({ ...pitch, camps: { N: ['W-turq'] } }, camp('W-turq'))).toBe(
      'El campamento de Berenguer vuelve a su reserva, y el tuyo te da 2 de turquesa por turno.',
    )
    expect(said({ ...pitch, floors: { W: 2 } }, camp('diamond'))).toBe(
      'Dará diamantes en cuanto tengas el piso de oro: te faltan 2 pisos.',
    )
    expect(said({ ...pitch, floors: { W: 4 } }, camp('diamond'))).toMatch(/colocas 1 diamante: te faltan 4/)
    const free: Scene = { miners: { W: { '2,8': 1 } } }
    expect(said(free, camp('W-granA'))).toMatch(/^No te cuesta nada/)
  })

  test('[FT-4.27] a camp is taken away for another site only where none is left', () => {
    const full: Scene = { camps: { W: ['W-granA'] }, supply: { W: 0 } }
    expect(said(full, strike('W-granA'))).toMatch(/^No te queda ningún campamento/)
    expect(said({ ...full, supply: { W: 2 } }, strike('W-granA'))).toBeNull()
  })

  test('[FT-4.2a] what a floor gives, and how far the next one is', () => {
    expect(said({ stock: { W: '15/14/0/0' } }, build)).toBe(
      'Te da 1 de granito más por turno; el piso de caliza pide 15 y tienes 14.',
    )
    expect(said({ stock: { W: '15/15/0/0' } }, build)).toBe(
      'Te da 1 de granito más por turno, y ya tienes con qué pagar el piso de caliza.',
    )
  })

  test('[FT-2.4.3] with the gold floor come the diamonds, or what they wait for', () => {
    const last: Scene = { floors: { W: 3 }, stock: { W: '0/0/0/10' } }
    const ready: Scene = { ...last, camps: { W: ['diamond'] }, miners: { W: { [diamondMine]: 3 } } }
    expect(said(ready, build)).toBe(
      'Con el piso de oro tus 3 mineros de la mina colocan 3 diamantes en tu próximo turno.',
    )
    expect(said({ ...ready, camps: {} }, build)).toMatch(/te falta un campamento allí/)
    expect(said(last, build)).toMatch(/te faltan mineros y un campamento/)
  })
})

describe('the bank', () => {
  test('[FT-2.6.1, FT-2.6.2] what is paid for with it, or what is still missing', () => {
    expect(said({ floors: { W: 2 }, stock: { W: '0/3/9/0' } }, exchange('limestone'))).toBe(
      'Con esto ya puedes pagar el piso de turquesa.',
    )
    expect(said({ floors: { W: 2 }, stock: { W: '0/3/7/0' } }, exchange('limestone'))).toBe(
      'Con esto te faltan 2 de turquesa para el piso de turquesa.',
    )
    expect(said({ floors: { W: 2 }, stock: { W: '2/0/7/0' } }, exchange('granite'))).toBe(
      'La banca da 1 de turquesa por 3 de caliza, y te faltan 3 de turquesa para el piso de turquesa.',
    )
    const camps: Scene = { stock: { W: '7/4/0/0' }, miners: { W: { '6,10': 1 } } }
    expect(said(camps, exchange('granite'))).toBe(
      'Con esto puedes pagar un campamento en la mina de turquesa, donde ya tienes 1 minero.',
    )
    // Who has no miner on a site without a camp can pitch none.
    expect(said({ ...camps, miners: {} }, exchange('granite'))).toBe(
      'Más adelante el piso de caliza pide 15, y con esto tienes 5.',
    )
  })

  test('[FT-2.6.4] of the final rounds: diamonds for gold', () => {
    const late: Scene = {
      round: 8,
      trigger: 6,
      floors: { W: 4 },
      stock: { W: '0/0/4/8' },
      diamonds: { W: 2 },
    }
    expect(said(late, exchange('gold'))).toBe(
      'Es tu diamante número 3: con uno más completas el fuerte y ganas.',
    )
    expect(said({ ...late, stock: { W: '0/0/4/6' } }, exchange('turquoise'))).toBe(
      'En las rondas finales, la banca da un diamante por 8 de oro, y con esto tienes 7.',
    )
  })

  test('[FT-2.5.3] what a miner who comes back is good for', () => {
    const back: Scene = {
      phase: 'recover',
      stock: { W: '4/0/0/0' },
      camps: { W: ['W-lime'] },
      miners: { W: { lost: 1, '4,10': 2 } },
    }
    expect(said(back, recover('granite'))).toBe(
      'Puede andar este turno: en la cantera de caliza, a 2 pasos de la base, daría 1 de caliza por turno.',
    )
    expect(said({ ...back, camps: {} }, recover('granite'))).toMatch(/vuelves a tener 10 mineros/)
    expect(
      said(
        { ...back, floors: { W: 4 }, miners: { ...back.miners, N: { [diamondMine]: 1 } } },
        recover('granite'),
      ),
    ).toBe('Berenguer guarda con 1 minero la mina de diamantes: con este tienes 10 para echarlo.')
  })
})

describe('the end of a turn', () => {
  const ends: Scene = {
    stock: { W: '12/0/0/0' },
    camps: { W: ['W-granA'] },
    miners: { W: { '2,8': 3, base: 1 } },
  }

  test('what the next collection pays for, or how far that is', () => {
    expect(said(ends, endTurn)).toBe(
      'Con lo que cobras en tu próximo turno ya podrás pagar el piso de granito.',
    )
    expect(said({ ...ends, stock: { W: '9/0/0/0' } }, endTurn)).toBe(
      'Tal como están tus mineros, el piso de granito llega en 2 turnos.',
    )
    expect(said({ ...ends, stock: { W: '9/0/0/0' }, miners: { W: { '2,8': 3, lost: 7 } } }, endTurn)).toBe(
      'Todos tus mineros rinden donde están: 3 de granito por turno.',
    )
    expect(said({ stock: { W: '0/0/0/0' } }, endTurn)).toBeNull()
    // Nobody collects after the last round.
    expect(said({ ...ends, round: 10, trigger: 6 }, endTurn)).toBeNull()
  })
})

describe('cards, hats and trades', () => {
  test('[FT-8.7] how far the hat takes who wears it with this turn’s dice', () => {
    const hats: Scene = { options: { magicHats: 'yes' }, dice: [3], miners: { W: { base: 1 } } }
    expect(said(hats, hat('W-0'))).toMatch(/llega este turno a la mina de oro, a 6 pasos/)
    expect(said({ ...hats, dice: [] }, hat('W-0'))).toMatch(/^Anda el doble/)
  })

  test('[section 4.7] what a card takes, or brings', () => {
    expect(
      said({ card: { W: 'stealLimestone' }, stock: { W: '0/2/0/0', N: '0/8/0/0' } }, card({ target: 'N' })),
    ).toBe('Te llevas 8 de caliza: con las tuyas son 10.')
    const doubles: Scene = {
      phase: 'turnStart',
      card: { W: 'doubleProduction' },
      camps: { W: ['W-gold'] },
      miners: { W: { '8,10': 3 } },
    }
    expect(said(doubles, card({ site: 'W-gold' }))).toBe('Cobrarás ahí 6 de oro en vez de 3 de oro.')
    expect(said({ floors: { W: 2 }, stock: { W: '5/5/0/0' } }, buyCard)).toMatch(
      /ya no piden granito ni caliza/,
    )
    expect(said({ stock: { W: '5/5/0/0' } }, buyCard)).toBeNull()
  })

  test('[FT-4.40] what a trade pays for, on either side', () => {
    const deals: Scene = {
      phase: 'negotiation',
      floors: { W: 3, N: 3 },
      stock: { W: '0/9/0/8', N: '0/0/0/9' },
      negotiation: { proposalsLeft: 3, open: null },
    }
    expect(said(deals, offer('N', { limestone: 4 }, { gold: 2 }))).toBe(
      'Si acepta, ya puedes pagar el piso de oro.',
    )
    expect(said(deals, offer('N', { limestone: 4 }, { gold: 1 }))).toBe(
      'Si acepta, te falta 1 para el piso de oro.',
    )
    const open = {
      to: 1 as never,
      give: { gold: 1 },
      get: { gold: 0 },
      countered: false,
      mustAnswer: 1 as never,
    }
    const asked: Scene = {
      ...deals,
      negotiation: { proposalsLeft: 3, open: { ...open, get: { limestone: 1 } } },
    }
    const stocked: Scene = { ...asked, stock: { W: '0/9/0/8', N: '0/3/0/9' } }
    expect(said(stocked, accept, 'es', 'N')).toBe('Con esto ya puedes pagar el piso de oro.')
    const other = { ...open, give: { limestone: 2 }, get: { gold: 2 } }
    const refuses: Scene = { ...deals, negotiation: { proposalsLeft: 3, open: other } }
    expect(said(refuses, reject, 'es', 'N')).toBe('Con ese trato Ana podría pagar ya el piso de oro.')
    expect(said(stocked, reject, 'es', 'N')).toBeNull()
  })
})
