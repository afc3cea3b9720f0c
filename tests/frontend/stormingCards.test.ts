/** The cards of Storming!: each kind has a picture, and its words find room on it in both languages. */
import { describe, expect, test } from 'vitest'
import { breakable, more, title, widthOfPact } from '../../frontend/games/storming/art/cards/Card.tsx'
import { lettering } from '../../frontend/games/storming/art/cards/lettering.ts'
import { pictureOf } from '../../frontend/games/storming/art/cards/pictures.tsx'
import { cardKinds } from '../../frontend/games/storming/cardKinds.ts'
import { makeCards } from '../../frontend/games/storming/cards/cards.ts'
import type { StormingTable } from '../../frontend/games/storming/choice.ts'
import { idleWhy } from '../../frontend/games/storming/idle.ts'
import { cardText } from '../../frontend/games/storming/cardText.ts'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import type { Shown } from '../../shared/engine/ids.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { card, given, type Letter, planning, type Scene, seat } from '../kit/storming.ts'
import { at } from '../kit/stormingPage.ts'

const drawn = cardKinds.filter((kind) => kind !== 'startCard')

test.each(drawn)('%s has a picture', (kind) => {
  expect(pictureOf(kind)).toBeDefined()
})

describe.each([
  ['es', es],
  ['en', en],
])('in %s', (_language, texts) => {
  const field = { width: 84, height: 41, most: 19, lines: 3 }
  test.each(cardKinds)('the title of %s can be read on a card as wide as a thumb', (kind) => {
    const { lines, size } = lettering(texts.cards[kind].name, field)
    expect(lines.join(' ')).toBe(texts.cards[kind].name)
    expect(size).toBeGreaterThan(11)
  })

  test.each(drawn)('the name of %s has letters of 11 pixels on a card of a laptop’s hand', (kind) => {
    const name = breakable(texts.cards[kind].name, texts.syllables)
    for (const width of [title.width, widthOfPact]) {
      const { lines, size } = lettering(name, { ...title, width, height: title.height + more })
      expect(lines.join(' ').replaceAll(/(?<=\p{L})- /gu, '')).toBe(texts.cards[kind].name)
      expect(size).toBeGreaterThanOrEqual(16.3)
    }
  })

  test('a name of thirteen letters stands whole on a card of a laptop’s hand', () => {
    for (const name of cardKinds.map((kind) => texts.cards[kind].name)) {
      if (name.includes(' ') || name.length > 13) continue
      expect(lettering(breakable(name, texts.syllables), title).lines).toEqual([name])
    }
  })

  test.each(cardKinds)('the sentence of %s finds room, word for word', (kind) => {
    const { lines, size } = lettering(texts.cards[kind].line, { width: 74, height: 25, most: 8.6, lines: 4 })
    expect(lines.join(' ')).toBe(texts.cards[kind].line)
    expect(size).toBeGreaterThan(4.5)
  })

  test.each(['signers', 'outsiders'] as const)(
    'Conspiracy says who gains its point where the %s do',
    (who) => {
      const at = { config: { conspiracyPoint: who } } as Shown<State>
      const said = cardText(texts, 'conspiracy', at)
      expect(said).not.toBe(texts.cards.conspiracy.text)
      expect(said).toMatch(
        who === 'signers'
          ? /Cada firmante gana|Each signer gains/
          : /Cada no firmante gana|Each non-signer gains/,
      )
    },
  )
})

/** What a card tells to this seat. */
const cardOf = async (language: 'es' | 'en', about: string, state: State, letter: Letter) => {
  const table = {
    view: () => state,
    me: () => seat(letter),
    nameOf: (one: number) => ['Ana', 'Berta', 'Carla'][one] ?? '',
  } as unknown as StormingTable
  const cards = await makeCards(language, language === 'es' ? es : en)
  return cards(about, table)
}
/** What the card of an action card says in figures. */
const figuresOf = async (language: 'es' | 'en', card: string, state: State, letter: Letter) =>
  (await cardOf(language, `card:${card}`, state, letter))?.figures.map(({ text }) => text)

