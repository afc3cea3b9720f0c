/** Pictures of positions are drawn by few of the page's styles: what has none there would be a black shape. */
import { readdirSync, readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, expect, test } from 'vitest'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { drawBoard, drawPreview } from '../../frontend/draw/draw.ts'
import { figuresAt, judgedBy, placesAt } from '../../frontend/table/model/places.ts'
import type { Seat } from '../../shared/engine/ids.ts'
import { type AnyEntry, live } from '../../shared/engine/log.ts'
import { languages } from '../../shared/engine/meta.ts'
import { fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Position } from '../../shared/protocol/drawing.ts'
import { nameAt } from '../../shared/protocol/names.ts'
import { registry } from '../../shared/registry.ts'

interface Recorded {
  readonly options: Readonly<Record<string, string>>
  readonly seats: number
  readonly entries: readonly AnyEntry[]
}

const recordsOf = (game: string): readonly string[] => readdirSync(`tests/records/${game}`)
const recordIn = (game: string, file: string): Recorded =>
  (JSON.parse(readFileSync(`tests/records/${game}/${file}`, 'utf8')) as { readonly record: Recorded }).record
const lastOf = (game: string): Recorded =>
  recordIn(game, recordsOf(game).findLast((name) => /-[345]\.json$/.test(name)) ?? '')

/** As spectators see it after so many entries, or when it is over. */
const positionIn = (game: string, moment?: number, record = lastOf(game)): Position => {
  const { options, seats, entries } = record
  return {
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', level: 'greedy', seat })),
    entries: live(entries)
      .slice(0, moment)
      .map((entry) => conceal(entry, null)),
  } as never
}

beforeAll(() => initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm')))

test.each(Object.keys(registry))(
  'a moment of %s is one picture, drawn first or later, at the start as in play',
  async (game) => {
    const moments = [1, 12, 60].map((moment) => positionIn(game, moment))
    const draw = () => Promise.all(moments.map((one) => drawBoard(one, 'es', false)))
    const first = await draw()
    // What a page fetches beside its board would have come by then.
    await new Promise((done) => setTimeout(done, 300))
    expect(await draw()).toEqual(first)
  },
)

test('a floor of a fort that is not built is as faint in a picture as on the page: what a rule within another says is kept with what that is written in', async () => {
  const svg = (await drawBoard(positionIn('fortium', 12), 'en', false)) ?? ''
  const style = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? ''
  expect(style).toMatch(/(^|\})\.ft-wanted rect\{[^}]*fill-opacity:0\.1[^}]*stroke-dasharray/)
  expect(style).toMatch(/(^|\})\.ft-wanted\.next rect\{[^}]*fill-opacity:0\.28/)
})

test.each(Object.keys(registry))(
  'the last moment of a game of %s has hardly anything black',
  async (game) => {
    const svg = await drawPreview(positionIn(game), 'es')
    const { pixels, width, height } = new Resvg(svg ?? '', { fitTo: { mode: 'width', value: 400 } }).render()
    let black = 0
    for (let at = 0; at < pixels.length; at += 4)
      if (Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) < 8) black++
    expect(black / (width * height)).toBeLessThan(0.005)
  },
)

test.each(Object.keys(registry))(
  'in a picture of %s nothing is cut out by a mask, and nothing of the board lies beside it',
  async (game) => {
    const svg = (await drawPreview(positionIn(game), 'es')) ?? ''
    const [whole, ...inner] = svg.match(/<svg [^>]*>/g) ?? []
    expect(whole).not.toContain('overflow')
    expect(inner.length).toBeGreaterThan(1)
    for (const opened of inner) expect(opened).toContain('overflow="visible"')
    const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: 400 } }).render()
    // Beyond the rows of names, where a landscape would go on.
    const rim = Array.from({ length: height }, (_, y) => (y * width + width - 3) * 4)
    expect(new Set(rim.map((at) => pixels.slice(at, at + 3).join()))).toEqual(new Set(['243,236,221']))
  },
)

test.each(Object.keys(registry))('the board of %s is drawn in the colours of its light', async (game) => {
  const [day, night] = await Promise.all([false, true].map((dark) => drawBoard(positionIn(game), 'es', dark)))
  expect(night).not.toBe(day)
  expect([day, night].map((svg) => svg?.includes('fill="#15181d"'))).toEqual([false, true])
  for (const svg of [day, night]) expect(svg).not.toContain('var(--')
})

