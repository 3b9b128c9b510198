/** A mail to be sent. `id` is the id of its job, so a repeat after a crash carries the same Message-ID. */
export type OutgoingMail = {
  id: string
  to: string
  replyTo: string
  subject: string
  html: string
  text: string
  /** URL for one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string
}

/** Sends mails. Throws if a mail was not accepted. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}

const DOMAIN = /@([^\s<>@"]+)>?\s*$/

/** Returns `<id@domain>` with the domain of `MAIL_FROM`. */
const messageId = (id: string, mailFrom: string): string =>
  `<${id}@${DOMAIN.exec(mailFrom)?.[1] ?? 'localhost'}>`

const unsubscribeHeaders = (url: string | undefined) =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/**
 * Converts a mail to nodemailer's options. File and URL access are disabled, so no content can make the server read
 * either.
 */
export const composed = (mail: OutgoingMail, mailFrom: string) => ({
  from: mailFrom,
  // An object is a single address; a string would be parsed as a list.
  to: { name: '', address: mail.to },
  replyTo: { name: '', address: mail.replyTo },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: messageId(mail.id, mailFrom),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': 'es-PE',
    ...unsubscribeHeaders(mail.unsubscribeUrl),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})
