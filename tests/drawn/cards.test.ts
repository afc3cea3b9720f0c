/**
 * Whatever a board, tray or panel shows has an information card, in both languages, at every moment of a game: drawn as
 * a server draws it, the things found by their anchors, their cards asked of the game.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createComponent, renderToString } from 'solid-js/web'
import { describe, expect, test } from 'vitest'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import type { AnyPlug, AnyTableModel, CardInfo } from '../../frontend/plug/gameUi.ts'
import { loadLessons } from '../../frontend/plug/lessons.ts'
import { paragraphOf } from '../../frontend/table/sheets/paragraph.ts'
import { copy } from '../../shared/engine/copy.ts'
import { type Seat, seatsOf, type Shown, type Tagged, type Viewer } from '../../shared/engine/ids.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import { languages } from '../../shared/engine/meta.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { registry } from '../../shared/registry.ts'
import { sourcesUnder, textOf } from '../kit/sources.ts'
import type { Golden } from '../records/make.ts'

/** Things that are no thing of their own, and why. */
const without: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  castillo: { hand: 'the row of one’s roles: each of them has its own' },
  fortaleza: { hand: 'the row of one’s cards: each of them has its own' },
}

const names = ['Ana', 'Berta', 'Carla', 'Dora', 'Eva']
const nameOf = (seat: Seat): string => names[seat] ?? ''

const games = await Promise.all(
  Object.keys(registry).map(async (id) => {
    const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
    // What a screen loads later is here before it asks, and not after the last test.
    for (const path of sourcesUnder(`frontend/games/${id}`)) await import(/* @vite-ignore */ `../../${path}`)
    const spoken = await Promise.all(
      languages.map(async (language) => ({
        language,
        texts: await plug.texts(language),
        rules: await plug.rulebook(language),
        cards: await plug.cards(language),
      })),
    )
    return { id, plug, spoken, lessons: await loadLessons(id) }
  }),
)

const anchorsIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/ data-(?:anchor|card)=(?:"([^"]+)"|([^\s">]+))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    ),
  ),
]

/** Every so many moments are drawn; what is new at one is asked at that one. */
const stride = 7

type Moment = (view: Shown<object>, me: Viewer) => void

/** Goes through a recorded game as each of these viewers. */
const replay = (plug: AnyPlug, { record }: Golden, viewers: readonly Viewer[], at: Moment): void => {
  const state = plug.rules.blank({ seats: record.seats, options: record.options })
  let count = 0
  for (const entry of live(record.entries))
    for (const event of eventsOf(entry)) {
      plug.rules.evolve(state, copy(event) as Tagged)
      if (count++ % stride === 0) for (const me of viewers) at(conceal(state, me), me)
    }
  for (const me of viewers) at(conceal(state, me), me)
}

const pictureLength = (card: CardInfo): number => renderToString(() => card.picture()).length

