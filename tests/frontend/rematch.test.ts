// @vitest-environment happy-dom
/** Once more, for who only watched: they open a table of their own, under a name. */
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRematch } from '../../frontend/app/rematch.ts'
import { setName } from '../../frontend/kit/identity.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { Session } from '../../frontend/net/session.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'

const opened = vi.hoisted(() => [] as string[])
vi.mock('../../frontend/app/newTable.ts', () => ({
  openTableAndGo: async (game: string) => (opened.push(game), null),
}))

const info = { game: 'raid', options: {}, seats: [{}, {}, {}] } as unknown as TableInfo
const session = { info: () => ({ rematch: null }), you: () => null } as unknown as Session

let playAgain = (): void => undefined
let leave = (): void => undefined
beforeEach(async () => {
  await startLanguage()
  setName('')
  opened.length = 0
  playAgain = createRoot((dispose) => {
    leave = dispose
    return createRematch(session, info, 'key')
  })
})
afterEach(() => leave())

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog.asking-name')
const press = async (): Promise<HTMLInputElement> => {
  playAgain()
  await expect.poll(() => dialog()).not.toBeNull()
  return dialog()!.querySelector('input')!
}

test('a watcher without a name is asked for it, and sits down under it', async () => {
  const field = await press()
  const sit = dialog()!.querySelector<HTMLButtonElement>('button.main')!
  sit.click()
  expect(dialog()?.open).toBe(true)
  field.value = 'Ana'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  sit.click()
  await expect.poll(() => opened).toEqual(['raid'])
  expect(dialog()).toBeNull()
  playAgain()
  await expect.poll(() => opened).toEqual(['raid', 'raid'])
})

test('who closes that, or goes away, opens nothing', async () => {
  await press()
  dialog()!.close()
  await expect.poll(() => dialog()).toBeNull()
  await press()
  leave()
  await expect.poll(() => dialog()).toBeNull()
  expect(opened).toEqual([])
})
