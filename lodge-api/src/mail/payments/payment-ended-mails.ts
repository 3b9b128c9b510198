import { denialAdvice } from 'shared-ui/copy/booking/booking'
import { formatMoment } from 'shared-ui/copy/format'
import {
  MAIL_WORDS,
  PAYMENT_ENDED_NOTICE as NOTICE,
  PAYMENT_ENDED_MAIL as WORDS,
} from 'shared-ui/copy/mails/mails'
import {
  clientText,
  guestRows,
  type MailLinks,
  nightsRows,
  openReservationLink,
  paymentRows,
  reachBlocks,
  stayRows,
  testNotice,
} from '../mail-parts.ts'
import {
  heading,
  type MailBlock,
  type MailDocument,
  type MailRow,
  oneLine,
  paragraph,
  rows,
} from '../render/mail-document.ts'
import type { PaymentFacts, ReservationFacts } from '../reservation-facts.ts'

type Ended = PaymentFacts & { state: 'never_charged' | 'denied_late' | 'returned' }

const hasEnded = (payment: PaymentFacts): payment is Ended =>
  payment.state === 'never_charged' || payment.state === 'denied_late' || payment.state === 'returned'

/**
 * Mail to the guest about how an interrupted payment ended. Null if it has not ended or succeeded: no mail reports a
 * charge or refund before the provider's record does.
 */
export function paymentEndedMail(facts: ReservationFacts, links: MailLinks): MailDocument | null {
  const { payment } = facts
  if (!payment || !hasEnded(payment)) return null
  const words = WORDS[payment.state]
  return {
    subject: words.subject(payment.purchaseNumber),
    heading: words.heading,
    notice: testNotice(facts),
    blocks: [
      paragraph(MAIL_WORDS.greeting(facts.client.names)),
      ...words.intro.map(paragraph),
      ...(payment.state === 'denied_late' ? [paragraph(denialAdvice(payment.actionCode))] : []),
      ...paymentBlocks(payment),
      heading(WORDS.stay),
      rows(nightsRows(facts)),
      { kind: 'links', links: [retryLink(facts, links), searchLink(links)] },
      ...reachBlocks(links),
    ],
  }
}

/** The same as a notice to the lodge, which may still help the guest. */
export function paymentEndedNotice(facts: ReservationFacts, links: MailLinks): MailDocument | null {
  const { payment } = facts
  if (!payment || !hasEnded(payment)) return null
  const words = NOTICE[payment.state]
  return {
    subject: oneLine(words.subject(payment.purchaseNumber, clientText(facts))),
    heading: words.heading,
    notice: testNotice(facts),
    blocks: [
      paragraph(words.intro),
      paragraph(NOTICE.advice),
      heading(NOTICE.stay),
      rows([...stayRows(facts), ...guestRows(facts)]),
      ...paymentBlocks(payment),
      { kind: 'links', links: [openReservationLink(facts, links)] },
    ],
  }
}

const paymentBlocks = (payment: Ended): MailBlock[] => [heading(WORDS.payment), rows(endedRows(payment))]

/** The facts of the payment, without an amount if nothing was charged. */
function endedRows(payment: Ended): MailRow[] {
  switch (payment.state) {
    case 'never_charged':
      return [{ label: MAIL_WORDS.order, value: payment.purchaseNumber }]
    case 'denied_late':
      return [
        { label: MAIL_WORDS.order, value: payment.purchaseNumber },
        { label: MAIL_WORDS.bankResponse, value: payment.bankResponse },
      ]
    case 'returned':
      return [
        ...paymentRows(payment, WORDS.returnedAmount),
        { label: WORDS.returnedAt, value: `${formatMoment(payment.stateAt)} ${MAIL_WORDS.momentZone}` },
      ]
  }
}

const retryLink = ({ room, stay }: ReservationFacts, { publicUrl }: MailLinks) => ({
  text: WORDS.again,
  href: `${publicUrl}/make-reservation/${room.id}/${stay.entry}/${stay.departure}`,
})

const searchLink = ({ publicUrl }: MailLinks) => ({ text: WORDS.search, href: `${publicUrl}/rooms` })