describe.each(games)('$id', ({ id, plug, spoken, lessons }) => {
  /** What always has the same name, drawn for a picture too or for players alone. */
  const named = sourcesUnder(`frontend/games/${id}`).flatMap((path) =>
    [...textOf(path).matchAll(/data-anchor=(?:"|\{.*')(\w+)['"]/g)].map(([, name = '']) => name),
  )
  /** Lessons by how often their moment had come, and had not. */
  const said = new Map<string, number>()
  const unsaid = new Map<string, number>()
  const folder = `tests/records/${id}`
  /** A game of each number of players, with all that the options bring. */
  const files = readdirSync(folder).filter((name) =>
    /^(yes-one-choose|advanced|onePerTurn-none-yes-yes-standard-no|signers-false-0-false)-/.test(name),
  )
  const records = files.map((name) => ({
    name,
    golden: JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Golden,
  }))

  test('there is a game to go through for each number of players', () => {
    const { min, max } = registry[id]?.meta.seats ?? { min: 0, max: -1 }
    expect(records.length).toBe(max - min + 1)
  })

  test.each(records)('every thing in $name has its card in both languages', ({ golden }) => {
    const met = new Map<string, CardInfo>()
    const missing = new Set<string>()
    const wrong = new Set<string>()
    const excused = new Set<string>()
    const judge = (anchor: string, table: AnyTableModel): void => {
      for (const { language, cards, rules } of spoken) {
        const card = cards(anchor, table)
        if (card === null) {
          if (without[id]?.[anchor] === undefined) missing.add(`${language} ${anchor}`)
          else excused.add(anchor)
          continue
        }
        met.set(`${language} ${anchor}`, card)
        for (const rule of card.rules)
          if (paragraphOf(rules, rule) === undefined) wrong.add(`${anchor}: no paragraph ${rule}`)
        const said = [card.name, card.kind, ...card.figures.map(({ text }) => text)]
        if (card.text !== undefined && card.figures.length === 0) said.push(card.text)
        if (said.some((text) => text === '' || /undefined|NaN|\[object/.test(text)))
          wrong.add(`${anchor}: says ${said.join(' | ')}`)
        if (card.figures.length === 0 && !card.text) wrong.add(`${anchor}: says nothing`)
      }
    }
    replay(plug, golden, [...seatsOf(golden.record.seats), null], (view, me) => {
      const table = stillTable(plug.rules, view, me, nameOf)
      const [first] = spoken
      const ui = plug.create(() => first?.texts)
      const html = renderToString(() => [
        createComponent(ui.Board, { table }),
        createComponent(ui.Hand, { table }),
        seatsOf(golden.record.seats).map((seat) => createComponent(ui.Holdings, { table, seat })),
      ])
      const seats = seatsOf(golden.record.seats).map((seat) => `seat:${seat}`)
      const scored = plug.rules.scores(view).flatMap((lines) => lines.map(({ what }) => `score:${what}`))
      const figures = plug.rules.standings(view).flatMap((figuresOf) => figuresOf.map(({ what }) => what))
      const decisive = figures.filter((what) => what !== 'points').map((what) => `score:${what}`)
      for (const anchor of new Set([...anchorsIn(html), ...seats, ...scored, ...decisive]))
        judge(anchor, table)
      // What a first step speaks of is there when its moment has come: it, or what it is part of.
      const there = new Set([...anchorsIn(html), ...seats, ...named])
      for (const lesson of me === null ? [] : lessons) {
        const anchor = lesson.at(table)
        const count = anchor === null ? unsaid : said
        count.set(lesson.id, (count.get(lesson.id) ?? 0) + 1)
        if (anchor !== null && !there.has(anchor)) wrong.add(`${lesson.id}: no ${anchor}`)
      }
    })
    expect([...missing]).toEqual([])
    expect([...wrong]).toEqual([])
    expect([...excused]).toEqual(Object.keys(without[id] ?? {}))
    expect(met.size).toBeGreaterThan(100)
    // Their pictures and marks can be drawn.
    for (const [anchor, card] of met) {
      expect(pictureLength(card), anchor).toBeGreaterThan(40)
      for (const { mark } of card.figures) expect(renderToString(mark).length, anchor).toBeGreaterThan(10)
    }
  })

  test('first steps: who wins, and at most five more, each with its moment and in both languages', () => {
    const ids = lessons.map((lesson) => lesson.id)
    expect(ids.length).toBeGreaterThan(3)
    expect(ids.length).toBeLessThan(7)
    expect(ids[0]).toBe('goal')
    expect(new Set(ids).size).toBe(ids.length)
    expect([...said.keys()].sort()).toEqual(ids.toSorted())
    expect([...unsaid.keys()].sort()).toEqual(ids.toSorted())
    for (const { text } of lessons)
      for (const language of languages) expect(text[language]).toMatch(/^\p{Lu}.{30,180}\.$/u)
  })

  test('log lines speak of things that have a card, and papers are named', () => {
    const [first] = spoken
    const ui = plug.create(() => first?.texts)
    for (const { golden } of records.slice(0, 1)) {
      const { record } = golden
      let view = conceal(plug.rules.blank({ seats: record.seats, options: record.options }), null)
      const state = plug.rules.blank({ seats: record.seats, options: record.options })
      for (const entry of live(record.entries))
        for (const event of eventsOf(entry)) {
          const line = ui.describe(conceal(event, null) as Shown<Tagged>, view, nameOf)
          plug.rules.evolve(state, copy(event) as Tagged)
          view = conceal(state, null)
          const about = line?.about ?? line?.places[0]
          if (about === undefined) continue
          const table = stillTable(plug.rules, view, null, nameOf)
          expect(first?.cards(about, table), about).not.toBeNull()
        }
    }
    const ids = ui.papers.map((paper) => paper.id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    for (const paper of ui.papers) expect(paper.name()).not.toBe('')
  })
})
