import type { Executor } from '../../database/connect.ts'

/** The reservation that a mail's link leads to. */
export async function findLinked(executor: Executor, tokenHash: string): Promise<string | undefined> {
  const link = await executor
    .selectFrom('guest_link')
    .select('reservation_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return link?.reservation_id
}

/** When, by whom and by which rule a reservation was cancelled. */
export const findCancellation = (executor: Executor, reservationId: string) =>
  executor
    .selectFrom('reservation_event')
    .select(['at', 'by', 'facts'])
    .where('reservation_id', '=', reservationId)
    .where('kind', '=', 'cancelled')
    .orderBy('id', 'desc')
    .executeTakeFirst()
