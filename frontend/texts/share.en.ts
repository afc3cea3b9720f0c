import type { ShareTexts } from './share.es.ts'

export const share: ShareTexts = {
  qr: 'QR code of the link',
  preview: 'What it will look like where you paste it',
  link: 'Link',
  iframe: 'For a page (iframe)',
  element: 'For a page (element)',
  markdown: 'Markdown, with a picture',
  wiki: 'Wiki template',
  copy: 'Copy',
  copyLink: 'Copy link',
  download: 'Download the picture',
  codes: 'For web pages',
}
