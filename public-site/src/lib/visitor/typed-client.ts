import { type PageStorage, tabStorage } from 'shared-ui/api/browser-storage'

/** The `sessionStorage` key of the booking form's data. */
export const BOOKING_KEY = 'lodge.booking'

/** How long client data is retained after the last change, in ms. */
const LIFE_MS = 3_600_000

/** How often an open page checks whether client data is outdated, in ms. */
const CHECK_MS = 60_000

/** Whether data typed at `typedAt` (epoch milliseconds) is outdated; also true if the clock has since been set back far. */
export const isOutdated = (typedAt: unknown, now: number): boolean =>
  typeof typedAt !== 'number' || Math.abs(now - typedAt) > LIFE_MS

/** Removes outdated client data from the booking form's storage. The purchase is retained, so that its outcome can be requested. */
export function forgetOutdatedClient(storage: PageStorage, now: number): void {
  const text = storage.getItem(BOOKING_KEY)
  if (text === null) return
  const stored = parsed(text)
  if (!isOutdated(stored.typedAt, now)) return
  if (stored.purchase) storage.setItem(BOOKING_KEY, JSON.stringify({ purchase: stored.purchase }))
  else storage.removeItem(BOOKING_KEY)
}

function parsed(text: string): { typedAt?: unknown; purchase?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Unreadable: without a date it counts as outdated.
    return {}
  }
}

/** Removes outdated client data now and once a minute while the page is open. */
export function expireClientOnSchedule(): void {
  const forget = () => forgetOutdatedClient(tabStorage, Date.now())
  forget()
  setInterval(forget, CHECK_MS)
}
