import type { GameMeta } from '../../engine/meta.ts'

export const fortalezaMeta: GameMeta = {
  id: 'fortaleza',
  name: { es: 'Fortaleza', en: 'Fortaleza' },
  pitch: {
    es: 'Levanta una fortaleza con los demás y disputa cada muralla, cada torre y cada gremio.',
    en: 'Build one fortress together, and fight over every wall, tower and guild in it.',
  },
  seats: { min: 3, max: 5, best: 4 },
  minutes: 45,
  age: 12,
  options: [
    {
      id: 'scoring',
      name: { es: 'Puntuación', en: 'Scoring' },
      values: [
        {
          value: 'basic',
          name: { es: 'Básica', en: 'Basic' },
          hint: {
            es: 'Puntúa lo que se ve. La mejor para empezar.',
            en: 'What is visible scores. The best way to start.',
          },
        },
        {
          value: 'advanced',
          name: { es: 'Avanzada', en: 'Advanced' },
          hint: {
            es: 'Además, siete mayorías y un punto por torre y puerta construidas.',
            en: 'On top, seven majorities and a point for each tower and gate built.',
          },
        },
      ],
    },
  ],
}
