import { sql } from 'kysely'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'

const BATCH = 200

// Written into the statement, since SQLite uses the partial index of failed purchases for no parameters.
const FAILED = (['expired', 'denied', 'denied_late', 'never_charged', 'returned'] as const).map((state) =>
  sql.lit(state),
)

const SETTLED = [...FAILED, sql.lit('confirmed' as const)]

/** Purchases that ended without a booking by `before` (ISO 8601) and still hold personal data. */
export const listForgettable = (executor: Executor, before: string) =>
  executor
    .selectFrom('purchase')
    .select('purchase_number')
    .where('state', 'in', FAILED)
    .where('email', '!=', sql.lit(''))
    .where('state_at', '<', before)
    .orderBy('state_at')
    .limit(BATCH)
    .execute()

/** Settled purchases of before `before` (ISO 8601) that still say which browser and network they came from. */
export const listIdentified = (executor: Executor, before: string) =>
  executor
    .selectFrom('purchase')
    .select('purchase_number')
    .where('state', 'in', SETTLED)
    .where('address_hash', '!=', sql.lit(''))
    .where('state_at', '<', before)
    .orderBy('state_at')
    .limit(BATCH)
    .execute()

/** Deletes a purchase with its items. */
export const deletePurchase = (transaction: DatabaseTransaction, purchaseNumber: number) =>
  transaction.deleteFrom('purchase').where('purchase_number', '=', purchaseNumber).execute()
