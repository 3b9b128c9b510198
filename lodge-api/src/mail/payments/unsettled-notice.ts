import { formatMoment } from 'shared-ui/copy/format'
import { MAIL_WORDS, PAYMENT_UNSETTLED_NOTICE as WORDS } from 'shared-ui/copy/mails/mails'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import {
  amountText,
  clientText,
  guestRows,
  type MailLinks,
  openReservationLink,
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
import type { UnsettledFacts } from '../unsettled-facts.ts'

/**
 * Notice to the lodge about payments that do not settle by themselves and what to do. Null if everything has settled
 * meanwhile.
 */
export const unsettledNotice = (
  facts: ReservationFacts,
  open: UnsettledFacts[],
  links: MailLinks,
): MailDocument | null =>
  open.length === 0
    ? null
    : {
        subject: oneLine(WORDS.subject(reservationNumber(facts.id), clientText(facts))),
        heading: WORDS.heading,
        notice: testNotice(facts),
        blocks: [
          paragraph(WORDS.intro),
          ...open.flatMap(problemBlocks),
          heading(WORDS.guest),
          rows([...stayRows(facts), ...guestRows(facts)]),
          {
            kind: 'links',
            links: [
              { text: WORDS.open, href: `${links.adminUrl}/payments-panel` },
              openReservationLink(facts, links),
            ],
          },
        ],
      }

function problemBlocks(open: UnsettledFacts): MailBlock[] {
  const { title, text, retrying, todo } = WORDS.problems[open.problem]
  return [
    heading(title),
    paragraph(text),
    paragraph(open.isNotConfigured ? WORDS.notConfigured : retrying),
    paragraph(todo),
    rows([
      { label: MAIL_WORDS.order, value: open.purchaseNumber },
      { label: WORDS.amount, value: amountText(open.amount), strong: true },
      { label: WORDS.since, value: `${formatMoment(open.since)} ${MAIL_WORDS.momentZone}` },
    ]),
  ]
}
