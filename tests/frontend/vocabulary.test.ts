/** One thing, one word: in rulebook, cards, table, log, status and lobby, in both languages. */
import { describe, expect, test } from 'vitest'
import { why as whyEn } from '../../frontend/texts/why.en.ts'
import { why } from '../../frontend/texts/why.es.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { languages } from '../../shared/engine/meta.ts'
import { credits } from '../../frontend/plug/credits.ts'
import { loadInvitation } from '../../frontend/plug/invitations.ts'
import { loadLessons } from '../../frontend/plug/lessons.ts'
import { loadManners } from '../../frontend/plug/manners.ts'
import { registry } from '../../shared/registry.ts'
import { sentences } from '../kit/dictionaries.ts'
import { purposesIn } from '../kit/purposes.ts'
import { textOf } from '../kit/sources.ts'

/** A word that is not said, and the one that is: the first of its row in the glossary of RULES.md. */
interface Banned {
  readonly word: RegExp
  readonly instead: string
}

const banned: Readonly<Record<string, Readonly<Record<'es' | 'en', readonly Banned[]>>>> = {
  castillo: {
    es: [
      { word: /\btalers?\b/i, instead: 'tálero' },
      { word: /\b(monedas?|oro)\b/i, instead: 'tálero' },
      { word: /\b(rol|roles|papel|papeles|profesi[óo]n\w*)\b/i, instead: 'oficio' },
      { word: /\b(banca)\b/i, instead: 'banco' },
      { word: /\bjugador(es)? inicial(es)?\b/i, instead: 'primer jugador' },
      { word: /\b(casilleros?|huecos?)\b/i, instead: 'plaza' },
      { word: /\b(carros?|carretas?)\b/i, instead: 'carretilla' },
      { word: /\bcanteros?\b/i, instead: 'Picapedrero' },
    ],
    en: [
      { word: /\b(trades?|professions?|characters?)\b/i, instead: 'role' },
      { word: /\b(coins?|thalers?|gold)\b/i, instead: 'taler' },
      { word: /\b(first|starting) player\b/i, instead: 'start player' },
      {
        word: /\b(a|the|that|which|each|one|two|both|free|taken|more|new|every) places?\b/i,
        instead: 'helper space',
      },
      { word: /\b(wagons?|barrows?|wheelbarrows?)\b/i, instead: 'cart' },
      { word: /\b(masons?|bank supply|supplies)\b/i, instead: 'Bricklayer, Stonemason, stock' },
      { word: /\bwild\b/i, instead: 'joker' },
    ],
  },
  fortaleza: {
    es: [
      { word: /\b(zonas?)\b/i, instead: 'barrio' },
      { word: /\blaterale?s?\b/i, instead: 'lado' },
      { word: /\b(muros?|muro)\b/i, instead: 'muralla' },
      { word: /\b(dinero|t[áa]leros?|talers?)\b/i, instead: 'moneda' },
      { word: /\b(fichas?|azulejos?|baldosas?)\b/i, instead: 'loseta' },
      { word: /\btap(ar|as|an|amos|éis|a)\b/i, instead: 'construir encima' },
      { word: /sobreconstru/i, instead: 'construir encima' },
      { word: /\b(tasadores?|cobradores?)\b/i, instead: 'recaudador' },
      { word: /\b(jokers?|jóker)\b/i, instead: 'comodín' },
      { word: /\bretir\w+ (un pe[óo]n|al templo)/i, instead: 'llevar un peón al templo' },
      {
        word: /\b(cartas? de gremio|(dos|cinco) gremios|(muralla|torre) o gremio|color(es)? del barrio)/i,
        instead: 'oficio',
      },
    ],
    en: [
      { word: /\bzones?\b/i, instead: 'quarter' },
      { word: /\b(money|talers?|gold)\b/i, instead: 'coin' },
      { word: /\bjokers?\b/i, instead: 'wild card' },
      { word: /\bcover(s|ing)?\b/i, instead: 'overbuild' },
      { word: /\b(piles?) of tiles\b/i, instead: 'stack' },
      { word: /\b(meeples?|figures?)\b/i, instead: 'pawn' },
      { word: /\b(segments?|sections?)\b/i, instead: 'stretch' },
      { word: /\bretir\w+ (a pawn|to the temple)/i, instead: 'send a pawn to the temple' },
      {
        word: /\b(guild cards?|(two|five) guilds|(wall|tower) or guild|colours? of the quarter)/i,
        instead: 'trade',
      },
    ],
  },
  fortium: {
    es: [
      { word: /\b(trabajador(es)?|obreros?|soldados?|peon(es)?)\b/i, instead: 'minero' },
      { word: /\b(tiendas?|campos? de trabajo)\b/i, instead: 'campamento' },
      { word: /\b(banco)\b/i, instead: 'banca' },
      { word: /\b(nivel(es)?|plantas?)\b/i, instead: 'piso' },
      { word: /\b(castillos?|fortalezas?|torres?)\b/i, instead: 'fuerte' },
      { word: /\b(batallas?|luchas?)\b/i, instead: 'combate' },
    ],
    en: [
      { word: /\b(workers?|soldiers?|pawns?)\b/i, instead: 'miner' },
      { word: /\b(tents?)\b/i, instead: 'camp' },
      { word: /\b(squares?|hex(es)?)\b/i, instead: 'cell' },
      { word: /\b(storeys?|stor(y|ies))\b/i, instead: 'floor' },
      { word: /\b(castles?|fortress(es)?|towers?)\b/i, instead: 'fort' },
      { word: /\b(battles?)\b/i, instead: 'combat' },
      { word: /\b(teams?)\b/i, instead: 'side' },
    ],
  },
  storming: {
    es: [
      { word: /\bplane(a|as|ar|an|ad[oa]s?|ando|amos|áis)\b/i, instead: 'programar' },
      { word: /\b(territorios?|provincias?|comarcas?)\b/i, instead: 'región' },
      { word: /\b(pueblos?|villas?|castillos?)\b/i, instead: 'aldea, poblado, ciudad' },
      { word: /\b(mejorar|mejorarla|mejorado)\b/i, instead: 'ampliar' },
      { word: /\b(muros?|empalizadas?)\b/i, instead: 'muralla' },
      { word: /\b(aserraderos?)\b/i, instead: 'serrería' },
      { word: /\b(edificios?)\b/i, instead: 'construcción' },
      { word: /\b(unidad(es)?|ej[ée]rcitos?)\b/i, instead: 'tropa' },
      { word: /\b(jinetes?|piqueros?|ca[ñn][oó]n(es)?)\b/i, instead: 'soldado, caballero, artillería' },
      { word: /\bcarros? de guerra\b/i, instead: 'carro de combate' },
      { word: /\b(eventos?)\b/i, instead: 'suceso' },
      { word: /\b(personajes?|ciudadanos?)\b/i, instead: 'civil' },
      { word: /\b(tratados?|acuerdos?)\b/i, instead: 'pacto' },
      { word: /\b(mont[oó]n(es)?|pilas?)\b/i, instead: 'casilla, mazo' },
      { word: /\b(rebeli[oó]n(es)?|motines|mot[ií]n)\b/i, instead: 'revuelta' },
      { word: /\btom(a|as|ar|an|e) (una|su) revuelta/i, instead: 'recibir' },
      { word: /\bprimer jugador\b/i, instead: 'jugador inicial' },
      { word: /\btoca (una?|en)\b/i, instead: 'pulsar' },
      { word: /\b(un|los|cada) ajenos?\b/i, instead: 'no firmante' },
    ],
    en: [
      { word: /\boutsiders?\b/i, instead: 'non-signer' },
      { word: /\b(territor(y|ies)|provinces?|hex(es)?)\b/i, instead: 'region' },
      { word: /\b(hamlets?|castles?)\b/i, instead: 'village, town, city' },
      { word: /\b(upgrade[sd]?|upgrading)\b/i, instead: 'enlarge' },
      { word: /\b(palisades?)\b/i, instead: 'wall' },
      { word: /\b(buildings)\b/i, instead: 'structure' },
      { word: /\b(units?|arm(y|ies))\b/i, instead: 'troop' },
      { word: /\b(cavalry|horsem[ae]n|pikem[ae]n|cannons?)\b/i, instead: 'soldier, knight, artillery' },
      { word: /\b(battle wagons?|chariots?)\b/i, instead: 'war wagon' },
      { word: /\b(characters?|citizens?)\b/i, instead: 'civilian' },
      { word: /\b(treat(y|ies)|agreements?)\b/i, instead: 'pact' },
      { word: /\b(rebellions?|riots?)\b/i, instead: 'revolt' },
      { word: /\bevent slots?\b/i, instead: 'EVENTS' },
      { word: /\btaps?\b/i, instead: 'press' },
      { word: /\b(start|starting) player\b/i, instead: 'first player' },
    ],
  },
}

