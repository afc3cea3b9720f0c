/** What an advised move is for: one sentence by what stands on the map, and none of what does not. */
import { describe, expect, test } from 'vitest'
import { purpose } from '../../frontend/games/storming/purpose.ts'
import { siteAt, wayTo } from '../../frontend/games/storming/purposeFacts.ts'
import type { Language } from '../../shared/engine/meta.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { storming } from '../../shared/games/storming/game.ts'
import { adjacentTo } from '../../shared/games/storming/layout.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import type { State } from '../../shared/games/storming/state.ts'
import {
  attack,
  card,
  found,
  given,
  type Letter,
  letterOf,
  move,
  planning,
  recruit,
  run,
  type Scene,
  seat,
  troop,
  wall,
  wandered,
} from '../kit/storming.ts'

const said = (state: State, letter: Letter, one: Move, language: Language = 'es'): string | null => {
  const view = conceal(state, seat(letter))
  const refused = storming.check(state, seat(letter), one)
  if (refused !== null) throw new Error(JSON.stringify(refused))
  const { view: after } = foresee(storming, view, seat(letter), one)
  const nameOf = (other: Parameters<typeof letterOf>[0]): string =>
    ({ R: 'Ana', B: 'Berta', G: 'Carla', Y: 'Diego' })[letterOf(other)]
  return purpose(one, { view, after, seat: seat(letter), language, nameOf })
}

describe('the beginning', () => {
  test('[ST-2.13, ST-3.8] with three players all starts are alike, and the terrain is dealt later', () => {
    const { state } = wandered(3, 1, 0)
    const { seat: one } = storming.decisions(state)[0]!
    const first = { type: 'placeStartVillage', region: 'A5' } as const
    expect(said(state, letterOf(one), first)).toBe(
      'Da igual cuál: entre una y otra hay 6 regiones, y el terreno se reparte después.',
    )
    expect(said(state, letterOf(one), first, 'en')).toMatch(/^Any will do: they lie 6 regions apart/)
  })

  test('[ST-2.13] with four, who places first is told how near another may come', () => {
    const { state } = wandered(4, 1, 0)
    const one = letterOf(storming.decisions(state)[0]!.seat)
    expect(said(state, one, { type: 'placeStartVillage', region: 'A3' })).toBe(
      'Nadie empezará a menos de 5 regiones de ahí, y el terreno se reparte después.',
    )
  })

  /** Where the first soldier may go after so many steps of settling, and what is said of each place. */
  const firstSoldiers = (players: 3 | 4, seed: number, steps: number) => {
    const { state } = wandered(players, seed, steps, { startCard: players === 3 ? '1' : '0' })
    const { seat: one } = storming.decisions(state)[0]!
    const places = adjacentTo(players, state.startRegions[one]!).filter(
      (region) => storming.check(state, one, { type: 'placeStartSoldier', region }) === null,
    )
    const told = places.map((region) => said(state, letterOf(one), { type: 'placeStartSoldier', region }))
    return { state, one, places, told }
  }

  test('[ST-2.21] the first soldier is told the way to the mountain or a forest', () => {
    const { told } = firstSoldiers(3, 1, 3)
    expect(told.filter((sentence) => sentence !== null).length).toBeGreaterThan(0)
    for (const sentence of told)
      expect(sentence ?? '').toMatch(
        /^$|a (un paso|\d pasos) (de la montaña de D6, donde una mina|del bosque de (C4|F3), donde)/,
      )
  })

  test('[ST-3.9] no place of the first soldier is praised for what another place is nearer to', () => {
    let praised = 0
    for (let seed = 1; seed < 9; seed++)
      for (const nth of [0, 1, 2, 3]) {
        const { state, one, places, told } = firstSoldiers(4, seed, 4 + 2 * nth)
        for (const [index, sentence] of told.entries()) {
          const site = /montaña/.test(sentence ?? '')
            ? 'mine'
            : /bosque/.test(sentence ?? '')
              ? 'sawmill'
              : null
          if (site === null) continue
          praised++
          const far = places.map((from) =>
            siteAt(state, one, from) === site ? 0 : (wayTo(state, one, from, site)?.steps ?? 99),
          )
          expect(far[index], `${seed} ${nth} ${places[index]}: ${sentence}`).toBe(Math.min(...far))
        }
      }
    expect(praised).toBeGreaterThan(30)
  })

  test('[ST-3.9] where others are nearer to both, it is told to lie farthest from a rival’s soldier', () => {
    const sentences = [1, 2, 3, 4, 5, 6, 7].flatMap((seed) => firstSoldiers(4, seed, 10).told)
    const far = sentences.filter((sentence) => sentence?.includes('un soldado rival') === true)
    expect(far[0]).toMatch(
      /^Ningún otro sitio queda más lejos de un soldado rival: hay \d regiones hasta el de /,
    )
  })
})

