/** What the log, a turn in hand and the line at the top name has its article, in both languages: "el tercer tramo de la muralla norte". */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import './page.ts'
import { en as castilloEn } from '../../frontend/games/castillo/texts.en.ts'
import { es as castilloEs } from '../../frontend/games/castillo/texts.es.ts'
import { en as fortalezaEn } from '../../frontend/games/fortaleza/texts.en.ts'
import { es as fortalezaEs } from '../../frontend/games/fortaleza/texts.es.ts'
import { cardsName, placeName } from '../../frontend/games/fortaleza/words.ts'
import { en as fortiumEn } from '../../frontend/games/fortium/texts.en.ts'
import { es as fortiumEs } from '../../frontend/games/fortium/texts.es.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import { type Language, languages } from '../../shared/engine/meta.ts'
import { follow } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { CardUse } from '../../shared/games/fortaleza/moves.ts'
import type { Golden } from '../records/make.ts'

interface Told {
  readonly game: string
  readonly file: string
  /** What can be built, gone to or played, as the log calls it. */
  readonly nouns: Readonly<Record<Language, readonly string[]>>
  /** Facts whose lines are lists: of cards, of what was turned over or laid out, of points. */
  readonly lists: readonly string[]
  /** Its moves, as they stand in the turn in hand, say what is done where; else they are names of their own. */
  readonly saysMoves?: true
}

const games: readonly Told[] = [
  {
    game: 'castillo',
    file: 'yes-one-choose-4',
    nouns: {
      es: [...Object.values(castilloEs.buildings), ...Object.values(castilloEs.roles)],
      en: [...Object.values(castilloEn.buildings), ...Object.values(castilloEn.roles)],
    },
    lists: ['revealed', 'scored'],
  },
  {
    game: 'fortaleza',
    file: 'advanced-5',
    nouns: {
      es: ['tramo', 'muralla', 'torre', 'puerta', 'barrio', 'gremio', 'recaudador', 'templo'],
      en: ['stretch', 'wall', 'tower', 'gate', 'quarter', 'guild', 'collector', 'temple'],
    },
    lists: ['scored'],
    saysMoves: true,
  },
  {
    game: 'fortium',
    file: 'shared-victory-1',
    nouns: {
      es: ['casilla', 'cantera', 'mina', 'campamento', 'piso', 'fuerte'],
      en: ['cell', 'quarry', 'mine', 'camp', 'floor', 'fort'],
    },
    lists: [],
    saysMoves: true,
  },
  {
    game: 'storming',
    file: 'by-lastTaken-1',
    nouns: {
      es: ['aldea', 'soldado', 'caballero', 'revuelta'],
      en: ['village', 'soldier', 'knight', 'revolt'],
    },
    lists: ['terrainLaid'],
  },
]

/** An article or what stands for one, and what may stand between; a card's role ("como torre") takes none. */
const before: Readonly<Record<Language, RegExp>> = {
  es: /(^|\s)(el|la|un|una|al|del|su|\d+|(una carta|dos cartas) de|como)( (primera?|segund[oa]|tercera?|cuarto))?\s$/iu,
  en: /(^|\s)(the|a|an|two|their|no|\d+|as|\S+’s)( [a-z–-]+){0,3}\s$/iu,
}

/** Nouns that stand in a line without an article; in English a numbered one (House 4) is a name, which takes none. */
const bareIn = (
  text: string,
  nouns: readonly string[],
  language: Language,
  articles = before[language],
): readonly string[] =>
  nouns.filter((noun) => {
    const isName = language === 'en' ? '(?! \\d)' : ''
    const at = text.search(new RegExp(`(?<=^|\\s)${noun}${isName}(?=$|[\\s,.:])`, 'u'))
    return at >= 0 && !articles.test(text.slice(0, at))
  })

/** A move without the cards that it is made with: they are a list. */
const withoutCards = (text: string): string => text.split(/ (?:con|with) /)[0] ?? ''

test.each(games)('$game', async ({ game, file, nouns, lists, saysMoves }) => {
  const { plug } = (await import(`../../frontend/games/${game}/ui.tsx`)) as { plug: AnyPlug }
  const { record } = JSON.parse(readFileSync(`tests/records/${game}/${file}.json`, 'utf8')) as Golden
  const told = await Promise.all(
    languages.map(async (language) => {
      const texts = await plug.texts(language)
      return { language, ui: plug.create(() => texts), lines: new Set<string>(), turns: new Set<string>() }
    }),
  )
  let view = conceal(plug.rules.blank({ seats: record.seats, options: record.options }), null)
  for (const entry of live(record.entries)) {
    if (saysMoves === true && entry.kind === 'played')
      for (const { ui, turns } of told)
        for (const move of entry.moves?.secret ?? [])
          turns.add(withoutCards(ui.nameMove(move, view, (seat) => `P${seat}`)))
    for (const event of eventsOf(entry)) {
      const seen = conceal(event, null)
      if (!lists.includes(event.type))
        for (const { ui, lines } of told) lines.add(ui.describe(seen, view, (seat) => `P${seat}`)?.text ?? '')
      view = follow(plug.rules, view, seen, null)
    }
  }
  for (const { language, lines, turns } of told) {
    const named = nouns[language].filter((noun) => [...lines].some((line) => line.includes(noun)))
    expect(named.length).toBeGreaterThan(nouns[language].length / 2)
    const bare = [...lines, ...turns].filter((line) => bareIn(line, nouns[language], language).length > 0)
    expect(bare).toEqual([])
  }
})

