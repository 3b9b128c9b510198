import { LODGE } from 'content'
import type { VISITOR_MAILS } from 'shared-ui/copy/mails'
import { complaintCopy, complaintNotice, complaintReply } from './complaint-mails.ts'
import { contactMail } from './contact-mail.ts'
import { mailLinkToken } from './link-token.ts'
import type { MailDocument } from './mail-document.ts'
import type { MailParts } from './mail-handler.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { newsletterLinks, newsletterMail } from './newsletter-mail.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** The payload of a `visitor-mail` job. */
export type VisitorMailOrder = {
  template: keyof typeof VISITOR_MAILS
  subjectId: string
  to: 'visitor' | 'lodge'
}

/** A mail but for its id. */
type MessageMail = Omit<OutgoingMail, 'id'>

/** The handler of `visitor-mail` jobs: reads what the visitor wrote, renders the mail and sends it. */
export const createVisitorMailHandler =
  (parts: MailParts) =>
  async (order: VisitorMailOrder, job: { id: string }): Promise<undefined> => {
    const letter = await messageMailFor(order, job, parts)
    if (letter) await parts.transport.send({ id: job.id, ...letter })
  }

/** Null where there is nothing left to write about: erased or withdrawn while the mail waited. */
async function messageMailFor(
  order: VisitorMailOrder,
  job: { id: string },
  parts: MailParts,
): Promise<MessageMail | null> {
  switch (order.template) {
    case 'contact-message':
      return contactMessageMail(order, parts)
    case 'newsletter':
      return newsletterMessageMail(order, job, parts)
    case 'complaint-sheet':
    case 'complaint-reply':
      return complaintMessageMail(order, parts)
  }
}

async function contactMessageMail(order: VisitorMailOrder, { data }: MailParts): Promise<MessageMail | null> {
  const message = await data.readMessage(order.subjectId)
  return message ? addressed('lodge', message.email, contactMail(message)) : null
}

async function newsletterMessageMail(
  order: VisitorMailOrder,
  job: { id: string },
  parts: MailParts,
): Promise<MessageMail | null> {
  const subscription = await parts.data.readSubscription(order.subjectId)
  if (!subscription) return null
  const token = mailLinkToken(parts.linkSecret, 'newsletter', job.id)
  await parts.data.storeNewsletterToken({ token, subscriptionId: subscription.id })
  const links = newsletterLinks(parts.links, token)
  return {
    ...addressed('visitor', subscription.email, newsletterMail(subscription, links)),
    unsubscribeUrl: links.oneClick,
  }
}

async function complaintMessageMail(order: VisitorMailOrder, { data }: MailParts): Promise<MessageMail> {
  const sheet = await data.readComplaint(order.subjectId)
  if (!sheet) throw new Error('There is no such complaint.')
  if (order.template === 'complaint-reply') return addressed('visitor', sheet.email, complaintReply(sheet))
  const document = order.to === 'lodge' ? complaintNotice(sheet) : complaintCopy(sheet)
  return addressed(order.to, sheet.email, document)
}

/** To one of the two, answered to the other. */
function addressed(to: VisitorMailOrder['to'], visitor: string, document: MailDocument): MessageMail {
  return {
    ...(to === 'lodge' ? { to: LODGE.email, replyTo: visitor } : { to: visitor, replyTo: LODGE.email }),
    subject: document.subject,
    html: renderHtml(document),
    text: renderText(document),
  }
}
