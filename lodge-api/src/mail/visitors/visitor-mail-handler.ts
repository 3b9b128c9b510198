import { LODGE } from 'content'
import type { JobPayloads } from '../../jobs/job-kinds.ts'
import { mailLinkToken, unsubscribeToken, unsubscribeUrl } from '../link-token.ts'
import type { MailParts } from '../mail-handler.ts'
import type { MailLinks } from '../mail-parts.ts'
import type { MailDocument } from '../render/mail-document.ts'
import { renderHtml } from '../render/render-html.ts'
import { renderText } from '../render/render-text.ts'
import type { OutgoingMail } from '../transport/mail-transport.ts'
import { backupMail } from './backup-mail.ts'
import { complaintCopy, complaintNotice, complaintReply } from './complaint-mails.ts'
import { contactMail } from './contact-mail.ts'
import { type NewsletterLinks, newsletterMail } from './newsletter-mail.ts'

type VisitorMailOrder = JobPayloads['visitor-mail']

/** A mail without its id. */
type MailContent = Omit<OutgoingMail, 'id'>

/** Returns the handler of `visitor-mail` jobs: it reads the visitor's record, renders the mail and sends it. */
export const createVisitorMailHandler =
  (parts: MailParts) =>
  async (order: VisitorMailOrder, job: { id: string }): Promise<undefined> => {
    const mail = await composeMail(order, job, parts)
    if (mail) await parts.transport.send({ id: job.id, ...mail })
  }

/** Returns null if the record was erased or withdrawn while the mail waited. */
async function composeMail(
  order: VisitorMailOrder,
  job: { id: string },
  parts: MailParts,
): Promise<MailContent | null> {
  switch (order.template) {
    case 'contact-message':
      return composeContactMail(order, parts)
    case 'backup-failed':
      return composeBackupMail(parts)
    case 'newsletter':
      return composeNewsletterMail(order, job, parts)
    case 'complaint-sheet':
    case 'complaint-notice':
    case 'complaint-reply':
      return composeComplaintMail(order, parts)
  }
}

async function composeContactMail(order: VisitorMailOrder, { data }: MailParts): Promise<MailContent | null> {
  const message = await data.readMessage(order.subjectId)
  return message ? addressed('lodge', message.email, contactMail(message)) : null
}

async function composeBackupMail({ data }: MailParts): Promise<MailContent | null> {
  const failure = await data.readBackupFailure()
  return failure ? addressed('lodge', LODGE.email, backupMail(failure)) : null
}

async function composeNewsletterMail(
  order: VisitorMailOrder,
  job: { id: string },
  parts: MailParts,
): Promise<MailContent | null> {
  const subscription = await parts.data.readSubscription(order.subjectId)
  if (!subscription) return null
  const token = mailLinkToken(parts.linkSecret, 'newsletter', job.id)
  const unsubscribing = unsubscribeToken(parts.linkSecret, subscription.email)
  await parts.data.storeNewsletterTokens([token, unsubscribing], subscription.id)
  const links = newsletterLinks(parts.links, { confirm: token, unsubscribe: unsubscribing })
  return {
    ...addressed('visitor', subscription.email, newsletterMail(subscription, links)),
    unsubscribeUrl: links.oneClick,
  }
}

const newsletterLinks = (
  { publicUrl }: MailLinks,
  tokens: { confirm: string; unsubscribe: string },
): NewsletterLinks => ({
  confirm: `${publicUrl}/newsletter/confirm#${tokens.confirm}`,
  unsubscribe: unsubscribeUrl(publicUrl, tokens.unsubscribe),
  oneClick: `${publicUrl}/api/newsletter/one-click?token=${tokens.unsubscribe}`,
})

async function composeComplaintMail(
  order: VisitorMailOrder,
  { data }: MailParts,
): Promise<MailContent | null> {
  const complaint = await data.readComplaint(order.subjectId)
  if (!complaint) return null
  if (order.template === 'complaint-reply')
    return addressed('visitor', complaint.email, complaintReply(complaint))
  const document = order.to === 'lodge' ? complaintNotice(complaint) : complaintCopy(complaint)
  return addressed(order.to, complaint.email, document)
}

/** Addresses a mail to one of the two, with the other as reply-to. */
function addressed(to: VisitorMailOrder['to'], visitor: string, document: MailDocument): MailContent {
  return {
    ...(to === 'lodge' ? { to: LODGE.email, replyTo: visitor } : { to: visitor, replyTo: LODGE.email }),
    subject: document.subject,
    html: renderHtml(document),
    text: renderText(document),
  }
}
