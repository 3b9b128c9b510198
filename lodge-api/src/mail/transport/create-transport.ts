import { join } from 'node:path'
import { fileTransport } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

type MailSettings = { smtpUrl: string | null; mailFrom: string; dataDir: string }

/** Sends through `SMTP_URL`, or writes files under the data directory if it is not set. */
export const createMailTransport = ({ smtpUrl, mailFrom, dataDir }: MailSettings): MailTransport =>
  smtpUrl === null ? fileTransport(join(dataDir, 'mail'), mailFrom) : smtpTransport(smtpUrl, mailFrom)
