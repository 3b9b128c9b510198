import { connectMail } from '../src/connect-mail.ts'
import { createWorker } from '../src/jobs/worker.ts'
import type { Lodge } from '../src/lodge.ts'
import { createMailHandler } from '../src/mail/mail-handler.ts'
import type { MailTransport, OutgoingMail } from '../src/mail/transport/mail-transport.ts'
import { createVisitorMailHandler } from '../src/mail/visitors/visitor-mail-handler.ts'

const LINK_SECRET = new TextEncoder().encode('the secret of a test')

/** Runs the lodge's due jobs and returns the mails sent, in the order of their jobs. */
export async function collectMails(lodge: Lodge): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  await runMailJobs(lodge, {
    send: async (mail) => {
      sent.push(mail)
    },
  })
  // Several are sent simultaneously; job ids sort by creation.
  return sent.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Runs the lodge's due jobs with a mail transport that fails for the given reason. */
export const failToMail = (lodge: Lodge, reason: string): Promise<void> =>
  runMailJobs(lodge, {
    send: async () => {
      throw new Error(reason)
    },
  })

async function runMailJobs({ database, clock, log, config }: Lodge, transport: MailTransport): Promise<void> {
  const links = { publicUrl: config.publicUrl, adminUrl: config.adminUrl }
  const parts = { data: connectMail({ database, clock }), transport, links, linkSecret: LINK_SECRET }
  const handlers = { mail: createMailHandler(parts), 'visitor-mail': createVisitorMailHandler(parts) }
  await createWorker({ database, clock, log, handlers }).runDue()
}