test('[ST-2.2] the card of a piece says how many are in the supply, not that somebody has them', async () => {
  const said = await cardOf('en', 'piece:village', given(), 'R')
  expect(said?.figures.at(-1)?.text).toMatch(/^Carla: \d in the supply$/)
})

test('[ST-6.2] the card of a point names no rule twice', async () => {
  const state = given({ on: { D6: 'mountain R:mine' } })
  expect((await cardOf('es', 'point:0:mine', state, 'R'))?.rules).toEqual(['ST-6.2'])
})

test('an action card of one’s own says that it is yours, one of another whose it is', async () => {
  const said = (language: 'es' | 'en', letter: Letter) =>
    figuresOf(language, 'diplomacy-red', given(), letter)
  expect(await said('es', 'R')).toEqual(['Es tuya', '1 acción'])
  expect(await said('en', 'R')).toEqual(['Your card', '1 action'])
  expect(await said('es', 'B')).toEqual(['Es de Ana', '1 acción'])
  expect(await said('en', 'B')).toEqual(['It is a card of Ana', '1 action'])
})

test('[ST-4.24] an action card in hand says on its card too why it would do less than it tells', async () => {
  const scene = { first: 'R', on: { D5: 'R:village' }, flags: ['famine'] } as const
  const said = (card: string) => figuresOf('es', card, planning(scene), 'R')
  expect(await said('recruit-red')).toContain(es.planning.idle.famine)
  expect(await said('diplomacy-red')).toEqual(['Es tuya', '1 acción'])
  // A card of one's own that comes before may raise what this one needs.
  const after = (before: string) => {
    const state = planning({ first: 'R' })
    state.present.push({ placedBy: seat('R'), card: { secret: before, to: [seat('R')] } } as never)
    return idleWhy(state, seat('R'), 'military1-red')
  }
  expect(idleWhy(planning({ first: 'R' }), seat('R'), 'military1-red')).toBe('nothing')
  expect(after('recruit-red')).toBeNull()
  expect(after('build-red')).toBe('nothing')
  // Nobody plans, so that it may do something by the time that one does.
  expect(await figuresOf('es', 'recruit-red', given(scene), 'R')).not.toContain(es.planning.idle.famine)
})

test('[ST-4.34] the Philosopher’s card says what a revolt is, as others that speak of one do', () => {
  expect(es.cards.philosopher.text).toContain('una revuelta (bloquea una carta de la mano)')
  expect(en.cards.philosopher.text).toContain('a revolt (it blocks a card in hand)')
})

test('[ST-5.31] the card of a civilian face up says first why it cannot be had now', async () => {
  const said = async (scene: Scene) => {
    const { table } = at('R', card(scene, 'R', 'recruit'))
    const cards = await makeCards('es', es)
    return cards('card:spy', table)?.figures.map(({ text }) => text)
  }
  const display = { civilian: ['spy', 'general'] } as const
  expect(await said({ display })).toEqual(['Está a la vista'])
  expect(await said({ display, flags: ['embargo'] })).toEqual([es.refusals['embargo'], 'Está a la vista'])
  const held = { R: ['sheriff', 'warlock'] } as const
  expect(await said({ display, civilians: held })).toEqual([
    es.refusalsByRule['limitReached ST-5.31'],
    'Está a la vista',
  ])
})

test('[ST-5.81] the card of a pact face up says first why it cannot be offered now, and nothing where one of the others can be asked', async () => {
  const said = async (kind: string, scene: Scene) => {
    const { table } = at('R', card({ display: { pact: ['blockade'] }, ...scene }, 'R', kind))
    const cards = await makeCards('es', es)
    return cards('card:blockade', table)?.figures.map(({ text }) => text)
  }
  const withBoth = {
    pacts: [
      ['noQuarter', 'RG'],
      ['informantNetwork', 'RB'],
    ],
  } as const
  const withOne = { pacts: [['noQuarter', 'RG']] } as const
  expect(await said('recruit', {})).toEqual([es.refusals['wrongActionType'], 'Está a la vista'])
  expect(await said('diplomacy', withBoth)).toEqual([es.refusals['pactExists'], 'Está a la vista'])
  expect(await said('diplomacy', withOne)).toEqual(['Está a la vista'])
})
