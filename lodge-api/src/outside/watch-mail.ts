import type { MailTransport } from '../mail/transport/mail-transport.ts'
import type { ServiceRecord } from './service-record.ts'

/** Whether the mail server works and refused this receiver only: a response to `RCPT TO` (RFC 5321, 4.1.1.3). */
const isAboutReceiver = (error: unknown): boolean =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO' && 'responseCode' in error

/** Returns the same transport, whose mails are recorded. */
export const watchMail = (transport: MailTransport, services: ServiceRecord): MailTransport => ({
  async send(mail) {
    try {
      await transport.send(mail)
      services.succeeded('mail')
    } catch (error) {
      if (isAboutReceiver(error)) services.succeeded('mail')
      else services.failed('mail')
      throw error
    }
  },
})
