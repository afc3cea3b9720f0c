// @vitest-environment happy-dom
/** Once more: who only watched opens a table of their own, under a name. What is refused is said. */
import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRematch } from '../../frontend/app/rematch.ts'
import { setName } from '../../frontend/kit/identity.ts'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { Session } from '../../frontend/net/session.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'

const opened = vi.hoisted(() => [] as string[])
const answers = vi.hoisted(() => ({ openTable: null as string | null }))
vi.mock('../../frontend/app/newTable.ts', () => ({
  openTableAndGo: async (game: string) => (opened.push(game), answers.openTable),
}))

const info = { game: 'raid', options: {}, seats: [{}, {}, {}] } as unknown as TableInfo
const session = { info: () => ({ rematch: null }), you: () => null } as unknown as Session

const explained: string[] = []
const explain = (why: unknown): void => void explained.push(String(why))

let playAgain = (): void => undefined
let leave = (): void => undefined
beforeEach(async () => {
  await startLanguage()
  setName('')
  opened.length = 0
  explained.length = 0
  answers.openTable = null
  playAgain = createRoot((dispose) => {
    leave = dispose
    return createRematch(session, info, 'key', explain)
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

test('a watcher hears why no table was opened', async () => {
  setName('Ana')
  answers.openTable = 'tooMany'
  playAgain()
  await expect.poll(() => explained).toEqual(['tooMany'])
})

test('who sat hears why none was opened, and is not torn away when another opens one later', async () => {
  const [known, tell] = createSignal({ rematch: null as object | null })
  const seated = {
    info: known,
    you: () => 0,
    act: async () => ({ ok: false, why: 'storage' }),
  } as unknown as Session
  const before = location.pathname
  const leaveSeat = createRoot((dispose) => {
    void createRematch(seated, info, 'key', explain)()
    return dispose
  })
  await expect.poll(() => explained).toEqual(['storage'])
  tell({ rematch: { id: 'later', by: 1, commitment: null, wants: [1] } })
  expect(location.pathname).toBe(before)
  leaveSeat()
})
