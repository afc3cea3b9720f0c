/**
 * The thread that thinks: rules and bots of a game, fetched with the first question about it, how a hint is found, with
 * the first that is asked for, and how a finished one is told of, with the first that is finished. It runs beside the
 * page, which goes on to answer meanwhile.
 */
import { bots } from '../../../shared/bots/bots.ts'
import type { Progressed } from '../../../shared/bots/story.ts'
import type { AnyGame } from '../../../shared/engine/game.ts'
import { seqOf } from '../../../shared/engine/ids.ts'
import { randomAt } from '../../../shared/engine/random.ts'
import { registry } from '../../../shared/registry.ts'
import type { Thought, Asked, Question, Said, Wanted } from './questions.ts'

/** Milliseconds of work in one go: so long does a word from the page wait, but for the step that is under way. */
const slice = 40

const cancelled = new Set<number>()
const say = (said: Said): void => postMessage(said)

/** Lets words from the page come in. */
const pause = (): Promise<void> => new Promise((go) => setTimeout(go))

/** Work step by step, telling how far it has come; null where it was cancelled. */
const inSteps = async <Result>(id: number, steps: Generator<Progressed, Result>): Promise<Result | null> => {
  let until = performance.now() + slice
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    if (performance.now() < until) continue
    say({ id, what: 'progress', progress: step.value })
    await pause()
    if (cancelled.has(id)) return null
    until = performance.now() + slice
  }
}

/**
 * What could not be loaded is the thread's own error too: the page ends it then, and asks a new one next time. A browser
 * may remember in a thread that a script has not come.
 */
const loaded = async <Part>(part: () => Promise<Part>): Promise<Part> => {
  try {
    return await part()
  } catch (failure) {
    setTimeout(() => {
      throw failure
    })
    throw failure
  }
}

const rulesOf = (id: string): Promise<AnyGame> => {
  const plug = registry[id]
  if (plug === undefined) throw new Error(`no such game: ${id}`)
  return loaded(() => plug.rules())
}

const answerTo = async (id: number, question: Question): Promise<Thought<Wanted>> => {
  const game = await rulesOf(question.game)
  switch (question.want) {
    case 'world':
      return game.imagine(question.view, question.seat, randomAt(question.seed, seqOf(0)))
    case 'move':
      return bots[question.level](
        game,
        question.view,
        question.seat,
        randomAt(question.seed, seqOf(question.number)),
        question.character,
      )
    case 'hint': {
      const { hintFor } = await loaded(() => import('../../../shared/bots/hint.ts'))
      return hintFor(game, question.view, question.seat, question)
    }
    case 'story': {
      const { storyOf } = await loaded(() => import('../../../shared/bots/story.ts'))
      return inSteps(id, storyOf(game, question.record))
    }
    case 'turns': {
      const { turningPoints } = await loaded(() => import('../model/turningPoints.ts'))
      return turningPoints(game, question.record, question.winner, question.count)
    }
  }
}

const prepare = async (game: string): Promise<void> => {
  try {
    await rulesOf(game)
  } catch {
    // Whoever asks will hear of it.
  }
}

const answer = async (id: number, question: Question): Promise<void> => {
  try {
    const found = await answerTo(id, question)
    if (!cancelled.has(id)) say({ id, what: 'answer', answer: found })
  } catch (thrown) {
    say({ id, what: 'failed', why: String(thrown) })
  } finally {
    cancelled.delete(id)
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.what === 'prepare') void prepare(data.game)
  else if (data.what === 'cancel') cancelled.add(data.id)
  else void answer(data.id, data.question)
})
