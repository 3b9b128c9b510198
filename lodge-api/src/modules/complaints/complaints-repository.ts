import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'
import type { ComplaintTable } from '../../database/tables/visitor-tables.ts'

/** Adds the counter of a year if it does not exist. */
export const ensureCounter = (transaction: DatabaseTransaction, year: number) =>
  transaction
    .insertInto('complaint_counter')
    .values({ year, last_number: 0 })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .execute()

/** Locks the counter of a year until the transaction ends. */
export const lockCounterRow = (transaction: DatabaseTransaction, year: number) =>
  transaction
    .selectFrom('complaint_counter')
    .select('year')
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Returns the next number of a year. */
export async function takeNumber(transaction: DatabaseTransaction, year: number): Promise<number> {
  const { last_number } = await transaction
    .updateTable('complaint_counter')
    .set((expression) => ({ last_number: expression('last_number', '+', 1) }))
    .where('year', '=', year)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export const insertComplaint = (transaction: DatabaseTransaction, complaint: ComplaintTable) =>
  transaction.insertInto('complaint').values(complaint).execute()

/** Returns a complaint with the same content filed since an instant (ISO 8601). */
export const findRepeat = (executor: Executor, fingerprint: string, since: string) =>
  executor
    .selectFrom('complaint')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>=', since)
    .executeTakeFirst()

/** Counts the complaints of an address, in any case, filed since an instant (ISO 8601) and before the complaint `id`. */
export async function countEarlier(
  executor: Executor,
  { email, id }: Pick<ComplaintTable, 'email' | 'id'>,
  since: string,
): Promise<number> {
  const { count } = await executor
    .selectFrom('complaint')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('created_at', '>=', since)
    .where('id', '<', id)
    .executeTakeFirstOrThrow()
  return count
}

export const findComplaint = (executor: Executor, id: string) =>
  executor.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirst()

/** Stores the reply; returns false if there is one already. */
export async function writeReply(
  transaction: DatabaseTransaction,
  id: string,
  reply: { reply: string; replied_at: string; replied_by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('complaint')
    .set(reply)
    .where('id', '=', id)
    .where('replied_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type ComplaintState = 'open' | 'answered' | undefined

const inState = (executor: Executor, state: ComplaintState) => {
  const all = executor.selectFrom('complaint')
  return state === undefined ? all : all.where('replied_at', state === 'open' ? 'is' : 'is not', null)
}

/** Returns at most `limit` complaints below the id `after`, newest first (ids sort by creation). */
export const listComplaints = (executor: Executor, state: ComplaintState, page: CursorPage) =>
  inState(executor, state).selectAll().$call(newestFirst('id', page)).execute()

export async function countComplaints(executor: Executor, state: ComplaintState): Promise<number> {
  const { count } = await inState(executor, state)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes the complaints that were replied to before an instant (ISO 8601); one without a reply remains. */
export const deleteRepliedBefore = (executor: Executor, instant: string) =>
  executor.deleteFrom('complaint').where('replied_at', '<', instant).execute()
