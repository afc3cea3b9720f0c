/** Words of the sheet on sharing: loaded with it. */
export const share = {
  qr: 'Código QR del enlace',
  preview: 'Así se verá donde lo pegues',
  link: 'Enlace',
  iframe: 'Para una página (iframe)',
  element: 'Para una página (elemento)',
  markdown: 'Markdown, con imagen',
  wiki: 'Plantilla de wiki',
  copy: 'Copiar',
  copyLink: 'Copiar enlace',
  download: 'Descargar la imagen',
  codes: 'Para páginas web',
}

export type ShareTexts = typeof share
