import { browserStorage } from 'shared-ui/api/browser-storage'
import { randomIdentifier } from 'shared-ui/api/random-identifier'

const KEY = 'lodge.visit'

/** The identifier in memory, for browsers that forbid storage. */
let visitOfThisPage: string | null = null

/** Returns this browser's identifier if it has held a room before, or null. */
export const knownVisit = (): string | null => browserStorage.getItem(KEY) ?? visitOfThisPage

/** Returns the random identifier of this browser, made on first use, by which the server recognises the browser's own holds. */
export function visitOfThisBrowser(): string {
  const visit = knownVisit() ?? randomIdentifier()
  visitOfThisPage = visit
  // If nothing can be stored, the next document makes another identifier.
  browserStorage.setItem(KEY, visit)
  return visit
}