const apartOf = Object.fromEntries(
  await Promise.all(
    Object.keys(registry).map(async (game) => {
      const [lessons, invitation, manners] = await Promise.all([
        loadLessons(game),
        loadInvitation(game),
        loadManners(game),
      ])
      return [game, { lessons, invitation, manners }] as const
    }),
  ),
)

/** All that is said of a game: its texts, its rulebook, what the lobby tells, and what is said apart from them. */
const saidOf = (game: string, language: 'es' | 'en'): readonly string[] => {
  const meta = registry[game]?.meta
  const { lessons, invitation, manners } = apartOf[game] ?? {}
  const options = (meta?.options ?? []).flatMap((option) =>
    'values' in option
      ? [option.name, ...option.values.flatMap(({ name, hint }) => [name, hint])]
      : [option.name, option.hint],
  )
  const lobby = [meta?.pitch, ...options, ...(meta?.exclusions ?? []).map(({ why }) => why)]
  const texts = [...sentences(language, 1), ...sentences(language, 2)].filter(({ path }) =>
    path.startsWith(`frontend/games/${game}/`),
  )
  return [
    ...texts.filter(({ path }) => !/\.(id|covers|picture|aid)\b/.test(path)).map(({ text }) => text),
    ...(lessons ?? []).flatMap(({ text, byTouch = text }) => [text[language], byTouch[language]]),
    ...(invitation?.[language] ?? []),
    ...(manners?.[language] ?? []),
    credits[game]?.[language] ?? '',
    ...lobby.flatMap((words) => words?.[language] ?? []),
  ]
}

