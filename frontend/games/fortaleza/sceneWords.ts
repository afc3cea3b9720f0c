/** Words of what is told over the board, in both languages: they are fetched with it, after the first view. */
import type { Language } from '../../../shared/engine/meta.ts'
import type { Side } from '../../../shared/games/fortaleza/layout.ts'
import { createCounting } from '../../kit/counting.ts'
import { language } from '../../kit/language.ts'

interface SceneWords {
  readonly overbuilt: (name: string, kind: string) => string
  /** Below what is told of a tile that scored much. */
  readonly heavy: (place: string) => string
  readonly ousted: (name: string) => string
  readonly wallComplete: (name: string, side: Side) => string
  readonly towersComplete: (name: string) => string
  /** Below either. */
  readonly fromNow: string
  readonly wall: (side: Side) => string
  readonly stretches: (name: string, n: number) => string
  readonly resources: (one: number, two: number) => string
}

const { counted: contado } = createCounting('es')
const { counted } = createCounting('en')
const lados: Readonly<Record<Side, string>> = { north: 'norte', east: 'este', south: 'sur', west: 'oeste' }

const words: Readonly<Record<Language, SceneWords>> = {
  es: {
    overbuilt: (name, kind) =>
      `${name} construye sobre tu ${{ guild: 'gremio', wall: 'muralla', gate: 'puerta' }[kind] ?? 'torre'}`,
    heavy: (place) => `${place}: tantos puntos menos, si se puntuara ahora`,
    ousted: (name) => `${name} releva a tu recaudador`,
    wallComplete: (name, side) => `${name} completa la muralla ${lados[side]}`,
    towersComplete: (name) => `${name} construye la última torre`,
    fromNow: 'Desde ahora se puede construir encima',
    wall: (side) => `Muralla ${lados[side]}`,
    stretches: (name, n) => `${name}: ${contado(n, ['tramo', 'tramos'])}`,
    resources: (one, two) =>
      `Ahora tomar recursos da ${contado(one, ['moneda', 'monedas'])}, o ${two} con dos cartas`,
  },
  en: {
    overbuilt: (name, kind) => `${name} overbuilds your ${kind}`,
    heavy: (place) => `${place}: so many points fewer, if it were scored now`,
    ousted: (name) => `${name} replaces your collector`,
    wallComplete: (name, side) => `${name} completes the ${side} wall`,
    towersComplete: (name) => `${name} builds the last tower`,
    fromNow: 'From now on it can be built upon',
    wall: (side) => `The ${side} wall`,
    stretches: (name, n) => `${name}: ${counted(n, ['stretch', 'stretches'])}`,
    resources: (one, two) =>
      `Taking resources now brings ${counted(one, ['coin', 'coins'])}, or ${two} with two cards`,
  },
}

export const sceneWords = (): SceneWords => words[language()]
