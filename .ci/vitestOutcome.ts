/** A reporter for vitest: leaves in ALMENA_OUTCOME which tests passed, failed, or passed only when tried again. */
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { writeOutcome } from './outcome.ts'

const nameOf = ({ module, fullName }: TestCase): string => `${module.relativeModuleId} > ${fullName}`

export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed')
    writeOutcome(process.env['ALMENA_OUTCOME'] ?? '.artifacts/vitest.json', {
      passed: passed.length,
      failed: [
        ...tests.filter((test) => test.result().state === 'failed').map(nameOf),
        // Files that could not be loaded, hooks that threw, and what nobody caught.
        ...modules.filter((module) => module.errors().length > 0).map((module) => module.relativeModuleId),
        ...modules
          .flatMap((module) => [...module.children.allSuites()])
          .filter((suite) => suite.errors().length > 0)
          .map((suite) => `${suite.module.relativeModuleId} > ${suite.fullName}`),
        ...errors.map(({ message }) => `uncaught: ${message}`),
      ],
      flaky: passed.filter((test) => test.diagnostic()?.flaky === true).map(nameOf),
    })
  }
}
