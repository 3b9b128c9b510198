import type { InboxCounts } from 'shared-ui/validators/messages/inbox'
import type { Lodge } from '../../lodge.ts'
import { nightlyBackupProblem } from '../backups/nightly-backup-service.ts'
import { countOpenComplaints } from '../complaints/complaints-service.ts'
import { countWaitingMessages } from '../contact/contact-service.ts'
import { countUnsentMails } from '../mails/mails-service.ts'
import { countUnsettledPayments } from '../purchases/unsettled/unsettled-service.ts'

/** Counts what waits for staff, and reports what is wrong with the nightly backup. */
export async function inboxCounts(lodge: Lodge): Promise<InboxCounts> {
  const [messages, complaints, mails, payments, backup] = await Promise.all([
    countWaitingMessages(lodge),
    countOpenComplaints(lodge),
    countUnsentMails(lodge),
    countUnsettledPayments(lodge),
    nightlyBackupProblem(lodge),
  ])
  return { messages, complaints, mails, payments, ...(backup && { backup }) }
}
