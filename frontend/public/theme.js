// Before the first paint, so that nothing flashes: the chosen theme, else the system's.
;(() => {
  // An embed is told its theme in its address.
  let chosen = /[?&]theme=(dark|light)/.exec(location.search)?.[1] ?? null
  try {
    chosen ??= localStorage.getItem('almena:theme')
  } catch {
    // No storage here: the system decides.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
