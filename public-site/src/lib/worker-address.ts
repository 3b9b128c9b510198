/** Where the server has the worker; from the root on it may answer for any page. */
export const WORKER_ADDRESS = '/service-worker.js'

/** What a page tells the worker once it is idle: to bring the guide of plants up to date. */
export const STORE_GUIDE = 'keep-guide'
