import type { MailTransport } from '../mail/transport/mail-transport.ts'
import type { ServiceRecord } from './service-record.ts'

/** The mail server refused this receiver (RFC 5321, 4.1.1.3), or nodemailer did so after it had connected. */
const ABOUT_RECEIVER: readonly unknown[] = ['RCPT TO', 'API']

/** Whether the mail server works, and only this mail cannot be sent. */
const isAboutReceiver = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'command' in error &&
  ABOUT_RECEIVER.includes(error.command)

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
