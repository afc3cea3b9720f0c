// @vitest-environment happy-dom
/** What is said of a hint: why, by points that speak for it, or by how much more often one wins. */
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { type AssetWords, loadAssets } from '../../frontend/plug/assets.ts'
import { gainsOf, winsAtOnce } from '../../frontend/table/model/hinting.ts'
import { comparisonOf, planOf, startWords } from '../../frontend/table/play/hintWords.ts'
import { type Hint, hintFor } from '../../shared/bots/hint.ts'
import { writeOnly } from '../../shared/bots/playout.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { copy } from '../../shared/engine/copy.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import { live } from '../../shared/engine/log.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { registry } from '../../shared/registry.ts'
import { purposesIn } from '../kit/purposes.ts'
import type { Golden } from '../records/make.ts'

beforeAll(async () => {
  await startLanguage()
  await startWords()
})

/** All that is told after the name of a move. */
const sentenceOf = (...of: Parameters<typeof planOf>): string =>
  [planOf(...of), ...comparisonOf(...of).map(({ said }) => said)].filter((line) => line !== '').join('\n')

const hint: Hint = {
  move: { type: 'walk' },
  other: { type: 'rest' },
  twin: null,
  isIdle: false,
  former: null,
  next: [],
  reasons: [
    { what: 'fort', points: 7 },
    { what: 'stock', points: -6 },
  ],
  rest: 0,
  rival: 0,
  lead: 1,
  assets: [],
  wins: [0.62, 0.51],
  ahead: 0.64,
  sure: 'better',
}
const someAssets: AssetWords = {
  mines: ['more mines', 'fewer mines'],
  troops: ['nearer troops', 'farther troops'],
}
const said = (part: Partial<Hint>, assets: AssetWords = someAssets): string =>
  sentenceOf(
    { ...hint, ...part },
    {
      nameOf: (move) => (move === (part.move ?? hint.move) ? 'walk' : 'rest'),
      actOf: (move) => (move === (part.move ?? hint.move) ? 'walk' : 'rest'),
      nameStep: ({ move, isKind }) => (isKind ? `some ${move.type}` : move.type),
      scoreLine: (what) => what,
      assets,
    },
  )

const namesByType = {
  nameOf: ({ type }: Tagged) => type,
  actOf: ({ type }: Tagged) => type,
  nameStep: ({ move }: Hint['next'][number]) => move.type,
  scoreLine: String,
  assets: {},
}

test('points are told where they make up for what is lost, and the rival’s count against it', () => {
  const lines = (part: Partial<Hint>): readonly string[] => said(part).split('\n')
  expect(lines({})).toEqual([
    'Better than “rest”: with this move you end, on average, a point further ahead.',
    'By the end you score more: fort +7',
    'And less: stock −6',
  ])
  expect(lines({ rival: -2, lead: 3 })).toEqual([
    expect.stringContaining('some 3 points further ahead.'),
    'By the end you score more: fort +7',
    'And less: stock −6',
    'The best rival scores 2 points less',
  ])
  // All lines together come to what is said first.
  expect(lines({ rest: -4.2, lead: 3 })[2]).toBe('And less: stock −6, all else −4')
  expect(lines({ rest: 2, lead: 3 })[1]).toBe('By the end you score more: fort +7, all else +2')
  // What comes to nothing is not told.
  expect(lines({ reasons: [{ what: 'fort', points: 7 }], rival: 0.3, lead: 7 })).toHaveLength(2)
  const fort = { what: 'fort', points: 7 }
  expect(lines({ reasons: [fort, { what: 'stock', points: -0.4 }], lead: 7 })).toHaveLength(2)
})

test('what speaks for a move and what against it is told apart, and the verdict is neither', () => {
  const names = { ...namesByType, assets: someAssets }
  const tones = (part: Partial<Hint>) =>
    comparisonOf({ ...hint, ...part }, names).map(({ speaks }) => speaks ?? 'neither')
  expect(tones({ rival: -2, lead: 3 })).toEqual(['neither', 'for', 'against', 'for'])
  expect(tones({ rival: 2, lead: 3 })).toEqual(['neither', 'for', 'against', 'against'])
  const assets = [
    { what: 'mines', worth: 0.4 },
    { what: 'troops', worth: -0.2 },
  ]
  expect(tones({ wins: null, assets })).toEqual(['neither', 'for', 'against'])
  expect(tones({ other: null })).toEqual(['neither'])
  expect(tones({ twin: { type: 'stroll' } }).at(-1)).toBe('neither')
})

