/** Any origin will do: it only shows whether a text leads elsewhere. */
const HERE = 'https://console.invalid'

/** where sign-in itself is, and so nowhere to go back to. */
export const SIGN_IN_PATH = '/administrative-panel'

/**
 * `text` where it is a path of the console to go back to after sign-in, else null. A link may carry anything: another
 * site's address (`//evil.example`, `/\evil.example`, `https:…`, `javascript:…`) is not followed.
 */
export function ownPath(text: string | undefined): string | null {
  if (text === undefined || !text.startsWith('/') || !URL.canParse(text, HERE)) return null
  const { origin, pathname, search, hash } = new URL(text, HERE)
  if (origin !== HERE || pathname.startsWith('//') || pathname === SIGN_IN_PATH) return null
  return `${pathname}${search}${hash}`
}
