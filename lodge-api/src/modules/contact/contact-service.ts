import { dayInLima } from 'shared-ui/rules/calendar-date'
import type { ContactMessage } from 'shared-ui/validators/contact'
import { fingerprintOf } from '../../database/fingerprint.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import type { ContactMessageTable } from '../../database/tables/visitor-tables.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { countMessages, deleteMessagesBefore, insertMessage, listMessages } from './contact-repository.ts'

/**
 * P-13: keeps a message, and has it mailed to the lodge. The same words by the same person on one day are one message: a
 * double click, or a second try after an answer that was lost.
 */
export async function takeMessage(lodge: Lodge, sent: ContactMessage): Promise<void> {
  const now = lodge.clock()
  const { names, email, phone, message } = sent
  const id = newId(now)
  const fingerprint = fingerprintOf([names, email, phone, message, dayInLima(now)])
  const created_at = instantText(now)
  await lodge.database.transaction(async (transaction) => {
    const row = { id, names, email, phone, message, fingerprint, created_at }
    const isNew = await insertMessage(transaction, row)
    if (!isNew) return
    const payload = { template: 'contact-message', subjectId: id, to: 'lodge' } as const
    await enqueueJob(transaction, now, { kind: 'visitor-mail', payload })
  })
}

const toMessage = ({ id, names, email, phone, message, created_at }: ContactMessageTable) => ({
  _id: id,
  names,
  email,
  phone,
  message,
  createdAt: created_at,
})

/** C-05: a page of the messages, newest first. */
export async function messagesPage(lodge: Lodge, page: { group: number; after?: string | undefined }) {
  const { kysely } = lodge.database
  const [rows, total] = await Promise.all([
    listMessages(kysely, { after: page.after, limit: page.group + 1 }),
    countMessages(kysely),
  ])
  const shown = rows.slice(0, page.group)
  const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null
  return { messages: shown.map(toMessage), total, next }
}

const DAY_MS = 86_400_000
/** How long a message is kept; the privacy page says so. */
const KEPT_MS = 365 * DAY_MS

/** Ley 29733: what is not needed any more is not kept. */
export const forgetOldMessages = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-old-messages',
  everyMs: DAY_MS / 24,
  run: async () => {
    await deleteMessagesBefore(database.kysely, instantText(clock() - KEPT_MS))
  },
})
