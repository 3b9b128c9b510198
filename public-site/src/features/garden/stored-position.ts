/** Where a list was when its page was last unloaded: the entry of the browser's history, and pixels from the page's top. */
export type StoredPosition = { entry: string; top: number }

const KEY = 'lodge.garden'

/** Keeps the place for the page that comes in this one's stead, through a reload. */
export function storePosition({ entry, top }: StoredPosition): void {
  try {
    window.sessionStorage.setItem(KEY, `${top} ${entry}`)
  } catch {
    // A full or forbidden storage: a reload begins where the browser puts it.
  }
}

/** What was kept, to be used once; null where nothing was. */
export function takePlace(): StoredPosition | null {
  try {
    const kept = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return kept === null ? null : readPlace(kept)
  } catch {
    return null
  }
}

function readPlace(kept: string): StoredPosition | null {
  const [top = '', entry = ''] = kept.split(' ')
  return Number(top) > 0 && entry !== '' ? { entry, top: Number(top) } : null
}
