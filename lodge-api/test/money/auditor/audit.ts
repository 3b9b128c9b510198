import { wrongAlertsOf } from './alerts.ts'
import type { Books } from './books.ts'
import { wrongClients } from './clients.ts'
import { wrongMails } from './mails.ts'
import { wrongNights } from './nights.ts'
import { wrongAmounts, wrongCharges, wrongEndings, wrongReservations } from './purchases.ts'
import { wrongRefunds } from './refunds.ts'

/**
 * What must not be once everything has settled. It shares no code with the product: its SQL and its arithmetic are its own.
 * Sentences, each beginning with the kind of the finding; none where all is well.
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

/** What must never be, also while payments are under way. */
export const auditAnyTime = (books: Books): string[] => [...wrongCharges(books), ...wrongAmounts(books)]
