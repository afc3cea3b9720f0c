// @vitest-environment happy-dom
/** A finished game is handed on: the system's own sheet is called with picture and words; where there is none, copying stands. */
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import type { GameProps } from '../../frontend/table/play/gameProps.ts'
import { OpenSheets, startWords } from '../../frontend/table/play/OpenSheets.tsx'
import { seatOf } from '../../shared/engine/ids.ts'

const rules = {
  outcome: () => ({ ranking: [[seatOf(1)], [seatOf(0)]], why: { what: 'points', rule: 'FZ-6.14' } }),
  scores: () => [69, 83].map((points) => [{ round: 0, what: 'points', rule: 'FZ-6.14', points }]),
  standings: () => [69, 83].map((value) => [{ what: 'points', rule: 'FZ-6.14', value }]),
}
const nameOf = (seat: number): string => ['Ana', 'Berenguer'][seat] ?? ''

let dispose = (): void => undefined
beforeEach(async () => {
  await startLanguage()
  await startWords()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(new Blob(['picture'], { type: 'image/png' }))),
  )
})
afterEach(() => {
  dispose()
  document.body.innerHTML = ''
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
  vi.unstubAllGlobals()
})

const has = (name: string, value: unknown): void =>
  void Object.defineProperty(navigator, name, { configurable: true, value })

/** The sheet of a finished game, with its words. */
const open = async (): Promise<HTMLElement> => {
  const table = { finished: () => true, view: () => ({}), rules, nameOf }
  const props = { table, info: { id: 'abc' }, name: 'Fortaleza' } as unknown as GameProps
  dispose = render(
    () => (
      <OpenSheets {...props} sheet="share" rule={null} open={() => undefined} showRule={() => undefined} />
    ),
    document.body,
  )
  return vi.waitFor(() => {
    const sheet = document.querySelector<HTMLElement>('.sharing .send')
    if (sheet === null) throw new Error('not yet')
    return sheet
  })
}
const link = `${location.origin}/g/abc`
const press = (sheet: HTMLElement): void => sheet.querySelector<HTMLElement>('.main')?.click()

test('the system is handed who has won with how much, the link, and the picture', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  has('share', share)
  has('canShare', () => true)
  press(await open())
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  const { files, ...words } = share.mock.calls[0]![0]
  expect(words).toEqual({
    title: 'Fortaleza',
    text: expect.stringMatching(/Berenguer.*, 83-69$/),
    url: link,
  })
  expect(files?.map(({ name, type }) => [name, type])).toEqual([['almena-abc.png', 'image/png']])
  expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/\/d\/abc\.png\?lang=/))
})

test('a system whose sheet takes no files is handed the words alone', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  has('share', share)
  has('canShare', () => false)
  press(await open())
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]![0].files).toBeUndefined()
})

test('where there is no such sheet the first button copies the link, and the codes stand', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const sheet = await open()
  expect(sheet.querySelectorAll('button')).toHaveLength(1)
  press(sheet)
  expect(written).toHaveBeenCalledWith(link)
  await vi.waitFor(() => expect(document.querySelectorAll('.copied')).toHaveLength(1))
  expect(document.querySelectorAll('.sharing .way textarea')).toHaveLength(5)
})

test('what the browser would not copy is not said to be copied', async () => {
  HTMLElement.prototype.showPopover ??= () => undefined
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  press(await open())
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce())
  await refused.mock.results[0]?.value.catch(() => undefined)
  expect(document.querySelectorAll('.copied')).toHaveLength(0)
  // It is said, and what was to be copied stands there, chosen.
  const slip = await vi.waitFor(() => document.querySelector<HTMLElement>('.by-hand')!)
  expect(slip.textContent).toMatch(/could not be copied/)
  const input = slip.querySelector('input')!
  expect(input.value).toBe(link)
  await vi.waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, link.length]))
  // Once it is, there is no more to do by hand.
  refused.mockResolvedValue()
  press(document.querySelector('.sharing .send')!)
  await vi.waitFor(() => expect(document.querySelectorAll('.copied')).toHaveLength(1))
  expect(document.querySelector('.by-hand')).toBeNull()
})
