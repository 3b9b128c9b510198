import type { InboxCounts } from 'shared-ui/validators/messages/inbox'
import type { Lodge } from '../../lodge.ts'
import { countOpenComplaints } from '../complaints/complaints-service.ts'
import { countWaitingMessages } from '../contact/contact-service.ts'
import { countUnsentMails } from '../mails/mails-service.ts'
import { countUnsettledPayments } from '../purchases/unsettled/unsettled-service.ts'

/** Counts what waits for staff. */
export async function inboxCounts(lodge: Lodge): Promise<InboxCounts> {
  const [messages, complaints, mails, payments] = await Promise.all([
    countWaitingMessages(lodge),
    countOpenComplaints(lodge),
    countUnsentMails(lodge),
    countUnsettledPayments(lodge),
  ])
  return { messages, complaints, mails, payments }
}
