/** Fails every request of a story and sets the browser offline. For `beforeEach`, which undoes it afterwards. */
export const withoutSignal = () => {
  const realFetch = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => {
    globalThis.fetch = realFetch
    Reflect.deleteProperty(navigator, 'onLine')
  }
}
