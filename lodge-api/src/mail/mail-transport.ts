/** A mail to be sent. `id` is its job's: a repeat after a crash carries the same one, so the receiver can tell. */
export type OutgoingMail = {
  id: string
  to: string
  replyTo: string
  subject: string
  html: string
  text: string
  /** RFC 8058: where one POST, without any question, ends mails of this kind. */
  unsubscribeUrl?: string
}

/** Hands mails over. Throws when one was not taken. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}

const DOMAIN = /@([^\s<>@"]+)>?\s*$/

/** `<id@domain>`, the domain being that of `MAIL_FROM`. */
const messageId = (id: string, mailFrom: string): string =>
  `<${id}@${DOMAIN.exec(mailFrom)?.[1] ?? 'localhost'}>`

const unsubscribeHeaders = (url: string | undefined) =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** The mail with its headers, as nodemailer takes it. Nothing in it may make the server read a file or call an address. */
export const composed = (mail: OutgoingMail, mailFrom: string) => ({
  from: mailFrom,
  // An object is one address; a text would be read as a list of them.
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
