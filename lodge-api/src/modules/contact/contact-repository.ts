import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { ContactMessageTable } from '../../database/tables/visitor-tables.ts'

/** Writes a message down; whether it was not there already. */
export async function insertMessage(
  transaction: DatabaseTransaction,
  message: ContactMessageTable,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('contact_message')
    .values(message)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Messages newest first, `limit` of them below the id `after`; ids sort by when they were made. */
export const listMessages = (executor: Executor, page: { after: string | undefined; limit: number }) =>
  executor
    .selectFrom('contact_message')
    .selectAll()
    .$if(page.after !== undefined, (query) => query.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

export async function countMessages(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom('contact_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Erases what was written before an instant (ISO 8601). */
export const deleteMessagesBefore = (executor: Executor, instant: string) =>
  executor.deleteFrom('contact_message').where('created_at', '<', instant).execute()
