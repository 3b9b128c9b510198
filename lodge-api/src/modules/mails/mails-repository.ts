import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'

/** The kinds of job that send a mail. */
const MAIL_KINDS = ['mail', 'visitor-mail']

/** Mails that were tried but not sent; a success clears the last error. */
const unsent = (executor: Executor) =>
  executor
    .selectFrom('job')
    .where('kind', 'in', MAIL_KINDS)
    .where('done_at', 'is', null)
    .where('last_error', 'is not', null)

/** Returns at most `limit` mails below the id `after`, newest first (ids sort by creation). */
export const listUnsent = (executor: Executor, page: CursorPage) =>
  unsent(executor).selectAll().$call(newestFirst('id', page)).execute()

export async function countUnsent(executor: Executor): Promise<number> {
  const { count } = await unsent(executor)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findMailJob = (executor: Executor, id: string) =>
  executor
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('kind', 'in', MAIL_KINDS)
    .executeTakeFirst()

/**
 * Schedules a failed mail at `now` (ISO 8601) with all its attempts again; its failure count remains. Returns false if
 * it was due already or is sent.
 */
export async function requeueMail(
  transaction: DatabaseTransaction,
  id: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('job')
    .set(({ ref }) => ({ run_at: now, forgiven: ref('attempts'), failed_at: null }))
    .where('id', '=', id)
    .where('kind', 'in', MAIL_KINDS)
    .where('done_at', 'is', null)
    .where('last_error', 'is not', null)
    .where(({ or, eb }) => or([eb('failed_at', 'is not', null), eb('run_at', '>', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a mail that was given up as done at `now` (ISO 8601). Returns false if it is not given up. */
export async function dismissGivenUp(
  transaction: DatabaseTransaction,
  id: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('job')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('kind', 'in', MAIL_KINDS)
    .where('done_at', 'is', null)
    .where('failed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const reservationsAmong = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('reservation').select('id').where('id', 'in', ids).execute()

const messagesAmong = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('contact_message').select(['id', 'names']).where('id', 'in', ids).execute()

const complaintsAmong = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('complaint').select(['id', 'year', 'number']).where('id', 'in', ids).execute()

/** Returns the subjects with these ids: reservations, messages with their senders, and complaints with their numbers. */
export async function findSubjects(executor: Executor, ids: readonly string[]) {
  // PostgreSQL rejects an empty list.
  if (ids.length === 0) return { reservations: [], messages: [], complaints: [] }
  const [reservations, messages, complaints] = await Promise.all([
    reservationsAmong(executor, ids),
    messagesAmong(executor, ids),
    complaintsAmong(executor, ids),
  ])
  return { reservations, messages, complaints }
}
