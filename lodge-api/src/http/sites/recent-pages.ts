import type { Page } from './site-pages.ts'

/** Each takes about 100 kB, compressed forms included. */
const MOST = 24

/**
 * Returns a function that makes a page from `input`, and returns the same page while the input is among the 24 last used ones.
 * Requests for a page that is being made wait for it; a failure is not stored.
 */
export function rememberRecent<Input>(
  make: (input: Input) => Promise<Page>,
): (input: Input) => Promise<Page> {
  const recent = new Map<string, Promise<Page>>()
  return (input) => {
    const key = JSON.stringify(input)
    const page = recent.get(key) ?? make(input)
    recent.delete(key)
    recent.set(key, page)
    page.catch(() => recent.delete(key))
    const [oldest = key] = recent.keys()
    if (recent.size > MOST) recent.delete(oldest)
    return page
  }
}