test('what is about as good is named after why, where something of another kind is compared with', () => {
  const twin = { type: 'stroll' }
  const names = { nameStep: String, scoreLine: (what: string) => what, assets: {} }
  const told = (nameOf: (move: { readonly type: string }) => string): readonly string[] =>
    sentenceOf({ ...hint, twin }, { ...names, nameOf, actOf: nameOf }).split('\n')
  expect(told(({ type }) => type)).toEqual([
    expect.stringMatching(/^Better than “rest”: /),
    'By the end you score more: fort +7',
    'And less: stock −6',
    'About as good: “stroll”.',
  ])
  // From another place the same thing has the same name.
  expect(told(({ type }) => (type === 'stroll' ? 'walk' : type)).at(-1)).toBe(
    'There is more than one way to do this, and they hardly differ.',
  )
})

test('the plan behind a move goes on from its name: what comes next in most of the worlds', () => {
  const view = {} as Shown<object>
  const step = (type: string, often = 1, isKind = false) => ({ move: { type }, view, isKind, often })
  const plan = (next: Hint['next'], part: Partial<Hint> = {}): string =>
    said({ ...part, next }).split('\n')[0]!
  expect(plan([step('climb')])).toBe('Then: “climb”.')
  expect(plan([step('climb'), step('jump', 0.95, true)])).toBe('Then: “climb” and “some jump”.')
  expect(plan([step('climb'), step('jump', 0.6)])).toBe('Then, probably: “climb” and “jump”.')
  // What it is held against comes next all the same: it is no worse but as the first.
  expect(said({ next: [step('rest')] })).toMatch(/^Then: “rest”\.\nBetter than starting with “rest”/)
  expect(said({ former: { type: 'climb' } })).toMatch(
    /^Before it said “rest”; .* this does better\. Better than/,
  )
  // The same once more says nothing, nor does what comes after a game is won.
  expect(plan([step('walk')])).toMatch(/^Better than/)
  expect(plan([step('climb'), step('climb')])).toBe('Then: “climb”.')
  expect(sentenceOf({ ...hint, next: [step('climb')] }, namesByType, true)).not.toContain('climb')
})

test('where games were not played to their end, it is told what one is left with: points with their lines', () => {
  const left = (assets: Hint['assets']): string => said({ wins: null, assets })
  const mines = { what: 'mines', worth: 0.7 }
  expect(left([mines])).toBe('Better than “rest”.\nIn a few turns it leaves you with more mines.')
  expect(left([{ what: 'points', worth: 0.9 }, mines, { what: 'troops', worth: -0.5 }])).toBe(
    'Better than “rest”.\nIn a few turns it leaves you with more points (fort +7) and more mines.\nThe other, in return, would leave you with nearer troops.',
  )
  expect(left([mines, { what: 'points', worth: -0.6 }])).toContain(
    'more mines.\nThe other, in return, would leave you with more points (stock +6).',
  )
  expect(left([{ what: 'rivals', worth: 0.2 }])).toContain('leaves you with rivals worse off')
  // Losses alone say nothing for it, and what has no words here is left out.
  expect(left([{ what: 'mines', worth: -0.7 }])).toContain('further ahead')
  expect(left([{ what: 'unheard', worth: 0.7 }, mines])).toContain('leaves you with more mines')
  expect(said({ assets: [mines] })).toContain('further ahead')
})

test('who does nothing more has more of nothing: it is told what the other would leave less of', () => {
  const told = (given: Partial<Hint>): string =>
    said({ wins: null, isIdle: true, assets: [{ what: 'mines', worth: 0.7 }], ...given })
  expect(told({})).toBe('Better than “rest”, which in a few turns would leave you with fewer mines.')
  expect(told({ sure: 'hardly' })).toBe(
    'Nothing that you could still do changes much: you may leave it at that.',
  )
  // Where nothing speaks for it, as of any move.
  expect(told({ assets: [] })).toContain('further ahead')
})

test('a game’s own word for points takes the place of the house’s', () => {
  const given = { wins: null, assets: [{ what: 'points', worth: 0.9 }], reasons: [] }
  expect(said(given)).toContain('with more points.')
  const points = ['more worth', 'less worth'] as const
  expect(said(given, { points })).toContain('with more worth.')
  expect(said({ ...given, reasons: hint.reasons }, { points })).toContain('with more worth.')
  // It is not won by them: that one would be some points ahead says nothing of who wins.
  expect(said({}, { points })).toBe('Better than “rest”: it wins roughly 62 of 100 games, instead of 51.')
  expect(said({ wins: null }, { points })).toContain('better placed in roughly 64 of 100')
})

