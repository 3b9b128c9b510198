import { createTransport } from 'nodemailer'
import { composed, type MailTransport } from './mail-transport.ts'

const CONNECTION_MS = 10_000
const SILENCE_MS = 30_000

/** Sends through the mail server at `url` (`smtp://user:password@host:port`, `smtps://…`), a connection each. */
export function smtpTransport(url: string, mailFrom: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    dnsTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    async send(mail) {
      await server.sendMail(composed(mail, mailFrom))
    },
  }
}
