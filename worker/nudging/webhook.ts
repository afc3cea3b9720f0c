/** A POST to an address of the player's own: a bot of theirs, a channel of a chat, a lamp on the desk. */
import type { Notice, Told } from './notice.ts'

export const sendWebhook = async (
  url: string,
  notice: Notice,
  fetcher: typeof fetch = fetch,
): Promise<Told> => {
  try {
    const response = await fetcher(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Almena' },
      // `content` is what Discord reads, `text` what Slack does.
      body: JSON.stringify({ event: 'yourTurn', ...notice, content: `${notice.text} ${notice.url}` }),
      // Whoever moves says so to the player, not to us: we call no address that was not given.
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    // Unread answers hold their lines.
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'gone'
    return response.ok ? 'told' : response.status === 429 || response.status >= 500 ? 'later' : 'gone'
  } catch (failure) {
    console.warn('a webhook did not answer:', failure)
    return 'later'
  }
}
