import { MAIL_WORDS, REVERSAL_MAIL, REVERSAL_NOTICE } from 'shared-ui/copy/mails'
import { heading, type MailBlock, type MailDocument, oneLine, paragraph, rows } from './mail-document.ts'
import { clientText, type MailLinks, paymentRows, reachBlocks, stayRows, testNotice } from './mail-parts.ts'
import type { ReservationFacts } from './reservation-facts.ts'

const orderOf = (facts: ReservationFacts): string => facts.payment?.purchaseNumber ?? ''

const returnedRows = ({ payment }: ReservationFacts): MailBlock[] =>
  payment ? [heading(REVERSAL_MAIL.details), rows(paymentRows(payment, REVERSAL_MAIL.amount))] : []

/** Case 8: tells the guest that what was paid is given back, and what can be done now. */
export const reversalMail = (facts: ReservationFacts, links: MailLinks): MailDocument => ({
  subject: REVERSAL_MAIL.subject(orderOf(facts)),
  heading: REVERSAL_MAIL.heading,
  notice: testNotice(facts),
  blocks: [
    paragraph(MAIL_WORDS.greeting(facts.client.names)),
    ...REVERSAL_MAIL.intro.map(paragraph),
    ...returnedRows(facts),
    heading(REVERSAL_MAIL.next),
    paragraph(REVERSAL_MAIL.nextText),
    { kind: 'links', links: [{ text: REVERSAL_MAIL.search, href: `${links.publicUrl}/rooms` }] },
    ...reachBlocks(links),
  ],
})

/** Case 8: the same to the lodge, which may still help the guest. */
export const reversalNotice = (facts: ReservationFacts, links: MailLinks): MailDocument => ({
  subject: oneLine(REVERSAL_NOTICE.subject(orderOf(facts), clientText(facts))),
  heading: REVERSAL_NOTICE.heading,
  notice: testNotice(facts),
  blocks: [
    paragraph(REVERSAL_NOTICE.intro),
    paragraph(REVERSAL_NOTICE.advice),
    heading(REVERSAL_NOTICE.details),
    rows([
      ...stayRows(facts),
      { label: REVERSAL_NOTICE.client, value: clientText(facts) },
      { label: MAIL_WORDS.email, value: facts.client.email },
    ]),
    ...returnedRows(facts),
    {
      kind: 'links',
      links: [{ text: REVERSAL_NOTICE.open, href: `${links.adminUrl}/view-reservation/${facts.id}` }],
    },
  ],
})
