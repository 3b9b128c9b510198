import { complaintDueDate } from 'shared-ui/rules/dates/business-days'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS, HOUR_MS } from 'shared-ui/rules/dates/durations'
import { centimosFromSoles } from 'shared-ui/rules/money/money'
import { instantBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import type { Complaint, ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { fingerprintOf } from '../../database/fingerprint.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { type RequestedPage, readPage } from '../../database/queries/cursor-page.ts'
import type { ComplaintTable } from '../../database/tables/visitor-tables.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { ComplaintAlreadyReplied, ComplaintNotFound } from './complaint-errors.ts'
import { toComplaintRecord } from './complaint-record.ts'
import {
  type ComplaintState,
  countComplaints,
  countEarlier,
  deleteRepliedBefore,
  ensureCounter,
  findComplaint,
  findRepeat,
  insertComplaint,
  listComplaints,
  lockCounterRow,
  takeNumber,
  writeReply,
} from './complaints-repository.ts'

/**
 * Files a complaint under the next number of the year in Lima, with the due date of its reply, and queues its mails to
 * consumer and lodge, in one transaction so that no number is skipped. The same complaint sent again within a day (a
 * double click or a lost response) returns the first. An address gets at most five copies a day, since anybody can type
 * any address; the complaint is stored and mailed to the lodge all the same.
 */
export function fileComplaint(lodge: Lodge, sent: Complaint): Promise<FiledComplaint> {
  const now = lodge.clock()
  const day = dayInLima(now)
  const year = Number(day.slice(0, 4))
  const fingerprint = fingerprintOf([sent])
  return lodge.database.transaction(async (transaction) => {
    await ensureCounter(transaction, year)
    if (lodge.database.engine === 'postgres') await lockCounterRow(transaction, year)
    const repeat = await findRepeat(transaction, fingerprint, instantText(now - DAY_MS))
    if (repeat)
      return { complaint: toComplaintRecord(repeat), copyMailed: await isCopyMailed(transaction, repeat) }
    const number = await takeNumber(transaction, year)
    const row = rowOf(sent, { year, number, fingerprint, now, due_date: complaintDueDate(day) })
    await insertComplaint(transaction, row)
    const copyMailed = await isCopyMailed(transaction, row)
    const template = copyMailed ? 'complaint-sheet' : 'complaint-notice'
    await enqueueJob(transaction, now, { kind: 'visitor-mail', payload: { template, subjectId: row.id } })
    return { complaint: toComplaintRecord(row), copyMailed }
  })
}

/** A filed complaint, and whether its copy was mailed to the consumer. */
type FiledComplaint = { complaint: ComplaintRecordResponse; copyMailed: boolean }

const COPIES_PER_DAY = 5

async function isCopyMailed(transaction: DatabaseTransaction, row: ComplaintTable): Promise<boolean> {
  const since = instantText(Date.parse(row.created_at) - DAY_MS)
  return (await countEarlier(transaction, row, since)) < COPIES_PER_DAY
}

type Filing = { year: number; number: number; fingerprint: string; now: number; due_date: string }

const rowOf = (sent: Complaint, { now, ...filing }: Filing): ComplaintTable => ({
  id: newId(now),
  ...filing,
  kind: sent.kind,
  names: sent.names,
  document: sent.identificationDocument,
  document_number: sent.identificationDocumentNumber,
  location: sent.location,
  phone: sent.phone,
  email: sent.email,
  is_minor: sent.isMinor ? 1 : 0,
  // An adult has no guardian.
  guardian: sent.isMinor ? sent.guardian : '',
  good_kind: sent.goodKind,
  good_description: sent.goodDescription,
  amount: sent.amount === null ? null : centimosFromSoles(sent.amount),
  detail: sent.detail,
  asked: sent.asked,
  created_at: instantText(now),
  reply: null,
  replied_at: null,
  replied_by: null,
})

export { findComplaint } from './complaints-repository.ts'

/** Returns a complaint. Throws `ComplaintNotFound`. */
export async function complaintDetail(lodge: Lodge, id: string): Promise<ComplaintRecordResponse> {
  const row = await findComplaint(lodge.database.kysely, id)
  if (!row) throw new ComplaintNotFound()
  return toComplaintRecord(row)
}

/** Returns a page of complaints, newest first. */
export async function complaintsPage(lodge: Lodge, page: RequestedPage & { state?: ComplaintState }) {
  const { kysely } = lodge.database
  const { shown, ...rest } = await readPage(
    page,
    (cursor) => listComplaints(kysely, page.state, cursor),
    countComplaints(kysely, page.state),
  )
  return { complaints: shown.map(toComplaintRecord), ...rest }
}

/** Counts the complaints without a reply. */
export const countOpenComplaints = ({ database }: Lodge): Promise<number> =>
  countComplaints(database.kysely, 'open')

/**
 * Replies to a complaint once and queues the mail to the consumer. Throws `ComplaintNotFound` and
 * `ComplaintAlreadyReplied`.
 */
export function replyToComplaint(
  lodge: Lodge,
  { id, reply }: { id: string; reply: string },
  actor: Actor,
): Promise<ComplaintRecordResponse> {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    const written = { reply, replied_at: instantText(now), replied_by: actor.username }
    const isFirst = await writeReply(transaction, id, written)
    const row = await findComplaint(transaction, id)
    if (!row) throw new ComplaintNotFound()
    if (!isFirst) throw new ComplaintAlreadyReplied()
    await orderReply(transaction, id, now)
    await recordAuditEntry(transaction, { action: 'update', subject: { kind: 'complaint', id }, actor }, now)
    return toComplaintRecord(row)
  })
}

const orderReply = (transaction: DatabaseTransaction, subjectId: string, now: number) =>
  enqueueJob(transaction, now, {
    kind: 'visitor-mail',
    payload: { template: 'complaint-reply', subjectId },
  })

/** A periodic task that deletes complaints past their retention period. Their numbers are not given again. */
export const deleteOldComplaints = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-old-complaints',
  everyMs: HOUR_MS,
  run: async () => {
    const before = instantBefore(clock(), RETENTION.complaints)
    await deleteRepliedBefore(database.kysely, instantText(before))
  },
})
