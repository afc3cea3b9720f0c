/** Words for a link that brings the key of another seat. */
export const keys = {
  title: '¿Qué asiento es el tuyo?',
  text: (other: string, own: string) =>
    `Este enlace abre el asiento de ${other}. En este navegador ya tienes el de ${own}.`,
  keep: (own: string) => `Seguir con ${own}`,
  change: (other: string) => `Pasar a ${other}`,
  warning: (own: string) =>
    `Si cambias, este navegador olvida la llave de ${own}: solo volverás a ese asiento con su enlace.`,
}

export type KeyTexts = typeof keys
