import type { GameMeta } from '../../engine/meta.ts'

export const stormingMeta: GameMeta = {
  id: 'storming',
  name: { es: 'Storming!', en: 'Storming!' },
  pitch: {
    es: 'Programa en secreto el presente y el futuro de tu reino, firma pactos y rómpelos cuando convenga.',
    en: 'Plan the present and the future of your realm in secret, sign pacts, and break them when it pays.',
  },
  seats: { min: 3, max: 4, best: 4 },
  minutes: 60,
  age: 10,
  options: [
    {
      id: 'conspiracyPoint',
      name: { es: 'Conjura', en: 'Conspiracy' },
      values: [
        {
          value: 'signers',
          name: { es: 'Puntúan los firmantes', en: 'The signers score' },
          hint: {
            es: 'Cada firmante de la Conjura gana un punto.',
            en: 'Each signer of the Conspiracy gains a point.',
          },
        },
        {
          value: 'outsiders',
          name: { es: 'Puntúan los no firmantes', en: 'The non-signers score' },
          hint: {
            es: 'Quienes pierden sus tropas por la Conjura ganan un punto.',
            en: 'Those who lose their troops to the Conspiracy gain a point.',
          },
        },
      ],
    },
    {
      id: 'fourPlayerDirectedSet',
      name: { es: 'Sucesos dirigidos', en: 'Directed events' },
      seats: [4],
      values: [
        {
          value: 'false',
          name: { es: 'Los básicos', en: 'The basic ones' },
          hint: {
            es: 'Atentado, corrupción e insurrección; cada cual pierde tres cartas sin verlas.',
            en: 'Assassination, corruption and insurrection; everybody loses three cards unseen.',
          },
        },
        {
          value: 'true',
          name: { es: 'Los de cuatro', en: 'Those for four' },
          hint: {
            es: 'Atentado e insurrección de cuatro jugadores, más duros, contra cada rival.',
            en: 'The four-player assassination and insurrection, which are harsher, against each rival.',
          },
        },
      ],
    },
    {
      id: 'startCard',
      name: { es: 'Carta de inicio', en: 'Start card' },
      hint: {
        es: '0: al azar. De 1 a 10: ese mapa de los de vuestro número de jugadores.',
        en: '0: at random. 1 to 10: that map of those for your number of players.',
      },
      min: 0,
      max: 10,
      step: 1,
      initial: 0,
    },
    {
      id: 'walledStart',
      name: { es: 'Primera aldea', en: 'First village' },
      values: [
        {
          value: 'false',
          name: { es: 'Sin muralla', en: 'Without a wall' },
          hint: {
            es: 'Una partida puede acabar pronto por conquista.',
            en: 'A game may end early by conquest.',
          },
        },
        {
          value: 'true',
          name: { es: 'Amurallada', en: 'Walled' },
          hint: {
            es: 'La primera aldea empieza con muralla: menos conquistas repentinas.',
            en: 'The first village begins with a wall: fewer sudden conquests.',
          },
        },
      ],
    },
  ],
}
