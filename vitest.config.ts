import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import solid from 'vite-plugin-solid'
import { defineConfig } from 'vitest/config'
import { newKeys } from './.ci/vapid.ts'

const { publicKey, privateKey } = await newKeys()
/** Notifications go out. */
const vapid = {
  VAPID_SUBJECT: 'mailto:almena@example.org',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}

/** Local workerd with all that wrangler.toml binds. */
const workerd = async (more: Readonly<Record<string, string>> = {}) =>
  cloudflareTest({
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      bindings: {
        FRAMES_PER_SECOND: '1000',
        // Bots move when a test lets them: on a busy machine they would do so in the midst of one.
        BOT_PACE_MS: '3600000',
        ORIGIN: 'https://almena.test',
        MIGRATIONS: await readD1Migrations('./worker/migrations'),
        ...more,
      },
    },
  })

/** The page's model is tested without a browser, on the signals that browsers get: those for servers never change. */
const onSignals = solid({ dev: false, hot: false })

export default defineConfig({
  test: {
    projects: [
      {
        // Rules keep nothing between two calls: their files share what is loaded, which takes longer than most of them.
        plugins: [onSignals],
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: ['tests/{engine,games,laws,protocol,house,sim}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [onSignals],
        test: {
          name: 'page',
          environment: 'node',
          include: ['tests/frontend/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // What the page shows, drawn as a server draws it: whole, and without a browser.
        plugins: [solid({ ssr: true, solid: { generate: 'ssr', hydratable: false } })],
        test: {
          name: 'drawn',
          environment: 'node',
          include: ['tests/drawn/**/*.test.ts'],
          // Boards are drawn by their styles.
          css: { include: [/\.css\?raw$/] },
          testTimeout: 120_000,
        },
      },
      {
        plugins: [await workerd()],
        test: {
          name: 'worker',
          // Nothing of this hangs on time; what a busy machine takes for it does.
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          // A net below the tests, not a cure: what needed it is named at the end of the run.
          retry: process.env['CI'] === undefined ? 0 : 1,
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['tests/worker/setup.ts'],
        },
      },
      {
        // Long runs behind commands of their own (`tests/attacks`), which say what is wanted.
        plugins: [await workerd({ ATTACK: process.env['ALMENA_ATTACK'] ?? '{}', ...vapid })],
        test: {
          name: 'attacks',
          include: ['tests/worker/**/*.attack.ts'],
          setupFiles: ['tests/worker/setup.ts'],
        },
      },
    ],
  },
})
