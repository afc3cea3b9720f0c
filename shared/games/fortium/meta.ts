import type { GameMeta, OptionValue } from '../../engine/meta.ts'

const seatNames = {
  es: { W: 'oeste', N: 'norte', E: 'este', S: 'sur' },
  en: { W: 'west', N: 'north', E: 'east', S: 'south' },
} as const

type Letter = keyof (typeof seatNames)['es']

const pair = (language: 'es' | 'en', one: Letter, other: Letter): string =>
  `${seatNames[language][one]} ${language === 'es' ? 'y' : 'and'} ${seatNames[language][other]}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Two allies against whoever is left, each alone. */
const oneAlliance = (one: Letter, other: Letter, seats: readonly number[]): OptionValue => ({
  value: `${one}${other}`,
  name: { es: capital(pair('es', one, other)), en: capital(pair('en', one, other)) },
  hint: {
    es: 'Comparten casillas y victoria; los demás juegan solos. Con tres, quien queda solo gana pocas veces: 8 de 100.',
    en: 'They share cells and victory; the others play alone. With three, the one left alone wins rarely: 8 in 100.',
  },
  seats,
})

const twoAlliances = (a: Letter, b: Letter, c: Letter, d: Letter): OptionValue => ({
  value: `${a}${b}-${c}${d}`,
  name: {
    es: `${capital(pair('es', a, b))} contra ${pair('es', c, d)}`,
    en: `${capital(pair('en', a, b))} against ${pair('en', c, d)}`,
  },
  hint: {
    es: 'Dos contra dos: las parejas comparten casillas y victoria. La mejor partida de cuatro.',
    en: 'Two against two: each pair shares cells and victory. The best game for four.',
  },
  seats: [4],
})

const rounds = (count: number, seats?: readonly number[]): OptionValue => ({
  value: String(count),
  name: { es: `${count} rondas`, en: `${count} rounds` },
  hint: {
    es: `Sin ningún diamante, la partida termina tras la ronda ${count}.`,
    en: `With no diamond placed, the game ends after round ${count}.`,
  },
  ...(seats === undefined ? {} : { seats }),
})

const yesNo = (
  no: OptionValue['hint'],
  yes: OptionValue['hint'],
  first: 'yes' | 'no',
): readonly OptionValue[] => {
  const values: readonly OptionValue[] = [
    { value: 'no', name: { es: 'No', en: 'No' }, hint: no },
    { value: 'yes', name: { es: 'Sí', en: 'Yes' }, hint: yes },
  ]
  return first === 'no' ? values : values.toReversed()
}

export const fortiumMeta: GameMeta = {
  id: 'fortium',
  name: { es: 'Fortium', en: 'Fortium' },
  pitch: {
    es: 'Lleva mineros a las canteras, disputa la única mina de diamantes y levanta antes que nadie un fuerte coronado de diamantes.',
    en: 'March miners to the quarries, fight for the only diamond mine, and be first to raise a fort and crown it with diamonds.',
  },
  seats: { min: 2, max: 4, best: 4 },
  minutes: 60,
  age: 10,
  options: [
    {
      id: 'attackMode',
      name: { es: 'Ataques', en: 'Attacks' },
      values: [
        {
          value: 'onePerTurn',
          name: { es: 'Uno por turno', en: 'One a turn' },
          hint: {
            es: 'Cada turno se puede atacar una vez. Lo recomendado.',
            en: 'You may attack once a turn. Recommended.',
          },
        },
        {
          value: 'unlimited',
          name: { es: 'Sin límite', en: 'Unlimited' },
          hint: {
            es: 'Cada dado puede llevar a un ataque.',
            en: 'Every die may lead to an attack.',
          },
        },
      ],
    },
    {
      id: 'alliances',
      name: { es: 'Alianzas', en: 'Alliances' },
      seats: [3, 4],
      values: [
        {
          value: 'none',
          name: { es: 'Sin alianzas', en: 'None' },
          hint: { es: 'Cada cual juega por su cuenta.', en: 'Each player for themselves.' },
        },
        oneAlliance('W', 'N', [3, 4]),
        oneAlliance('W', 'E', [3, 4]),
        oneAlliance('N', 'E', [3, 4]),
        oneAlliance('W', 'S', [4]),
        oneAlliance('N', 'S', [4]),
        oneAlliance('E', 'S', [4]),
        twoAlliances('W', 'N', 'E', 'S'),
        twoAlliances('W', 'E', 'N', 'S'),
        twoAlliances('W', 'S', 'N', 'E'),
      ],
    },
    {
      id: 'supportCards',
      name: { es: 'Cartas de apoyo', en: 'Support cards' },
      values: yesNo(
        { es: 'Una partida más serena, sin cartas.', en: 'A calmer game, without cards.' },
        {
          es: 'Por 5 granito y 5 caliza, una carta al azar: robar, convertir, unificar, duplicar, negociar…',
          en: 'For 5 granite and 5 limestone a card by chance: steal, convert, unify, double, negotiate…',
        },
        'yes',
      ),
    },
    {
      id: 'magicHats',
      name: { es: 'Sombreros mágicos', en: 'Magic hats' },
      values: yesNo(
        { es: 'Sin sombreros.', en: 'No hats.' },
        {
          es: 'Un minero con sombrero rinde el doble y, solo, anda el doble. Partidas más cortas.',
          en: 'A miner with a hat yields double and, alone, walks double. Shorter games.',
        },
        'no',
      ),
    },
    {
      id: 'roundCap',
      name: { es: 'Límite de rondas', en: 'Round limit' },
      values: [
        {
          value: 'standard',
          name: { es: 'El de siempre', en: 'Standard' },
          hint: {
            es: 'Sin ningún diamante, la partida termina tras 40 rondas; con cuatro jugadores, tras 30.',
            en: 'With no diamond placed, the game ends after 40 rounds; with four players, after 30.',
          },
        },
        rounds(20),
        rounds(30, [2, 3]),
        rounds(40, [4]),
        rounds(60),
      ],
    },
    {
      id: 'secondPlayerBonus',
      name: { es: 'Ventaja para quien empieza después', en: 'Bonus for the second player' },
      seats: [2],
      values: yesNo(
        { es: 'Los dos empiezan con 10 y 10.', en: 'Both begin with 10 and 10.' },
        {
          es: 'Quien juega en segundo lugar empieza con 12 granito y 12 caliza: así ganan los dos por igual.',
          en: 'Whoever plays second begins with 12 granite and 12 limestone: then both win equally often.',
        },
        'no',
      ),
    },
  ],
}
