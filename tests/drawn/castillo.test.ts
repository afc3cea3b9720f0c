/** The castle as it is drawn: its figures over all frames, apart from each other; and marks beside what one has. */
import { createComponent, renderToString } from 'solid-js/web'
import { expect, test } from 'vitest'
import { PlanTag } from '../../frontend/games/castillo/art/castle/PlanTag.tsx'
import { createChoice } from '../../frontend/games/castillo/choice.ts'
import { Equip } from '../../frontend/games/castillo/Equip.tsx'
import { Sellers } from '../../frontend/games/castillo/Tower.tsx'
import { pictures } from '../../frontend/games/castillo/pictures.tsx'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { roleCards } from '../../shared/games/castillo/components.ts'
import { given, type Scene, seat } from '../kit/castillo.ts'
import { textOf } from '../kit/sources.ts'

const words = await plug.texts('es')
const { Board } = plug.create(() => words)
const tableAt = (scene: Scene) =>
  stillTable(plug.rules as AnyPlug['rules'], conceal(given(scene), seat('A')), seat('A'), String) as never

test('figures stand over the frames of buildings and carts, lit or ringed', () => {
  const html = renderToString(() => createComponent(Board, { table: tableAt({ built: ['palace'] }) }))
  const [below = '', above = ''] = html.split(/<g class="rings-place"/)
  expect(below).toContain('data-anchor="palace"')
  expect(below).toContain('data-anchor="cartSand"')
  expect(below).not.toMatch(/ca-tag|ca-space/)
  expect(above.match(/ca-tag/g)).toHaveLength(22)
  // In a place for a helper too: the ring first, the coin over it.
  expect(above).toMatch(
    /data-anchor="palace-a"(?:(?!ca-socket).)*class="glow"(?:(?!class="glow").)*ca-socket/s,
  )
})

