import { sql } from 'kysely'
import type { Executor } from '../../database/connect.ts'

// The lists are never empty: the service leaves out tables whose rows would belong to none.

export const listClients = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('client').selectAll().where('id', 'in', ids).orderBy('id').execute()

export const listReservationRows = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('reservation').selectAll().where('id', 'in', ids).orderBy('id').execute()

/** Lists the nights that guests spent in other rooms before their present ones. */
export const listSegments = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('reservation_segment')
    .selectAll()
    .where('reservation_id', 'in', ids)
    .orderBy('reservation_id')
    .orderBy('position')
    .execute()

export const listEvents = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('reservation_event')
    .selectAll()
    .where('reservation_id', 'in', ids)
    .orderBy('id')
    .execute()

export const listGuests = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('stay_guest').selectAll().where('reservation_id', 'in', ids).orderBy('id').execute()

export const listFolioEntries = (executor: Executor, ids: readonly string[]) =>
  executor.selectFrom('folio_entry').selectAll().where('reservation_id', 'in', ids).orderBy('id').execute()

export const listRefunds = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('refund')
    .select(['id', 'reservation_id', 'purchase_number', 'cause', 'amount', 'state', 'ordered_at', 'state_at'])
    .where('reservation_id', 'in', ids)
    .orderBy('id')
    .execute()

/** Lists when links were mailed, without their hashes. */
export const listGuestLinks = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('guest_link')
    .select(['reservation_id', 'created_at'])
    .where('reservation_id', 'in', ids)
    .orderBy('created_at')
    .execute()

/** Lists purchases without what only the server and the provider know: keys, hashes, leases. */
export const listPurchases = (executor: Executor, numbers: readonly number[]) =>
  executor
    .selectFrom('purchase')
    .select(['purchase_number', 'state', 'total', 'charged', 'email', 'document_number', 'expires_at'])
    .select(['provider', 'environment', 'card', 'brand', 'action_code', 'action_description'])
    .select(['transaction_id', 'transaction_date', 'created_at', 'state_at'])
    .where('purchase_number', 'in', numbers)
    .orderBy('purchase_number')
    .execute()

export const listPurchaseItems = (executor: Executor, numbers: readonly number[]) =>
  executor
    .selectFrom('purchase_item')
    .selectAll()
    .where('purchase_number', 'in', numbers)
    .orderBy('purchase_number')
    .orderBy('position')
    .execute()

/** Lists when links of the newsletter were mailed, without their hashes. */
export const listNewsletterTokens = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('newsletter_token')
    .select(['subscription_id', 'created_at'])
    .where('subscription_id', 'in', ids)
    .orderBy('created_at')
    .execute()

/** Lists the mails about records of the last month, sent or not. */
export const listMails = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('job')
    .select(['id', 'payload', 'created_at', 'done_at', 'failed_at'])
    .where(({ or }) => or(ids.map((id) => sql<boolean>`payload like ${`%"${id}"%`}`)))
    .orderBy('id')
    .execute()

/** Lists what staff did with records. */
export const listAuditEntries = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('audit_log')
    .select(['at', 'staff_name', 'action', 'subject_kind', 'subject_id', 'before', 'after'])
    .where('subject_id', 'in', ids)
    .orderBy('id')
    .execute()
