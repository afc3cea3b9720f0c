// @vitest-environment happy-dom
/** What opens the card of a thing, and what does not: the focus that a key brings back asks nothing. */
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPointing, type Pointing } from '../../frontend/kit/pointing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Of things by their ids, all of them live and none of them shown, but for what is said; until the test ends. */
const pointing = (parts: Partial<Pointing<string>>): void => {
  const dispose = createRoot((dispose) => {
    createPointing<string>({
      find: (element) => element.id || null,
      isSame: (one, other) => one === other,
      shown: () => null,
      isInside: () => false,
      isLive: () => true,
      isMeant: () => true,
      meantBy: () => null,
      open: () => undefined,
      close: () => undefined,
      ...parts,
    })
    return dispose
  })
  onTestFinished(dispose)
}

/** Two places of a board, and what has been opened of them. */
const board = () => {
  document.body.innerHTML = '<button id="gate"></button><button id="tower"></button>'
  const [gate, tower] = [...document.querySelectorAll('button')]
  for (const place of [gate!, tower!]) {
    const matches = place.matches.bind(place)
    Object.assign(place, {
      matches: (selector: string) => selector === ':focus-visible' || matches(selector),
    })
  }
  const opened: string[] = []
  pointing({ open: (thing) => opened.push(thing) })
  const press = (key: string): void =>
    void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  return { gate: gate!, tower: tower!, opened, press }
}

test('the focus that comes to a thing opens its card', () => {
  const { gate, opened, press } = board()
  press('Tab')
  gate.focus()
  vi.runAllTimers()
  expect(opened).toEqual(['gate'])
})

test('what Escape leaves gives the focus back, and that opens none until it goes on', () => {
  const { gate, tower, opened, press } = board()
  press('Escape')
  gate.focus()
  vi.runAllTimers()
  expect(opened).toEqual([])
  press('Tab')
  tower.focus()
  vi.runAllTimers()
  expect(opened).toEqual(['tower'])
})

/** Two places where a tap does nothing, and the card of the first, which came by itself. */
const told = () => {
  document.body.innerHTML = '<i id="gate"></i><i id="tower"></i><i id="card"></i>'
  const tower = document.querySelector('#tower')
  const opened: string[] = []
  let shown: { readonly thing: string; readonly manner: 'look' | 'ask' } | null = {
    thing: 'gate',
    manner: 'look',
  }
  pointing({
    shown: () => shown,
    isInside: (element) => element.id === 'card',
    isLive: () => false,
    isMeant: () => false,
    open(thing, manner) {
      opened.push(`${manner} ${thing}`)
      shown = { thing, manner }
    },
    close: () => (shown = null),
  })
  const touch = (type: string) =>
    tower!.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true }),
    )
  return { touch, opened, shown: () => shown }
}

test('a tap beside a card that came by itself puts it away and opens no other', () => {
  const { touch, opened, shown } = told()
  touch('pointerdown')
  touch('pointerup')
  touch('click')
  vi.runAllTimers()
  expect([opened, shown()]).toEqual([[], null])
})

test('a finger that stays on another thing puts such a card away and opens the card of that thing', () => {
  const { touch, opened } = told()
  touch('pointerdown')
  vi.advanceTimersByTime(600)
  touch('pointerup')
  touch('click')
  vi.runAllTimers()
  expect(opened).toEqual(['ask tower'])
})

test('the wheel puts away a card that came by itself, and what rests below the pointer opens none; on the card it reads on', () => {
  const { opened, shown } = told()
  const turn = (at: string, type: string) =>
    document.querySelector(at)!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  turn('#card', 'wheel')
  expect(shown()).not.toBeNull()
  turn('#tower', 'pointermove')
  turn('#tower', 'wheel')
  vi.runAllTimers()
  expect([opened, shown()]).toEqual([[], null])
})

/** A place that opens to a move, and who hears a press on it. */
const opening = () => {
  document.body.innerHTML = '<i id="gate"></i>'
  const gate = document.querySelector('#gate')!
  const opened: string[] = []
  let isLive = false
  pointing({ isLive: () => isLive, isMeant: () => false, open: (thing) => opened.push(thing) })
  const touch = (type: string) =>
    gate.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true }))
  /** As the game does once a press has been heard: the place is open no more. */
  gate.addEventListener('click', () => (isLive = false))
  return { touch, opened, live: () => void (isLive = true) }
}

test('a tap on a place that opens to a move while the finger is down makes the move and opens no card over it', () => {
  const { touch, opened, live } = opening()
  touch('pointerdown')
  live()
  touch('pointerup')
  touch('click')
  expect(opened).toEqual([])
})

test('a tap on a place that stays closed opens its card', () => {
  const { touch, opened } = opening()
  touch('pointerdown')
  touch('pointerup')
  touch('click')
  expect(opened).toEqual(['gate'])
})