test('another move is told by what it does, and with what it is done only where that tells them apart', () => {
  const [move, other] = [
    { type: 'walk', on: 'foot' },
    { type: 'rest', on: 'hay' },
  ]
  const names = { ...namesByType, nameOf: (one: Tagged) => `${one.type} on ${(one as typeof move).on}` }
  const first = (beside: Tagged): string => sentenceOf({ ...hint, move, other: beside }, names).split(':')[0]!
  expect(first(other)).toBe('Better than “rest”')
  expect(first({ ...other, type: 'walk' })).toBe('Better than “walk on hay”')
  expect(first({ ...move })).toBe('Better than another way to do the same')
})

test('two moves of one name are not told as one that is better than itself', () => {
  expect(said({ other: hint.move })).toMatch(/^Better than another way to do the same: /)
})

test('where no games were played to their end, or they speak against the lead, none are counted', () => {
  const often = 'Better than “rest”: it leaves you better placed in roughly 64 of 100 ways to go on.'
  expect(said({ reasons: [], wins: null })).toBe(often)
  expect(said({ reasons: [], wins: [0.48, 0.51] })).toBe(often)
  expect(said({ reasons: [], wins: null, ahead: 0.4 })).toBe(
    'Better than “rest”: on average it leaves you a little better placed.',
  )
})

test('what is about as good is not told to be better in nearly all ways to go on', () => {
  expect(said({ reasons: [], wins: null, ahead: 0.99, sure: 'hardly' })).toBe(
    'About as good as “rest”: they hardly differ.',
  )
  // Two ways to do the same are not told to be nearly as good as each other.
  expect(said({ reasons: [], wins: null, other: hint.move, sure: 'hardly' })).toBe(
    'There is more than one way to do this, and they hardly differ.',
  )
})

test('where points say nothing, or speak against it, it is said how often one wins', () => {
  const often = 'Better than “rest”: it wins roughly 62 of 100 games, instead of 51.'
  expect(said({ rival: 1, lead: 0 })).toBe(often)
  expect(said({ reasons: [{ what: 'stock', points: -5 }], lead: -5 })).toBe(often)
  expect(said({ reasons: [], rival: -2, lead: 2 })).toBe(often)
  expect(said({ reasons: [], sure: 'hardly', wins: [0.203, 0.198] })).toBe(
    'About as good as “rest”: both win roughly 20 of 100 games.',
  )
})

test('a game that is as good as won or lost with both is not counted out', () => {
  const sure = (wins: readonly [number, number]): string => said({ reasons: [], sure: 'hardly', wins })
  expect(sure([1, 0.99])).toBe('The game is as good as won with this, and with “rest” too.')
  expect(sure([0.01, 0])).toMatch(/who wins hardly changes any more\.$/)
  expect(sure([1, 0.98])).toMatch(/roughly 100 of 100 games, instead of 98/)
})

test('what wins there and then is told so, and nothing of another that does not win by itself', () => {
  const now = (part: Partial<Hint>): string => sentenceOf({ ...hint, ...part }, namesByType, true)
  // The other is won by what comes after it.
  expect(now({ sure: 'hardly', wins: [1, 1] })).toBe('This wins the game now.')
  // It goes on beyond what was looked at: it stands as if it were won.
  expect(now({ sure: 'hardly', wins: null })).toBe('This wins the game now.')
  expect(now({ sure: 'better', wins: [1, 0.8] })).toBe(
    'This wins the game now. With “rest” you would win roughly 80 of 100.',
  )
  expect(now({ sure: 'much', wins: null })).toBe('This wins the game now. Much better than “rest”.')
})

