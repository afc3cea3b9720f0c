/** Palabras del mapa, de los actos y de la línea de estado. */
import type { OwnTroopKind, SettlementKind, TroopKind } from '../../../../shared/games/storming/components.ts'
import type { OfferKind, Step, Terrain } from '../../../../shared/games/storming/state.ts'
import { createCounting } from '../../../kit/counting.ts'
import type { CardUse } from '../inHand.ts'
import type { Built } from '../places.ts'
import { cards } from './cards.es.ts'

type By<Key extends string> = Readonly<Record<Key, string>>

const { counted, form } = createCounting('es')

/** Lo que hace ahora a quien le toca; lo demás va solo. */
const steps: Partial<By<Step['type']>> = {
  startVillage: 'Funda tu primera aldea en una región de inicio libre',
  startSoldier: 'Coloca tu primer soldado junto a tu aldea',
  secondVillage: 'Funda tu segunda aldea, a dos regiones de la primera',
  startOfTurn: 'Antes de programar puedes hacer algo más: elige qué, o pasa a programar',
  keepWarlockEvent: 'Quédate uno de los dos sucesos',
  chooseInventionType: 'Elige como qué carta juegas el Invento',
  discardCivilian: 'Descarta un civil',
  plan: 'Programa: PRESENTE se juega esta ronda, FUTURO la próxima',
  sheriffBlock: 'Decide si el Alguacil te libra del suceso',
  answerPact: 'Responde al pacto que te ofrecen',
  loseOrKeep: 'Descarta al civil, o consérvalo y recibe una revuelta',
}

/** De lo que permite una carta se dice lo que se puede hacer ahora. */
const acts: By<CardUse> = {
  build: 'construye en una región marcada',
  improvement: 'construye una mejora',
  recruit: 'recluta en una región marcada',
  civilian: 'recluta un civil',
  military: 'pulsa una tropa tuya para moverla o atacar',
  offer: 'ofrece un pacto',
  break: 'rompe un pacto',
  civil: 'usa un civil',
  first: 'pasa a ser el jugador inicial',
}

