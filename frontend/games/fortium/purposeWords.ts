/** What a move of Fortium is for, in both languages: whole sentences, of which the first that is short enough is said. */
import type { Kind, Stored } from '../../../shared/games/fortium/components.ts'
import { createCounting, type Forms } from '../../kit/counting.ts'

type By<Key extends string> = Readonly<Record<Key, string>>
export type Sums = Readonly<Partial<Record<Kind, number>>>

const inOrder = ['granite', 'limestone', 'turquoise', 'gold', 'diamond'] as const

/** Sums of some kinds, none of those left out. */
const summed = (
  sums: Sums,
  unit: (kind: Kind, n: number) => string,
  listed: (all: readonly string[]) => string,
): string => listed(inOrder.flatMap((kind) => ((sums[kind] ?? 0) > 0 ? [unit(kind, sums[kind] ?? 0)] : [])))

const spanish = () => {
  const { counted, form, listed } = createCounting('es')
  const kinds: By<Kind> = {
    granite: 'granito',
    limestone: 'caliza',
    turquoise: 'turquesa',
    gold: 'oro',
    diamond: 'diamantes',
  }
  const unit = (kind: Kind, n: number): string =>
    kind === 'diamond' ? counted(n, ['diamante', 'diamantes']) : `${n} de ${kinds[kind]}`
  const sum = (sums: Sums): string => summed(sums, unit, listed)
  const miners = (n: number): string => counted(n, ['minero', 'mineros'])
  const lack = (n: number): string => `${form(n, ['falta', 'faltan'])} ${n}`
  const place = (kind: Kind): string => (kind === 'granite' || kind === 'limestone' ? 'cantera' : 'mina')
  const site = (kind: Kind, whose = ''): string =>
    `la ${place(kind)} de ${kinds[kind]}${whose === '' ? '' : ` de ${whose}`}`
  const floor = (kind: Kind): string => `el piso de ${kinds[kind]}`
  const inTurns = (n: number): string => (n === 1 ? 'tu próximo turno' : `${n} turnos`)
  const have = (n: number): string => (n === 0 ? 'aún no tienes' : `tienes ${n}`)
  const with_ = (die: number): string =>
    die === 1 ? 'cualquier dado' : die === 6 ? 'un dado de 6' : `un dado de ${die} o más`
  const stay = (n: number, forms: Forms): string => `${form(n, forms)} ${miners(n)}`
  return {
    site,
    setup: (sums: Sums, rest: number) =>
      `Desde la ronda 2 cobras ${sum(sums)} por turno; ${stay(rest, ['queda', 'quedan'])} para las minas.`,
    nearMine: (kind: Kind, steps: number) =>
      `${site(kind).replace('l', 'L')} está a ${steps} pasos de tu base: un dado mueve hasta 3 mineros juntos.`,
    collectPays: (sums: Sums, kind: Kind) => `Cobras ${sum(sums)}: ya podrás pagar ${floor(kind)}.`,
    collectLacks: (sums: Sums, kind: Kind, n: number) =>
      `Cobras ${sum(sums)}; luego te ${lack(n)} para ${floor(kind)}.`,
    collects: (sums: Sums) => `Cobras ${sum(sums)}.`,
    rollBuilds: (kind: Kind) => `Se construye después de tirar, y ya puedes pagar ${floor(kind)}.`,
    rollCamps: (where: string, n: number) =>
      `Después puedes pagar un campamento en ${where}, donde ya ${form(n, ['tienes', 'tienes'])} ${miners(n)}.`,
    rollReaches: (die: number, n: number, where: string, isHome: boolean) =>
      `Con ${with_(die)} ${form(n, ['llega', 'llegan'])} ${miners(n)}${isHome ? ' de tu base' : ''} a ${where}.`,
    rollFights: (die: number, n: number, name: string) =>
      `Con ${with_(die)} ${form(n, ['llega', 'llegan'])} ${miners(n)} a la mina de diamantes, que guarda ${name}.`,
    rollRoom: (kind: Kind, n: number, room: number) =>
      `Te ${lack(n)} de ${kinds[kind]} para ${floor(kind)}, y en su ${place(kind)} ${form(room, ['cabe 1 minero', `caben ${room} mineros`])} más.`,
    gain: (more: Sums, less: Sums) =>
      `Cobrarás ${sum(more)} más${sum(less) === '' ? '' : ` y ${sum(less)} menos`} por turno`,
    gainSooner: (gain: string, kind: Kind, then: number, before: number | null) =>
      `${gain}: así ${floor(kind)} llega en ${inTurns(then)}${before === null ? '' : `, no en ${before}`}.`,
    gainFor: (gain: string, kind: Kind, cost: number, held: number) =>
      `${gain}: ${floor(kind)} pide ${cost} y ${have(held)}.`,
    alone: (gain: string) => `${gain}.`,
    campNow: (sums: Sums) => `Ya puedes montar un campamento ahí: daría ${sum(sums)} por turno.`,
    campLater: (lacking: Sums, sums: Sums) =>
      `Para montar ahí un campamento te ${lack(Object.values(lacking).reduce((all, n) => all + n, 0)).split(' ')[0]} ${sum(lacking)}; daría ${sum(sums)} por turno.`,
    campSpare: (sums: Sums) =>
      `Ahí no tienes campamento: quita antes otro, porque no te queda ninguno, y dará ${sum(sums)} por turno.`,
    onWay: (n: number, steps: number, where: string) =>
      `${form(n, ['Queda', 'Quedan'])} a ${counted(steps, ['paso', 'pasos'])} de ${where}: en tu próximo turno ${form(n, ['llega', 'llegan'])} con ${with_(steps)}.`,
    nearer: (n: number, steps: number, where: string, by: number) =>
      `${form(n, ['Queda', 'Quedan'])} a ${counted(steps, ['paso', 'pasos'])} de ${where}, ${by} menos que ahora.`,
    onWayTaken: (n: number, steps: number, where: string, names: string) =>
      `${form(n, ['Queda', 'Quedan'])} a ${counted(steps, ['paso', 'pasos'])} de ${where}, donde hay mineros de ${names}.`,
    safeHome: () => 'En tu base no los puede atacar nadie, y de ahí salen por cualquier lado.',
    guard: (n: number, name: string, before: string, chance: string) =>
      `Con ${n} ahí, si ${name} ataca con 3 gana ${chance} de cada 100 veces, y no ${before}.`,
    minesNext: (n: number, missing: number) =>
      `Si nadie te echa de la mina, en tu próximo turno colocas ${unit('diamond', n)}: te ${lack(missing)}.`,
    minesAll: () => 'Si nadie te echa de la mina, en tu próximo turno completas el fuerte y ganas.',
    mineCampNow: (n: number) =>
      `Con un campamento ahí, que ya puedes pagar, ${form(n, ['colocará', 'colocarán'])} ${unit('diamond', n)} por turno.`,
    mineCampLater: (lacking: Sums) =>
      `Cada minero dará ahí un diamante por turno en cuanto montes un campamento: te faltan ${sum(lacking)}.`,
    mineFull: (name: string, built: number) =>
      `Llenas la mina: ${name}, que ya tiene ${counted(built, ['piso', 'pisos'])}, no entra sin combatir con tus 3 mineros.`,
    mineHeld: (n: number) =>
      `Es la única mina de diamantes: ningún rival entra sin combatir con ${form(n, ['tu minero', `tus ${n} mineros`])}.`,
    wins: (name: string) => `Si no pierde la mina, ${name} gana en su próximo turno.`,
    begins: (name: string, n: number) =>
      `Si no pierde la mina, ${name} coloca ${unit('diamond', n)} en su próximo turno y abre la cuenta atrás.`,
    lurks: (name: string, n: number) =>
      `${name} ya tiene el piso de oro: con un campamento ahí colocaría ${unit('diamond', n)} por turno.`,
    mines: (name: string, n: number) =>
      `${name} coloca ahí ${unit('diamond', n)} por turno: por cada minero que pierda, uno menos.`,
    takesMine: (isCamp: boolean): string =>
      isCamp
        ? 'Si ganas el combate, cada minero que te quede ahí da un diamante por turno.'
        : 'Si ganas y montas ahí un campamento, cada minero que te quede da un diamante por turno.',
    freesMine: (name: string, n: number, built: number) =>
      `${name}, que ya tiene ${counted(built, ['piso', 'pisos'])}, guarda con ${miners(n)} la única mina de diamantes.`,
    freesMineEarly: (name: string, n: number) =>
      `${name} guarda con ${miners(n)} la única mina de diamantes: nadie más entra sin combatir.`,
    stops: (name: string, sums: Sums) => `Si ganas, ${name} deja de cobrar ahí ${sum(sums)} por turno.`,
    keeps: (name: string) =>
      `${name} puede cambiar tu campamento por uno suyo en su próximo turno: si ganas, ya no.`,
    retakes: (kind: Kind) =>
      `Tu campamento sigue ahí: si ganas, cada minero que quede te da ${unit(kind, 1)} por turno.`,
    ransom: (name: string, n: number) =>
      `Cada minero que pierda le cuesta a ${name} 1 de oro o 4 de granito, y ahora tiene ${n} vivos.`,
    campGives: (sums: Sums) => `Desde tu próximo cobro te da ${sum(sums)} por turno.`,
    campGivesFor: (sums: Sums, kind: Kind, cost: number, held: number) =>
      `Te da ${sum(sums)} por turno desde el próximo cobro: ${floor(kind)} pide ${cost} y ${have(held)}.`,
    campSooner: (sums: Sums, kind: Kind, then: number, before: number | null) =>
      `Te da ${sum(sums)} por turno: así ${floor(kind)} llega en ${inTurns(then)}${before === null ? '' : `, no en ${before}`}.`,
    campOusts: (names: string, sums: Sums) =>
      `El campamento de ${names} vuelve a su reserva, y el tuyo te da ${sum(sums)} por turno.`,
    campStops: (name: string, sums: Sums) => `${name} deja de cobrar ahí ${sum(sums)} por turno.`,
    campWaits: (n: number) =>
      `Dará diamantes en cuanto tengas el piso de oro: te ${form(n, ['falta', 'faltan'])} ${counted(n, ['piso', 'pisos'])}.`,
    campFree: () => 'No te cuesta nada, porque te habías quedado sin campamentos.',
    campBack: () => 'No te queda ningún campamento: este vuelve a tu reserva para montarlo en otro sitio.',
    paid: (kind: Kind) => `Con esto ya puedes pagar ${floor(kind)}.`,
    short: (kind: Kind, n: number) => `Con esto te ${lack(n)} de ${kinds[kind]} para ${floor(kind)}.`,
    paysCamp: (where: string, n: number) =>
      `Con esto puedes pagar un campamento en ${where}, donde ya tienes ${miners(n)}.`,
    chain: (from: Stored, pay: number, to: Kind, floorKind: Kind, n: number) =>
      `La banca da 1 de ${kinds[to]} por ${pay} de ${kinds[from]}, y te ${lack(n)} de ${kinds[floorKind]} para ${floor(floorKind)}.`,
    spareUp: (kind: Stored) =>
      `Tus pisos ya no piden ${kinds[kind]}: cambiando se llega a oro, y 8 de oro compran un diamante al final.`,
    towardsEight: (held: number) =>
      `En las rondas finales, la banca da un diamante por 8 de oro, y con esto tienes ${held}.`,
    laterFloor: (kind: Kind, cost: number, held: number) =>
      `Más adelante ${floor(kind)} pide ${cost}, y con esto tienes ${held}.`,
    bought: (n: number, missing: number) =>
      missing === 1
        ? `Es tu diamante número ${n}: con uno más completas el fuerte y ganas.`
        : `Es tu diamante número ${n} de los 4: quien reúne los cuatro gana.`,
    fewerLeft: (spent: Stored) =>
      `Tus pisos ya no piden ${kinds[spent]}, y el minero puede andar este turno.`,
    digsAgain: (where: string, steps: number, sums: Sums) =>
      `Puede andar este turno: en ${where}, a ${counted(steps, ['paso', 'pasos'])} de la base, daría ${sum(sums)} por turno.`,
    fights: (name: string, n: number, all: number) =>
      `${name} guarda con ${miners(n)} la mina de diamantes: con este tienes ${all} para ${form(n, ['echarlo', 'echarlos'])}.`,
    manyAgain: (n: number) => `Puede andar este mismo turno: vuelves a tener ${miners(n)}.`,
    cardSpare: () => 'Tus pisos ya no piden granito ni caliza: la carta se usa desde tu próximo turno.',
    cardLeaves: (kind: Kind) =>
      `Aún te queda con qué pagar ${floor(kind)}, y la carta se usa desde tu próximo turno.`,
    demolish: (name: string) => `${name} tendrá que reunir otra vez 10 de turquesa antes del piso de oro.`,
    steal: (n: number, held: number) => `Te llevas ${unit('limestone', n)}: con las tuyas son ${held}.`,
    convertsMiner: (name: string, where: string) =>
      `${name} pierde el minero que tiene en ${where}, y entra el tuyo.`,
    double: (sums: Sums, before: Sums) => `Cobrarás ahí ${sum(sums)} en vez de ${sum(before)}.`,
    negotiate: (spare: Stored, want: Stored) =>
      `Tus pisos ya no piden ${kinds[spare]} y te falta ${kinds[want]}: puedes proponer tres trueques.`,
    negotiateGold: () =>
      '8 de oro compran un diamante en las rondas finales: puedes pedir oro por lo que ya no necesitas.',
    discard: () => 'Solo se tiene una carta a la vez: así puedes comprar otra.',
    ifTaken: (kind: Kind, n: number) =>
      n === 0
        ? `Si acepta, ya puedes pagar ${floor(kind)}.`
        : `Si acepta, te ${lack(n)} para ${floor(kind)}.`,
    taken: (kind: Kind, n: number) =>
      n === 0 ? `Con esto ya puedes pagar ${floor(kind)}.` : `Con esto te ${lack(n)} para ${floor(kind)}.`,
    refused: (name: string, kind: Kind) => `Con ese trato ${name} podría pagar ya ${floor(kind)}.`,
    hatReaches: (where: string, steps: number) =>
      `Solo con el sombrero anda el doble: llega este turno a ${where}, a ${steps} pasos, y allí vale por dos.`,
    hat: () => 'Anda el doble cuando va solo, y en una cantera o mina rinde por dos.',
    builtNow: (kind: Kind, next: Kind) =>
      `Te da ${unit(kind, 1)} más por turno, y ya tienes con qué pagar ${floor(next)}.`,
    built: (kind: Kind, next: Kind, cost: number, held: number) =>
      `Te da ${unit(kind, 1)} más por turno; ${floor(next)} pide ${cost} y ${have(held)}.`,
    goldDigs: (n: number) =>
      `Con el piso de oro ${form(n, ['tu minero de la mina coloca', `tus ${n} mineros de la mina colocan`])} ${unit('diamond', n)} en tu próximo turno.`,
    goldCamp: (n: number) =>
      `Con el piso de oro llegan los diamantes: tienes ${miners(n)} en su mina y te falta un campamento allí.`,
    goldMiners: (isCamp: boolean) =>
      `Con el piso de oro llegan los diamantes: en su mina ${isCamp ? 'te faltan mineros' : 'te faltan mineros y un campamento'}.`,
    nextPays: (kind: Kind) => `Con lo que cobras en tu próximo turno ya podrás pagar ${floor(kind)}.`,
    nextBuys: () =>
      'Con lo que cobras en tu próximo turno llegas a 8 de oro, que la banca cambia por un diamante.',
    diceIdle: (n: number) =>
      `Con ${form(n, ['el dado que queda', `los ${n} dados que quedan`])} nadie rinde más.`,
    attackSpared: (name: string, chance: string, n: number, dig: boolean) =>
      `Atacar a ${name} saldría bien ${chance} de cada 100 veces, pero ${dig ? form(n, ['tu minero dejaría de cobrar', `tus ${n} mineros dejarían de cobrar`]) : `arriesgas ${miners(n)}`}.`,
    moveSpared: (where: string, less: Sums, more: Sums) =>
      `Llevar un minero a ${where} daría ${sum(more)} más y ${sum(less)} menos por turno: aún no compensa.`,
    fought: (name: string) => `A ${name} ya no se le puede atacar en este turno.`,
    outOfReach: (name: string) => `A la mina, donde está ${name}, hoy no llega nadie tuyo.`,
    awaitsDice: (name: string, steps: number) =>
      `A ${name}, en la mina, le llegas con ${counted(steps, ['paso', 'pasos'])}: lo dirán los dados.`,
    couldFight: (name: string, chance: string) =>
      `Un ataque a ${name} en la mina saldría bien ${chance} de cada 100 veces.`,
    allDig: (sums: Sums) => `Todos tus mineros rinden donde están: ${sum(sums)} por turno.`,
    comes: (kind: Kind, n: number) => `Tal como están tus mineros, ${floor(kind)} llega en ${inTurns(n)}.`,
    earns: (sums: Sums) => `Tal como están, tus mineros te dan ${sum(sums)} en el próximo cobro.`,
  }
}

