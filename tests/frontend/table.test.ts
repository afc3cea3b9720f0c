/** The page's model of a table: what is shown before a turn is confirmed, what is told of it, and when it can be sent. */
import { createEffect, createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import './page.ts'
import { plug as castlePlug } from '../../frontend/games/castillo/ui.tsx'
import { later } from '../../frontend/games/fortaleza/fetched.ts'
import { plug as fortressPlug } from '../../frontend/games/fortaleza/ui.tsx'
import type { AnyPlug, AnyUi } from '../../frontend/plug/gameUi.ts'
import type { Theatre } from '../../frontend/table/model/reel.ts'
import { foresee, predict } from '../../shared/engine/predict.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Move } from '../../shared/games/fortaleza/moves.ts'
import * as castle from '../kit/castillo.ts'
import * as fortress from '../kit/fortaleza.ts'
import { stillTheatre } from '../kit/handmade.ts'
import { seatedAt, type Seated } from '../kit/seated.ts'
import { registry } from '../../shared/registry.ts'
import { playthrough } from '../laws/playthrough.ts'
import { optionCases } from '../kit/tables.ts'

// What a screen fetches once it stands is there from the start, so that no test ends before it has come.
await Promise.all([
  import('../../frontend/games/castillo/later.ts'),
  import('../../frontend/games/fortaleza/scenes.tsx'),
])

const uiOf = async (plug: AnyPlug): Promise<() => AnyUi> => {
  const texts = await plug.texts('es')
  return () => plug.create(() => texts)
}
const castleUi = await uiOf(castlePlug as unknown as AnyPlug)
const fortressUi = await uiOf(fortressPlug as unknown as AnyPlug)

const atCastle = (scene: castle.Scene, me: castle.Letter = 'A'): Seated => {
  const state = castle.given(scene)
  const { winter, roundTrackTalers, workerSupply } = state.config
  return seatedAt(castlePlug.rules as never, castleUi, {
    seats: state.players.length,
    options: { winter, roundTrackTalers, workerSupply },
    state,
    me: castle.seat(me),
  })
}
const atFortress = (scene: fortress.Scene, me: fortress.Letter = 'B', theatre?: Theatre): Seated => {
  const state = fortress.given(scene)
  const from = {
    seats: state.players.length,
    options: { scoring: state.config.scoring },
    state,
    me: fortress.seat(me),
  }
  return seatedAt(fortressPlug.rules as never, fortressUi, from, theatre)
}
const castleView = ({ page }: Seated) => page.view() as unknown as ReturnType<typeof castle.given>
const fortressView = ({ page }: Seated) => page.view() as unknown as ReturnType<typeof fortress.given>

const kindsOf = ({ page }: Seated): string[] =>
  page.decisions().map(({ seat, kind }) => `${page.nameOf(seat)} ${kind}`)

/** Ana builds with the last card of the round, and could build once more. */
const lastCard: castle.Scene = {
  players: 3,
  phase: 'build',
  queue: ['A worker1'],
  cards: { 'A worker1': '' },
  has: { A: '3S 3W 3B 3T' },
}
const house = castle.build('house1', '1S 1B 1T')
const lastBuilding: castle.Scene = { ...lastCard, builtThisTurn: 1 }

describe('the log', () => {
  test('has one’s own move as soon as it is played, also where one is asked again at once', async () => {
    const ana = atCastle(lastCard)
    await ana.stage(house)
    expect(ana.lines().join()).not.toContain('construye')
    await ana.confirm()
    expect(kindsOf(ana)).toEqual(['A build'])
    expect(ana.lines().join()).toContain('A construye')
  })

  test('has all that followed on one’s own move', async () => {
    const ana = atCastle({ ...lastBuilding, queue: ['A worker1', 'B messenger'] })
    await ana.stage(house)
    await ana.confirm()
    expect(ana.lines().map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'A construye',
      'El Mensajero',
      'Termina la',
      'Ronda 2:',
    ])
  })
})

