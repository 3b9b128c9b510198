import type { MessageState } from 'shared-ui/rules/messages/message-states'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'
import { containsEachWord } from '../../database/queries/word-search.ts'
import type { ContactMessageTable } from '../../database/tables/visitor-tables.ts'

/** Stores a message; returns false if it exists already. */
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

/** Filter of messages: those that contain every word (folded like the search text) and have the state. */
export type MessageFilter = { words: readonly string[]; state: MessageState | undefined }

function matching(executor: Executor, { words, state }: MessageFilter) {
  let found = executor.selectFrom('contact_message')
  if (state) found = found.where('attended_at', state === 'waiting' ? 'is' : 'is not', null)
  return found.where(containsEachWord('search_text', words))
}

/** Returns at most `limit` messages below the id `after`, newest first (ids sort by creation). */
export const listMessages = (executor: Executor, filter: MessageFilter, page: CursorPage) =>
  matching(executor, filter).selectAll().$call(newestFirst('id', page)).execute()

export async function countMessages(executor: Executor, filter: MessageFilter): Promise<number> {
  const { count } = await matching(executor, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findMessage = (executor: Executor, id: string) =>
  executor.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()

/** Marks a waiting message as attended to; returns false if it did not wait. */
export async function markAttended(
  transaction: DatabaseTransaction,
  id: string,
  attended: { attended_at: string; attended_by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('contact_message')
    .set(attended)
    .where('id', '=', id)
    .where('attended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a message as waiting again; returns false if it waited already. */
export async function markWaiting(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('contact_message')
    .set({ attended_at: null, attended_by: null })
    .where('id', '=', id)
    .where('attended_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes messages created before an instant (ISO 8601). */
export const deleteMessagesBefore = (executor: Executor, instant: string) =>
  executor.deleteFrom('contact_message').where('created_at', '<', instant).execute()
