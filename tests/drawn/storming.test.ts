/** What stands beside the map of Storming! has its information card too: all 170 cards, the decks, piles and points. */
import { createComponent, renderToString, renderToStringAsync } from 'solid-js/web'
import { describe, expect, test } from 'vitest'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { CardFace } from '../../frontend/games/storming/art/cards/Card.tsx'
import { plug } from '../../frontend/games/storming/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { sources } from '../../frontend/games/storming/points.ts'
import type { Shown } from '../../shared/engine/ids.ts'
import { languages } from '../../shared/engine/meta.ts'
import { conceal } from '../../shared/engine/secret.ts'
import {
  actionCardsOf,
  civilians,
  colours,
  improvements,
  invention,
  pacts,
  revolts,
} from '../../shared/games/storming/components.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { directedCards, generalEventIds } from '../../shared/games/storming/events.ts'
import { startCards } from '../../shared/games/storming/layout.ts'
import { widthIn } from '../kit/letters.ts'
import { given, planning, seat } from '../kit/storming.ts'

const names = ['Ana', 'Berta', 'Carla', 'Dora']
const state = given({
  players: 4,
  civilians: { R: ['general'], B: ['saboteur'] },
  improvements: { R: ['cathedral'], G: ['library'] },
  library: ['G', 'cathedral', 'R'],
  revolts: { R: ['build'], Y: [null] },
  pacts: [['blockade', 'RB']],
  perm: { R: 6 },
  flags: ['famine'],
  skip: { B: 1 },
  fair: ['G'],
})
const table = stillTable(
  plug.rules as AnyPlug['rules'],
  conceal(state, seat('R')),
  seat('R'),
  (one) => names[one] ?? '',
)

const cards = [
  ...colours.flatMap(actionCardsOf),
  ...generalEventIds,
  ...directedCards,
  ...revolts,
  invention,
  ...civilians,
  ...improvements,
  ...pacts,
  ...startCards.map(({ id }) => id),
]
const others = [
  ...['event', 'civilian', 'improvement', 'pact'].map((kind) => `deck:${kind}`),
  'present',
  'future',
  'eventSlot',
  'inForce',
  'hand',
  ...sources.flatMap((what) => [`point:0:${what}`, `score:${what}`]),
  ...['hand', 'events', 'revolts', 'first', 'skips', 'fairWinds', 'supply'].map((what) => `seat:1:${what}`),
  ...['village', 'town', 'city', 'sawmill', 'mine', 'wall', 'soldier', 'knight', 'artillery'].map(
    (piece) => `piece:${piece}`,
  ),
]