describe('who has played is not asked once more while the rest of the answer is still to be shown', () => {
  /** Who is asked what, from what is staged on until all of the answer is shown. */
  const askedOn = async (seated: Seated): Promise<readonly string[][]> => {
    const seen: string[][] = []
    const dispose = createRoot((end) => {
      createEffect(() => seen.push(kindsOf(seated)))
      return end
    })
    await seated.confirm()
    dispose()
    return seen
  }
  const holdsOf = ([mine, ...later]: readonly string[][]): void => {
    expect(later.length).toBeGreaterThan(0)
    for (const asked of later) expect(asked).not.toEqual(mine)
  }

  test('a turn that ends', async () => {
    const berta = atFortress({ active: 'B', hand: { B: ['w-1', 'w-2', 'w-3'] } })
    await berta.stage(fortress.resources('w-1', 'w-2'))
    holdsOf(await askedOn(berta))
  })

  test('nor is anybody asked what comes next before it is seen what led there', async () => {
    const landing: (() => void)[] = []
    const fly = (): Promise<void> => new Promise((landed) => landing.push(landed))
    // What flies is fetched when the screen stands.
    await later()
    const berta = atFortress({ active: 'B', hand: { B: ['w-1', 'w-2', 'w-3'] } }, 'B', {
      ...stillTheatre,
      fly,
    })
    await berta.stage(fortress.resources('w-1', 'w-2'))
    void berta.confirm()
    await expect.poll(() => berta.page.pending()).toBe(false)
    let seen = 0
    while (berta.page.replay.busy()) {
      expect(kindsOf(berta)).toEqual([])
      seen += landing.length
      for (const land of landing.splice(0)) land()
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(seen).toBeGreaterThan(0)
    expect(kindsOf(berta)).toEqual(['B turn'])
  })

  test('who begins the next phase of Fortaleza is named before the cards are dealt', async () => {
    const berta = atFortress(
      {
        active: 'B',
        stage: 'chooseStartPlayer',
        hand: { B: [], G: [], R: [], Y: [] },
      },
      'B',
      stillTheatre,
    )
    const naming: Move = { type: 'chooseStartPlayer', seat: fortress.seat('G') }
    await berta.stage(naming)
    holdsOf(await askedOn(berta))
  })
})

describe('what a staged move shows ends with one’s own act', () => {
  test('a building that ends the round: no card of others, no new round, and nothing can be staged on top', async () => {
    const ana = atCastle({ ...lastBuilding, queue: ['A worker1', 'B messenger'] })
    const before = castleView(ana)
    await ana.stage(house)
    const view = castleView(ana)
    expect(view.buildings.house1).toBeDefined()
    expect([view.round, view.phase, view.queue]).toEqual([1, 'build', before.queue])
    expect(view.players.slice(1)).toEqual(before.players.slice(1))
    expect(ana.page.sealed()).toBe(true)
    expect(ana.page.legal()).toEqual([])
    expect(kindsOf(ana)).toEqual(['A build'])
    expect(ana.status()).toBe('Confirma tu turno, o deshazlo')
    await ana.stage(castle.choose('trader'))
    expect(ana.page.staged()).toEqual([house])
    await ana.confirm()
    expect([castleView(ana).round, castleView(ana).phase]).toEqual([2, 'chooseCards'])
  })

  test('a Trader’s place: the income of all comes with the answer', async () => {
    const ana = atCastle({ players: 3, phase: 'traderPlace', queue: ['A trader'], carts: { cartSand: 'B' } })
    const before = castleView(ana)
    await ana.stage(castle.trader('cartWood'))
    expect(castleView(ana).traderSpaces.cartWood).toBe(castle.seat('A'))
    expect(castleView(ana).players.map(({ resources }) => resources)).toEqual(
      before.players.map(({ resources }) => resources),
    )
  })

  test('what one’s own card asks next is part of it: tower, buildings and helpers are one turn', async () => {
    const ana = atCastle({
      players: 3,
      phase: 'towerTake',
      queue: ['A bricklayer'],
      tower: '2B 1T',
      has: { A: '2S 2W 2T' },
      talers: { A: 20 },
      builtThisTurn: 1,
    })
    await ana.stage(castle.take('brick'))
    expect(kindsOf(ana)).toEqual(['A build'])
    await ana.stage(house)
    expect(kindsOf(ana)).toEqual(['A helpers'])
    expect(ana.page.ready()).toBe(false)
    await ana.stage(castle.pass.helpers)
    expect(ana.page.ready()).toBe(true)
    await ana.confirm()
    expect(ana.page.trouble()).toBeNull()
    expect(castleView(ana).round).toBe(2)
  })

  test('the last card of a phase of Fortaleza: no points, no scoring, no other turn', async () => {
    const yolanda = atFortress(
      { active: 'Y', played: 1, deck: 0, hand: { B: [], G: [], R: [], Y: ['w-1'] }, coins: { Y: 5 } },
      'Y',
    )
    await yolanda.stage(fortress.build('N2', 'w-1:wall'))
    const view = fortressView(yolanda)
    expect(view.board.spaces.N2).toHaveLength(1)
    expect(view.players.map(({ score, phaseScores }) => [score, phaseScores.length])).toEqual(
      view.players.map(() => [0, 0]),
    )
    expect([view.stage, view.activeSeat]).toEqual(['turn', fortress.seat('Y')])
    expect(yolanda.status()).toBe('Confirma tu turno, o deshazlo')
    await yolanda.confirm()
    expect(fortressView(yolanda).players[3]!.score).toBeGreaterThan(0)
  })

  for (const { meta, rules } of Object.values(registry))
    test(`${meta.id}: of all staged moves of whole games, none ends the game or goes on to another question for somebody else`, async () => {
      const game = await rules()
      const [setting] = optionCases(game, meta, meta.seats.best)
      let cut = 0
      for (const seed of [1, 2, 3, 4]) {
        const play = playthrough(game, {
          name: setting!.name,
          seats: meta.seats.best,
          options: setting!.options,
          seed,
        })
        for (const { before, entry, moves } of play.turns) {
          let view = conceal(before, entry.seat)
          for (const move of moves) {
            const [foreseen, whole] = [
              foresee(game, view, entry.seat, move),
              predict(game, view, entry.seat, move),
            ]
            expect(whole.events.slice(0, foreseen.events.length)).toEqual(foreseen.events)
            const others = game.decisions(foreseen.view).filter(({ seat }) => seat !== entry.seat)
            const open = game.decisions(before).map(({ kind }) => kind)
            for (const { kind } of others) expect(open).toContain(kind)
            expect(game.outcome(foreseen.view)).toBeNull()
            if (foreseen.events.length < whole.events.length) cut++
            if (!foreseen.complete) break
            view = foreseen.view
          }
        }
      }
      expect(cut).toBeGreaterThan(0)
    })
})

test('a staged move is named by what there was before it: two bricks from the tower, not nothing', async () => {
  const ana = atCastle({ players: 3, phase: 'towerTake', queue: ['A bricklayer'], tower: '2B 1T' })
  await ana.stage(castle.take('brick'))
  expect(ana.turn()).toEqual(['Tomar 2 ladrillos'])
})

describe('the status', () => {
  test('during another’s turn it says who builds, also between its cards', () => {
    const berta = atFortress({ active: 'G', played: 2 })
    expect(berta.status()).toBe(`Juega ${berta.page.nameOf(fortress.seat('G'))}`)
  })

  test('while one’s own turn goes on to its end, nothing is said to be on its way', () => {
    const berta = atFortress({ active: 'B', played: 2 })
    expect(berta.status()).toBe('Tu turno termina…')
  })
})

describe('Confirm is there', () => {
  test('when the turn is whole, not after half of it', async () => {
    const berta = atFortress({ hand: { B: ['w-1', 'w-2', 'w-3'] } })
    await berta.stage(fortress.resources('w-1'))
    expect(berta.page.sealed()).toBe(false)
    expect(berta.page.ready()).toBe(false)
    await berta.stage(fortress.resources('w-2'))
    expect(berta.page.ready()).toBe(true)
    await berta.confirm()
    expect(berta.page.trouble()).toBeNull()
    expect(berta.page.ready()).toBe(false)
  })

  test('for a choice in secret, and for another one in its stead', async () => {
    const ana = atCastle({ players: 3 })
    await ana.stage(castle.choose('trader'))
    expect(ana.page.ready()).toBe(true)
    await ana.confirm()
    expect(kindsOf(ana)).toEqual(['B chooseCards', 'C chooseCards'])
    await ana.stage(castle.choose('worker1'))
    expect(ana.page.ready()).toBe(true)
  })
})

describe('one’s newest move is free to be taken back', () => {
  test('where it was one’s own and told nobody anything: a secret choice, until anybody else has played', async () => {
    const ana = atCastle({ players: 3 })
    expect(ana.page.isNewestFree()).toBe(false)
    await ana.stage(castle.choose('trader'))
    await ana.confirm()
    expect(ana.page.isNewestFree()).toBe(true)
    ana.play(castle.seat('B'), castle.choose('messenger'))
    expect(ana.page.isNewestFree()).toBe(false)
  })

  test('not where cards were drawn: what was seen cannot be unseen', async () => {
    const berta = atFortress({ hand: { B: ['w-1', 'w-2', 'w-3'] } })
    await berta.stage(fortress.resources('w-1'))
    await berta.stage(fortress.resources('w-2'))
    await berta.confirm()
    expect(berta.page.trouble()).toBeNull()
    expect(berta.page.isNewestFree()).toBe(false)
  })
})