/** Places and things that the line at the top names, and what may stand before them. */
const inStatus = {
  es: {
    nouns: [
      'acción',
      'banca',
      'bandeja',
      'campamento',
      'carta',
      'dado',
      'dados',
      'fase',
      'fortaleza',
      'lugar',
      'partida',
      'tablero',
      'trato',
    ],
    before: /(^|\s)(el|la|los|las|un|una|al|del|tu|qué|ningún|último|segunda|sin|con)\s$/iu,
  },
  en: {
    nouns: [
      'action',
      'bank',
      'board',
      'camp',
      'card',
      'die',
      'fortress',
      'game',
      'group',
      'phase',
      'place',
      'trade',
      'tray',
    ],
    before: /(^|\s)(the|a|an|your|which|no|one more|last|second)\s$/iu,
  },
} as const

test.each([
  ['fortaleza', 'es', fortalezaEs.status],
  ['fortaleza', 'en', fortalezaEn.status],
  ['fortium', 'es', fortiumEs.status],
  ['fortium', 'en', fortiumEn.status],
] as const)('the line at the top too: %s, %s', (_, language, status) => {
  const { nouns, before } = inStatus[language]
  const lines = Object.values(status).map((line: string | ((of: never) => string)) =>
    typeof line === 'string' ? line : line(1 as never),
  )
  expect(nouns.filter((noun) => lines.some((line) => line.includes(noun))).length).toBeGreaterThan(5)
  expect(lines.filter((line) => bareIn(line, nouns, language, before).length > 0)).toEqual([])
})

test.each([
  ['N1', 'el primer tramo de la muralla norte', 'the first stretch of the north wall'],
  ['E3', 'el tercer tramo de la muralla este', 'the third stretch of the east wall'],
  ['SG', 'la puerta sur', 'the south gate'],
  ['WT2', 'la segunda torre oeste', 'the second west tower'],
  ['CSE', 'la torre de la esquina sureste', 'the south-east corner tower'],
  ['tealWhite', 'el barrio de tejedores y panaderos', 'the quarter of weavers and bakers'],
  ['temple', 'el templo', 'the temple'],
])('Fortaleza: %s is %s', (id, es, en) => {
  expect(fortalezaEs.places.the(placeName(fortalezaEs, id))).toBe(es)
  expect(fortalezaEn.places.the(placeName(fortalezaEn, id))).toBe(en)
})

test.each([
  [
    ['g-purple-1 any', 't-1 any'],
    'una carta de boticarios y una carta de torre',
    'an apothecary card and a tower card',
  ],
  [['w-1 wall'], 'una carta de muralla', 'a wall card'],
  [['m-1 any', 'm-2 any'], 'dos cartas de templo', 'two temple cards'],
  [['x-1 any', 'x-2 any'], 'dos comodines', 'two wild cards'],
  [['g-white-1 any', 'g-white-2 any'], 'dos cartas de panaderos', 'two baker cards'],
  [
    ['x-1 orange', 'g-white-1 white'],
    'un comodín como herreros y una carta de panaderos',
    'a wild card as smiths and a baker card',
  ],
  [
    ['x-1 tower', 'w-1 wall'],
    'un comodín como torre y una carta de muralla',
    'a wild card as tower and a wall card',
  ],
  [
    ['wg-teal teal', 'w-1 orange'],
    'una carta de muralla/tejedores como tejedores y una carta de muralla como herreros',
    'a wall/weaver card as weavers and a wall card as smiths',
  ],
])('Fortaleza: who plays %s plays %s', (used, es, en) => {
  const cards = used.map((one) => one.split(' ')).map(([cardId, as]) => ({ cardId, as }) as CardUse)
  expect(fortalezaEs.log.used('Ana', cardsName(fortalezaEs, cards))).toBe(`Ana juega ${es}`)
  expect(fortalezaEn.log.used('Ana', cardsName(fortalezaEn, cards))).toBe(`Ana plays ${en}`)
})
