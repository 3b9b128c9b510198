import { expireClientOnSchedule } from '../visitor/typed-client.ts'
import { STORE_GUIDE, WORKER_ADDRESS } from './worker-address.ts'

/** Registers the service worker, which caches the site and the plant guide. Does nothing in browsers without service workers. */
async function cacheForOffline(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  // Bypasses the HTTP cache, or a browser could continue with a worker that has been withdrawn.
  await workers.register(WORKER_ADDRESS, { updateViaCache: 'none' })
  const { active } = await workers.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has this origin and takes no such argument
  active?.postMessage(STORE_GUIDE)
}

// Work that every page does once it is rendered and the browser is idle.
expireClientOnSchedule()
void cacheForOffline()
