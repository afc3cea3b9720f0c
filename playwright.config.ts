import { defineConfig } from '@playwright/test'
import { findChromium } from './.ci/chromium.ts'
import { freePort } from './.ci/processes.ts'

// Told to the workers too: each of them reads this file.
const port = (process.env['ALMENA_TEST_PORT'] ??= String(await freePort(8799)))
const executablePath = (process.env['CHROMIUM'] ??= await findChromium())
const isCi = process.env['CI'] !== undefined

const wholeGames = /(storming|fortium|castillo|castilloBoard|fortaleza|motion)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.artifacts/playwright',
  // Nothing waits for these but what fails: they are for a machine several times slower than ours.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // On two cores: who waits for a bot, a picture or a server leaves room for one more.
  workers: 3,
  // Whole games first, side by side: one that began late would be waited for alone.
  projects: [
    { name: 'games', testMatch: wholeGames, fullyParallel: true },
    { name: 'pages', testIgnore: wholeGames },
    // Other engines than Chromium's, which they start themselves.
    { name: 'browsers', testDir: 'tests/browsers', fullyParallel: true },
  ],
  // A net below the tests, not a cure: what needed it is named at the end of the run.
  retries: isCi ? 2 : 0,
  reporter: [['list'], ['./.ci/playwrightOutcome.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // To trace every test takes as long again as the tests: where they are tried twice, the second time is enough.
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'node .ci/serve.ts',
    env: { PORT: port, ALMENA_DATA: '.artifacts/data', ALMENA_VARS: 'BOT_PACE_MS:60 FRAMES_PER_SECOND:50' },
    url: `http://127.0.0.1:${port}/`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
