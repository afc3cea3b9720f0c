/** Para qué sirve cada jugada, en una frase. */
import type {
  ActionType,
  Civilian,
  Improvement,
  OwnTroopKind,
} from '../../../shared/games/storming/components.ts'
import type { Structure } from '../../../shared/games/storming/state.ts'
import { createCounting } from '../../kit/counting.ts'
import type { Scoring } from './purposePoint.ts'

type By<Key extends string> = Readonly<Record<Key, string>>
type Kind = Structure['kind']
type Site = 'mine' | 'sawmill' | 'village'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const { counted, form, listed } = createCounting('es')

const kinds: By<Kind> = {
  village: 'la aldea',
  town: 'el poblado',
  city: 'la ciudad',
  mine: 'la mina',
  sawmill: 'la serrería',
}
const civilians: By<Civilian> = {
  strategist: 'el Estratega',
  spy: 'el Espía',
  warlock: 'el Brujo',
  general: 'el General',
  sheriff: 'el Alguacil',
  alchemist: 'el Alquimista',
  saboteur: 'el Saboteador',
  henchman: 'el Esbirro',
  philosopher: 'el Filósofo',
  chancellor: 'el Canciller',
}
const improvements: By<Improvement> = {
  embassy: 'la Embajada',
  barracks: 'el Cuartel',
  customsHouse: 'la Aduana',
  palace: 'el Palacio',
  cathedral: 'la Catedral',
  market: 'el Mercado',
  postOffice: 'la Casa de Correos',
  theatre: 'el Teatro',
  university: 'la Universidad',
  library: 'la Biblioteca',
}
const types: By<ActionType> = {
  build: 'Construir',
  recruit: 'Reclutar',
  military: 'Militar',
  diplomacy: 'Diplomacia',
}
const steps = (n: number): string => (n === 1 ? 'un paso' : `${n} pasos`)
const goals: By<Site> = {
  mine: 'una mina da un punto',
  sawmill: 'una serrería da una acción más con cada Construir',
  village: 'cabe otra aldea',
}
const near: By<Site> = { ...goals, sawmill: 'puede hacer una serrería' }
const ofSite = (site: Site, region: string): string =>
  site === 'mine'
    ? `de la montaña de ${region}`
    : site === 'sawmill'
      ? `del bosque de ${region}`
      : `de ${region}`
const toSite = (site: Site, region: string): string =>
  site === 'mine'
    ? `a la montaña de ${region}`
    : site === 'sawmill'
      ? `al bosque de ${region}`
      : `a ${region}`
const of = (what: string): string => (what.startsWith('el ') ? `del ${what.slice(3)}` : `de ${what}`)
const points = (n: number): string => counted(n, ['punto', 'puntos'])
const troops = (n: number): string => counted(n, ['tropa', 'tropas'])
const their = (n: number, forms: readonly [string, string]): string =>
  n === 1 ? `su ${forms[0]}` : `sus ${n} ${forms[1]}`
const openImprovements: By<Improvement> = {
  embassy: 'Nadie podrá rechazar los pactos que ofrezcas, y ya puedes ofrecer uno.',
  barracks: 'Reclutas una tropa ya mismo, y en adelante también junto a tus asentamientos.',
  customsHouse: 'Harás una acción de construir cada vez que un rival juegue Construir.',
  palace: 'Cada ronda podrás poner tres cartas en vez de dos.',
  cathedral: 'Vale un punto mientras la tengas.',
  market: 'Con cada carta podrás hacer una acción de otro tipo: construir con Militar, por ejemplo.',
  postOffice: 'Tu carta de PRESENTE podrá resolverse antes que las de todos.',
  theatre: 'Cada rival recibe una revuelta, y cada tercera que se revele te da un punto.',
  university: 'Podrás tener tres civiles, y al reunirlos ganas un punto.',
  library: 'Con ella copias lo que hace una mejora de otro jugador.',
}

