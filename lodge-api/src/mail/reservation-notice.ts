import { formatDate } from 'shared-ui/copy/format'
import { RESERVATION_NOTICE as WORDS } from 'shared-ui/copy/mails/mails'
import {
  clientText,
  guestRows,
  type MailLinks,
  openReservationLink,
  paymentRows,
  stayRows,
  testNotice,
  textRows,
} from './mail-parts.ts'
import { heading, type MailDocument, oneLine, paragraph, rows } from './render/mail-document.ts'
import type { ReservationFacts } from './reservation-facts.ts'

/**
 * Notice to the lodge of a new booking paid by card. Null if the reservation is no longer active or no card has paid
 * it.
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
      rows([...stayRows(facts), ...textRows(facts)]),
      heading(WORDS.client),
      rows(guestRows(facts)),
      heading(WORDS.payment),
      rows(paymentRows(payment, WORDS.amount)),
      { kind: 'links', links: [openReservationLink(facts, links)] },
    ],
  }
}
