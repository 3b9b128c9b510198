/**
 * Served in place of the worker when that one is faulty (`WITHDRAW_SITE_COPY`, docs/decisions/028): deletes all caches and
 * unregisters itself. Open pages continue with the network.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropAll().then(() => self.registration.unregister()))
})

/** Deletes all caches of this site, of every release. */
async function dropAll(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

// A module: `self` is declared for this file only.
export {}
