import { expect, test } from 'vitest'
import { develop, given, play, reason, seat } from '../../kit/fortaleza.ts'

const cards = { hand: { B: ['w-1', 'm-1', 't-1'] } } as const

test('[FZ-5.12] one card removes one top tile', () => {
  const { state } = play(given(cards), 'B', develop(0, 1, 0, 'w-1'))
  expect(state.players[0]!.stacks.wall).toHaveLength(11)
  expect(state.players[0]!.developed).toEqual({ guild: 0, wall: 1, tower: 0 })
})

test('[FZ-5.13, FZ-10.65] two cards remove two or three tiles, split freely', () => {
  const [player] = play(given(cards), 'B', develop(2, 0, 1, 'w-1', 'm-1')).state.players
  expect(player!.stacks.guild).toHaveLength(12)
  expect(player!.stacks.guild[0]).toBe(0)
  expect(player!.stacks.tower).toHaveLength(7)
  expect(player!.stacks.tower[0]).toBe(1)
})

test('[FZ-5.13] two tiles will do', () => {
  const [player] = play(given(cards), 'B', develop(0, 1, 1, 'w-1', 'm-1')).state.players
  expect(player!.developed).toEqual({ guild: 0, wall: 1, tower: 1 })
})

test.each([1, 4])('[FZ-10.66] two cards do not remove %i tiles', (sum) => {
  expect(reason(given(cards), 'B', develop(sum, 0, 0, 'w-1', 'm-1'))).toBe('badTileCount')
})

test('[FZ-10.67] no more than a stack holds', () => {
  const state = given(cards)
  state.players[0]!.stacks.tower = [4]
  expect(reason(state, 'B', develop(0, 0, 2, 'w-1', 'm-1'))).toBe('badTileCount')
  expect(reason(state, 'B', develop(-1, 2, 1, 'w-1', 'm-1'))).toBe('badTileCount')
})

test('[FZ-9.37] with one tile left in all stacks two cards cannot develop', () => {
  const state = given({ ...cards, top: { B: { guild: 5, wall: 5, tower: 5 } } })
  state.players[0]!.stacks.tower = [4]
  expect(reason(state, 'B', develop(0, 0, 1, 'w-1', 'm-1'))).toBe('badTileCount')
  expect(reason(state, 'B', develop(0, 0, 1, 'w-1'))).toBeNull()
})

test('[FZ-5.25] developed tiles are counted in the open and out of the game', () => {
  const first = play(given(cards), 'B', develop(2, 0, 0, 'w-1', 'm-1'))
  first.state.activeSeat = seat('B')
  const { state } = play(first.state, 'B', develop(1, 0, 0, 't-1'))
  expect(state.players[0]!.developed).toEqual({ guild: 3, wall: 0, tower: 0 })
  expect(state.players[0]!.stacks.guild).toHaveLength(11)
})
