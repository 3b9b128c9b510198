import {
  REFUND_MANUAL_NOTICE as NOTICE,
  REFUND_MANUAL_REASONS as REASONS,
  REFUND_MANUAL_MAIL as WORDS,
} from 'shared-ui/copy/mails/change-mails'
import { MAIL_WORDS } from 'shared-ui/copy/mails/mails'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import {
  amountText,
  cardText,
  clientText,
  guestRows,
  type MailLinks,
  openReservationLink,
  reachBlocks,
  stayRows,
  testNotice,
} from '../mail-parts.ts'
import {
  heading,
  type MailBlock,
  type MailDocument,
  oneLine,
  paragraph,
  rows,
} from '../render/mail-document.ts'
import type { ReservationFacts } from '../reservation-facts.ts'
import type { ManualRefund, SettlementFacts } from '../settlement-facts.ts'

const owedAmount = ({ manual }: SettlementFacts): number =>
  manual.reduce((sum, { amount }) => sum + amount, 0)

/** Mail to the guest: why a refund cannot go to the card and how it is paid. Null if nothing is owed any more. */
export function refundManualMail(
  facts: ReservationFacts,
  money: SettlementFacts,
  links: MailLinks,
): MailDocument | null {
  const owed = owedAmount(money)
  if (owed === 0) return null
  return {
    subject: WORDS.subject(reservationNumber(facts.id)),
    heading: WORDS.heading,
    notice: testNotice(facts),
    blocks: [
      paragraph(MAIL_WORDS.greeting(facts.client.names)),
      ...reasonBlocks(facts, money.manual),
      paragraph(WORDS.owed(amountText(owed))),
      paragraph(WORDS.arrange),
      heading(WORDS.details),
      rows([
        ...stayRows(facts),
        { label: WORDS.card, value: cardText(facts.payment) },
        { label: WORDS.amount, value: amountText(owed), strong: true },
      ]),
      ...reachBlocks(links),
    ],
  }
}

/** The same as a notice to the lodge, which pays it. */
export function refundManualNotice(
  facts: ReservationFacts,
  money: SettlementFacts,
  links: MailLinks,
): MailDocument | null {
  const owed = owedAmount(money)
  if (owed === 0) return null
  return {
    subject: oneLine(NOTICE.subject(reservationNumber(facts.id), clientText(facts))),
    heading: NOTICE.heading,
    notice: testNotice(facts),
    blocks: [
      ...reasonBlocks(facts, money.manual),
      paragraph(NOTICE.owed(amountText(owed))),
      paragraph(NOTICE.advice),
      heading(NOTICE.details),
      rows([
        ...stayRows(facts),
        ...guestRows(facts),
        { label: NOTICE.amount, value: amountText(owed), strong: true },
      ]),
      {
        kind: 'links',
        links: [
          openReservationLink(facts, links),
          { text: NOTICE.unsettled, href: `${links.adminUrl}/payments-panel` },
        ],
      },
    ],
  }
}

/** Returns each reason once, even if several refunds share it. */
function reasonBlocks({ payment }: ReservationFacts, manual: ManualRefund[]): MailBlock[] {
  const sentences = manual.map(({ problem }) => {
    const reason = problem === 'too_old' || problem === 'brand' || problem === 'refused' ? problem : 'other'
    return REASONS[reason](payment?.brand ?? '')
  })
  return [...new Set(sentences)].map(paragraph)
}
