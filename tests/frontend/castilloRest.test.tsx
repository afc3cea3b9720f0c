// @vitest-environment happy-dom
/** What a payment of Castillo leaves, as it is told before one builds. */
import { render } from 'solid-js/web'
import { afterEach, expect, test } from 'vitest'
import { type CastilloTable, createChoice } from '../../frontend/games/castillo/choice.ts'
import { PaymentInHand } from '../../frontend/games/castillo/Payment.tsx'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import type { Texts } from '../../frontend/games/castillo/texts.es.ts'
import { setLanguage } from '../../frontend/kit/language.ts'
import { given, type Scene, seat } from '../kit/castillo.ts'
import { seatedAt } from '../kit/seated.ts'

let dispose = (): void => undefined
afterEach(async () => {
  dispose()
  await setLanguage('es')
})

/** A house in hand, of somebody whose turn it is to build. */
const payFor = (more: Partial<Scene>, texts: Texts): void => {
  const state = given({ players: 3, phase: 'build', queue: ['A stonemason'], ...more })
  const { page } = seatedAt(plug.rules as never, () => plug.create(() => texts) as never, {
    seats: 3,
    options: state.config,
    state,
    me: seat('A'),
  })
  dispose()
  dispose = render(() => {
    const choice = createChoice(page as unknown as CastilloTable)
    choice.point('house1')
    return <PaymentInHand choice={choice} texts={texts} />
  }, document.body)
}

test.each([
  ['es', 'Te queda para otro edificio: 8 ', 'No te queda para otro edificio', '; con otro pago, sí'],
  [
    'en',
    'It leaves enough for another building: 8 ',
    'It leaves too little for another building',
    '; another payment would not',
  ],
] as const)(
  '[CA-4.4.1] a payment says what it leaves for a second building, and where another would leave more: %s',
  async (language, enough, none, other) => {
    await setLanguage(language)
    const texts = await plug.texts(language)
    const said = (has: string, more: Partial<Scene> = {}): string | undefined => {
      payFor({ has: { A: has }, talers: { A: 20 }, ...more }, texts)
      return document.querySelector('.ca-rest')?.textContent
    }
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    const now = () => document.querySelector('.ca-rest')?.textContent
    // 1 + 4 + 5 leaves sand, wood and stone, and is offered first [CA-4.4.6]; 3 + 2 + 5 leaves two kinds.
    expect(said('3S 1W 1B 2T')).toBe(enough)
    press('.ca-other')
    expect(now()).toBe(none + other)
    press('.ca-other')
    expect(now()).toBe(enough)
    // Of a payment that is none nothing is said, and its line stays.
    press('.ca-step[disabled] ~ .ca-step:not([disabled])')
    expect([now(), document.querySelector('.ca-tick')]).toEqual(['', null])
    expect(said('1S 1B 1T')).toBe(none)
    expect(said('3S 1W 1B 2T', { builtThisTurn: 1 })).toBeUndefined()
    expect(said('3S 1W 1B 2T', { current: 'hardFrost' })).toBeUndefined()
  },
)

test.each([
  [
    'es',
    'No te queda para otro edificio',
    ' ni para un ayudante',
    'No te llegarán los táleros para un ayudante',
  ],
  [
    'en',
    'It leaves too little for another building',
    ' or a helper',
    'You will have too few talers for a helper',
  ],
] as const)(
  '[CA-4.5.1] a payment says that no helper can be paid for then, and only where talers are lacking: %s',
  async (language, none, nor, short) => {
    await setLanguage(language)
    const texts = await plug.texts(language)
    const said = (more: Partial<Scene>): string | undefined => {
      payFor({ has: { A: '1S 1B 1T' }, ...more }, texts)
      return document.querySelector('.ca-rest, .ca-short')?.textContent
    }
    // The cheapest places, in the Market, cost 6.
    expect(said({ talers: { A: 4 } })).toBe(none + nor)
    expect(said({ talers: { A: 6 } })).toBe(none)
    expect(said({ talers: { A: 4 }, builtThisTurn: 1 })).toBe(short)
    expect(said({ talers: { A: 6 }, builtThisTurn: 1 })).toBeUndefined()
    // What the Bricklayer is paid counts, and without a helper it is not talers that are lacking.
    expect(said({ talers: { A: 3 }, builtThisTurn: 1, queue: ['A bricklayer'] })).toBeUndefined()
    expect(said({ talers: { A: 2 }, builtThisTurn: 1, queue: ['A bricklayer'] })).toBe(short)
    expect(said({ talers: { A: 4 }, builtThisTurn: 1, supply: { A: 0 } })).toBeUndefined()
    // A Worker builds and places none.
    const worker = { queue: ['A worker1'], cards: { 'A worker1': '' } } as const
    expect(said({ talers: { A: 4 }, builtThisTurn: 1, ...worker })).toBeUndefined()
  },
)

test.each([
  ['es', 'Otra'],
  ['en', 'Other'],
] as const)(
  '[CA-4.4.6] the button of another payment says so under its arrows: %s',
  async (language, word) => {
    await setLanguage(language)
    payFor({ has: { A: '3S 1W 1B 2T' } }, await plug.texts(language))
    expect(document.querySelector('.ca-other')?.textContent).toBe(word)
  },
)
