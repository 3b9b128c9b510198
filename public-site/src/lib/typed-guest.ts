/** The key of `sessionStorage` under which the booking form stores what is typed (E-03). */
export const BOOKING_KEY = 'lodge.booking'

/** B-13: how long what was typed is stored after the last change, in ms. */
const LIFE_MS = 3_600_000

/** How often an open page looks whether that time is over, in ms. */
const CHECK_MS = 60_000

/** Whether something typed at `typedAt` (epoch milliseconds) must be forgotten now; also where the clock was set far back since. */
export const isOutdated = (typedAt: unknown, now: number): boolean =>
  typeof typedAt !== 'number' || Math.abs(now - typedAt) > LIFE_MS

/** Removes what was typed into the booking form more than an hour ago; the number of a purchase stays, to ask how it ended. */
export function forgetOutdatedGuest(storage: Storage, now: number): void {
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
    // Not ours any more: without a date it counts as outdated.
    return {}
  }
}

/** Does so now and for as long as the page is open, whichever page it is. */
export function expireGuestOnSchedule(): void {
  const forget = () => {
    try {
      forgetOutdatedGuest(window.sessionStorage, Date.now())
    } catch {
      // A browser that forbids storage has stored nothing.
    }
  }
  forget()
  setInterval(forget, CHECK_MS)
}
