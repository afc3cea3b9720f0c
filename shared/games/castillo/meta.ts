import type { GameMeta } from '../../engine/meta.ts'

export const castilloMeta: GameMeta = {
  id: 'castillo',
  name: { es: 'Bajo la Protección del Castillo', en: 'Under the Castle’s Protection' },
  pitch: {
    es: 'Elige en secreto un oficio, levanta el castillo con los demás y coloca a los tuyos donde más valdrán.',
    en: 'Choose a role in secret, raise the castle together, and place your people where they will be worth most.',
  },
  seats: { min: 2, max: 4, best: 4 },
  minutes: 50,
  age: 10,
  options: [
    {
      id: 'winter',
      name: { es: 'Invierno', en: 'Winter' },
      values: [
        {
          value: 'no',
          name: { es: 'Sin invierno', en: 'No winter' },
          hint: {
            es: 'Verano todo el año. Lo mejor para empezar.',
            en: 'Summer all year. The best way to start.',
          },
        },
        {
          value: 'yes',
          name: { es: 'Con invierno', en: 'With winter' },
          hint: {
            es: 'Cuatro o seis rondas traen una carta de invierno, después de elegir.',
            en: 'Four or six rounds bring a winter card, after everybody has chosen.',
          },
        },
      ],
    },
    {
      id: 'roundTrackTalers',
      name: { es: 'Primer jugador', en: 'Start player' },
      values: [
        {
          value: 'one',
          name: { es: 'Un tálero', en: 'One taler' },
          hint: {
            es: 'Quien empieza la ronda recibe 1 tálero.',
            en: 'Whoever starts the round gets 1 taler.',
          },
        },
        {
          value: 'printedNumber',
          name: { es: 'El número de la ronda', en: 'The number of the round' },
          hint: {
            es: 'Recibe tantos táleros como el número de la casilla: más al principio.',
            en: 'They get as many talers as the round space says: most at the start.',
          },
        },
      ],
    },
    {
      id: 'workerSupply',
      name: { es: 'Trabajadores', en: 'Workers' },
      values: [
        {
          value: 'choose',
          name: { es: 'A elegir', en: 'Your choice' },
          hint: {
            es: 'Cada Trabajador trae una piedra y dos recursos que eliges.',
            en: 'Each Worker brings a stone and two resources that you choose.',
          },
        },
        {
          value: 'printed',
          name: { es: 'Fijos', en: 'Fixed' },
          hint: {
            es: 'Cada uno de los tres Trabajadores trae siempre lo mismo.',
            en: 'Each of the three Workers always brings the same.',
          },
        },
      ],
    },
  ],
}
