import type { InboxCounts } from 'shared-ui/validators/inbox'
import type { Lodge } from '../../lodge.ts'
import { countOpenComplaints } from '../complaints/complaints-service.ts'
import { countWaitingMessages } from '../contact/contact-service.ts'
import { countUnsentMails } from '../mails/mails-service.ts'

/** How much of what was written waits for staff. */
export async function inboxCounts(lodge: Lodge): Promise<InboxCounts> {
  const [messages, complaints, mails] = await Promise.all([
    countWaitingMessages(lodge),
    countOpenComplaints(lodge),
    countUnsentMails(lodge),
  ])
  return { messages, complaints, mails }
}
