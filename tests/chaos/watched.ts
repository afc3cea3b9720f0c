/** Runs of chaos in a process that is watched: one that hangs, or ends without a word, fails with its seed. */
import { type ChildProcess, fork } from 'node:child_process'
import type { Result } from './run.ts'
import type { Said, Wish } from './runner.ts'

/** Milliseconds without a sign of life: on the busiest machine a thousand events take a few seconds. */
const patience = 120_000

export interface Watched {
  run(wish: Wish): Promise<Result>
  end(): void
}

export const watched = (program = new URL('./runner.ts', import.meta.url), wait = patience): Watched => {
  let runner: ChildProcess | null = null
  const end = (): void => {
    runner?.kill('SIGKILL')
    runner = null
  }
  process.on('exit', end)
  return {
    end,
    run: (wish) =>
      new Promise((done) => {
        runner ??= fork(program)
        const one = runner
        const finish = (result: Result): void => {
          clearTimeout(timer)
          one.removeAllListeners()
          done(result)
        }
        const lost = (fault: string): void => {
          end()
          const nothing = { acknowledged: 0, entries: 0, isOver: false, isMoved: false, events: 0 }
          finish({ seed: wish.seed, what: 'nothing is known of it', faults: [fault], ...nothing })
        }
        const giveUp = (): void => lost(`it hangs: no sign of life in ${wait / 1000} s`)
        let timer = setTimeout(giveUp, wait)
        one.on('message', (said: Said) => {
          if (said.seed !== wish.seed) return
          if ('result' in said) return finish(said.result)
          clearTimeout(timer)
          timer = setTimeout(giveUp, wait)
        })
        one.on('exit', (code, signal) => lost(`it ended without a result (${signal ?? code})`))
        one.send(wish)
      }),
  }
}