test.each(Object.keys(registry))(
  'a picture of %s names the round in which its move was made, which may have ended it',
  async (game) => {
    const { plug } = (await import(`../../frontend/games/${game}/ui.tsx`)) as { plug: AnyPlug }
    const texts = await plug.texts('es')
    const ui = plug.create(() => texts)
    const { entries, ...table } = lastOf(game)
    const roundAfter = (moment: number): string =>
      ui.round(conceal(fold(plug.rules, table, live(entries).slice(0, moment)), null), true)
    // The first move that ends a round.
    let moment = 2
    while (roundAfter(moment) === roundAfter(moment - 1)) moment++
    const said = (await drawPreview(positionIn(game, moment), 'es')) ?? ''
    expect(said).toContain(`>${roundAfter(moment - 1)}</text>`)
    expect(said).not.toContain(`>${roundAfter(moment)}</text>`)
  },
)

test.each(Object.keys(registry).flatMap((game) => languages.map((language) => ({ game, language }))))(
  'a picture of $game has its name above the round, in $language',
  async ({ game, language }) => {
    const svg = (await drawPreview(positionIn(game, 2), language)) ?? ''
    const titled = [...svg.matchAll(/<text [^>]*y="(\d+)"[^>]*Almendra[^>]*font-size="(\d+)"/g)].slice(0, -1)
    expect(titled).not.toEqual([])
    // The round stands on 216 in letters of 30; a quarter of a letter hangs below its line.
    for (const [, y, size] of titled) expect(Number(y) + Number(size) / 4).toBeLessThan(216 - 30 * 0.75)
  },
)

test.each(Object.keys(registry))(
  'the picture to be shared of %s says who has won, under a laurel, and who has how much',
  async (game) => {
    const position = positionIn(game)
    const svg = (await drawPreview(position, 'es')) ?? ''
    const said = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ')
    const rules = await registry[game]!.rules()
    const { options, seats, entries } = lastOf(game)
    const view = conceal(fold(rules, { seats, options }, entries), null)
    const places = placesAt(rules, view)
    const figures = figuresAt(rules, view, places)
    // Where that is not points its name stands above.
    const counted = judgedBy(rules, view, places) === null ? '' : '\\D+ '
    const nameOf = (seat: Seat): string => nameAt(position, seat, 'es')
    const [winner] = places
    expect(winner?.place).toBe(1)
    const rows = places.map(({ seat }, at) => `${nameOf(seat)} ${figures[at]}`).join(' ')
    expect(said).toMatch(new RegExp(`Gana ${nameOf(winner!.seat)} ${counted}${rows} Almena$`))
    // Two branches of a laurel; the winner's shield in it, and one in each row.
    expect(svg.match(/M-6 46C-44 40/g)).toHaveLength(2)
    expect(svg.match(/<svg x=/g)).toHaveLength(1 + places.length)
  },
)

test('where points have not won a game of Fortium its picture shows what has, as the page of honour does', async () => {
  const rules = await registry['fortium']!.rules()
  const { plug } = (await import('../../frontend/games/fortium/ui.tsx')) as { plug: AnyPlug }
  const texts = await plug.texts('en')
  const ui = plug.create(() => texts)
  const shown: string[] = []
  for (const file of recordsOf('fortium')) {
    const record = recordIn('fortium', file)
    const { options, seats, entries } = record
    const view = conceal(fold(rules, { seats, options }, entries), null)
    const places = placesAt(rules, view)
    const judged = judgedBy(rules, view, places)
    if (judged === null) continue
    const position = positionIn('fortium', undefined, record)
    const svg = (await drawPreview(position, 'en')) ?? ''
    const said = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ')
    const figures = figuresAt(rules, view, places)
    const rows = places.map(({ seat }, at) => `${nameAt(position, seat, 'en')} ${figures[at]}`).join(' ')
    expect(said).toMatch(new RegExp(` ${ui.scoreLine(judged.what)} ${rows} Almena$`))
    shown.push(file)
    if (shown.length > 1) break
  }
  expect(shown).not.toEqual([])
})
