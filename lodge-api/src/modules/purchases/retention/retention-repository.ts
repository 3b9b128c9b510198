import { sql } from 'kysely'
import type { DatabaseTransaction, Executor } from '../../../database/connect.ts'

const BATCH = 200

/** The states of purchases that did not become a booking. */
export const FAILED_STATES = ['expired', 'denied', 'denied_late', 'never_charged', 'returned'] as const

// Literals, because SQLite does not use the partial index of failed purchases for parameters.
const FAILED = FAILED_STATES.map((state) => sql.lit(state))

const SETTLED = [...FAILED, sql.lit('confirmed' as const)]

/** Lists purchases that ended without a booking before `before` (ISO 8601) and still contain personal data. */
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

/** Lists purchases settled before `before` (ISO 8601) that still store the browser and network they came from. */
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
