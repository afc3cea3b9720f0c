/**
 * An account at Cloudflare, as far as a deploy looks at it: so that a deploy can be tried whole, and nothing is sent
 * anywhere. It starts empty, and keeps what is made in it.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  readonly method: string
  /** Below the account. */
  readonly path: string
  readonly body: string
}

interface Account {
  /** For wrangler's environment. */
  readonly env: Readonly<Record<string, string>>
  /** What has been done so far, in order: databases and buckets made, tables brought, code and bindings sent. */
  done(): readonly string[]
  close(): void
}

/** What an address answers: a result, or the number of an error with its status. */
type Answer = { readonly result: unknown } | { readonly error: number; readonly status: number }

const result = (value: unknown): Answer => ({ result: value })
const missing = (error: number): Answer => ({ error, status: 404 })
const database = { uuid: '6a1f0000-0000-4000-8000-000000000001', name: '' }

type Binding = Readonly<Record<string, string>>

/** What code that is sent is bound to. */
const bindingsOf = (form: string): readonly Binding[] => {
  const [, metadata = ''] = /name="metadata"\r\n\r\n([^\r]+)\r\n/.exec(form) ?? []
  return (JSON.parse(metadata) as { bindings: readonly Binding[] }).bindings
}

const makeAccount = () => {
  const done: string[] = []
  const made = { database: '', bucket: '', bindings: null as readonly Binding[] | null }
  const migrations: string[] = []
  const note = (what: string): void => {
    if (done.at(-1) !== what) done.push(what)
  }

  const ofDatabase = ({ method, path, body }: Asked): Answer | null => {
    const known = made.database === '' ? [] : [{ ...database, name: made.database }]
    if (path === '/d1/database' && method === 'POST') {
      made.database = (JSON.parse(body) as { name: string }).name
      note(`database ${made.database}`)
      return result({ ...database, name: made.database })
    }
    if (path === '/d1/database') return result(known)
    if (path.endsWith('/query')) {
      const { sql } = JSON.parse(body) as { sql: string }
      const applied = sql.includes('SELECT') ? migrations.map((name, id) => ({ id, name })) : []
      if (sql.includes('SELECT')) note('asked which tables there are')
      for (const [, table] of sql.matchAll(/CREATE TABLE (?!IF )(\w+)/g)) note(`table ${table}`)
      for (const [, name = ''] of sql.matchAll(/'([^']+\.sql)'/g)) migrations.push(name)
      return result([{ results: applied, success: true, meta: {} }])
    }
    if (path.startsWith('/d1/database/')) return known[0] === undefined ? missing(7404) : result(known[0])
    return null
  }

  const ofBucket = ({ method, path, body }: Asked): Answer | null => {
    if (path === '/r2/buckets' && method === 'POST') {
      made.bucket = (JSON.parse(body) as { name: string }).name
      note(`bucket ${made.bucket}`)
      return result({})
    }
    if (path === '/r2/buckets') return result({ buckets: [] })
    if (path.startsWith('/r2/buckets/'))
      return made.bucket === '' ? missing(10006) : result({ name: made.bucket })
    return null
  }

  const ofWorker = ({ method, path, body }: Asked): Answer | null => {
    const own = '/workers/scripts/almena'
    if (path === '/workers/services/almena')
      return made.bindings === null
        ? missing(10090)
        : result({ default_environment: { script: { last_deployed_from: 'wrangler' } } })
    if (path === `${own}/settings`)
      return made.bindings === null ? missing(10007) : result({ bindings: made.bindings })
    if (path === '/workers/subdomain/edge-preview') return result({ token: 'a.b.c' })
    // It goes no further than here: what is shown so is reached at an address of the platform's own.
    if (path.endsWith('/edge-preview')) {
      if (path.startsWith(own + '/')) return { error: 10375, status: 400 }
      const binds = bindingsOf(body).map(({ name, id, bucket_name }) => `${name} ${id ?? bucket_name}`)
      note(`shown with ${binds.join(', ')}`)
      return { error: 10000, status: 403 }
    }
    if (path === `${own}/assets-upload-session`) return result({ jwt: 'a.b.c', buckets: [] })
    if (path === own && method === 'PUT') {
      made.bindings = bindingsOf(body)
      const { type, id } = made.bindings.find(({ name }) => name === 'DB') ?? {}
      note(`code with ${id === database.uuid ? made.database : (type ?? 'no database')}`)
      return result({
        id: 'almena',
        etag: 'e',
        startup_time_ms: 1,
        deployment_id: 'd',
        entry_point: 'index.js',
      })
    }
    if (path.endsWith('/subdomain'))
      return result({ subdomain: 'almena-test', enabled: true, previews_enabled: false })
    if (path === '/workers/workers/almena')
      return result({ id: 'almena', name: 'almena', subdomain: { enabled: true, previews_enabled: false } })
    return null
  }

  const answer = (asked: Asked): Answer =>
    ofDatabase(asked) ?? ofBucket(asked) ?? ofWorker(asked) ?? missing(10007)
  return { done, answer }
}

export const openAccount = async (): Promise<Account> => {
  const { done, answer } = makeAccount()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (data: Buffer) => void (body += data.toString('latin1')))
    request.on('end', () => {
      const path = (request.url ?? '').replace(/^\/accounts\/\w+/, '').replace(/\?.*/, '')
      const given = answer({ method: request.method ?? '', path, body })
      if ('error' in given) response.statusCode = given.status
      const errors = 'error' in given ? [{ code: given.error, message: `nothing at ${path}` }] : []
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ success: errors.length === 0, errors, messages: [], result: null, ...given }),
      )
    })
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
      CLOUDFLARE_API_TOKEN: 'none',
      CLOUDFLARE_ACCOUNT_ID: 'account',
    },
    done: () => done,
    close: () => void server.close(),
  }
}
