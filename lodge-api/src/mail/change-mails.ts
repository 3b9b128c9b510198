import { BOOKING } from 'shared-ui/copy/booking'
import { CANCELLATION_MAIL, CHANGE_MAIL, REFUND_FAILED_NOTICE } from 'shared-ui/copy/change-mails'
import { formatDate } from 'shared-ui/copy/format'
import { MAIL_WORDS } from 'shared-ui/copy/mails'
import { reservationNumber } from 'shared-ui/rules/reservation-number'
import { billBlocks } from './confirmation-mail.ts'
import { heading, type MailBlock, type MailDocument, oneLine, paragraph, rows } from './mail-document.ts'
import { amountText, clientText, type MailLinks, reachBlocks, stayRows, testNotice } from './mail-parts.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import type { SettlementFacts } from './settlement-facts.ts'

/** tells the guest what holds after a change of nights or room. */
export const changeMail = (
  facts: ReservationFacts,
  money: SettlementFacts,
  links: MailLinks,
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
    ...refundBlocks(money),
    heading(CANCELLATION_MAIL.rules),
    { kind: 'list', points: BOOKING.refunds },
    ...reachBlocks(links),
  ],
})

function refundBlocks({ percent, toCard, byHand }: SettlementFacts): MailBlock[] {
  if (!percent) return [paragraph(CANCELLATION_MAIL.none)]
  if (toCard + byHand === 0) return [paragraph(CANCELLATION_MAIL.nothingPaid)]
  const told = (amount: number): string => (amount > 0 ? amountText(amount) : '')
  return [
    rows([
      { label: CANCELLATION_MAIL.percent, value: CANCELLATION_MAIL.share(percent) },
      { label: CANCELLATION_MAIL.toCard, value: told(toCard), strong: true },
      { label: CANCELLATION_MAIL.byHand, value: told(byHand), strong: true },
    ]),
    ...(toCard > 0 ? [paragraph(CANCELLATION_MAIL.cardNote)] : []),
    ...(byHand > 0 ? [paragraph(CANCELLATION_MAIL.deskNote)] : []),
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
