import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { composed, type MailTransport } from './mail-transport.ts'

const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

/**
 * Writes mails as `.eml` files into a folder when no mail server is configured. A file is named by the mail's id and
 * renamed into place once complete, so a repeated mail replaces the first.
 */
export function fileTransport(folder: string, mailFrom: string): MailTransport {
  return {
    async send(mail) {
      // Loaded with the first mail: at rest the server does not need it.
      const { createTransport } = await import('nodemailer')
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await writer.sendMail(composed(mail, mailFrom))
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
      const path = join(folder, `${mail.id}.eml`)
      await writeThrough(`${path}.part`, message)
      await rename(`${path}.part`, path)
    },
  }
}

async function writeThrough(path: string, content: Buffer | Readable): Promise<void> {
  const file = await open(path, 'w', OWNER_ONLY_FILE)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
