const KEY = 'lodge.visit'

/** Where the browser stores nothing, the identifier lives as long as its page. */
let visitOfThisPage: string | null = null

/** This browser's identifier if it has held a room before, or null: without a hold there is nothing to tell apart. */
export function knownVisit(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? visitOfThisPage
  } catch {
    // Storage is forbidden.
    return visitOfThisPage
  }
}

/** A random identifier of this browser, made on first use: the server knows this browser's own holds by it (M-08). */
export function visitOfThisBrowser(): string {
  const visit = knownVisit() ?? randomIdentifier()
  visitOfThisPage = visit
  try {
    window.localStorage.setItem(KEY, visit)
  } catch {
    // A full or forbidden storage: the next document makes another identifier.
  }
  return visit
}

/** 128 bits in hexadecimal. `crypto.randomUUID` is missing on a page without https, as on a phone in the lodge's own network. */
export const randomIdentifier = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