type Words = ReturnType<typeof spanish>

const english = (): Words => {
  const { counted, form, listed } = createCounting('en')
  const kinds: By<Kind> = {
    granite: 'granite',
    limestone: 'limestone',
    turquoise: 'turquoise',
    gold: 'gold',
    diamond: 'diamond',
  }
  const unit = (kind: Kind, n: number): string =>
    kind === 'diamond' ? counted(n, ['diamond', 'diamonds']) : `${n} ${kinds[kind]}`
  const sum = (sums: Sums): string => summed(sums, unit, listed)
  const miners = (n: number): string => counted(n, ['miner', 'miners'])
  const site = (kind: Kind, whose = ''): string =>
    `${whose === '' ? 'the' : `${whose}’s`} ${kinds[kind]} ${kind === 'granite' || kind === 'limestone' ? 'quarry' : 'mine'}`
  const floor = (kind: Kind): string => `the ${kinds[kind]} floor`
  const inTurns = (n: number): string => (n === 1 ? 'your next turn' : `${n} turns`)
  const more = (sums: Sums, word: string): string =>
    summed(
      sums,
      (kind, n) => `${n} ${word} ${n === 1 || kind !== 'diamond' ? kinds[kind] : 'diamonds'}`,
      listed,
    )
  const held = (n: number): string => (n === 0 ? 'you have none' : `you have ${n}`)
  const steps = (n: number): string => counted(n, ['step', 'steps'])
  const they = (n: number): string => form(n, ['It is', 'They are'])
  const die = (n: number): string => (n === 1 ? 'any die' : n === 6 ? 'a die of 6' : `a die of ${n} or more`)
  const than = (before: number | null): string => (before === null ? '' : `, not ${before}`)
  const floors = (n: number): string => counted(n, ['floor', 'floors'])
  return {
    site,
    setup: (sums, rest) =>
      `From round 2 on you collect ${sum(sums)} a turn; ${miners(rest)} ${form(rest, ['is', 'are'])} left for the mines.`,
    nearMine: (kind, n) =>
      `${site(kind).replace('t', 'T')} is ${n} steps from your base: one die moves up to 3 miners together.`,
    collectPays: (sums, kind) => `You collect ${sum(sums)}: then you can pay for ${floor(kind)}.`,
    collectLacks: (sums, kind, n) => `You collect ${sum(sums)}; then you lack ${n} for ${floor(kind)}.`,
    collects: (sums) => `You collect ${sum(sums)}.`,
    rollBuilds: (kind) => `You build after the roll, and can already pay for ${floor(kind)}.`,
    rollCamps: (where, n) => `After it you can pay for a camp at ${where}, where you have ${miners(n)}.`,
    rollReaches: (n, count, where, isHome) =>
      `With ${die(n)}, ${miners(count)}${isHome ? ' of your base' : ''} can reach ${where}.`,
    rollFights: (n, count, name) =>
      `With ${die(n)}, ${miners(count)} can reach the diamond mine, which ${name} guards.`,
    rollRoom: (kind, n, room) =>
      `You lack ${n} ${kinds[kind]} for ${floor(kind)}, and ${site(kind)} has room for ${room} more.`,
    gain: (gained, less) =>
      `You will collect ${more(gained, 'more')}${more(less, 'less') === '' ? '' : ` and ${more(less, 'less')}`} a turn`,
    gainSooner: (gain, kind, then, before) =>
      `${gain}: ${floor(kind)} comes in ${inTurns(then)}${than(before)}.`,
    gainFor: (gain, kind, cost, n) => `${gain}: ${floor(kind)} takes ${cost} and ${held(n)}.`,
    alone: (gain) => `${gain}.`,
    campNow: (sums) => `You can pitch a camp there now: it would give ${sum(sums)} a turn.`,
    campLater: (lacking, sums) =>
      `For a camp there you lack ${sum(lacking)}; it would give ${sum(sums)} a turn.`,
    campSpare: (sums) =>
      `You have no camp there and none left: once you remove another, it gives ${sum(sums)} a turn.`,
    onWay: (n, far, where) =>
      `${they(n)} ${steps(far)} from ${where}: next turn ${form(n, ['it gets', 'they get'])} there with ${die(far)}.`,
    nearer: (n, far, where, by) => `${they(n)} ${steps(far)} from ${where}, ${by} nearer than now.`,
    onWayTaken: (n, far, where, names) =>
      `${they(n)} ${steps(far)} from ${where}, where ${names} has miners.`,
    safeHome: () => 'Nobody can attack them in your base, and they leave it on any side.',
    guard: (n, name, before, chance) =>
      `With ${n} there, ${name} would win ${chance} of 100 attacks by 3 miners, not ${before}.`,
    minesNext: (n, missing) =>
      `Unless you are driven off the mine, you place ${unit('diamond', n)} next turn: you lack ${missing}.`,
    minesAll: () => 'Unless you are driven off the mine, your fort is complete next turn and you win.',
    mineCampNow: (n) =>
      `With a camp there, which you can pay for now, you will place ${unit('diamond', n)} a turn.`,
    mineCampLater: (lacking) =>
      `Each miner there gives a diamond a turn once you pitch a camp: you lack ${sum(lacking)}.`,
    mineFull: (name, built) =>
      `You fill the mine: ${name}, with ${floors(built)} built, must defeat your 3 miners to get in.`,
    mineHeld: (n) =>
      `It is the only diamond mine: no rival gets in without fighting your ${form(n, ['miner', `${n} miners`])}.`,
    wins: (name) => `Unless they lose the mine, ${name} wins next turn.`,
    begins: (name, n) =>
      `Unless they lose the mine, ${name} places ${unit('diamond', n)} next turn and begins the countdown.`,
    lurks: (name, n) =>
      `${name} has the gold floor: with a camp there they would place ${unit('diamond', n)} a turn.`,
    mines: (name, n) =>
      `${name} places ${unit('diamond', n)} a turn there: one fewer for each miner they lose.`,
    takesMine: (isCamp) =>
      isCamp
        ? 'If you win the fight, each miner left there gives you a diamond every turn.'
        : 'If you win the fight and pitch a camp there, each miner left gives you a diamond a turn.',
    freesMine: (name, n, built) =>
      `${name}, with ${floors(built)} built, guards the only diamond mine with ${miners(n)}.`,
    freesMineEarly: (name, n) =>
      `${name} guards the only diamond mine with ${miners(n)}: nobody else gets in without a fight.`,
    stops: (name, sums) => `If you win, ${name} no longer collects ${sum(sums)} a turn there.`,
    keeps: (name) => `${name} can put their camp in place of yours next turn: not if you win.`,
    retakes: (kind) =>
      `Your camp still stands there: if you win, each miner left gives ${unit(kind, 1)} a turn.`,
    ransom: (name, n) => `Each miner lost costs ${name} 1 gold or 4 granite, and they have ${n} alive now.`,
    campGives: (sums) => `From your next collection on it gives ${sum(sums)} a turn.`,
    campGivesFor: (sums, kind, cost, n) =>
      `It gives ${sum(sums)} a turn from your next collection on: ${floor(kind)} takes ${cost} and ${held(n)}.`,
    campSooner: (sums, kind, then, before) =>
      `It gives ${sum(sums)} a turn: ${floor(kind)} comes in ${inTurns(then)}${than(before)}.`,
    campOusts: (names, sums) =>
      `The camp of ${names} goes back to supply, and yours gives you ${sum(sums)} a turn.`,
    campStops: (name, sums) => `${name} no longer collects ${sum(sums)} a turn there.`,
    campWaits: (n) => `It gives diamonds once you have the gold floor: you lack ${floors(n)}.`,
    campFree: () => 'It costs you nothing, since you were left without a camp.',
    campBack: () => 'You have no camp left: this one goes back to your supply for another site.',
    paid: (kind) => `With this you can pay for ${floor(kind)}.`,
    short: (kind, n) => `With this you lack ${n} ${kinds[kind]} for ${floor(kind)}.`,
    paysCamp: (where, n) => `With this you can pay for a camp at ${where}, where you have ${miners(n)}.`,
    chain: (from, pay, to, floorKind, n) =>
      `The bank gives 1 ${kinds[to]} for ${pay} ${kinds[from]}, and you lack ${n} ${kinds[floorKind]} for ${floor(floorKind)}.`,
    spareUp: (kind) =>
      `Your floors take no more ${kinds[kind]}: exchanged up to gold, 8 of it buy a diamond at the end.`,
    towardsEight: (n) =>
      `In the final rounds the bank gives a diamond for 8 gold, and with this you have ${n}.`,
    laterFloor: (kind, cost, n) => `Later on ${floor(kind)} takes ${cost}, and with this you have ${n}.`,
    bought: (n, missing) =>
      missing === 1
        ? `It is your diamond number ${n}: one more completes your fort and wins.`
        : `It is your diamond number ${n} of 4: whoever has all four wins.`,
    fewerLeft: (spent) => `Your floors take no more ${kinds[spent]}, and the miner may walk this turn.`,
    digsAgain: (where, far, sums) =>
      `It may walk this turn: at ${where}, ${far} steps from the base, it would give ${sum(sums)} a turn.`,
    fights: (name, n, all) =>
      `${name} guards the diamond mine with ${miners(n)}: with this one you have ${all} to drive ${form(n, ['it', 'them'])} off.`,
    manyAgain: (n) => `It may walk this very turn: you have ${miners(n)} again.`,
    cardSpare: () =>
      'Your floors take no more granite or limestone: the card is of use from your next turn on.',
    cardLeaves: (kind) =>
      `You can still pay for ${floor(kind)}, and the card is of use from your next turn on.`,
    demolish: (name) => `${name} will have to gather 10 turquoise again before the gold floor.`,
    steal: (n, all) => `You take ${unit('limestone', n)}: with yours that makes ${all}.`,
    convertsMiner: (name, where) => `${name} loses the miner at ${where}, and yours takes its place.`,
    double: (sums, before) => `You will collect ${sum(sums)} there instead of ${sum(before)}.`,
    negotiate: (spare, want) =>
      `Your floors take no more ${kinds[spare]}, and you lack ${kinds[want]}: you may propose three trades.`,
    negotiateGold: () =>
      '8 gold buy a diamond in the final rounds: you may ask for gold in return for what you no longer need.',
    discard: () => 'You may hold one card only: this lets you buy another.',
    ifTaken: (kind, n) =>
      n === 0
        ? `If they accept, you can pay for ${floor(kind)}.`
        : `If they accept, you lack ${n} for ${floor(kind)}.`,
    taken: (kind, n) =>
      n === 0 ? `With this you can pay for ${floor(kind)}.` : `With this you lack ${n} for ${floor(kind)}.`,
    refused: (name, kind) => `With that trade ${name} could pay for ${floor(kind)} at once.`,
    hatReaches: (where, far) =>
      `Alone with the hat it walks twice as far: to ${where} this turn, ${far} steps, and there it counts double.`,
    hat: () => 'It walks twice as far alone, and digs double at a quarry or mine.',
    builtNow: (kind, next) =>
      `It gives 1 more ${kinds[kind]} a turn, and you have enough for ${floor(next)}.`,
    built: (kind, next, cost, n) =>
      `It gives 1 more ${kinds[kind]} a turn; ${floor(next)} takes ${cost} and ${held(n)}.`,
    goldDigs: (n) =>
      `With the gold floor your ${form(n, ['miner', `${n} miners`])} at the mine ${form(n, ['places', 'place'])} ${unit('diamond', n)} next turn.`,
    goldCamp: (n) =>
      `With the gold floor come the diamonds: you have ${miners(n)} at their mine and lack a camp there.`,
    goldMiners: (isCamp) =>
      `With the gold floor come the diamonds: at their mine you lack ${isCamp ? 'miners' : 'miners and a camp'}.`,
    nextPays: (kind) => `With what you collect next turn you can pay for ${floor(kind)}.`,
    nextBuys: () =>
      'With what you collect next turn you have 8 gold, which the bank exchanges for a diamond.',
    diceIdle: (n) => `The ${form(n, ['die left takes', `${n} dice left take`])} nobody to better digging.`,
    attackSpared: (name, chance, n, dig) =>
      `An attack on ${name} would win ${chance} times in 100, but ${dig ? `your ${form(n, ['miner', `${n} miners`])} would stop digging` : `puts ${miners(n)} at risk`}.`,
    moveSpared: (where, less, gained) =>
      `A miner moved to ${where} would give ${more(gained, 'more')} and ${more(less, 'less')} a turn: not worth it yet.`,
    fought: (name) => `${name} cannot be attacked any more this turn.`,
    outOfReach: (name) => `Nobody of yours reaches the mine, where ${name} stands, this turn.`,
    awaitsDice: (name, steps) =>
      `${name}, at the mine, is ${counted(steps, ['step', 'steps'])} from you: the dice will tell.`,
    couldFight: (name, chance) => `An attack on ${name} at the mine would win ${chance} times in 100.`,
    allDig: (sums) => `All your miners dig where they are: ${sum(sums)} a turn.`,
    comes: (kind, n) => `As your miners stand, ${floor(kind)} comes in ${inTurns(n)}.`,
    earns: (sums) => `As they stand, your miners give you ${sum(sums)} in your next collection.`,
  }
}

/** Made once each, when they are first asked for. */
const known: Partial<Record<'es' | 'en', Words>> = {}
export const purposeWords = (language: 'es' | 'en'): Words =>
  (known[language] ??= language === 'es' ? spanish() : english())
