/** A POST to an address of the player's own: a bot of theirs, a channel of a chat, a lamp on the desk. */
import { type Notice, type Told, toldBy } from './notice.ts'

export const sendWebhook = async (
  url: string,
  notice: Notice,
  fetcher: typeof fetch = fetch,
): Promise<Told> => {
  const said = `${notice.text} ${notice.url}`
  try {
    const response = await fetcher(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Almena' },
      // `content` is what Discord reads, `text` what Slack does: both with the way there.
      body: JSON.stringify({ event: 'yourTurn', ...notice, text: said, content: said }),
      // Whoever moves says so to the player, not to us: we call no address that was not given.
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    return await toldBy(response)
  } catch (failure) {
    console.warn('a webhook did not answer:', failure)
    return 'later'
  }
}
