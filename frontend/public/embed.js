// <almena-game src="https://…/g/abc123" move="34" seat="1" theme="dark" lang="es">a link, for where no script runs</almena-game>
;(() => {
  const page = new URL(document.currentScript.src).origin
  class AlmenaGame extends HTMLElement {
    connectedCallback() {
      const table = /\/g\/([a-z0-9]{6,24})/.exec(this.getAttribute('src') ?? '')?.[1]
      if (table === undefined || this.shadowRoot !== null) return
      const url = new URL(`/embed/g/${table}`, page)
      for (const [name, key] of [
        ['move', 'm'],
        ['seat', 'seat'],
        ['theme', 'theme'],
        ['lang', 'lang'],
      ]) {
        const value = this.getAttribute(name)
        if (value !== null) url.searchParams.set(key, value)
      }
      const frame = document.createElement('iframe')
      frame.src = url.href
      frame.title = this.getAttribute('title') ?? 'Almena'
      frame.loading = 'lazy'
      frame.referrerPolicy = 'no-referrer'
      frame.allow = 'fullscreen; clipboard-write'
      frame.setAttribute('sandbox', 'allow-scripts allow-popups')
      frame.style.cssText = 'display:block;width:100%;border:0;aspect-ratio:4/3;max-width:960px'
      // What stood inside stays in the page for readers without script; the shadow shows the game instead.
      this.attachShadow({ mode: 'open' }).append(frame)
      addEventListener('message', (event) => {
        if (event.source !== frame.contentWindow || event.data?.type !== 'almena:size') return
        const height = Number(event.data.height)
        if (height >= 200 && height <= 2000 && this.hasAttribute('auto')) {
          frame.style.aspectRatio = 'auto'
          frame.style.height = `${height}px`
        }
      })
    }
  }
  if (customElements.get('almena-game') === undefined) customElements.define('almena-game', AlmenaGame)
})()