describe.each(Object.keys(registry))('%s', (game) => {
  test.each(languages)('no other word for what has one, %s', (language) => {
    const said = saidOf(game, language)
    expect(said.length).toBeGreaterThan(200)
    const wrong = (banned[game]?.[language] ?? []).flatMap(({ word, instead }) =>
      said.filter((text) => word.test(text)).map((text) => `${text} → ${instead}`),
    )
    expect(wrong).toEqual([])
  })

  test('nor in what a move is said to be for', async () => {
    const told = await purposesIn(game)
    const wrong = languages.flatMap((language) =>
      (banned[game]?.[language] ?? []).flatMap(({ word, instead }) =>
        told.flatMap(({ [language]: text }) =>
          text !== null && word.test(text) ? [`${text} → ${instead}`] : [],
        ),
      ),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  test('the glossary of RULES.md has the words that are said, and none of the others', () => {
    const section = /Glossary[^]*?\n(---|## )/.exec(textOf(`shared/games/${game}/RULES.md`))?.[0] ?? ''
    // A row has one word, or two side by side.
    const rows = [...section.matchAll(/\| ([^|]+) \| ([^|]+) \| [^|]*`/g)]
    const glossary = rows.map(([, es = '', en = '']) => ({
      es: es.replace(/\(.*?\)/g, ''),
      en: en.replace(/\(.*?\)/g, ''),
    }))
    expect(glossary.length).toBeGreaterThan(20)
    for (const language of languages)
      for (const { word } of banned[game]?.[language] ?? [])
        expect(glossary.filter((row) => word.test(row[language]))).toEqual([])
  })
})

test('Firewood offers no choice: who has wood gives it, who has none pays [CA-2.7]', () => {
  const said = [...saidOf('castillo', 'es'), ...saidOf('castillo', 'en')].filter((text) =>
    /1 madera|1 wood/.test(text),
  )
  const offered = said.filter((text) => /madera o |wood or /.test(text))
  expect(said.some((text) => /quien no tiene/i.test(text))).toBe(true)
  expect(said.some((text) => /who has (none|no wood)/i.test(text))).toBe(true)
  expect(offered).toEqual([])
})

test('who calls the stand-in too early reads after how long it may play', () => {
  const long = `${limits.absence / 1000} `
  expect(why.notAbsent).toContain(`${long}segundos`)
  expect(whyEn.notAbsent).toContain(`${long}seconds`)
})

test('every game of the shelf speaks to its reader alone, as the rest of the page does', () => {
  const said = Object.values(registry).map(({ meta }) => meta.pitch.es)
  // Imperatives to several, with and without their pronoun, and what is theirs.
  const plural = /(^|, |y )\p{L}+(ad|ed|id|aos|eos|íos)\b|\bvuestr|\bvosotr/iu
  expect(said.filter((pitch) => plural.test(pitch))).toEqual([])
})
