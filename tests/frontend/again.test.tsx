// @vitest-environment happy-dom
/** The button that asks for a game once more. */
import { render } from 'solid-js/web'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { startEndingWords } from '../../frontend/table/endingWords.ts'
import { AgainButton } from '../../frontend/table/play/AgainButton.tsx'

beforeAll(async () => {
  await startLanguage()
  await startEndingWords()
})

test('who asks for a game once more sees that it comes, asks but once meanwhile, and may again when it was refused', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const playAgain = vi.fn(() => promise)
  onTestFinished(render(() => <AgainButton isMain playAgain={playAgain} />, document.body))
  const button = document.querySelector('button')!
  const before = button.textContent
  button.click()
  button.click()
  expect(playAgain).toHaveBeenCalledOnce()
  expect(button.textContent).not.toBe(before)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  resolve()
  await vi.waitFor(() => expect(button.textContent).toBe(before))
  expect(button.getAttribute('aria-disabled')).toBeNull()
  button.click()
  expect(playAgain).toHaveBeenCalledTimes(2)
})
