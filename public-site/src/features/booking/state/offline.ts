import { useSyncExternalStore } from 'react'

/** The browser is offline, so nothing was sent. */
export class Offline extends Error {
  constructor() {
    super('The browser is offline; nothing was sent')
    this.name = 'Offline'
  }
}

/** Whether the browser knows that it has no network. If it believes to have one, only a request shows whether that is true. */
export const isOffline = (): boolean => !navigator.onLine

/** Calls `onChange` whenever the browser loses the network or has one again. Returns a function that ends this. */
function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Returns `isOffline` and renders again when it changes. */
export const useIsOffline = (): boolean => useSyncExternalStore(watchNetwork, isOffline, () => false)
