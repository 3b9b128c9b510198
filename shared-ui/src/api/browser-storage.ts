/** The parts of a browser's storage that pages use. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage that never throws: a browser that forbids it returns null and stores nothing, and a full one stores nothing. */
const unfailing = (name: 'localStorage' | 'sessionStorage'): PageStorage => ({
  getItem: (key) => attempt(() => window[name].getItem(key)),
  setItem: (key, value) => attempt(() => window[name].setItem(key, value)),
  removeItem: (key) => attempt(() => window[name].removeItem(key)),
})

/** What this browser stores until it is removed. */
export const browserStorage = unfailing('localStorage')

/** What this tab stores: it survives a reload, and ends with the tab. */
export const tabStorage = unfailing('sessionStorage')

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}
