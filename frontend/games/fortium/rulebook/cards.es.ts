/** Cartas de apoyo. */
import type { FortiumRule } from '../pictures.tsx'

export const cards: readonly FortiumRule[] = [
  {
    id: 'FT-4.33',
    covers: ['FT-2.5.2', 'FT-2.7.1'],
    chapter: 'Cartas de apoyo',
    title: 'Comprar y usar',
    text: 'Una carta cuesta 5 de granito y 5 de caliza, y sale por sorteo según su probabilidad, cada vez de nuevo. Solo se guarda una y solo se usa una por turno. La que acabas de comprar espera a tu próximo turno; usar una y comprar otra en el mismo turno sí se puede.',
    picture: 'cards',
    table: {
      head: ['Carta', 'Probabilidad'],
      rows: [
        ['Derribar turquesa', '10 %'],
        ['Robar caliza', '10 %'],
        ['Convertir minero', '10 %'],
        ['Convertir campamento', '10 %'],
        ['Unificar mineros', '20 %'],
        ['Duplicar producción', '20 %'],
        ['Negociar', '20 %'],
      ],
    },
  },
  {
    id: 'FT-4.34',
    title: 'Descartar',
    text: 'Puedes descartar tu carta aunque valga, salvo la recién comprada; se enseña, y cuenta como la carta de ese turno. También puedes guardarla cuantos turnos quieras.',
  },
  {
    id: 'FT-4.36',
    title: 'Contra quién',
    text: 'Las cartas no se usan contra aliados, salvo para negociar, ni contra mineros que estén en la base de un rival. Derribar turquesa pide un rival que tenga el piso de turquesa y no el de oro: lo pierde, y el material va a la banca. Robar caliza pide un rival que tenga caliza almacenada: te la llevas toda.',
  },
  {
    id: 'FT-4.37',
    title: 'Convertir minero',
    text: 'Un minero rival que está solo en su casilla se pierde, y ocupa su sitio uno tuyo, perdido o que aún no haya andado. No es un ataque, y ese minero ya no anda en este turno. El campamento rival que hubiera se queda.',
  },
  {
    id: 'FT-4.38',
    title: 'Unificar mineros',
    text: 'Elige una casilla con un solo minero, tuyo, que no sea una base: dos más de los tuyos, que aún no hayan andado, van a ella desde donde estén. Ya no andan en este turno.',
  },
  {
    id: 'FT-4.39',
    title: 'Convertir campamento',
    text: 'Un campamento rival vuelve a la reserva de su dueño y uno de la tuya ocupa su sitio, gratis. No vale en la mina de diamantes, y los mineros no se tocan. Si eran de dos aliados, vuelven los dos.',
  },
  {
    id: 'FT-4.35',
    title: 'Duplicar producción',
    text: 'Se usa al empezar tu turno, antes de cobrar, desde la segunda ronda. Elige una cantera o mina, salvo la de diamantes, con un campamento y al menos un minero tuyo: en este cobro te rinde el doble.',
  },
  {
    id: 'FT-4.40',
    title: 'Negociar',
    text: 'La carta te da tres propuestas de trueque con cualquiera que siga en la partida. Solo se cambia material almacenado, al menos una unidad por cada lado, y nadie ofrece lo que no tiene. La otra persona acepta, rechaza o, una vez por propuesta, contraoferta, y entonces respondes tú. Cada rechazo gasta una propuesta; un acuerdo cierra la negociación. Si no hay acuerdo, la carta se pierde.',
  },
]
