/**
 * One step to a site on Cloudflare. Builds; has wrangler deploy, which makes the database and the bucket of records
 * where there are none, by their names in wrangler.toml; and brings the tables of the database up to date. They are
 * brought first, so that no code runs before its tables, but for the very first time: it is the deploy that makes the
 * database. For those seconds lists of finished games fail, and what ends waits in its room (worker/outside/outbox.ts).
 * What is given goes to `wrangler deploy`; with --dry-run nothing leaves this machine.
 */
import { spawnSync } from 'node:child_process'
import { buildAll } from './built.ts'

const help = `One step to a site on Cloudflare: builds, brings the tables of the database up to date, deploys.

  npm run deploy                 to the account of this machine's wrangler
  npm run deploy -- --dry-run    nothing leaves this machine
  npm run deploy -- <more>       goes to wrangler deploy (npx wrangler deploy --help)`

const given = process.argv.slice(2)
// Before anything is built or brought: wrangler would tell its own page after that.
if (given.includes('--help') || given.includes('-h')) {
  console.log(help)
  process.exit(0)
}

/** Runs wrangler at the terminal, where it may ask who one is; ends with it where it fails. */
const wrangler = (args: readonly string[], env: Record<string, string> = {}): void => {
  const { status } = spawnSync('wrangler', args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

const deploy = (): void => wrangler(['deploy', ...given])
// As in CI: it applies what is to be applied without asking.
const migrate = (): void => wrangler(['d1', 'migrations', 'apply', 'DB', '--remote'], { CI: '1' })

/** Whether the account has the database. No, too, where one has yet to say who one is: the deploy asks that. */
const hasDatabase = (): boolean =>
  spawnSync('wrangler', ['d1', 'migrations', 'list', 'DB', '--remote'], { stdio: 'ignore' }).status === 0

await buildAll({ withSite: true })
if (given.includes('--dry-run')) deploy()
else for (const step of hasDatabase() ? [migrate, deploy] : [deploy, migrate]) step()
