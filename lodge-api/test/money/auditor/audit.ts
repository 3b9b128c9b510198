import { wrongAlertsOf } from './alerts.ts'
import type { Books } from './books.ts'
import { wrongClients } from './clients.ts'
import { wrongMails } from './mails.ts'
import { wrongNights } from './nights.ts'
import { wrongAmounts, wrongCharges, wrongEndings, wrongReservations } from './purchases.ts'
import { wrongRefunds } from './refunds.ts'

/**
 * Returns the violations in settled books, as sentences that begin with the kind of finding. Shares no code with the product: SQL
 * and arithmetic are its own.
 */
export const auditSettled = (books: Books): string[] => [
  ...wrongCharges(books),
  ...wrongEndings(books),
  ...wrongReservations(books),
  ...wrongAmounts(books),
  ...wrongNights(books),
  ...wrongRefunds(books),
  ...wrongMails(books),
  ...wrongAlertsOf(books),
  ...wrongClients(books),
]

/**
 * Returns the violations in settled books after the clean-up of old data: charges, reservations, nights, refunds and amounts must
 * agree for ever; mails and reported outcomes have been deleted.
 */
export const auditRetained = (books: Books): string[] => [
  ...wrongCharges(books),
  ...wrongEndings(books),
  ...wrongReservations(books),
  ...wrongAmounts(books),
  ...wrongNights(books),
  ...wrongRefunds(books),
]

/** Returns the violations of what must hold even while payments are in progress. */
export const auditAnyTime = (books: Books): string[] => [...wrongCharges(books), ...wrongAmounts(books)]
