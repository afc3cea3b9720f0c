/** A turn of Fortium at a table of two pages: who plays it sees it staged, the other sees it played. */
import { expect, type Locator, type Page } from '@playwright/test'
import { isRefused, look, pressedAt, seen, spoil } from './eyes.ts'

/** What was measured in a turn, in milliseconds from the press. */
export interface Turn {
  /** One's own move, staged: until it was drawn, and in which frame after the press. */
  readonly own: { readonly ms: number; readonly frames: number }
  /** The turn, confirmed: until the other page had drawn it. */
  readonly others: number
  /** A turn that was refused: until the piece was back, and how many frames later it was told why. */
  readonly refused: { readonly ms: number; readonly framesLate: number } | null
  /** A turn that was not refused: something was told as if it had been. */
  readonly isAlarmed: boolean
}

const confirm = '.confirm.ready:enabled'

const press = (what: Locator): Promise<void> => what.click({ timeout: 10_000 })

/** Collects and rolls, until there are dice to walk by. */
const begin = async (page: Page): Promise<void> => {
  const [main, ready] = [page.locator('.ft-act .main'), page.locator(confirm)]
  await expect(async () => {
    if (await page.locator('.ft-end').isVisible()) return
    for (const one of [ready, main]) if (await one.isVisible()) return press(one)
    expect(false).toBe(true)
  }).toPass({ intervals: [50], timeout: 30_000 })
  await expect(page.locator('.ft-end')).toBeVisible()
}

/** Takes a die and a group up: a place with nobody on it that it can walk to; null where there is none. */
const aim = async (page: Page): Promise<string | null> => {
  const die = page.locator('.ft-tray-die:enabled').first()
  if ((await die.count()) === 0) return null
  await press(die)
  const free = page.locator('.ft-place.free')
  if ((await free.count()) === 0) return null
  await press(free.first())
  const open = page.locator('.ft-place.open.bare').first()
  return (await open.count()) === 0 ? null : open.getAttribute('data-anchor')
}

const stageWalk = async (page: Page, place: string): Promise<Turn['own']> => {
  await look(page, place)
  await press(page.locator(`.ft-place[data-anchor="${place}"]`))
  const { drawn } = await seen(page)
  return { ms: drawn.at - (await pressedAt(page)), frames: drawn.frames }
}

/** What is staged is a whole turn. */
const endTurn = async (page: Page): Promise<void> => {
  if (!(await page.locator(confirm).isVisible())) await press(page.locator('.ft-end'))
  await expect(page.locator(confirm)).toBeVisible()
}

/** Sends the whole turn as an answer that the table refuses: the piece goes back. */
const beRefused = async (page: Page, place: string): Promise<NonNullable<Turn['refused']>> => {
  await spoil(page)
  await look(page, place, true)
  await press(page.locator(confirm))
  const { drawn, told } = await seen(page)
  return { ms: drawn.at - (await pressedAt(page)), framesLate: (told?.frames ?? Infinity) - drawn.frames }
}

/** Null where the dice let nobody walk: nothing was measured. */
export const playTurn = async (mover: Page, other: Page, isSpoilt: boolean): Promise<Turn | null> => {
  await begin(mover)
  let place = await aim(mover)
  let refused: Turn['refused'] = null
  if (place !== null && isSpoilt) {
    await stageWalk(mover, place)
    await endTurn(mover)
    refused = await beRefused(mover, place)
    place = await aim(mover)
  }
  const own = place === null ? null : await stageWalk(mover, place)
  await endTurn(mover)
  if (place === null || own === null) {
    await press(mover.locator(confirm))
    return null
  }
  await look(other, place)
  await press(mover.locator(confirm))
  const { drawn } = await seen(other)
  const pressed = await pressedAt(mover)
  await expect(mover.locator('.actions')).toBeHidden()
  return { own, others: drawn.at - pressed, refused, isAlarmed: await isRefused(mover) }
}
