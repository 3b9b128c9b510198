import { formatDate } from 'shared-ui/copy/format'
import { RESERVATION_NOTICE as WORDS } from 'shared-ui/copy/mails'
import { heading, type MailDocument, oneLine, paragraph, rows } from './mail-document.ts'
import {
  clientText,
  guestRows,
  type MailLinks,
  openReservationLink,
  paymentRows,
  stayRows,
  testNotice,
} from './mail-parts.ts'
import type { ReservationFacts } from './reservation-facts.ts'

/**
 * Tells the lodge of a new booking that a card has paid, so that reception need not watch the console. Null where it no longer stands
 * or no card has paid it.
 */
export function reservationNotice(facts: ReservationFacts, links: MailLinks): MailDocument | null {
  const { payment } = facts
  if (facts.state !== 'confirmed' || payment?.state !== 'confirmed') return null
  return {
    subject: oneLine(WORDS.subject(formatDate(facts.stay.entry), clientText(facts))),
    heading: WORDS.heading,
    notice: testNotice(facts),
    blocks: [
      paragraph(WORDS.intro),
      heading(WORDS.stay),
      rows(stayRows(facts)),
      heading(WORDS.client),
      rows(guestRows(facts)),
      heading(WORDS.payment),
      rows(paymentRows(payment, WORDS.amount)),
      { kind: 'links', links: [openReservationLink(facts, links)] },
    ],
  }
}