describe.each(languages)('in %s', (language) => {
  test('[ST-2.1] each of the 170 cards can be looked up', async () => {
    expect(new Set(cards).size).toBe(170)
    const lookUp = await plug.cards(language)
    for (const card of cards) {
      const info = lookUp(`card:${card}`, table as never)
      expect(info, card).not.toBeNull()
      expect(`${info?.name}${info?.kind}${info?.text}`, card).not.toMatch(/undefined|NaN/)
      expect(renderToString(() => info?.picture()).length, card).toBeGreaterThan(400)
    }
  })

  test('so can decks, piles, points and what a player has', async () => {
    const lookUp = await plug.cards(language)
    for (const anchor of others) {
      const info = lookUp(anchor, table as never)
      expect(info, anchor).not.toBeNull()
      expect(info?.figures.map(({ text }) => text).join(), anchor).not.toMatch(/undefined|NaN/)
    }
    for (const anchor of [
      'card:nothing',
      'deck:gold',
      'troop:99',
      'Z9',
      'seat:7',
      'point:0:luck',
      'piece:boat',
    ])
      expect(lookUp(anchor, table as never), anchor).toBeNull()
  })

  test('what decides places is no point that goes round, and no two of it look alike', async () => {
    const lookUp = await plug.cards(language)
    const drawn = ['rotating', 'won', 'settlements', 'cities', 'turnOrder'].map((what) =>
      renderToString(() => lookUp(`score:${what}`, table as never)?.picture()),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.filter((one) => one.includes('M-15-10H5V-16'))).toEqual([drawn[0]])
  })

  test('[ST-6.1] whoever asks how to win is told what gives points, each beside its coin', async () => {
    const lookUp = await plug.cards(language)
    const card = (anchor: string) => lookUp(anchor, table as never)
    const won = card('score:won')!
    const drawn = won.figures.map(({ mark, text }) => `${renderToString(mark)} ${text}`)
    // Each in a line: a card of two for each would hide its last ones on a laptop.
    for (const [source, words] of [
      ['cityBuilt', /(?:Ciudad|City)[\w ]+: 1$/],
      ['conquest', /(?:Asentamiento|Settlement)[\w ]+: 1$/],
      ['mine', /(?:Mina|Mine),[\w ]+: 1$/],
      ['rotating', /(?:Más asentamientos|More settlements)[\w ]+: 1$/],
    ] as const) {
      const coin = renderToString(card(`score:${source}`)!.figures[0]!.mark)
      const said = drawn.find((one) => one.startsWith(coin))?.slice(coin.length + 1) ?? ''
      expect(said).toMatch(words)
      expect(said.length).toBeLessThan(34)
    }
    expect(won.rules).toEqual(['ST-6.4', 'ST-6.1', 'ST-6.2'])
  })

  test('the points of a player bear the star of victory, and not the coin of one that they need not have', async () => {
    const lookUp = await plug.cards(language)
    const [points] = lookUp('seat:1', table as never)!.figures
    expect(points!.text).toMatch(/^0 (?:de|of) 7/)
    expect(renderToString(points!.mark)).not.toContain('A13 13 0 1 1')
  })

  test('[ST-7.8] an open card says who has it, and who copies it', async () => {
    const lookUp = await plug.cards(language)
    const told = (anchor: string): string =>
      lookUp(anchor, table as never)
        ?.figures.map(({ text }) => text)
        .join(' | ') ?? ''
    expect(told('card:cathedral')).toMatch(/Ana.*Carla/)
    expect(told('card:blockade')).toMatch(/Ana.*Berta/)
    expect(told('card:corruption-blue-2')).toMatch(/Berta/)
    expect(told('seat:0')).toMatch(/7/)
  })

  test('[ST-4.12] a pile says how many of its cards are events, which are nobody’s', async () => {
    const laid = [null, seat('B'), null].map((placedBy, order) => ({
      placedBy,
      card: null,
      attached: [],
      order,
    }))
    const seen = stillTable(
      plug.rules as AnyPlug['rules'],
      { ...conceal(state, seat('R')), present: laid } as object as Shown<object>,
      seat('R'),
      String,
    )
    const info = (await plug.cards(language))('present', seen as never)
    expect(info?.figures.map(({ text }) => text).slice(1)).toEqual([
      expect.stringMatching(/^1: .*1/),
      expect.stringMatching(/^(Suceso|Event): 2/),
    ])
  })

  test('[ST-2.2] a piece that is taken up says what it does and needs, before how many are left', async () => {
    const lookUp = await plug.cards(language)
    const first = (piece: string): string | undefined =>
      lookUp(`piece:${piece}`, table as never)?.figures[0]?.text
    expect(first('knight')).toMatch(/dos regiones|two regions/)
    expect(first('town')).toMatch(/caballeros|knights/)
    expect(first('wall')).toMatch(/ataque|attack/)
    const site = (piece: string): string | undefined =>
      lookUp(`piece:${piece}`, table as never)?.figures[1]?.text
    expect(site('village')).toMatch(/soldado tuyo en una llanura|soldier of yours on a plain/)
    expect(site('town')).toMatch(/1 punto|1 point/)
  })
})

test('[ST-4.26] a card that would do nothing bears a mark before it is laid down, and says why', async () => {
  const words = await plug.texts('es')
  const { Hand } = plug.create(() => words)
  const poor = planning({ homes: false, on: { D5: 'R:village', A2: 'B:village' } })
  const seen = stillTable(plug.rules as AnyPlug['rules'], conceal(poor, seat('R')), seat('R'), String)
  const html = await renderToStringAsync(() => createComponent(Hand, { table: seen as never }))
  const cards = html.split('class="st-held').slice(1)
  const marked = cards.filter((card) => card.includes('st-idle-mark'))
  expect(marked.map((card) => /data-card="card:([\w-]+)"/.exec(card)?.[1])).toEqual([
    'military1-red',
    'military2-red',
  ])
  for (const card of marked) expect(card).toContain(words.planning.brief.nothing)
})

