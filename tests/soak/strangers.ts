/**
 * Memory of the server under what strangers ask wrongly, over real HTTP: it grows while objects that were called are yet
 * to leave memory, and not from then on.
 */
import { setTimeout as rest } from 'node:timers/promises'
import fc from 'fast-check'
import { meant, templates } from '../worker/fuzz/addresses.ts'
import { address, spoiltText } from '../worker/fuzz/grammar.ts'
import { memoryOf } from './memory.ts'
import { type Served, withServer } from './server.ts'

export interface StrangersPlan {
  readonly requests: number
  /** They come in so many parts, a rest after each. */
  readonly parts: number
  /** Seconds: longer than an object that nobody calls stays. */
  readonly rest: number
  /** Mebibytes that the most of the later half of the parts may be above the most of the earlier half. */
  readonly bound: number
  readonly json: boolean
}

/** Of three requests one opens a table, or tries to. */
const every = 3
/** Requests under way at a time. */
const abreast = 4

const wish = {
  game: 'fortaleza',
  seats: 3,
  options: { scoring: 'basic' },
  host: { name: 'Ana', token: 'soak-host-of-this-very-table-' },
  bots: null,
}
const open = (base: string, body: string): Promise<Response> =>
  fetch(`${base}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

/** Answers by status. */
type Answers = Record<string, number>

const throwPart = async (base: string, id: string, seed: number, many: number): Promise<Answers> => {
  const numbered = { numRuns: many, seed }
  const paths = fc.sample(address(templates, [id, id, ...meant]), numbered)
  const bodies = fc.sample(spoiltText([wish]), numbered)
  const answers: Answers = {}
  let next = 0
  const asker = async (): Promise<void> => {
    while (next < many) {
      const n = next++
      const response = await (n % every === 0
        ? open(base, bodies[n] ?? '')
        : fetch(new URL(paths[n] ?? '/', base), { redirect: 'manual' }))
      await response.arrayBuffer()
      answers[response.status] = (answers[response.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: abreast }, asker))
  return answers
}

const soak = async ({ base, group }: Served, plan: StrangersPlan) => {
  const { id } = (await (await open(base, JSON.stringify(wish))).json()) as { id: string }
  const parts: { readonly answers: Answers; readonly mebibytes: number }[] = []
  for (let part = 0; part < plan.parts; part++) {
    const answers = await throwPart(base, id, part, Math.ceil(plan.requests / plan.parts))
    await rest(plan.rest * 1000)
    parts.push({ answers, mebibytes: memoryOf(group) })
    console.error(`part ${part + 1} of ${plan.parts}: ${parts.at(-1)?.mebibytes} MiB`)
  }
  return parts
}

/** Whether memory stayed within its bound, and nothing was answered as if the server were at fault. */
export const soakStrangers = (plan: StrangersPlan): Promise<boolean> =>
  withServer(
    {},
    async (served) => {
      const parts = await soak(served, plan)
      const figures = parts.map(({ mebibytes }) => mebibytes)
      const half = Math.ceil(figures.length / 2)
      // The most of each: how much of what is free has been given back when one looks, is chance.
      const grown = Math.max(...figures.slice(half)) - Math.max(...figures.slice(0, half))
      const faults = parts
        .flatMap(({ answers }) => Object.entries(answers))
        // 501: a code for an article that is asked for in a format there is not, as its protocol has it.
        .filter(([status]) => Number(status) >= 500 && status !== '501')
      const isFine = grown <= plan.bound && faults.length === 0
      const { requests, bound } = plan
      if (plan.json) console.log(JSON.stringify({ requests, mebibytes: figures, grown, bound, parts }))
      else {
        console.table(parts.map(({ answers, mebibytes }) => ({ mebibytes, ...answers })))
        const words = `${requests} requests; memory grew by ${grown} MiB from the earlier half to the later`
        console.log(`${words}: ${isFine ? 'within' : 'BEYOND'} its bound of ${bound} MiB`)
        if (faults.length > 0) console.log(`answered 5xx: ${JSON.stringify(faults)}`)
      }
      return isFine
    },
    // The same worker without limits: all would else come from one client.
    'tests/cost/wrangler.toml',
  )