describe('a verdict is not contradicted by its own figures: what is about as good', () => {
  const hardly = (part: Partial<Hint>): string => said({ sure: 'hardly', ...part })

  test('is not some points further ahead, nor are the lines told that come to them', () => {
    expect(hardly({ lead: 3, wins: [0.21, 0.2] })).toBe(
      'About as good as “rest”: it wins roughly 21 of 100 games, instead of 20.',
    )
    expect(hardly({ lead: 3, wins: null })).toMatch(/they hardly differ\.$/)
    expect(hardly({ lead: 1.2 })).toMatch(/a point further ahead\.\nBy the end you score more: fort \+7/)
    // That one scores a point less by what is advised reads as against it.
    const reasons = [
      { what: 'fort', points: 2 },
      { what: 'stock', points: -1 },
    ]
    expect(hardly({ lead: 1.2, reasons })).not.toMatch(/less/)
    expect(said({ sure: 'better', lead: 1.2, reasons })).toMatch(/less: stock −1/)
  })

  test('does not win many more games: those are within their own error', () => {
    expect(hardly({ reasons: [], wins: [0.62, 0.5] })).toBe(
      'About as good as “rest”: both win roughly 56 of 100 games.',
    )
  })

  test('is won with both, whatever points it has besides; where it is lost with both those are what is played for', () => {
    expect(hardly({ wins: [1, 1] })).toMatch(/as good as won with this, and with “rest” too/)
    expect(hardly({ wins: [0, 0], lead: 1.2 })).toMatch(
      /a point further ahead\.\nBy the end you score more: fort \+7/,
    )
    expect(hardly({ wins: [0, 0], lead: 3 })).toMatch(/who wins hardly changes any more/)
  })

  test('leaves more points, and no figure of them', () => {
    const points = [{ what: 'points', worth: 0.4 }]
    expect(hardly({ wins: null, assets: points })).toBe(
      'About as good as “rest”.\nIn a few turns it leaves you with more points.',
    )
  })
})

/** Which part of the games is won that go on with a move, as hints imagine that all play; ties count as won. */
const wonFrom = (game: AnyGame, view: Shown<object>, seat: Seat, move: Tagged): number => {
  const worlds = 40
  const { pick, scale } = game.policy!
  const style = { noise: 0.1 * scale, taste: {} }
  let won = 0
  for (let number = 0; number < worlds; number++) {
    const random = quickRandom(number)
    const world = game.imagine(view, seat, random)
    let next: { readonly seat: Seat; readonly move: Tagged } | null = { seat, move }
    while (next !== null) {
      game.perform(writeOnly(game, world, random), next.seat, copy(next.move))
      const [asked] = game.decisions(world)
      next = asked === undefined ? null : { seat: asked.seat, move: pick(world, asked.seat, random, style) }
    }
    if (game.outcome(world)!.ranking[0]!.includes(seat)) won++
  }
  return won / worlds
}

test('a move that conquers the last that is needed wins at once, and none before it does', async () => {
  const game = (await registry['storming']!.rules()) as AnyGame
  const { record } = JSON.parse(readFileSync('tests/records/storming/by-lastTaken-1.json', 'utf8')) as Golden
  const entries = live(record.entries)
  const wins = [1, 2, 3].map((back) => {
    const state = fold(game, record, entries.slice(0, -back))
    const entry = entries.at(-back)!
    if (entry.kind !== 'played') return false
    const move = entry.moves?.secret[0]
    return (
      move !== undefined && winsAtOnce(game, { view: conceal(state, entry.seat), seat: entry.seat }, move)
    )
  })
  expect(wins).toEqual([true, false, false])
})

