import { join } from 'node:path'
import { fileTransport } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

type MailSettings = { smtpUrl: string | null; mailFrom: string; dataDir: string }

/** By `SMTP_URL`, or as files under the data directory where it is absent. */
export const createMailTransport = ({ smtpUrl, mailFrom, dataDir }: MailSettings): MailTransport =>
  smtpUrl === null ? fileTransport(join(dataDir, 'mail'), mailFrom) : smtpTransport(smtpUrl, mailFrom)