describe('on a narrow page', () => {
  const drawn = async (seen: State): Promise<string> => {
    const words = await plug.texts('es')
    const { Hand } = plug.create(() => words)
    const page = stillTable(
      plug.rules as AnyPlug['rules'],
      conceal(seen, seat('R')),
      seat('R'),
      (one) => names[one] ?? '',
    )
    return renderToStringAsync(() => createComponent(Hand, { table: page as never }))
  }

  test('[ST-1.2] who is one point from winning is told in a word beside their emblem, by name where it is another', async () => {
    const html = await drawn(planning({ perm: { R: 6, B: 6 } }))
    expect(html.match(/: gana con un punto más|Ganas con un punto más/g)).toHaveLength(2)
    expect(html).not.toContain('está a un punto')
  })

  test('[ST-4.15] events that can be laid have their names below them, each long word in a box of its own to be broken in', async () => {
    const asked = planning({ events: { R: ['insurrection-blue-1', 'plague', 'torrentialRain'] } })
    const [me] = asked.players as unknown as [{ planning: string }]
    me.planning = 'event'
    const held = (await drawn(asked)).split('class="st-held').slice(1)
    const named = held.map((card) => /class="st-title".*?<\/span>\s*<\/span>/.exec(card)?.[0] ?? '')
    expect(named.map((name) => [...name.matchAll(/<span>([^<]*)<\/span>/g)].map(([, word]) => word))).toEqual(
      [['Insurrec\u00adción'], ['Peste'], ['Lluvias', 'torren\u00adciales']],
    )
  })
})

test('names of regions lie over all that stands on the map', async () => {
  const words = await plug.texts('es')
  const { Board } = plug.create(() => words)
  const walled = given({ on: { C6: 'R:city*', D6: 'B:soldier' } })
  const map = renderToString(() =>
    createComponent(Board, {
      table: stillTable(plug.rules as AnyPlug['rules'], conceal(walled, null), null, String) as never,
    }),
  )
  const named = map.indexOf('class="st-name"')
  expect(map.match(/class="st-name"/g)).toHaveLength(Object.keys(walled.map).length)
  expect(named).toBeGreaterThan(map.lastIndexOf('class="st-troop'))
  expect(named).toBeGreaterThan(map.lastIndexOf('data-anchor="'))
})

test('an action card tells how many actions it is worth in one way, however large it is drawn', async () => {
  const texts = (await plug.texts('es')) as never
  const [card = ''] = actionCardsOf('red')
  const coins = (['sign', 'hand', 'full'] as const).map((form) =>
    renderToString(() => createComponent(CardFace, { card, form, texts }))
      .match(/<circle[^>]*fill="#f4d67d"[^>]*>/g)
      ?.map((coin) => coin.replace(/ data-hk="[^"]*"/, '')),
  )
  expect(coins[0]).not.toHaveLength(0)
  expect(coins[1]).toEqual(coins[0])
  expect(coins[2]).toEqual(coins[0])
})

describe.each(languages)('in %s, by the widths of its letters', (language) => {
  // As wide as the field between the frames, less a little at both ends.
  const widest = (card: string): number => (pacts.some((one) => one === card) ? 79 : 81)
  const width = widthIn('alegreya-sans/files/alegreya-sans-latin-700-normal')

  test('no title of a card touches its frame', async () => {
    const texts = (await plug.texts(language)) as never
    const lines = cards
      .filter((card) => !card.startsWith('start'))
      .flatMap((card) => {
        const html = renderToString(() => createComponent(CardFace, { card, form: 'hand', texts }))
        const lettered =
          /<text[^>]* text-anchor="middle"[^>]*font-family:var\(--text\).*?<\/text>/.exec(html)?.[0] ?? ''
        const [size = 0, spacing = 0] = ['font-size="([\\d.]+)', 'letter-spacing="(-[\\d.]+)em'].map((what) =>
          Number(new RegExp(what).exec(lettered)?.[1] ?? 0),
        )
        return [...lettered.matchAll(/<tspan([^>]*)>([^<]*)/g)].map(([, told = '', line = '']) => {
          const pressed = /textLength="([\d.]+)"/.exec(told)?.[1]
          const natural = (width(line) + spacing * line.length) * size
          return { card, line, natural, wide: pressed === undefined ? natural : Number(pressed) }
        })
      })
    expect(lines.length).toBeGreaterThan(150)
    expect(lines.filter(({ card, wide }) => wide > widest(card))).toEqual([])
    // Nor are letters pressed so closely that they could not be read, or drawn out.
    expect(lines.filter(({ wide, natural }) => wide < natural * 0.85 || wide > natural * 1.06)).toEqual([])
  })
})
