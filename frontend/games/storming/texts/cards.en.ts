import type { CardKind } from '../cardKinds.ts'
import type { CardWords } from './cards.es.ts'

const conspiracy = (who: string): string =>
  `Non-signers lose all their troops. Each ${who} gains a permanent victory point. Then the pact ends.`

const spared = 'If you have the civilian Sheriff, you may sacrifice him to be spared.'
const directed = `It does not affect signers of the pact Informant network. ${spared}`
const revolt = 'a revolt (it blocks a card in hand)'

/** One text for each kind of card. */
export const cards: Readonly<Record<CardKind, CardWords>> = {
  build: {
    name: 'Build',
    line: 'Two actions: settlements, sawmills, mines, walls or improvements.',
    text: 'Two actions, and one more for each sawmill of yours. With each you found a village where you have a soldier, enlarge a village to a town or a town to a city, build a sawmill or a mine where you have a soldier, raise a wall, or take one of the improvements on display.',
  },
  recruit: {
    name: 'Recruit',
    line: 'Two actions: troops in your settlements, or civilians on display.',
    text: 'Two actions. With each you put a troop into a settlement of yours that has none, or take one of the civilians on display. Soldiers come from any settlement, knights from towns and cities, artillery from cities only.',
  },
  military: {
    name: 'Military',
    line: 'Two actions: move or attack, each troop once.',
    text: 'Two actions: move or attack with a troop. Each troop acts only once per card. The war wagon and the caravan of your pacts are used with it too.',
  },
  diplomacy: {
    name: 'Diplomacy',
    line: 'One action: first player, offer or break a pact, civil action.',
    text: 'One action: you become first player, offer somebody one of the pacts on display, break a pact in force, even one that is not yours, or use the civil action of one of your civilians.',
  },
  revolt: {
    name: 'Revolt!',
    line: 'Blocks a card of your hand until you plan it.',
    text: 'When you take it, a random action card of your hand goes face down under it. It is planned like any card, and then you regain at once the one it blocks. When it is revealed it goes back to the supply; the Theatre counts it and the Philosopher acts.',
  },
  invention: {
    name: 'Invention!',
    line: 'Stands for an action card of the type that you choose.',
    text: 'Whoever has the Alchemist has it, and plans it like an action card. When it is revealed, whoever has the Alchemist by then chooses one of the four types and plays it in full as that type; then it returns to their hand. If nobody can use it, it goes back to the supply.',
  },
  fullMoon: {
    name: 'Full moon',
    line: 'Every player may move one of their troops.',
    text: 'In turn order, every player may move one troop of theirs, without attacking. The war wagon and the caravan do not move.',
  },
  mercenaries: {
    name: 'Mercenaries',
    line: 'Every player may recruit a soldier beside one of their settlements.',
    text: 'In turn order, every player may put a soldier on a region adjacent to one of their settlements, if it has no lake, no troop, and no structure of somebody else.',
  },
  goodHarvest: {
    name: 'Good harvest',
    line: 'Every player may found a village or enlarge a settlement.',
    text: 'In turn order, every player may found a village where they have a soldier, or enlarge a settlement of theirs by one level.',
  },
  troubledTimes: {
    name: 'Troubled times',
    line: 'The cards of FUTURE are shuffled.',
    text: 'The cards of FUTURE are shuffled, and nobody knows any more in what order they will come. An event that the Warlock attached stays with its card.',
  },
  fairWinds: {
    name: 'Fair winds',
    line: 'Everybody’s next card has one action more.',
    text: 'The next action card that each player plays has one action more. Two of these count as one.',
  },
  famine: {
    name: 'Famine',
    line: 'The next recruit card is not played.',
    text: 'The next recruit card to be revealed, whoever’s it is, returns to its owner without being played. So does the Invention if it is played as one.',
  },
  warDrums: {
    name: 'War drums',
    line: 'All pacts are broken.',
    text: 'All pacts are broken, and the war wagon and the caravan leave with them. Nobody counts as the one who broke them.',
  },
  earthquake: {
    name: 'Earthquake',
    line: 'All walls fall.',
    text: `The walls of all players are destroyed. ${spared}`,
  },
  classStruggle: {
    name: 'Class struggle',
    line: 'The first player takes a revolt.',
    text: `The first player takes ${revolt}, unless they sacrifice their Sheriff.`,
  },
  fire: {
    name: 'Fire',
    line: 'All sawmills burn down.',
    text: `The sawmills of all players are destroyed; the forests remain. ${spared}`,
  },
  truce: {
    name: 'Truce',
    line: 'The next military card cannot be used to attack.',
    text: 'With the next military card that is played one can only move. A military action taken with another card may still be an attack.',
  },
  torrentialRain: {
    name: 'Torrential rain',
    line: 'The first player puts a lake on an empty region.',
    text: 'The first player must put a lake of the supply on a plain without structure or troop. If no lake is left, nothing happens.',
  },
  boldWins: {
    name: 'Fortune favours the bold',
    line: 'The first player takes a military action or recruits a troop.',
    text: 'The first player may take one military action or recruit one troop.',
  },
  drought: {
    name: 'Drought',
    line: 'The first player removes a lake from the map.',
    text: 'The first player must remove a lake: its region becomes plain, and the lake goes back to the supply.',
  },
  depopulation: {
    name: 'Depopulation',
    line: 'Every player loses an improvement or a civilian.',
    text: 'In turn order, every player with improvements or civilians chooses one and loses it. You may sacrifice your Sheriff to be spared, if he is not all that you have.',
  },
  quagmire: {
    name: 'Quagmire',
    line: 'Every knight becomes a soldier.',
    text: `Every knight is replaced by a soldier of the same player; if they have no soldier left, the knight is removed. ${spared}`,
  },
  lordOfWar: {
    name: 'Lord of war',
    line: 'Whoever has the most troops may add a card to FUTURE.',
    text: 'If one player has more troops than anybody else, they may put one more card on FUTURE: an action card, a revolt or the Invention.',
  },
  plague: {
    name: 'Plague',
    line: 'Troops standing in settlements die.',
    text: `Every player loses the troops standing in their settlements; the war wagon and the caravan are spared. ${spared}`,
  },
  orderOfChivalry: {
    name: 'Order of chivalry',
    line: 'Every player may recruit a knight in a settlement of theirs.',
    text: 'In turn order, every player may recruit a knight in a settlement of theirs without a troop, even in a village.',
  },
  materialShortage: {
    name: 'Material shortage',
    line: 'The last player destroys something they have built.',
    text: `The last in turn order must destroy a wall, sawmill, mine or improvement of theirs, if they have one. ${spared}`,
  },
  tradeBoom: {
    name: 'Trade boom',
    line: 'Whoever has a pact may take one build action.',
    text: 'In turn order, every player with at least one pact may take one build action.',
  },
  embargo: {
    name: 'Embargo',
    line: 'No civilians, no improvements until the next diplomacy card.',
    text: 'Until a diplomacy card is revealed, nobody can recruit civilians or build improvements, nor replace those that they have.',
  },
  chaos: {
    name: 'Chaos',
    line: 'The next directed event affects everybody.',
    text: 'The next directed event to be revealed affects all players, and not only its target.',
  },
  armsSupply: {
    name: 'Arms supply',
    line: 'Every player may recruit artillery in a settlement of theirs.',
    text: 'In turn order, every player may recruit artillery in a settlement of theirs without a troop, even if it is no city.',
  },
  dampPowder: {
    name: 'Damp powder',
    line: 'All artillery is lost.',
    text: `Every player loses their artillery; the war wagon is spared. ${spared}`,
  },
  talentPatronage: {
    name: 'Patronage of talent',
    line: 'The first player may recruit or replace a civilian.',
    text: 'The first player may recruit one of the civilians on display, or replace one of their own with it.',
  },
  prosperity: {
    name: 'Prosperity',
    line: 'Whoever has the most settlements may build or replace an improvement.',
    text: 'Whoever has the most settlements, and in a tie everybody tied, may build one of the improvements on display, or replace one of their own with it.',
  },
  uprising: {
    name: 'Uprising',
    line: 'The second player becomes first player.',
    text: 'The second in turn order becomes first player from this moment on.',
  },
  assassination: {
    name: 'Assassination',
    line: 'The target loses their walls and their improvements.',
    text: `The target loses all their walls and all their improvements. ${directed}`,
  },
  corruption: {
    name: 'Corruption',
    line: 'The target loses their civilians and their next card.',
    text: `The target loses all their civilians, and their next action card is not played. ${directed}`,
  },
  insurrection: {
    name: 'Insurrection',
    line: 'The target loses troops in settlements and takes a revolt.',
    text: `The target loses the troops standing in their settlements and takes ${revolt}. ${directed}`,
  },
  insurrection4p: {
    name: 'Insurrection for four',
    line: 'The target takes a revolt and loses walls and civilians.',
    text: `The target takes ${revolt} and loses all their walls and all their civilians. ${directed}`,
  },
  assassination4p: {
    name: 'Assassination for four',
    line: 'The target loses troops, improvements and their next card.',
    text: `The target loses all their troops and all their improvements, and their next action card is not played. ${directed}`,
  },
  strategist: {
    name: 'Strategist',
    line: 'You may plan both your cards on the same pile.',
    text: 'When you plan you may put both your cards on PRESENT, or both on FUTURE, in the order that you like.',
  },
  spy: {
    name: 'Spy',
    line: 'You look at the events and choose the one for PRESENT.',
    text: 'Before the events are placed you look at those on EVENTS and may choose which one goes to PRESENT. The one for FUTURE is drawn among the rest.',
  },
  warlock: {
    name: 'Warlock',
    line: 'You may attach an event to a card that you plan.',
    text: 'At the start of your turn you may draw two events: you discard one and attach the other to one of the cards that you plan this turn. It is resolved right after that card.',
  },
  general: {
    name: 'General',
    line: 'With each military card, a soldier of yours acts twice.',
    text: 'With each military card you may use one of your soldiers twice. Each time takes one action.',
  },
  sheriff: {
    name: 'Sheriff',
    line: 'Discards a revolt, or is sacrificed against an event.',
    text: 'At the start of your turn you may discard one of your revolts and regain the card that it blocks. And when an event is about to take something from you, you may sacrifice him so that it does not affect you.',
  },
  alchemist: {
    name: 'Alchemist',
    line: 'Gives you the Invention, which stands for any card.',
    text: 'While you have him, the Invention is in your hand: it is planned like an action card, and when it is revealed you choose its type.',
  },
  saboteur: {
    name: 'Saboteur',
    line: 'Civil action: destroys an improvement of another player.',
    text: `Civil action, also when recruited: you destroy an improvement of another player. Then you discard the Saboteur, or keep him and take ${revolt}.`,
  },
  henchman: {
    name: 'Henchman',
    line: 'Civil action: eliminates a civilian of another player.',
    text: `Civil action, also when recruited: you eliminate a civilian of another player. Then you discard the Henchman, or keep him and take ${revolt}.`,
  },
  philosopher: {
    name: 'Philosopher',
    line: 'You act whenever a revolt is revealed.',
    text: `Whenever ${revolt} is revealed, whoever’s it is, you may take one action of any type.`,
  },
  chancellor: {
    name: 'Chancellor',
    line: 'Civil action: everybody else takes a revolt.',
    text: `Civil action, also when recruited: every other player takes ${revolt}. It costs you nothing more and can be repeated.`,
  },
  embassy: {
    name: 'Embassy',
    line: 'Nobody refuses your pacts; whoever breaks one takes a revolt.',
    text: `When you build it you may offer or break a pact. While you have it, nobody can refuse those that you offer, and a player who breaks one of yours, also by attacking you, takes ${revolt}.`,
  },
  barracks: {
    name: 'Barracks',
    line: 'You may also recruit in regions adjacent to your settlements.',
    text: 'When you build it you may recruit a troop. While you have it, you may also recruit in regions without a troop adjacent to your settlements.',
  },
  customsHouse: {
    name: 'Customs house',
    line: 'You build after every build card of somebody else.',
    text: 'After another player has played a build card, you may take one build action.',
  },
  palace: {
    name: 'Palace',
    line: 'You add one more card to FUTURE every round.',
    text: 'Every round, just before the events are placed, you may put one more card on FUTURE.',
  },
  cathedral: {
    name: 'Cathedral',
    line: 'One victory point while you have it.',
    text: 'It is worth one victory point while you have it. When you build it you may discard one of your revolts and regain the card that it blocks.',
  },
  market: {
    name: 'Market',
    line: 'One action of each card may be of another type.',
    text: 'With each action card that you play, one of its actions may be of another type.',
  },
  postOffice: {
    name: 'Post office',
    line: 'Your PRESENT card may be resolved first.',
    text: 'When you plan you may put your PRESENT card under all others: it is resolved first.',
  },
  theatre: {
    name: 'Theatre',
    line: 'One point for every three revolts that are revealed.',
    text: `When you build it, every other player takes ${revolt}. While you have it, every third revolt that is revealed gives you a permanent victory point.`,
  },
  university: {
    name: 'University',
    line: 'You may have three civilians, and gathering them scores.',
    text: 'You may have three civilians. Recruiting the third gives you a permanent victory point; if another player or an event takes a civilian from you later, you may gain it anew.',
  },
  library: {
    name: 'Library',
    line: 'Copies an improvement of another player.',
    text: 'When you build it, and later at the start of each of your turns, you may put its marker on an improvement of another player that is no Library. You also have what that improvement gives while one has it, but not what it gives when built.',
  },
  noQuarter: {
    name: 'No quarter',
    line: 'Signers: one military action more with each card.',
    text: 'With each action card that they play, a signer may take one military action more, after at least one normal action.',
  },
  militaryAlliance: {
    name: 'Military alliance',
    line: 'After a signer’s military card the other one acts.',
    text: 'After one signer has played a military card, the other may take one military action.',
  },
  informantNetwork: {
    name: 'Informant network',
    line: 'Directed events do not affect the signers.',
    text: 'Directed events (against one player) do not affect the signers, not even when the event Chaos turns them on everybody.',
  },
  conspiracy: {
    name: 'Conspiracy',
    line: 'Non-signers lose their troops, and the pact ends.',
    text: conspiracy('signer, or each non-signer if the table was opened so,'),
    at: { signers: conspiracy('signer'), outsiders: conspiracy('non-signer') },
  },
  reinforcements: {
    name: 'Reinforcements',
    line: 'A point for one signer, up to three troops for the other.',
    text: 'One signer gains a permanent victory point; the other recruits up to three troops in their settlements or in regions adjacent to them. Whoever offers it says which part they take. Then the pact ends.',
  },
  blockade: {
    name: 'Blockade',
    line: 'Non-signers take one action with each card.',
    text: 'Non-signers can take only one action with each card that they play.',
  },
  mutualSupport: {
    name: 'Mutual support',
    line: 'Each signer: one action of any type before planning.',
    text: 'Each signer may take one action of any type before they plan.',
  },
  projectValkyrie: {
    name: 'Project Valkyrie',
    line: 'The signers share the war wagon.',
    text: 'Whoever offers it puts the war wagon on an empty region. Each signer uses it with their military cards: with one action it moves one region and shoots up to two regions far, in either order. A non-signer who destroys it gains a permanent victory point, and the pact ends.',
  },
  tradeRoute: {
    name: 'Trade route',
    line: 'The caravan scores on reaching settlements of another player.',
    text: `Whoever offers it puts the caravan on a settlement without a troop of one of the two. The signers move it with their military cards: each time it reaches a settlement of another player than the last one, both gain a permanent victory point. A non-signer who destroys it gains one; a signer takes ${revolt}.`,
  },
  developmentCrackdown: {
    name: 'Development crackdown',
    line: 'Non-signers cannot use their civilians or improvements.',
    text: 'The civilians and improvements of non-signers do nothing. They can still recruit and build them, and the point of the Cathedral stays.',
  },
  startCard: {
    name: 'Start card',
    line: 'Two forests, one mountain and three lakes: the terrain.',
    text: 'It says where the two forests, the mountain and the three lakes lie at the start. All else is plain.',
  },
}

/** Where long words of names are broken. */
export const syllables: readonly string[] =
  `Inven-tion! Diplo-macy Merce-naries Earth-quake Torren-tial Depopu-lation Quag-mire Patron-age Prosper-ity
  Assassi-nation Corrup-tion Insurrec-tion Strate-gist Alche-mist Philoso-pher Chancel-lor Univer-sity Infor-mant Conspir-acy
  Reinforce-ments Develop-ment crack-down`.split(/\s+/)
