/** The scroll position of a list when its page was unloaded: the key of the history entry, and the offset from the top in pixels. */
export type StoredPosition = { entry: string; top: number }

const KEY = 'lodge.garden'

/** Stores the position for the next document, after a reload. */
export function storePosition({ entry, top }: StoredPosition): void {
  try {
    window.sessionStorage.setItem(KEY, `${top} ${entry}`)
  } catch {
    // Storage is full or forbidden: after a reload the browser decides the position.
  }
}

/** Returns and removes the stored position, or returns null. */
export function takeStoredPosition(): StoredPosition | null {
  try {
    const stored = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return stored === null ? null : parsePosition(stored)
  } catch {
    return null
  }
}

function parsePosition(stored: string): StoredPosition | null {
  const [top = '', entry = ''] = stored.split(' ')
  return Number(top) > 0 && entry !== '' ? { entry, top: Number(top) } : null
}
