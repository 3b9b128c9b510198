import { tabStorage } from 'shared-ui/api/browser-storage'

/** The scroll position of a list when its page was unloaded: the key of the history entry, and the offset from the top in pixels. */
export type StoredPosition = { entry: string; top: number }

const KEY = 'lodge.garden'

/** Stores the position for the next document, after a reload. */
export const storePosition = ({ entry, top }: StoredPosition): void =>
  tabStorage.setItem(KEY, `${top} ${entry}`)

/** Returns and removes the stored position, or returns null. */
export function takeStoredPosition(): StoredPosition | null {
  const stored = tabStorage.getItem(KEY)
  tabStorage.removeItem(KEY)
  return stored === null ? null : parsePosition(stored)
}

function parsePosition(stored: string): StoredPosition | null {
  const [top = '', entry = ''] = stored.split(' ')
  return Number(top) > 0 && entry !== '' ? { entry, top: Number(top) } : null
}
