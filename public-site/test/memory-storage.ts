/** A browser's storage in memory, for tests in Node. */
export function memoryStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

/** A window of a browser that forbids storage: reading the property throws. */
export const windowWithoutStorage = {
  get sessionStorage(): Storage {
    throw new DOMException('denied', 'SecurityError')
  },
  get localStorage(): Storage {
    throw new DOMException('denied', 'SecurityError')
  },
}
