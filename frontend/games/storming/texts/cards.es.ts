import type { CardKind } from '../cardKinds.ts'

/** Lo que dice una carta. */
export interface CardWords {
  readonly name: string
  /** Qué hace, en doce palabras como mucho. */
  readonly line: string
  readonly text: string
  /** El texto en una mesa, según quién gane en ella el punto de la Conjura. */
  readonly at?: Readonly<Record<'signers' | 'outsiders', string>>
}

const conspiracy = (who: string): string =>
  `Los no firmantes pierden todas sus tropas. Cada ${who} gana un punto de victoria permanente. Después el pacto se acaba.`

const spared = 'Puedes sacrificar a tu civil Alguacil para librarte.'
const directed = `No afecta a quien firma el pacto Red de informantes. ${spared}`
/** Lo que hace, para quien lee la carta de quien la causa. */
const revolt = 'una revuelta (bloquea una carta de la mano)'

/** Un texto por cada clase de carta. */
export const cards: Readonly<Record<CardKind, CardWords>> = {
  build: {
    name: 'Construir',
    line: 'Dos acciones: asentamientos, serrerías, minas, murallas o mejoras.',
    text: 'Dos acciones, y una más por cada serrería tuya. Con cada una fundas una aldea donde tengas un soldado, amplías una aldea a poblado o un poblado a ciudad, construyes una serrería o una mina donde tengas un soldado, levantas una muralla o te quedas una mejora de las que están a la vista.',
  },
  recruit: {
    name: 'Reclutar',
    line: 'Dos acciones: tropas en tus asentamientos o civiles a la vista.',
    text: 'Dos acciones. Con cada una pones una tropa en un asentamiento tuyo que no tenga ninguna, o te quedas un civil de los que están a la vista. Los soldados salen de cualquier asentamiento; los caballeros, de poblados y ciudades; la artillería, solo de ciudades.',
  },
  military: {
    name: 'Militar',
    line: 'Dos acciones: mover o atacar, cada tropa una vez.',
    text: 'Dos acciones: mover o atacar con una tropa. Cada tropa actúa una sola vez por carta. Con ella se usan también el carro de combate y la caravana de tus pactos.',
  },
  diplomacy: {
    name: 'Diplomacia',
    line: 'Una acción: jugador inicial, ofrecer o romper pactos, o acción civil.',
    text: 'Una acción: pasas a ser el jugador inicial, ofreces a otro un pacto de los que están a la vista, rompes un pacto en vigor, aunque no sea tuyo, o usas la acción civil de uno de tus civiles.',
  },
  revolt: {
    name: '¡Revuelta!',
    line: 'Bloquea una carta de tu mano hasta que la programes.',
    text: 'Al recibirla, una carta de acción de tu mano, elegida al azar, queda boca abajo debajo de ella. Se programa como cualquier carta, y al hacerlo recuperas enseguida la que bloquea. Cuando se revela vuelve a la reserva; el Teatro la cuenta y el Filósofo actúa.',
  },
  invention: {
    name: '¡Invento!',
    line: 'Vale por una carta de acción del tipo que elijas.',
    text: 'Lo tiene quien tiene al Alquimista, y lo programa como una carta de acción. Al revelarse, quien tenga entonces al Alquimista elige uno de los cuatro tipos y lo juega entero como ese tipo; después vuelve a su mano. Si nadie puede usarlo, vuelve a la reserva.',
  },
  fullMoon: {
    name: 'Noche de luna llena',
    line: 'Cada jugador puede mover una de sus tropas.',
    text: 'En orden de turno, cada jugador puede mover una tropa suya, sin atacar. El carro de combate y la caravana no se mueven.',
  },
  mercenaries: {
    name: 'Mercenarios',
    line: 'Cada jugador puede reclutar un soldado junto a un asentamiento suyo.',
    text: 'En orden de turno, cada jugador puede poner un soldado en una región vecina a uno de sus asentamientos, si en ella no hay lago, tropa ni construcción de otro.',
  },
  goodHarvest: {
    name: 'Buena cosecha',
    line: 'Cada jugador puede fundar una aldea o ampliar un asentamiento.',
    text: 'En orden de turno, cada jugador puede fundar una aldea donde tenga un soldado, o ampliar en un nivel un asentamiento suyo.',
  },
  troubledTimes: {
    name: 'Tiempos revueltos',
    line: 'Se barajan las cartas de FUTURO.',
    text: 'Se barajan las cartas de FUTURO, y ya nadie sabe en qué orden llegarán. El suceso que el Brujo unió a una carta sigue con ella.',
  },
  fairWinds: {
    name: 'Vientos favorables',
    line: 'La próxima carta de cada jugador tiene una acción más.',
    text: 'La próxima carta de acción que juegue cada jugador tiene una acción más. No se acumula.',
  },
  famine: {
    name: 'Hambruna',
    line: 'La próxima carta de reclutar no se juega.',
    text: 'La próxima carta de reclutar que se revele, sea de quien sea, vuelve a su dueño sin jugarse. Lo mismo le pasa al Invento si se juega como reclutar.',
  },
  warDrums: {
    name: 'Tambores de guerra',
    line: 'Se rompen todos los pactos.',
    text: 'Se rompen todos los pactos, y con ellos se van el carro de combate y la caravana. Nadie cuenta como quien los rompe.',
  },
  earthquake: {
    name: 'Terremoto',
    line: 'Caen todas las murallas.',
    text: `Caen todas las murallas. ${spared}`,
  },
  classStruggle: {
    name: 'Lucha de clases',
    line: 'El jugador inicial recibe una revuelta.',
    text: `El jugador inicial recibe ${revolt}, salvo que sacrifique a su Alguacil.`,
  },
  fire: {
    name: 'Fuego',
    line: 'Arden todas las serrerías.',
    text: `Arden todas las serrerías; los bosques siguen en pie. ${spared}`,
  },
  truce: {
    name: 'Tregua',
    line: 'Con la próxima carta militar no se puede atacar.',
    text: 'Con la próxima carta militar que se juegue solo se puede mover. Una acción militar hecha con otra carta sí puede ser un ataque.',
  },
  torrentialRain: {
    name: 'Lluvias torrenciales',
    line: 'El jugador inicial pone un lago en una región vacía.',
    text: 'El jugador inicial tiene que poner un lago de la reserva en una llanura sin construcción ni tropa. Si no queda ningún lago, no pasa nada.',
  },
  boldWins: {
    name: 'El arrojado gana',
    line: 'El jugador inicial hace una acción militar o recluta una tropa.',
    text: 'El jugador inicial puede hacer una acción militar o reclutar una tropa.',
  },
  drought: {
    name: 'Sequía',
    line: 'El jugador inicial quita un lago del mapa.',
    text: 'El jugador inicial tiene que quitar un lago: la región pasa a ser llanura y el lago vuelve a la reserva.',
  },
  depopulation: {
    name: 'Despoblación',
    line: 'Cada jugador pierde una mejora o un civil.',
    text: 'En orden de turno, cada jugador que tenga mejoras o civiles elige uno y lo pierde. Puedes sacrificar a tu Alguacil para librarte, si no es lo único que tienes.',
  },
  quagmire: {
    name: 'Barrizales',
    line: 'Cada caballero pasa a ser un soldado.',
    text: `Cada caballero pasa a ser un soldado de su dueño; si no le quedan, el caballero se retira. ${spared}`,
  },
  lordOfWar: {
    name: 'Señor de la guerra',
    line: 'Quien más tropas tiene puede añadir una carta a FUTURO.',
    text: 'Quien tenga más tropas que nadie puede poner en FUTURO una carta más: de acción, una revuelta o el Invento.',
  },
  plague: {
    name: 'Peste',
    line: 'Mueren las tropas que están en asentamientos.',
    text: `Cada jugador pierde las tropas que tenga en sus asentamientos; el carro de combate y la caravana se salvan. ${spared}`,
  },
  orderOfChivalry: {
    name: 'Orden de caballería',
    line: 'Cada jugador puede reclutar un caballero en un asentamiento suyo.',
    text: 'En orden de turno, cada jugador puede reclutar un caballero en un asentamiento suyo sin tropa, aunque sea una aldea.',
  },
  materialShortage: {
    name: 'Escasez de materiales',
    line: 'El último jugador destruye algo que haya construido.',
    text: `El último en el orden de turno tiene que destruir una muralla, serrería, mina o mejora suya, si tiene alguna. ${spared}`,
  },
  tradeBoom: {
    name: 'Florecimiento del comercio',
    line: 'Quien tenga algún pacto puede hacer una acción de construir.',
    text: 'En orden de turno, cada jugador que tenga al menos un pacto puede hacer una acción de construir.',
  },
  embargo: {
    name: 'Embargo',
    line: 'Ni civiles ni mejoras hasta la próxima carta de diplomacia.',
    text: 'Hasta que se revele una carta de diplomacia, nadie puede reclutar civiles ni construir mejoras, ni cambiar los que tiene.',
  },
  chaos: {
    name: 'Caos',
    line: 'El próximo suceso dirigido afecta a todos.',
    text: 'El próximo suceso dirigido que se revele afecta a todos los jugadores, y no solo al señalado.',
  },
  armsSupply: {
    name: 'Provisión de armamento',
    line: 'Cada jugador puede reclutar artillería en un asentamiento suyo.',
    text: 'En orden de turno, cada jugador puede reclutar artillería en un asentamiento suyo sin tropa, aunque no sea una ciudad.',
  },
  dampPowder: {
    name: 'Humedad en los polvorines',
    line: 'Se pierde toda la artillería.',
    text: `Cada jugador pierde su artillería; el carro de combate se salva. ${spared}`,
  },
  talentPatronage: {
    name: 'Patrocinio del talento',
    line: 'El jugador inicial puede reclutar o cambiar un civil.',
    text: 'El jugador inicial puede reclutar un civil de los que están a la vista, o cambiar por él uno de los suyos.',
  },
  prosperity: {
    name: 'Prosperidad',
    line: 'Quien más asentamientos tiene puede construir o cambiar una mejora.',
    text: 'Quien tenga más asentamientos, y si hay empate todos los empatados, puede construir una mejora de las que están a la vista, o cambiar por ella una de las suyas.',
  },
  uprising: {
    name: 'Alzamiento',
    line: 'El segundo jugador pasa a ser el jugador inicial.',
    text: 'El segundo en el orden de turno pasa a ser el jugador inicial desde este momento.',
  },
  assassination: {
    name: 'Atentado',
    line: 'El señalado pierde sus murallas y sus mejoras.',
    text: `El jugador señalado pierde todas sus murallas y todas sus mejoras. ${directed}`,
  },
  corruption: {
    name: 'Corrupción',
    line: 'El señalado pierde sus civiles y su próxima carta.',
    text: `El jugador señalado pierde todos sus civiles, y su próxima carta de acción no se juega. ${directed}`,
  },
  insurrection: {
    name: 'Insurrección',
    line: 'Caen las tropas acuarteladas del señalado, que recibe una revuelta.',
    text: `El jugador señalado pierde las tropas que tenga en sus asentamientos y recibe ${revolt}. ${directed}`,
  },
  insurrection4p: {
    name: 'Insurrección de cuatro',
    line: 'Revuelta para el señalado, que pierde murallas y civiles.',
    text: `El jugador señalado recibe ${revolt} y pierde todas sus murallas y todos sus civiles. ${directed}`,
  },
  assassination4p: {
    name: 'Atentado de cuatro',
    line: 'El señalado pierde tropas, mejoras y su próxima carta.',
    text: `El jugador señalado pierde todas sus tropas y todas sus mejoras, y su próxima carta de acción no se juega. ${directed}`,
  },
  strategist: {
    name: 'Estratega',
    line: 'Puedes programar tus dos cartas en la misma casilla.',
    text: 'Al programar puedes poner tus dos cartas en PRESENTE, o las dos en FUTURO, en el orden que quieras.',
  },
  spy: {
    name: 'Espía',
    line: 'Miras los sucesos y eliges el que va a PRESENTE.',
    text: 'Antes de colocar los sucesos miras los que hay en SUCESOS y puedes elegir cuál va a PRESENTE. El de FUTURO sale al azar entre los demás.',
  },
  warlock: {
    name: 'Brujo',
    line: 'Puedes unir un suceso a una carta que programes.',
    text: 'Al empezar tu turno puedes robar dos sucesos: descartas uno y unes el otro a una de las cartas que programes ese turno. Se resuelve justo después de ella.',
  },
  general: {
    name: 'General',
    line: 'Con cada carta militar, un soldado tuyo actúa dos veces.',
    text: 'Con cada carta militar puedes usar dos veces uno de tus soldados. Cada vez gasta una acción.',
  },
  sheriff: {
    name: 'Alguacil',
    line: 'Descarta una revuelta, o se sacrifica para librarte de un suceso.',
    text: 'Al empezar tu turno puedes descartar una de tus revueltas y recuperar la carta que bloquea. Y cuando un suceso vaya a quitarte algo, puedes sacrificarlo para que no te afecte.',
  },
  alchemist: {
    name: 'Alquimista',
    line: 'Te da el Invento, que vale por cualquier carta.',
    text: 'Mientras lo tengas, el Invento está en tu mano: se programa como una carta de acción, y al revelarse eliges de qué tipo es.',
  },
  saboteur: {
    name: 'Saboteador',
    line: 'Acción civil: destruye una mejora de otro jugador.',
    text: `Acción civil, también al reclutarlo: destruyes una mejora de otro jugador. Después descartas al Saboteador, o lo conservas y recibes ${revolt}.`,
  },
  henchman: {
    name: 'Esbirro',
    line: 'Acción civil: elimina un civil de otro jugador.',
    text: `Acción civil, también al reclutarlo: eliminas un civil de otro jugador. Después descartas al Esbirro, o lo conservas y recibes ${revolt}.`,
  },
  philosopher: {
    name: 'Filósofo',
    line: 'Actúas cada vez que se revela una revuelta.',
    text: `Cada vez que se revela ${revolt}, sea de quien sea, puedes hacer una acción de cualquier tipo.`,
  },
  chancellor: {
    name: 'Canciller',
    line: 'Acción civil: los demás reciben una revuelta cada uno.',
    text: `Acción civil, también al reclutarlo: cada uno de los demás jugadores recibe ${revolt}. No te cuesta nada más y puedes repetirla.`,
  },
  embassy: {
    name: 'Embajada',
    line: 'Nadie rechaza tus pactos; quien rompe uno recibe una revuelta.',
    text: `Al construirla puedes ofrecer o romper un pacto. Mientras la tengas, nadie puede rechazar los que ofrezcas, y el jugador que rompa uno tuyo, también si lo rompe atacándote, recibe ${revolt}.`,
  },
  barracks: {
    name: 'Cuartel',
    line: 'Puedes reclutar también en regiones vecinas a tus asentamientos.',
    text: 'Al construirlo puedes reclutar una tropa. Mientras lo tengas, puedes reclutar también en las regiones sin tropa vecinas a tus asentamientos.',
  },
  customsHouse: {
    name: 'Aduana',
    line: 'Construyes después de cada carta de construir de otro.',
    text: 'Después de que otro jugador juegue una carta de construir, puedes hacer una acción de construir.',
  },
  palace: {
    name: 'Palacio',
    line: 'Añades una carta más a FUTURO en cada ronda.',
    text: 'En cada ronda, justo antes de colocar los sucesos, puedes poner una carta más en FUTURO.',
  },
  cathedral: {
    name: 'Catedral',
    line: 'Un punto de victoria mientras la tengas.',
    text: 'Vale un punto de victoria mientras la tengas. Al construirla puedes descartar una de tus revueltas y recuperar la carta que bloquea.',
  },
  market: {
    name: 'Mercado',
    line: 'Una acción de cada carta puede ser de otro tipo.',
    text: 'Con cada carta de acción que juegues, una de sus acciones puede ser de otro tipo.',
  },
  postOffice: {
    name: 'Casa de Correos',
    line: 'Tu carta de PRESENTE puede resolverse la primera.',
    text: 'Al programar puedes poner tu carta de PRESENTE debajo de las demás: se resuelve la primera.',
  },
  theatre: {
    name: 'Teatro',
    line: 'Un punto por cada tres revueltas que se revelen.',
    text: `Al construirlo, cada uno de los demás jugadores recibe ${revolt}. Mientras lo tengas, cada tercera revuelta que se revele te da un punto de victoria permanente.`,
  },
  university: {
    name: 'Universidad',
    line: 'Te caben tres civiles, y reunirlos da un punto.',
    text: 'Puedes tener tres civiles. Al reclutar el tercero ganas un punto de victoria permanente; si después otro jugador o un suceso te quita un civil, puedes volver a ganarlo.',
  },
  library: {
    name: 'Biblioteca',
    line: 'Copia una mejora de otro jugador.',
    text: 'Al construirla, y después al empezar cada turno, puedes poner su marcador en una mejora de otro jugador que no sea la Biblioteca. Tienes también lo que da esa mejora mientras se tiene, pero no lo que da al construirse.',
  },
  noQuarter: {
    name: 'A degüello',
    line: 'Los firmantes: una acción militar más con cada carta.',
    text: 'Con cada carta de acción que juegue, un firmante puede hacer una acción militar más, después de al menos una acción normal.',
  },
  militaryAlliance: {
    name: 'Alianza militar',
    line: 'Tras la carta militar de un firmante actúa el otro.',
    text: 'Después de que un firmante juegue una carta militar, el otro puede hacer una acción militar.',
  },
  informantNetwork: {
    name: 'Red de informantes',
    line: 'Los sucesos dirigidos no afectan a los firmantes.',
    text: 'Los sucesos dirigidos (contra un jugador) no afectan a los firmantes, ni aunque el suceso Caos los extienda a todos.',
  },
  conspiracy: {
    name: 'Conjura',
    line: 'Los no firmantes pierden sus tropas, y el pacto se acaba.',
    text: conspiracy('firmante, o cada no firmante si así se eligió al abrir la mesa,'),
    at: { signers: conspiracy('firmante'), outsiders: conspiracy('no firmante') },
  },
  reinforcements: {
    name: 'Refuerzos',
    line: 'Un punto para un firmante, hasta tres tropas para el otro.',
    text: 'Un firmante gana un punto de victoria permanente; el otro recluta hasta tres tropas en sus asentamientos o en regiones vecinas a ellos. Quien lo ofrece dice qué parte se queda. Después el pacto se acaba.',
  },
  blockade: {
    name: 'Bloqueo',
    line: 'Los no firmantes hacen una sola acción con cada carta.',
    text: 'Los no firmantes solo pueden hacer una acción con cada carta que jueguen.',
  },
  mutualSupport: {
    name: 'Apoyo mutuo',
    line: 'Cada firmante: una acción cualquiera antes de programar.',
    text: 'Cada firmante puede hacer una acción de cualquier tipo antes de programar.',
  },
  projectValkyrie: {
    name: 'Proyecto Valquiria',
    line: 'Los firmantes comparten el carro de combate.',
    text: 'Quien lo ofrece pone el carro de combate en una región vacía. Cada firmante lo usa con sus cartas militares: con una acción mueve una región y dispara a dos como mucho, en el orden que quiera. El no firmante que lo destruya gana un punto de victoria permanente, y el pacto se acaba.',
  },
  tradeRoute: {
    name: 'Ruta mercantil',
    line: 'La caravana da puntos al llegar a asentamientos de otro jugador.',
    text: `Quien lo ofrece pone la caravana en un asentamiento sin tropa de uno de los dos. Los firmantes la mueven con sus cartas militares: cada vez que llega a un asentamiento de un jugador distinto del anterior, los dos ganan un punto de victoria permanente. El no firmante que la destruya gana uno; el firmante recibe ${revolt}.`,
  },
  developmentCrackdown: {
    name: 'Represión del desarrollo',
    line: 'Los no firmantes no pueden usar sus civiles ni sus mejoras.',
    text: 'Los civiles y las mejoras de los no firmantes no hacen nada. Pueden seguir reclutándolos y construyéndolas, y el punto de la Catedral se conserva.',
  },
  startCard: {
    name: 'Carta de inicio',
    line: 'Dos bosques, una montaña y tres lagos: el terreno.',
    text: 'Dice dónde están los dos bosques, la montaña y los tres lagos con que se empieza. Lo demás es llanura.',
  },
}

/** Dónde se parten las palabras largas de los nombres. */
export const syllables: readonly string[] =
  `¡Revuel-ta! Merce-narios favo-rables Terre-moto torren-ciales Despo-blación Barri-zales caba-llería mate-riales
  Floreci-miento Provi-sión arma-mento polvo-rines Patro-cinio Prospe-ridad Alza-miento Corrup-ción Insurrec-ción Diplo-macia
  Alqui-mista Sabo-teador Univer-sidad Biblio-teca infor-mantes Valqui-ria Repre-sión desa-rrollo`.split(
    /\s+/,
  )
