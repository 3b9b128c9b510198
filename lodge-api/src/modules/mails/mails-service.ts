import { complaintNumber } from 'shared-ui/rules/messages/complaint-number'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { UnsentMailResponse, UnsentState } from 'shared-ui/validators/messages/mail'
import type { Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { type RequestedPage, readPage } from '../../database/queries/cursor-page.ts'
import type { JobTable } from '../../database/schema.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { mailFailure } from './mail-failure.ts'
import { readMailOrder, subjectOf } from './mail-order.ts'
import { MailNotFound } from './mails-errors.ts'
import {
  countUnsent,
  dismissGivenUp,
  findMailJob,
  findSubjects,
  listUnsent,
  requeueMail,
} from './mails-repository.ts'

type About = NonNullable<UnsentMailResponse['about']>

/** Returns a page of mails that could not be sent so far, newest first. */
export async function unsentMailsPage({ database, clock }: Lodge, page: RequestedPage) {
  const { kysely } = database
  const { shown, ...rest } = await readPage(page, (cursor) => listUnsent(kysely, cursor), countUnsent(kysely))
  const subjects = await namedSubjects(kysely, shown)
  const now = instantText(clock())
  return { mails: shown.map((job) => toUnsentMail(job, subjects, now)), ...rest }
}

function toUnsentMail(job: JobTable, subjects: Map<string, About>, now: string): UnsentMailResponse {
  const order = readMailOrder(job.payload)
  const state = stateOf(job, now)
  return {
    _id: job.id,
    template: order.template,
    receiver: order.to,
    about: subjects.get(subjectOf(order) ?? '') ?? null,
    state,
    failure: mailFailure(job.last_error ?? ''),
    attempts: job.attempts,
    lastTryAt: job.last_failed_at,
    nextTryAt: state === 'retrying' ? job.run_at : null,
    createdAt: job.created_at,
  }
}

function stateOf(job: JobTable, now: string): UnsentState {
  if (job.failed_at !== null) return 'given_up'
  return job.run_at > now ? 'retrying' : 'queued'
}

/** Returns the subjects of mails by id. Ids are unique across all kinds of subject. */
async function namedSubjects(executor: Executor, jobs: readonly JobTable[]): Promise<Map<string, About>> {
  const ids = jobs.flatMap((job) => subjectOf(readMailOrder(job.payload)) ?? [])
  const { reservations, messages, complaints } = await findSubjects(executor, ids)
  const abouts: About[] = [
    ...reservations.map(({ id }) => ({ kind: 'reservation' as const, _id: id, name: reservationNumber(id) })),
    ...messages.map(({ id, names }) => ({ kind: 'message' as const, _id: id, name: names })),
    ...complaints.map((row) => ({ kind: 'complaint' as const, _id: row.id, name: complaintNumber(row) })),
  ]
  return new Map(abouts.map((about) => [about._id, about]))
}

/**
 * Retries a failed mail at once, with all its attempts again. Nothing changes if it was sent meanwhile or is due
 * already. Throws `MailNotFound`.
 */
export function retryMail({ database, clock }: Lodge, id: string, actor: Actor): Promise<void> {
  const now = clock()
  return database.transaction(async (transaction) => {
    if (!(await findMailJob(transaction, id))) throw new MailNotFound()
    const changed = await requeueMail(transaction, id, instantText(now))
    if (!changed) return
    await recordAuditEntry(transaction, { action: 'retry', subject: { kind: 'mail', id }, actor }, now)
  })
}

/** Removes a mail that was given up from the list: it is never sent. Throws `MailNotFound` unless it is given up. */
export const dismissMail = ({ database, clock }: Lodge, id: string, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const now = clock()
    if (!(await dismissGivenUp(transaction, id, instantText(now)))) throw new MailNotFound()
    await recordAuditEntry(transaction, { action: 'delete', subject: { kind: 'mail', id }, actor }, now)
  })

/** Counts the mails that could not be sent so far. */
export const countUnsentMails = ({ database }: Lodge): Promise<number> => countUnsent(database.kysely)
