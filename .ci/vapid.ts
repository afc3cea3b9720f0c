/** Keys for notifications: `npm run vapid` prints a fresh pair and what to do with it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from './commandLine.ts'

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A P-256 pair, as RFC 8292 has it: both in base64url. */
export const newKeys = async (): Promise<Keys> => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const open = await crypto.subtle.exportKey('raw', pair.publicKey)
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { publicKey: Buffer.from(open).toString('base64url'), privateKey: d }
}

/** The pair of a local run: made once, kept with its data. */
export const localKeys = async (data: string): Promise<Keys> => {
  const file = join(data, 'vapid.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys
  const keys = await newKeys()
  mkdirSync(data, { recursive: true })
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

if (import.meta.main) {
  const { json } = commandLine(
    `A fresh pair of keys for notifications, and what to do with it.

  npm run vapid                  what goes where, in words
  npm run -s vapid -- --json     one JSON object: each by the name under which the site reads it`,
    { json: { type: 'boolean', default: false } },
  )
  const { publicKey, privateKey } = await newKeys()
  if (json) console.log(JSON.stringify({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }))
  else
    console.log(`In wrangler.toml, under [vars]:

VAPID_SUBJECT = "mailto:you@your.site"
VAPID_PUBLIC_KEY = "${publicKey}"

And as a secret, with \`npx wrangler secret put VAPID_PRIVATE_KEY\`:

${privateKey}`)
}