const offers: By<OfferKind> = {
  palace: `${cards.palace.name}: añade una carta a FUTURO, o pasa`,
  spy: `${cards.spy.name}: elige qué suceso va primero`,
  militaryAlliance: `${cards.militaryAlliance.name}: haz una acción militar, o pasa`,
  customsHouse: `${cards.customsHouse.name}: haz una acción de construir, o pasa`,
  philosopher: `${cards.philosopher.name}: haz una acción cualquiera, o pasa`,
  fullMoon: `${cards.fullMoon.name}: mueve una tropa, o pasa`,
  mercenaries: `${cards.mercenaries.name}: recluta un soldado, o pasa`,
  goodHarvest: `${cards.goodHarvest.name}: funda una aldea o amplía un asentamiento, o pasa`,
  torrentialRain: `${cards.torrentialRain.name}: pon un lago en una región marcada`,
  boldWins: `${cards.boldWins.name}: haz una acción, o pasa`,
  drought: `${cards.drought.name}: quita un lago`,
  depopulation: `${cards.depopulation.name}: elige qué carta pierdes`,
  lordOfWar: `${cards.lordOfWar.name}: añade una carta a FUTURO, o pasa`,
  orderOfChivalry: `${cards.orderOfChivalry.name}: recluta un caballero, o pasa`,
  materialShortage: `${cards.materialShortage.name}: elige qué destruyes`,
  tradeBoom: `${cards.tradeBoom.name}: haz una acción de construir, o pasa`,
  armsSupply: `${cards.armsSupply.name}: recluta artillería, o pasa`,
  talentPatronage: `${cards.talentPatronage.name}: recluta un civil o cambia uno, o pasa`,
  prosperity: `${cards.prosperity.name}: construye una mejora o cambia una, o pasa`,
  embassyBuilt: `${cards.embassy.name}: ofrece o rompe un pacto, o pasa`,
  barracksBuilt: `${cards.barracks.name}: recluta una tropa, o pasa`,
  cathedralBuilt: `${cards.cathedral.name}: descarta una revuelta, o pasa`,
  libraryBuilt: `${cards.library.name}: elige qué mejora copias`,
  civilianRecruited: 'Tu nuevo civil puede actuar ya, o pasa',
  reinforcements: `${cards.reinforcements.name}: recluta hasta tres tropas, o pasa`,
  projectValkyrie: 'Coloca el carro de combate en una llanura vacía',
  tradeRoute: 'Coloca la caravana en un asentamiento marcado',
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
    upgrade: 'Ampliar',
    sawmill: 'Serrería',
    mine: 'Mina',
    wall: 'Muralla',
  } as By<Built>,
  settlements: { village: 'Aldea', town: 'Poblado', city: 'Ciudad' } as By<SettlementKind>,
  troops: {
    soldier: 'Soldado',
    knight: 'Caballero',
    artillery: 'Artillería',
    warWagon: 'Carro de combate',
    caravan: 'Caravana',
  } as By<TroopKind>,
  /** Dónde se pone cada pieza. */
  needs: {
    village: 'un soldado tuyo en una llanura, sin asentamientos al lado',
    upgrade: 'una aldea tuya, o un poblado: al ser ciudad da 1 punto',
    sawmill: 'un soldado tuyo en un bosque',
    mine: 'un soldado tuyo en una montaña',
    wall: 'un asentamiento tuyo sin muralla',
    soldier: 'un asentamiento tuyo sin tropa',
    knight: 'un poblado tuyo, o una ciudad, sin tropa',
    artillery: 'una ciudad tuya sin tropa',
  } as By<Built | OwnTroopKind>,
  /** De lo que ahora no cabe en ninguna parte. */
  nowhere: (what: string, needs: string) => `${what}: pide ${needs}.`,
  standing: (what: string, name: string, isWalled = false) =>
    `${what} de ${name}${isWalled ? ', con muralla' : ''}`,
  pieces: 'Piezas',
  left: (n: number) => `${n} en la reserva`,
  actionsLeft: (n: number) => counted(n, ['acción', 'acciones']),
  extra: `+1 militar: ${cards.noQuarter.name}`,
  market: `Una, de otro tipo: ${cards.market.name}`,
  claim: 'Ser jugador inicial',
  enough: 'Con eso basta',
  lead: 'Mover la tropa',
  leave: 'Dejarlo',
  breaks: (pact: string, name: string) => `Rompe ${pact}, tu pacto con ${name}`,
  wagon: {
    order: 'En qué orden',
    orders: { move: 'Mover y disparar', attack: 'Disparar y mover' },
    point: { move: 'Elige a dónde va', attack: 'Elige a qué dispara' },
    only: { move: 'Solo mover', attack: 'Solo disparar' },
  },
  status: {
    pending: 'Enviando…',
    sealed: 'Confirma, o deshaz',
    still: (actions: string) => `aún tienes ${actions}`,
    which: 'Elige qué haces ahí',
    troop: 'Elige a dónde va o a quién ataca',
    truce: 'pulsa una tropa tuya para moverla: hay tregua',
    region: 'Elige una región marcada',
    own: 'Se resuelve tu carta',
    theirs: (name: string, card: string) => `Se resuelve la carta de ${name}: ${card}`,
    resolved: (card: string) => `Se resuelve ${card}`,
    or: new Intl.ListFormat('es', { type: 'disjunction' }),
    event: 'Pon uno de tus sucesos en SUCESOS',
    another: (kinds: string) => `haz una acción de otro tipo: ${kinds}`,
    any: (kinds: string) => `haz una acción: ${kinds}`,
    steps,
    acts,
    offers,
    mine: (step: Step) => (step.type === 'offer' ? offers[step.what] : (steps[step.type] ?? '')),
    /** Lo que alguien puede hacer gracias a una carta que no es la que se resuelve. */
    decides: (card: string, name: string) => `${card}: ${name} decide`,
    before: (cards: string, name: string) => `${cards}: ${name} puede actuar antes de programar`,
    others: (names: string, count: number, step: Step) => {
      if ('seats' in step) return `${names} ${form(count, ['programa', 'programan'])}`
      if (step.type === 'startSoldier') return `${names} coloca su primer soldado`
      if (step.type === 'startVillage' || step.type === 'secondVillage') return `${names} funda una aldea`
      if (step.type === 'answerPact') return `${names} responde a una oferta de pacto`
      return step.type === 'act' ? `${names} usa su carta` : `${names} decide`
    },
  },
}
