// Before the first paint, so that nothing flashes: the chosen theme, else the system's.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('almena:theme')
  } catch {
    // No storage here: the system decides.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
