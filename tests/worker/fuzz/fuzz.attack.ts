/**
 * What anybody may send, wrong in all sorts of ways: no exception escapes, nothing takes long, and what strangers send, or
 * what is refused, changes no table. How much of it, and from which seed, is said by `npm run test:fuzz`.
 */
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { seatOf, type Tagged } from '../../../shared/engine/ids.ts'
import { isInert } from '../../../shared/engine/own.ts'
import { fold } from '../../../shared/engine/replay.ts'
import { parse } from '../../../shared/engine/result.ts'
import { readMessage, tokenSchema } from '../../../shared/protocol/messages.ts'
import { webhookSchema } from '../../../shared/protocol/nudge.ts'
import { recordSchema } from '../../../shared/protocol/record.ts'
import { mayPass, passFor } from '../../../worker/outside/person.ts'
import { recordOf } from '../../../worker/outside/reports.ts'
import { isTableId, newTableId } from '../../../worker/room/tokens.ts'
import { token } from '../clients.ts'
import { throwOverHttp } from './asked.ts'
import { spoilt, spoiltText, word } from './grammar.ts'
import { errors, inherited, notLong, optionsOf, throwAt } from './judged.ts'
import { messages, plays } from './samples.ts'
import { throwFromSeats } from './seated.ts'
import { throwFromStrangers } from './strangers.ts'

const bare = inherited()
afterAll(() => {
  expect(errors).not.toHaveBeenCalled()
  expect(inherited()).toBe(bare)
})

throwAt('frame', (runs, seed) =>
  fc.assert(
    fc.property(spoiltText(messages), fc.nat(1000), (text, at) => {
      const message = notLong(() => readMessage(text))
      if (message?.t !== 'play') return
      const { game, turns } = plays[at % plays.length]!
      const turn = turns[at % turns.length]!
      const state = copy(turn.before)
      for (const raw of message.moves) {
        const move = parse(game.moves, raw)
        if (!move.ok) continue
        for (const seat of [0, 1]) notLong(() => game.check(state, seatOf(seat), move.value as Tagged))
      }
      expect(same(state, turn.before)).toBe(true)
    }),
    optionsOf(runs, seed),
  ),
)

throwAt('token', (runs, seed) => {
  const id = newTableId()
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' }
  const { pass, until } = passFor(keys, '203.0.113.7', Date.now())
  fc.assert(
    fc.property(fc.oneof(spoiltText([token('ana'), id, id.slice(0, 11), pass]), word), (text) => {
      notLong(() => {
        if (v.is(tokenSchema, text)) expect(text).toMatch(/^[\w-]{22,64}$/)
        if (text !== pass) expect(mayPass(keys, text, '203.0.113.7', until - 1)).toBe(false)
        if (isTableId(text)) expect(text).toMatch(/^[a-z2-9]{12}$/)
      })
    }),
    optionsOf(runs, seed),
  )
})

throwAt('webhook', (runs, seed) => {
  const part = fc.oneof(
    fc.constantFrom(
      'https',
      'http',
      '://',
      ':',
      '/',
      '@',
      '.',
      'example',
      'org',
      'localhost',
      '127.0.0.1',
      '[::1]',
      '8080',
      '%2e',
      '0x7f',
      'internal',
      '。',
      '\\',
      '?',
      '#',
      '\t',
      'xn--',
      '-',
    ),
    word,
  )
  const text = fc.oneof(
    fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.array(part, { maxLength: 6 }), fc.constantFrom('/', '/x', ''))
      .map(([parts, end]) => `https://${parts.join('')}${end}`),
    fc.tuple(fc.domain(), fc.webPath()).map(([domain, path]) => `https://${domain}${path}`),
  )
  fc.assert(
    fc.property(text, (said) => {
      if (!notLong(() => v.is(webhookSchema, said))) return
      // Whatever is taken is what a fetch would call: a name of the open internet, at the usual door, without a key.
      const { protocol, hostname, port, username, password } = new URL(said)
      expect([protocol, port, username, password]).toEqual(['https:', '', '', ''])
      expect(hostname).toMatch(/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/)
      expect(said.toLowerCase().startsWith(`https://${hostname}`)).toBe(true)
      expect(hostname).not.toMatch(/(?:^|\.)(?:localhost|local|internal|arpa|home|lan)$/)
    }),
    optionsOf(runs, seed),
  )
})

throwAt('record', (runs, seed) => {
  const games = plays.map(({ game, play, meta }) => {
    const { seats, options: chosen, seed: dealt } = play.setting
    const setting = {
      id: newTableId(),
      game: meta.id,
      rulesVersion: game.rulesVersion,
      options: chosen as Record<string, string>,
      seed: dealt,
      botSeed: dealt,
      commitment: dealt,
    }
    const people = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'greedy' }) as const)
    const short = { ...play.table, log: play.table.log.slice(0, 6) }
    return {
      game,
      file: JSON.parse(JSON.stringify(recordOf({ setting, seats: people }, short as never))) as object,
    }
  })
  fc.assert(
    fc.property(
      fc.nat(games.length - 1).chain((at) => spoilt([games[at]!.file]).map((file) => ({ at, file }))),
      ({ at, file }) => {
        const read = notLong(() => parse(recordSchema, JSON.parse(JSON.stringify(file) ?? 'null')))
        if (!read.ok) return
        const { entries, seats, options: chosen } = read.value
        expect(isInert(entries.map((entry) => ('events' in entry ? entry.events : [])))).toBe(true)
        notLong(() => {
          // The page says that such a game cannot be shown: what no rule has told need not fold.
          try {
            fold(games[at]!.game, { seats: seats.length, options: chosen }, entries as never)
          } catch (failure) {
            expect(failure).toBeInstanceOf(Error)
          }
        })
        expect(inherited()).toBe(bare)
      },
    ),
    optionsOf(runs, seed),
  )
})

throwOverHttp()
throwFromStrangers()
throwFromSeats()
