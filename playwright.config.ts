import { defineConfig } from '@playwright/test'

const port = process.env['ALMENA_TEST_PORT'] ?? '8799'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.artifacts/playwright',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '.artifacts/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    launchOptions: {
      ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
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
    env: { PORT: port, ALMENA_DATA: '.artifacts/data', ALMENA_VARS: 'BOT_PACE_MS:60' },
    url: `http://127.0.0.1:${port}/`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
