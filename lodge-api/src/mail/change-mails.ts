import { BOOKING } from 'shared-ui/copy/booking/booking'
import { formatDate } from 'shared-ui/copy/format'
import { CANCELLATION_MAIL, CHANGE_MAIL, GUEST_CANCELLED_NOTICE } from 'shared-ui/copy/mails/change-mails'
import { MAIL_WORDS } from 'shared-ui/copy/mails/mails'
import type { Centimos } from 'shared-ui/rules/money/money'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { billBlocks } from './confirmation-mail.ts'
import {
  amountText,
  clientText,
  type GuestLinks,
  guestRows,
  type MailLinks,
  manageBlocks,
  openReservationLink,
  reachBlocks,
  stayRows,
  testNotice,
  textRows,
} from './mail-parts.ts'
import { refundNotes, refundRows } from './refund-blocks.ts'
import {
  heading,
  type MailBlock,
  type MailDocument,
  oneLine,
  paragraph,
  rows,
} from './render/mail-document.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import { type SettlementFacts, sumOfCardParts, sumOfParts } from './settlement-facts.ts'

/** Mail to the guest after a change of nights or room, with the whole reservation. */
export const changeMail = (
  facts: ReservationFacts,
  money: SettlementFacts,
  links: GuestLinks,
): MailDocument => ({
  subject: CHANGE_MAIL.subject(formatDate(facts.stay.entry)),
  heading: CHANGE_MAIL.heading,
  notice: testNotice(facts),
  blocks: [
    paragraph(MAIL_WORDS.greeting(facts.client.names)),
    paragraph(CHANGE_MAIL.intro),
    heading(CHANGE_MAIL.stay),
    rows([...stayRows(facts), { label: CHANGE_MAIL.guest, value: clientText(facts) }]),
    ...billBlocks(facts),
    ...folioBlocks(money),
    ...manageBlocks(links),
    heading(BOOKING.refundTitle),
    { kind: 'list', points: BOOKING.refunds },
    ...reachBlocks(links),
  ],
})

const textUnlessZero = (amount: Centimos): string => (amount === 0 ? '' : amountText(amount))

/** Shows what was paid, refunded and retained, and what is left to pay; empty if nothing was paid. */
function folioBlocks({ folio, change }: SettlementFacts): MailBlock[] {
  const paid = folio.paid + sumOfParts(change)
  if (paid === 0) return []
  return [
    heading(CHANGE_MAIL.folio),
    rows([
      { label: CHANGE_MAIL.charges, value: textUnlessZero(folio.charges) },
      { label: CHANGE_MAIL.paid, value: amountText(paid) },
      { label: CHANGE_MAIL.retained, value: textUnlessZero(folio.retained) },
      { label: CHANGE_MAIL.toPay, value: textUnlessZero(Math.max(0, folio.balance)), strong: true },
      ...refundRows(change),
    ]),
    ...refundNotes(change),
  ]
}

/** Mail to the guest about the cancellation, its refund and how it is paid. */
export const cancellationMail = (
  facts: ReservationFacts,
  money: SettlementFacts,
  links: MailLinks,
): MailDocument => ({
  subject: CANCELLATION_MAIL.subject(reservationNumber(facts.id)),
  heading: CANCELLATION_MAIL.heading,
  notice: testNotice(facts),
  blocks: [
    paragraph(MAIL_WORDS.greeting(facts.client.names)),
    paragraph(CANCELLATION_MAIL.intro),
    heading(CANCELLATION_MAIL.stay),
    rows(stayRows(facts)),
    heading(CANCELLATION_MAIL.refund),
    ...refundBlocks(facts, money),
    ...(isSettled(facts, money) ? [paragraph(CANCELLATION_MAIL.nothingToDo)] : []),
    heading(CANCELLATION_MAIL.rules),
    { kind: 'list', points: BOOKING.refunds },
    ...reachBlocks(links),
  ],
})

/** Whether a guest who cancelled online may have paid a part at the desk: the card has not paid everything. */
const mayHavePaidAtDesk = ({ total }: ReservationFacts, money: SettlementFacts): boolean =>
  money.byGuest && money.paidByCard - money.folio.retained + sumOfCardParts(money.cancellation) < total

/**
 * Whether nothing is left to arrange with the guest: no refund by hand, none unclear, and no possible payment at the
 * desk.
 */
function isSettled(facts: ReservationFacts, money: SettlementFacts): boolean {
  const isPayableAtDesk = mayHavePaidAtDesk(facts, money) && (money.percent ?? 0) > 0
  const { cancellation, change, manual } = money
  return (
    manual.length === 0 &&
    cancellation.desk + change.desk + cancellation.unclear + change.unclear === 0 &&
    !isPayableAtDesk
  )
}

function refundBlocks(facts: ReservationFacts, money: SettlementFacts): MailBlock[] {
  const { percent, cancellation } = money
  if (!percent) return [paragraph(CANCELLATION_MAIL.none)]
  const deskQuestion = mayHavePaidAtDesk(facts, money) ? [paragraph(CANCELLATION_MAIL.payableAtDesk)] : []
  if (sumOfParts(cancellation) === 0) {
    const nothing = deskQuestion.length > 0 ? CANCELLATION_MAIL.nothingByCard : CANCELLATION_MAIL.nothingPaid
    return [paragraph(nothing), ...deskQuestion]
  }
  return [
    rows([
      { label: CANCELLATION_MAIL.percent, value: CANCELLATION_MAIL.share(percent) },
      ...refundRows(cancellation),
    ]),
    ...refundNotes(cancellation),
    ...(cancellation.desk > 0 ? [paragraph(CANCELLATION_MAIL.deskNote)] : []),
    ...deskQuestion,
  ]
}

/** Notice to the lodge that a guest cancelled online. */
export const guestCancelledNotice = (
  facts: ReservationFacts,
  money: SettlementFacts,
  links: MailLinks,
): MailDocument => ({
  subject: oneLine(GUEST_CANCELLED_NOTICE.subject(reservationNumber(facts.id), clientText(facts))),
  heading: GUEST_CANCELLED_NOTICE.heading,
  notice: testNotice(facts),
  blocks: [
    paragraph(GUEST_CANCELLED_NOTICE.intro),
    heading(GUEST_CANCELLED_NOTICE.details),
    rows([...stayRows(facts), ...textRows(facts), ...guestRows(facts)]),
    heading(GUEST_CANCELLED_NOTICE.refund),
    ...noticedRefund(facts, money),
    { kind: 'links', links: [openReservationLink(facts, links)] },
  ],
})

function noticedRefund(facts: ReservationFacts, money: SettlementFacts): MailBlock[] {
  const { percent, cancellation } = money
  if (!percent) return [paragraph(CANCELLATION_MAIL.none)]
  return [
    rows([
      { label: CANCELLATION_MAIL.percent, value: CANCELLATION_MAIL.share(percent) },
      ...refundRows(cancellation, GUEST_CANCELLED_NOTICE.labels),
    ]),
    ...(cancellation.toCard > 0 ? [paragraph(GUEST_CANCELLED_NOTICE.cardNote)] : []),
    ...(cancellation.manual > 0 ? [paragraph(GUEST_CANCELLED_NOTICE.manualNote)] : []),
    ...(mayHavePaidAtDesk(facts, money) ? [paragraph(GUEST_CANCELLED_NOTICE.payableAtDesk(percent))] : []),
  ]
}