test('of a move that wins by points it is told which ones it scores, and of a game that is judged by another count nothing', async () => {
  const lastOf = async (id: string, file: string) => {
    const game = (await registry[id]!.rules()) as AnyGame
    const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}`, 'utf8')) as Golden
    const entries = live(record.entries)
    const back = entries.findLastIndex((one) => one.kind === 'played' && one.moves !== null)
    const entry = entries[back]!
    if (entry.kind !== 'played') throw new Error('nobody has played')
    const state = fold(game, record, entries.slice(0, back))
    const at = { view: conceal(state, entry.seat), seat: entry.seat }
    const gains = gainsOf(game, at, entry.moves!.secret[0]!)
    const points = (view: Shown<object>) =>
      game.scores(view)[entry.seat]!.reduce((sum, line) => sum + line.points, 0)
    return { gains, before: points(at.view) }
  }
  const { gains, before } = await lastOf('storming', 'by-points-1.json')
  expect(gains.length).toBeGreaterThan(0)
  expect(before + gains.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThanOrEqual(7)
  const [file] = readdirSync('tests/records/fortium')
  expect((await lastOf('fortium', file!)).gains).toEqual([])
})

describe.each(Object.keys(registry))('%s', (id) => {
  test('there are words in both languages for all that counts, and for nothing else', async () => {
    const game = (await registry[id]!.rules()) as AnyGame
    const [file] = readdirSync(`tests/records/${id}`)
    const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file!}`, 'utf8')) as Golden
    const state = fold(game, record, live(record.entries).slice(0, 20))
    const counted = new Set((game.policy?.assets?.(state, seatOf(0)) ?? []).map(({ what }) => what))
    // The house has words for points; a game where they decide least has its own.
    counted.delete('points')
    for (const words of Object.values(await loadAssets(id))) {
      const own = Object.keys(words).filter((what) => what !== 'points')
      expect(own.toSorted()).toEqual([...counted].toSorted())
      for (const [more, less] of Object.values(words)) expect(more).not.toBe(less)
    }
  })

  test('what a move is for is one whole sentence of at most 110 letters, in both languages or in none', async () => {
    const told = await purposesIn(id)
    for (const { es, en } of told) {
      expect(es === null).toBe(en === null)
      if (es === null || en === null) continue
      expect(es).not.toBe(en)
      for (const sentence of [es, en]) {
        expect(sentence).toMatch(/^[¡¿A-ZÁÉÍÓÚÑ0-9+−].*[^ .][.!?]$/)
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object|  /)
        expect(sentence.length).toBeLessThanOrEqual(110)
      }
    }
    expect(told.filter(({ es }) => es !== null).length).toBeGreaterThan(20)
  })

  test('every hint that has another to compare with says why, and nothing that it did not find', async () => {
    const rules = (await registry[id]!.rules()) as AnyGame
    // Fewer worlds than usual: what they tell is all the more uneven.
    const game = { ...rules, policy: { ...rules.policy!, moves: () => 400 } }
    const kinds = new Set<string>()
    const words = await loadAssets(id)
    for (const file of readdirSync(`tests/records/${id}`).slice(0, 2)) {
      const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}`, 'utf8')) as Golden
      const entries = live(record.entries)
      for (let part = 0.05; part < 1; part += 0.15) {
        const state = fold(game, record, entries.slice(0, Math.floor(part * entries.length)))
        const [asked] = game.decisions(state)
        if (asked === undefined) continue
        const view = conceal(state, asked.seat)
        const found = hintFor(game, view, asked.seat)
        if (!found || found.sure === 'only') continue
        const sum = found.reasons.reduce((all, { points }) => all + points, found.rest - found.rival)
        expect(Math.abs(sum - found.lead)).toBeLessThan(0.51)
        const about = '\nAbout as good: “rest”.'
        const whole = said(found, words.en)
        expect(whole.endsWith(about)).toBe(found.twin !== null)
        const plan = /^Then.*\.\n/
        expect(plan.test(whole)).toBe(found.next.some(({ move }) => move.type !== 'walk'))
        const told = whole.replace(about, '').replace(plan, '')
        expect(found.other !== null && game.policy?.shuns?.(view, asked.seat, found.other)).not.toBe(true)
        if (/leaves? you with|leave it at that/.test(told)) {
          kinds.add('left')
          expect(found.wins).toBe(null)
          expect(found.assets.some(({ worth }) => worth > 0)).toBe(true)
          continue
        }
        const isOften = / of 100 games|as good as won|who wins hardly/.test(told)
        const kind = isOften ? 'often' : /placed|hardly differ/.test(told) ? 'placed' : 'points'
        kinds.add(kind)
        expect(told).toMatch(
          kind === 'points'
            ? /^\w.* “rest”: .* further ahead\.(\n((By the end you score more|And less): .* [+−]\d.*|The best rival scores (a point|\d+ points) .*))+$/
            : /^\w.* “rest”(: .*| too)\.$/,
        )
        if (kind === 'often') expect(found.wins![0]).toBeGreaterThanOrEqual(found.wins![1])
        if (kind === 'points') expect(found.lead).toBeGreaterThan(0)
      }
    }
    // Fortaleza is played to its end, and its points tell all.
    expect(kinds).toContain(id === 'fortaleza' ? 'points' : 'left')
  })

  test('the games that it counts are those that are won from there', async () => {
    const game = (await registry[id]!.rules()) as AnyGame
    let counted = 0
    for (const file of readdirSync(`tests/records/${id}`).slice(0, 4)) {
      const { record } = JSON.parse(readFileSync(`tests/records/${id}/${file}`, 'utf8')) as Golden
      const entries = live(record.entries)
      for (const back of [1, 3, 6]) {
        const state = fold(game, record, entries.slice(0, -back))
        const [asked] = game.decisions(state)
        const found = asked && hintFor(game, conceal(state, asked.seat), asked.seat)
        if (!found?.wins) continue
        counted++
        const won = wonFrom(game, conceal(state, asked!.seat), asked!.seat, found.move)
        expect(Math.abs(found.wins[0] - won)).toBeLessThan(0.2)
      }
    }
    expect(counted).toBeGreaterThan(1)
  })
})
