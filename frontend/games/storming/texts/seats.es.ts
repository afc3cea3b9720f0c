import { createCounting } from '../../../kit/counting.ts'

const { counted, form } = createCounting('es')

/** Palabras de lo que tiene cada jugador, de las cartas a la vista, de los pactos y de las respuestas. */
export const seats = {
  holdings: {
    points: (n: number, all: number, lasting: number) =>
      `${n} de ${counted(all, ['punto', 'puntos'])}${n === lasting ? '' : `; ${n - lasting} se ${form(n - lasting, ['puede', 'pueden'])} perder`}`,
    point: (source: string, fate: string) => `${source}, ${fate}`,
    fates: {
      lasting: 'permanente',
      held: 'se puede perder',
      endangered: 'en peligro',
    },
    settlements: (n: number) => counted(n, ['asentamiento', 'asentamientos']),
    last: 'Último asentamiento',
    lastBriefly: 'Último',
    hand: (n: number) => counted(n, ['carta en la mano', 'cartas en la mano']),
    events: (n: number) => counted(n, ['suceso en la mano', 'sucesos en la mano']),
    revolts: (n: number) => counted(n, ['revuelta', 'revueltas']),
    first: 'Jugador inicial',
    skips: (n: number) =>
      n === 1 ? 'Su próxima carta de acción no se juega' : `No se juegan sus próximas ${n} cartas de acción`,
    fairWinds: 'Vientos favorables: una acción más con su próxima carta',
    cards: 'Cartas a la vista',
    own: 'Tuyas',
    pactWith: (pact: string, name: string) => `${pact}, con ${name}`,
    supply: 'Piezas en la reserva',
    pieces: {
      soldier: (n: number) => counted(n, ['soldado', 'soldados']),
      knight: (n: number) => counted(n, ['caballero', 'caballeros']),
      artillery: (n: number) => `Artillería: ${n}`,
      village: (n: number) => counted(n, ['aldea', 'aldeas']),
      town: (n: number) => counted(n, ['poblado', 'poblados']),
      city: (n: number) => counted(n, ['ciudad', 'ciudades']),
      resource: (n: number) => `Serrerías o minas: ${n}`,
      wall: (n: number) => counted(n, ['muralla', 'murallas']),
    },
  },
  alarms: {
    point: (name: string) => `${name} está a un punto de ganar`,
    ownPoint: 'Estás a un punto de ganar',
    conquest: (name: string, victim: string) =>
      `A ${victim} le queda un asentamiento: si ${name} lo conquista, gana`,
    ownConquest: (victim: string) => `A ${victim} le queda un asentamiento: si lo conquistas, ganas`,
    onMe: (name: string) => `Te queda un asentamiento: si ${name} lo conquista, gana`,
    /** Nadie puede tomarlo aún con un solo ataque. */
    left: (name: string) => `A ${name} le queda un asentamiento: quien lo conquiste gana`,
    ownLeft: 'Te queda un asentamiento: quien lo conquiste gana',
    /** De los dos asentamientos de quien mira, los que un solo ataque puede tomar, con el nombre de quién. */
    inReach: (places: string) => `Te pueden tomar ${places}`,
    two: (words: string) => `Te quedan dos asentamientos. ${words}`,
    /** Junto a su emblema. */
    short: {
      other: {
        point: 'Gana con un punto más',
        conquest: (victim: string) => `Gana si toma lo último de ${victim}`,
        left: 'Le queda un asentamiento',
      },
      own: {
        point: 'Ganas con un punto más',
        conquest: (victim: string) => `Ganas si tomas lo último de ${victim}`,
        left: 'Te queda un asentamiento',
      },
      onMe: 'Gana si toma tu asentamiento',
    },
  },
  market: {
    kinds: { civilian: 'Civiles', improvement: 'Mejoras', pact: 'Pactos' },
    deck: (n: number) => `Mazo: ${counted(n, ['carta', 'cartas'])}`,
    acts: { civilian: 'Reclutar', improvement: 'Construir', pact: 'Ofrecer' },
    /** Nombre de la carta y lo que se puede hacer con ella ahora. */
    can: (name: string, act: string) => `${name}: ${act} ahora`,
    replace: 'Cambiar',
    break: 'Romper',
    between: (one: string, other: string) => `Entre ${one} y ${other}`,
    signed: 'Pactos firmados',
    /** A la vista siempre, para quien no leyó las reglas. */
    goal: 'Gana quien llega a 7 puntos o conquista el último asentamiento de otro.',
    /** Cuántos le quedan a cada uno, junto a su emblema. */
    left: 'Les quedan:',
    /** De dónde salen casi todos. */
    earns: 'Dan un punto:',
    sources: {
      cityBuilt: 'ciudad construida',
      conquest: 'conquista',
      mine: 'mina propia',
      rotating: 'punto rotante',
    },
    also: 'y algunas cartas y pactos.',
  },
  pacts: {
    offer: (pact: string) => `Ofrecer ${pact}`,
    whom: '¿A quién?',
    role: '¿Qué te quedas tú?',
    point: (name: string) => `Tú, 1 punto; ${name}, hasta 3 tropas`,
    troops: (name: string) => `Tú, hasta 3 tropas; ${name}, 1 punto`,
    bound: 'Con tu Embajada no se puede rechazar.',
    break: (pact: string, one: string, other: string) => `Romper ${pact}, entre ${one} y ${other}`,
    own: 'Es un pacto tuyo.',
    unit: { projectValkyrie: 'El carro de combate desaparece.', tradeRoute: 'La caravana desaparece.' },
    embassy: (name: string) => `La Embajada de ${name} te cuesta una revuelta.`,
    breakIt: 'Romper el pacto',
  },
  answers: {
    offered: (name: string) => `${name} te ofrece un pacto`,
    /** Qué quiere decir firmar: con quién, y hasta cuándo. */
    signers: (name: string, isLasting: boolean) =>
      `Los firmantes sois ${name} y tú${isLasting ? ', hasta que alguien lo rompa' : ': se cumple al firmar'}.`,
    refusal: (name: string) => `Si lo rechazas, la carta se descarta y ${name} ha gastado su acción.`,
    accept: 'Firmar',
    refuse: 'Rechazar',
    sheriff: (event: string) => `¿Sacrificas al Alguacil para librarte de ${event}?`,
    sheriffText: 'El suceso no te afecta en nada, y el Alguacil se descarta.',
    useSheriff: 'Sacrificarlo',
    bear: 'Aguantar el suceso',
    loseOrKeep: (civilian: string) => `El ${civilian} ya ha actuado`,
    lose: 'Descartarlo',
    keep: 'Conservarlo y recibir una revuelta',
    discard: 'Sin Universidad solo caben dos civiles: ¿quién se va?',
    wall: (region: string) => `La muralla de ${region}`,
    structure: {
      sawmill: (region: string) => `La serrería de ${region}`,
      mine: (region: string) => `La mina de ${region}`,
    },
    civil: (civilian: string) => `¿Actúa ya el ${civilian}?`,
    strike: (card: string, name: string) => `${card}, de ${name}`,
    targets: { saboteur: '¿Qué mejora destruye?', henchman: '¿A qué civil elimina?' },
    replaces: (card: string) => `${card}: ¿en lugar de cuál?`,
    discardFor: (card: string) => `Descartar ${card}`,
    passAhead: 'Pasar de antemano',
    waived: 'No reaccionas más en esta ronda',
  },
}
export type SeatTexts = typeof seats
