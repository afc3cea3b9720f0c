/** What goes over the wire while all choose in secret: that somebody has chosen, and nothing of what. */
import { expect, test } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { roleCards, winterCards } from '../../shared/games/castillo/components.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { type Client, join, started, token } from './clients.ts'

type Player = Client<State, Move>

const rules = castillo as unknown as AnyGame
const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
const begun = (changes: Partial<typeof options> = {}) =>
  started<State, Move>({ game: 'castillo', options: { ...options, ...changes } }, rules)
const watch = (id: string) => join<State, Move>(id, null, 0, rules)

const choose = (...cards: (typeof roleCards)[number][]): Move => ({ type: 'chooseCards', cards })
/** A frame without what counts up by itself. */
const plain = (frame: string): string => frame.replace(/"(seq|at|cid|now)":\d+/g, '"$1":0')
const namedIn = (frames: readonly string[], names: readonly string[]): string[] =>
  names.filter((name) => frames.join('\n').includes(`"${name}"`))

test('[CA-7.2] whichever card is chosen, others are sent one frame of the same bytes and no name', async () => {
  const { id, people } = await begun()
  const guest = await watch(id)
  const [ana, ...rest] = people
  const others: readonly Player[] = [...rest, guest]
  const heard = others.map(() => new Set<string>())
  for (const card of roleCards.slice(0, 7)) {
    const before = others.map(({ frames }) => frames.length)
    await ana.play([choose(card)])
    for (const [index, other] of others.entries()) {
      await other.until(() => other.seq === ana.seq)
      const fresh = other.frames.slice(before[index])
      expect(fresh).toHaveLength(1)
      heard[index]!.add(plain(fresh[0]!))
    }
    expect(ana.state.players[0]!.choice?.cards?.secret).toEqual([card])
  }
  for (const [index, frames] of heard.entries()) {
    expect([...frames]).toHaveLength(1)
    expect(namedIn(others[index]!.frames, roleCards)).toEqual([])
    expect(others[index]!.state.players[0]!.choice).toEqual({ cards: null })
  }
})

test('[CA-4.1.2] who comes back, or comes late, learns no more of a choice than those who were there', async () => {
  const { id, people } = await begun()
  const [ana, berta] = people
  await ana.play([choose('trader')])
  await berta.until(() => berta.seq === ana.seq)
  const again = await join<State, Move>(id, token('berta'), 0, rules)
  const late = await watch(id)
  for (const one of [again, late]) {
    expect(one.state.players[0]!.choice).toEqual({ cards: null })
    expect(namedIn(one.frames, roleCards)).toEqual([])
  }
  const herself = await join<State, Move>(id, token('ana'), 0, rules)
  expect(herself.state.players[0]!.choice?.cards?.secret).toEqual(['trader'])
})

test('[CA-4.1.6, CA-R33] the last choice opens all; one that comes after it is stale', async () => {
  const { id, people } = await begun()
  const guest = await watch(id)
  const [ana, berta, carles] = people
  const { key } = ana
  await ana.play([choose('stonemason')])
  await berta.play([choose('messenger')], { decision: key })
  expect(namedIn(guest.frames, roleCards)).toEqual([])
  await carles.play([choose('messenger')], { decision: key })
  for (const one of [ana, berta, guest]) await one.until(() => one.seq === carles.seq)
  expect(guest.state.players.map(({ played }) => played)).toEqual([
    ['stonemason'],
    ['messenger'],
    ['messenger'],
  ])
  expect(await ana.play([choose('trader')], { decision: key })).toMatchObject({ t: 'refused', why: 'stale' })
})

test('[CA-7.2] the winter cards to come are sent to nobody', async () => {
  const { id, people } = await begun({ winter: 'yes' })
  const guest = await watch(id)
  for (const one of [...people, guest]) {
    expect(one.state.winter.deck).toEqual(Array(6).fill(null))
    expect(namedIn(one.frames, winterCards)).toEqual([])
  }
})
