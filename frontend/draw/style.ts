/**
 * The boards' styles as a picture needs them: rules for shapes and letters, by day or by night, with the house's colours
 * put in for their names. Programs that draw pictures know no custom properties, no media and no states.
 */
import tokens from '../kit/tokens.css?raw'

const sheets = import.meta.glob<string>('../games/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What says how a shape or a letter looks. */
const drawn =
  /^(?:fill|stroke|stroke-[a-z]+|opacity|fill-opacity|fill-rule|font|font-[a-z]+|text-anchor|dominant-baseline|letter-spacing|paint-order|display|visibility)$/

/** What stands between braces, with so many levels of braces within: rules are written in rules. */
const within = (levels: number): string =>
  levels === 0 ? '[^{}]*' : `(?:[^{}]|\\{${within(levels - 1)}\\})*`

const plain = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // Media, keyframes and the like.
    .replace(new RegExp(`@[^{};]+\\{${within(3)}\\}`, 'g'), '')
    .replace(/@[^;{}]+;/g, '')

interface Rule {
  readonly selectors: readonly string[]
  readonly declarations: readonly (readonly [string, string])[]
}

const block = new RegExp(`([^{};]+)\\{(${within(2)})\\}`, 'g')

const declarationsIn = (body: string): Rule['declarations'] =>
  body
    .replace(block, '')
    .split(';')
    .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
    .flatMap(([name, value]) => (name && value ? [[name, value] as const] : []))

/** A selector as it is meant within another one. */
const nested = (outer: string, inner: string): string =>
  inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`.trim()

/** Each rule with all of what it is written in: programs that draw pictures know none within others either. */
const rulesWithin = (css: string, outer: readonly string[]): readonly Rule[] =>
  [...css.matchAll(block)].flatMap(([, head = '', body = '']) => {
    const selectors = head.split(',').flatMap((selector) => outer.map((one) => nested(one, selector.trim())))
    return [{ selectors, declarations: declarationsIn(body) }, ...rulesWithin(body, selectors)]
  })
const rulesIn = (css: string): readonly Rule[] => rulesWithin(plain(css), [''])

const night = "[data-theme='dark']"

type Named = ReadonlyMap<string, string>

/** Names of colours and sizes, of the rules for one light. */
const namesIn = (isDark: boolean): readonly (readonly [string, string])[] =>
  [...rulesIn(tokens), ...Object.values(sheets).flatMap(rulesIn)]
    .filter(({ selectors }) => selectors.some((selector) => selector.includes(night) === isDark))
    .flatMap(({ declarations }) => declarations.filter(([name]) => name.startsWith('--')))
    // The first word counts: what comes later is for other circumstances.
    .reverse()

const byDay: Named = new Map(namesIn(false))
const byNight: Named = new Map([...byDay, ...namesIn(true)])

const channels = (hex: string): readonly number[] => {
  const digits =
    hex.length === 4
      ? hex
          .slice(1)
          .match(/./g)
          ?.map((digit) => digit + digit)
      : hex.slice(1).match(/../g)
  return (digits ?? []).map((pair) => Number.parseInt(pair, 16))
}

/** `color-mix` of two colours, or of one with nothing, as a plain colour. */
const mixed = (text: string): string =>
  text.replace(
    /color-mix\(in srgb,\s*(#[0-9a-f]+)\s+([\d.]+)%,\s*(#[0-9a-f]+|transparent)\)/gi,
    (_, one: string, share: string, other: string) => {
      const part = Number(share) / 100
      if (other === 'transparent') return `rgba(${channels(one).join(',')},${part})`
      const rest = channels(other)
      return `rgb(${channels(one)
        .map((channel, index) => Math.round(channel * part + (rest[index] ?? 0) * (1 - part)))
        .join(',')})`
    },
  )

/** `rgb(0 0 0 / 25%)` as everybody writes it. */
const plainRgb = (text: string): string =>
  text.replace(
    /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)/g,
    (_, red: string, green: string, blue: string, share: string) =>
      `rgba(${red},${green},${blue},${Number(share) / 100})`,
  )

/** Puts what they stand for in the place of names, and plain colours in the place of mixed ones. */
export const withColours = (text: string, isDark: boolean): string => {
  const named = isDark ? byNight : byDay
  const once = text.replace(
    /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
    (whole, name: string, otherwise?: string) => named.get(name) ?? otherwise ?? whole,
  )
  return once === text ? plainRgb(mixed(text)) : withColours(once, isDark)
}

/** States, and what is not of the picture. */
const isStill = (selector: string): boolean => /^\.[\w-]/.test(selector) && !/[:[()]/.test(selector)

/** The rules that a game's board is drawn by. */
export const styleFor = (game: string): string =>
  Object.entries(sheets)
    .filter(([path]) => path.includes(`/${game}/`))
    .flatMap(([, css]) => rulesIn(css))
    .flatMap(({ selectors, declarations }) => {
      const still = selectors.filter(isStill)
      const looks = declarations.filter(([name]) => drawn.test(name))
      if (still.length === 0 || looks.length === 0) return []
      return `${still.join(',')}{${looks.map(([name, value]) => `${name}:${value}`).join(';')}}`
    })
    .join('')
