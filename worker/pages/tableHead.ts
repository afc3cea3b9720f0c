/** What the head of a table's page tells: what everybody may know. */
import type { Language } from '../../shared/engine/meta.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { printable } from '../../shared/protocol/text.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { nameIn } from '../../shared/protocol/nameless.ts'
import { nameAt } from '../../shared/protocol/names.ts'
import { registry } from '../../shared/registry.ts'
import { originOf } from '../address.ts'
import { type At, escaped, type Picture, type Subject } from './head.ts'

const stages = {
  es: {
    free: 'Hay sitio en la mesa',
    full: 'A punto de empezar',
    live: 'Partida en marcha',
    finished: 'Partida terminada',
  },
  en: {
    free: 'There is a seat free',
    full: 'About to begin',
    live: 'A game under way',
    finished: 'A finished game',
  },
} as const

const stageOf = ({ stage, seats }: TableInfo): keyof (typeof stages)[Language] => {
  if (stage !== 'waiting') return stage
  return seats.some(({ kind }) => kind === 'empty') ? 'free' : 'full'
}

const winWords = {
  es: {
    one: (name: string, points: string) => `Gana ${name}, ${points}`,
    more: (names: string, points: string) => `Ganan ${names}, ${points}`,
    and: ' y ',
  },
  en: {
    one: (name: string, points: string) => `${name} wins, ${points}`,
    more: (names: string, points: string) => `${names} win, ${points}`,
    and: ' and ',
  },
} as const

/** Who has won and with how much, as one tells it in a chat; null while nobody has. */
export const endingWords = (info: TableGlance, language: Language): string | null => {
  if (info.ending === null) return null
  const places = info.ending
    .map(({ place, points }, seat) => ({
      place,
      points,
      name: printable(nameAt(info, seatOf(seat), language)),
    }))
    .sort((a, b) => a.place - b.place)
  const winners = places.filter(({ place }) => place === 1).map(({ name }) => name)
  const words = winWords[language]
  return (winners.length > 1 ? words.more : words.one)(
    winners.join(words.and),
    places.map(({ points }) => points).join('-'),
  )
}

/** Who plays what, and how far they are; of a game that is over, who has won. */
export const subjectOf = (info: TableGlance, language: Language): Subject => {
  const names = info.seats.flatMap((seat) =>
    seat.kind === 'person' ? [printable(nameIn(seat.name, language))] : [],
  )
  return {
    language,
    title: registry[info.game]?.meta.name[language] ?? info.game,
    description: [endingWords(info, language) ?? stages[language][stageOf(info)], names.join(', ')]
      .filter((part) => part !== '')
      .join(' · '),
  }
}

/** The number of an entry, if an address has one. */
export const momentIn = (asked: URLSearchParams): string | null =>
  /^\d{1,5}$/.exec(asked.get('m') ?? '')?.[0] ?? null

/** The position in the words of who reads, at a moment or the newest; small, or before there is one, the cover of the game. */
export const pictureOf = (
  origin: string,
  { id, game, seq }: TableGlance,
  language: Language,
  moment: string | null,
  size: 'large' | 'small',
): Picture => {
  if (size === 'small') return { url: `${origin}/og/${game}-small.png`, width: 480, height: 252 }
  // The number is in the address: whoever has kept a picture of another moment asks for this one.
  const at = Math.min(moment === null ? seq : Math.max(1, Number(moment)), seq)
  const url = seq === 0 ? `${origin}/og/${game}.png` : `${origin}/d/${id}/${at}.png?lang=${language}`
  return { url, width: 1200, height: 630 }
}

/**
 * A finished game is read, and no socket is opened for it: the page finds this link. Nothing is fetched by it: whoever
 * sat there is told the game by the room, as they saw it.
 */
export const logOf = ({ id, stage }: TableGlance): string =>
  stage === 'finished'
    ? `<link id="log:${id}" rel="alternate" type="application/json" href="/api/tables/${id}/log">`
    : ''

/** Where others ask what to show of a page like this (oEmbed, "discovery"). */
export const discoveryOf = (c: At, { title }: Subject): string => {
  const { pathname, search } = new URL(c.req.url)
  const origin = originOf(c.req.raw, c.env)
  const asked = encodeURIComponent(`${origin}${pathname}${search}`)
  return (['json', 'xml'] as const)
    .map(
      (format) =>
        `<link rel="alternate" type="${format === 'json' ? 'application/json' : 'text/xml'}+oembed" href="${escaped(`${origin}/oembed?url=${asked}&format=${format}`)}" title="${escaped(title)}">`,
    )
    .join('')
}