test('[ST-6.1] a sure point that is not taken is spoken of: whether it can be taken right after, or does no better', () => {
  const on = { D4: 'R:town', E4: 'R:village' } as const
  const first = card({ on, homes: false }, 'R', 'build')
  expect(said(first, 'R', wall('E4'))).toContain(
    'El punto de la ciudad sigue ahí: puedes tomarlo justo después.',
  )
  expect(said(first, 'R', wall('E4'), 'en')).toContain('The point for the city is still there')
  // It takes the point itself; or there is none to be had.
  expect(said(first, 'R', found('upgradeSettlement', 'D4'))).not.toContain('sigue ahí')
  const none = card({ on: { D4: 'R:village' }, homes: false }, 'R', 'build')
  expect(said(none, 'R', wall('D4'))).not.toContain('El punto')
  // The last action.
  const last = card({ on, homes: false, pacts: [['blockade', 'BG']] }, 'R', 'build')
  expect(said(last, 'R', wall('E4'))).toBe(
    'En las continuaciones probadas, tomar ya el punto de la ciudad no sale mejor.',
  )
})

test('[ST-6.4] while a rival could win with somebody’s last settlement, a hint that leaves that so says it', () => {
  // Berta's soldier stands beside Carla's only village.
  const near = { D4: 'R:town', F4: 'G:village', F5: 'B:soldier', A2: 'B:village' } as const
  const state = card({ on: near, homes: false }, 'R', 'build')
  expect(said(state, 'R', wall('D4'))).toContain('Ojo: Berta aún ganaría si toma lo último de Carla.')
  const own = card({ on: { D4: 'R:village', D5: 'B:soldier', A2: 'B:village' }, homes: false }, 'R', 'build')
  expect(said(own, 'R', found('upgradeSettlement', 'D4'), 'en')).toMatch(
    /Mind: Berta would still win by taking your last settlement\.$/,
  )
  // Walled, it cannot be taken; nobody near, nothing is said of it.
  expect(
    said(
      card({ on: { ...near, F5: 'B:soldier', F4: 'G:village*' }, homes: false }, 'R', 'build'),
      'R',
      wall('D4'),
    ),
  ).not.toContain('Ojo')
})

describe('cards placed are told by what they can do on the map as it stands', () => {
  const placed = (scene: Scene, present: string, future: string): string | null =>
    said(planning(scene), 'R', {
      type: 'placeCards',
      placements: [
        { card: `${present}-red`, pile: 'present' },
        { card: `${future}-red`, pile: 'future' },
      ],
    })

  test('[ST-5.21] a village becomes a city with two actions, and recruits what a city may', () => {
    expect(placed({}, 'build', 'diplomacy')).toBe(
      'Con las 2 acciones de Construir, una aldea llega hasta ciudad: un punto.',
    )
    expect(placed({}, 'build', 'recruit')).toContain('haces una ciudad, un punto, y con Reclutar')
    // Where a blockade leaves one action it does not.
    expect(placed({ pacts: [['blockade', 'BG']] }, 'build', 'diplomacy')).not.toContain('ciudad')
  })

  test('[ST-5.48, ST-1.2] whom a military card can take a place from, and that a truce forbids it', () => {
    const on = { D4: 'R:soldier', D5: 'B:village' } as const
    expect(placed({ on }, 'military1', 'build')).toBe(
      'Con Militar puedes conquistar la aldea de Berta en D5: un punto.',
    )
    expect(placed({ on: { D4: 'R:soldier', G4: 'B:sawmill', D5: 'B:village' } }, 'military1', 'build')).toBe(
      'Con Militar puedes conquistar el último asentamiento de Berta y ganar.',
    )
    expect(placed({ on, flags: ['truce'] }, 'military1', 'diplomacy') ?? '').not.toContain('conquistar')
  })

  test('[ST-5.22] what comes after is told with it: walk there, then build', () => {
    const on = { D4: 'R:soldier', D5: 'mountain' } as const
    expect(placed({ on }, 'military1', 'build')).toBe(
      'Con Militar un soldado llega a la montaña de D5, y con Construir hace luego una mina.',
    )
  })
})

