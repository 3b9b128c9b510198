import { dropAll } from './cache-names.ts'

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
