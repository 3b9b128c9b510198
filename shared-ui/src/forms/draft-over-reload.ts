import { isSameDraft } from './form-fields.ts'

const keyOf = (draft: object): string => `lodge.draft:${Object.keys(draft).join()}`

/** Stores in this tab what was typed, when its page is about to be reloaded. */
export function storeDraft(draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(keyOf(draft), JSON.stringify(draft))
  } catch {
    // A browser that forbids storage loses the input, about which it asks before.
  }
}

/**
 * Returns the stored draft with the fields of `initial` if this page was reloaded, and null otherwise. It is deleted in any case:
 * personal data does not stay.
 */
export function takeDraft<Draft extends Record<string, string>>(initial: Draft): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(initial))
    sessionStorage.removeItem(keyOf(initial))
    const [load] = performance.getEntriesByType('navigation')
    if (text === null || !(load instanceof PerformanceNavigationTiming) || load.type !== 'reload') return null
    const stored: unknown = JSON.parse(text)
    return isLike(stored, initial) && !isSameDraft(stored, initial) ? stored : null
  } catch {
    // Storage is forbidden, or somebody else wrote there.
    return null
  }
}

const isLike = <Draft extends Record<string, string>>(stored: unknown, initial: Draft): stored is Draft =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.keys(initial).every((name) => typeof Reflect.get(stored, name) === 'string')