describe('events', () => {
  const event = (scene: Scene, eventId: string): string | null => {
    const state = given({ ...scene, events: { R: [eventId] } })
    state.players[0]!.planning = 'event'
    const { state: asked } = run(state, [{ type: 'plan', seats: [seat('R')] }])
    return said(asked, 'R', { type: 'placeEvent', eventId })
  }

  test('[ST-2.40] a directed one is told by what the other would lose now', () => {
    const id = 'assassination-blue-1'
    expect(event({ on: { D4: 'B:village*' }, improvements: { B: ['cathedral'] } }, id)).toBe(
      'Si sale, Berta pierde su muralla y la Catedral.',
    )
    // Who has neither loses nothing, and so does who signs the network.
    expect(event({}, id)).toBe(null)
    expect(event({ improvements: { B: ['theatre'] }, pacts: [['informantNetwork', 'BG']] }, id)).toBe(null)
  })

  test('one for all is told where rivals lose more', () => {
    expect(event({ on: { D4: 'B:village*', E6: 'R:village' } }, 'earthquake')).toBe(
      'Si sale, tus rivales pierden 1 muralla, y tú nada.',
    )
    expect(event({ on: { D4: 'B:village', E6: 'R:village*' } }, 'earthquake')).toBe(null)
  })
})

describe('troops', () => {
  test('[ST-5.45] where a step brings a place within reach, it is told, and not where it was already', () => {
    const far = card({ on: { D3: 'R:soldier', D5: 'B:village' } }, 'R', 'military1')
    expect(said(far, 'R', move(troop(far, 'D3'), 'D4'))).toBe(
      'Con su próxima acción puede conquistar la aldea de Berta en D5: sería un punto.',
    )
    const near = card({ on: { D4: 'R:soldier', D5: 'B:village' } }, 'R', 'military1')
    expect(said(near, 'R', move(troop(near, 'D4'), 'C4')) ?? '').not.toContain('conquistar')
  })

  test('[ST-5.22] a soldier on the mountain can make a mine, if none stands there', () => {
    const free = card({ on: { D3: 'R:soldier', D4: 'mountain' } }, 'R', 'military1')
    expect(said(free, 'R', move(troop(free, 'D3'), 'D4'))).toBe(
      'Ahí puede construir una mina, que da un punto mientras la tengas.',
    )
    const held = card({ on: { D3: 'R:soldier', D4: 'mountain R:mine' } }, 'R', 'military1')
    expect(said(held, 'R', move(troop(held, 'D3'), 'D4')) ?? '').not.toContain('mina')
  })

  test('[ST-5.20] who has no soldier is told what for one is', () => {
    const state = card({ on: { D4: 'R:knight' } }, 'R', 'recruit')
    expect(said(state, 'R', recruit('A2', 'soldier'))).toBe(
      'No te queda ningún soldado, y sin uno no se fundan aldeas, serrerías ni minas.',
    )
  })

  test('[ST-5.47, ST-5.48] an attack is told by what it stops or opens', () => {
    const threat = card({ on: { D4: 'R:knight', D5: 'B:soldier', D6: 'R:village' } }, 'R', 'military1')
    expect(said(threat, 'R', attack(troop(threat, 'D4'), 'D5'))).toBe(
      'Con esa tropa Berta podía conquistar D6, que es de los tuyos.',
    )
    const walled = { D5: 'B:village*', D4: 'R:soldier', C5: 'R:soldier' } as const
    const two = card({ on: walled }, 'R', 'military1')
    expect(said(two, 'R', attack(troop(two, 'D4'), 'D5'))).toBe(
      'Caída la muralla, otra tropa tuya puede conquistar la aldea de Berta en D5: un punto.',
    )
    // It is all that she has [ST-6.4].
    const few = {
      homes: false,
      on: { ...walled, A2: 'R:village', E3: 'G:village', C7: 'Y:village' },
    } as const
    const last = card(few, 'R', 'military1')
    expect(said(last, 'R', attack(troop(last, 'D4'), 'D5'))).toBe(
      'Caída la muralla, otra tropa tuya puede tomar el último asentamiento de Berta y ganar.',
    )
    const { C5: _, ...one } = few.on
    const alone = card({ ...few, on: one }, 'R', 'military1')
    expect(said(alone, 'R', attack(troop(alone, 'D4'), 'D5'))).toBe(
      'Sin la muralla, quien tome el último asentamiento de Berta gana la partida.',
    )
  })
})

