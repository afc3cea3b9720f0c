/** A POST to an address of the player's own: a bot of theirs, a channel of a chat, a lamp on the desk. */
import { type Notice, type NoticeResult, noticeResult } from './notice.ts'

/** Where a call for this address goes: null: webhooks are off here. */
const wayOut = (url: string, out: string | undefined): readonly [string, Record<string, string>] | null => {
  if (out === 'direct') return [url, {}]
  return out?.startsWith('http://127.0.0.1:') === true ? [out, { 'x-webhook': url }] : null
}

export const sendWebhook = async (
  url: string,
  notice: Notice,
  out: string | undefined,
  fetcher: typeof fetch = fetch,
): Promise<NoticeResult> => {
  const way = wayOut(url, out)
  if (way === null) return 'told'
  const [address, more] = way
  const said = `${notice.text} ${notice.url}`
  try {
    const response = await fetcher(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Almena', ...more },
      // `content` is what Discord reads, `text` what Slack does: both with the way there.
      body: JSON.stringify({ event: 'yourTurn', ...notice, text: said, content: said }),
      // Whoever moves says so to the player, not to us: we call no address that was not given.
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    return await noticeResult(response)
  } catch (failure) {
    console.warn('a webhook did not answer:', failure)
    return 'later'
  }
}
