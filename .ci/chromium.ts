/** Finds a Chromium for the browser tests, or installs one, or says clearly what is missing. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './processes.ts'

const known = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const found = (): string | undefined =>
  [...known, chromium.executablePath()].find((path) => path !== undefined && existsSync(path))

const missing = `No Chromium was found, and none could be installed.
The browser tests need one: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium)
or set CHROMIUM to its path, then run the tests again.`

/** Path of a Chromium. Throws with a message for people where there is none to be had. */
export const findChromium = async (): Promise<string> => {
  const here = found()
  if (here !== undefined) return here
  console.log('No Chromium here: installing one …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  if (found() === undefined) await run('playwright', ['install', 'chromium'])
  const installed = found()
  if (installed === undefined) throw new Error(missing)
  return installed
}
