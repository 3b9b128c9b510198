/** Where the drafts of this tab are stored. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'lodge.client-draft'

/** How long a draft is stored, in ms: choosing other rooms and dates, also with a guest on the phone. */
const LONGEST_MS = 60 * 60_000

/** A draft of this tab, and when it was last changed, in epoch ms. */
export type StoredDraft<Draft> = { draft: Draft; at: number }

/** Storage of this tab, or null in a browser that forbids it. */
export function tabStorage(): DraftStorage | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}

/** Stores a draft, in place of an earlier one. It is lost on leaving the page where storage is forbidden or full. */
export function storeClientDraft<Draft extends object>(
  storage: DraftStorage | null,
  stored: StoredDraft<Draft>,
): void {
  try {
    storage?.setItem(KEY, JSON.stringify(stored))
  } catch {
    storage?.removeItem(KEY)
  }
}

/** Forgets the stored draft: it was sent, discarded, or its owner has signed out. */
export const forgetClientDraft = (storage: DraftStorage | null): void => storage?.removeItem(KEY)

/** Returns the stored draft with the fields of `empty`; null, and forgotten, if it is older than an hour or of another form. */
export function readClientDraft<Draft extends object>(
  storage: DraftStorage | null,
  empty: Draft,
  now: number,
): StoredDraft<Draft> | null {
  const stored = parsed(storage?.getItem(KEY) ?? null)
  if (stored === null) return null
  if (isStored(stored, empty) && now - stored.at < LONGEST_MS) return stored
  forgetClientDraft(storage)
  return null
}

function parsed(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    // Somebody else wrote there.
    return {}
  }
}

const isStored = <Draft extends object>(value: unknown, empty: Draft): value is StoredDraft<Draft> =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'draft' in value &&
  isLike(value.draft, empty)

const isLike = (draft: unknown, empty: object): boolean =>
  typeof draft === 'object' &&
  draft !== null &&
  Object.entries(empty).every(([name, value]) => typeof Reflect.get(draft, name) === typeof value)
