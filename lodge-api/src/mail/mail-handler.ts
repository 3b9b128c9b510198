import { LODGE } from 'shared-ui/copy/lodge'
import type { Clock } from '../clock.ts'
import type { Database, DatabaseTransaction } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { instantText } from '../database/instants.ts'
import type { ReservationEventTable } from '../database/schema.ts'
import { cancellationMail, changeMail, refundFailedNotice } from './change-mails.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { MailDocument } from './mail-document.ts'
import type { MailLinks } from './mail-parts.ts'
import type { MailTransport } from './mail-transport.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { type ReservationFacts, readReservationFacts } from './reservation-facts.ts'
import { reversalMail, reversalNotice } from './reversal-mails.ts'
import { readSettlementFacts, type SettlementFacts } from './settlement-facts.ts'

/** The payload of a `mail` job. */
export type MailOrder = {
  template:
    | 'reservation-confirmed'
    | 'reservation-changed'
    | 'reservation-cancelled'
    | 'payment-reversed'
    | 'refund-failed'
  reservationId: string
  to: 'guest' | 'lodge'
}

export type MailParts = { database: Database; clock: Clock; transport: MailTransport; links: MailLinks }

/** What is to be written once the mail is taken, together with the job's end. */
type Sent = { finish: (transaction: DatabaseTransaction) => Promise<void> }

/** The handler of `mail` jobs: reads, draws and sends; the reservation's history then says that its guest was written to. */
export const createMailHandler =
  ({ database, clock, transport, links }: MailParts) =>
  async (order: MailOrder, job: { id: string }): Promise<Sent | undefined> => {
    const facts = await readReservationFacts(database.kysely, order.reservationId)
    const money = await readSettlementFacts(database.kysely, order.reservationId)
    const document = documentFor(order, { facts, money }, links)
    if (!document) return undefined
    await transport.send({ id: job.id, ...addressing(order, facts), ...drawn(document) })
    if (order.to === 'lodge') return undefined
    return { finish: (transaction) => recordMailSent(transaction, order, clock()) }
  }

/** What the history says once the guest was written to. */
const SENT_EVENTS: Record<MailOrder['template'], ReservationEventTable['kind']> = {
  'reservation-confirmed': 'mail_sent',
  'reservation-changed': 'change_mail_sent',
  'reservation-cancelled': 'cancellation_mail_sent',
  'payment-reversed': 'mail_sent',
  'refund-failed': 'mail_sent',
}

type Read = { facts: ReservationFacts; money: SettlementFacts }

function documentFor(order: MailOrder, { facts, money }: Read, links: MailLinks): MailDocument | null {
  // Taken out by staff while the mail waited: a confirmation would be a lie by now.
  const stands = facts.state === 'confirmed'
  switch (order.template) {
    case 'reservation-confirmed':
      return stands ? confirmationMail(facts, links) : null
    case 'reservation-changed':
      return stands ? changeMail(facts, money, links) : null
    case 'reservation-cancelled':
      return cancellationMail(facts, money, links)
    case 'refund-failed':
      return refundFailedNotice(facts, money, links)
    case 'payment-reversed':
      return order.to === 'lodge' ? reversalNotice(facts, links) : reversalMail(facts, links)
  }
}

function addressing(order: MailOrder, facts: ReservationFacts): { to: string; replyTo: string } {
  return order.to === 'lodge'
    ? { to: LODGE.email, replyTo: facts.client.email }
    : { to: facts.client.email, replyTo: LODGE.email }
}

const drawn = (document: MailDocument) => ({
  subject: document.subject,
  html: renderHtml(document),
  text: renderText(document),
})

async function recordMailSent(
  transaction: DatabaseTransaction,
  { reservationId, template }: MailOrder,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('reservation_event')
    .values({
      id: newId(now),
      reservation_id: reservationId,
      at: instantText(now),
      kind: SENT_EVENTS[template],
      by: null,
    })
    .execute()
}
