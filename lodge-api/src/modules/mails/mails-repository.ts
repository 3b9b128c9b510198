import type { DatabaseTransaction, Executor } from '../../database/connect.ts'

/** The jobs that send a mail each. */
const MAIL_KINDS = ['mail', 'visitor-mail']

/** Not sent, and tried at least once: a success takes the last error away. */
const unsent = (executor: Executor) =>
  executor
    .selectFrom('job')
    .where('kind', 'in', MAIL_KINDS)
    .where('done_at', 'is', null)
    .where('last_error', 'is not', null)

/** Mails newest first, `limit` of them below the id `after`; ids sort by when they were made. */
export const listUnsent = (executor: Executor, page: { after: string | undefined; limit: number }) =>
  unsent(executor)
    .selectAll()
    .$if(page.after !== undefined, (query) => query.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

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
 * Gives a mail that failed all its tries again, the first of them at `now` (ISO 8601), and forgets none of its failures;
 * whether it was not its turn already.
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

const reservationsAmong = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('reservation').select('id').where('id', 'in', ids).execute()

const messagesAmong = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('contact_message').select(['id', 'names']).where('id', 'in', ids).execute()

const complaintsAmong = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('complaint').select(['id', 'year', 'number']).where('id', 'in', ids).execute()

/** What of this there is by these ids: reservations, messages with who wrote them, sheets with their numbers. */
export async function findSubjects(executor: Executor, ids: readonly string[]) {
  // PostgreSQL knows no empty list.
  if (ids.length === 0) return { reservations: [], messages: [], complaints: [] }
  const [reservations, messages, complaints] = await Promise.all([
    reservationsAmong(executor, ids),
    messagesAmong(executor, ids),
    complaintsAmong(executor, ids),
  ])
  return { reservations, messages, complaints }
}
