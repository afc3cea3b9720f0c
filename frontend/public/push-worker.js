// Shows "your turn" where this device has asked to be told, and leads to the table. It does nothing else.
addEventListener('push', (event) => {
  const { table, url, text } = event.data?.json() ?? {}
  if (typeof url !== 'string' || new URL(url).origin !== location.origin) return
  event.waitUntil(
    self.registration.showNotification('Almena', {
      body: text,
      icon: '/icon.svg',
      tag: table,
      data: { url },
    }),
  )
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data
  const find = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const open = pages.find((page) => new URL(page.url).pathname === new URL(url).pathname)
    await (open === undefined ? self.clients.openWindow(url) : open.focus())
  }
  event.waitUntil(find())
})
