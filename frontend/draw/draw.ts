/**
 * A position as a picture: the very board of the page, drawn by the server. What goes in is what spectators may see,
 * and nothing else.
 */
import type { JSX } from 'solid-js'
import { createComponent, renderToString } from 'solid-js/web'
import type { AnyRules } from '../../shared/engine/game.ts'
import { type Seat, seatsOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import type { Language } from '../../shared/engine/meta.ts'
import { type AnyEntry, eventsOf, live } from '../../shared/engine/log.ts'
import type { DrawBoard, DrawPreview, Position } from '../../shared/protocol/drawing.ts'
import { followInto } from '../../shared/engine/replay.ts'
import { printable } from '../../shared/protocol/text.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { Crowned } from '../kit/pieces/Crowned.tsx'
import { Emblem } from '../kit/pieces/Emblem.tsx'
import type { AnyPlug } from '../plug/gameUi.ts'
import { figuresAt, judgedBy, type Place, placesAt } from '../table/model/places.ts'
import { nameAt } from '../../shared/protocol/names.ts'
import { ending as endingEn } from '../texts/ending.en.ts'
import { ending as endingEs } from '../texts/ending.es.ts'
import { forPixels } from './pixels.ts'
import { stillTable } from '../plug/stillTable.ts'
import { styleFor, withColours } from './style.ts'

const endings = { es: endingEs, en: endingEn } as const

const found = import.meta.glob<{ plug: AnyPlug }>('../games/*/ui.tsx')

interface Board {
  readonly svg: string
  readonly width: number
  readonly height: number
}

interface Drawn extends Board {
  readonly title: string
  /** In which the newest move was made, as at the table (`LiveTable.round`): "Round 3 of 10". */
  readonly round: string
  /** Points by seat. */
  readonly points: readonly number[]
  /** Who came where, once it is over, and with how much of what has won it: in words where that is not points. */
  readonly places: readonly Place[]
  readonly figures: readonly number[]
  readonly counted: string | null
}

/** What spectators see after these entries; the view before is given up for it. */
const viewAfter = (rules: AnyRules, before: Shown<object>, entries: readonly AnyEntry[]): Shown<object> => {
  let view = before
  for (const entry of entries)
    for (const event of eventsOf(entry)) view = followInto(rules, view, event as Shown<Tagged>, null)
  return view
}

/** The board's own element, without what ties it to a page. */
const boardIn = (html: string, game: string, isDark: boolean): Board => {
  const board = /<svg[\s\S]*<\/svg>/.exec(html)?.[0]
  const [, left, top, width, height] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(board ?? '')?.map(Number) ?? []
  if (board === undefined || width === undefined || height === undefined)
    throw new Error('the board is not one picture with a size')
  const paper = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="var(--page)"/>`
  const svg = board
    .replace(/ (?:data-hk|tabindex|role|aria-[a-z]+|data-[a-z]+)=(?:"[^"]*"|[^\s>]+)/g, '')
    .replace(/<!--[^>]*-->/g, '')
    // Frames of what can be pressed (`kit/svg/Glow.tsx`): nothing can, in a picture.
    .replace(/<g class="glow">[\s\S]*?<\/g>/g, '')
    // A place that is moved by its style: programs that draw pictures know it as an attribute alone.
    .replace(/ style="transform:translate\(([-\d.]+)px,\s*([-\d.]+)px\)"/g, ' transform="translate($1 $2)"')
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace(/^(<svg[^>]*>)/, `$1<style>${styleFor(game)}</style>${paper}`)
  return { svg: withColours(svg, isDark), width, height }
}

const drawn = async (position: Position, language: Language, isDark: boolean): Promise<Drawn | null> => {
  const { game, seats, options } = position
  const load = found[`../games/${game}/ui.tsx`]
  if (load === undefined) return null
  const { plug } = await load()
  const texts = await plug.texts(language)
  const ui = plug.create(() => texts)
  const entries = live(position.entries)
  const blank = conceal(plug.rules.blank({ seats: seats.length, options }), null)
  const before = viewAfter(plug.rules, blank, entries.slice(0, -1))
  const round = ui.round(before, true)
  const view = viewAfter(plug.rules, before, entries.slice(-1))
  const places = placesAt(plug.rules, view)
  const judged = judgedBy(plug.rules, view, places)
  const table = stillTable(plug.rules, view, null, (seat) => nameAt(position, seat, language))
  return {
    ...boardIn(
      renderToString(() => createComponent(ui.Board, { table })),
      game,
      isDark,
    ),
    title: plug.meta.name[language],
    round,
    points: seatsOf(seats.length).map((seat) => ui.points(view, seat)),
    places,
    figures: figuresAt(plug.rules, view, places),
    counted: judged === null ? null : ui.scoreLine(judged.what),
  }
}

/** Names come into a board in many ways: what XML cannot carry is left out of the whole. */
export const drawBoard: DrawBoard = async (position, language, isDark) => {
  const board = await drawn(position, language, isDark)
  return board === null ? null : printable(board.svg)
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** Long names end in dots: a picture has no ellipsis of its own. */
const fitting = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text

export const drawPreview: DrawPreview = async (position, language) => {
  const board = await drawn(position, language, false)
  if (board === null) return null
  const [width, height] = [1200, 630]
  const left = Math.min(700, Math.round((board.width / board.height) * height))
  const room = width - left - 80
  const inFrame = board.svg.replace(
    /width="[\d.]+" height="[\d.]+"/,
    `width="${left}" height="${height}" preserveAspectRatio="xMidYMid meet"`,
  )
  // Not cut out of the picture (`forPixels`), a board reaches beyond its own frame: there it is covered.
  const cover = `<rect x="${left}" width="${width - left}" height="${height}" fill="var(--page)"/>`
  const frame = { left, room }
  const beside =
    board.places.length > 0
      ? endOf(position, board, language, frame)
      : stateOf(position, board, language, frame)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="var(--page)"/>${inFrame}${cover}${beside}${lettered('Almena', left + 40, 606, 30, { face: 'Almendra', fill: 'accent' })}</svg>`
  return forPixels(withColours(printable(svg), false))
}

/** The column beside the board: where it begins, and how wide it is. */
interface Column {
  readonly left: number
  readonly room: number
}

const lettered = (
  text: string,
  x: number,
  y: number,
  size: number,
  { face = 'Alegreya Sans', fill = 'ink', anchor = 'start' } = {},
): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${face}" font-weight="700" font-size="${size}" fill="var(--${fill})">${escaped(text)}</text>`

/** A seat with its colour, its name and its figure; `mark` stands before the name. */
const rowOf = (
  position: Position,
  seat: Seat,
  figure: number | undefined,
  y: number,
  { left, room }: Column,
  language: Language,
  mark = '',
): string =>
  `<rect x="${left + 40}" y="${y}" width="${room}" height="54" rx="6" fill="var(--surface)" stroke="var(--line)" stroke-width="2"/><rect x="${left + 40}" y="${y}" width="12" height="54" rx="6" fill="var(--seat-${seat})"/>${mark}${lettered(fitting(nameAt(position, seat, language), 18), left + (mark === '' ? 70 : 108), y + 37, 30)}${lettered(String(figure ?? ''), left + 20 + room, y + 37, 30, { anchor: 'end' })}`

/** What is played, how far it is, and how all stand. */
const stateOf = (position: Position, board: Drawn, language: Language, column: Column): string => {
  const x = column.left + 40
  const title = linesOf(board.title, 16)
  // Three lines at the size of two would reach into that of the round.
  const size = title.length > 2 ? 42 : 52
  const seats = seatsOf(position.seats.length).map((seat) =>
    rowOf(position, seat, board.points[seat], 250 + seat * 66, column, language),
  )
  return [
    ...title.map((line, index) =>
      lettered(line, x, 38 + size + (size + 2) * index, size, { face: 'Almendra' }),
    ),
    lettered(board.round, x, 216, 30, { fill: 'muted' }),
    ...seats,
  ].join('')
}

/** A drawing of the page's, put into this one. */
const drawnAt = (part: () => JSX.Element, x: number, y: number, width: number, height: number): string =>
  renderToString(part)
    .replace(/ (?:data-hk|class|aria-[a-z]+)=(?:"[^"]*"|[^\s>]+)/g, '')
    .replace(/<!--[^>]*-->/g, '')
    .replace(
      /^<svg[^>]*>/,
      (opened) =>
        `<svg x="${x}" y="${y}" width="${width}" height="${height}"${opened.replace(/ (?:width|height)="[^"]*"/g, '').slice(4)}`,
    )

/** Who has won, under a laurel, and the places in order: what one shows to others. */
const endOf = (position: Position, board: Drawn, language: Language, column: Column): string => {
  const x = column.left + 40
  const winners = board.places.filter(({ place }) => place === 1).map(({ seat }) => seat)
  const names = winners.map((seat) => nameAt(position, seat, language))
  const words = endings[language]
  const said = names.length > 1 ? words.winners(names) : words.winner(names[0] ?? '')
  const wide = winners.length > 1 ? 110 : 170
  const crowns = winners
    .slice(0, 2)
    .map((seat, index) =>
      drawnAt(
        () => createComponent(Crowned, { seat, size: wide }),
        x + index * (wide - 24),
        70,
        wide,
        wide * 0.9,
      ),
    )
  const from = x + wide + (crowns.length - 1) * (wide - 24) + 16
  const lines = linesOf(said, winners.length > 1 ? 14 : 11)
  const longest = Math.max(...lines.map((line) => line.length))
  // A letter of this face is about half as wide as it is high.
  const size = Math.min(lines.length > 2 ? 34 : 46, (x + column.room - from) / (longest * 0.52))
  const rows = board.places.map(({ seat }, index) => {
    const y = 244 + index * 66
    const emblem = drawnAt(() => createComponent(Emblem, { seat }), x + 22, y + 9, 36, 36)
    return rowOf(position, seat, board.figures[index], y, column, language, emblem)
  })
  return [
    lettered(board.title, x, 52, 28, { fill: 'muted' }),
    ...crowns,
    ...lines.map((line, index) =>
      lettered(line, from, 158 - ((lines.length - 1) * size) / 2 + index * size * 1.06, size, {
        face: 'Almendra',
      }),
    ),
    ...(board.counted === null
      ? []
      : [lettered(board.counted, x + column.room - 20, 234, 22, { fill: 'muted', anchor: 'end' })]),
    ...rows,
  ].join('')
}

/** A sentence in lines of about so many letters, at most three. */
const linesOf = (sentence: string, letters: number): readonly string[] => {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || (last.length + word.length >= letters && lines.length < 3)) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.map((line) => (line.length > 22 ? `${line.slice(0, 21)}…` : line))
}
