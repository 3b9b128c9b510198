import { composed, type MailTransport } from './mail-transport.ts'

const CONNECTION_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000

/**
 * Sends mails through the server at `url` (`smtp://user:password@host:port`, `smtps://…`), with one connection per
 * mail.
 */
export function smtpTransport(url: string, mailFrom: string): MailTransport {
  return {
    async send(mail) {
      // Loaded with the first mail: at rest the server does not need it.
      const { createTransport } = await import('nodemailer')
      const server = createTransport({
        url,
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        greetingTimeout: CONNECTION_TIMEOUT_MS,
        dnsTimeout: CONNECTION_TIMEOUT_MS,
        socketTimeout: SOCKET_TIMEOUT_MS,
      })
      await server.sendMail(composed(mail, mailFrom))
    },
  }
}
