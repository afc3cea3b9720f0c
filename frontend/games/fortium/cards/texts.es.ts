import { createCounting } from '../../../kit/counting.ts'

const { counted, form } = createCounting('es')
const miners = (n: number): string => counted(n, ['minero', 'mineros'])

/** Palabras de las fichas de información. */
export const cardTexts = {
  kinds: {
    quarry: 'Cantera',
    mine: 'Mina',
    diamond: 'En el centro exacto',
    cell: 'Casilla libre de paso',
    base: 'Campo base',
    floor: 'Piso del fuerte',
    stock: 'Material almacenado',
    die: 'Dado verde',
    card: 'Carta de apoyo',
    seat: 'En la mesa',
    own: 'Tú',
    miners: 'Mineros',
    camps: 'Campamentos',
    hat: 'Sombrero mágico',
    price: 'Se compra',
    income: 'Próximo cobro',
    score: 'Desempate',
    figure: 'Cómo se gana',
  },
  names: {
    base: 'Mineros en la base',
    lost: 'Mineros perdidos',
    camps: 'Campamentos en la reserva',
    hat: 'Sombrero mágico',
    income: 'Lo que cobrará',
    camp: 'Campamento',
    floor: 'Siguiente piso',
    bank: 'Carta de apoyo, por sorteo',
    begin: 'Empieza el turno',
    die: (value: number) => `Dado de ${value}`,
  },
  site: {
    yields: (what: string) => `Cada minero rinde ${what} por turno a quien tiene aquí campamento`,
    doubled: 'La cuenta atrás dobla lo que rinde',
    diamond: 'Cada minero coloca un diamante por turno, con campamento y piso de oro',
    camp: (name: string) => `Campamento de ${name}`,
    noCamp: 'Sin campamento',
    miners: (name: string, n: number) => `${name}: ${miners(n)}`,
    nobody: 'Nadie',
    tired: (n: number) =>
      `${miners(n)} ya ${form(n, ['ha', 'han'])} andado: hasta tu próximo turno no ${form(n, ['anda ni ataca', 'andan ni atacan'])}`,
    ring: {
      solid: 'Anillo continuo: del color de quien está aquí con su campamento',
      dashed: 'Anillo discontinuo: nadie está aquí con su campamento',
    },
    byMore: 'Trazo discontinuo: llegar aquí gasta más de un dado',
    income: (name: string, what: string) => `${name} cobrará ${what}`,
    places: (name: string, what: string) => `${name} colocará ${what}`,
  },
  cell: 'Aquí caben hasta tres mineros de un bando; se puede pasar aunque haya otros.',
  base: 'Nadie ataca una base. Los demás pueden cruzarla por un paso, pero no detenerse.',
  fort: {
    next: (what: string) => `El siguiente piso cuesta ${what}`,
    diamonds: (n: number, all: number) => `Diamantes: ${n} de ${all}`,
    worth: (n: number) => `Valor de sus pisos: ${n}`,
    pays: 'Cada piso construido rinde 1 de su material en cada cobro',
    text: 'Quien coloca el cuarto diamante gana en el acto.',
    near: 'Con marco en su ficha: el final está cerca.',
  },
  floor: {
    cost: (what: string) => `Cuesta ${what}, todo de una vez`,
    income: (what: string) => `Rinde ${what} en cada cobro`,
    built: 'Construido',
    missing: 'Sin construir',
    text: 'Un piso por turno, y con él termina el turno.',
    diamonds:
      'Con campamento y mineros tuyos en la mina de diamantes, cada uno coloca un diamante por turno; en las rondas finales de la cuenta atrás, también 8 de oro, una vez por turno.',
  },
  income: {
    second: (what: string) =>
      `En la primera ronda no se cobra${what === '' ? '' : `; en la segunda: ${what}`}`,
  },
  stock: {
    have: (n: number) => `Almacenado: ${n}`,
    next: (n: number) => `En el próximo cobro: ${n}`,
    bank: (n: number) => `En la banca: ${n}`,
    rate: (give: string, get: string) => `La banca cambia ${give} por ${get}`,
    late: 'Solo en las rondas finales de la cuenta atrás, con el piso de oro y una vez por turno',
    worth: (n: number) => `Cada unidad vale ${n} en el desempate`,
    recover: (what: string) => `Recupera un minero: ${what}`,
  },
  recovery:
    'Cada toque recupera un solo minero, que vuelve a tu base y puede andar en este turno. Paga cada uno con lo que prefieras.',
  begin: {
    stops:
      'Primero se cobra. Antes de tirar los dados se pregunta por los mineros perdidos: aún pueden volver.',
    rolls: 'Se cobra y se tiran los dados a la vez: no hay mineros perdidos que recuperar.',
    first: 'En la primera ronda no se cobra: solo se tiran los dados.',
    wins: 'Al cobrar colocas el cuarto diamante, y la partida acaba: ganas.',
  },
  die: {
    used: 'Ya está usado',
    free: 'Mueve a un grupo hasta tantos pasos',
    one: 'También puede añadir un paso a otro dado',
    other: 'Se le pueden añadir los que muestren un 1',
  },
  card: {
    price: (what: string) => `Cuesta ${what}`,
    chance: (name: string, n: number, what: string) => `${name} (${n} %): ${what}`,
    likely: (n: number) => `Sale el ${n} % de las veces`,
    afterRoll: 'Se usa tras tirar los dados, desde el turno siguiente al de comprarla',
    beforeCollecting: 'Se usa al empezar el turno, antes de cobrar, desde el siguiente al de comprarla',
    once: 'Una por turno, y solo se guarda una',
    text: 'Solo se guarda una. Se usa desde el turno siguiente, tras tirar los dados; Duplicar producción, antes de cobrar.',
  },
  end: {
    name: 'Cómo acaba la partida',
    round: (n: number) => `Ronda ${n}`,
    first: (rounds: number) =>
      `El primer diamante abre la cuenta atrás: se acaba la ronda, se juegan ${counted(rounds, ['ronda', 'rondas'])} más y las canteras rinden el doble`,
    left: (rounds: number) =>
      rounds === 0
        ? 'Cuenta atrás: esta es la última ronda'
        : `Cuenta atrás: ${rounds === 1 ? 'queda' : 'quedan'} ${counted(rounds, ['ronda', 'rondas'])} tras esta: un arco claro por ronda junto a la mina`,
    cap: (round: number) => `Sin ningún diamante acaba tras la ronda ${round}`,
    comes: (gold: string) =>
      `Con el piso de oro y un campamento en la mina de diamantes, cada minero tuyo allí coloca uno por cobro; en las rondas finales también ${gold}, una vez por turno`,
    opens: (missing: number) =>
      missing === 0
        ? 'su primer diamante abre la cuenta atrás'
        : `le falta ${counted(missing, ['piso', 'pisos'])} para colocar diamantes`,
    wins: (isAverted: boolean): string =>
      isAverted
        ? 'gana en su próximo turno si no pierde la mina'
        : 'puede ganar en su próximo turno: le llega el oro para el diamante que falta',
    now: {
      dug: 'Puedes ganar ahora: cobra y tu fuerte está completo',
      collected: 'Puedes ganar ahora: cobra y cambia 8 de oro por el cuarto diamante',
      held: 'Puedes ganar ahora: cambia 8 de oro por el cuarto diamante',
    },
    /** Of one's own, as one's turn begins. */
    digs: (n: number, isFirst: boolean) =>
      `Cobra: colocas ${counted(n, ['diamante', 'diamantes'])}${isFirst ? ' y abres la cuenta atrás' : ''}`,
    winsNow: 'puede ganar en este turno: tiene el oro para el diamante que falta',
    starts: (n: number) =>
      `coloca ${counted(n, ['diamante', 'diamantes'])} en su próximo turno si no pierde la mina, y abre la cuenta atrás`,
    lurks: (n: number) =>
      `tiene ${miners(n)} en la mina de diamantes: con un campamento allí coloca ${counted(n, ['diamante', 'diamantes'])} por turno`,
    ousts: (n: number) =>
      `tiene ${miners(n)} en la mina de diamantes: si monta allí un campamento, quita el tuyo y coloca ${counted(n, ['diamante', 'diamantes'])} por turno`,
    completes: (missing: number) =>
      `con ${counted(missing, ['diamante', 'diamantes'])} más completa su fuerte y gana`,
    /** Where somebody would come if it ended now. */
    place: (n: number) => `${n}.º`,
    stands: (diamonds: number, worth: number) =>
      `${counted(diamonds, ['diamante', 'diamantes'])}; fuerte y material valen ${worth}`,
    lostMine: (name: string | null) =>
      `Has perdido la mina de diamantes${name === null ? '' : `: ahora está ahí ${name}`}.`,
    /** After what others threaten: what there is to be done. */
    todo: {
      turnStart: 'Cobra y tira.',
      recover: 'Recupera mineros o tira.',
      main: 'Mueve, cambia, compra o termina.',
      spent: 'Sin dados: cambia, compra o termina.',
    },
    text: 'Si nadie completa su fuerte, al final gana quien tiene más diamantes; si hay empate, cuenta lo que valen su fuerte y su material.',
  },
  /** What is celebrated over the board. */
  moments: {
    digs: {
      turquoise: (name: string) => `${name} ya saca turquesa`,
      gold: (name: string) => `${name} ya saca oro`,
    },
  },
  goal: {
    missing: (n: number) => `${form(n, ['falta', 'faltan'])} ${n}`,
    turns: (n: number) => counted(n, ['turno', 'turnos']),
    exchange: 'cambiando',
    there: 'listo',
    camp: (where: string) => `Más: monta un campamento en ${where}`,
    miners: (where: string, room: number) =>
      `Más: ${form(room, ['cabe', 'caben'])} ${miners(room)} más en ${where}`,
    both: (where: string) => `Más: lleva mineros a ${where} y monta campamento`,
  },
  shop: {
    blind: 'Se saca a ciegas: ves cuál es cuando ya la has pagado.',
    later: 'Sirve una vez, desde tu próximo turno, y solo se guarda una. Toca un tipo y verás qué hace.',
    kinds: 'Los tipos y cuánto sale cada uno',
    buy: (what: string) => `Comprar por ${what}`,
  },
  camp: {
    left: (n: number) => `En la reserva: ${n}`,
    text: 'En una cantera o mina donde tengas un minero y no haya rivales.',
  },
  seat: {
    worth: (n: number) => `Fuerte y material valen ${n}: desempatan`,
    floors: (n: number) => counted(n, ['piso', 'pisos']),
    diamonds: (n: number) => counted(n, ['diamante', 'diamantes']),
    alive: (n: number) => `${miners(n)} en el tablero`,
    lost: (n: number) => `Perdidos: ${n}`,
    camps: (n: number) => `Campamentos en la reserva: ${n}`,
    income: (what: string) => `Cobrará ${what}`,
    nothing: 'No cobrará nada',
    of: (name: string, what: string) => `${name}: ${what}`,
    base: 'Salen por cualquiera de las siete casillas vecinas.',
    lostText: 'Se recuperan después de cobrar y antes de tirar.',
    hat: 'Se pone a un minero en la base: rinde el doble y, solo, anda el doble.',
  },
  score: {
    fort: 'Lo que han costado los pisos construidos, según el material.',
    stock: 'El material que queda almacenado, según cuál sea.',
    fortComplete: 'Quien coloca el cuarto diamante gana en el acto.',
    stayed: 'Quien abandona queda en último lugar.',
    diamonds: 'Sin fuerte completo, gana quien tiene más diamantes.',
    worth: 'Después cuenta el valor de fuerte y material.',
    value: (n: number) => `valor ${n}`,
    yes: 'sí',
    no: 'no',
  },
}

export type CardTexts = typeof cardTexts
