import { STORE_GUIDE, WORKER_ADDRESS } from './worker-address.ts'

/** Lets the worker keep the site and its guide of plants for where there is no signal. Browsers without one do as before. */
export async function cacheForOffline(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  // The script itself is asked for anew, or a browser could go on with one that has been withdrawn.
  await workers.register(WORKER_ADDRESS, { updateViaCache: 'none' })
  const { active } = await workers.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin, and takes no such argument
  active?.postMessage(STORE_GUIDE)
}
