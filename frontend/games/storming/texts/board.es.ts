/** Palabras del mapa, de los actos y de la línea de estado. */
import type { SettlementKind, TroopKind } from '../../../../shared/games/storming/components.ts'
import type { Step, Terrain } from '../../../../shared/games/storming/state.ts'
import type { Built } from '../places.ts'

type By<Key extends string> = Readonly<Record<Key, string>>

const mine: By<Step['type']> = {
  startVillage: 'Coloca tu primera aldea',
  startSoldier: 'Coloca tu primer soldado junto a tu aldea',
  secondVillage: 'Coloca tu segunda aldea',
  startCard: '',
  beginTurns: '',
  round: '',
  planning: '',
  palace: '',
  spy: '',
  placeEvents: '',
  resolution: '',
  endRound: '',
  turn: '',
  startOfTurn: 'Empieza tu turno: haz lo que puedas antes de planear',
  keepWarlockEvent: 'Quédate con uno de los dos sucesos',
  chooseInventionType: 'Elige como qué juegas el Invento',
  discardCivilian: 'Descarta un civil',
  openPlan: '',
  plan: 'Planea: pon cartas en PRESENTE y FUTURO',
  card: '',
  act: 'Usa tu carta, o termínala',
  revolt: '',
  attachedEvent: '',
  event: '',
  sheriffBlock: 'Decide si tu Alguacil frena el suceso',
  offers: '',
  offer: 'Decide si aprovechas esto, o pasa',
  answerPact: 'Responde al pacto que te ofrecen',
  endPact: '',
  loseOrKeep: 'Decide si pierdes la carta',
}

export const board = {
  map: 'El mapa',
  over: 'La partida ha terminado',
  setup: 'Preparación',
  round: (n: number) => `Ronda ${n}`,
  region: (id: string, terrain: Terrain) => `${id}, ${board.terrains[terrain]}`,
  terrains: { plain: 'llanura', forest: 'bosque', mountain: 'montaña', lake: 'lago' } as By<Terrain>,
  built: {
    village: 'Aldea',
    upgrade: 'Mejorar',
    sawmill: 'Serrería',
    mine: 'Mina',
    wall: 'Muralla',
  } as By<Built>,
  settlements: { village: 'Aldea', town: 'Villa', city: 'Ciudad' } as By<SettlementKind>,
  troops: {
    soldier: 'Soldado',
    knight: 'Caballero',
    artillery: 'Artillería',
    warWagon: 'Carro de guerra',
    caravan: 'Caravana',
  } as By<TroopKind>,
  standing: (what: string, name: string, isWalled: boolean) =>
    `${what} de ${name}${isWalled ? ', amurallada' : ''}`,
  status: {
    pending: 'Enviando…',
    sealed: 'Confirma, o deshaz',
    which: 'Elige cuál de las dos cosas',
    troop: 'Elige a dónde va, o a quién ataca',
    region: 'Elige una región iluminada',
    mine: (step: Step, _nameOf: (seat: never) => string) => mine[step.type],
    others: (names: string, count: number, step: Step) =>
      step.type === 'plan' ? `${names} ${count === 1 ? 'planea' : 'planean'} su turno` : `Le toca a ${names}`,
  },
}
