/** Palabras del mapa, de los actos y de la línea de estado. */
import type { SettlementKind, TroopKind } from '../../../../shared/games/storming/components.ts'
import type { OfferKind, Step, Terrain } from '../../../../shared/games/storming/state.ts'
import { createCounting } from '../../../kit/counting.ts'
import type { Outcome } from '../outlook.ts'
import type { Built } from '../places.ts'

type By<Key extends string> = Readonly<Record<Key, string>>

const { counted, form } = createCounting('es')

/** Lo que hace ahora a quien le toca; lo demás va solo. */
const mine: Partial<By<Step['type']>> = {
  startVillage: 'Coloca tu primera aldea en una región iluminada',
  startSoldier: 'Coloca tu primer soldado junto a tu aldea',
  secondVillage: 'Coloca tu segunda aldea',
  startOfTurn: 'Empieza tu turno: haz lo que puedas, o planea',
  keepWarlockEvent: 'Quédate uno de los dos sucesos',
  chooseInventionType: 'Elige como qué carta juegas el Invento!',
  discardCivilian: 'Descarta un civil',
  plan: 'Planea: pon cartas en PRESENTE y FUTURO',
  sheriffBlock: 'Decide si el Alguacil te libra del suceso',
  answerPact: 'Responde al pacto que te ofrecen',
  loseOrKeep: 'Decide si pierdes al civil o tomas una revuelta',
}

const acts: By<'build' | 'recruit' | 'military' | 'diplomacy'> = {
  build: 'Construye en una región iluminada o toma una mejora',
  recruit: 'Recluta en una región iluminada o toma un civil',
  military: 'Toca una tropa tuya para moverla o atacar',
  diplomacy: 'Ofrece o rompe un pacto, usa un civil o pide ser jugador inicial',
}

const offers: By<OfferKind> = {
  palace: 'Palacio: añade una carta a FUTURO, o pasa',
  spy: 'Espía: elige qué suceso va primero',
  militaryAlliance: 'Alianza militar: haz una acción militar, o pasa',
  customsHouse: 'Aduana: haz una acción de construir, o pasa',
  philosopher: 'Filósofo: haz una acción cualquiera, o pasa',
  fullMoon: 'Luna llena: mueve una tropa, o pasa',
  mercenaries: 'Mercenarios: recluta un soldado, o pasa',
  goodHarvest: 'Buena cosecha: construye o mejora, o pasa',
  torrentialRain: 'Lluvia torrencial: pon un lago en una región iluminada',
  boldWins: 'La fortuna sonríe a los audaces: haz una acción, o pasa',
  drought: 'Sequía: quita un lago',
  depopulation: 'Despoblación: elige qué carta pierdes',
  lordOfWar: 'Señor de la guerra: añade una carta a FUTURO, o pasa',
  orderOfChivalry: 'Orden de caballería: recluta un caballero, o pasa',
  materialShortage: 'Escasez de materiales: elige qué destruyes',
  tradeBoom: 'Auge del comercio: haz una acción de construir, o pasa',
  armsSupply: 'Suministro de armas: recluta artillería, o pasa',
  talentPatronage: 'Mecenazgo: recluta un civil o cambia uno, o pasa',
  prosperity: 'Prosperidad: construye una mejora o cambia una, o pasa',
  embassyBuilt: 'Embajada: ofrece o rompe un pacto, o pasa',
  barracksBuilt: 'Cuartel: recluta una tropa, o pasa',
  cathedralBuilt: 'Catedral: quítate una revuelta, o pasa',
  libraryBuilt: 'Biblioteca: elige qué mejora copias',
  civilianRecruited: 'Tu nuevo civil puede actuar ya, o pasa',
  reinforcements: 'Refuerzos: recluta hasta tres tropas, o pasa',
  projectValkyrie: 'Coloca el carro de combate en una llanura vacía',
  tradeRoute: 'Coloca la caravana en un asentamiento iluminado',
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
  settlements: { village: 'Aldea', town: 'Poblado', city: 'Ciudad' } as By<SettlementKind>,
  troops: {
    soldier: 'Soldado',
    knight: 'Caballero',
    artillery: 'Artillería',
    warWagon: 'Carro de combate',
    caravan: 'Caravana',
  } as By<TroopKind>,
  standing: (what: string, name: string, isWalled: boolean) =>
    `${what} de ${name}${isWalled ? ', con muralla' : ''}`,
  pieces: 'Piezas',
  left: (n: number) => `${form(n, ['queda', 'quedan'])} ${n}`,
  actionsLeft: (n: number) => counted(n, ['acción', 'acciones']),
  extra: '+1 militar: Sin cuartel',
  market: 'Una, de otro tipo: Mercado',
  claim: 'Ser jugador inicial',
  endCard: 'Terminar la carta',
  pass: 'Pasar',
  lead: 'Mover la tropa',
  leave: 'Dejarlo',
  breaks: (pact: string, name: string) => `Rompe ${pact}, tu pacto con ${name}`,
  wagon: {
    order: 'En qué orden',
    orders: { move: 'Mover y disparar', attack: 'Disparar y mover' },
    point: { move: 'Elige a dónde va', attack: 'Elige a qué dispara' },
    only: { move: 'Solo mover', attack: 'Solo disparar' },
  },
  outcomes: {
    wall: 'Atacar: cae la muralla',
    conquest: 'Atacar: lo conquistas',
    troop: 'Atacar: la tropa se pierde',
  } as By<Outcome>,
  status: {
    pending: 'Enviando…',
    sealed: 'Confirma, o deshaz',
    which: 'Elige qué haces ahí',
    troop: 'Elige a dónde va o a quién ataca',
    region: 'Elige una región iluminada',
    card: 'Di qué haces con la carta, o déjala',
    mine: (step: Step) =>
      step.type === 'act'
        ? acts[step.kind]
        : step.type === 'offer'
          ? offers[step.what]
          : (mine[step.type] ?? ''),
    others: (names: string, count: number, step: Step) => {
      if (step.type === 'plan') return `${names} ${form(count, ['planea', 'planean'])} su turno`
      if (step.type === 'answerPact') return `${names} responde a una oferta de pacto`
      return step.type === 'act' ? `${names} usa su carta` : `${names} decide`
    },
  },
}
