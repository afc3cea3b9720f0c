/** Construir y reclutar. */
import type { StormingRule } from '../pictures.tsx'

export const acting: readonly StormingRule[] = [
  {
    id: 'ST-5.20',
    chapter: 'Construir',
    title: 'Fundar una aldea',
    text: 'Donde tengas un soldado, en una llanura sin construcción y sin ningún asentamiento al lado, tuyo o de otro. El soldado se queda.',
  },
  {
    id: 'ST-5.21',
    title: 'Ampliar un asentamiento',
    text: 'Una aldea tuya pasa a poblado, o un poblado tuyo a ciudad. Si tenía muralla, la conserva. Cada ciudad que construyes da un punto de victoria permanente.',
    example: 'Amplías una aldea a poblado: 0 puntos. Amplías ese poblado a ciudad: 1 punto permanente.',
  },
  {
    id: 'ST-5.22',
    title: 'Serrerías y minas',
    text: 'Donde tengas un soldado y no haya otra construcción: la serrería en un bosque, la mina en una montaña. La serrería da una acción más a tus cartas de construir; la mina, un punto mientras sea tuya.',
  },
  {
    id: 'ST-5.23',
    title: 'Murallas',
    text: 'Una para un asentamiento tuyo que no la tenga. Un ataque la destruye, y con eso se acaba el ataque.',
  },
  {
    id: 'ST-5.24',
    covers: ['ST-5.8', 'ST-5.9'],
    title: 'Mejoras de reino',
    text: 'Te quedas una de las que están a la vista, si tienes menos de dos y no hay embargo. Se repone en el acto; cuando el mazo se acaba, se barajan los descartes. Haces enseguida lo que da al construirse, y lo que da mientras se tiene vale ya para el resto de la carta.',
  },
  {
    id: 'ST-5.36',
    title: 'El punto de la Universidad',
    text: 'Lo ganas cuando, con la Universidad, reclutas tu tercer civil. Para ganarlo otra vez, otro jugador o un suceso tiene que haberte quitado un civil entretanto; los que descartas tú no cuentan.',
    example:
      'Tienes la Universidad y 2 civiles, y reclutas otro: ya son 3, y ganas 1 punto. Si solo tenías 1, no ganas nada.',
  },
  {
    id: 'ST-5.37',
    covers: ['ST-5.38'],
    title: 'Lo que copia la Biblioteca',
    text: 'Tienes, igual que su dueño, lo que da la mejora marcada mientras se tiene: con la Catedral, un punto; con el Teatro, una cuenta propia que empieza en cero. Se acaba cuando mueves el marcador o una de las dos mejoras deja de estar en juego. También la cuenta de un Teatro empieza de cero cada vez que se construye.',
  },
  {
    id: 'ST-5.35',
    title: 'Cambiar un civil o una mejora',
    text: 'Con Patrocinio del talento y Prosperidad puedes descartar una carta tuya y quedarte otra de las que están a la vista, que cuenta como recién reclutada o construida. Con embargo no se puede.',
  },
  {
    id: 'ST-5.30',
    aid: true,
    chapter: 'Reclutar',
    title: 'Tropas',
    text: 'Pones una tropa en un asentamiento tuyo donde no haya ninguna. De su tamaño depende cuál puede ser.',
    table: {
      head: ['En', 'Soldado', 'Caballero', 'Artillería'],
      rows: [
        ['aldea', 'sí', 'no', 'no'],
        ['poblado', 'sí', 'sí', 'no'],
        ['ciudad', 'sí', 'sí', 'sí'],
      ],
    },
    picture: 'troops',
  },
  {
    id: 'ST-5.33',
    covers: ['ST-5.34'],
    title: 'Reclutar fuera, o lo que no toca',
    text: 'Con Cuartel, Mercenarios y Refuerzos se recluta también en una región vecina a un asentamiento tuyo, sin tropa ni construcción de otro, por cuyo terreno pueda ir esa tropa y con un asentamiento vecino que la dé. Orden de caballería y Provisión de armamento no miran el tamaño, pero piden un asentamiento tuyo sin tropa.',
  },
  {
    id: 'ST-5.31',
    title: 'Civiles',
    text: 'Te quedas uno de los que están a la vista, si tienes menos de dos, o menos de tres con la Universidad, y no hay embargo. Se repone en el acto. Si tiene una acción civil, puedes usarla ya.',
  },
]
