import { BOOKING } from 'shared-ui/copy/booking'
import {
  CANCELLATION_MAIL,
  CHANGE_MAIL,
  GUEST_CANCELLED_NOTICE,
  REFUND_FAILED_NOTICE,
} from 'shared-ui/copy/change-mails'
import { formatDate } from 'shared-ui/copy/format'
import { MAIL_WORDS } from 'shared-ui/copy/mails'
import { reservationNumber } from 'shared-ui/rules/reservation-number'
import { billBlocks } from './confirmation-mail.ts'
import { heading, type MailBlock, type MailDocument, oneLine, paragraph, rows } from './mail-document.ts'
import {
  amountText,
  clientText,
  type GuestLinks,
  type MailLinks,
  manageBlocks,
  reachBlocks,
  stayRows,
  testNotice,
} from './mail-parts.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import type { SettlementFacts } from './settlement-facts.ts'

/** tells the guest what holds after a change of nights or room. */
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
    ...accountBlocks(facts, money),
    ...manageBlocks(links),
    heading(BOOKING.refundTitle),
    { kind: 'list', points: BOOKING.refunds },
    ...reachBlocks(links),
  ],
})

/** Where a card has paid: how much, and what is still to be settled. */
function accountBlocks(facts: ReservationFacts, money: SettlementFacts): MailBlock[] {
  if (!facts.payment) return []
  const { paidByCard, changeToCard, changeByHand } = money
  const told = (amount: number): string => (amount > 0 ? amountText(amount) : '')
  return [
    heading(CHANGE_MAIL.account),
    rows([
      { label: CHANGE_MAIL.paidByCard, value: amountText(paidByCard + changeToCard + changeByHand) },
      { label: CHANGE_MAIL.toCard, value: told(changeToCard) },
      { label: CHANGE_MAIL.toPay, value: told(facts.total - paidByCard), strong: true },
      { label: CHANGE_MAIL.toReceive, value: told(changeByHand), strong: true },
    ]),
  ]
}

/** P-08: tells the guest that the reservation is cancelled, and what is given back and how. */
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

/** Whether the guest, who was not asked, may have paid a part at the desk: the card has not paid all (B-12). */
const mayHavePaidAtDesk = ({ total }: ReservationFacts, money: SettlementFacts): boolean =>
  money.byGuest && money.paidByCard + money.toCard < total

/** Whether no money is left to be arranged with the guest: none that goes by hand, was refused, or may have been paid at the desk. */
function isSettled(facts: ReservationFacts, money: SettlementFacts): boolean {
  const isAskedAtDesk = mayHavePaidAtDesk(facts, money) && (money.percent ?? 0) > 0
  return money.byHand + money.changeByHand + money.failed === 0 && !isAskedAtDesk
}

function refundBlocks(facts: ReservationFacts, money: SettlementFacts): MailBlock[] {
  const { percent, toCard, byHand } = money
  if (!percent) return [paragraph(CANCELLATION_MAIL.none)]
  const told = (amount: number): string => (amount > 0 ? amountText(amount) : '')
  const asked = mayHavePaidAtDesk(facts, money) ? [paragraph(CANCELLATION_MAIL.askedAtDesk)] : []
  if (toCard + byHand === 0) {
    const nothing = asked.length > 0 ? CANCELLATION_MAIL.nothingByCard : CANCELLATION_MAIL.nothingPaid
    return [paragraph(nothing), ...asked]
  }
  return [
    rows([
      { label: CANCELLATION_MAIL.percent, value: CANCELLATION_MAIL.share(percent) },
      { label: CANCELLATION_MAIL.toCard, value: told(toCard), strong: true },
      { label: CANCELLATION_MAIL.byHand, value: told(byHand), strong: true },
    ]),
    ...(toCard > 0 ? [paragraph(CANCELLATION_MAIL.cardNote)] : []),
    ...(byHand > 0 ? [paragraph(CANCELLATION_MAIL.deskNote)] : []),
    ...asked,
  ]
}

/** B-12: to the lodge, which did not cancel itself. */
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
    rows([
      ...stayRows(facts),
      { label: GUEST_CANCELLED_NOTICE.client, value: clientText(facts) },
      { label: MAIL_WORDS.email, value: facts.client.email },
    ]),
    heading(GUEST_CANCELLED_NOTICE.refund),
    ...noticedRefund(facts, money),
    {
      kind: 'links',
      links: [{ text: GUEST_CANCELLED_NOTICE.open, href: `${links.adminUrl}/view-reservation/${facts.id}` }],
    },
  ],
})

function noticedRefund(facts: ReservationFacts, money: SettlementFacts): MailBlock[] {
  const { percent, toCard } = money
  if (!percent) return [paragraph(CANCELLATION_MAIL.none)]
  return [
    rows([
      { label: CANCELLATION_MAIL.percent, value: CANCELLATION_MAIL.share(percent) },
      { label: GUEST_CANCELLED_NOTICE.toCard, value: toCard > 0 ? amountText(toCard) : '', strong: true },
    ]),
    ...(toCard > 0 ? [paragraph(GUEST_CANCELLED_NOTICE.cardNote)] : []),
    ...(mayHavePaidAtDesk(facts, money) ? [paragraph(GUEST_CANCELLED_NOTICE.askedAtDesk(percent))] : []),
  ]
}

/** To the lodge: a refund that nobody gave, and what can be done. */
export const refundFailedNotice = (
  facts: ReservationFacts,
  money: SettlementFacts,
  links: MailLinks,
): MailDocument => ({
  subject: oneLine(REFUND_FAILED_NOTICE.subject(reservationNumber(facts.id), clientText(facts))),
  heading: REFUND_FAILED_NOTICE.heading,
  notice: testNotice(facts),
  blocks: [
    paragraph(REFUND_FAILED_NOTICE.intro),
    paragraph(REFUND_FAILED_NOTICE.advice),
    heading(REFUND_FAILED_NOTICE.details),
    rows([
      ...stayRows(facts),
      { label: REFUND_FAILED_NOTICE.client, value: clientText(facts) },
      { label: MAIL_WORDS.email, value: facts.client.email },
      { label: REFUND_FAILED_NOTICE.amount, value: amountText(money.failed), strong: true },
    ]),
    {
      kind: 'links',
      links: [{ text: REFUND_FAILED_NOTICE.open, href: `${links.adminUrl}/view-reservation/${facts.id}` }],
    },
  ],
})
