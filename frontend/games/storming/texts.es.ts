import type { Move } from '../../../shared/games/storming/moves.ts'
import { createCounting } from '../../kit/counting.ts'
import { board } from './texts/board.es.ts'
import { cards } from './texts/cards.es.ts'
import { planning } from './texts/planning.es.ts'
import { seats } from './texts/seats.es.ts'

type By<Key extends string> = Readonly<Record<Key, string>>

const { listed } = createCounting('es')

export const es = {
  board,
  cards,
  planning,
  seats,
  listed,
  over: 'fin de la partida',
  unknown: 'Las reglas no lo permiten ahora.',
  permanent: 'Permanentes',
  current: 'De ahora',
  acts: {
    placeStartVillage: 'Colocar la primera aldea',
    placeStartSoldier: 'Colocar el primer soldado',
    placeSecondVillage: 'Colocar la segunda aldea',
    placeCards: 'Poner cartas',
    placeEvent: 'Poner un suceso',
    endStartOfTurn: 'Pasar a planear',
    drawWarlockEvents: 'Robar sucesos con el Brujo',
    keepWarlockEvent: 'Quedarse el suceso',
    sheriffDiscardRevolt: 'Quitar una revuelta con el Alguacil',
    placeLibraryMarker: 'Poner el marcador de la Biblioteca',
    addFutureCard: 'Añadir una carta al futuro',
    spyChoose: 'Elegir el suceso',
    endCard: 'Terminar la carta',
    chooseInventionType: 'Jugar el Invento como',
    buildVillage: 'Construir aldea',
    upgradeSettlement: 'Mejorar asentamiento',
    buildSawmill: 'Construir serrería',
    buildMine: 'Construir mina',
    buildWall: 'Construir muralla',
    buildImprovement: 'Construir mejora',
    recruitTroop: 'Reclutar tropa',
    recruitCivilian: 'Reclutar civil',
    moveTroop: 'Mover tropa',
    attack: 'Atacar',
    useWarWagon: 'Usar el carro de guerra',
    claimFirstPlayer: 'Pedir ser primer jugador',
    offerPact: 'Ofrecer pacto',
    answerPact: 'Responder al pacto',
    breakPact: 'Romper pacto',
    civilAction: 'Acción del civil',
    pass: 'Pasar',
    noMoreReactions: 'No reaccionar más en esta ronda',
    sheriffBlock: 'Usar el Alguacil',
    loseOrKeep: 'Perder o conservar',
    discardCivilian: 'Descartar civil',
    loseCard: 'Perder carta',
    destroyOwn: 'Destruir algo propio',
    placeLake: 'Poner un lago',
    removeLake: 'Quitar un lago',
    replaceCivilian: 'Cambiar civil',
    replaceImprovement: 'Cambiar mejora',
    placeSpecialTroop: 'Colocar la tropa especial',
    placeReinforcement: 'Colocar refuerzo',
    cathedralDiscard: 'Quitar una revuelta con la Catedral',
  } satisfies By<Move['type']> as By<Move['type']>,
  scores: {} as By<string>,
  refusals: {} as By<string>,
}

export type Texts = typeof es
