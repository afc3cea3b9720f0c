import { createSignal, For, Show } from 'solid-js'
import { renderSVG } from 'uqr'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { createWords, language, t } from '../../kit/language.ts'
import { tableLink } from '../../kit/links.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import type { ShareTexts } from '../../texts/share.es.ts'
import { sharedPicture } from './sharedPicture.ts'
import './ShareSheet.css'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

interface Shared {
  readonly id: string
  readonly title: string
  /** What is told with it: who has won. */
  readonly said?: string | undefined
  onClose(): void
}

/** All ways to put this table into another page, and the code for a phone across the room. */
export const ShareSheet = (props: Shared) => {
  const words = createWords<ShareTexts>({
    es: async () => (await import('../../texts/share.es.ts')).share,
    en: async () => (await import('../../texts/share.en.ts')).share,
  })
  return <Show when={words()}>{(loaded) => <Ways {...props} words={loaded()} />}</Show>
}

const Ways = (props: Shared & { words: ShareTexts }) => {
  const link = (): string => tableLink(props.id) + location.search
  const embed = (): string => link().replace('/g/', '/embed/g/')
  const picture = (): string => sharedPicture(props.id)
  const title = (): string => escaped(props.title)
  /** The element has the moment, and whose eyes see it, as attributes. */
  const attributes = (): string => {
    const asked = new URLSearchParams(location.search)
    return [
      ['move', asked.get('m')],
      ['seat', asked.get('seat')],
      ['lang', language()],
    ]
      .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escaped(value ?? '')}"`]))
      .join('')
  }
  const ways = (): readonly { readonly name: string; readonly text: string }[] => [
    { name: props.words.link, text: link() },
    {
      name: props.words.iframe,
      text: `<iframe src="${escaped(embed())}" width="800" height="600" title="${title()}" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-scripts allow-popups" allow="fullscreen; clipboard-write" style="border:0;max-width:100%"></iframe>`,
    },
    {
      name: props.words.element,
      text: `<script src="${location.origin}/embed.js" async></script>\n<almena-game src="${escaped(tableLink(props.id))}"${attributes()}><a href="${escaped(link())}"><img src="${picture()}" alt="${title()}" width="1200" height="630" style="max-width:100%;height:auto"></a></almena-game>`,
    },
    { name: props.words.markdown, text: `[![${props.title}](${picture()})](${link()})` },
    { name: props.words.wiki, text: `{{Almena|game=${props.id}|title=${props.title}|link=${link()}}}` },
  ]
  const [hasPicture, setPicture] = createSignal(true)
  /** With the picture, where this system's own sheet takes one. */
  const send = async (): Promise<void> => {
    const said = { title: props.title, text: props.said ?? props.title, url: link() }
    try {
      const blob = hasPicture() ? await (await fetch(picture())).blob() : null
      const files = blob === null ? [] : [new File([blob], `almena-${props.id}.png`, { type: blob.type })]
      const whole = { ...said, files }
      await navigator.share(files.length > 0 && navigator.canShare?.(whole) ? whole : said)
    } catch {
      // Who closes that sheet has changed their mind.
    }
  }
  return (
    <Sheet class="sharing" label={t().share.title} onClose={() => props.onClose()}>
      <Show when={hasPicture()}>
        <img
          class="preview"
          alt={props.words.preview}
          width="1200"
          height="630"
          src={picture()}
          onError={() => setPicture(false)}
        />
      </Show>
      <div class="send choices">
        <Show when={'share' in navigator}>
          <button type="button" class="main" onClick={() => void send()}>
            {t().share.send}
          </button>
        </Show>
        <CopyButton text={link} label={props.words.copyLink} isMain={!('share' in navigator)} />
        <Show when={hasPicture()}>
          <a class="button" href={picture()} download={`almena-${props.id}.png`}>
            {props.words.download}
          </a>
        </Show>
      </div>
      <img
        class="qr"
        alt={props.words.qr}
        width="160"
        height="160"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link(), { border: 2 }))}`}
      />
      <details>
        <summary>{props.words.codes}</summary>
        <For each={ways()}>
          {({ name, text }) => (
            <div class="way">
              <div>
                <b aria-hidden="true">{name}</b>
                <textarea
                  readonly
                  aria-label={name}
                  rows={text.length > 70 ? 3 : 1}
                  onFocus={(event) => event.currentTarget.select()}
                >
                  {text}
                </textarea>
              </div>
              <CopyButton text={() => text} label={props.words.copy} of={name} />
            </div>
          )}
        </For>
      </details>
    </Sheet>
  )
}