describe('building', () => {
  test('[ST-6.1] the last step but one is told before all else', () => {
    const state = card({ on: { D4: 'R:town' }, perm: { R: 4 } }, 'R', 'build')
    expect(said(state, 'R', found('upgradeSettlement', 'D4'))).toBe(
      'Llegas a 6 de 7 puntos: te faltaría uno solo para ganar.',
    )
  })

  test('[ST-4.25] a town is on its way to a city, at once where an action is left', () => {
    const two = card({ on: { D4: 'R:village' } }, 'R', 'build')
    expect(said(two, 'R', found('upgradeSettlement', 'D4'))).toMatch(/^Te queda otra acción/)
    const one = card({ on: { D4: 'R:village' }, pacts: [['blockade', 'BG']] }, 'R', 'build')
    expect(said(one, 'R', found('upgradeSettlement', 'D4'))).toMatch(/^Un poblado ya recluta caballeros/)
  })

  test('[ST-5.47] a wall says against whom, where somebody stands there', () => {
    const beside = card({ on: { D4: 'R:village', D5: 'B:soldier' } }, 'R', 'build')
    expect(said(beside, 'R', wall('D4'))).toMatch(
      /^Berta puede conquistar ese asentamiento con un solo ataque/,
    )
    const alone = card({ on: { D4: 'R:village' } }, 'R', 'build')
    expect(said(alone, 'R', wall('D4'))).not.toContain('Berta')
  })
})

describe('cards and pacts', () => {
  test('[ST-5.36] a third civilian gives the point of the University, and else does what its card does', () => {
    const display = { civilian: ['alchemist', 'spy'] } as const
    const third = card(
      { display, civilians: { R: ['general', 'sheriff'] }, improvements: { R: ['university'] } },
      'R',
      'recruit',
    )
    const take = { type: 'recruitCivilian', civilian: 'alchemist' } as const
    expect(said(third, 'R', take)).toBe(
      'Es tu tercer civil: la Universidad te da un punto y llegas a 1 de 7.',
    )
    expect(said(card({ display }, 'R', 'recruit'), 'R', take)).toMatch(/^Te da el Invento/)
  })

  test('[ST-2.11] a pact is told by what it does to those who do not sign it', () => {
    const scene = {
      display: { pact: ['conspiracy', 'blockade'] },
      on: { D4: 'G:soldier', D6: 'G:knight' },
    } as const
    const offer = (pact: 'conspiracy' | 'blockade'): Move => ({ type: 'offerPact', pact, seat: seat('B') })
    const state = card(scene, 'R', 'diplomacy')
    expect(said(state, 'R', offer('conspiracy'))).toBe(
      'Si Berta firma, ganáis un punto cada uno y Carla pierde 2 tropas.',
    )
    expect(said(state, 'R', offer('blockade'))).toBe(
      'Si Berta firma, con cada carta Carla podrá hacer una sola acción.',
    )
    const none = card({ ...scene, options: { conspiracyPoint: 'outsiders' }, on: {} }, 'R', 'diplomacy')
    expect(said(none, 'R', offer('conspiracy'))).toBe(null)
  })

  test('[ST-5.80] becoming first player is told by where one stands in the order', () => {
    const claim = { type: 'claimFirstPlayer' } as const
    expect(said(card({ first: 'B' }, 'R', 'diplomacy'), 'R', claim)).toMatch(/^Ahora vas al final/)
    expect(said(card({ first: 'G' }, 'R', 'diplomacy'), 'R', claim)).toContain('antes que lo de Carla')
  })
})
