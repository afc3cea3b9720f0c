/** Sockets of who sits nowhere: at a table that is on, at one that is over, and at a lobby. */
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect } from 'vitest'
import { closing } from '../../../shared/protocol/closing.ts'
import { http, started } from '../clients.ts'
import { spoiltText } from './grammar.ts'
import { errors, frames, optionsOf, storedAt, throwAt } from './judged.ts'
import { finishedTable } from './opened.ts'
import { hello, messages } from './samples.ts'

/** Text, or bytes that nobody asked for. */
const said = fc.oneof(
  { weight: 9, arbitrary: spoiltText(messages) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) },
)

/**
 * Says all of it, and at last, `behind` so many answers, what is never taken twice: how it ends, and what was heard
 * before.
 */
export const talk = async (
  path: string,
  words: readonly (string | Uint8Array)[],
  { answers = 0, behind = [] }: { readonly answers?: number; readonly behind?: readonly string[] } = {},
): Promise<{ readonly code: number; readonly heard: readonly string[] }> => {
  const socket = (await http(path, { headers: { upgrade: 'websocket' } })).webSocket!
  const heard: string[] = []
  const answered = (): boolean => heard.filter((frame) => /[{,]"re":\d/.test(frame)).length >= answers
  socket.accept()
  const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)))
  const allAnswered = new Promise<void>((done) =>
    socket.addEventListener('message', ({ data }) => {
      heard.push(String(data))
      if (answered()) done()
    }),
  )
  const say = (all: readonly (string | Uint8Array)[]): void => {
    for (const word of all) if (socket.readyState === WebSocket.OPEN) socket.send(word)
  }
  say(words)
  if (!answered()) await Promise.race([allAnswered, closed])
  say([...behind, '{"t":"hello"}'])
  return { code: await closed, heard }
}

/** The last word to who is sent away from a table: why, in one of the protocol's words. */
export const isGoodbye = /^\{"t":"bye","why":"[a-zA-Z]+"\}$/

export const throwFromStrangers = (): void => {
  throwAt(
    'socket',
    async (runs, seed) => {
      const tables = [(await started()).id, (await finishedTable()).id]
      const before = await Promise.all(tables.map(storedAt))
      const first = fc.constantFrom(
        hello,
        { ...hello, token: null },
        { ...hello, proto: 1, token: null },
        null,
      )
      const run = fc.tuple(
        fc.constantFrom(...tables),
        first,
        fc.array(said, { minLength: frames, maxLength: frames }),
      )
      await fc.assert(
        fc.asyncProperty(run, async ([id, greeting, rest]) => {
          const words = greeting === null ? rest : [JSON.stringify(greeting), ...rest]
          const { heard } = await talk(`/api/tables/${id}/socket`, words)
          expect(heard.at(-1)).toMatch(isGoodbye)
          expect(errors).not.toHaveBeenCalled()
        }),
        optionsOf(runs, seed),
      )
      // What watchers say is kept; the rest is as it was.
      expect(await Promise.all(tables.map(storedAt))).toEqual(before)
    },
    frames,
  )

  throwAt('lobby', async (runs, seed) => {
    const [game, region] = ['fortium', 'asia']
    const list = async (): Promise<string> =>
      JSON.stringify(await env.LOBBIES.getByName(`${game}:${region}`).tables())
    const before = await list()
    await fc.assert(
      fc.asyncProperty(said, async (word) => {
        const { code, heard } = await talk(`/api/lobby/${game}/socket?region=${region}`, [word])
        expect(code).toBe(closing.badFrame)
        // The list as it comes in, and nothing else.
        expect(heard).toHaveLength(1)
        expect(errors).not.toHaveBeenCalled()
      }),
      optionsOf(runs, seed),
    )
    expect(await list()).toBe(before)
  })
}
