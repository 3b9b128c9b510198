/** Base for resolving a path; any origin works, since it only shows whether a text leads to another site. */
const HERE = 'https://console.invalid'

/** The path of the sign-in page, which is no target after sign-in. */
export const SIGN_IN_PATH = '/administrative-panel'

/**
 * Returns `text` if it is a path of the console to return to after sign-in, else null. The URL of another site (`//evil.example`,
 * `/\evil.example`, `https:…`, `javascript:…`) is rejected.
 */
export function ownPath(text: string | undefined): string | null {
  if (text === undefined || !text.startsWith('/') || !URL.canParse(text, HERE)) return null
  const { origin, pathname, search, hash } = new URL(text, HERE)
  if (origin !== HERE || pathname.startsWith('//') || pathname === SIGN_IN_PATH) return null
  return `${pathname}${search}${hash}`
}
