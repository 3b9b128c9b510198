import type { Insertable, Selectable, Updateable } from 'kysely'
import type { PaymentState } from 'shared-ui/validators/reservation'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { PaymentAttemptTable } from '../../database/schema.ts'

export type PaymentAttempt = Selectable<PaymentAttemptTable>

/** Writes a new attempt; its purchase number comes from the sequence. */
export const insertAttempt = async (
  transaction: DatabaseTransaction,
  attempt: Insertable<PaymentAttemptTable>,
): Promise<number> => {
  const { purchase_number } = await transaction
    .insertInto('payment_attempt')
    .values(attempt)
    .returning('purchase_number')
    .executeTakeFirstOrThrow()
  return purchase_number
}

export const findAttempt = (
  executor: Executor,
  purchaseNumber: number,
): Promise<PaymentAttempt | undefined> =>
  executor
    .selectFrom('payment_attempt')
    .selectAll()
    .where('purchase_number', '=', purchaseNumber)
    .executeTakeFirst()

/** Changes an attempt if it is in one of the states `from`; whether it was. */
export async function moveAttempt(
  transaction: DatabaseTransaction,
  purchaseNumber: number,
  change: { from: PaymentState[]; values: Updateable<PaymentAttemptTable> },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_attempt')
    .set(change.values)
    .where('purchase_number', '=', purchaseNumber)
    .where('state', 'in', change.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the holds of one visit; gives their purchase numbers. */
export const expireHeldAttempts = (transaction: DatabaseTransaction, visit: string, now: string) =>
  transaction
    .updateTable('payment_attempt')
    .set({ state: 'expired', state_at: now })
    .where('visit', '=', visit)
    .where('state', '=', 'held')
    .returning('purchase_number')
    .execute()

/** Ends every hold whose time ran out by `now` (ISO 8601); gives their purchase numbers. */
export const expireEndedAttempts = (transaction: DatabaseTransaction, now: string) =>
  transaction
    .updateTable('payment_attempt')
    .set({ state: 'expired', state_at: now })
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .returning('purchase_number')
    .execute()

/**
 * Charges sent and never answered: those sent before `before` (ISO 8601) by anyone, and, where this run of the server is the
 * only one, those of any other run.
 */
export const listInterruptedAttempts = (executor: Executor, before: string, onlyRun: string | null) =>
  executor
    .selectFrom('payment_attempt')
    .select('purchase_number')
    .where('state', '=', 'authorizing')
    .where(({ or, eb }) =>
      or([eb('state_at', '<=', before), ...(onlyRun === null ? [] : [eb('sent_by', '!=', onlyRun)])]),
    )
    .execute()
