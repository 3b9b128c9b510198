/** The key, in local storage, of the token by which the server knows this browser. */
const KEY = 'lodge.known-browser'

/** Returns the token of an earlier sign-in in this browser, or null. */
export function knownBrowser(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    // A browser that forbids storage signs in as an unknown one.
    return null
  }
}

/** Keeps the token of a sign-in; signing out does not remove it. */
export function rememberBrowser(token: string): void {
  try {
    window.localStorage.setItem(KEY, token)
  } catch {
    // See `knownBrowser`.
  }
}
