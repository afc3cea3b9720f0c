/**
 * Finds a Chromium for the browser tests, or installs one, or says clearly what is missing. Its headless shell first:
 * the same engine without the windows, tabs and menus of a browser, which take as much of a small machine as the pages.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './processes.ts'

const shells = [process.env['CHROMIUM'], '/usr/bin/chromium-headless-shell']
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const found = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

const missing = `No Chromium was found, and none could be installed.
The browser tests need one: install it (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright
install chromium) or set CHROMIUM to its path, then run the tests again.`

/** Path of a Chromium. Throws with a message for people where there is none to be had. */
export const findChromium = async (): Promise<string> => {
  const shell = found(shells)
  if (shell !== undefined) return shell
  // A Debian of one's own, as a container is.
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No headless Chromium here: installing one …')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  }
  const here = () => found([...shells, ...browsers, chromium.executablePath()])
  if (here() === undefined) await run('playwright', ['install', 'chromium'])
  const installed = here()
  if (installed === undefined) throw new Error(missing)
  return installed
}
