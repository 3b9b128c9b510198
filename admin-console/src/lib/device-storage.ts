/** The storage of this device. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores in memory what a browser does not let a page store: it lasts as long as the page. */
function memoryStorage(): DeviceStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Returns local storage; in a browser that forbids it, storage in memory. */
export function deviceStorage(): DeviceStorage {
  try {
    return window.localStorage
  } catch {
    return memoryStorage()
  }
}
