import { createWorker } from '../src/jobs/worker.ts'
import type { Lodge } from '../src/lodge.ts'
import type { OutgoingMail } from '../src/mail/mail-transport.ts'
import { createVisitorMailHandler } from '../src/mail/visitor-mail-handler.ts'

/** Does the lodge's jobs that are due, and gives the mails about what visitors wrote that were sent by it. */
export async function collectMails({ database, clock, log, config }: Lodge): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const transport = {
    send: async (mail: OutgoingMail) => {
      sent.push(mail)
    },
  }
  const links = { publicUrl: config.publicUrl, adminUrl: config.adminUrl }
  const nothing = async () => undefined
  const handlers = {
    mail: nothing,
    'visitor-mail': createVisitorMailHandler({ database, clock, transport, links }),
    'settle-payment': nothing,
  }
  await createWorker({ database, clock, log, handlers }).runDue()
  return sent
}
