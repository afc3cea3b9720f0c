/** The cards of Storming!: each kind has a picture, and its words find room on it in both languages. */
import { describe, expect, test } from 'vitest'
import { breakable, more, title, widthOfPact } from '../../frontend/games/storming/art/cards/Card.tsx'
import { lettering } from '../../frontend/games/storming/art/cards/lettering.ts'
import { pictureOf } from '../../frontend/games/storming/art/cards/pictures.tsx'
import { cardKinds } from '../../frontend/games/storming/cardKinds.ts'
import { cardText } from '../../frontend/games/storming/names.ts'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import type { Shown } from '../../shared/engine/ids.ts'
import type { State } from '../../shared/games/storming/state.ts'

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
        who === 'signers' ? /Cada firmante gana|Each signer gains/ : /Cada ajeno gana|Each outsider gains/,
      )
    },
  )
})
