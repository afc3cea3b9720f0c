/** What every kind of fact of every game sounds like, and how much of it is heard at once. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import './page.ts'
import { hasSound, volume } from '../../frontend/kit/sound.ts'
import { lastFact } from '../../frontend/plug/lastFact.ts'
import { heardOf, type Sound, sounds as all } from '../../frontend/plug/sounds.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import { registry } from '../../shared/registry.ts'

type Heard = Readonly<Record<string, Sound | null>>

const soundsOf = async (game: string): Promise<Heard> =>
  ((await import(`../../frontend/games/${game}/sounds.ts`)) as { sounds: Heard }).sounds

const recordsOf = (game: string): readonly RecordFile[] =>
  readdirSync(`tests/records/${game}`)
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) => JSON.parse(readFileSync(`tests/records/${game}/${name}`, 'utf8')) as { record: RecordFile },
    )
    .map(({ record }) => record)

/** Kinds of facts as the game's own sources name them: the type behind `Sounds` is held by the compiler alone. */
const kindsIn = (game: string): readonly string[] => {
  const source = ['state.ts', 'facts.ts']
    .filter((name) => readdirSync(`shared/games/${game}`).includes(name))
    .map((name) => readFileSync(`shared/games/${game}/${name}`, 'utf8'))
    .find((text) => text.includes('export type Event ='))
  const whole = source?.includes('SetupFact') ? source : source?.slice(source.indexOf('export type Event ='))
  return [...(whole ?? '').matchAll(/readonly type: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/\w+/g)].map(([name]) => name),
  )
}

describe.each(Object.keys(registry))('%s', (game) => {
  test('gives each kind of fact a sound, or says that it is silent', async () => {
    const heard = await soundsOf(game)
    expect(Object.keys(heard).toSorted()).toEqual([...new Set(kindsIn(game))].toSorted())
    for (const sound of Object.values(heard)) expect([...all, null]).toContain(sound)
  })

  test('knows what has happened in its recorded games, and keeps the sound of an end for the end', async () => {
    const heard = await soundsOf(game)
    for (const { entries } of recordsOf(game)) {
      const kinds = [...new Set(entries.flatMap((entry) => eventsOf(entry).map(({ type }) => type)))]
      expect(kinds.filter((kind) => !Object.hasOwn(heard, kind))).toEqual([])
      expect(Object.values(heard)).not.toContain('end')
    }
  })
})

test('nothing is heard by who has asked for no sound', () => {
  expect([volume(), hasSound()]).toEqual([0, false])
})

test('of what is seen at once each sound is heard once, and the last three of them', () => {
  const of: Heard = { drew: 'card', paid: 'coin', built: 'build', rolled: 'die', asked: null }
  expect(heardOf(['drew', 'asked', 'drew', 'unknown', 'paid'], of)).toEqual(['card', 'coin'])
  expect(heardOf(['drew', 'paid', 'built', 'rolled'], of)).toEqual(['coin', 'build', 'die'])
})

test('an end is heard when the count before it has been seen; all else as its scene begins', () => {
  const of: Heard = { rolled: 'die' }
  expect(heardOf([lastFact], of, 'begins')).toEqual([])
  expect(heardOf([lastFact], of, 'over')).toEqual(['end'])
  expect(heardOf(['rolled'], of, 'begins')).toEqual(['die'])
  expect(heardOf(['rolled'], of, 'over')).toEqual([])
  expect(heardOf(['rolled', lastFact], of)).toEqual(['die', 'end'])
})
