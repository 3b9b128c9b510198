/** The address of the service worker. At the root, its scope covers every page. */
export const WORKER_ADDRESS = '/service-worker.js'

/** The message by which an idle page asks the worker to update the plant guide. */
export const STORE_GUIDE = 'keep-guide'