test('while a place can be taken no sign of what others did last lies over its frame', () => {
  expect(textOf('frontend/games/castillo/castillo.css')).toMatch(
    /\.ca-board:has\(\.spot\.open\) \.ring \{\s*visibility: hidden/,
  )
})

test('of a role that has acted the picture alone is pale: the frame and emblem of whose it was stay as they are', () => {
  const css = textOf('frontend/games/castillo/castillo.css')
  const faded = [...css.matchAll(/([^{}]*li\.done[^{]*)\{([^}]*)\}/g)].filter(([, , rule = '']) =>
    /opacity|filter/.test(rule),
  )
  expect(faded.map(([, selector = '']) => selector.split('\n').at(-1)?.trim())).toEqual([
    '.ca-queue li.done .ca-card',
  ])
})

test('on a plan, what it costs, talers and points lie apart', () => {
  const html = renderToString(() =>
    createComponent(PlanTag, { value: 12, vp: 8, worth: { talers: 5, points: 1 }, x: 0, y: 0 }),
  )
  const [coin, laurel] = ['coin', 'laurel'].map((piece) => {
    const [, x, y, scale] =
      new RegExp(`translate\\(([-\\d.]+) ([-\\d.]+)\\) scale\\(([\\d.]+)\\)"[^>]*class="${piece}"`).exec(
        html,
      ) ?? []
    return { x: Number(x), y: Number(y), r: 20 * Number(scale) }
  }) as [Disc, Disc]
  expect(Math.hypot(coin.x - laurel.x, coin.y - laurel.y)).toBeGreaterThan(coin.r + laurel.r)
  // The cost ends at 0.
  for (const disc of [coin, laurel]) expect(disc.x - disc.r).toBeGreaterThan(0)
})
interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

test('who starts bears the flag in the chip of their seat, and it stands beside nobody else’s; who has still to choose is no helper', () => {
  const { Hand, Sign } = plug.create(() => words)
  const table = tableAt({ phase: 'chooseCards', start: 'C' })
  const html = renderToString(() => createComponent(Hand, { table }))
  const chips = (['A', 'B', 'C'] as const).map((letter) =>
    renderToString(() => createComponent(Sign!, { table, seat: seat(letter) })),
  )
  expect(chips.map((chip) => chip.includes('aria-label="Primer jugador"'))).toEqual([false, false, true])
  expect(chips[2]).toContain('data-card="seat:2:first"')
  const [own = ''] = /<div class="ca-own".*?<\/ul>/s.exec(html) ?? []
  expect(own).not.toContain(':first')
  expect(own).toMatch(/data-card="seat:0:mustChoose".*aria-label="Tiene que elegir"/s)
  // The shadow of a pawn.
  expect(own.match(/rx="15" ry="4"/g)).toHaveLength(1)
})

test('the sign on a role that may do nothing forbids nothing: no bar, and not in the colour of what is refused', () => {
  const { Hand } = plug.create(() => words)
  const html = renderToString(() => createComponent(Hand, { table: tableAt({ phase: 'chooseCards' }) }))
  const marks = html.match(/<svg[^>]*ca-idle.*?<\/svg>/gs) ?? []
  expect(marks).toHaveLength(1)
  expect(marks[0]).not.toMatch(/--accent|d="M-5 0H5"/)
})

test('[CA-4.3.14] what a Worker sells has its price on it', () => {
  const scene: Scene = {
    phase: 'buy',
    queue: ['A stonemason', 'B worker1'],
    cards: { 'B worker1': '1T 1S 1W' },
  }
  const choice = createChoice(tableAt(scene))
  const html = renderToString(() => createComponent(Sellers, { choice, texts: words }))
  const offers = html.split('ca-buy').slice(1)
  expect(offers).toHaveLength(3)
  for (const offer of offers) expect(offer).toMatch(/^.*?ca-price.*?<text[^>]*>1<\/text>.*?<\/button>/s)
})

test('[CA-2.3.1] what a Worker may be loaded with says what it counts', () => {
  const html = renderToString(() =>
    createComponent(Equip, {
      choice: createChoice(tableAt({ phase: 'equipWorkers', queue: ['A worker1'] })),
      texts: words,
    }),
  )
  const figures = [...html.matchAll(/ca-each"[^>]*>(\d)</g)].map(([, figure]) => figure)
  expect(figures).toEqual(['5', '1', '2', '4'])
})

test('the question mark beside silver is on its picture', () => {
  const html = renderToString(() => createComponent(pictures.resources, {}))
  const [, left, width] = /viewBox="(\S+) \S+ (\S+)/.exec(html) ?? []
  const silver = Number(/translate\((\d+) 0\)" data-card="resource:silver"/.exec(html)?.[1])
  expect(Number(left) + Number(width) - silver - 24).toBeGreaterThanOrEqual(12)
})

test('of the buildings that can be paid for, the one that only silver pays for has its frame dashed', () => {
  // A screen keeps what was chosen on its first table: another scene is another screen.
  const { Board } = plug.create(() => words)
  const scene: Scene = { queue: ['A stonemason'], phase: 'build', has: { A: '1T 1B 1S 1Ag' } }
  const html = renderToString(() => createComponent(Board, { table: tableAt(scene) }))
  const framed = (id: string): string =>
    new RegExp(`class="(spot ca-place[^"]*)"[^>]*data-anchor="${id}".*?class="glow"`, 's').exec(html)?.[1] ??
    ''
  expect(framed('house1')).toBe('spot ca-place open')
  expect(framed('largeTower1')).toBe('spot ca-place open converted')
  expect(textOf('frontend/kit/svg/glow.css')).toMatch(
    /\.spot\.converted \.glow[^{]*\{\s*stroke-dasharray: \d/,
  )
})

test('with a full hand the Master Builder alone cannot be chosen, with one card gone any of the others', () => {
  const barred = (scene: Scene): (string | undefined)[] => {
    const { Hand } = plug.create(() => words)
    const table = tableAt({ phase: 'chooseCards', ...scene })
    return renderToString(() => createComponent(Hand, { table }))
      .split('class="ca-in-hand')
      .filter((card) => card.includes('aria-disabled="true"'))
      .map((card) => /data-anchor="card:(\w+)"/.exec(card)?.[1])
  }
  for (const players of [2, 3] as const) expect(barred({ players })).toEqual(['masterBuilder'])
  expect(barred({ hand: { A: roleCards.filter((card) => card !== 'trader') } })).toEqual(['trader'])
})

test('[CA-4.1.3] while roles are turned over the hand stays as it was: not by what is legal in the round after it', () => {
  const { Hand } = plug.create(() => words)
  const cards = roleCards.filter((card) => card !== 'messenger')
  const table = Object.assign(tableAt({ phase: 'chooseCards' }), {
    legal: () => cards.map((card) => ({ type: 'chooseCards', cards: [card] })),
  })
  const html = renderToString(() => createComponent(Hand, { table }))
  const dim = html.split('class="ca-in-hand').filter((card) => card.includes('aria-disabled="true"'))
  expect(dim.map((card) => /data-anchor="card:(\w+)"/.exec(card)?.[1])).toEqual(['masterBuilder'])
})

test('a role that would do nothing bears a mark, and says so', () => {
  const { Hand } = plug.create(() => words)
  const html = renderToString(() =>
    createComponent(Hand, { table: tableAt({ phase: 'chooseCards', has: { A: '' } }) }),
  )
  const cards = html.split('class="ca-in-hand').slice(1)
  const idle = cards.filter((card) => card.includes('ca-idle'))
  expect(idle.map((card) => /data-anchor="card:(\w+)"/.exec(card)?.[1])).toEqual(['stonemason'])
  for (const card of cards)
    expect(card.includes(words.tray.idle), card.slice(0, 200)).toBe(idle.includes(card))
  // What a hint names is no longer marked: it counts on what comes first.
  expect(textOf('frontend/games/castillo/castillo.css')).toMatch(
    /\[data-hinted\] \.ca-idle \{\s*display: none/,
  )
})

test('the button for another combination is seen on the paper it lies on, out of order too: three to one, by day and night', () => {
  const css = textOf('frontend/games/castillo/castillo.css')
  const rules = [...css.matchAll(/\.ca-other[^{]*\{([^}]*)\}/g)].map(([, rule = '']) => rule).join('')
  const [, edge = ''] = /border-color: var\(--(\w+)\)/.exec(rules) ?? []
  expect(rules).not.toContain('opacity')
  const tokens = textOf('frontend/kit/tokens.css')
  const themes = [tokens.split('data-theme')[0] ?? '', /data-theme='dark'\] \{[^}]*/.exec(tokens)?.[0] ?? '']
  for (const theme of themes) {
    const light = (name: string): number => {
      const [, hex = ''] = new RegExp(`--${name}: #(\\w{6})`).exec(theme) ?? []
      const [r = 0, g = 0, b = 0] = [0, 2, 4]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    }
    const [one, other] = [light(edge), light('surface')]
    expect(Math.max(one, other) / Math.min(one, other)).toBeGreaterThan(3)
  }
})

test('the card of a role that would do nothing says what its mark means', async () => {
  const cards = await plug.cards('es')
  const said = (has: string): boolean => {
    const card = cards('card:stonemason', tableAt({ phase: 'chooseCards', has: { A: has } }))
    return card?.figures.some(({ text }) => text.startsWith('Solo hará algo')) === true
  }
  expect([said(''), said('2T 2B 2W 2S')]).toEqual([true, false])
})

test('[CA-4.1.3] the card of the Master Builder says why it is grey, and nothing of that once a card is played', async () => {
  const cards = await plug.cards('es')
  const said = (hand: readonly (typeof roleCards)[number][]): boolean => {
    const card = cards('card:masterBuilder', tableAt({ phase: 'chooseCards', hand: { A: hand } }))
    return card?.figures.some(({ text }) => text.includes('no se elige con las ocho cartas')) === true
  }
  expect([said(roleCards), said(roleCards.slice(1))]).toEqual([true, false])
})

test.each([
  ['es', 'Si alguien juega el Comerciante, hay un reparto'],
  ['en', 'If anybody plays the Trader there is a delivery'],
] as const)('[CA-4.3.7] the card of the Trader names who brings a delivery: %s', async (language, said) => {
  const cards = await plug.cards(language)
  expect(cards('card:trader', tableAt({ phase: 'chooseCards' }))?.text).toContain(said)
})

test('[CA-2.3.2] silver too says what it counts beside one’s own: whatever one likes', () => {
  const { Hand } = plug.create(() => words)
  const html = renderToString(() => createComponent(Hand, { table: tableAt({ has: { A: '1S 1Ag' } }) }))
  const [own = ''] = /<div class="ca-own".*?<\/ul>/s.exec(html) ?? []
  const worth = [...own.matchAll(/ca-worth.*?<text[^>]*>(.)</gs)].map(([, figure]) => figure)
  expect(worth).toEqual(['1', '2', '4', '5', '?'])
})

test('a plan is told from the ground by night too, and its lines from its paper', () => {
  const css = textOf('frontend/games/castillo/art/castle/castle.css')
  const night = css.slice(css.indexOf("[data-theme='dark']"))
  const light = (name: string): number => {
    const hex = new RegExp(`--ca-art-${name}: #(\\w{6})`).exec(night)?.[1] ?? ''
    const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  expect(light('paper') / light('plan-ink')).toBeGreaterThan(4)
  for (const ground of ['yard', 'meadow', 'path-edge'])
    expect(light('paper') / light(ground)).toBeGreaterThan(2.5)
})
