import { addDays, type CalendarDate, dayInLima, dayStartInLima } from '../dates/calendar-date.ts'
import { DAY_MS, HOUR_MS } from '../dates/durations.ts'

/** A period in the lodge's calendar. */
export type Period = { hours: number } | { days: number } | { years: number }

/**
 * How long personal data is retained. docs/privacy.md lists the same periods by these names, which a test compares, and the privacy
 * page is written with them.
 */
export const RETENTION = {
  /** Browser, tab and network of a purchase, after it ended. */
  identifiers: { days: 1 },
  /** A purchase that did not become a booking, after it ended. */
  failedPurchases: { days: 30 },
  /** The client of a stay, counted from the end of the year of the stay: tax law asks for the document of boleta or factura. */
  clients: { years: 5 },
  /** The client of a deleted reservation, after the stay would have ended. */
  deletedReservations: { years: 1 },
  /** The guests of a stay, after the departure: the register of guests. */
  guests: { years: 5 },
  /** The links in mails to a guest, after the last night: as long as a refund to a card is possible. */
  guestLinks: { days: 180 },
  messages: { years: 1 },
  unconfirmedSubscriptions: { days: 30 },
  /** A withdrawn consent, which proves the withdrawal. */
  withdrawnSubscriptions: { years: 2 },
  /** A complaint, after its reply; the law asks for two years. */
  complaints: { years: 2 },
  /** The audit log, which proves what was done with the books. */
  auditEntries: { years: 5 },
  /** Mails that were sent. */
  doneJobs: { days: 30 },
  /** Mails that were given up, after their last attempt. */
  givenUpJobs: { years: 1 },
  /** A session of staff, after the sign-in, and after the last request. */
  sessions: { hours: 8 },
  idleSessions: { hours: 2 },
  /** Counted requests, after their window began. */
  requestCounts: { hours: 1 },
} as const satisfies Record<string, Period>

/** The same day of another year; 28 February for 29 February. */
function inOtherYear(day: CalendarDate, years: number): CalendarDate {
  const year = String(Number(day.slice(0, 4)) + years)
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`
}

/** Returns the instant (epoch ms) one period before `now`. Years end at the beginning of their day in Lima. */
export function instantBefore(now: number, period: Period): number {
  if ('hours' in period) return now - period.hours * HOUR_MS
  if ('days' in period) return now - period.days * DAY_MS
  return dayStartInLima(inOtherYear(dayInLima(now), -period.years))
}

/** Returns the day one period before `day`. */
export const dayBefore = (day: CalendarDate, period: { days: number } | { years: number }): CalendarDate =>
  'years' in period ? inOtherYear(day, -period.years) : addDays(day, -period.days)

/** Returns the day some years after `day`. */
export const dayAfter = (day: CalendarDate, period: { years: number }): CalendarDate =>
  inOtherYear(day, period.years)

/** Returns the first day on which tax law no longer asks for the client of a stay with this last night. */
export const clientRetainedUntil = (outDate: CalendarDate): CalendarDate =>
  `${Number(outDate.slice(0, 4)) + RETENTION.clients.years + 1}-01-01`

/** Returns the last nights whose clients tax law no longer asks for: those before the returned day. */
export const clientsRetainedSince = (today: CalendarDate): CalendarDate =>
  `${Number(today.slice(0, 4)) - RETENTION.clients.years}-01-01`
