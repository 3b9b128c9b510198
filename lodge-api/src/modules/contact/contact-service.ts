import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { instantBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import { searchText } from 'shared-ui/rules/text/search-text'
import type {
  ContactMessage,
  ContactMessagesQuery,
  StoredMessageResponse,
} from 'shared-ui/validators/messages/contact'
import type * as v from 'valibot'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { fingerprintOf } from '../../database/fingerprint.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { readPage } from '../../database/queries/cursor-page.ts'
import { wordsOf } from '../../database/queries/word-search.ts'
import type { ContactMessageTable } from '../../database/tables/visitor-tables.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { MessageNotFound } from './contact-errors.ts'
import {
  countMessages,
  deleteMessagesBefore,
  findMessage,
  insertMessage,
  listMessages,
  markAttended,
  markWaiting,
} from './contact-repository.ts'

/**
 * Stores a message and queues its mail to the lodge. The same text from the same person on one day counts as one
 * message: a double click, or a repeat after a lost response.
 */
export async function receiveMessage(lodge: Lodge, sent: ContactMessage): Promise<void> {
  const now = lodge.clock()
  const { names, email, phone, message } = sent
  const id = newId(now)
  const fingerprint = fingerprintOf([names, email, phone, message, dayInLima(now)])
  const created_at = instantText(now)
  await lodge.database.transaction(async (transaction) => {
    const row = {
      id,
      names,
      email,
      phone,
      message,
      fingerprint,
      created_at,
      search_text: searchText([names, email, phone, message].join(' ')),
      attended_at: null,
      attended_by: null,
    }
    const isNew = await insertMessage(transaction, row)
    if (!isNew) return
    const payload = { template: 'contact-message', subjectId: id } as const
    await enqueueJob(transaction, now, { kind: 'visitor-mail', payload })
  })
}

export { findMessage } from './contact-repository.ts'

const toMessage = (row: ContactMessageTable): StoredMessageResponse => ({
  _id: row.id,
  names: row.names,
  email: row.email,
  phone: row.phone,
  message: row.message,
  createdAt: row.created_at,
  attended: row.attended_at === null ? null : { at: row.attended_at, by: row.attended_by ?? '' },
})

type MessagesPage = v.InferOutput<typeof ContactMessagesQuery>

/** Returns a page of messages, newest first. */
export async function messagesPage(lodge: Lodge, page: MessagesPage) {
  const { kysely } = lodge.database
  const filter = { words: wordsOf(page.search), state: page.state }
  const { shown, ...rest } = await readPage(
    page,
    (cursor) => listMessages(kysely, filter, cursor),
    countMessages(kysely, filter),
  )
  return { messages: shown.map(toMessage), ...rest }
}

/** Returns a message. Throws `MessageNotFound`. */
export async function messageDetail(lodge: Lodge, id: string): Promise<StoredMessageResponse> {
  const row = await findMessage(lodge.database.kysely, id)
  if (!row) throw new MessageNotFound()
  return toMessage(row)
}

/**
 * Marks a message as attended to by `actor`, or as waiting again. If it has that state already nothing changes, and the
 * first person remains recorded. Throws `MessageNotFound`.
 */
export function attendMessage(
  lodge: Lodge,
  { id, attended }: { id: string; attended: boolean },
  actor: Actor,
): Promise<StoredMessageResponse> {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    const mark = { attended_at: instantText(now), attended_by: actor.username }
    const changed = attended ? await markAttended(transaction, id, mark) : await markWaiting(transaction, id)
    const row = await findMessage(transaction, id)
    if (!row) throw new MessageNotFound()
    if (changed) await recordMark(transaction, { id, attended, actor }, now)
    return toMessage(row)
  })
}

const recordMark = (
  transaction: DatabaseTransaction,
  { id, attended, actor }: { id: string; attended: boolean; actor: Actor },
  now: number,
) =>
  recordAuditEntry(
    transaction,
    {
      action: 'update',
      subject: { kind: 'message', id },
      before: { attended: !attended },
      after: { attended },
      actor,
    },
    now,
  )

/** Counts the messages that wait. */
export const countWaitingMessages = ({ database }: Lodge): Promise<number> =>
  countMessages(database.kysely, { words: [], state: 'waiting' })

/** Deletes messages past their retention period (Ley 29733). */
export const deleteOldMessages = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-old-messages',
  everyMs: HOUR_MS,
  run: async () => {
    const before = instantBefore(clock(), RETENTION.messages)
    await deleteMessagesBefore(database.kysely, instantText(before))
  },
})
