// Shows "your turn" where this device has asked to be told, and leads to the table. It does nothing else.
self.addEventListener('push', (event) => {
  let notice = {}
  try {
    notice = event.data?.json() ?? {}
  } catch {
    // Unreadable. Browsers take it ill, and may forget their agreement, when a message shows nothing.
  }
  const { table, url = '/', text = '' } = notice
  // One for each table, and heard anew for each turn: one that is replaced is silent unless it is told.
  const once = table === undefined ? {} : { tag: table, renotify: true }
  // Phones draw no SVG here.
  const shown = { body: text, icon: '/icon-192.png', data: { url }, ...once }
  event.waitUntil(self.registration.showNotification('Almena', shown))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Only ever to a page of this site.
  const { pathname } = new URL(event.notification.data?.url ?? '/', self.location.origin)
  const find = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const open = pages.find((page) => new URL(page.url).pathname === pathname)
    await (open === undefined ? self.clients.openWindow(pathname) : open.focus())
  }
  event.waitUntil(find())
})
