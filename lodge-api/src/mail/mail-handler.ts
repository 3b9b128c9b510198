import { LODGE } from 'content'
import type { DatabaseTransaction } from '../database/connect.ts'
import type { ReservationEventTable } from '../database/schema.ts'
import type { JobPayloads } from '../jobs/job-kinds.ts'
import { cancellationMail, changeMail, guestCancelledNotice } from './change-mails.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { mailLinkToken } from './link-token.ts'
import type { MailData } from './mail-data.ts'
import type { GuestLinks, MailLinks } from './mail-parts.ts'
import { paymentEndedMail, paymentEndedNotice } from './payments/payment-ended-mails.ts'
import { refundManualMail, refundManualNotice } from './payments/refund-manual-mails.ts'
import { unsettledNotice } from './payments/unsettled-notice.ts'
import type { MailDocument } from './render/mail-document.ts'
import { renderHtml } from './render/render-html.ts'
import { renderText } from './render/render-text.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import { reservationNotice } from './reservation-notice.ts'
import type { SettlementFacts } from './settlement-facts.ts'
import type { MailTransport } from './transport/mail-transport.ts'

/**
 * The guest's page of a reservation; the URL grants access to it. The token is in the fragment, which browsers do not
 * send, neither in requests nor as `Referer`.
 */
const guestLink = ({ publicUrl }: MailLinks, token: string): string => `${publicUrl}/my-reservation#${token}`

type MailOrder = JobPayloads['mail']

/** `linkSecret` is the server's secret, from which the tokens of links are derived. */
export type MailParts = {
  data: MailData
  transport: MailTransport
  links: MailLinks
  linkSecret: Uint8Array
}

/** Work that is done in the transaction that completes the job, after the mail was accepted. */
type Sent = { finish: (transaction: DatabaseTransaction) => Promise<void> }

/**
 * Returns the handler of `mail` jobs. It renders the current data, so a mail whose occasion no longer exists is not
 * sent. A mail to the guest is recorded in the reservation's history.
 */
export const createMailHandler =
  (parts: MailParts) =>
  async (order: MailOrder, job: { id: string }): Promise<Sent | undefined> => {
    const { data } = parts
    const facts = await data.readReservation(order.reservationId)
    // Abandoned bookings are erased after a month, also while a mail about them waits.
    if (!facts) return undefined
    // A guest without an address gets no mail; whether there is one is decided now, not when the mail was ordered. Erased clients have none.
    if (order.to === 'guest' && facts.client.email === '') return undefined
    const money = await data.readSettlement(order.reservationId)
    const document = await documentFor({ order, job, facts, money }, parts)
    if (!document) return undefined
    await parts.transport.send({ id: job.id, ...addressing(order, facts), ...rendered(document) })
    if (order.to === 'lodge') return undefined
    const event = { reservation_id: order.reservationId, kind: SENT_EVENTS[order.template] ?? 'mail_sent' }
    return { finish: (transaction) => data.recordSent(transaction, event) }
  }

type MailContext = { order: MailOrder; job: { id: string }; facts: ReservationFacts; money: SettlementFacts }

async function documentFor(context: MailContext, parts: MailParts): Promise<MailDocument | null> {
  const { order, facts, money } = context
  const { links } = parts
  const isForLodge = order.to === 'lodge'
  switch (order.template) {
    case 'reservation-confirmed':
    case 'reservation-changed':
      return activeReservationMail(context, parts)
    case 'reservation-cancelled':
      return cancellationMail(facts, money, links)
    case 'guest-cancelled':
      return guestCancelledNotice(facts, money, links)
    case 'reservation-notice':
      return reservationNotice(facts, links)
    case 'payment-ended':
      // A charge that showed up late ended differently, which another mail reports.
      if (order.ending !== undefined && order.ending !== facts.payment?.state) return null
      return isForLodge ? paymentEndedNotice(facts, links) : paymentEndedMail(facts, links)
    case 'payment-unsettled':
      return unsettledNotice(facts, await parts.data.readUnsettled(facts.id), links)
    case 'refund-manual':
      return isForLodge ? refundManualNotice(facts, money, links) : refundManualMail(facts, money, links)
  }
}

/** Confirmation or change mail with the guest's own link. Null if the reservation was deleted or cancelled meanwhile. */
async function activeReservationMail(
  { order, job, facts, money }: MailContext,
  { data, links, linkSecret }: MailParts,
): Promise<MailDocument | null> {
  if (facts.state !== 'confirmed') return null
  const { email } = facts.client
  // With the address, so that an attempt for a corrected address does not revive the link of an earlier one.
  const token = mailLinkToken(linkSecret, 'guest-link', `${job.id} ${email}`)
  await data.storeGuestToken({ token, reservationId: facts.id, email })
  const guestLinks: GuestLinks = { ...links, reservation: guestLink(links, token) }
  return order.template === 'reservation-confirmed'
    ? confirmationMail(facts, guestLinks)
    : changeMail(facts, money, guestLinks)
}

function addressing(order: MailOrder, facts: ReservationFacts): { to: string; replyTo: string } {
  return order.to === 'lodge'
    ? { to: LODGE.email, replyTo: facts.client.email || LODGE.email }
    : { to: facts.client.email, replyTo: LODGE.email }
}

const rendered = (document: MailDocument) => ({
  subject: document.subject,
  html: renderHtml(document),
  text: renderText(document),
})

/** The history event of each mail to the guest. */
const SENT_EVENTS: Partial<Record<MailOrder['template'], ReservationEventTable['kind']>> = {
  'reservation-changed': 'change_mail_sent',
  'reservation-cancelled': 'cancellation_mail_sent',
}