export const purposeEs = {
  types,
  card: (card: Civilian | Improvement): string => ({ ...civilians, ...improvements })[card],
  theirs: (kind: Kind, name: string, region: string) => `${kinds[kind]} de ${name} en ${region}`,
  ours: (kind: Kind, region: string) => `${kinds[kind].replace(/^\w+/, 'tu')} de ${region}`,
  listed,
  sevenPoints: 'Con esto llegas a 7 puntos, los que hacen falta para ganar.',
  /** Un punto que se podría tomar ya: si tras la jugada sigue ahí, y si no. */
  pointOf: {
    upgradeSettlement: 'de la ciudad',
    buildMine: 'de la mina',
    buildImprovement: 'de la Catedral',
    attack: 'de la conquista',
    recruitCivilian: 'del tercer civil',
    buildVillage: 'rotante',
  } as By<Scoring>,
  pointWaits: (point: string) => `El punto ${point} sigue ahí: puedes tomarlo justo después.`,
  pointLeft: (point: string) => `En las continuaciones probadas, tomar ya el punto ${point} no sale mejor.`,
  lastInReach: (by: string, whose: string | null) =>
    `Ojo: ${by} aún ganaría si toma ${whose === null ? 'tu último asentamiento' : `lo último de ${whose}`}.`,
  sixPoints: 'Llegas a 6 de 7 puntos: te faltaría uno solo para ganar.',
  // El comienzo.
  startAlike: (n: number) =>
    `Da igual cuál: entre una y otra hay ${n} regiones, y el terreno se reparte después.`,
  startFirst: (n: number) =>
    `Nadie empezará a menos de ${n} regiones de ahí, y el terreno se reparte después.`,
  startFar: (n: number, name: string) =>
    `Ninguna de las libres queda más lejos de un rival: hay ${n} regiones hasta la aldea de ${name}.`,
  startNear: (n: number, name: string) =>
    `La aldea más cercana será la de ${name}, a ${n} regiones; el terreno se reparte después.`,
  soldierTo: (n: number, site: Site, region: string) =>
    `Desde ahí está a ${steps(n)} ${ofSite(site, region)}, donde ${goals[site]}.`,
  soldierFar: (n: number, name: string) =>
    `Ningún otro sitio queda más lejos de un soldado rival: hay ${n} regiones hasta el de ${name}.`,
  villageTo: (n: number, site: Site, region: string) =>
    `Queda a ${steps(n)} ${ofSite(site, region)}: allí ${goals[site]}.`,
  villageFar: (n: number, name: string) =>
    `Es un lugar tranquilo: el asentamiento más cercano, el de ${name}, está a ${n} regiones.`,
  // Tropas.
  canFound: {
    mine: 'Ahí puede construir una mina, que da un punto mientras la tengas.',
    sawmill: 'Ahí puede construir una serrería: una acción más con cada carta Construir.',
    village: 'Ahí puede fundar una aldea: no tiene ningún asentamiento al lado.',
  } satisfies By<Site>,
  canLead: (n: number) =>
    `Ahí puede fundar una aldea: con ${n} asentamientos, más que nadie, el punto rotante sería tuyo.`,
  nextWins: (name: string) =>
    `Con su próxima acción puede conquistar el último asentamiento de ${name}: ganarías la partida.`,
  nextTakes: (what: string) => `Con su próxima acción puede conquistar ${what}: sería un punto.`,
  nextMine: (name: string) =>
    `Con su próxima acción puede quitarle la mina a ${name}: un punto para ti y uno menos suyo.`,
  nextBreach: (what: string) => `Con su próxima acción puede derribar la muralla ${of(what)}.`,
  escapes: (name: string) => `Donde está puede eliminarlo ${name}; ahí no lo alcanza nadie.`,
  frees: (region: string) => `Así queda sitio en ${region} para reclutar allí otra tropa.`,
  noSoldier: 'No te queda ningún soldado, y sin uno no se fundan aldeas, serrerías ni minas.',
  noTroop: 'No te queda ninguna tropa: sin ellas no fundas ni atacas.',
  behind: (name: string, theirs: number, mine: number) =>
    `${name} tiene ${troops(theirs)} y tú ${mine}: con esta te acercas.`,
  kindOf: {
    soldier: 'Tendrás otro soldado: solo ellos fundan aldeas, serrerías y minas.',
    knight: 'Un caballero avanza hasta dos regiones de una vez; un soldado, una.',
    artillery: 'La artillería derriba murallas y tropas a dos regiones, sin moverse.',
  } satisfies By<OwnTroopKind>,
  shoots: (what: string) => `Desde ahí ya puede disparar a la muralla o la tropa de ${what}.`,
  caravan: (n: number, what: string) =>
    `Está a ${counted(n, ['región', 'regiones'])} ${of(what)}: si llega, os da un punto a los dos.`,
  caravanScores: 'Llega a un asentamiento de otro dueño que la última vez: ganáis un punto los dos.',
  // Ataques.
  lastLeft: (name: string) =>
    `Es un punto, y a ${name} le quedaría un solo asentamiento: quien lo conquiste gana.`,
  gain: (n: number) => `Es un punto que ya no se pierde: llegas a ${n} de 7.`,
  leads: 'Pasas a tener más asentamientos que nadie, y eso da el punto rotante.',
  takesMine: (name: string) => `La mina pasa a ser tuya: un punto más para ti y uno menos para ${name}.`,
  takesSawmill: (name: string) =>
    `La serrería pasa a ser tuya: una acción más con cada Construir, y una menos para ${name}.`,
  thenTakes: (what: string) => `Caída la muralla, otra tropa tuya puede conquistar ${what}: un punto.`,
  thenWins: (name: string) =>
    `Caída la muralla, otra tropa tuya puede tomar el último asentamiento de ${name} y ganar.`,
  breachLast: (name: string) =>
    `Sin la muralla, quien tome el último asentamiento de ${name} gana la partida.`,
  breach: 'Sin la muralla, el siguiente ataque conquista el asentamiento: un punto.',
  savedLast: (name: string) =>
    `Con esa tropa ${name} podía conquistar tu último asentamiento y ganar la partida.`,
  saved: (region: string, name: string) =>
    `Con esa tropa ${name} podía conquistar ${region}, que es de los tuyos.`,
  disarmed: (name: string) => `${name} se queda sin ninguna tropa con que atacar.`,
  fewer: (name: string, n: number) => `A ${name} le ${form(n, ['queda', 'quedan'])} ${troops(n)}.`,
  // Construir.
  newCity: (n: number) => `Una ciudad da un punto que ya no se pierde: llegas a ${n} de 7.`,
  townNow: 'Te queda otra acción: con ella la haces ciudad, que da un punto.',
  town: 'Un poblado ya recluta caballeros, y es el paso antes de la ciudad, que da un punto.',
  mine: (n: number) => `Una mina da un punto mientras la tengas: llegas a ${n} de 7.`,
  sawmill: (n: number) => `Desde ya, cada carta Construir tuya tiene ${n} acciones.`,
  village: (n: number) => `Con ella tienes ${n} asentamientos, y de todos puedes reclutar soldados.`,
  wallLast: (name: string) =>
    `Es tu último asentamiento y ${name} puede conquistarlo ya: la muralla para un ataque.`,
  wallSaves: (name: string) =>
    `${name} puede conquistar ese asentamiento con un solo ataque: la muralla lo para.`,
  wall: 'Quien quiera conquistar ese asentamiento necesitará dos ataques en vez de uno.',
  // Cartas a la vista.
  tookCathedral: (n: number) => `Vale un punto mientras la tengas: llegas a ${n} de 7.`,
  improvement: openImprovements,
  whileHeld: (card: Improvement): string =>
    (
      {
        embassy: 'Nadie podrá rechazar los pactos que ofrezcas.',
        barracks: 'Podrás reclutar también en las regiones vecinas a tus asentamientos.',
        theatre: 'Cada tercera revuelta que se revele te dará un punto.',
      } as Partial<By<Improvement>>
    )[card] ?? openImprovements[card],
  copiesCathedral: (name: string) => `Con ella copias la Catedral de ${name}, que te da también un punto.`,
  university: 'Ya tienes dos civiles: con el tercero la Universidad te da un punto.',
  thirdCivilian: (n: number) => `Es tu tercer civil: la Universidad te da un punto y llegas a ${n} de 7.`,
  civilian: {
    strategist: 'Podrás poner tus dos cartas en PRESENTE y jugarlas en la misma ronda.',
    spy: 'Verás los sucesos de todos y elegirás el que sale en esa ronda.',
    warlock: 'Podrás unir un suceso elegido por ti a una carta tuya: saldrá seguro.',
    general:
      'Con cada carta Militar, un soldado tuyo actúa dos veces: avanza dos regiones o ataca dos veces.',
    sheriff: 'Puedes sacrificarlo para librarte de un suceso, y antes puede quitarte revueltas.',
    alchemist: 'Te da el Invento: una carta más en la mano, que vale por cualquier tipo.',
    saboteur: 'Podrá destruir una mejora de un rival.',
    henchman: 'Podrá eliminar un civil de un rival.',
    philosopher: 'Harás una acción cada vez que se revele una revuelta de cualquiera.',
    chancellor: 'Puede actuar enseguida: una revuelta bloquea una carta de cada rival.',
  } satisfies By<Civilian>,
  actsOn: (card: string, name: string) => `Puede actuar enseguida: ${name} tiene ${card}.`,
  takesPointOf: (card: string, name: string, n: number) =>
    `${capital(card)} le da un punto a ${name}: se quedaría con ${points(n)}.`,
  losesInvention: (name: string) => `Con el Alquimista, ${name} pierde también el Invento.`,
  oneEach: 'Cada rival recibe una revuelta, que bloquea una carta de su mano.',
  sheriffFrees: (n: number) =>
    `Tienes ${counted(n, ['revuelta', 'revueltas'])}: al empezar tu turno puede quitarte una.`,
  // El jugador inicial.
  firstFromLast:
    'Ahora vas al final: lo que programes desde la próxima ronda se jugará antes que lo de los demás.',
  first: (name: string) => `Lo que programes desde la próxima ronda se jugará antes que lo de ${name}.`,
  // Cartas que se programan.
  later: (text: string) => `La próxima ronda, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  skipped: (card: string) => `Tu próxima carta de acción no se juega: así la que pierdes es ${card}.`,
  withWins: (name: string) => `Con Militar puedes conquistar el último asentamiento de ${name} y ganar.`,
  withTakes: (what: string) => `Con Militar puedes conquistar ${what}: un punto.`,
  withTwo: (what: string) => `Con Militar atacas dos veces: cae la muralla y tomas ${what}.`,
  withMine: (name: string) =>
    `Con Militar puedes quitarle la mina a ${name}: un punto para ti y uno menos suyo.`,
  withWalk: (site: Site, region: string) =>
    `Con Militar un soldado tuyo llega ${toSite(site, region)}, donde ${near[site]}.`,
  walkAndBuild: (site: Site, region: string) =>
    site === 'village'
      ? `Con Militar un soldado llega a ${region}, y con Construir funda luego allí otra aldea.`
      : site === 'mine'
        ? `Con Militar un soldado llega a la montaña de ${region}, y con Construir hace luego una mina.`
        : `Con Militar un soldado llega al bosque de ${region}, y con Construir hace una serrería.`,
  withFounds: {
    mine: 'Con Construir, el soldado que está en la montaña hace una mina: un punto.',
    sawmill: 'Con Construir, el soldado que está en el bosque hace una serrería: más acciones.',
    village: 'Con Construir, un soldado tuyo puede fundar otra aldea donde está.',
  } satisfies By<Site>,
  withCity: 'Con Construir puedes ampliar un poblado a ciudad: un punto.',
  withTwice: (n: number) => `Con las ${n} acciones de Construir, una aldea llega hasta ciudad: un punto.`,
  withTwiceThen: (n: number) =>
    `Con las ${n} acciones de Construir haces una ciudad, un punto, y con Reclutar saca luego caballeros.`,
  withCathedral: 'Con Construir puedes quedarte la Catedral, si nadie la toma antes: un punto.',
  withTown: 'Con Construir puedes ampliar una aldea a poblado, que ya recluta caballeros.',
  withThird: 'Con Reclutar puedes llegar a tres civiles: la Universidad te da un punto.',
  withTroops: (n: number, more: number) =>
    n === 0
      ? 'Con Reclutar vuelves a tener tropas: ahora no te queda ninguna.'
      : `Con Reclutar pones ${more === 1 ? 'otra tropa' : `hasta ${more} tropas más`}: ahora tienes ${n === 1 ? 'una sola' : n}.`,
  withBehind: (name: string, theirs: number, mine: number) =>
    `Con Reclutar alcanzas a ${name}, que tiene ${troops(theirs)}: tú tienes ${mine}.`,
  withPoint: 'Con Diplomacia puedes ofrecer Refuerzos, el pacto que da un punto a quien digas.',
  withConspiracy: 'Con Diplomacia puedes ofrecer Conjura, el pacto que da un punto a cada firmante.',
  withFirst: 'Con Diplomacia puedes pasar a ser el jugador inicial y jugar antes que nadie.',
  withChancellor: 'Con Diplomacia tu Canciller manda una revuelta a cada rival.',
  freed: (card: string) => `La revuelta te devuelve enseguida ${card}, que estaba debajo.`,
  wild: 'El Invento vale por cualquier carta: eliges el tipo cuando sale.',
  // Sucesos.
  head: { perhaps: 'Si sale, ', now: 'Esta ronda, ', attached: 'Tras tu carta, ' },
  leader: (name: string, n: number, text: string) =>
    `${name} va en cabeza con ${points(n)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  capital,
  losses: (name: string, lost: readonly string[], others: readonly string[]) =>
    `${name}${name === '' ? '' : ' '}${listed([...(lost.length === 0 ? [] : [`pierde ${listed(lost)}`]), ...others])}.`,
  lost: {
    walls: (n: number) => their(n, ['muralla', 'murallas']),
    improvements: (cards: readonly Improvement[]) =>
      cards.length > 1
        ? their(cards.length, ['mejora', 'mejoras'])
        : cards.map((card) => improvements[card]).join(''),
    civilians: (cards: readonly Civilian[]) =>
      cards.length > 1
        ? their(cards.length, ['civil', 'civiles'])
        : cards.map((card) => civilians[card].replace('el ', 'a su ')).join(''),
    troops: (n: number) => their(n, ['tropa', 'tropas']),
    troopsInSettlements: (n: number) =>
      n === 1 ? 'su tropa en un asentamiento' : `sus ${n} tropas en asentamientos`,
    takesRevolt: 'recibe una revuelta',
    skipsCard: 'no juega su próxima carta',
  },
  spares: {
    walls: (n: number) => counted(n, ['muralla', 'murallas']),
    improvements: (n: number) => counted(n, ['mejora', 'mejoras']),
    civilians: (n: number) => counted(n, ['civil', 'civiles']),
    sawmills: (n: number) => counted(n, ['serrería', 'serrerías']),
    troops,
    troopsInSettlements: (n: number) =>
      n === 1 ? 'una tropa en un asentamiento' : `${n} tropas en asentamientos`,
    artillery: (n: number) => counted(n, ['artillería', 'artillerías']),
    knightsToSoldiers: (n: number) => counted(n, ['caballero', 'caballeros']),
    takesRevolt: null,
    skipsCard: () => 'tu próxima carta de acción',
  },
  rivalsLose: (what: string, mine: number) =>
    `tus rivales pierden ${what}, y tú ${mine === 0 ? 'nada' : `solo ${mine}`}.`,
  wouldLose: (lost: readonly string[], isRevolt: boolean) =>
    `Si no, ${listed([...(lost.length === 0 ? [] : [`perderías ${listed(lost)}`]), ...(isRevolt ? ['recibirías una revuelta'] : [])])}.`,
  keepsPoint: 'Así conservas la Catedral, que te da un punto.',
  revoltFor: (name: string) => `la revuelta es para ${name}, que es el jugador inicial.`,
  breaksPacts: (n: number) =>
    `${form(n, ['se rompe el único pacto', 'se rompen los pactos'])} en vigor, y tú no firmas ninguno.`,
  harvest: 'amplías un poblado a ciudad sin gastar acciones: un punto.',
  harvestVillage: 'fundas o amplías un asentamiento sin gastar carta.',
  freeSoldier: 'pones otro soldado sin gastar carta, también junto a tus asentamientos.',
  freeStep: (site: Site, region: string) => `un soldado tuyo llega ${toSite(site, region)} sin gastar carta.`,
  freeBuild: 'construyes sin gastar carta, por tener un pacto.',
  freeImprovement: 'te quedas una mejora, porque nadie tiene más asentamientos.',
  freeCivilian: 'reclutas un civil sin gastar carta, por ser el jugador inicial.',
  freeFirst: 'actúas tú sin gastar carta, por ser el jugador inicial.',
  freeCard: 'pones otra carta en FUTURO, porque nadie tiene tantas tropas.',
  becomesFirst: 'pasas a ser el jugador inicial.',
  knight: 'puedes poner un caballero, aunque solo tengas aldeas.',
  winds: 'tu próxima carta tiene una acción más, y las de los demás también.',
  quiet: (name: string) => `la próxima carta Militar no ataca, y ${name} tiene una tropa junto a lo tuyo.`,
  othersLose: (names: string) => `pierden una mejora o un civil ${names}; tú no tienes ninguno.`,
  // Pactos.
  ifSigned: (name: string) => `Si ${name} firma, `,
  pacts: {
    noQuarter: (name: string) => `con cada carta tendrás una acción militar más, y ${name} también.`,
    militaryAlliance: (name: string) => `harás una acción tras cada carta Militar de ${name}, y al revés.`,
    informantNetwork: (name: string) => `los sucesos contra ti no te harán nada, ni a ${name} los suyos.`,
    mutualSupport: (name: string) => `cada ronda tendrás una acción más antes de programar; ${name}, otra.`,
    projectValkyrie: (name: string) => `tendrás con ${name} el carro de combate, que dispara a dos regiones.`,
    tradeRoute: (name: string) =>
      `la caravana os dará un punto a ti y a ${name} cada vez que llegue a otro dueño.`,
  },
  blockade: (rest: string, n: number) =>
    `con cada carta ${rest} ${form(n, ['podrá', 'podrán'])} hacer una sola acción.`,
  conspiracy: (rest: string, n: number, isPoint: boolean, all: number) => {
    const lose = `${rest} ${form(all, ['pierde', 'pierden'])} ${n === 1 ? 'una tropa' : `${n} tropas`}`
    return isPoint ? `ganáis un punto cada uno${n === 0 ? '' : ` y ${lose}`}.` : `${lose}.`
  },
  troopsFor: (name: string, n: number) =>
    `reclutas hasta tres tropas; el punto es para ${name}, y llega a ${n}.`,
  pointFor: (name: string, n: number) =>
    `ganas un punto y llegas a ${n} de 7; ${name} recluta hasta tres tropas.`,
  crackdown: (rest: string, n: number, all: number) =>
    `${rest} no ${form(all, ['podrá', 'podrán'])} usar ${n === 1 ? 'su única carta' : `sus ${n} cartas`} de civil o mejora.`,
  refused: (name: string, n: number) => `Firmarlo le daría un punto a ${name}, que ya tiene ${n}.`,
  breaks: {
    blockade: 'Vuelves a hacer todas las acciones de cada carta.',
    developmentCrackdown: 'Tus civiles y tus mejoras vuelven a servirte.',
  },
  breaksOf: (names: string) => `${names} se quedan sin lo que les da ese pacto.`,
}
export type PurposeWords = typeof purposeEs
