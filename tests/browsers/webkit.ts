/** WebKitGTK's small browser as it is installed, over classic WebDriver, on a screen of its own that nobody sees. */
import { globSync } from 'node:fs'
import { answers, end, endAtExit, freePort, start } from '../../.ci/processes.ts'
import { asExpression, type Browser, findProgram, type Size } from './browser.ts'

interface Programs {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

export const webkitPrograms = (): Programs | null => {
  const driver = findProgram('WebKitWebDriver')
  const screen = findProgram('Xvfb')
  const browser = globSync('/usr/lib*/{,*/}webkit2gtk-4.*/MiniBrowser').at(-1)
  return driver === null || screen === null || browser === undefined ? null : { driver, browser, screen }
}

/** A screen in memory; the number by which programs draw on it. */
const openScreen = async (program: string) => {
  const screen = start(program, ['-displayfd', '2', '-screen', '0', '1600x1200x24'], {}, { shownOn: 'pipe' })
  endAtExit(screen)
  const display = await new Promise<string>((found, lost) => {
    let said = ''
    screen.stderr?.on('data', (data: Buffer) => {
      said += data.toString()
      const number = /^(\d+)\n/m.exec(said)?.[1]
      if (number !== undefined) found(`:${number}`)
    })
    screen.on('close', () => lost(new Error(`Xvfb ended before it had a screen: ${said}`)))
  })
  return { screen, display }
}

export const openWebkit = async (
  programs: Programs,
  manner: { readonly isDark: boolean },
): Promise<Browser> => {
  const { screen, display } = await openScreen(programs.screen)
  const port = await freePort(8930 + 10 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))
  const base = `http://127.0.0.1:${port}`
  const driver = start(programs.driver, [`--port=${port}`], {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GTK_THEME: manner.isDark ? 'Adwaita:dark' : 'Adwaita',
    // There is no graphics card, and the software that stands in for one (Mesa's swrast) crashes now and then. Pictures
    // cannot be taken so: the driver would wait for them for good.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  })
  endAtExit(driver)
  const close = async (): Promise<void> => {
    for (const process of [driver, screen]) await end(process)
  }
  const ask = async <Value>(method: 'POST' | 'GET', path: string, body: object = {}): Promise<Value> => {
    const answer = await fetch(base + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as {
      readonly value: Value & { readonly error?: string; readonly message?: string }
    }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  await answers(`${base}/status`, 30_000, driver)
  // Without its bars: these would keep the window wider than a phone.
  const options = { binary: programs.browser, args: ['--automation', '--full-screen'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await ask<{ readonly sessionId: string }>('POST', '/session', { capabilities })
  const session = `/session/${sessionId}`
  const run: Browser['run'] = async (script, given) =>
    JSON.parse(
      await ask<string>('POST', `${session}/execute/sync`, {
        script: `return (${asExpression(script)})(arguments[0])`,
        args: [JSON.stringify(given)],
      }),
    )
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    async resize({ width, height }: Size) {
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
      // The window has its size before its page has.
      const isThere = (size: Size): boolean => innerWidth === size.width && innerHeight === size.height
      for (let n = 0; n < 100 && !(await run(isThere, { width, height })); n++)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
    run,
    perform: (actions) => ask('POST', `${session}/actions`, { actions }),
    close,
  }
}
