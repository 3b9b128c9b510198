/** Whether the server still serves the release that this page runs. */
export type ReleaseState = 'current' | 'replaced' | 'unreachable'

const CODE_ERRORS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Whether a part of the program could not be loaded, in the words of the browsers. */
export const isCodeError = (error: unknown): boolean =>
  error instanceof Error && CODE_ERRORS.test(error.message)

/**
 * Compares the program that runs with the one that the server's page names: each release has another file name, so the name of
 * the entry file is the release's identifier. `entry` is that file's path.
 */
export async function readReleaseState(entry: string, read: typeof fetch = fetch): Promise<ReleaseState> {
  try {
    const response = await read('/', { cache: 'no-store' })
    if (!response.ok) return 'unreachable'
    return (await response.text()).includes(entry) ? 'current' : 'replaced'
  } catch {
    return 'unreachable'
  }
}

/** Returns the path of the entry file of this page; an empty text if it has none, as in tests. */
export function entryOfPage(page: Document): string {
  const script = page.querySelector('script[type="module"][src]')
  return script instanceof HTMLScriptElement ? new URL(script.src).pathname : ''
}

const RELOADED_KEY = 'lodge.reloaded-for-code'

/**
 * Whether this tab may reload itself because code of `entry`'s release is gone: once for each release, so that a broken release
 * cannot reload for ever. The answer is remembered, so call it right before the reload.
 */
export function mayReloadFor(entry: string, store: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  if (store.getItem(RELOADED_KEY) === entry) return false
  store.setItem(RELOADED_KEY, entry)
  return true
}
