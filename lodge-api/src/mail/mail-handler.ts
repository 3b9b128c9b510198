import { LODGE } from 'shared-ui/copy/lodge'
import type { Clock } from '../clock.ts'
import type { Database, DatabaseTransaction } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { instantText } from '../database/instants.ts'
import type { ReservationEventTable } from '../database/schema.ts'
import { cancellationMail, changeMail, guestCancelledNotice, refundFailedNotice } from './change-mails.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { guestLink, issueGuestToken } from './guest-link.ts'
import type { MailDocument } from './mail-document.ts'
import type { GuestLinks, MailLinks } from './mail-parts.ts'
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
    | 'guest-cancelled'
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
  (parts: MailParts) =>
  async (order: MailOrder, job: { id: string }): Promise<Sent | undefined> => {
    const { kysely } = parts.database
    const facts = await readReservationFacts(kysely, order.reservationId)
    const money = await readSettlementFacts(kysely, order.reservationId)
    const document = await documentFor(order, { facts, money }, parts)
    if (!document) return undefined
    await parts.transport.send({ id: job.id, ...addressing(order, facts), ...drawn(document) })
    if (order.to === 'lodge') return undefined
    return { finish: (transaction) => recordMailSent(transaction, order, parts.clock()) }
  }

/** What the history says once the guest was written to. */
const SENT_EVENTS: Record<MailOrder['template'], ReservationEventTable['kind']> = {
  'reservation-confirmed': 'mail_sent',
  'reservation-changed': 'change_mail_sent',
  'reservation-cancelled': 'cancellation_mail_sent',
  'guest-cancelled': 'mail_sent',
  'payment-reversed': 'mail_sent',
  'refund-failed': 'mail_sent',
}

type Read = { facts: ReservationFacts; money: SettlementFacts }

async function documentFor(order: MailOrder, read: Read, parts: MailParts): Promise<MailDocument | null> {
  const { facts, money } = read
  const { links } = parts
  switch (order.template) {
    case 'reservation-confirmed':
    case 'reservation-changed':
      return standingMail(order.template, read, parts)
    case 'reservation-cancelled':
      return cancellationMail(facts, money, links)
    case 'guest-cancelled':
      return guestCancelledNotice(facts, money, links)
    case 'refund-failed':
      return refundFailedNotice(facts, money, links)
    case 'payment-reversed':
      return order.to === 'lodge' ? reversalNotice(facts, links) : reversalMail(facts, links)
  }
}

/** With the guest's own link (B-12). Taken out by staff while the mail waited, it would be a lie by now. */
async function standingMail(
  template: 'reservation-confirmed' | 'reservation-changed',
  { facts, money }: Read,
  { database, clock, links }: MailParts,
): Promise<MailDocument | null> {
  if (facts.state !== 'confirmed') return null
  const token = await issueGuestToken(database.kysely, facts.id, clock())
  const guestLinks: GuestLinks = { ...links, reservation: guestLink(links, token) }
  return template === 'reservation-confirmed'
    ? confirmationMail(facts, guestLinks)
    : changeMail(facts, money, guestLinks)
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
