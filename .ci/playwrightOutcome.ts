/** A reporter for Playwright: leaves in ALMENA_OUTCOME which tests passed, failed, or passed only when tried again. */
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { writeOutcome } from './outcome.ts'

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' > ')

export default class PlaywrightOutcome implements Reporter {
  #suite: Suite | undefined
  readonly #errors: string[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onError({ message = 'an error' }: TestError): void {
    this.#errors.push(message.split('\n')[0] ?? message)
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? []
    const are = (outcome: ReturnType<TestCase['outcome']>): readonly TestCase[] =>
      tests.filter((test) => test.outcome() === outcome)
    const flaky = are('flaky')
    writeOutcome(process.env['ALMENA_OUTCOME'] ?? '.artifacts/playwright.json', {
      passed: are('expected').length + flaky.length,
      failed: [...are('unexpected').map(nameOf), ...this.#errors],
      flaky: flaky.map(nameOf),
    })
  }
}
