/** Firefox as it is installed, over WebDriver BiDi. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, endAtExit, start } from '../../.ci/processes.ts'
import { asExpression, type Browser, findProgram, type Size } from './browser.ts'

export const firefoxProgram = (): string | null => findProgram('firefox-esr', 'firefox')

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly message?: string
  readonly result?: unknown
}

/** Fingers alone, or a mouse: what the page is told by `pointer` and `hover`. */
const capabilities = { touch: 1, mouse: 6 } as const

export interface Manner {
  readonly language: string
  readonly isDark: boolean
  readonly pointer: keyof typeof capabilities
}

/** Preferences as Firefox reads them; a new profile asks nobody for updates, studies or anything else. */
const preferences = ({ language, isDark, pointer }: Manner): string =>
  Object.entries({
    'intl.accept_languages': language,
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'ui.primaryPointerCapabilities': capabilities[pointer],
    'ui.allPointerCapabilities': capabilities[pointer],
    'dom.w3c_touch_events.enabled': pointer === 'touch' ? 1 : 0,
    'app.update.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'http://127.0.0.1:9',
    'toolkit.telemetry.reportingpolicy.firstRun': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

/** The address at which it listens, which it writes on its errors. */
const addressOf = (firefox: ReturnType<typeof start>): Promise<string> =>
  new Promise((found, lost) => {
    let said = ''
    firefox.stderr?.on('data', (data: Buffer) => {
      said += data.toString()
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (address !== undefined) found(`${address}/session`)
    })
    firefox.on('close', () => lost(new Error(`Firefox ended before it listened: ${said}`)))
  })

export const openFirefox = async (program: string, manner: Manner): Promise<Browser> => {
  const profile = mkdtempSync(join(tmpdir(), 'almena-firefox-'))
  writeFileSync(join(profile, 'user.js'), preferences(manner))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = start(program, args, {}, { shownOn: 'pipe' })
  endAtExit(firefox)
  const socket = new WebSocket(await addressOf(firefox))
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  await new Promise((resolve) => (socket.onopen = resolve))
  let count = 0
  const ask = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    const id = ++count
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, message, result } = await answered
    waiting.delete(id)
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result as Record<string, unknown>
  }
  await ask('session.new', { capabilities: {} })
  const { contexts } = (await ask('browsingContext.getTree')) as {
    readonly contexts: readonly { readonly context: string }[]
  }
  const context = contexts[0]?.context
  return {
    open: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (viewport: Size) => void (await ask('browsingContext.setViewport', { context, viewport })),
    async run(script, given) {
      const { result, exceptionDetails } = (await ask('script.callFunction', {
        functionDeclaration: asExpression(script),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: false,
      })) as { readonly result?: { readonly value: string }; readonly exceptionDetails?: { text: string } }
      if (result === undefined) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    },
    perform: async (actions) => void (await ask('input.performActions', { context, actions })),
    async close() {
      socket.close()
      await end(firefox)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
