import { KNOWN_SUBSCRIBER_MAIL, NEWSLETTER_MAIL as WORDS } from 'shared-ui/copy/mails/visitor-mails'
import type { NewsletterSubscriptionTable } from '../../database/tables/visitor-tables.ts'
import { type MailDocument, paragraph } from '../render/mail-document.ts'

/** The URLs in a newsletter mail. */
export type NewsletterLinks = { confirm: string; unsubscribe: string; oneClick: string }

/** Asks for confirmation, with the wording that is agreed to, or says that the address is already subscribed. */
export const newsletterMail = (
  subscription: NewsletterSubscriptionTable,
  links: NewsletterLinks,
): MailDocument =>
  subscription.confirmed_at === null ? confirmationRequest(subscription, links) : alreadySubscribed(links)

const confirmationRequest = (
  subscription: NewsletterSubscriptionTable,
  { confirm, unsubscribe }: NewsletterLinks,
): MailDocument => ({
  subject: WORDS.subject,
  heading: WORDS.heading,
  notice: null,
  blocks: [
    paragraph(WORDS.intro),
    paragraph(WORDS.consent),
    { kind: 'list', points: [subscription.consent_wording] },
    paragraph(WORDS.ask),
    { kind: 'links', links: [{ text: WORDS.confirm, href: confirm }] },
    paragraph(WORDS.ignore),
    { kind: 'links', links: [{ text: WORDS.unsubscribe, href: unsubscribe }] },
  ],
})

const alreadySubscribed = ({ unsubscribe }: NewsletterLinks): MailDocument => ({
  subject: KNOWN_SUBSCRIBER_MAIL.subject,
  heading: KNOWN_SUBSCRIBER_MAIL.heading,
  notice: null,
  blocks: [
    paragraph(KNOWN_SUBSCRIBER_MAIL.intro),
    { kind: 'links', links: [{ text: KNOWN_SUBSCRIBER_MAIL.unsubscribe, href: unsubscribe }] },
  ],
})
