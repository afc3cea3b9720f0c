/**
 * A position as a picture: the very board of the page, drawn by the server. What goes in is what spectators may see,
 * and nothing else.
 */
import { createComponent, renderToString } from 'solid-js/web'
import type { AnyRules } from '../../shared/engine/game.ts'
import { seatsOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import type { Language } from '../../shared/engine/meta.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import type { DrawBoard, DrawPreview, Position } from '../../shared/protocol/drawing.ts'
import { followInto } from '../../shared/engine/replay.ts'
import { printable } from '../../shared/protocol/text.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { AnyPlug } from '../plug/gameUi.ts'
import { nameAt } from '../table/model/names.ts'
import { stillTable } from './stillTable.ts'
import { styleFor, withColours } from './style.ts'

const found = import.meta.glob<{ plug: AnyPlug }>('../games/*/ui.tsx')

interface Board {
  readonly svg: string
  readonly width: number
  readonly height: number
}

interface Drawn extends Board {
  readonly title: string
  /** "Round 3 of 10". */
  readonly round: string
  /** Points by seat. */
  readonly points: readonly number[]
}

/** What spectators see after these entries. */
const viewOf = (rules: AnyRules, { options, seats, entries }: Position): Shown<object> => {
  let view = conceal(rules.blank({ seats: seats.length, options }), null)
  for (const entry of live(entries))
    for (const event of eventsOf(entry)) view = followInto(rules, view, event as Shown<Tagged>, null)
  return view
}

/** The board's own element, without what ties it to a page. */
const boardIn = (html: string, game: string): Board => {
  const board = /<svg[\s\S]*<\/svg>/.exec(html)?.[0]
  const [, left, top, width, height] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(board ?? '')?.map(Number) ?? []
  if (board === undefined || width === undefined || height === undefined)
    throw new Error('the board is not one picture with a size')
  const paper = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="var(--page)"/>`
  const svg = board
    .replace(/ (?:data-hk|tabindex|role|aria-[a-z]+|data-[a-z]+)=(?:"[^"]*"|[^\s>]+)/g, '')
    .replace(/<!--[^>]*-->/g, '')
    // A place that is moved by its style: programs that draw pictures know it as an attribute alone.
    .replace(/ style="transform:translate\(([-\d.]+)px,\s*([-\d.]+)px\)"/g, ' transform="translate($1 $2)"')
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace(/^(<svg[^>]*>)/, `$1<style>${styleFor(game)}</style>${paper}`)
  return { svg: withColours(svg), width, height }
}

const drawn = async (position: Position, language: Language): Promise<Drawn | null> => {
  const { game, seats } = position
  const load = found[`../games/${game}/ui.tsx`]
  if (load === undefined) return null
  const { plug } = await load()
  const texts = await plug.texts(language)
  const ui = plug.create(() => texts)
  const view = viewOf(plug.rules, position)
  const table = stillTable(plug.rules, view, null, (seat) => nameAt(position, seat))
  return {
    ...boardIn(
      renderToString(() => createComponent(ui.Board, { table })),
      game,
    ),
    title: plug.meta.name[language],
    round: ui.round(view),
    points: seatsOf(seats.length).map((seat) => ui.points(view, seat)),
  }
}

/** Names come into a board in many ways: what XML cannot carry is left out of the whole. */
export const drawBoard: DrawBoard = async (position, language) => {
  const board = await drawn(position, language)
  return board === null ? null : printable(board.svg)
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** Long names end in dots: a picture has no ellipsis of its own. */
const fitting = (text: string, letters: number): string =>
  escaped(text.length > letters ? `${text.slice(0, letters - 1)}…` : text)

export const drawPreview: DrawPreview = async (position, language) => {
  const board = await drawn(position, language)
  if (board === null) return null
  const [width, height] = [1200, 630]
  const left = Math.min(700, Math.round((board.width / board.height) * height))
  const room = width - left - 80
  const inFrame = board.svg.replace(
    /width="[\d.]+" height="[\d.]+"/,
    `width="${left}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  )
  const [first = '', ...rest] = titleLines(board.title)
  const seats = seatsOf(position.seats.length).map((seat) => {
    const y = 250 + seat * 66
    return `<rect x="${left + 40}" y="${y}" width="${room}" height="54" rx="6" fill="var(--surface)" stroke="var(--line)" stroke-width="2"/><rect x="${left + 40}" y="${y}" width="12" height="54" rx="6" fill="var(--seat-${seat})"/><text x="${left + 70}" y="${y + 37}" font-family="Alegreya Sans" font-weight="700" font-size="30" fill="var(--ink)">${fitting(nameAt(position, seat), 18)}</text><text x="${left + 20 + room}" y="${y + 37}" text-anchor="end" font-family="Alegreya Sans" font-weight="700" font-size="30" fill="var(--ink)">${board.points[seat] ?? ''}</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="var(--page)"/>${inFrame}<text x="${left + 40}" y="90" font-family="Almendra" font-weight="700" font-size="52" fill="var(--ink)">${escaped(first)}${rest.map((line) => `<tspan x="${left + 40}" dy="54">${escaped(line)}</tspan>`).join('')}</text><text x="${left + 40}" y="216" font-family="Alegreya Sans" font-weight="700" font-size="30" fill="var(--muted)">${escaped(board.round)}</text>${seats.join('')}<text x="${left + 40}" y="606" font-family="Almendra" font-weight="700" font-size="30" fill="var(--accent)">Almena</text></svg>`
  return withColours(printable(svg))
}

/** A long title on two lines. */
const titleLines = (title: string): readonly string[] => {
  if (title.length <= 16) return [title]
  const words = title.split(' ')
  const half = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= title.length / 2)
  return [words.slice(0, half + 1).join(' '), words.slice(half + 1).join(' ')].filter((line) => line !== '')
}
