/** What of a browser the page's model asks for; imported before it. Nobody looks: what moves is there at once. */
Object.assign(globalThis, {
  window: globalThis,
  document: { hidden: true, addEventListener: () => undefined, removeEventListener: () => undefined },
})
