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
      await createTransport(optionsOf(url)).sendMail(composed(mail, mailFrom))
    },
  }
}

/** Whether the URL requires STARTTLS, as in production that of a server on another machine does (`config.ts`). */
const requiresTls = (url: string): boolean => url.includes('requireTLS=true')

const optionsOf = (url: string) => ({
  url,
  connectionTimeout: CONNECTION_TIMEOUT_MS,
  greetingTimeout: CONNECTION_TIMEOUT_MS,
  dnsTimeout: CONNECTION_TIMEOUT_MS,
  socketTimeout: SOCKET_TIMEOUT_MS,
})

/**
 * Connects to the mail server at `url` and signs in, without sending a mail. Returns whether the connection is encrypted, by TLS or
 * STARTTLS. Throws the error of `nodemailer`; its code is `ETLS` if the connection must be encrypted and cannot be.
 */
export async function checkSmtp(url: string): Promise<{ isEncrypted: boolean }> {
  const { createTransport } = await import('nodemailer')
  try {
    await createTransport({ ...optionsOf(url), requireTLS: true }).verify()
    return { isEncrypted: true }
  } catch (error) {
    const isPlain = error instanceof Error && 'code' in error && error.code === 'ETLS'
    if (!isPlain || requiresTls(url)) throw error
    await createTransport(optionsOf(url)).verify()
    return { isEncrypted: false }
  }
}
