/** Dados, grupos y combates. */
import type { FortiumRule } from '../pictures.tsx'

export const walk: readonly FortiumRule[] = [
  {
    id: 'FT-4.13',
    covers: ['FT-4.5', 'FT-7.2'],
    chapter: 'Andar y atacar',
    title: 'Los dados verdes',
    text: 'Cada dado mueve a un grupo. A un dado puedes sumarle otros que muestren un 1, y cada uno añade un paso: con 6, 1 y 1 un grupo anda hasta ocho. Un 1 también puede usarse solo. Los dados que no quieras usar se quedan sin usar. Todo lo que depende de la suerte lo sortea la mesa en el momento: nada está decidido de antemano.',
    picture: 'adding',
  },
  {
    id: 'FT-4.14',
    covers: ['FT-4.15'],
    title: 'Grupos',
    text: 'Un grupo son de uno a tres mineros tuyos que están en la misma casilla y andan juntos. Cada minero anda una vez por turno: con tres dados, nueve mineros como mucho.',
  },
  {
    id: 'FT-4.16',
    aid: true,
    title: 'Hasta dónde',
    text: 'El grupo va a cualquier casilla que esté a tantos pasos como den los dados, o a menos. Se puede pasar por todas partes: por canteras y minas, por casillas con mineros de cualquiera y, por un paso, por cualquier base.',
  },
  {
    id: 'FT-4.17',
    covers: ['FT-2.4.1'],
    title: 'Dónde se detiene',
    text: 'En una casilla caben tres mineros, contando a los aliados. En tu base caben todos, y en una base ajena no se detiene nadie. Si en la casilla hay mineros rivales, el grupo los ataca.',
  },
  {
    id: 'FT-4.22',
    covers: ['FT-4.18', 'FT-4.21'],
    title: 'Atacar',
    text: 'Se puede atacar en casillas, canteras y minas, una vez por turno si no se ha elegido otra cosa. Ataca exactamente el grupo que llega: para atacar con tres, reúnelos antes en una casilla. Después de atacar, las casillas con rivales quedan cerradas para ti hasta tu próximo turno.',
  },
  {
    id: 'FT-4.19',
    covers: ['FT-4.20', 'FT-4.24'],
    title: 'El combate',
    text: 'Quien ataca tira un dado por minero, y quien defiende también, cada cual de su color. Se ordenan de mayor a menor y se comparan por parejas: si gana el de quien ataca cae un defensor, y si no, también en caso de empate, cae un atacante. Se repite hasta que en la casilla solo queda un bando; nadie se retira. Si defienden aliados, cae antes quien tiene más mineros ahí, y quien lleva el sombrero cae el último de su color. Los atacantes que sobreviven ocupan la casilla y ya no andan más en este turno.',
    picture: 'combat',
  },
  {
    id: 'FT-2.8.1',
    aid: true,
    title: 'Cuánto se gana atacando',
    text: 'Antes de atacar la bandeja te dice con qué probabilidad ganas y cómo puede acabar. Estas son las probabilidades de ganar.',
    table: {
      head: ['Atacan', 'contra 1', 'contra 2', 'contra 3'],
      rows: [
        ['1', '41,7 %', '10,6 %', '1,8 %'],
        ['2', '75,4 %', '36,3 %', '12,2 %'],
        ['3', '91,6 %', '65,6 %', '32,8 %'],
      ],
    },
  },
  {
    id: 'FT-4.23',
    title: 'Los campamentos no luchan',
    text: 'El campamento de quien pierde sigue en pie, pero no rinde a nadie hasta que quien ha ganado pague uno propio o se marche.',
  },
]
