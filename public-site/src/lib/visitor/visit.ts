import { randomIdentifier } from 'shared-ui/api/random-identifier'

const KEY = 'lodge.visit'

/** The identifier in memory, for browsers that forbid storage. */
let visitOfThisPage: string | null = null

/** Returns this browser's identifier if it has held a room before, or null. */
export function knownVisit(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? visitOfThisPage
  } catch {
    // Storage is forbidden.
    return visitOfThisPage
  }
}

/** Returns the random identifier of this browser, made on first use, by which the server recognises the browser's own holds. */
export function visitOfThisBrowser(): string {
  const visit = knownVisit() ?? randomIdentifier()
  visitOfThisPage = visit
  try {
    window.localStorage.setItem(KEY, visit)
  } catch {
    // Storage is full or forbidden: the next document makes another identifier.
  }
  return visit
}
