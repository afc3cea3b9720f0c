/** Lo que ha pasado, en una línea. */
import { createCounting } from '../../../kit/counting.ts'
import { of, to } from './things.es.ts'

const { counted, listed } = createCounting('es')
/** Sobre el tablero se habla de tú a quien pierde lo suyo: su nombre va vacío. */
const loses = (name: string): string => (name === '' ? 'Pierdes' : `${name} pierde`)
const takes = (name: string): string => (name === '' ? 'Recibes' : `${name} recibe`)
const begun = (what: string): string => `${what[0]?.toUpperCase()}${what.slice(1)}`
const cardsIn = (n: number): string => counted(n, ['carta', 'cartas'])

export const log = {
  begins: (name: string) => `${name} empieza, por sorteo, y funda en último lugar`,
  firstPlayer: (name: string) => `${name} pasa a ser el jugador inicial`,
  round: (n: number) => `Ronda ${n}`,
  turned: 'Lo que había en FUTURO pasa a PRESENTE',
  passed: (name: string) => `${name} pasa`,
  waived: (name: string) => `${name} no reaccionará más en esta ronda`,
  lastTaken: (name: string, victim?: string) =>
    `${name === '' ? 'Has tomado' : `${name} toma`} el último asentamiento de ${victim ?? 'un rival'}`,
  ended: {
    conquest: (name: string) => `La partida termina: ${name} gana por conquista`,
    points: (name: string) => `La partida termina: ${name} ha llegado a siete puntos de victoria`,
  },
  /** Tablero */
  startVillage: (name: string, where: string, isWalled: boolean, isLast: boolean) =>
    `${name} funda su primera aldea en ${where}${isWalled ? ', con muralla' : ''}${isLast ? ': no queda otro sitio' : ''}`,
  startSoldier: (name: string, where: string) => `${name} coloca su primer soldado en ${where}`,
  terrain: (card: string) => `${card}: bosques, montaña y lagos quedan en su sitio`,
  rain: (where: string) => `Un lago cubre ${where}`,
  dried: (where: string) => `Se seca ${where}`,
  founded: (name: string, where: string) => `${name} funda una aldea en ${where}`,
  grown: (name: string, was: string, where: string, next: string) =>
    `${name} amplía ${was} de ${where} a ${next}`,
  built: (name: string, what: string, where: string) => `${name} construye ${what} en ${where}`,
  walled: (name: string, what: string, where: string) => `${name} amuralla ${what} de ${where}`,
  wallLost: (name: string, where: string) => `${loses(name)} la muralla ${of(where)}`,
  conquered: (name: string, what: string, from: string, where: string) =>
    from === ''
      ? `${name} te conquista ${what} en ${where}`
      : `${name} conquista ${what} de ${from} en ${where}`,
  remains: (what: string) => `queda ${what}`,
  razed: 'no queda nada en pie',
  recruited: (name: string, what: string, where: string) => `${name} recluta ${what} en ${where}`,
  unit: (what: string, where: string) => `${begun(what)} aparece en ${where}`,
  moved: (what: string, name: string, from: string, where: string) =>
    `${begun(what)} de ${name} va ${of(from)} ${to(where)}`,
  unitMoved: (what: string, from: string, where: string) => `${begun(what)} va ${of(from)} ${to(where)}`,
  lost: (name: string, what: string, where: string) => `${loses(name)} ${what} ${of(where)}`,
  unitLost: (what: string) => `${begun(what)} sale del mapa`,
  dismounted: (name: string, where: string) => `El caballero de ${name} en ${where} pasa a ser un soldado`,
  attacked: (name: string, where: string, what: string, from: string) =>
    `${name} ataca ${where} con ${what} ${of(from)}`,
  /** Cartas */
  shuffled: (what: string) => `Los descartes de ${what} se barajan y forman un mazo nuevo`,
  shown: (card: string) => `Queda a la vista ${card}`,
  civilianTaken: (name: string, card: string) => `${name} recluta ${to(card)}`,
  improvementTaken: (name: string, card: string) => `${name} construye ${card}`,
  civilianGiven: (name: string, card: string) => `${name} descarta ${to(card)}`,
  sheriff: (name: string) => `${name} sacrifica al Alguacil y se libra del suceso`,
  civilianLost: (name: string, card: string) => `${loses(name)} ${to(card)}`,
  improvementGiven: (name: string, card: string) => `${name} descarta ${card}`,
  improvementLost: (name: string, card: string) => `${loses(name)} ${card}`,
  copied: (name: string, card: string, from: string) => `La Biblioteca de ${name} copia ${card} de ${from}`,
  copyOver: 'La Biblioteca ya no copia nada',
  offered: (name: string, to_: string, pact: string) => `${name} ofrece a ${to_} el pacto ${pact}`,
  role: { point: 'y se quedaría el punto', troops: 'y se quedaría las tropas' },
  refused: (name: string, pact: string) => `${name} rechaza ${pact}, que se descarta`,
  signed: (one: string, other: string, pact: string) => `${listed([one, other])} firman ${pact}`,
  caravan: (name: string) => `La caravana llega a un asentamiento de ${name}`,
  pactEnded: {
    broken: (pact: string, names: string, by: string) => `${by} rompe ${pact}, el pacto de ${names}`,
    attacked: (pact: string, names: string, by: string) =>
      `El ataque de ${by} rompe ${pact}, el pacto de ${names}`,
    unitLost: (pact: string, names: string) => `Sin su tropa se acaba ${pact}, el pacto de ${names}`,
    fulfilled: (pact: string) => `${pact} se ha cumplido y se acaba`,
    warDrums: (pact: string, names: string) => `Se rompe ${pact}, el pacto de ${names}`,
  },
  point: (name: string, why: string) => `${name} gana 1 punto: ${why}`,
  theatre: (name: string, n: number) => `El Teatro de ${name} cuenta revueltas: ${n} de 3`,
  /** Sin `from`, no lo tenía nadie. */
  rotated: (name: string, from: string) =>
    `${from === '' ? 'va' : `pasa de ${from}`} a ${name}, que es quien más asentamientos tiene`,
  revolt: (name: string) => `${takes(name)} una revuelta, que bloquea una carta de su mano`,
  revoltOver: (name: string, card: string) => `${takes(name)} una revuelta, que bloquea ${card}`,
  bareRevolt: (name: string) => `${takes(name)} una revuelta sin carta que bloquear`,
  revoltDiscarded: (name: string) => `${name} descarta una revuelta`,
  revoltPlaced: (name: string) => `${name} programa una revuelta y recupera la carta que bloqueaba`,
  bareRevoltPlaced: (name: string) => `${name} programa una revuelta que no bloqueaba nada`,

  under: (name: string) => `La carta que recupera ${name} queda bloqueada por otra revuelta`,
  inventionTo: (name: string) => `${name} tiene el Invento`,
  inventionBack: 'El Invento vuelve a la reserva',
  inventionStays: 'El Invento queda programado, pero su dueño ha perdido al Alquimista',
  /** Programar */
  warlockDrew: (name: string) => `${name} roba dos sucesos con el Brujo`,
  warlockDrewOwn: (name: string, cards: string) => `${name} roba dos sucesos con el Brujo: ${cards}`,
  warlockKept: (name: string) => `${name} se queda uno, que irá unido a una carta`,
  warlockKeptOwn: (name: string, card: string) => `${name} se queda ${card}, que irá unido a una carta`,
  warlockDiscarded: 'El suceso del Brujo se descarta: no hay carta a la que unirlo',
  placedBoth: (name: string) => `${name} programa PRESENTE y FUTURO`,
  placed: (name: string, what: string) => `${name} programa ${what}`,
  onPresent: (n: number) => `${cardsIn(n)} en PRESENTE`,
  onFuture: (n: number) => `${cardsIn(n)} en FUTURO`,
  cardOnPresent: (card: string) => `${card} en PRESENTE`,
  cardOnFuture: (card: string) => `${card} en FUTURO`,
  eventTakenOwn: (name: string, card: string) => `${name} roba un suceso: ${card}`,
  eventPlaced: (name: string) => `${name} pone un suceso en SUCESOS`,
  eventPlacedOwn: (name: string, card: string) => `${name} pone un suceso en SUCESOS: ${card}`,
  spied: (name: string) => `El Espía de ${name} mira los sucesos`,
  spiedOwn: (name: string, cards: string) => `El Espía de ${name} mira los sucesos: ${cards}`,
  spyChose: (name: string) => `${name} elige qué suceso va a PRESENTE`,
  spyChoseOwn: (name: string, card: string) => `${name} elige el suceso que va a PRESENTE: ${card}`,
  eventsPlaced: 'Un suceso va a PRESENTE y otro a FUTURO; los demás se descartan sin verse',
  eventsShared: 'Un suceso va a PRESENTE y otro a FUTURO',
  /** Resolver */
  cardOf: (name: string, card: string) => `Carta de ${name}: ${card}`,
  event: (card: string) => `Suceso: ${card}`,
  attached: (card: string) => `Suceso unido a la carta: ${card}`,
  revoltRevealed: 'Se revela una revuelta, que vuelve a la reserva',
  inventionRevealed: 'Se revela el Invento',
  inventionAs: (name: string, type: string) => `${name} juega el Invento como carta de ${type}`,
  nothingDone: (name: string) => `La carta de ${name} no hace nada: ninguna acción es posible`,
  eventIdle: (card: string) => `${card} no hace nada`,
  notPlayed: {
    skipNext: (name: string) => `La carta de ${name} no se juega: la pierde por un suceso`,
    famine: (name: string) => `La carta de ${name} no se juega: hay hambruna`,
    noAlchemist: () => 'El Invento no se juega: nadie puede usar al Alquimista',
  },
  flagOver: {
    truce: 'La tregua rige para esta carta: solo se puede mover',
    embargo: 'El embargo se levanta',
    chaos: 'El caos alcanza a todos los jugadores',
  },
  skipped: (name: string) => `La próxima carta de ${name} no se jugará`,
  fairWinds: (name: string) => `Con vientos favorables, ${name} tiene una acción más`,
  futureShuffled: 'FUTURO se baraja',
}
