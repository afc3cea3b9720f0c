/** A browser that has asked to be told: its keys, and how it reads what a push service hands to it. */

export const base64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** A browser with a subscription. */
export const browser = async () => {
  const keys = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])) as CryptoKeyPair
  const open = (await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer
  const auth = crypto.getRandomValues(new Uint8Array(16))
  const push = {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
    expirationTime: null,
    keys: { p256dh: base64(open), auth: base64(auth.buffer) },
  }
  return { push, auth, open: new Uint8Array(open), key: keys.privateKey }
}

const hkdf = async (
  salt: Uint8Array<ArrayBuffer>,
  from: ArrayBuffer,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<ArrayBuffer> => {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits'])
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8)
}
const joined = (...parts: readonly (string | Uint8Array<ArrayBuffer>)[]): Uint8Array<ArrayBuffer> => {
  const all = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part))
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of all) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** As the browser does it: RFC 8291, section 4. */
export const decrypted = async (
  body: Uint8Array<ArrayBuffer>,
  { auth, open, key }: Awaited<ReturnType<typeof browser>>,
): Promise<unknown> => {
  const salt = body.slice(0, 16)
  const sender = body.slice(21, 21 + body[20]!)
  const theirs = await crypto.subtle.importKey(
    'raw',
    sender,
    { name: 'ECDH', namedCurve: 'P-256' },
    false,
    [],
  )
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs } as never, key, 256)
  const secret = await hkdf(auth, shared, joined('WebPush: info\0', open, sender), 32)
  const cek = await hkdf(salt, secret, joined('Content-Encoding: aes128gcm\0'), 16)
  const iv = new Uint8Array(await hkdf(salt, secret, joined('Content-Encoding: nonce\0'), 12))
  const aes = await crypto.subtle.importKey('raw', cek, 'AES-GCM', false, ['decrypt'])
  const plain = new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.slice(21 + body[20]!)),
  )
  return JSON.parse(new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2))))
}
